"""The language of an answer."""

from collections.abc import Iterator
from urllib.parse import parse_qs

from litestar.datastructures import Headers
from litestar.types import Scope

from bazigah.words.catalogue import languages

KNOWN = languages()

SPOKEN = "bazigah.language"
"""Where a scope keeps the language of the person who asks."""
MOST = 20
"""Languages of a browser that are looked at."""


def speaks(scope: Scope, language: str) -> None:
    """The person who asks has this language."""
    scope["state"][SPOKEN] = language


def language_of(scope: Scope) -> str:
    """`?lang=`, else the person's own, else the best that the browser names, else English."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[-1]
    own: str = scope.get("state", {}).get(SPOKEN, "")
    return next(language for language in (asked, own, *_accepted(scope), "en") if language in KNOWN)


def _accepted(scope: Scope) -> list[str]:
    """The languages of Accept-Language, the best first."""
    parts = Headers.from_scope(scope).get("accept-language", "").split(",")[:MOST]
    return [language for _, language in sorted(_weighed(parts), key=lambda pair: -pair[0])]


def _weighed(parts: list[str]) -> Iterator[tuple[float, str]]:
    for part in parts:
        tag, _, parameter = part.partition(";")
        name, _, weight = parameter.partition("=")
        worth = 1.0
        if name.strip() == "q" and weight.strip().replace(".", "", 1).isdecimal():
            worth = float(weight)
        if worth > 0:
            yield worth, tag.strip().lower().partition("-")[0]
