"""The protocol of a table over real sockets."""

import json
import os
import socket as network
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from bazigah.core import written
from bazigah.core.game import Game, find_game
from bazigah.core.match import Match
from bazigah.server import wire
from support.server import QUICK as NO_PAUSES
from support.server import UNLIMITED, InThread, Served, in_process, in_thread, until
from support.sockets import Guest, table

pytestmark = pytest.mark.slow  # real servers and databases

QUICK = {**NO_PAUSES, "contributing": 30.0}  # here everyone adds to the dice


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("live"), **{**UNLIMITED, **QUICK}) as served:
        yield served


def seated(served: Served, game: str = "wazabi", people: int = 2, *, words: bool = False, **fields: Any) -> list[Guest]:
    """A table with everybody at it, just before the first die falls."""
    browsers = [served.person(f"P{number}") for number in range(people)]
    code = table(browsers[0], game, people, **fields)
    guests = [Guest(served, browser, code, words=words) for browser in browsers]
    for seat, guest in enumerate(guests):
        guest.until("welcome")
        assert guest.ask("sit", seat=seat)["type"] == "ack"
    return guests


def begin(guests: list[Guest]) -> list[dict[str, Any]]:
    """They start, and add to the dice; what each was sent when play began."""
    guests[0].ask("start")
    for guest in guests:
        if not any(frame.get("table") and frame["table"]["phase"] == "opening" for frame in guest.frames):
            guest.phase("opening")
        guest.send("contribute", data="ab")
    return [guest.phase("playing") for guest in guests]


def turns_of(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The decisions that the reader has."""
    return list((frame["you"] or {"turns": []})["turns"])


def play(guests: list[Guest], last: list[dict[str, Any]], seed: int = 1) -> list[dict[str, Any]]:
    """A random match to its end, by whoever is to act first; the last update of each."""
    random = Random(seed)
    while last[0]["position"]["to_move"] != -2:
        turns = [(guest, turn) for guest, frame in zip(guests, last, strict=True) for turn in turns_of(frame)]
        guest, turn = next((guest, turn) for guest, turn in turns if turn["legal"])
        guest.send("act", seat=turn["seat"], action=random.choice(turn["legal"]), number=guest.number)
        last = [guest.until("update") for guest in guests]
    return last


def test_everyone_follows_a_whole_match_of_each_game_to_the_same_end(served: InThread, game: Game) -> None:
    guests = seated(served, game.name, words=True)
    last = play(guests, begin(guests))
    assert last[0]["match"] == last[1]["match"]
    assert last[0]["match"]["over"]
    record = written.read(httpx.get(f"{served.url}/api/matches/{last[0]['match']['id']}/record").text)
    match = record.verify()
    assert (match.checksum, match.points()) == (last[0]["match"]["checksum"], last[0]["position"]["points"])
    assert record.dice.contributions == ("ab", "ab")
    for guest in guests:
        guest.close()


def test_a_welcome_has_all_and_an_update_says_what_it_follows(served: InThread) -> None:
    sara, ali = seated(served)
    mina = Guest(served, served.person("Mina"), str(sara.frames[0]["table"]["code"]))
    number = mina.until("welcome")["number"]
    assert number == 3
    assert sara.until("presence", person=mina.id)["present"]
    assert ali.ask("say", phrase="hello")["number"] == number + 1
    update = mina.until("update")
    assert (update["after"], update["number"]) == (mina.number - 1, mina.number)
    assert update["lines"][0]["entry"]["kind"] == "said"
    mina.close()
    assert not sara.until("presence", person=mina.id, present=False)["present"]
    sara.send("sync")
    assert sara.until("welcome")["said"][-1]["phrase"] == "hello"
    sara.close()
    ali.close()


def test_the_same_id_has_one_effect_and_one_answer(served: InThread) -> None:
    sara, ali = seated(served)
    begin([sara, ali])
    acting = next(frame for frame in reversed(sara.frames) if frame.get("position"))["position"]["acting"][0]
    guest = [sara, ali][acting]
    number = guest.number
    answers = [guest.ask("act", id="once", seat=acting, action=6, number=number) for _ in range(3)]
    assert answers[0]["type"] == "ack"
    assert answers[0] == answers[1] == answers[2]
    events = [line for frame in guest.frames for line in frame.get("lines", []) if line["entry"]["kind"] == "played"]
    assert sum(line["entry"]["action"] == 6 and line["entry"]["seat"] == acting for line in events) == 1
    other = [ali, sara][acting]
    assert other.ask("act", id="once", seat=acting, action=6, number=number)["code"] == "seat-yours-not"
    sara.close()
    ali.close()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("nonsense", "not-json"),
        ("", "not-json"),
        ("[]", "shape"),
        ("null", "shape"),
        ('{"type":"act"}', "shape"),
        ('{"type":"fly","id":"a"}', "shape"),
        ('{"id":"a"}', "shape"),
        ('{"type":"ready","id":"a","ready":"yes"}', "shape"),
        ('{"type":"ready","id":"a","ready":true,"more":1}', "shape"),
        ('{"type":"ready","id":"' + "a" * 37 + '","ready":true}', "shape"),
        ('{"type":"act","id":"a","seat":-1,"action":0,"number":0}', "shape"),
        ('{"type":"act","id":"a","seat":0,"action":1e99,"number":0}', "shape"),
        ('{"type":"act","id":"a","seat":0,"action":NaN,"number":0}', "not-json"),
        ('{"type":"contribute","id":"a","data":"xyz"}', "shape"),
        ('{"type":"say","id":"a","text":"\\ud800"}', "not-json"),
        ("[" * 10_000, "shape"),
        ('{"type":"configure","id":"a","options":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}", "too-deep"),
        ('{"type":"say","id":"a","text":"' + "x" * 16_500 + '"}', "too-large"),
        (b'{"type":"ready","id":"a","ready":true}', "not-text"),
        (b"\xff\xfe", "not-text"),
    ],
)
def test_frames_that_are_no_requests_are_refused_and_nothing_else_happens(
    served: InThread, frame: str | bytes, code: str
) -> None:
    browser = served.person()
    guest = Guest(served, browser, table(browser))
    number = guest.until("welcome")["number"]
    guest.socket.send(frame)
    refused = guest.until("refused")
    assert (refused["code"], refused["say"]["id"]) == (code, f"server-no-{code}")
    guest.send("sync")
    assert guest.until("welcome")["number"] == number
    guest.close()


def test_frames_that_break_the_websocket_close_the_socket_only(served: InThread) -> None:
    browser = served.person()
    code = table(browser)
    large = Guest(served, browser, code)
    large.socket.send("x" * 40_000)
    assert large.closed()[0] == 1009
    torn = Guest(served, browser, code)
    torn.until("welcome")
    torn.socket.socket.sendall(b"\x83\x80\0\0\0\0")  # of a kind that there is not
    assert torn.closed()[0] == 1002
    again = Guest(served, browser, code)
    assert again.until("welcome")["table"]["code"] == code
    again.close()


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({}, "sign-in"),
        ({"cookie": "bazigah=forged.value.here"}, "sign-in"),
        ({"authorization": "Bearer nobodys"}, "token"),
        ({"authorization": "Basic eDp5"}, "token"),
        ({"origin": "https://evil.example"}, "origin"),
    ],
)
def test_who_may_not_follow_is_told_why(served: InThread, headers: dict[str, str], code: str) -> None:
    room = table(served.person())
    with connect(served.socket_url(room), additional_headers=headers) as socket:
        bye = json.loads(socket.recv(5))
    assert (bye["type"], bye["code"], bye["again"]) == ("bye", code, False)


def test_an_unknown_table_is_refused(served: InThread) -> None:
    for code in ("100000000", "x", "%F0%9F%8E%B2", "1" * 200):
        guest = Guest(served, served.person(), code)
        assert guest.closed()[1]["code"] == "table-unknown"  # type: ignore[index]


def test_what_is_picked_in_secret_is_shown_to_nobody_else_before_all_have_picked(served: InThread) -> None:
    guests = seated(served, "clever", 3, options={"picks": 1, "rounds": 2, "first": 0}, words=True)
    watcher = Guest(served, served.person("W"), str(guests[0].frames[0]["table"]["code"]), words=True)
    watcher.until("welcome")
    last = begin(guests)
    watcher.phase("playing")
    everyone = [*guests, watcher]
    random, hidden = Random(3), 0
    while last[0]["position"]["to_move"] != -2:
        turns = [(guest, turn) for guest, frame in zip(guests, last, strict=True) for turn in turns_of(frame)]
        guest, turn = random.choice([(guest, turn) for guest, turn in turns if turn["legal"]])
        before = watcher.frames[-1]["position"]
        guest.send("act", seat=turn["seat"], action=random.choice(turn["legal"]), number=guest.number)
        updates = [other.until("update") for other in everyone]
        last = updates[:3]
        if before["hidden"] and updates[-1]["position"]["hidden"]:
            hidden += 1
            for frame in updates:
                picked = [line["entry"] for line in frame["lines"] if line["entry"]["kind"] == "played"]
                assert all(entry["action"] is None for entry in picked)
                assert frame["told"] == []
                assert frame["position"]["points"] == before["points"]
            own = {turn["seat"]: turn["state"] for turn in turns_of(updates[guests.index(guest)])}
            assert turn["seat"] in own
            assert updates[-1]["you"] in (None, {"person": watcher.id, "turns": []})
            assert updates[-1]["position"]["state"] == _masked_for_all(served, watcher)
    assert hidden > 5
    for guest in everyone:
        guest.close()


def _masked_for_all(served: InThread, watcher: Guest) -> dict[str, Any]:
    """The state with the picks that are still hidden taken back: what everybody knew before them."""
    code = watcher.frames[0]["table"]["code"]

    async def state() -> dict[str, Any]:
        room = await served.services.tables.room(code)
        play = room.table.play
        assert play is not None
        kept = play.match.events[: play.seen]
        match = Match(find_game("clever"), play.match.options, kept)
        face = match.view(-3)
        shown: dict[str, Any] = {name: getattr(face, name) for name in find_game("clever").rules.STATE}
        now = play.match.view(-3)
        for name in ("task", "waiting"):  # who has picked is known
            if name in shown:
                shown[name] = getattr(now, name)
        return json.loads(json.dumps(shown))  # type: ignore[no-any-return]

    return served.run(state())  # type: ignore[no-any-return]


def test_a_reader_that_stops_reading_is_sent_away_and_may_come_back(served: InThread) -> None:
    sara, ali = seated(served)
    code = str(sara.frames[0]["table"]["code"])
    browser = served.person("Slow")
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    with network.socket() as slow:
        slow.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", served.port))
        slow.sendall(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nOrigin: {served.url}\r\n"
            f"Cookie: {cookies}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        until(lambda: _sockets(served, code) == 3)
        asks = b'{"type":"sync","id":"a"}'
        frame = bytes([0x81, 0x80 | len(asks)]) + bytes(4) + asks  # masked with zeros
        slow.settimeout(60)
        asked = 0
        with suppress(OSError):  # when nobody reads them any more
            while _sockets(served, code) == 3 and asked < 200_000:
                slow.sendall(frame * 100)
                asked += 100
        until(lambda: _sockets(served, code) == 2)
    back = Guest(served, browser, code)
    assert back.until("welcome")["number"] == 3
    assert sara.ask("say", phrase="hello")["type"] == "ack"
    for guest in (sara, ali, back):
        guest.close()


def _sockets(served: InThread, code: str) -> int:
    async def count() -> int:
        return len((await served.services.tables.room(code)).sockets)

    return served.run(count())  # type: ignore[no-any-return]


def test_a_flood_is_refused_and_then_cut_and_the_others_play_on(tmp_path: Path) -> None:
    with in_thread(tmp_path, **{**QUICK, "requests_per_second": 1, "requests_at_once": 5}) as served:
        sara, ali = seated(served)
        for number in range(100):
            sara.socket.send(json.dumps({"type": "sync", "id": f"f{number}"}))
        code, bye = sara.closed()
        assert bye is not None
        assert (bye["code"], code) == ("too-fast", 1008)
        assert sum(frame["type"] == "welcome" for frame in sara.frames) < 10
        assert ali.ask("ready", ready=True)["type"] == "ack"
        ali.close()


def test_sockets_are_limited_by_person(tmp_path: Path) -> None:
    with in_thread(tmp_path, **{**UNLIMITED, **QUICK, "sockets_per_person": 2}) as served:
        browser = served.person()
        code = table(browser)
        guests = [Guest(served, browser, code) for _ in range(3)]
        assert [guest.next()["type"] for guest in guests] == ["welcome", "welcome", "bye"]
        guests[0].close()
        until(lambda: _sockets(served, code) == 1)
        assert Guest(served, browser, code).next()["type"] == "welcome"


class TestTime:
    def test_who_has_gone_for_long_has_a_bot_until_they_are_back(self, tmp_path: Path) -> None:
        with in_thread(tmp_path, **{**UNLIMITED, **QUICK, "grace": 0.1}) as served:
            sara, ali = seated(served, options={"first": 0})
            begin([sara, ali])
            code = str(sara.frames[0]["table"]["code"])
            cookies = sara.socket.request.headers["cookie"]  # type: ignore[union-attr]
            sara.close()
            entries: dict[str, Any] = {}
            while not {"away", "host", "played"} <= set(entries):
                entries.update((line["entry"]["kind"], line["entry"]) for line in ali.until("update")["lines"])
            assert entries["away"] == {"kind": "away", "seat": 0, "bot": "greedy"}
            assert entries["host"]["person"] == ali.id
            with connect(served.socket_url(code), additional_headers={"cookie": cookies}):
                while not any(line["entry"]["kind"] == "back" for line in ali.until("update")["lines"]):
                    pass
            ali.close()

    def test_nobody_is_replaced_while_nobody_else_waits(self, tmp_path: Path) -> None:
        with in_thread(tmp_path, **{**UNLIMITED, **QUICK, "grace": 0.05}) as served:
            browser = served.person()
            code = table(browser, options={"first": 0})
            sara = Guest(served, browser, code)
            sara.ask("sit", seat=0)
            sara.ask("bot", seat=1, bot="random")
            sara.ask("start")
            sara.send("contribute", data="00")
            playing = sara.phase("playing")
            sara.close()
            until(lambda: _sockets(served, code) == 0)
            watcher = Guest(served, served.person(), code)
            welcome = watcher.until("welcome")
            assert welcome["number"] == playing["number"]
            assert not welcome["table"]["seats"][0]["away"]

    @pytest.mark.parametrize("clock", ["remind", "limit"])
    def test_the_turn_clock_reminds_or_lets_a_bot_move(self, tmp_path: Path, clock: str) -> None:
        with in_thread(tmp_path, **{**UNLIMITED, **QUICK}) as served:
            sara, ali = seated(served, options={"first": 0}, clock=clock, seconds=5)
            playing = begin([sara, ali])[1]
            assert 0 < playing["position"]["left"] <= 5
            if clock == "remind":
                assert ali.until("reminder")["seat"] == 0
            else:
                update = ali.until("update")
                assert update["lines"][0]["entry"] == {
                    "kind": "played", "seat": 0, "action": 6, "bot": True, "auto": False,
                }  # fmt: skip
            sara.close()
            ali.close()

    def test_play_begins_although_someone_adds_nothing_to_the_dice(self, tmp_path: Path) -> None:
        with in_thread(tmp_path, **{**UNLIMITED, **QUICK, "contributing": 0.2}) as served:
            sara, ali = seated(served)
            sara.ask("start")
            ali.phase("opening")
            ali.send("contribute", data="cc")
            assert ali.phase("playing")["match"]["contributions"] == ["cc"]
            sara.close()
            ali.close()


class TestRestarts:
    def test_a_stopped_server_says_goodbye_in_time_and_is_back_with_everything(self, tmp_path: Path) -> None:
        with in_process(tmp_path, **{**UNLIMITED, **QUICK}) as served:
            sara, ali = seated(served)
            begin([sara, ali])
            code, number = str(sara.frames[0]["table"]["code"]), sara.number
            cookies = sara.socket.request.headers["cookie"]  # type: ignore[union-attr]
            assert served.stop() == 0
            assert sara.closed()[1] == {
                "type": "bye", "code": "stopping", "again": True, "say": {"id": "server-no-stopping", "values": {}},
            }  # fmt: skip
        with in_process(tmp_path, **{**UNLIMITED, **QUICK}) as served:
            with connect(served.socket_url(code), additional_headers={"cookie": cookies}) as socket:
                welcome = json.loads(socket.recv(5))
            assert (welcome["number"], welcome["table"]["phase"]) == (number, "playing")

    def test_a_bot_that_was_thinking_when_the_server_was_killed_moves_after_the_restart(self, tmp_path: Path) -> None:
        with in_process(tmp_path, **{**UNLIMITED, **QUICK, "bot_pause": 60}) as served:
            browser = served.person()
            code = table(browser, options={"first": 1})
            sara = Guest(served, browser, code)
            sara.ask("sit", seat=0)
            sara.ask("bot", seat=1, bot="greedy")
            sara.ask("start")
            sara.send("contribute", data="00")
            number = sara.phase("playing")["number"]
            cookies = sara.socket.request.headers["cookie"]  # type: ignore[union-attr]
            served.kill()
        with in_process(tmp_path, **{**UNLIMITED, **QUICK}) as served:
            with connect(served.socket_url(code), additional_headers={"cookie": cookies}) as socket:
                frame = json.loads(socket.recv(10))
                while frame["number"] == number:
                    frame = json.loads(socket.recv(10))
            assert frame["number"] > number

    def test_a_request_that_was_done_before_a_restart_is_answered_the_same_after_it(self, tmp_path: Path) -> None:
        """Also where it would be refused by now: Sara's client never got the answer to her `ready`."""
        with in_process(tmp_path, **{**UNLIMITED, **QUICK}) as served:
            sara, ali = seated(served)
            code = str(sara.frames[0]["table"]["code"])
            first = sara.ask("ready", id="once", ready=True)
            cookies = [guest.socket.request.headers["cookie"] for guest in (sara, ali)]  # type: ignore[union-attr]
            served.kill()
        with in_process(tmp_path, **{**UNLIMITED, **QUICK}) as served:
            browsers = [served.browser(cookie=cookie) for cookie in cookies]
            for browser, cookie in zip(browsers, cookies, strict=True):
                name, _, value = cookie.partition("=")
                browser.headers.pop("cookie")
                browser.cookies.set(name, value)
            sara, ali = (Guest(served, browser, code) for browser in browsers)
            ali.ask("ready", id="his", ready=True)
            ali.phase("opening")
            assert sara.ask("ready", id="once", ready=True) == first
            assert sara.ask("ready", id="twice", ready=True)["code"] == "match-on"
            sara.close()
            ali.close()

    def test_a_table_that_nobody_is_at_sleeps_and_wakes(self, tmp_path: Path) -> None:
        with in_thread(tmp_path, **{**UNLIMITED, **QUICK, "idle": 0.05}) as served:
            browser = served.person()
            code = table(browser)
            guest = Guest(served, browser, code)
            number = guest.ask("sit", seat=0)["number"]
            assert served.services.tables.awake == 1
            guest.close()
            until(lambda: served.services.tables.awake == 0)
            again = Guest(served, browser, code)
            assert again.until("welcome")["number"] == number


def test_who_only_spoke_is_forgotten_at_once(served: InThread) -> None:
    sara, ali = seated(served)
    browser = served.person("Mina")
    mina = Guest(served, browser, str(sara.frames[0]["table"]["code"]))
    mina.ask("say", phrase="hello")
    browser.delete("/api/me").raise_for_status()
    while not any(line["entry"] == {"kind": "forgotten", "person": mina.id} for line in sara.until("update")["lines"]):
        pass
    sara.send("sync")
    assert [(talk["name"], talk["phrase"]) for talk in sara.until("welcome")["said"]] == [("", "hello")]
    assert mina.closed()[1]["code"] == "token"  # type: ignore[index]
    sara.close()
    ali.close()


def test_frames_are_what_the_structs_say(served: InThread) -> None:
    sara, ali = seated(served, "ten", words=True)
    play([sara, ali], begin([sara, ali]))
    for frame in sara.frames + ali.frames:
        reply = wire.read_reply(json.dumps(frame))
        assert json.loads(wire.write(reply)) == frame
    sara.close()
    ali.close()


@pytest.mark.skipif(
    not os.environ.get("BAZIGAH_TEST_REDIS") and not os.environ.get("CI"),
    reason="set BAZIGAH_TEST_REDIS=redis://... to a Redis for tests; .ci/run starts one",
)
def test_two_processes_share_a_table_and_tell_one_another(tmp_path: Path) -> None:
    shared = {**UNLIMITED, **QUICK, "redis": os.environ["BAZIGAH_TEST_REDIS"], "grace": 1.0}
    with in_process(tmp_path, **shared) as one, in_process(tmp_path, **shared) as two:
        sara_s, ali_s = one.person("Sara"), one.person("Ali")
        code = table(sara_s)
        sara, ali = Guest(one, sara_s, code), Guest(two, ali_s, code)
        sara.ask("sit", seat=0)
        ali.until("welcome")
        while not any(frame.get("table") and frame["table"]["seats"][0]["person"] for frame in ali.frames):
            ali.next()
        assert ali.ask("sit", seat=1)["type"] == "ack"
        sara.until("welcome")  # it has read again
        sara.ask("start")
        for guest in (sara, ali):
            guest.phase("opening")
            guest.send("contribute", data="ab")
        for guest in (sara, ali):
            guest.phase("playing")
        random = Random(1)
        for _ in range(20):
            last = [next(f for f in reversed(guest.frames) if f.get("position")) for guest in (sara, ali)]
            mover = last[0]["position"]["to_move"]
            guest = (sara, ali)[mover]
            guest.send("sync")
            welcome = guest.until("welcome")
            turn = welcome["you"]["turns"][0]
            answer = guest.ask("act", seat=mover, action=random.choice(turn["legal"]), number=welcome["number"])
            assert answer["type"] == "ack"
            for other in (sara, ali):
                while other.number < answer["number"]:
                    other.next()
        assert not any(line["entry"]["kind"] == "away" for f in ali.frames for line in f.get("lines", []))
