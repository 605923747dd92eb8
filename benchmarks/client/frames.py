"""How smoothly dice roll: the times between the frames of an animation."""

import asyncio

from msgspec import Struct

from benchmarks.client.throttled import slow
from benchmarks.client.views import TABLE
from support.chromium import Chromium
from support.stage import MAKERS, Stage

RATE = 4
THROWS = {"clever": ("clever-throw", ".is-flying"), "wazabi": ("wazabi-throw", ".rolling")}
"""By game: where the main button throws, and what the page shows as long as dice roll."""
PATIENCE = 30
RECORD = """(rolling) => {
  window.rolled = new Promise((done) => {
    let begin = 0
    const frames = []
    const changes = new MutationObserver(() => {
      if (!begin && document.querySelector(rolling)) begin = performance.now()
      else if (begin && !document.querySelector(rolling)) {
        changes.disconnect()
        const all = frames.slice(1).map((frame, index) => frame - frames[index])
        const [laid = performance.now() - begin, ...intervals] = all
        done({laid, intervals})
      }
    })
    changes.observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['class']})
    const step = (now) => {
      if (begin) frames.push(now)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}"""


class Throw(Struct):
    """Milliseconds: for the frame in which the page is laid out anew and dice still lie, and between all after it."""

    laid: float
    intervals: list[float]


class Throws(Struct):
    game: str
    throws: list[Throw]

    @property
    def all(self) -> list[float]:
        return sorted(interval for throw in self.throws for interval in throw.intervals)


def measured(browser: Chromium, stage: Stage, throws: int) -> list[Throws]:
    """So many throws of each game with dice, each at a table of its own."""
    return [Throws(game, [thrown(browser, stage, game) for _ in range(throws)]) for game in THROWS]


def thrown(browser: Chromium, stage: Stage, game: str) -> Throw:
    """One throw, at a new table."""
    name, rolling = THROWS[game]
    screen = MAKERS[name](stage)

    async def throw() -> Throw:
        async with slow(browser, RATE, cookies=stage.cookies(screen.who)) as one:
            await one.page.goto(stage.site.url + screen.path)
            await one.page.locator(TABLE).wait_for()
            await one.page.evaluate(RECORD, rolling)
            await one.page.locator(TABLE).click()
            return Throw(**await asyncio.wait_for(one.page.evaluate("window.rolled"), PATIENCE))

    return browser.run(throw())
