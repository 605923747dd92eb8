"""The pictures in docs/screens are those of the screens that there are: whole, and not empty."""

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
MEASURE = """async (pictures) => {
  const canvas = new OffscreenCanvas(64, 64)
  const pen = canvas.getContext('2d', {willReadFrequently: true})
  const found = []
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/webp'}))
    pen.drawImage(image, 0, 0, 64, 64)
    const colours = new Set(new Uint32Array(pen.getImageData(0, 0, 64, 64).data.buffer))
    found.push([image.width, image.height, colours.size])
  }
  return found
}"""


def measure(browser: Chromium, pictures: list[bytes]) -> list[tuple[int, int, int]]:
    """Width, height, and how many colours there are when it is made small."""

    async def story() -> list[tuple[int, int, int]]:
        async with browser.visit() as someone:
            page = await someone.open("about:blank")
            texts = [base64.b64encode(picture).decode() for picture in pictures]
            return [tuple(one) for one in await page.evaluate(MEASURE, texts)]

    return browser.run(story())


def test_the_pictures_are_there_and_show_something(browser: Chromium) -> None:
    expected = {name: screens.SIZES[size] for name, _, _, size in screens.names()}
    stored = {path.name: path.read_bytes() for path in sorted(FOLDER.glob("*.webp"))}
    assert stored.keys() == expected.keys()
    assert sum(map(len, stored.values())) <= MOST
    for (name, _), (width, height, colours) in zip(
        stored.items(), measure(browser, list(stored.values())), strict=True
    ):
        assert (width, height) == expected[name], name
        assert colours >= LEAST_COLOURS, name


@pytest.mark.parametrize("size", screens.SIZES)
def test_a_picture_is_taken(browser: Chromium, stage: Stage, size: str) -> None:
    [(width, height, colours)] = measure(browser, [screens.picture(browser, stage, "settings", "fa", size)])
    assert (width, height) == screens.SIZES[size]
    assert colours >= LEAST_COLOURS
