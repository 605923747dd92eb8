"""Every screen of the client, set up through the server: tables in each phase, a match that has ended, people."""

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import monotonic, sleep
from typing import Any

import httpx
from playwright.async_api import Page, expect

from bazigah.core.game import find_game
from bazigah.core.written import to_json
from support.chromium import Chromium, Person
from support.play import fair_record
from support.server import Served

Welcome = dict[str, Any]
Wanted = Callable[[Welcome], bool]
PATIENCE = 60.0
TRIES = 9
"""Matches that are begun to see something that may or may not happen in one."""
DRAWN = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const ends = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity)
  await Promise.all(ends.map((one) => one.finished.catch(() => null)))
}"""
THERE = "() => document.querySelector('h1, .dock') && !document.querySelector('.loading')"
SAID = {"lost": ("WebSocket",), "gone": ("404",)}
"""What a browser says by itself in its console on some screens, for it is so."""
_ids = count(1)


class Missed(Exception):
    """The match went another way, and is over."""


def ask(someone: httpx.Client, code: str, kind: str, **fields: Any) -> httpx.Response:
    """A request at a table; whoever calls says whether it has to be done."""
    request = {"type": kind, "id": f"stage-{next(_ids)}", **fields}
    return someone.post(f"/api/tables/{code}/requests", json=request)


def does(someone: httpx.Client, code: str, kind: str, **fields: Any) -> None:
    ask(someone, code, kind, **fields).raise_for_status()


def seen(someone: httpx.Client, code: str) -> Welcome:
    found: Welcome = someone.get(f"/api/tables/{code}").raise_for_status().json()
    return found


def table(host: httpx.Client, game: str, language: str = "fa", **options: Any) -> str:
    """A new table; its code."""
    body = {"game": game, "options": options, "language": language}
    return str(host.post("/api/tables", json=body).raise_for_status().json()["code"])


def begin(code: str, people: list[tuple[httpx.Client, int, str]], bots: list[int]) -> None:
    """They sit down, the first is the host, and the match begins."""
    host = people[0][0]
    for someone, seat, name in people:
        does(someone, code, "sit", seat=seat, name=name)
    for seat in bots:
        does(host, code, "bot", seat=seat, bot="greedy")
    does(host, code, "start")
    for someone in {id(one[0]): one[0] for one in people}.values():
        ask(someone, code, "contribute", data="ab12")  # the match begins at once


def reach(code: str, people: list[httpx.Client], wanted: Wanted, seed: str) -> Welcome:
    """People decide at random until the first of them sees what is wanted."""
    random = Random(seed)
    end = monotonic() + PATIENCE
    while monotonic() < end:
        welcome = seen(people[0], code)
        if wanted(welcome):
            return welcome
        if over(welcome):
            raise Missed(seed)
        if not any(_decide(someone, code, random) for someone in people):
            sleep(0.01)  # bots think
    raise AssertionError(f"{seed} was not reached in time")


def _decide(someone: httpx.Client, code: str, random: Random) -> bool:
    welcome = seen(someone, code)
    turn = next((turn for turn in welcome["you"]["turns"] if turn["legal"]), None)
    if turn is None:
        return False
    action = random.choice(turn["legal"])
    ask(someone, code, "act", seat=turn["seat"], action=action, number=welcome["number"])
    return True


def legal(welcome: Welcome) -> list[int]:
    return [action for turn in welcome["you"]["turns"] for action in turn["legal"]]


def over(welcome: Welcome) -> bool:
    return bool((welcome["match"] or {}).get("over"))


def in_phase(phase: int, least: int = 1, most: int = 999, **fields: Any) -> Wanted:
    """One has so many choices in a phase, and the state has these fields."""

    def wanted(welcome: Welcome) -> bool:
        state = (welcome["position"] or {}).get("state", {})
        same = all(state.get(name) == value for name, value in fields.items())
        return bool(state) and state["phase"] == phase and same and least <= len(legal(welcome)) <= most

    return wanted


@dataclass
class Screen:
    """Where it is, who looks, and what they do to see it."""

    path: str
    who: str = "sara"
    then: Callable[[Page], Awaitable[None]] | None = None


@dataclass
class Stage:
    """Screens are set up when they are asked for, once."""

    site: Served
    people: dict[str, httpx.Client] = field(default_factory=dict)
    screens: dict[str, Screen] = field(default_factory=dict)

    def person(self, name: str) -> httpx.Client:
        if name not in self.people:
            shown = {"sara": "سارا", "ali": "Ali_7", "eve": "Eve"}[name]
            self.people[name] = self.site.person(shown, "fa")
        return self.people[name]

    def screen(self, name: str) -> Screen:
        if name not in self.screens:
            self.screens[name] = MAKERS[name](self)
        return self.screens[name]

    def cookies(self, who: str) -> list[dict[str, str]]:
        if not who:
            return []
        jar = self.person(who).cookies.jar
        return [{"name": one.name, "value": one.value or "", "url": self.site.url} for one in jar]

    @contextlib.asynccontextmanager
    async def shown(self, browser: Chromium, name: str, **given: Any) -> Any:
        """The page of a screen, ready to be looked at."""
        screen = self.screen(name)
        async with browser.visit(cookies=self.cookies(screen.who), **given) as visitor:
            visitor.expected = lambda text: any(part in text for part in SAID.get(name, ()))
            page = await open_screen(visitor, self.site.url, screen)
            yield page


async def open_screen(visitor: Person, url: str, screen: Screen) -> Page:
    page = await visitor.open(url + screen.path, before=_cuttable if screen.then is _lose else None)
    await settled(page)
    if screen.then:
        await screen.then(page)
        await page.wait_for_function(THERE)
        await painted(page)
    return page


async def settled(page: Page) -> None:
    """Everything that is on its way has come: files, fonts, answers, and the last change of the page."""
    await page.wait_for_load_state("networkidle")
    await page.evaluate("document.fonts.ready.then(() => null)")
    await page.wait_for_function(THERE)
    await painted(page)


async def painted(page: Page) -> None:
    """What has changed has been drawn, also what changes because of that, and has come to rest."""
    await page.evaluate(DRAWN)


# Screens


def _begun(stage: Stage, game: str, wanted: Wanted, seed: str, players: int = 3, **options: Any) -> str:
    """The code of a table where that is so; the first of the people sees it."""
    sara = stage.person("sara")
    for attempt in range(TRIES):
        code = table(sara, game, players=players, **options)
        begin(code, [(sara, 0, "سارا")], list(range(1, players)))
        with contextlib.suppress(Missed):
            reach(code, [sara], wanted, f"{seed} {attempt}")
            return code
    raise Missed(seed)


def _board(game: str, wanted: Wanted, **given: Any) -> Callable[[Stage], Screen]:
    def make(stage: Stage) -> Screen:
        return Screen(f"/t/{_begun(stage, game, wanted, repr(given), **given)}")

    return make


def _end(game: str, **given: Any) -> Callable[[Stage], Screen]:
    def make(stage: Stage) -> Screen:
        return Screen(f"/t/{_begun(stage, game, over, game, **given)}", then=_result)

    return make


async def _result(page: Page) -> None:
    await expect(page.locator("dialog[open] .podium")).to_be_visible()


def _ended(stage: Stage) -> str:
    """The id of a match that has ended."""
    code = _begun(stage, "clever", over, "ended", players=2, rounds=1)
    return str(seen(stage.person("sara"), code)["match"]["id"])


def _report(stage: Stage) -> Screen:
    return Screen(f"/m/{_ended(stage)}")


def _verified(stage: Stage) -> Screen:
    async def verify(page: Page) -> None:
        await page.locator(".verify .btn").click()
        await expect(page.locator(".verify__end")).to_be_visible()

    return Screen(f"/m/{_ended(stage)}", then=verify)


def _replay(stage: Stage) -> Screen:
    return Screen(f"/m/{_ended(stage)}/replay#20")


def _film(game: str, step: int) -> Callable[[Stage], Screen]:
    """A match that is the same wherever it is shown: a record that is opened, at one of its steps."""
    record = to_json(fair_record(find_game(game), {"players": 3}, seed=7))

    async def watch(page: Page) -> None:
        file: Any = {"name": "match.json", "mimeType": "application/json", "buffer": record.encode()}
        await page.locator("input[type=file]").set_input_files(file)
        await page.locator("a[href='/replay/watch']").click()
        await page.locator(".film input[type=range]").fill(str(step))

    return lambda _: Screen("/replay", then=watch)


def _lobby(who: str) -> Callable[[Stage], Screen]:
    """A lobby with a host, a guest and a bot; whoever looks on has no seat."""

    def make(stage: Stage) -> Screen:
        sara, ali = stage.person("sara"), stage.person("ali")
        code = table(sara, "wazabi", players=4)
        does(sara, code, "sit", seat=0, name="سارا")
        does(ali, code, "sit", seat=1, name="Ali_7 علی ۱۲")
        does(sara, code, "bot", seat=2, bot="greedy")
        does(ali, code, "ready", ready=True)
        return Screen(f"/t/{code}", who)

    return make


def _seat(stage: Stage) -> Screen:
    async def choose(page: Page) -> None:
        await page.locator("button.chair:has(.free)").click()
        await expect(page.locator("dialog[open] .bot").first).to_be_visible()

    return Screen(stage.screen("lobby-host").path, then=choose)


def _others(stage: Stage, people: list[tuple[str, int]], wanted: Wanted, seed: str) -> str:
    """A table of Clever with several people; the last seat has a bot."""
    code = table(stage.person("sara"), "clever", players=3)
    names = {0: "سارا", 1: "Ali_7"}
    begin(code, [(stage.person(who), seat, names[seat]) for who, seat in people], [2])
    reach(code, [stage.person(who) for who in dict(people)], wanted, seed)
    return code


def _waits(stage: Stage) -> Screen:
    def picked(welcome: Welcome) -> bool:
        position = welcome["position"]
        hidden = bool(position) and position["hidden"] and position["state"]["active"] == 2
        return hidden and position["acting"] == [1]

    return Screen(f"/t/{_others(stage, [('sara', 0), ('ali', 1)], picked, 'waits')}")


def _hands(stage: Stage) -> Screen:
    def both(welcome: Welcome) -> bool:
        position = welcome["position"]
        return bool(position) and position["hidden"] and position["acting"] == [0, 1]

    return Screen(f"/t/{_others(stage, [('sara', 0), ('sara', 1)], both, 'hands')}")


def _watched(stage: Stage) -> Screen:
    return Screen(stage.screen("clever-pick").path, "eve")


def _sheet(button: str) -> Callable[[Stage], Screen]:
    """A sheet over a board, opened by a button of its bar."""

    async def press(page: Page) -> None:
        await page.locator(button).click()
        await expect(page.locator("dialog[open]")).to_be_visible()

    return lambda stage: Screen(stage.screen("ten-begun").path, then=press)


async def _cuttable(page: Page) -> None:
    """Its sockets go through the test, which cuts them, and then there is no way for others."""
    sockets: list[Any] = []

    async def route(socket: Any) -> None:
        if getattr(page, "cut", False):
            await socket.close()
            return
        socket.connect_to_server()
        sockets.append(socket)

    page.sockets = sockets  # type: ignore[attr-defined]
    await page.route_web_socket("**/socket**", route)


async def _lose(page: Page) -> None:
    page.cut = True  # type: ignore[attr-defined]
    for socket in page.sockets:  # type: ignore[attr-defined]
        await socket.close()
    await expect(page.locator(".notice--off").first).to_be_visible()


def _lost(stage: Stage) -> Screen:
    return Screen(stage.screen("wazabi-share").path, then=_lose)


async def _link(page: Page) -> None:
    await page.locator(".btn:has([href='#i-eye'])").click()
    await expect(page.locator(".my-link")).to_be_visible()


def _met(stage: Stage) -> Screen:
    """The first page of someone who has played, and has a table."""
    stage.screen("report")
    stage.screen("lobby-host")
    return Screen("/")


def _plain(path: str, who: str = "sara") -> Callable[[Stage], Screen]:
    return lambda stage: Screen(path, who)


MAKERS: dict[str, Callable[[Stage], Screen]] = {
    "home-new": _plain("/", ""),
    "home": _met,
    "lobby-host": _lobby("sara"),
    "lobby-guest": _lobby("ali"),
    "lobby-watch": _lobby("eve"),
    "lobby-seat": _seat,
    "clever-throw": _board("clever", in_phase(2, most=1)),
    "clever-stop": _board("clever", in_phase(2, 2, 2)),
    "clever-pick": _board("clever", in_phase(2, 4)),
    "clever-others": _board("clever", in_phase(3, 2)),
    "clever-wait": _waits,
    "clever-watch": _watched,
    "clever-end": _end("clever", players=3, rounds=1),
    "handover": _hands,
    "ten-draw": _board("ten", in_phase(1, shown=0)),
    "ten-begun": _board("ten", in_phase(1, 3, shown=3)),
    "ten-bid": _board("ten", in_phase(4, 2)),
    "ten-buy": _board("ten", in_phase(6, 3)),
    "ten-pay": _board("ten", in_phase(5, 2)),
    "ten-end": _end("ten", players=3),
    "wazabi-throw": _board("wazabi", in_phase(3)),
    "wazabi-share": _board("wazabi", in_phase(4, 2)),
    "wazabi-end": _end("wazabi", players=3, centre=4, coloured=1),
    "menu": _sheet(".bar__btn:has([href='#i-menu'])"),
    "help": _sheet(".bar__btn:has([href='#i-help'])"),
    "talk": _sheet(".bar__btn:has([href='#i-chat'])"),
    "lost": _lost,
    "report": _report,
    "dice": _verified,
    "replay": _replay,
    "replay-open": _plain("/replay"),
    "film-clever": _film("clever", 60),
    "film-ten": _film("ten", 90),
    "film-wazabi": _film("wazabi", 20),
    "rules-clever": _plain("/rules/clever"),
    "rules-ten": _plain("/rules/ten"),
    "rules-wazabi": _plain("/rules/wazabi"),
    "me": _plain("/me"),
    "me-nobody": _plain("/me", ""),
    "me-link": lambda stage: Screen("/me", then=_link),
    "settings": _plain("/settings"),
    "about": _plain("/about"),
    "gone": _plain("/nowhere", ""),
}
