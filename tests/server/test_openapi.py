"""The API does what its own description says."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from support.server import QUICK, UNLIMITED, InThread, in_thread

pytestmark = pytest.mark.slow  # real servers and databases

EXAMPLES = 12
"""Requests of each kind to each operation."""
REFUSALS = ["2xx", "401", "403", "404", "409", "422", "429"]
"""What may become of a request that has the right form: 422 is that of the games' rules."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("api"), **UNLIMITED, **QUICK) as served:
        yield served


@pytest.fixture(scope="module")
def description(served: InThread) -> dict[str, Any]:
    found: dict[str, Any] = served.get("/api/openapi.json").json()
    return found


def operations(description: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for path in description["paths"].values():
        yield from path.values()


def test_every_operation_says_what_it_is_and_how_it_refuses(description: dict[str, Any]) -> None:
    ids = [operation["operationId"] for operation in operations(description)]
    assert len(ids) == len(set(ids)) >= 24
    for operation in operations(description):
        assert operation["summary"]
        assert operation["description"]
        assert operation["tags"]
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                schema = response["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}


def test_every_struct_is_described(description: dict[str, Any]) -> None:
    for name, schema in description["components"]["schemas"].items():
        assert schema.get("description"), name


@pytest.mark.parametrize("kind", ["positive", "negative"])
def test_every_answer_is_one_that_is_described(kind: str, served: InThread, description: dict[str, Any]) -> None:
    import schemathesis  # a second, which the quick tests do not need

    host = served.person()
    host.post("/api/tables", json={"game": "ten", "options": {"players": 2}, "listed": True}).raise_for_status()
    config = schemathesis.Config.from_dict({"checks": {"positive_data_acceptance": {"expected-statuses": REFUSALS}}})
    for found in schemathesis.openapi.from_dict(description, config=config).get_all_operations():
        operation = found.ok()
        takes = operation.definition.raw
        if kind == "negative" and not (takes.get("parameters") or takes.get("requestBody")):
            continue

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode(kind)))
        def answers(case: schemathesis.Case) -> None:
            person = served.person() if case.operation.label == "DELETE /api/me" else host
            case.body = with_whole_numbers(case.body)
            case.call_and_validate(
                base_url=served.url, headers={"origin": served.url}, cookies=dict(person.cookies), timeout=10
            )

        answers()


def with_whole_numbers(value: Any) -> Any:
    """To JSON Schema 3.0 is an integer; no program writes it so, and the server takes it for a mistake."""
    if isinstance(value, dict):
        return {name: with_whole_numbers(part) for name, part in value.items()}
    if isinstance(value, list):
        return [with_whole_numbers(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
