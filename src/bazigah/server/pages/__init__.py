"""Plain pages: they work without scripts, in text browsers and on old phones, in both languages.

Everything at a table is done by the requests of `wire`, as over the socket; forms only fill them in.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from litestar import Request, Router
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.static_files import create_static_files_router

from bazigah.server.api import LARGEST
from bazigah.server.no import No
from bazigah.server.pages import home, me, rules, table
from bazigah.server.pages.errors import HANDLERS
from bazigah.server.pages.visit import visit

STATIC = Path(__file__).parents[1] / "static"
HOUR = 3600
FILE = re.compile(r"[\w./-]{1,200}", re.ASCII)
"""What may be the path of a file; systems have no files of other names, or of longer ones."""


def routes() -> Sequence[Router]:
    """The pages, and the files that they use."""
    pages = [
        *(home.home, home.make, home.join),
        *(table.table, table.deed, rules.rules),
        *(me.me, me.name, me.language, me.renew, me.token, me.drop, me.drop_one, me.leave, me.go, me.link, me.move),
    ]
    static = create_static_files_router(
        "/static", [STATIC], cache_control=CacheControlHeader(max_age=HOUR), before_request=_named_like_a_file
    )
    return (
        Router(
            "/",
            route_handlers=pages,
            dependencies={"visit": Provide(visit)},
            exception_handlers=HANDLERS,
            request_max_body_size=LARGEST,
            include_in_schema=False,
        ),
        static,
    )


async def _named_like_a_file(request: Request[Any, Any, Any]) -> None:
    if not FILE.fullmatch(request.scope["path"]):
        raise No("not-found")
