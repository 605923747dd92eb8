"""Hands that play in a browser: they press what is lit, as a person does, or its keys, until the match is over."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.async_api import Page

ON = ":not([aria-disabled=true])"
MAIN = f".dock__act .btn--main{ON}:not([aria-busy=true])"
MOST = 1200
"""Presses after which a match should be over."""
LOOK = """async ({wanted, chance, seen, patience}) => {
  const end = performance.now() + patience
  const watch = (window.__watch ??= (() => {
    const watch = {changes: 0}
    new MutationObserver(() => watch.changes++).observe(document.body,
      {subtree: true, childList: true, attributes: true, characterData: true})
    return watch
  })())
  const mark = performance.now() + 800
  while (watch.changes === seen && performance.now() < mark) await new Promise((done) => setTimeout(done, 8))
  for (;;) {
    if (document.querySelector('.dock.end')) return {over: true}
    const busy = document.querySelector('.dock [aria-busy=true], .dock [aria-keyshortcuts=P][aria-disabled=true]')
    for (const css of busy ? [] : wanted) {
      const all = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility({visibilityProperty: true}))
      if (!all.length) continue
      const one = all[Math.floor(chance * all.length)]
      one.scrollIntoView({block: 'center', behavior: 'instant'})
      const {left, top, width, height} = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const there = document.elementFromPoint(x, y)
      if (one !== there && !one.contains(there))
        throw new Error(`${css} lies under ${there?.outerHTML.slice(0, 200)}`)
      return {x, y, css, seen: watch.changes, data: {...one.dataset}, text: one.textContent}
    }
    if (performance.now() > end) throw new Error('nothing to press: ' + document.body.innerText.slice(0, 600))
    await new Promise((done) => setTimeout(done, 8))
  }
}"""
"""Waits until something wanted can be seen; then where it is, if nothing lies over it."""

Wanted = Callable[[Random], list[str]]


def clever(random: Random) -> list[str]:
    stop = [".dock__act .btn:has([href='#i-hand'])"] if random.random() < 0.5 else []
    chosen = ".table:has([data-die].is-chosen) .row.is-lit"
    return [*stop, MAIN, chosen, "[data-die].is-legal", ".row.is-lit", f".dock__act .btn{ON}:has([href='#i-next'])"]


def ten(random: Random) -> list[str]:
    reward = [f".choice{ON}"] if random.random() < 0.5 else []
    none = [f".dock__act [aria-keyshortcuts=P]{ON}"]
    early = none if random.random() < 0.3 else []
    parts = [f".token[aria-pressed=false]{ON}", f".payable__card[aria-pressed=false]{ON}"]
    return [*reward, *early, MAIN, ".stall .slot.is-legal", f".choice{ON}", *none, *parts]


def wazabi(random: Random) -> list[str]:
    by_hand = [f".stepper button:last-child{ON}"] if random.random() < 0.5 else []
    return [MAIN, *by_hand, f".dock__act .btn--two{ON}"]


WANTED: dict[str, Wanted] = {"clever": clever, "ten": ten, "wazabi": wazabi}


async def look(page: Page, wanted: list[str], chance: float = 0, seen: int = -1) -> dict[str, Any]:
    """What would be pressed, by `chance` (0 .. 1) of several of a kind; `over` if the match is.

    It waits until the page is another than when it was `seen`.
    """
    found: dict[str, Any] = await page.evaluate(
        LOOK, {"wanted": wanted, "chance": chance, "seen": seen, "patience": 60_000}
    )
    return found


async def play(page: Page, game: str, seed: str, until: Callable[[], bool] = lambda: False) -> int:
    """Plays to the end, or until then; how often something was pressed."""
    random = Random(seed)
    seen = -1
    for pressed in range(MOST):
        if until():
            return pressed
        found = await look(page, [".handover .btn", *WANTED[game](random)], random.random(), seen)
        if found.get("over"):
            return pressed
        await page.mouse.click(found["x"], found["y"])
        seen = found["seen"]
    raise AssertionError(f"the match of {game} does not end")


async def press(page: Page, *wanted: str) -> None:
    """Presses the first of these that can be pressed, once."""
    found = await look(page, list(wanted))
    await page.mouse.click(found["x"], found["y"])
