"""Debian's Chromium for tests. It has an event loop of its own in a thread, so that tests may have theirs."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from playwright.async_api import Browser, BrowserContext, Page, async_playwright

T = TypeVar("T")

PATH = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE, DESK = (360, 740), (1280, 800)
LOCALES = {"fa": "fa-IR", "en": "en-GB"}
PATIENCE = 15_000
"""Milliseconds after which a test gives up waiting for a page."""


class Chromium:
    """A browser; coroutines run where it lives."""

    def __init__(self, loop: asyncio.AbstractEventLoop, browser: Browser) -> None:
        self._loop = loop
        self._browser = browser

    def run(self, work: Coroutine[Any, Any, T], seconds: float = 120) -> T:
        """Does the work in the browser's loop; TimeoutError when it takes too long."""
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, seconds), self._loop).result()

    async def person(
        self, *, language: str = "fa", size: tuple[int, int] = DESK, dark: bool = False, still: bool = True
    ) -> "Person":
        """Someone with a browser of their own. `still`: they like no motion, and nothing has to be waited for."""
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 600,
        )
        context.set_default_timeout(PATIENCE)
        return Person(context)


class Person:
    """A browser's cookies and pages, and all that went wrong in them."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.wrong: list[str] = []
        self.expected: Callable[[str], bool] = lambda _: False

    async def open(self, url: str) -> Page:
        page = await self.context.new_page()
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("console", lambda message: self._note(message.text) if message.type in ("error", "warning") else None)
        await page.goto(url)
        return page

    def _note(self, text: str) -> None:
        if not self.expected(text):
            self.wrong.append(text)

    async def close(self) -> None:
        """They go; AssertionError if a page has complained."""
        await self.context.close()
        assert not self.wrong, self.wrong


@contextmanager
def chromium() -> Iterator[Chromium]:
    """The browser, for as long as it is needed."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="chromium", daemon=True)
    thread.start()

    async def start() -> tuple[Any, Browser]:
        playwright = await async_playwright().start()
        return playwright, await playwright.chromium.launch(executable_path=PATH, args=FLAGS)

    async def stop() -> None:
        await browser.close()
        await playwright.stop()

    playwright, browser = asyncio.run_coroutine_threadsafe(start(), loop).result(60)
    try:
        yield Chromium(loop, browser)
    finally:
        asyncio.run_coroutine_threadsafe(stop(), loop).result(60)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()
