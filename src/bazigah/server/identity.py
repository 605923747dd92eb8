"""Who makes a request, and the cookie that goes back with its answer: for the API, the pages and the socket alike."""

from collections.abc import Iterator
from contextlib import contextmanager

from litestar.datastructures import Cookie
from litestar.types import Scope
from msgspec import UNSET, UnsetType

from bazigah.server.languages import language_of, speaks
from bazigah.server.no import No
from bazigah.server.people import COOKIE, YEAR
from bazigah.server.rows import Person
from bazigah.server.security import address_of, marks_cookies_secure
from bazigah.server.services import Connection, services

GIVEN = "bazigah.cookie"
"""Where a scope keeps the cookie that its answer sets."""


async def who(connection: Connection) -> Person | None:
    """The person behind a request or a socket; No, if it has a bearer token that opens nothing.

    Once a day their cookie is given anew, so that it holds for a year from the last visit.
    """
    people, authorization = services(connection).people, connection.headers.get("authorization")
    person = await people.who(connection.cookies, authorization)
    if person is None:
        return None
    speaks(connection.scope, person.language)
    if await people.is_back(person) and authorization is None:
        becomes(connection, person)
    return person


async def known(connection: Connection) -> Person:
    """The person, who must be one: No, if there is none."""
    person = await who(connection)
    if person is None:
        raise No("sign-in")
    return person


async def arrived(connection: Connection, name: str = "") -> Person:
    """The person; whoever is new comes into being here. No, if too many do."""
    person = await who(connection)
    if person is not None:
        return person
    found = services(connection)
    found.limits.newcomer(address_of(connection.scope, found.settings))
    person = await found.people.come(name, language_of(connection.scope))
    becomes(connection, person)
    return person


def becomes(connection: Connection, person: Person) -> None:
    """The answer's cookie makes the browser this person."""
    found = services(connection)
    connection.scope["state"][GIVEN] = _cookie(connection, found.people.cookie(person), YEAR)
    speaks(connection.scope, person.language)


async def renewed(connection: Connection) -> Person:
    """The person, whom no other device is any more: cookies and links given before are worthless."""
    person, found = await known(connection), services(connection)
    person = await found.people.renew(person)
    found.tables.check(person.id)
    becomes(connection, person)
    return person


async def changed(
    connection: Connection, person: Person, *, name: str | UnsetType = UNSET, language: str | UnsetType = UNSET
) -> Person:
    """The person with another name or language, under which they go on where they are."""
    found = services(connection)
    renamed = await found.people.change(person, name=name, language=language)
    if renamed.name != person.name:
        found.tables.check(person.id)
    return renamed


async def dropped(connection: Connection, token: str | None = None) -> None:
    """All the person's tokens for programs are worthless, or the one of that id; No if there is none."""
    person, found = await known(connection), services(connection)
    await found.people.drop_tokens(person, token)
    found.tables.check(person.id)


async def deleted(connection: Connection) -> None:
    """The person is no more: their seats are free or a bot's, their name is nowhere, and the cookie goes."""
    person, found = await known(connection), services(connection)
    await found.tables.forget(person.id)
    await found.store.forget(person.id)
    found.tables.check(person.id)
    forgotten(connection)


def forgotten(connection: Connection) -> None:
    """The answer takes the cookie away."""
    connection.scope["state"][GIVEN] = _cookie(connection, "", 0)


@contextmanager
def guessing(connection: Connection) -> Iterator[None]:
    """Around a look-up of a table by its code: whoever gives wrong ones too often is refused."""
    found = services(connection)
    address = address_of(connection.scope, found.settings)
    found.limits.code(address)
    try:
        yield
    except No as no:
        if no.code == "table-unknown":
            found.limits.missed(address)
        raise


def given(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The header of the cookie, if the answer sets one."""
    cookie: Cookie | None = scope.get("state", {}).get(GIVEN)
    return [cookie.to_encoded_header()] if cookie else []


def _cookie(connection: Connection, value: str, seconds: int) -> Cookie:
    secure = marks_cookies_secure(connection.scope, services(connection).settings)
    return Cookie(COOKIE, value=value, max_age=seconds, secure=secure, httponly=True, samesite="lax")
