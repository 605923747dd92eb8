"""Playing by keys alone: those of the boards, and Tab, arrows and Enter where there are none."""

from collections.abc import Awaitable, Callable
from random import Random

from playwright.async_api import Page

from support.hands import MAIN, MOST, ON, look

STEPS = 60
"""Presses of Tab within which anything on a page is reached."""
FOCUSED = "(css) => document.activeElement !== null && document.activeElement.matches(css)"
PRESSED = "document.activeElement !== null && document.activeElement.matches('a, button, input, select')"


async def tab_to(page: Page, css: str) -> None:
    """Tab, until the focus is there."""
    for _ in range(STEPS):
        if await page.evaluate(FOCUSED, css):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"{css} is not reached by Tab")


async def arrow_to(page: Page, css: str, random: Random) -> None:
    """Arrows inside a group, this way and that, until the focus is there."""
    for _ in range(4 * STEPS):
        if await page.evaluate(FOCUSED, css):
            return
        await page.keyboard.press(f"Arrow{random.choice(['Left', 'Right', 'Up', 'Down'])}")
    raise AssertionError(f"{css} is not reached by arrows")


async def press(page: Page, css: str) -> None:
    await tab_to(page, css)
    await page.keyboard.press("Enter")


async def main(page: Page) -> None:
    """Enter does what the main button does, unless a button has the focus: then it is gone to first."""
    if await page.evaluate(PRESSED):
        await tab_to(page, MAIN)
    await page.keyboard.press("Enter")


async def clever(page: Page, random: Random) -> bool:
    chosen = ".table:has([data-die].is-chosen) .row.is-lit"
    found = await look(page, [MAIN, chosen, "[data-die].is-legal"], random.random())
    if found.get("over"):
        return True
    data = found["data"]
    if "row" in data:
        await page.keyboard.press(f"Key{'BYGOPW'[int(data['row'])]}")
    elif "die" in data:
        await page.keyboard.press(f"Digit{int(data['die']) + 1}")
    elif random.random() < 0.4 and await page.locator(".dock__act .btn [href='#i-hand']").count():
        await page.keyboard.press("KeyS")
    else:
        await main(page)
    return False


async def ten(page: Page, random: Random) -> bool:
    slot, draw, passes = ".stall .slot.is-legal", f"[aria-keyshortcuts=D]{ON}", f"[aria-keyshortcuts=P]{ON}"
    choices = [f".choice{ON}"] if random.random() < 0.5 else []
    found = await look(page, [*choices, draw, MAIN, slot, f".choice{ON}", passes], random.random())
    if found.get("over"):
        return True
    kind = found["css"]
    if kind == draw:
        await page.keyboard.press("KeyD")
    elif kind.startswith(".choice"):
        await page.keyboard.press(await page.locator(f".choice{ON}").first.get_attribute("aria-keyshortcuts") or "N")
    elif kind == passes or (kind == slot and random.random() < 0.3):
        await page.keyboard.press("KeyP")
    elif kind == slot:
        await tab_to(page, ".stall .slot")
        await arrow_to(page, slot, random)
        await page.keyboard.press("Enter")
    else:
        await main(page)
    return False


async def wazabi(page: Page, random: Random) -> bool:
    throw = f"[aria-keyshortcuts=T]{ON}"
    found = await look(page, [throw, MAIN, f".stepper button:last-child{ON}"], random.random())
    if found.get("over"):
        return True
    if found["css"] == throw:
        await page.keyboard.press("KeyT")
    elif found["css"] == MAIN:
        await main(page)
    else:
        await page.keyboard.press("Digit1")
        await page.keyboard.press("+")
    return False


KEYS: dict[str, Callable[[Page, Random], Awaitable[bool]]] = {"clever": clever, "ten": ten, "wazabi": wazabi}


async def play(page: Page, game: str, seed: str) -> None:
    """To the end of the match."""
    random = Random(seed)
    for _ in range(MOST):
        if await KEYS[game](page, random):
            return
    raise AssertionError(f"the match of {game} does not end")
