"""Every screen: nothing sticks out, no text is cut, and axe has nothing to say, by day and by night."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page

from support.chromium import DESK, PHONE, Chromium
from support.looking import faults_of_access, faults_of_layout
from support.stage import MAKERS, Stage, painted

pytestmark = pytest.mark.slow  # a browser

Finder = Callable[[Page], Awaitable[dict[str, list[str]]]]
SIZES = ((320, 640), (768, 1024), DESK, PHONE)
FULL = (
    "home-new", "lobby-host", "clever-pick", "clever-others", "clever-end", "ten-begun", "ten-bid", "ten-buy",
    "wazabi-throw", "wazabi-share", "report", "dice", "settings",
)  # fmt: skip
"""Screens with many words side by side, which are looked at in English each time, and not only in the soak."""
LARGE = ((768, 1024), DESK)
"""With text twice as large."""


@pytest.mark.parametrize("name", MAKERS)
def test_in_persian_nothing_is_cut_and_axe_finds_nothing(browser: Chromium, stage: Stage, name: str) -> None:
    look(browser, stage, name, "fa", PHONE, by_day_and_night, at_all_sizes)


@pytest.mark.parametrize("name", [one if one in FULL else pytest.param(one, marks=pytest.mark.soak) for one in MAKERS])
def test_in_english_nothing_is_cut(browser: Chromium, stage: Stage, name: str) -> None:
    look(browser, stage, name, "en", PHONE, at_all_sizes)


@pytest.mark.soak  # nearly always what it finds in Persian on a phone
@pytest.mark.parametrize("name", MAKERS)
def test_in_english_axe_finds_nothing_on_a_desk(browser: Chromium, stage: Stage, name: str) -> None:
    look(browser, stage, name, "en", DESK, by_day_and_night)


def look(browser: Chromium, stage: Stage, name: str, language: str, size: tuple[int, int], *finders: Finder) -> None:
    async def story() -> None:
        async with stage.shown(browser, name, language=language, size=size) as page:
            found: dict[str, list[str]] = {}
            for find in finders:
                found |= await find(page)
            assert not any(found.values()), {where: faults for where, faults in found.items() if faults}

    stage.screen(name)
    browser.run(story())


async def at_all_sizes(page: Page) -> dict[str, list[str]]:
    found = {f"{width}x{height}": await at_size(page, width, height) for width, height in SIZES}
    await twice_the_text(page)
    return found | {f"{width}x{height} at 200 %": await at_size(page, width, height) for width, height in LARGE}


async def by_day_and_night(page: Page) -> dict[str, list[str]]:
    found = {"day": await faults_of_access(page)}
    await page.emulate_media(color_scheme="dark")
    await painted(page)
    found["night"] = await faults_of_access(page, "color-contrast")  # all that a theme may change
    return found


async def at_size(page: Page, width: int, height: int) -> list[str]:
    await page.set_viewport_size({"width": width, "height": height})
    await painted(page)
    return await faults_of_layout(page)


async def twice_the_text(page: Page) -> None:
    """As somebody has it who has set their browser so."""
    session = await page.context.new_cdp_session(page)
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
