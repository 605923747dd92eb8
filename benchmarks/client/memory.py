"""Whether a long evening costs memory: what is left after each match on one page."""

import json
from time import monotonic

from msgspec import Struct
from playwright.async_api import CDPSession, Page

from benchmarks.client.throttled import slow
from support import lobby
from support.chromium import Chromium
from support.hands import play
from support.server import Served

THINGS = {"object", "array", "string", "concatenated string", "sliced string", "closure", "number", "regexp"}


class Left(Struct):
    """What a page holds after a match, when all that can be thrown away has been."""

    seconds: float
    heap: float
    """In kB, of JavaScript: programs, too, which grow by what V8 compiles of them the more they are used."""
    things: float
    """In kB, what of the heap is objects, arrays, texts and functions: what a program can forget to let go of."""
    nodes: int
    listeners: int
    documents: int


class Evening(Struct):
    """Matches of a game, one after another on one page."""

    game: str
    matches: list[Left]

    @property
    def slope(self) -> float:
        """By how many kB a match things grow after the first: the least squares' line."""
        return slope([left.things for left in self.matches[1:]])


def slope(values: list[float]) -> float:
    """Of the line through values at 0, 1, 2 ... that is nearest to them; 0 of less than two."""
    many = len(values)
    if many < 2:
        return 0.0
    middle, mean = (many - 1) / 2, sum(values) / many
    over = sum((index - middle) * (value - mean) for index, value in enumerate(values))
    return over / sum((index - middle) ** 2 for index in range(many))


def measured(browser: Chromium, site: Served, game: str, seconds: float) -> Evening:
    """Matches against a bot for about so long, at least three."""

    async def evening() -> Evening:
        found = Evening(game, [])
        start = monotonic()
        async with slow(browser, 1) as one:
            page = one.page
            await page.goto(site.url)
            await page.locator(".box-game").nth(lobby.GAMES.index(game)).click()
            await page.locator(f".about__act .btn--main{lobby.ON}").click()
            await page.wait_for_url("**/t/*")
            while len(found.matches) < 3 or monotonic() < start + seconds:
                await play(page, game, f"{game} {len(found.matches)}")
                await _sheet(page)
                found.matches.append(await _left(one.line, monotonic() - start))
                await page.locator(f".dock.end .btn--main{lobby.ON}").click()
                await page.locator(".dock:not(.end)").wait_for()
        return found

    return browser.run(evening(), seconds + 600)


async def _sheet(page: Page) -> None:
    """The result opens by itself, is read, and closed."""
    await page.locator("dialog[open] .podium").wait_for()
    await page.keyboard.press("Escape")
    await page.locator("dialog[open]").wait_for(state="detached")


async def _left(line: CDPSession, seconds: float) -> Left:
    for _ in range(2):  # what finalizers let go of goes with the second
        await line.send("HeapProfiler.collectGarbage")
    heap = await line.send("Runtime.getHeapUsage")
    dom = await line.send("Memory.getDOMCounters")
    things = await _things(line)
    return Left(seconds, heap["usedSize"] / 1000, things, dom["nodes"], dom["jsEventListeners"], dom["documents"])


async def _things(line: CDPSession) -> float:
    parts: list[str] = []

    def hear(part: dict[str, str]) -> None:
        parts.append(part["chunk"])

    line.on("HeapProfiler.addHeapSnapshotChunk", hear)
    await line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    line.remove_listener("HeapProfiler.addHeapSnapshotChunk", hear)
    snapshot = json.loads("".join(parts))
    meta, nodes = snapshot["snapshot"]["meta"], snapshot["nodes"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    every = len(fields)
    sizes = zip(nodes[fields.index("type") :: every], nodes[fields.index("self_size") :: every], strict=True)
    return sum(size for kind, size in sizes if kinds[kind] in THINGS) / 1000
