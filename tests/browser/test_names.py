"""Names in both scripts, with digits and signs that turn directions: each reads right, and disturbs no other."""

import pytest
from playwright.async_api import Page, expect

from support.chromium import PHONE, Chromium
from support.stage import Stage, begin, does, seen, table

pytestmark = pytest.mark.slow  # a browser

NAMES = ("سارا 12", "Ali (2)", "\u202eevil\u202c 7", "x علی 3!")
READ = """(name) => [...document.querySelectorAll('bdi')]
  .filter((one) => one.textContent === name && one.checkVisibility()).map((one) => {
    const range = document.createRange()
    const text = one.firstChild
    const at = [...text.data].map((_, index) => {
      range.setStart(text, index); range.setEnd(text, index + 1)
      const box = range.getBoundingClientRect()
      return {left: box.left, right: box.right, top: box.top}
    })
    const box = one.getBoundingClientRect()
    return {direction: getComputedStyle(one).direction, isolate: getComputedStyle(one).unicodeBidi, at,
      inside: at.every(({left, right}) => left >= box.left - 1 && right <= box.right + 1)}
  })"""


def set_up(stage: Stage, started: bool) -> str:
    """A table with all these names at one device."""
    sara = stage.person("sara")
    code = table(sara, "clever", players=4, first=0)
    people = [(sara, seat, name) for seat, name in enumerate(NAMES)]
    if started:
        begin(code, people, [])
    else:
        for _, seat, name in people:
            does(sara, code, "sit", seat=seat, name=name)
    return code


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("started", [False, True])
def test_names_read_right_in_both_directions(browser: Chromium, stage: Stage, language: str, started: bool) -> None:
    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara"), language=language, size=PHONE) as sara:
            page = await sara.open(f"{stage.site.url}/t/{code}")
            await expect(page.locator(".dock")).to_be_visible()
            await reads_right(page, names)

    code = set_up(stage, started)
    seats = seen(stage.person("sara"), code)["table"]["seats"]
    names = [seat["name"] for seat in seats][1 if started else 0 :]
    browser.run(story())


async def reads_right(page: Page, names: list[str]) -> None:
    for name in names:
        assert not set(name) & set("\u202a\u202b\u202c\u202d\u202e"), "the server lets no signs through that turn texts"
        found = await page.evaluate(READ, name)
        assert found, (name, await page.locator(".board").inner_text())
        for one in found:
            assert one["isolate"] in ("isolate", "plaintext"), one
            assert one["direction"] == ("rtl" if name[0] > "\u0600" else "ltr"), name
            assert one["inside"], name
            follows(name, one["at"])


def follows(name: str, at: list[dict[str, float]]) -> None:
    """Latin letters and digits run to the right, Persian letters to the left, as their neighbours do."""
    for place in range(len(name) - 1):
        one, other = name[place], name[place + 1]
        if at[place]["top"] != at[place + 1]["top"]:
            continue
        if one.isascii() and other.isascii() and one.isalnum() and other.isalnum():
            assert at[place]["left"] < at[place + 1]["left"], (name, one, other)
        if one > "\u0600" and other > "\u0600" and one.isalpha() and other.isalpha():
            assert at[place]["left"] > at[place + 1]["left"], (name, one, other)
    assert name[-1] != "!" or at[-1]["left"] > at[-2]["left"], "what ends a Latin name stands at its right"


ORDER = """(part) => {
  const text = document.createTreeWalker(document.querySelector('h1'), NodeFilter.SHOW_TEXT).nextNode()
  const range = document.createRange()
  const at = text.data.indexOf(part)
  range.setStart(text, at); range.setEnd(text, at + part.length)
  const place = range.getBoundingClientRect()
  range.selectNodeContents(text)
  const all = range.getBoundingClientRect()
  return {before: place.left - all.left, after: all.right - place.right}
}"""


@pytest.mark.parametrize(("language", "name"), [("en", "سارا"), ("fa", "Sara")])
def test_a_sentence_runs_as_its_language_does_whoever_it_is_about(
    browser: Chromium, stage: Stage, language: str, name: str
) -> None:
    """A foreign name at its beginning, or at its end, does not turn it round."""

    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara"), language=language) as sara:
            page = await sara.open(f"{stage.site.url}/t/{code}")
            await expect(page.get_by_role("heading", level=1)).to_contain_text(name)
            around = await page.evaluate(ORDER, name)
            assert around["before"] < around["after"], "the name stands at the left: first in English, last in Persian"

    host = stage.person("sara")
    code = table(host, "clever", players=2)
    does(host, code, "sit", seat=0, name=name)
    browser.run(story())
