"""A match of each game without a mouse, from the first page to the result."""

import pytest
from playwright.async_api import Page, expect

from support import keys
from support.chromium import Chromium
from support.hands import ON
from support.lobby import FILL, GAMES, GO, NAME
from support.server import InProcess

pytestmark = pytest.mark.slow  # a browser

SHORT = {"clever": {"rounds": 1}, "ten": {}, "wazabi": {"centre": 4, "coloured": 1}}


async def make_table(page: Page, game: str) -> None:
    await keys.tab_to(page, "[role=radio].box-game")
    for _ in range(len(GAMES)):
        if await page.locator(".box-game").nth(GAMES.index(game)).get_attribute("aria-checked") == "true":
            break
        await page.keyboard.press("ArrowDown")
    await page.locator(f".about__act button{ON}").nth(1).wait_for()
    await keys.press(page, ".about__act button:nth-of-type(2)")
    await page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", ["clever", "wazabi", pytest.param("ten", marks=pytest.mark.soak)])  # the longest
def test_a_match_is_played_by_keys_alone(browser: Chromium, site: InProcess, game: str) -> None:
    async def story() -> None:
        async with browser.visit(language="en" if game == "ten" else "fa") as sara:
            page = await sara.open(site.url)
            await make_table(page, game)
            code = page.url.rsplit("/", 1)[1]
            short = {"type": "configure", "id": "short", "options": SHORT[game]}
            await sara.ask(page, "POST", f"/tables/{code}/requests", short)
            await page.locator(NAME).wait_for()
            await keys.tab_to(page, NAME)
            await page.keyboard.type("Sara")
            await page.keyboard.press("Enter")
            await expect(page.locator(NAME)).to_be_hidden()
            await page.locator(FILL).wait_for()
            await keys.press(page, FILL)
            await page.locator(GO).wait_for()
            await keys.press(page, GO)
            await keys.play(page, game, game)
            await expect(page.locator("dialog[open] .podium")).to_be_visible()
            await page.keyboard.press("Escape")
            await expect(page.locator("dialog[open]")).to_have_count(0)
            await expect(page.locator(".dock.end")).to_be_visible()
            assert not sara.refused()

    browser.run(story())
