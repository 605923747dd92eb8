"""Who someone is: cookies, personal links, tokens; and how they leave."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from websockets.sync.client import connect

from bazigah.server import wire
from bazigah.server.clock import now
from bazigah.server.people import COOKIE, DAY, YEAR, People
from support.server import QUICK, UNLIMITED, InThread, in_thread, until

pytestmark = pytest.mark.slow  # real servers and databases


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("people"), **UNLIMITED, **QUICK) as served:
        yield served


def me(browser: httpx.Client) -> dict[str, Any] | None:
    answer = browser.get("/api/me")
    assert answer.status_code in {200, 401}
    found: dict[str, Any] = answer.json()
    return found if answer.status_code == 200 else None


def renamed(browser: httpx.Client, name: str) -> str:
    answer = browser.patch("/api/me", json={"name": name})
    assert answer.status_code == 200
    shown: str = answer.json()["name"]
    return shown


# Cookies


def test_who_only_looks_stays_nobody(served: InThread) -> None:
    browser = served.browser()
    for path in ("/api/games", "/api/tables", "/api/version", "/api/me"):
        assert "set-cookie" not in browser.get(path).headers
    assert me(browser) is None


def test_who_writes_becomes_someone_and_stays_the_same(served: InThread) -> None:
    browser = served.browser()
    answer = browser.post("/api/me", json={"name": "Sara", "language": "fa"})
    first = answer.json()
    assert (first["name"], first["language"], len(first["id"])) == ("Sara", "fa", 16)
    cookie = answer.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=lax", "path=/", f"max-age={YEAR}"):
        assert part in cookie
    assert "secure" not in cookie
    assert me(browser) == first
    again = browser.post("/api/me", json={})
    assert again.json() == first
    assert "set-cookie" not in again.headers


def test_a_new_table_makes_its_host_someone(served: InThread) -> None:
    browser = served.browser()
    browser.post("/api/tables", json={"game": "ten", "options": {"players": 2}}).raise_for_status()
    found = me(browser)
    assert found is not None
    assert found["name"] == ""


def test_the_language_of_someone_new_is_that_of_their_browser(served: InThread) -> None:
    browser = served.browser(**{"accept-language": "de, fa;q=0.8, en;q=0.5"})
    assert browser.post("/api/me", json={}).json()["language"] == "fa"


def test_who_comes_again_another_day_is_known_for_another_year(served: InThread) -> None:
    browser = served.person()
    id = browser.get("/api/me").json()["id"]
    for _ in range(2):
        assert "set-cookie" not in browser.get("/api/me").headers
    served.run(served.services.store.change_person(id, seen=now() - DAY - 1))
    answer = browser.get("/api/me/tables")
    assert f"max-age={YEAR}" in answer.headers["set-cookie"].lower()
    assert "set-cookie" not in browser.get("/api/me").headers
    assert browser.get("/api/me").json()["id"] == id


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "x",
        "a.b.c",
        "\u0661",
        "." * 3000,
        URLSafeTimedSerializer(b"k" * 32, salt="bazigah person").dumps(["abcdefghjkmnpqrs", 0]),
    ],
    ids=["empty", "x", "three", "digit", "dots", "other-key"],
)
def test_a_forged_cookie_is_nobody(forged: str, served: InThread) -> None:
    with httpx.Client(base_url=served.url) as browser:
        answer = browser.get("/api/me", headers={"cookie": f"{COOKIE}={forged}".encode()})
    assert answer.status_code == 401


def test_a_cookie_that_was_changed_is_nobody(served: InThread) -> None:
    value = served.person().cookies[COOKIE]
    with httpx.Client(base_url=served.url) as thief:
        for index in range(0, len(value), 7):
            changed = value[:index] + ("A" if value[index] != "A" else "B") + value[index + 1 :]
            assert thief.get("/api/me", headers={"cookie": f"{COOKIE}={changed}"}).status_code == 401, index
        assert thief.get("/api/me", headers={"cookie": f"{COOKIE}={value}"}).status_code == 200


def test_a_cookie_of_another_server_is_nobody(served: InThread) -> None:
    other = People(served.services.store, b"another key of thirty-two bytes.")
    person = served.run(served.services.people.come("Sara", "en"))
    assert served.get("/api/me", cookies={COOKIE: other.cookie(person)}).status_code == 401
    own = served.services.people.cookie(person)
    assert served.get("/api/me", cookies={COOKIE: own}).json()["id"] == person.id


def test_an_old_cookie_is_nobody(served: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    person = served.run(served.services.people.come("Sara", "en"))
    from itsdangerous import timed

    real = timed.time.time
    with monkeypatch.context() as patch:
        patch.setattr(timed.TimestampSigner, "get_timestamp", lambda _: int(real()) - YEAR - 10)
        cookie = served.services.people.cookie(person)
    assert served.get("/api/me", cookies={COOKIE: cookie}).status_code == 401


def test_the_cookie_is_for_https_where_people_come_by_https(tmp_path: Path) -> None:
    with in_thread(tmp_path, **UNLIMITED, public_url="https://play.example") as served:
        cookie = served.browser().post("/api/me", json={}).headers["set-cookie"]
    assert "secure" in cookie.lower()


# Names


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Sara   Ahmadi ", "Sara Ahmadi"),
        ("\u202esara\u202c\u2066", "sara"),
        ("a\x00b\nc\u200bd", "ab cd"),
        ("نی\u200cلوفر", "نی\u200cلوفر"),
        ("<b>Sara</b>", "<b>Sara</b>"),
        ("x" * 200, "x" * 24),
        ("\u200c\u200d", ""),
        ("", ""),
    ],
)
def test_names_are_cleaned(given: str, shown: str, served: InThread) -> None:
    assert renamed(served.person(), given) == shown


def test_half_characters_are_refused(served: InThread) -> None:
    body = b'{"name": "\\ud800"}'
    answer = served.person().patch("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] in {"shape", "not-json"}


# The personal link


def test_the_personal_link_makes_another_device_the_same_person(served: InThread) -> None:
    phone, laptop = served.person("Sara"), served.browser()
    link = phone.post("/api/me/link").json()
    assert link["url"] == f"{served.url}/me/{link['token']}"
    assert len(link["token"]) >= 22
    assert phone.post("/api/me/link").json() == link
    for _ in range(2):  # it is not used up
        assert laptop.post("/api/me/move", json={"token": link["token"]}).status_code == 200
    assert me(laptop) == me(phone)


def test_renewing_puts_all_other_devices_and_links_out(served: InThread) -> None:
    phone, laptop, found = served.person("Sara"), served.browser(), served.browser()
    token = phone.post("/api/me/link").json()["token"]
    laptop.post("/api/me/move", json={"token": token}).raise_for_status()
    program = phone.post("/api/me/tokens").json()["token"]
    code = phone.post("/api/tables", json={"game": "ten", "options": {"players": 2}}).json()["code"]
    with connect(served.socket_url(code), additional_headers={"cookie": f"{COOKIE}={laptop.cookies[COOKIE]}"}) as table:
        assert isinstance(wire.read_reply(table.recv(10)), wire.Welcome)
        assert phone.post("/api/me/renew").status_code == 200
        last = wire.read_reply(table.recv(10))
    assert isinstance(last, wire.Bye)
    assert (last.code, last.again) == ("token", False)
    assert me(phone) is not None
    assert me(laptop) is None
    answer = found.post("/api/me/move", json={"token": token})
    assert (answer.status_code, answer.json()["code"]) == (401, "token")
    assert phone.post("/api/me/link").json()["token"] != token
    assert served.get("/api/me", headers={"authorization": f"Bearer {program}"}).status_code == 200


def test_a_link_is_no_token_for_programs_and_the_other_way_round(served: InThread) -> None:
    browser = served.person()
    link, program = browser.post("/api/me/link").json()["token"], browser.post("/api/me/tokens").json()["token"]
    assert served.get("/api/me", headers={"authorization": f"Bearer {link}"}).status_code == 401
    assert served.browser().post("/api/me/move", json={"token": program}).status_code == 401


# Tokens for programs


def test_a_program_acts_for_its_person_without_an_origin(served: InThread) -> None:
    browser = served.person("Sara")
    token = browser.post("/api/me/tokens").json()["token"]
    with httpx.Client(base_url=served.url, headers={"authorization": f"Bearer {token}"}) as program:
        assert me(program) == me(browser)
        assert renamed(program, "Robot") == "Robot"
        assert "set-cookie" not in program.post("/api/me", json={}).headers


@pytest.mark.parametrize("header", ["Bearer x", "Bearer", "Basic c2FyYTpzYXJh", "bearer " + "a" * 5000, ""])
def test_a_foreign_token_is_refused_even_with_a_good_cookie(header: str, served: InThread) -> None:
    answer = served.person().get("/api/me", headers={"authorization": header})
    assert (answer.status_code, answer.json()["code"]) == (401, "token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_tokens_are_listed_without_themselves_and_dropped(served: InThread) -> None:
    browser = served.person()
    made = [browser.post("/api/me/tokens").json()["token"] for _ in range(3)]
    listed = browser.get("/api/me/tokens")
    assert len(listed.json()) == 3
    assert not any(token in listed.text for token in made)
    assert browser.delete("/api/me/tokens").status_code == 204
    assert browser.get("/api/me/tokens").json() == []
    for token in made:
        assert served.get("/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401


def test_tokens_pass_through_addresses_and_command_lines_as_they_are(served: InThread) -> None:
    """No sign of theirs means anything there, at their beginning or their end."""
    for _ in range(4):
        person = served.person("Sara")
        tokens = [person.post("/api/me/link").json()["token"]]
        tokens += [person.post("/api/me/tokens").json()["token"] for _ in range(8)]
        assert all(re.fullmatch("[0-9a-f]{32}", token) for token in tokens), tokens


def test_there_are_so_many_tokens_and_no_more(served: InThread) -> None:
    browser = served.person()
    codes = [browser.post("/api/me/tokens").status_code for _ in range(22)]
    assert codes == [201] * 20 + [409] * 2


def test_only_hashes_of_tokens_are_stored(served: InThread) -> None:
    browser = served.person()
    secrets = [browser.post(f"/api/me/{kind}").json()["token"] for kind in ("link", "tokens")]
    secrets.append(browser.cookies[COOKIE])
    home = served.services.settings.folder
    stored = b"".join(path.read_bytes() for path in home.iterdir() if path.is_file())
    assert not any(secret.encode() in stored for secret in secrets)


# Leaving


def play_with_bots(browser: httpx.Client, name: str) -> tuple[str, str]:
    """A match to its end under that name; the codes of the table and of the match."""
    made = {"game": "clever", "options": {"players": 2, "rounds": 1}, "chat": "free"}
    code: str = browser.post("/api/tables", json=made).json()["code"]
    requests = f"/api/tables/{code}/requests"
    for id, message in enumerate(
        [
            {"type": "sit", "seat": 0, "name": name},
            {"type": "bot", "seat": 1, "bot": "random"},
            {"type": "say", "text": "a word of mine"},
            {"type": "start"},
        ]
    ):
        browser.post(requests, json={"id": f"r{id}", **message}).raise_for_status()
    until(lambda: _moved(browser, code))
    return code, browser.get("/api/me/matches").json()["matches"][0]["id"]


def _moved(browser: httpx.Client, code: str) -> bool:
    """Whether the match is over; if it waits for the person, they move."""
    welcome = browser.get(f"/api/tables/{code}", params={"words": False}).json()
    for turn in (turn for turn in welcome["you"]["turns"] if turn["legal"]):
        act = {"type": "act", "seat": turn["seat"], "action": turn["legal"][0], "number": welcome["number"]}
        browser.post(f"/api/tables/{code}/requests", json={"id": f"n{welcome['number']}", **act})
    return bool(welcome["table"]["phase"] == "over")


def test_the_export_has_everything_and_no_secrets(served: InThread) -> None:
    browser = served.person("Sara")
    code, match = play_with_bots(browser, "Sari")
    secrets = [browser.post(f"/api/me/{kind}").json()["token"] for kind in ("link", "tokens")]
    answer = browser.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="bazigah.json"'
    kept = answer.json()
    assert kept["person"]["name"] == "Sara"
    assert [table["code"] for table in kept["tables"]] == [code]
    assert [played["id"] for played in kept["matches"]] == [match]
    assert "a word of mine" in json.dumps(kept)
    assert "Sari" in json.dumps(kept)
    dice = browser.get(f"/api/matches/{match}/record").json()["dice"]["secret"]
    assert not any(secret in answer.text for secret in [*secrets, browser.cookies[COOKIE], dice])


def test_who_is_deleted_is_gone_and_matches_stay_without_their_name(served: InThread) -> None:
    browser, other = served.person("Zarathustra"), served.person("Other")
    cookie, token = browser.cookies[COOKIE], browser.post("/api/me/tokens").json()["token"]
    link = browser.post("/api/me/link").json()["token"]
    code, match = play_with_bots(browser, "Zoroaster")
    answer = browser.delete("/api/me")
    assert answer.status_code == 204
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert me(browser) is None
    assert served.get("/api/me", cookies={COOKIE: cookie}).status_code == 401
    assert served.get("/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    assert other.post("/api/me/move", json={"token": link}).status_code == 401
    record = other.get(f"/api/matches/{match}/record")
    assert record.json()["seats"][0] == {"name": "", "bot": None}
    checked = other.post("/api/verify", content=record.content, headers={"content-type": "application/json"})
    assert checked.json()["holds"] is True
    table = other.get(f"/api/tables/{code}")
    for text in (record.text, table.text):
        assert "Zarathustra" not in text
        assert "Zoroaster" not in text
        assert "a word of mine" not in text
