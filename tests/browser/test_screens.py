"""Every screen: nothing sticks out, no text is cut, and axe has nothing to say."""

import pytest
from playwright.async_api import Page

from support.chromium import DESK, PHONE, Chromium
from support.looking import faults_of_access, faults_of_layout
from support.stage import MAKERS, Stage, painted

pytestmark = pytest.mark.soak

SIZES = (PHONE, (320, 640), (768, 1024), DESK)
LARGE = (DESK, (768, 1024))
"""With text twice as large."""
languages = pytest.mark.parametrize("language", ["fa", "en"])
screens = pytest.mark.parametrize("name", MAKERS)


@languages
@screens
def test_nothing_sticks_out_and_no_text_is_cut(browser: Chromium, stage: Stage, name: str, language: str) -> None:
    async def story() -> None:
        async with stage.shown(browser, name, language=language, size=PHONE) as page:
            found = {f"{width}x{height}": await at_size(page, width, height) for width, height in SIZES}
            await twice_the_text(page)
            found |= {f"{width}x{height} at 200 %": await at_size(page, width, height) for width, height in LARGE}
            assert not any(found.values()), {size: faults for size, faults in found.items() if faults}

    stage.screen(name)
    browser.run(story())


async def twice_the_text(page: Page) -> None:
    """As somebody has it who has set their browser so."""
    session = await page.context.new_cdp_session(page)
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})


async def at_size(page: Page, width: int, height: int) -> list[str]:
    await page.set_viewport_size({"width": width, "height": height})
    await painted(page)
    return await faults_of_layout(page)


@languages
@screens
def test_axe_finds_nothing_by_day_or_night(browser: Chromium, stage: Stage, name: str, language: str) -> None:
    async def story() -> None:
        async with stage.shown(browser, name, language=language, size=PHONE if language == "fa" else DESK) as page:
            found = {"day": await faults_of_access(page)}
            await page.emulate_media(color_scheme="dark")
            await painted(page)
            found["night"] = await faults_of_access(page)
            assert not any(found.values()), found

    stage.screen(name)
    browser.run(story())
