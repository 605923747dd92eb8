"""How long a first view takes: from the address to a page that answers."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from msgspec import Struct

from benchmarks.client.throttled import Slow, slow
from support.chromium import Chromium
from support.stage import MAKERS, Screen, Stage

RATES = (1, 4)
GAMES = {"clever": "clever-throw", "ten": "ten-draw", "wazabi": "wazabi-throw"}
"""The screen of each game on which a table is opened."""
HOME = ".about__act .btn--main[aria-disabled=false]"
TABLE = ".dock.is-mine .btn--main:not([aria-disabled=true])"
QUIET = 1000
"""Milliseconds without a long task after which a page has come to rest."""
PATIENCE = 60
WATCH = """(() => {
  const seen = {paint: 0, ready: 0, long: []}
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({type, buffered: true})
  watch('paint', ({name, startTime}) => { if (name === 'first-contentful-paint') seen.paint = startTime })
  watch('longtask', ({startTime, duration}) => seen.long.push(startTime + duration))
  const look = () => {
    if (!document.querySelector(MAIN)) return
    seen.ready = performance.now()
    changes.disconnect()
  }
  const changes = new MutationObserver(look)
  changes.observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['aria-disabled']})
  const timer = setInterval(() => {
    const rest = Math.max(seen.paint, seen.ready, ...seen.long)
    if (!seen.paint || !seen.ready || performance.now() < rest + QUIET) return
    clearInterval(timer)
    rested(JSON.stringify({paint: seen.paint, ready: seen.ready, rest}))
  }, 50)
})()"""
"""Watches a page from its first moment on: when something was painted, when its main button was there and could be
pressed, when the last long task (over 50 ms) was over. Nothing is asked of the page from outside meanwhile."""
PRESS = """(main) => new Promise((done) => {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries()
    if (entry) done(entry.duration)
  }).observe({type: 'event', durationThreshold: 16, buffered: false})
  const {left, top, width, height} = document.querySelector(main).getBoundingClientRect()
  pressing(JSON.stringify({x: left + width / 2, y: top + height / 2}))
})"""
"""Has the main button pressed, and says how long it takes until the next picture is there."""


class View(Struct):
    """One first view; times in milliseconds from the address on."""

    requests: int
    bytes: float
    paint: float
    ready: float
    rest: float
    """All of it is there, and no long task follows: the page is interactive."""
    answer: float
    """From a press of the main button to the next picture."""


class Views(Struct):
    name: str
    rate: int
    runs: list[View]


def home(browser: Chromium, stage: Stage, runs: int) -> list[Views]:
    """The first page, for somebody who has never been here."""
    screen = Screen("/", "")
    return [
        Views(f"home, {language}", rate, [viewed(browser, stage, screen, HOME, rate, language) for _ in range(runs)])
        for language in ("fa", "en")
        for rate in RATES
    ]


def tables(browser: Chromium, stage: Stage, runs: int) -> list[Views]:
    """A table where it is one's turn, opened by its address."""
    return [
        Views(f"table of {game}", rate, [viewed(browser, stage, MAKERS[name](stage), TABLE, rate) for _ in range(runs)])
        for game, name in GAMES.items()
        for rate in RATES
    ]


def viewed(browser: Chromium, stage: Stage, screen: Screen, main: str, rate: int, language: str = "fa") -> View:
    """One view of a screen whose main button is `main`, until it has come to rest and has been pressed."""

    async def view() -> View:
        async with slow(browser, rate, language, stage.cookies(screen.who)) as one:
            rested: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            await one.heard("rested", rested.set_result)
            script = f"{{const MAIN = {json.dumps(main)}, QUIET = {QUIET}; {WATCH}}}"
            await one.page.add_init_script(script)
            await one.page.goto(stage.site.url + screen.path, wait_until="commit")
            found = json.loads(await asyncio.wait_for(rested, PATIENCE))
            light = {"requests": len(one.sizes), "bytes": sum(one.sizes.values())}
            return View(**light, **found, answer=await _pressed(one, main))

    return browser.run(view())


async def _pressed(one: Slow, main: str) -> float:
    def press(place: str) -> None:
        tasks.append(asyncio.ensure_future(one.page.mouse.click(**json.loads(place))))

    tasks: list[asyncio.Future[None]] = []
    await one.heard("pressing", press)
    answer: float = await asyncio.wait_for(one.page.evaluate(PRESS, main), PATIENCE)
    await asyncio.gather(*tasks)
    return answer


def floor(browser: Chromium, runs: int) -> dict[int, list[float]]:
    """The first paint of a page with nothing but a heading, by the processor's rate: what Chromium itself takes."""
    with _heading() as url:

        async def paint(rate: int) -> float:
            async with slow(browser, rate) as one:
                await one.page.goto(url)
                found: float = await one.page.evaluate(PAINT)
                return found

        return {rate: [browser.run(paint(rate)) for _ in range(runs)] for rate in RATES}


PAINT = """new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
  .observe({type: 'paint', buffered: true}))"""


class _Heading(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><link rel=icon href=data:,><h1>Bazigah</h1>")

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def _heading() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Heading)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
