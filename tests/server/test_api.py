"""The API over real HTTP: what it gives, and each refusal with its status, its code and its sentence."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bazigah import __version__
from bazigah.core import written
from bazigah.core.game import find_game, game_names
from bazigah.core.say import Say, say
from bazigah.server import wire
from bazigah.server.api import LARGEST
from bazigah.server.api.problems import Problem
from bazigah.server.api.shapes import Replay
from bazigah.words.catalogue import Catalogue
from support.server import QUICK, UNLIMITED, InThread, in_thread, until

pytestmark = pytest.mark.slow  # real servers and databases

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("api"), **UNLIMITED, **QUICK) as served:
        yield served


def problem(answer: httpx.Response, status: int, code: str) -> Problem:
    """The refusal, which must be that one."""
    assert answer.headers["content-type"].startswith("application/json")
    found = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, found.code) == (status, code), answer.text
    assert found.text
    assert "Traceback" not in answer.text
    return found


def new_table(browser: httpx.Client, **settings: Any) -> str:
    made = browser.post("/api/tables", json={"game": "ten", "options": {"players": 2}, **settings})
    assert made.status_code == 201, made.text
    code: str = made.json()["code"]
    assert made.json()["url"].endswith(f"/t/{code}")
    return code


def ask(browser: httpx.Client, code: str, type: str, id: str = "", **fields: Any) -> httpx.Response:
    message = {"type": type, "id": id or f"{type}-{fields.get('seat', '')}", **fields}
    return browser.post(f"/api/tables/{code}/requests", json=message)


# What there is


def test_games_are_described_with_their_options(served: InThread) -> None:
    games = {game["name"]: game for game in served.get("/api/games").json()}
    assert tuple(games) == game_names()
    for name, view in games.items():
        game = find_game(name)
        assert view["rules"] == game.rules.VERSION
        for by_players in view["players"]:
            names = [option["name"] for option in by_players["options"]]
            assert names == [option.name for option in game.declared]
            given = {"players": by_players["players"]}
            defaults = {o["name"]: o["default"] for o in by_players["options"] if o["name"] != "players"}
            assert game.resolve(given) == {**given, **defaults}
            for option in by_players["options"]:
                for value in [*option["choices"], *([option["low"], option["high"]] if option["high"] else [])]:
                    if option["name"] != "players":
                        assert game.resolve({**given, option["name"]: value})[option["name"]] == value


def test_the_server_says_that_it_lives_and_what_it_is(served: InThread) -> None:
    for path in ("health", "ready"):
        assert served.get(f"/api/{path}").json() == {"status": "ok"}
    version = served.get("/api/version").json()
    assert version == {"version": __version__, "rules": {name: find_game(name).rules.VERSION for name in game_names()}}


def test_metrics_are_in_prometheus_form_and_few(served: InThread) -> None:
    from prometheus_client.parser import text_string_to_metric_families

    browser = served.browser()
    for number in range(30):
        browser.get(f"/api/nothing-{number}")
        browser.get(f"/api/tables/{100_000_000 + number}")
    answer = browser.get("/api/metrics")
    assert answer.headers["content-type"] == "text/plain; version=1.0.0; charset=utf-8"
    families = {family.name: family for family in text_string_to_metric_families(answer.text)}
    values = {(s.name, *s.labels.values()): s.value for family in families.values() for s in family.samples}
    assert values["bazigah_refusals_total", "table-unknown"] >= 30
    assert values["bazigah_http_total", "404"] >= 60
    assert values["bazigah_sockets",] == 0
    assert values["bazigah_tables_awake",] >= 0
    assert len(values) < 200


# Tables


def test_listed_tables_can_be_joined_and_watched_once_a_match_is_on(served: InThread) -> None:
    host, guest = served.person("Sara"), served.browser()
    listed = new_table(host, listed=True, name="  Friday\u202e night ")
    hidden = new_table(host)
    tables = {table["code"]: table for table in guest.get("/api/tables").json()}
    assert hidden not in tables
    assert tables[listed]["name"] == "Friday night"
    assert (tables[listed]["game"], tables[listed]["seats"], tables[listed]["free"]) == ("ten", 2, 2)
    for request in ({"type": "sit", "seat": 0}, {"type": "bot", "seat": 1, "bot": "random"}, {"type": "start"}):
        ask(host, listed, **request).raise_for_status()
    tables = {table["code"]: table for table in guest.get("/api/tables").json()}
    assert hidden not in tables
    assert tables[listed]["phase"] in ("opening", "playing")
    assert {table["code"] for table in host.get("/api/me/tables").json()} == {listed, hidden}


@pytest.mark.parametrize(
    ("settings", "code", "reason"),
    [
        ({"game": "chess"}, "game-unknown", None),
        ({"options": {"players": 99}}, "rule", "option-value"),
        ({"options": {}}, "rule", "option-missing"),
        ({"options": {"players": 2, "wind": "north"}}, "rule", "option-unknown"),
    ],
)
def test_options_are_checked_by_the_game(
    settings: dict[str, Any], code: str, reason: str | None, served: InThread
) -> None:
    clause = find_game("ten").declared[0].clause if reason else None
    made = {"game": "ten", "options": {"players": 2}, **settings}
    for language in ("en", "fa"):
        answer = served.person(language=language).post("/api/tables", json=made)
        found = problem(answer, 422, code)
        assert (found.clause, found.reason) == (clause, reason)
        assert ("»" in found.text) is (language == "fa")


def test_a_table_is_told_whole_to_those_without_a_socket(served: InThread) -> None:
    host, guest = served.person("Sara"), served.person("Ali")
    code = new_table(host)
    ask(host, code, "sit", seat=0).raise_for_status()
    welcome = msgspec.json.decode(guest.get(f"/api/tables/{code}").content, type=wire.AnyReply)
    assert isinstance(welcome, wire.Welcome)
    assert [seat.name for seat in welcome.table.seats] == ["Sara", ""]
    assert welcome.you.person == guest.get("/api/me").json()["id"]
    assert served.browser().get(f"/api/tables/{code}").json()["you"]["person"] == ""


def test_a_code_is_understood_as_people_type_it(served: InThread) -> None:
    code = new_table(served.person())
    persian = "".join("۰۱۲۳۴۵۶۷۸۹"[int(figure)] for figure in code)
    for typed in (f"{code[:3]} {code[3:6]} {code[6:]}", f"{code[:3]}-{code[3:6]}-{code[6:]}", persian):
        assert served.browser().get(f"/api/tables/{typed}").json()["table"]["code"] == code


def test_the_same_request_twice_has_one_effect(served: InThread) -> None:
    host = served.person()
    code = new_table(host)
    first = ask(host, code, "sit", id="once", seat=0)
    again = ask(host, code, "sit", id="once", seat=0)
    assert first.json() == again.json() == {"type": "ack", "id": "once", "number": 2}
    assert host.get(f"/api/tables/{code}").json()["number"] == 2


@pytest.mark.parametrize(
    ("request_", "status", "code"),
    [
        ({"type": "sit", "seat": 7}, 422, "seat-unknown"),
        ({"type": "sit", "seat": 0}, 409, "seat-taken"),
        ({"type": "start"}, 403, "not-host"),
        ({"type": "act", "seat": 0, "action": 0, "number": 1}, 409, "no-match"),
        ({"type": "bot", "seat": 1, "bot": "random"}, 403, "not-host"),
        ({"type": "say", "text": "hello"}, 409, "free-chat-off"),
        ({"type": "say", "phrase": "nonsense"}, 422, "phrase-unknown"),
    ],
)
def test_a_refusal_at_a_table_has_its_status(
    request_: dict[str, Any], status: int, code: str, served: InThread
) -> None:
    host, guest = served.person("Sara"), served.person("Ali")
    table = new_table(host)
    ask(host, table, "sit", seat=0).raise_for_status()
    problem(ask(guest, table, **request_), status, code)


# Matches


@pytest.fixture(scope="module")
def match(served: InThread) -> tuple[httpx.Client, str, str]:
    """A person, their table, and the id of a match that waits for them."""
    host = served.person("Sara")
    code = new_table(host, game="clever")
    for request in ({"type": "sit", "seat": 0}, {"type": "bot", "seat": 1, "bot": "random"}, {"type": "start"}):
        ask(host, code, **request).raise_for_status()
    until(lambda: host.get(f"/api/tables/{code}").json()["table"]["phase"] == "playing")
    return host, code, host.get("/api/me/matches").json()["matches"][0]["id"]


def test_the_record_of_a_running_match_is_sealed_and_only_for_those_who_play(
    served: InThread, match: tuple[httpx.Client, str, str]
) -> None:
    host, _, id = match
    for browser in (served.browser(), served.person("Ali")):
        problem(browser.get(f"/api/matches/{id}/record"), 403, "record-running")
    record = written.read(host.get(f"/api/matches/{id}/record").text)
    assert record.id == id
    assert record.dice.secret is None
    assert record.result is None
    record.verify()
    listed = host.get("/api/me/matches").json()["matches"][0]
    assert (listed["ended"], listed["seats"], listed["points"], listed["ranks"]) == (None, [0], None, None)


def test_the_record_of_an_ended_match_is_for_everyone_and_holds(served: InThread) -> None:
    host = served.person("سارا")
    code = new_table(host)
    for request in ({"type": "sit", "seat": 0}, {"type": "bot", "seat": 1, "bot": "random"}, {"type": "start"}):
        ask(host, code, **request).raise_for_status()
    until(lambda: host.get(f"/api/tables/{code}").json()["table"]["phase"] == "playing")
    ask(host, code, "stop").raise_for_status()
    id = host.get("/api/me/matches").json()["matches"][0]["id"]
    anyone = served.browser()
    answer = anyone.get(f"/api/matches/{id}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="ten-{id}.json"'
    record = written.read(answer.text)
    assert record.dice.secret is not None
    assert [seat.name for seat in record.seats] == ["سارا", ""]
    record.verify()
    notation = anyone.get(f"/api/matches/{id}/record", params={"form": "notation"})
    assert notation.headers["content-type"] == "text/plain; charset=utf-8"
    assert written.read(notation.text) == record
    for text, kind in ((answer.text, "application/json"), (notation.text, "text/plain")):
        verdict = anyone.post("/api/verify?lang=fa", content=text.encode(), headers={"content-type": kind}).json()
        assert verdict["holds"] is True
        assert len(verdict["says"]) == len(verdict["texts"]) >= 4
    forged = json.loads(answer.text)
    forged["seats"][0]["name"] = "Ali"
    problem(anyone.post("/api/verify", json=forged), 422, "record")


def test_an_ended_match_is_told_step_by_step_and_kept_by_browsers(
    served: InThread, match: tuple[httpx.Client, str, str]
) -> None:
    host = served.person("سارا")
    code = new_table(host)
    for request in ({"type": "sit", "seat": 0}, {"type": "bot", "seat": 1, "bot": "random"}, {"type": "start"}):
        ask(host, code, **request).raise_for_status()
    until(lambda: host.get(f"/api/tables/{code}").json()["table"]["phase"] == "playing")
    id = host.get("/api/me/matches").json()["matches"][0]["id"]
    problem(host.get(f"/api/matches/{id}/replay"), 403, "record-running")
    ask(host, code, "stop").raise_for_status()
    anyone = served.browser()
    answer = anyone.get(f"/api/matches/{id}/replay")
    told = msgspec.json.decode(answer.content, type=Replay)
    assert (told.id, told.game, told.seats[0].name) == (id, "ten", "سارا")
    assert told.dice.secret is not None
    record = anyone.get(f"/api/matches/{id}/record").content
    notation = anyone.get(f"/api/matches/{id}/record", params={"form": "notation"}).content
    for form, kind in ((record, "application/json"), (notation, "text/plain")):
        again = anyone.post("/api/replay", content=form, headers={"content-type": kind})
        assert msgspec.json.decode(again.content, type=Replay) == told
    for path in (f"/api/matches/{id}/replay", f"/api/matches/{id}/record"):
        tag = anyone.get(path).headers["etag"]
        kept = anyone.get(path, headers={"if-none-match": f'"other", {tag}'})
        assert (kept.status_code, kept.content, kept.headers["cache-control"]) == (304, b"", "no-cache")
    assert anyone.get(f"/api/matches/{id}/replay", headers={"if-none-match": '"other"'}).status_code == 200
    running, _, other = match
    assert running.get(f"/api/matches/{other}/record").headers["cache-control"] == "no-store"


def test_a_record_that_does_not_hold_is_told_why(served: InThread, match: tuple[httpx.Client, str, str]) -> None:
    from dataclasses import replace

    host, _, id = match
    record = written.read(host.get(f"/api/matches/{id}/record").text)
    wrong = written.to_json(replace(record, checksum="0" * 64))
    verdict = host.post("/api/verify?lang=en", content=wrong, headers=JSON).json()
    assert verdict["holds"] is False
    assert verdict["says"] == [{"id": "record-checksum", "values": {}}]
    assert verdict["texts"] == ["the events do not lead to the checksum of the record."]


def test_matches_come_in_pages(served: InThread) -> None:
    host = served.person()
    code = new_table(host)
    ask(host, code, "sit", seat=0)
    ask(host, code, "bot", seat=1, bot="random")
    for number in range(3):
        ask(host, code, "start" if not number else "rematch", id=f"s{number}")
        if number:
            ask(host, code, "start", id=f"a{number}")
        until(lambda: host.get(f"/api/tables/{code}").json()["table"]["phase"] == "playing")
        ask(host, code, "stop", id=f"e{number}").raise_for_status()
    whole = host.get("/api/me/matches").json()
    assert len(whole["matches"]) == 3
    assert whole["before"] is None
    page = host.get("/api/me/matches", params={"limit": 1}).json()
    assert page["matches"] == whole["matches"][:1]
    assert isinstance(page["before"], int)


# Refusals of the form


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status", "code"),
    [
        ("GET", "/api/nothing", None, {}, 404, "not-found"),
        ("POST", "/api/nothing/at/all", b"{}", JSON, 404, "not-found"),
        ("PUT", "/api/me", b"{}", JSON, 405, "method"),
        ("GET", "/api/verify", None, {}, 405, "method"),
        ("GET", "/api/tables/123456789", None, {}, 404, "table-unknown"),
        ("GET", "/api/tables/x", None, {}, 404, "table-unknown"),
        ("GET", "/api/tables?limit=x", None, {}, 400, "shape"),
        ("GET", "/api/tables?limit=0", None, {}, 400, "shape"),
        ("GET", "/api/matches/nothing/record", None, {}, 404, "not-found"),
        ("GET", "/api/matches/nothing/record?form=song", None, {}, 400, "shape"),
        ("POST", "/api/tables", b"{", JSON, 400, "not-json"),
        ("POST", "/api/tables", b"\xff\xfe", JSON, 400, "not-json"),
        ("POST", "/api/tables", b'{"game": "\xff"}', JSON, 400, "not-json"),
        ("POST", "/api/tables", b"", JSON, 400, "shape"),
        ("POST", "/api/tables", b"[]", JSON, 400, "shape"),
        ("POST", "/api/tables", b'{"game": 1}', JSON, 400, "shape"),
        ("POST", "/api/tables", b'{"game": "ten", "seconds": "60"}', JSON, 400, "shape"),
        ("POST", "/api/tables", b'{"game": "ten", "colour": "red"}', JSON, 400, "shape"),
        ("POST", "/api/tables", b'{"game": "ten"}', {"content-type": "text/plain"}, 415, "media-type"),
        ("POST", "/api/tables", b"game=ten", {"content-type": "application/x-www-form-urlencoded"}, 415, "media-type"),
        ("POST", "/api/tables", b'{"game": "ten"}', {}, 415, "media-type"),
        ("POST", "/api/tables", b" " * (LARGEST + 1), JSON, 413, "too-large"),
        ("POST", "/api/tables", b'{"game":"ten","options":' + b'{"a":' * 2000, JSON, 400, "too-deep"),
        ("POST", "/api/tables/123456789/requests", b'{"type": "fly", "id": "a"}', JSON, 400, "shape"),
        ("POST", "/api/tables/123456789/requests", b'{"type": "start", "id": "a"}', JSON, 404, "table-unknown"),
        ("POST", "/api/verify", b"{}", JSON, 422, "record"),
        ("POST", "/api/verify", b"[" * 100_000, JSON, 422, "record"),
        ("POST", "/api/verify", b"\xff", {"content-type": "text/plain"}, 400, "not-text"),
        ("POST", "/api/verify", b"<a/>", {"content-type": "text/xml"}, 415, "media-type"),
        ("POST", "/api/verify", b" " * 4_000_001, JSON, 413, "too-large"),
        ("GET", "/api/matches/nothing/replay", None, {}, 404, "not-found"),
        ("GET", "/api/replay", None, {}, 405, "method"),
        ("POST", "/api/replay", b"{}", JSON, 422, "record"),
        ("POST", "/api/replay", b"\xff", {"content-type": "text/plain"}, 400, "not-text"),
        ("POST", "/api/replay", b"<a/>", {"content-type": "text/xml"}, 415, "media-type"),
        ("POST", "/api/replay", b" " * 4_000_001, JSON, 413, "too-large"),
        ("PATCH", "/api/me", b"{}", JSON, 401, "sign-in"),
        ("DELETE", "/api/me", None, {}, 401, "sign-in"),
        ("GET", "/api/me/export", None, {}, 401, "sign-in"),
        ("POST", "/api/me/link", None, {}, 401, "sign-in"),
        ("POST", "/api/me/move", b'{"token": "x"}', JSON, 401, "token"),
    ],
)
def test_what_has_not_the_right_form_is_refused_in_one_form(
    method: str, path: str, body: bytes | None, headers: dict[str, str], status: int, code: str, served: InThread
) -> None:
    answer = served.browser().request(method, path, content=body, headers=headers)
    found = problem(answer, status, code)
    assert found.say.id.startswith(("server-no-", "record-"))
    if status == 405:
        assert answer.headers["allow"]


def test_a_body_without_an_announced_length_is_cut_off(served: InThread) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1024

    problem(served.browser().post("/api/tables", content=endless(), headers=JSON), 413, "too-large")


# Languages


@pytest.mark.parametrize(
    ("asked", "query", "language"),
    [
        ("", "", "en"),
        ("fa-IR", "", "fa"),
        ("de, fa;q=0.5, en;q=0.4", "", "fa"),
        ("fa;q=0.1, en", "", "en"),
        ("fa;q=0", "", "en"),
        ("fa;q=x, *", "", "fa"),
        ("\u2603", "", "en"),
        ("en", "?lang=fa", "fa"),
        ("fa", "?lang=xx", "fa"),
    ],
)
def test_a_refusal_speaks_the_language_of_the_request(asked: str, query: str, language: str, served: InThread) -> None:
    answer = served.get(f"/api/me{query}", headers={"accept-language": asked.encode()})
    found = problem(answer, 401, "sign-in")
    assert found.text == Catalogue(language).text(say("server-no-sign-in"))


def test_a_person_is_spoken_to_in_their_language(served: InThread) -> None:
    persian = served.person(language="fa")
    found = problem(persian.get("/api/tables/123456789", headers={"accept-language": "en"}), 404, "table-unknown")
    assert found.text == Catalogue("fa").text(Say(found.say.id, found.say.values))


# Limits


def test_limits_say_when_to_come_back(tmp_path: Path) -> None:
    limited = {**UNLIMITED, "tables_per_person": 2, "code_misses": 3, "people_per_address": 2}
    with in_thread(tmp_path, **limited) as served:
        browser = served.person()
        for _ in range(2):
            new_table(browser)
        answers = [browser.post("/api/tables", json={"game": "ten", "options": {"players": 2}})]
        found = problem(answers[0], 429, "too-many-tables")
        assert found.text
        known = browser.get("/api/me/tables").json()[0]["code"]
        for _ in range(3):
            problem(browser.get("/api/tables/123456789"), 404, "table-unknown")
        answers.append(browser.get(f"/api/tables/{known}"))
        problem(answers[1], 429, "too-many-misses")
        served.person()
        answers.append(served.browser().post("/api/me", json={}))
        problem(answers[2], 429, "too-many-people")
        assert all(0 < int(answer.headers["retry-after"]) <= 3600 for answer in answers)


def test_a_flood_is_refused_and_others_are_served(tmp_path: Path) -> None:
    with in_thread(tmp_path, **{**UNLIMITED, "http_per_minute": 20, "proxies": 1}) as served:
        with httpx.Client(base_url=served.url, headers={"x-forwarded-for": "203.0.113.9"}) as flood:
            answers = [flood.get("/api/version") for _ in range(25)]
        assert [answer.status_code for answer in answers].count(429) >= 4
        problem(answers[-1], 429, "too-fast")
        with httpx.Client(base_url=served.url, headers={"x-forwarded-for": "203.0.113.10"}) as other:
            assert other.get("/api/version").status_code == 200
