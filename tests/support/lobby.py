"""The way from the first page to a match, pressed as people press it."""

from playwright.async_api import Page, expect

from support.hands import press

GAMES = ("clever", "ten", "wazabi")
"""As they stand on the shelf."""
NAME = "#enter-name"
ON = ":not([aria-disabled=true])"
FILL = f".dock__act .btn:not(.btn--main){ON}"
GO = f".dock__act .btn--main{ON}"


async def make_table(page: Page, game: str, players: int) -> str:
    """From the first page to a table; its code."""
    await page.locator(".box-game").nth(GAMES.index(game)).click()
    await page.locator(".about__players [role=radio]").nth(players - (2 if game == "wazabi" else 1)).click()
    await page.locator(f".about__act button{ON}").nth(1).click()
    await page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


async def sit(page: Page, name: str) -> None:
    await page.locator(NAME).fill(name)
    await page.locator(".enter .btn--main").click()
    await expect(page.locator(NAME)).to_be_hidden()


async def make_short(page: Page, game: str) -> None:
    """Chooses options with which a match is soon over."""
    if game == "clever":
        await page.locator(".setting:has(#option-rounds) [role=radio]").first.click()
        await expect(page.locator(".setting:has(#option-rounds) [role=radio]").first).to_be_checked()
    if game == "wazabi":
        centre = page.locator(".setting:has(#option-centre) input")
        await centre.fill("4")
        await centre.press("Tab")
        await page.locator("[aria-labelledby=option-coloured]").select_option("1")
        await expect(page.locator("[aria-labelledby=option-coloured]")).to_have_value("1")


async def seat_bot(page: Page) -> None:
    """On the free seat, of the last kind that there is."""
    free = page.locator("button.chair:has(.free)")
    await expect(free).to_have_count(1)
    await free.click()
    await page.locator("dialog[open] .bot").last.click()
    await expect(page.locator("dialog[open]")).to_be_hidden()


async def fill(page: Page) -> None:
    """Bots on all seats that are free."""
    await press(page, FILL)


async def go(page: Page) -> None:
    """Presses the main button: ready, or start."""
    await press(page, GO)
