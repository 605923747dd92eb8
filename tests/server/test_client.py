"""The client is served at each of its addresses, packed, and kept by browsers as long as it stays the same."""

import re
from collections.abc import Iterator

import pytest

from bazigah.server.client import START, STATIC
from support.server import UNLIMITED, InThread, in_thread

pytestmark = pytest.mark.slow  # real servers


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    assert (STATIC / START).is_file(), "python hatch_build.py builds the client"
    with in_thread(tmp_path_factory.mktemp("client"), **UNLIMITED) as server:
        yield server


@pytest.mark.parametrize(
    "path", ["/", "/t/482913057", "/rules/ten", "/m/x1", "/me", "/me/a-token", "/settings", "/replay"]
)
def test_each_address_of_the_client_is_its_page(served: InThread, path: str) -> None:
    answer = served.get(path)
    assert (answer.status_code, answer.content) == (200, (STATIC / START).read_bytes())
    assert "max-age=0" in answer.headers["cache-control"]


def test_an_address_without_anything_is_the_same_page_which_says_so(served: InThread) -> None:
    answer = served.get("/nothing/here")
    assert (answer.status_code, answer.content) == (404, (STATIC / START).read_bytes())


def test_what_the_page_needs_is_there_packed_and_for_good(served: InThread) -> None:
    needed = re.findall(r'(?:src|href)="(/assets/[^"]+)"', (STATIC / START).read_text())
    assert len(needed) > 1
    for path in needed:
        plain = served.get(path, headers={"accept-encoding": "identity"})
        packed = served.get(path, headers={"accept-encoding": "gzip"})
        assert "immutable" in plain.headers["cache-control"]
        encoding = None if path.endswith(".woff2") else "gzip"  # fonts are packed in themselves
        assert packed.headers.get("content-encoding") == encoding
        assert packed.content == plain.content
        again = served.get(path, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_what_is_refused_outside_the_api_is_a_sentence(served: InThread) -> None:
    answer = served.get("/", headers={"host": "a b"})
    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.endswith(".")
