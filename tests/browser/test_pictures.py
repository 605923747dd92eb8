"""The pictures in docs/screens show the screens that there are. `python -m docs.screens` takes them again."""

import base64
from pathlib import Path

import pytest

from support import pictures as screens
from support.chromium import Chromium
from support.stage import Stage

pytestmark = pytest.mark.slow  # a browser

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
MOST = 3_000_000
LEAST_COLOURS = 24
MOST_CHANGED = 0.01
"""Of all pixels; letters are drawn a little differently from machine to machine."""
FIXED = ("settings", "about", "rules-clever", "film-clever", "film-ten", "film-wazabi")
"""Screens that look the same each time: nobody's chance has a part in them."""
LOOKS = (("fa", "phone"), ("en", "desk"))
DECODE = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  return createImageBitmap(new Blob([bytes], {type: 'image/webp'}))
}"""
MEASURE = f"""async (pictures) => {{
  const pen = new OffscreenCanvas(64, 64).getContext('2d', {{willReadFrequently: true}})
  const found = []
  for (const picture of pictures) {{
    const image = await ({DECODE})(picture)
    pen.drawImage(image, 0, 0, 64, 64)
    const colours = new Set(new Uint32Array(pen.getImageData(0, 0, 64, 64).data.buffer))
    found.push([image.width, image.height, colours.size])
  }}
  return found
}}"""
COMPARE = f"""async (pictures) => {{
  const all = []
  for (const picture of pictures) {{
    const image = await ({DECODE})(picture)
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    pen.drawImage(image, 0, 0)
    all.push(pen.getImageData(0, 0, image.width, image.height).data)
  }}
  const [one, other] = all
  let changed = one.length === other.length ? 0 : one.length
  for (let at = 0; at < one.length; at += 4) {{
    const far = [0, 1, 2].some((part) => Math.abs(one[at + part] - other[at + part]) > 64)
    if (far) changed += 1
  }}
  return changed / (one.length / 4)
}}"""


def asked(browser: Chromium, script: str, pictures: list[bytes]) -> object:
    async def story() -> object:
        async with browser.visit() as someone:
            page = await someone.open("about:blank")
            return await page.evaluate(script, [base64.b64encode(picture).decode() for picture in pictures])

    return browser.run(story())


def test_the_pictures_are_there_and_show_something(browser: Chromium) -> None:
    expected = {name: screens.SIZES[size] for name, _, _, size in screens.names()}
    stored = {path.name: path.read_bytes() for path in sorted(FOLDER.glob("*.webp"))}
    assert stored.keys() == expected.keys()
    assert (FOLDER / "README.md").read_text("utf-8") == screens.gallery()
    assert sum(map(len, stored.values())) <= MOST
    measured = asked(browser, MEASURE, list(stored.values()))
    assert isinstance(measured, list)
    for name, (width, height, colours) in zip(stored, measured, strict=True):
        assert (width, height) == expected[name], name
        assert colours >= LEAST_COLOURS, name


@pytest.mark.parametrize(("language", "size"), LOOKS)
@pytest.mark.parametrize("screen", FIXED)
def test_a_screen_looks_as_in_its_picture(
    browser: Chromium, stage: Stage, screen: str, language: str, size: str
) -> None:
    taken = screens.picture(browser, stage, screen, language, size)
    stored = (FOLDER / f"{screen}-{language}-{size}.webp").read_bytes()
    changed = asked(browser, COMPARE, [taken, stored])
    assert changed < MOST_CHANGED, "if it should look so: python -m docs.screens"
