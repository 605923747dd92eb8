"""Pictures of the client's screens. Time stands still, and the server's chance comes from a seed, so that few of them
change without a reason.
"""

import base64
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from playwright.async_api import Page

from bazigah.server import clock
from support.chromium import DESK, PHONE, Chromium, chromium
from support.server import UNLIMITED, in_thread
from support.stage import Stage

BEGAN = 1_796_000_000_000
"""Milliseconds since 1970."""
QUALITY = 52
SCREENS = (
    "home", "lobby-host", "lobby-guest", "clever-pick", "clever-others", "handover", "clever-end", "ten-begun",
    "ten-bid", "ten-buy", "ten-end", "wazabi-throw", "wazabi-share", "wazabi-end", "menu", "report", "dice", "replay",
    "film-clever", "film-ten", "film-wazabi", "rules-clever", "me", "settings", "about",
)  # fmt: skip
LANGUAGES = ("fa", "en")
SIZES = {"phone": PHONE, "desk": DESK}


def names() -> Iterator[tuple[str, str, str, str]]:
    """The file of each picture; its screen, language and size."""
    for screen in SCREENS:
        for language in LANGUAGES:
            for size in SIZES:
                yield f"{screen}-{language}-{size}.webp", screen, language, size


def gallery() -> str:
    """The page that shows all pictures."""
    lines = [
        "# The screens",
        "",
        "In both languages, on a phone and on a desk. `python -m docs.screens` takes the pictures again.",
    ]
    for screen in SCREENS:
        shown = [(language, size) for language in LANGUAGES for size in SIZES]
        pictures = (
            f'<img src="{screen}-{language}-{size}.webp" alt="{screen}, {language}, {size}" height="360">'
            for language, size in shown
        )
        lines += ["", f"## {screen}", "", *pictures]
    return "\n".join(lines) + "\n"


def take_all(folder: Path) -> None:
    (folder / "README.md").write_text(gallery(), "utf-8")
    with (
        TemporaryDirectory() as home,
        chromium() as browser,
        same_every_time(),
        in_thread(Path(home), **UNLIMITED, bot_pause=0.0) as server,
    ):
        stage = Stage(server)
        for name, screen, language, size in names():
            (folder / name).write_bytes(picture(browser, stage, screen, language, size))


def picture(browser: Chromium, stage: Stage, screen: str, language: str, size: str) -> bytes:
    """A picture as WebP."""

    async def take() -> bytes:
        async with stage.shown(browser, screen, language=language, size=SIZES[size]) as page:
            await still(page)
            session = await page.context.new_cdp_session(page)
            shot = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            return base64.b64decode(shot["data"])

    stage.screen(screen)
    return browser.run(take())


async def still(page: Page) -> None:
    """Nothing has the focus, and the page stands at its top."""
    await page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    await page.mouse.move(0, 0)


@contextmanager
def same_every_time() -> Iterator[None]:
    draws = random.Random(10)
    drawn = {"token_bytes": draws.randbytes, "choice": draws.choice, "randbelow": draws.randrange}
    with patch.multiple(secrets, **drawn), patch.object(clock, "time_ns", lambda: BEGAN * 1_000_000):
        yield
