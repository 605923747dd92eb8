"""Somebody who has looked away knows what the others did before they decide themselves, on a phone as on a desk."""

import pytest
from playwright.async_api import expect

from support.chromium import DESK, PHONE, Chromium
from support.stage import Stage

pytestmark = pytest.mark.slow  # a browser


def test_what_happened_stands_in_the_dock_or_in_the_log(browser: Chromium, stage: Stage) -> None:
    async def story() -> None:
        async with stage.shown(browser, "clever-others", size=PHONE) as page:
            news, log = page.locator(".dock .news"), page.locator(".side .log")
            await expect(news).not_to_be_empty()
            await expect(news).to_be_visible()
            await expect(log).to_be_hidden()
            await page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
            await expect(news).to_be_hidden()
            await expect(log.locator("p").last).to_be_visible()

    stage.screen("clever-others")
    browser.run(story())


@pytest.mark.parametrize("game", ["clever", "ten", "wazabi"])
def test_help_draws_the_signs_of_the_table(browser: Chromium, stage: Stage, game: str) -> None:
    screen = {"clever": "clever-throw", "ten": "ten-begun", "wazabi": "wazabi-throw"}[game]

    async def story() -> None:
        async with stage.shown(browser, screen, size=PHONE) as page:
            await page.locator(".bar__btn:has([href='#i-help'])").click()
            signs = page.locator("dialog[open] .sign")
            await expect(signs.first).to_be_visible()
            for sign in await signs.all():
                drawn = await sign.locator(".sign__drawn").bounding_box()
                assert drawn
                assert drawn["height"] > 0
                await expect(sign.locator("> :last-child")).not_to_be_empty()

    stage.screen(screen)
    browser.run(story())
