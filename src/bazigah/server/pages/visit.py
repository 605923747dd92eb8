"""Who looks at a page, and how pages answer."""

import re
import secrets
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency

from bazigah.server import identity
from bazigah.server.languages import language_of
from bazigah.server.no import No
from bazigah.server.pages.speech import Speech
from bazigah.server.rows import Person
from bazigah.server.security import address_of, own_url
from bazigah.server.services import Services, services
from bazigah.words.names import LONGEST, clean

Asked = Request[Any, Any, Any]
Page = Response[str]
WITHIN = re.compile(r"/(?![/\\])[!-~]*")
"""An address within a site. Browsers leave out tabs and line ends: "/", tab, "/evil.example" is another site."""

_templates = Environment(
    loader=PackageLoader("bazigah.server.pages"),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
)


@dataclass
class Visit:
    """A request for a page. `me` is None for someone who has not done anything yet."""

    request: Asked
    server: Services
    me: Person | None

    @property
    def t(self) -> Speech:
        return Speech(language_of(self.request.scope))

    @property
    def address(self) -> str:
        """Where the request came from."""
        return address_of(self.request.scope, self.server.settings)

    @property
    def site(self) -> str:
        """How people reach the server, without a slash at its end."""
        return own_url(self.request.scope, self.server.settings)

    def page(self, template: str, status: int = 200, /, **values: object) -> Page:
        """A page of that template."""
        path = self.request.url.path
        html = rendered(template, self.t, me=self.me, back=path if self.request.method == "GET" else "/", **values)
        return Response(html, media_type=MediaType.HTML, status_code=status)

    async def somebody(self, name: str = "") -> Person:
        """The person; someone who does something for the first time comes into being, under that name or as a guest."""
        if self.me is None:
            self.me = await identity.arrived(self.request, clean(name) or self.t("server-guest"))
        return self.me

    async def fields(self) -> dict[str, str]:
        """What was filled in; of a field that is there twice the last. No, if it cannot be read."""
        try:
            form = await self.request.form()
        except (UnicodeDecodeError, LookupError) as error:  # not in the encoding that it names, or in none there is
            raise No("shape") from error
        return {name: value for name, value in form.multi_items() if isinstance(value, str)}


Visiting = NamedDependency[Visit]
"""A handler's parameter `visit`."""


async def visit(request: Asked) -> Visit:
    """The visit that a request is; No("token") for a bearer token that is not good."""
    return Visit(request, services(request), await identity.who(request))


def rendered(template: str, t: Speech, **values: object) -> str:
    """The HTML of a template, in the language of `t`."""
    key = secrets.token_urlsafe(9)
    return _templates.get_template(template).render(t=t, key=key, longest=LONGEST, **values)


def to(path: str) -> Page:
    """Off to another page, which is fetched by GET."""
    return Response("", media_type=MediaType.HTML, status_code=303, headers={"location": path})


def within(path: str) -> str:
    """A page of this site, and of no other."""
    return path if WITHIN.fullmatch(path) else "/"


def is_loopback(site: str) -> bool:
    """Whether that address leads no further than this machine."""
    host = urlsplit(site).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
