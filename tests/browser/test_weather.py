"""Reloads, second tabs, lost sockets and restarts in the middle of a turn: nothing is lost, nothing is done twice."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.async_api import Page, expect

from support.chromium import Chromium, Person
from support.hands import MAIN, look, press
from support.server import UNLIMITED, InProcess, in_process
from support.stage import MAKERS, Stage, painted

pytestmark = pytest.mark.slow  # a browser

NETWORK = ("WebSocket", "ERR_CONNECTION", "Failed to load resource")
"""What a browser says in its console by itself when a server is away."""
QUICK = {**UNLIMITED, "bot_pause": 0.0}


def away(text: str) -> bool:
    return any(part in text for part in NETWORK)


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    end = monotonic() + seconds
    while not condition():
        assert monotonic() < end, "waited in vain"
        await asyncio.sleep(0.005)


async def state_of(page: Page, person: Person) -> dict[str, Any]:
    """The table as the server has it."""
    code = page.url.rsplit("/", 1)[1]
    return dict(await person.ask(page, "GET", f"/tables/{code}"))


async def decisions(page: Page, person: Person) -> int:
    """How many the match has of the first seat."""
    match = (await state_of(page, person))["match"]["id"]
    record = await person.ask(page, "GET", f"/matches/{match}/record")
    return sum(len(run) - 1 for run in record["events"] if run[0] == 0)  # a run: a seat, and what it did on end


async def words_of(page: Page) -> str:
    """What stands on the board: the same before and after, if nothing is lost."""
    await painted(page)
    return str(await page.evaluate("document.querySelector('.board').innerText"))


@pytest.mark.parametrize("name", ["clever-pick", "ten-begun", "wazabi-share", "ten-pay"])
def test_a_reload_and_a_second_tab_show_the_same_decision(browser: Chromium, stage: Stage, name: str) -> None:
    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara")) as sara:
            url = stage.site.url + screen.path
            first = await sara.open(url)
            await expect(first.locator(".dock.is-mine")).to_be_visible()
            before = await words_of(first)
            await first.reload()
            await expect(first.locator(".dock.is-mine")).to_be_visible()
            second = await sara.open(url)
            await expect(second.locator(".dock.is-mine")).to_be_visible()
            assert await words_of(first) == before == await words_of(second)

    screen = MAKERS[name](stage)
    browser.run(story())


def test_what_is_done_in_one_tab_is_seen_in_the_other_and_its_second_press_does_nothing(
    browser: Chromium, stage: Stage
) -> None:
    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara")) as sara:
            url = stage.site.url + screen.path
            tabs = [await sara.open(url), await sara.open(url)]
            for tab in tabs:
                await expect(tab.locator(MAIN)).to_be_visible()
            before = await decisions(tabs[0], sara)
            await asyncio.gather(*(tab.evaluate("(css) => document.querySelector(css)?.click()", MAIN) for tab in tabs))
            await until(lambda: len(answers_of(sara)) >= len(sara.acts()) > 0)
            await until(lambda: len([frame for frame in sara.got if frame["type"] == "update"]) >= len(tabs))
            assert await decisions(tabs[0], sara) == before + 1
            assert await board_of(tabs[0]) == await board_of(tabs[1])

    screen = MAKERS["clever-throw"](stage)
    browser.run(story())


def answers_of(person: Person) -> list[dict[str, Any]]:
    acts = {act["id"] for act in person.acts()}
    return [frame for frame in person.got if frame["type"] in ("ack", "refused") and frame["id"] in acts]


async def board_of(page: Page) -> str:
    """What lies on the table, without what is said to somebody alone."""
    await painted(page)
    return str(await page.evaluate("document.querySelector('.tray').innerHTML.replace(/svelte-\\w+/g, '')"))


@pytest.mark.parametrize("lost", ["request", "answer"])
def test_a_socket_that_breaks_while_one_acts_does_it_once(browser: Chromium, stage: Stage, lost: str) -> None:
    """The request never comes to the server, or its answer never comes back: it is sent again, with the same id."""
    cut: list[str] = []
    sent: list[str] = []

    async def route(ws: Any) -> None:
        server = ws.connect_to_server()

        async def up(frame: str) -> None:
            if '"type":"act"' not in frame:
                server.send(frame)
                return
            sent.append(frame)
            if not cut:
                cut.append(frame)
                if lost == "answer":
                    server.send(frame)  # the server does it, and what it says is lost
                else:
                    await server.close()
                    await ws.close()
                return
            server.send(frame)

        async def down(frame: str) -> None:
            if cut and len(cut) == 1 and lost == "answer":
                cut.append(frame)
                await server.close()
                await ws.close()
            elif not (lost == "answer" and len(cut) == 2 and frame == cut[1]):
                ws.send(frame)

        ws.on_message(lambda frame: asyncio.ensure_future(up(str(frame))))
        server.on_message(lambda frame: asyncio.ensure_future(down(str(frame))))

    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara")) as sara:
            sara.expected = away
            page = await sara.open(
                stage.site.url + screen.path, before=lambda page: page.route_web_socket("**/socket**", route)
            )
            await expect(page.locator(".dock.is-mine")).to_be_visible()
            before = await decisions(page, sara)
            await press(page, MAIN)
            await until(lambda: len(sent) == 2)
            assert sent[0] == sent[1]
            await until(lambda: len(answers_of(sara)) == 1)
            await expect(page.locator(".dock [href='#i-throw']")).to_have_count(0)
            assert await decisions(page, sara) == before + 1
            await expect(page.locator(".notice--off")).to_have_count(0)

    screen = MAKERS["clever-throw"](stage)
    browser.run(story())


def test_a_server_that_is_killed_and_started_again_finds_everybody_within_a_second(
    browser: Chromium, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    home = tmp_path / "home"
    port = _free_port()

    async def before(server: InProcess, page: Page, person: Person) -> str:
        await expect(page.locator(".dock.is-mine")).to_be_visible()
        await press(page, "[data-die].is-legal")  # something is in one's hand
        said = await words_of(page)
        await asyncio.to_thread(server.kill)
        await expect(page.locator(".notice--off").first).to_be_visible()
        return said

    async def after(page: Page, person: Person, back: float) -> float:
        await until(lambda: len(welcomes_of(person)) == 2)
        await expect(page.locator(".notice--off")).to_have_count(0)
        return welcomes_of(person)[1] - back

    def welcomes_of(person: Person) -> list[float]:
        return [frame["at"] for frame in person.got if frame["type"] == "welcome"]

    async def open_page() -> tuple[Person, Page]:
        person = await browser.person(cookies=stage.cookies("sara"))
        person.expected = away
        return person, await person.open(stage.site.url + screen.path)

    with in_process(home, port=port, **QUICK) as server:
        stage = Stage(server)
        screen = MAKERS["clever-pick"](stage)
        person, page = browser.run(open_page())
        said = browser.run(before(server, page, person))
    with in_process(home, port=port, **QUICK):
        waited = browser.run(after(page, person, monotonic()))
        record_property("seconds until everybody is back", round(waited, 3))
        assert waited < 1.0
        assert browser.run(words_of(page)) == said
        browser.run(_goes_on(page, person))
    browser.run(person.context.close())
    person.check()


async def _goes_on(page: Page, person: Person) -> None:
    """What was in one's hand can be put down."""
    acts = len(person.acts())
    while len(person.acts()) == acts:
        found = await look(page, [MAIN, ".row.is-lit"])
        await page.mouse.click(found["x"], found["y"])
    await until(lambda: any(frame["type"] == "ack" for frame in person.got))
    assert not person.refused()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def test_double_clicks_do_one_thing(browser: Chromium, stage: Stage) -> None:
    """Every press of a whole match is a double click, as fast as there are any; motion is on."""

    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara"), still=False) as sara:
            page = await sara.open(stage.site.url + screen.path)
            random = Random("double")
            for _ in range(14):
                answered = len(sara.acts())
                found = await look(page, [MAIN, "[data-die].is-legal", ".row.is-lit"], random.random())
                if found.get("over"):
                    break
                await page.mouse.dblclick(found["x"], found["y"])
                await painted(page)
                assert len(sara.acts()) <= answered + 1, found
            assert not sara.refused()

    screen = MAKERS["clever-throw"](stage)
    browser.run(story())
