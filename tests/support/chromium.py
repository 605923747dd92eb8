"""Debian's Chromium for tests. It has an event loop of its own in a thread, so that tests may have theirs."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Any, TypeVar

from playwright.async_api import Browser, BrowserContext, Page, WebSocket, async_playwright

T = TypeVar("T")

PATH = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
PHONE, DESK = (360, 740), (1280, 800)
LOCALES = {"fa": "fa-IR", "en": "en-GB"}
PATIENCE = 30_000
"""Milliseconds after which a test gives up waiting for a page."""
NO_WORKER = "Service Worker registration blocked by Playwright"
SOMEONE = "try { localStorage.setItem('bazigah-someone', '1') } catch {}"
"""What a browser keeps that has been someone: it asks the server who."""


class Chromium:
    """A browser; coroutines run where it lives."""

    def __init__(self, loop: asyncio.AbstractEventLoop, browser: Browser) -> None:
        self._loop = loop
        self._browser = browser

    @property
    def version(self) -> str:
        return f"Chromium {self._browser.version}"

    def run(self, work: Coroutine[Any, Any, T], seconds: float = 240) -> T:
        """Does the work in the browser's loop; TimeoutError when it takes too long."""
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, seconds), self._loop).result()

    async def person(
        self,
        *,
        language: str = "fa",
        size: tuple[int, int] = DESK,
        dark: bool = False,
        still: bool = True,
        worker: bool = False,
        cookies: list[Any] | None = None,
    ) -> "Person":
        """Someone with a browser of their own; with `cookies` they are someone already.

        `still`: they like no motion, and nothing has to be waited for. `worker`: whether what is kept for times without
        a network is kept.
        """
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 600,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        if cookies:
            await context.add_cookies(cookies)
            await context.add_init_script(SOMEONE)
        return Person(context)

    @asynccontextmanager
    async def visit(self, **given: Any) -> Any:
        """A person for as long as the block takes; AssertionError if a page of theirs has complained."""
        person = await self.person(**given)
        try:
            yield person
        finally:
            await person.context.close()
        person.check()


class Person:
    """A browser's cookies and pages, all that went wrong in them, and the frames of their sockets."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.wrong: list[str] = []
        self.expected: Callable[[str], bool] = lambda _: False
        self.sent: list[dict[str, Any]] = []
        self.got: list[dict[str, Any]] = []

    async def open(self, url: str, before: Callable[[Page], Awaitable[None]] | None = None) -> Page:
        """A new page; `before` prepares it."""
        page = await self.context.new_page()
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("console", lambda message: self._note(message.text) if message.type in ("error", "warning") else None)
        page.on("websocket", self._listen)
        if before:
            await before(page)
        await page.goto(url)
        return page

    def _note(self, text: str) -> None:
        if not self.expected(text) and NO_WORKER not in text:
            self.wrong.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.got.append({**json.loads(frame), "at": monotonic()}))

    async def ask(self, page: Page, method: str, path: str, body: Any = None) -> Any:
        """The server's answer to a request that a page makes beside all it does by itself."""
        headers = {"origin": page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2]}
        url = f"{headers['origin']}/api{path}"
        answer = await self.context.request.fetch(url, method=method, data=body, headers=headers)
        assert answer.ok, (path, await answer.text())
        return await answer.json() if answer.status != 204 else None

    def acts(self) -> list[dict[str, Any]]:
        """The actions that were sent, each once, however often it was sent again."""
        return list({frame["id"]: frame for frame in self.sent if frame["type"] == "act"}.values())

    def refused(self) -> list[dict[str, Any]]:
        return [frame for frame in self.got if frame["type"] == "refused"]

    def check(self) -> None:
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
