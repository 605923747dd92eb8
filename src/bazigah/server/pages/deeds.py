"""What was filled in on a table's page, as a request of the socket."""

import re
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from bazigah.server import wire
from bazigah.server.no import No
from bazigah.words.names import tidy

KEY = re.compile("[A-Za-z0-9_-]{8,20}")
OPTION, WAS = "option-", "was-"
LONGEST_SHARE = 32
"""Bytes that a person may add to the dice; of a longer text its SHA-256 is taken."""


def request_of(verb: str, fields: Mapping[str, str]) -> wire.AnyRequest:
    """The request; No("shape") if the fields are none of that verb.

    Its id is made of the page's `key` and of what was filled in: the same form sent twice is the same request.
    """
    given: dict[str, Any] = {name: value for name, value in fields.items() if name != "key"}
    shape = SHAPES.get(verb, _as_it_is)(given)
    try:
        request: wire.AnyRequest = msgspec.convert(
            {"type": verb, "id": _id(fields), **shape}, wire.AnyRequest, strict=False
        )
    except msgspec.ValidationError as error:
        raise No("shape") from error
    return request


def _id(fields: Mapping[str, str]) -> str:
    key = fields.get("key", "")
    sent = msgspec.json.encode(sorted(fields.items()))
    return f"{key if KEY.fullmatch(key) else secrets.token_urlsafe(9)}-{sha256(sent).hexdigest()[:12]}"


def _as_it_is(given: dict[str, Any]) -> dict[str, Any]:
    return given


def _bot(given: dict[str, Any]) -> dict[str, Any]:
    return {**given, "bot": given.get("bot") or None}


def _contribute(given: dict[str, Any]) -> dict[str, Any]:
    text = given.get("text", "").strip().encode()
    share = text or secrets.token_bytes(LONGEST_SHARE)
    return {"data": (share if len(share) <= LONGEST_SHARE else sha256(share).digest()).hex()}


def _configure(given: dict[str, Any]) -> dict[str, Any]:
    """An `option-<name>` counts where it is not what the page showed, `was-<name>`: defaults may hang on others."""
    rest = {name: value for name, value in given.items() if not name.startswith((OPTION, WAS))}
    options = {
        name.removeprefix(OPTION): tidy(value)
        for name, value in given.items()
        if name.startswith(OPTION) and value != given.get(WAS + name.removeprefix(OPTION))
    }
    return {**rest, "listed": given.get("listed", "0"), "options": options}


SHAPES = {"bot": _bot, "contribute": _contribute, "configure": _configure}
