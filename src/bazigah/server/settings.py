"""What can be set of a server: environment variables `BAZIGAH_...`, one a field, checked before anything starts."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from bazigah.core.say import Say, say

PREFIX = "BAZIGAH_"
ORIGIN = r"^https?://[^/\s,]+$"
DATABASE = r"^(sqlite|postgresql)(\+\w+)?://\S+$"
REDIS = r"^(rediss?|unix)://\S+$"

Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class BadSetting(ValueError):
    """A variable whose value cannot be used; `sentence` says which and what it may be."""

    def __init__(self, sentence: Say) -> None:
        super().__init__(sentence.id, dict(sentence.values))
        self.sentence = sentence


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings. Times are seconds; a limit of 0 is no limit. Each description stands in docs/serving.md."""

    host: Annotated[str, Meta(description="Address to listen on; `0.0.0.0` or `::` for all.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535, description="Port to listen on; 0: a free one.")] = 8448
    home: Annotated[str, Meta(description="Folder of the database; by default that of the user's data.")] = ""
    database: Annotated[
        str,
        Meta(
            pattern=DATABASE,
            description="SQLAlchemy address of the database; by default SQLite in `server.db` of the home folder.",
            examples=["postgresql://user:password@host/name"],
        ),
    ] = ""
    public_url: Annotated[
        str,
        Meta(
            pattern=ORIGIN,
            description="Where people reach the server, for links; by default as they asked for it.",
            examples=["https://play.example.org"],
        ),
    ] = ""
    origins: Annotated[
        tuple[Annotated[str, Meta(pattern=ORIGIN)], ...],
        Meta(
            description="Other origins whose pages may act for a person, with commas between.",
            examples=["https://a.example.org,https://b.example.org"],
        ),
    ] = ()
    proxies: Annotated[
        int, Meta(ge=0, le=16, description="Trusted proxies in front, whose `X-Forwarded-...` headers count.")
    ] = 0
    secure_cookie: Annotated[
        Literal["auto", "on", "off"], Meta(description="Whether cookies are for https only; `auto`: as people came.")
    ] = "auto"
    redis: Annotated[
        str,
        Meta(
            pattern=REDIS,
            description="Address of a Redis that tells several processes of one another's tables.",
            examples=["redis://localhost:6379/0"],
        ),
    ] = ""
    processes: Annotated[
        int,
        Meta(
            ge=1, le=64, description="Processes that share the work on this machine; each counts its limits for itself."
        ),
    ] = 1
    bot_workers: Annotated[
        int,
        Meta(ge=1, le=256, description="Processes in which bots think; one at least for each that shares the work."),
    ] = 1

    grace: Annotated[Seconds, Meta(description="Until a bot plays for a person who has gone.")] = 60.0
    bot_pause: Annotated[Seconds, Meta(description="Between the moves of bots, for people to follow.")] = 0.9
    contributing: Annotated[Seconds, Meta(description="For people to add to the dice before a match starts.")] = 3.0
    idle: Annotated[Seconds, Meta(description="Until a table that nobody is at leaves the memory.")] = 600.0

    people_per_address: Annotated[Count, Meta(description="New people an hour from one address.")] = 200
    tables_per_person: Annotated[Count, Meta(description="New tables an hour by one person.")] = 20
    tables_per_address: Annotated[Count, Meta(description="New tables an hour from one address.")] = 60
    sockets: Annotated[Count, Meta(description="Open sockets in each process.")] = 4_000
    sockets_per_person: Annotated[Count, Meta(description="Open sockets of one person.")] = 16
    sockets_per_address: Annotated[Count, Meta(description="Open sockets from one address.")] = 200
    requests_per_second: Annotated[Count, Meta(description="Requests a second on one socket, in the long run.")] = 10
    requests_at_once: Annotated[Count, Meta(description="Requests on one socket at once.")] = 30
    http_per_minute: Annotated[Count, Meta(description="HTTP requests a minute from one address.")] = 1_200
    code_misses: Annotated[Count, Meta(description="Wrong codes of tables an hour from one address.")] = 30

    @classmethod
    def load(cls, environment: Mapping[str, str] = os.environ) -> "ServerSettings":
        """Those of the environment, the others as they are by default; BadSetting if one cannot be used."""
        given = {field.name: environment.get(variable(field.name), "") for field in fields()}
        return cls(**{field.name: _read(field, given[field.name]) for field in fields() if given[field.name]})

    @property
    def folder(self) -> Path:
        if self.home:
            return Path(self.home)
        from platformdirs import user_data_path  # not needed when the place is given

        return user_data_path("bazigah", appauthor=False)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.folder.absolute() / 'server.db'}"


def fields() -> tuple[FieldInfo, ...]:
    return msgspec.structs.fields(ServerSettings)


def variable(name: str) -> str:
    return PREFIX + name.upper()


def described() -> Iterator[tuple[str, str, str]]:
    """Each setting for a table: its variable, its value by default as it would be written, what it is."""
    for field in fields():
        default = ",".join(field.default) if isinstance(field.default, tuple) else f"{field.default}"
        yield variable(field.name), default, _meta(field, "description")


def _read(field: FieldInfo, text: str) -> Any:
    value: object = text.split(",") if field.name == "origins" else text
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as error:
        shown = "…" if field.name in {"database", "redis"} else text[:40]  # they may hold a password
        sentence = say("server-no-setting", name=variable(field.name), value=shown, allowed=_allowed(field))
        raise BadSetting(sentence) from error


def _allowed(field: FieldInfo) -> str:
    """The values in notation: `0..65535`, `auto, on, off`, or an example."""
    if examples := _meta(field, "examples"):
        return str(examples[0])
    kind = msgspec.inspect.type_info(field.type)
    while isinstance(kind, msgspec.inspect.Metadata):
        kind = kind.type
    if isinstance(kind, msgspec.inspect.IntType | msgspec.inspect.FloatType):
        return f"{kind.ge}..{kind.le}"
    return ", ".join(getattr(kind, "values", ()))


def _meta(field: FieldInfo, name: str) -> Any:
    """The value that the outermost annotation has for it."""
    found = get_args(field.type)[1:] if get_origin(field.type) is Annotated else ()
    return next((getattr(meta, name) for meta in reversed(found) if getattr(meta, name)), None)
