"""Whole matches, from the first page to the final score."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, expect

from support import lobby
from support.chromium import DESK, PHONE, Chromium
from support.hands import play
from support.server import InProcess

pytestmark = pytest.mark.slow  # a browser

RESULT = """() => {
  const latin = (text) => text.replace(/[۰-۹]/g, (digit) => digit.charCodeAt(0) - 0x6f0).replace('−', '-')
    .replace(/[^\\d-]/g, '')
  const dialog = document.querySelector('dialog[open]')
  return {
    figures: [...dialog.querySelectorAll('.podium__n')].map((figure) => latin(figure.textContent)),
    mine: [...dialog.querySelectorAll('.podium > li')].findIndex((seat) => seat.matches('.is-me')),
    names: [...dialog.querySelectorAll('.podium__who bdi')].map((name) => name.textContent),
    table: [...dialog.querySelectorAll('.scores tbody tr, .scores tfoot tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => latin(cell.textContent))),
  }
}"""


async def result_of(page: Page) -> dict[str, Any]:
    """The result as it is shown when a match is over."""
    await expect(page.locator("dialog[open] .podium")).to_be_visible()
    found: dict[str, Any] = await page.evaluate(RESULT)
    return found


@pytest.mark.parametrize("game", lobby.GAMES)
def test_two_people_and_a_bot_play_a_match_and_see_the_same_result(
    browser: Chromium, site: InProcess, game: str
) -> None:
    async def story() -> None:
        async with (
            browser.visit(language="fa", size=PHONE) as sara,
            browser.visit(language="en", size=DESK) as ali,
        ):
            host = await sara.open(site.url)
            code = await lobby.make_table(host, game, 3)
            await lobby.sit(host, "سارا")
            await lobby.make_short(host, game)
            guest = await ali.open(f"{site.url}/t/{code}")
            await lobby.sit(guest, "Ali")
            await lobby.seat_bot(host)
            await lobby.go(guest)
            await lobby.go(host)
            await asyncio.gather(play(host, game, f"{game} host"), play(guest, game, f"{game} guest"))
            results = [await result_of(host), await result_of(guest)]
            welcome = await sara.ask(host, "GET", f"/tables/{code}")
            judge(results, welcome)
            assert not sara.refused() + ali.refused()

    browser.run(story())


def judge(results: list[dict[str, Any]], welcome: dict[str, Any]) -> None:
    """Both see what the server says: the same figures, each under their own name."""
    ranks = welcome["position"]["ranks"]
    points = welcome["position"]["points"]
    order = sorted(range(3), key=lambda seat: (ranks[seat], seat))
    for seat, result in enumerate(results):
        assert order[result["mine"]] == seat
        assert [name for place, name in enumerate(result["names"]) if order[place] == 1 - seat] == [
            ["سارا", "Ali"][1 - seat]
        ]
    assert results[0]["figures"] == results[1]["figures"]
    assert results[0]["table"] == results[1]["table"]
    if results[0]["table"]:
        assert results[0]["figures"] == [str(points[seat]) for seat in order]
