"""A page on a slower processor, and what Chromium itself knows of it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import CDPSession, Page

from support.chromium import PHONE, Chromium


@dataclass
class Slow:
    """A page without history, and its line to Chromium. `sizes`: bytes over the wire by request."""

    page: Page
    line: CDPSession
    sizes: dict[str, float] = field(default_factory=dict)

    async def heard(self, name: str, hear: Callable[[str], None]) -> None:
        """Gives the page a function of this name: what it is called with is heard here."""
        await self.line.send("Runtime.enable")
        await self.line.send("Runtime.addBinding", {"name": name})
        self.line.on("Runtime.bindingCalled", lambda call: hear(call["payload"]) if call["name"] == name else None)


@asynccontextmanager
async def slow(
    browser: Chromium, rate: float, language: str = "fa", cookies: list[Any] | None = None
) -> AsyncIterator[Slow]:
    """Someone with a phone whose processor is `rate` times slower than this one, and with nothing in their cache."""
    async with browser.visit(language=language, size=PHONE, still=False, cookies=cookies) as someone:
        page = await someone.context.new_page()
        line = await someone.context.new_cdp_session(page)
        found = Slow(page, line)
        line.on("Network.loadingFinished", lambda one: found.sizes.update({one["requestId"]: one["encodedDataLength"]}))
        await line.send("Network.enable")
        await line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        yield found
