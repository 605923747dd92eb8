"""Every screen: nothing sticks out, no text is cut, and axe has nothing to say, by day and by night."""

import pytest
from playwright.async_api import Page

from support.chromium import DESK, PHONE, Chromium
from support.looking import faults_of_access, faults_of_layout
from support.stage import MAKERS, Stage, painted

pytestmark = pytest.mark.slow  # a browser

SIZES = ((320, 640), (768, 1024), DESK, PHONE)
LARGE = ((768, 1024), DESK)
"""With text twice as large."""
AXE = {"fa": PHONE, "en": DESK}
"""Where axe looks."""


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("name", MAKERS)
def test_a_screen_is_whole_and_open_to_everybody(browser: Chromium, stage: Stage, name: str, language: str) -> None:
    async def story() -> None:
        async with stage.shown(browser, name, language=language, size=AXE[language]) as page:
            found = await by_day_and_night(page)
            found |= {f"{width}x{height}": await at_size(page, width, height) for width, height in SIZES}
            await twice_the_text(page)
            found |= {f"{width}x{height} at 200 %": await at_size(page, width, height) for width, height in LARGE}
            assert not any(found.values()), {where: faults for where, faults in found.items() if faults}

    stage.screen(name)
    browser.run(story())


async def by_day_and_night(page: Page) -> dict[str, list[str]]:
    found = {"day": await faults_of_access(page)}
    await page.emulate_media(color_scheme="dark")
    await painted(page)
    found["night"] = await faults_of_access(page, "color-contrast")  # all that a theme may change
    await page.emulate_media(color_scheme="light")
    return found


async def at_size(page: Page, width: int, height: int) -> list[str]:
    await page.set_viewport_size({"width": width, "height": height})
    await painted(page)
    return await faults_of_layout(page)


async def twice_the_text(page: Page) -> None:
    """As somebody has it who has set their browser so."""
    session = await page.context.new_cdp_session(page)
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
