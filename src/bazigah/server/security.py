"""Who may speak to the server, and what browsers may do with what it sends."""

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import Scope

from bazigah.server.no import No
from bazigah.server.settings import ServerSettings

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # Addresses of personal links must not leave; `no-referrer` would also take the Origin from forms, which is checked.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
"""On every response; a handler may set its own instead."""
HARMLESS = {"GET", "HEAD", "OPTIONS"}
HOST = re.compile(r"(\[[0-9a-fA-F:.]{2,45}\]|[a-zA-Z0-9._-]{1,253})(:\d{1,5})?")
PORTS = {"http": "80", "https": "443", "ws": "80", "wss": "443"}


def address_of(scope: Scope, settings: ServerSettings) -> str:
    """The address that a connection comes from, as far back as proxies are trusted."""
    passed = ",".join(Headers.from_scope(scope).getall("x-forwarded-for", [])) if settings.proxies else ""
    if passed:
        hops = [hop.strip() for hop in passed.split(",")]
        return hops[-min(settings.proxies, len(hops))]
    client = scope.get("client")
    return client[0] if client else ""


def is_secure(scope: Scope, settings: ServerSettings) -> bool:
    """Whether the person came by https."""
    if settings.public_url:
        return settings.public_url.startswith("https:")
    return _scheme(scope, settings) in {"https", "wss"}


def marks_cookies_secure(scope: Scope, settings: ServerSettings) -> bool:
    """Whether cookies are for https only."""
    return settings.secure_cookie == "on" or (settings.secure_cookie == "auto" and is_secure(scope, settings))


def own_url(scope: Scope, settings: ServerSettings) -> str:
    """The server's own address for links, without a slash at its end."""
    if settings.public_url:
        return settings.public_url
    host = Headers.from_scope(scope).get("host", "")
    return f"{'https' if is_secure(scope, settings) else 'http'}://{host}"


def check_host(scope: Scope) -> None:
    """No, if the Host header is missing or none that can be."""
    if not HOST.fullmatch(Headers.from_scope(scope).get("host", "")):
        raise No("shape")


def check_origin(scope: Scope, settings: ServerSettings) -> None:
    """No, if a page of another site makes the request; one that no page made has no Origin. For sockets too."""
    headers = Headers.from_scope(scope)
    if "origin" in headers and not _is_own(headers, settings):
        raise No("origin")


def check_forgery(scope: Scope, settings: ServerSettings) -> None:
    """No, if a request that may change something comes with a cookie but not, provably, from a page of our own."""
    headers = Headers.from_scope(scope)
    if scope.get("method") in HARMLESS or headers.get("authorization", "").lower().startswith("bearer "):
        return
    if headers.get("sec-fetch-site") == "same-origin":
        return
    asked_by_page = "origin" in headers or "sec-fetch-site" in headers
    if (asked_by_page or "cookie" in headers) and not _is_own(headers, settings):
        raise No("origin")


def _is_own(headers: Mapping[str, str], settings: ServerSettings) -> bool:
    """Whether a page of our own asks. Browsers in a terminal send no Origin, but where they come from."""
    origin = headers["origin"] if "origin" in headers else "/".join(headers.get("referer", "").split("/")[:3])
    if origin in {settings.public_url, *settings.origins} - {""}:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # brackets that are none of an address
        return False
    return bool(parts.netloc) and _with_port(parts.netloc, parts.scheme) == _with_port(
        headers.get("host", ""), parts.scheme
    )


def _with_port(host: str, scheme: str) -> str:
    host = host.lower()
    return host if re.search(r":\d+$", host) else f"{host}:{PORTS.get(scheme, '')}"


def _scheme(scope: Scope, settings: ServerSettings) -> str:
    passed = Headers.from_scope(scope).get("x-forwarded-proto", "") if settings.proxies else ""
    return passed.rpartition(",")[2].strip() or str(scope["scheme"])
