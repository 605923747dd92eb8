"""Who someone is: a guest, known by a signed cookie; a program of theirs, known by a token.

Nobody registers. A person comes into being with the first thing that they write, and moves to other devices by a
personal link. Cookies hold the person's id and epoch; raising the epoch makes all that were given before worthless.
"""

import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from msgspec import UNSET, UnsetType

from bazigah.server.clock import hash_of, new_person_id, new_token, now
from bazigah.server.no import No
from bazigah.server.rows import Person
from bazigah.words.names import clean

if TYPE_CHECKING:
    from bazigah.server.store import Store
    from bazigah.server.store.people import Token

COOKIE = "bazigah"
YEAR = 365 * 24 * 3600
"""Seconds that a cookie holds."""
DAY = 24 * 3600 * 1000
"""Milliseconds after which it is noted that a person was seen again."""
TOKEN_BYTES = 16
MOST_TOKENS = 20
"""Tokens for programs that one person may have."""

Kind = Literal["link", "bot"]


class People:
    """The people of a store. `key` signs cookies and makes links."""

    def __init__(self, store: "Store", key: bytes) -> None:
        self._store = store
        self._key = key
        self._serializer = URLSafeTimedSerializer(key, salt="bazigah person", signer_kwargs={"digest_method": sha256})

    @classmethod
    async def of(cls, store: "Store") -> "People":
        return cls(store, await store.key("cookie"))

    async def who(self, cookies: Mapping[str, str], authorization: str | None) -> Person | None:
        """The person behind a request: by its bearer token, which must then be good, or by its cookie."""
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() != "bearer":
                raise No("token")
            return await self._of_token(token.strip(), "bot")
        return await self._of_cookie(cookies.get(COOKIE, ""))

    async def is_back(self, person: Person) -> bool:
        """Notes that the person is here; whether that is for the first time in a day."""
        at = now()
        if at - person.seen < DAY:
            return False
        await self._store.change_person(person.id, seen=at)
        return True

    def cookie(self, person: Person) -> str:
        """The value of the cookie that makes a browser this person."""
        return str(self._serializer.dumps([person.id, person.epoch]))

    async def come(self, name: str, language: str) -> Person:
        """A new person."""
        at = now()
        person = Person(new_person_id(), clean(name), language, created=at, seen=at)
        await self._store.add_person(person)
        return person

    async def change(
        self, person: Person, *, name: str | UnsetType = UNSET, language: str | UnsetType = UNSET
    ) -> Person:
        """The person with another name or language."""
        changed = msgspec.structs.replace(
            person,
            name=person.name if name is UNSET else clean(name),
            language=person.language if language is UNSET else language,
        )
        if changed != person:
            await self._store.change_person(person.id, name=changed.name, language=changed.language)
        return changed

    async def link(self, person: Person) -> str:
        """The token of the personal link; the same until `renew`."""
        made = hmac.digest(self._key, f"link {person.id} {person.epoch}".encode(), sha256)[:TOKEN_BYTES]
        token = made.hex()
        if await self._store.person_of_token(hash_of(token)) is None:
            await self._store.add_token(hash_of(token), person.id, "link", now())
        return token

    async def move(self, token: str) -> Person:
        """The person whose link it is."""
        return await self._of_token(token, "link")

    async def renew(self, person: Person) -> Person:
        """Makes all cookies and links given before worthless; tokens of programs stay."""
        await self._store.drop_tokens(person.id, kind="link")
        await self._store.change_person(person.id, epoch=person.epoch + 1)
        return msgspec.structs.replace(person, epoch=person.epoch + 1)

    async def token(self, person: Person) -> str:
        """A new token for a program that acts for the person. It is not kept: only its hash is."""
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise No("too-many-tokens")
        token = new_token()
        await self._store.add_token(hash_of(token), person.id, "bot", now())
        return token

    async def tokens(self, person: Person) -> "list[Token]":
        """The person's tokens for programs, the oldest first."""
        return [token for token in await self._store.tokens_of(person.id) if token.kind == "bot"]

    async def drop_tokens(self, person: Person, id: str | None = None) -> None:
        """Makes the tokens for programs worthless, or the one of that id; No if there is none."""
        if id is not None and id not in {token.id for token in await self.tokens(person)}:
            raise No("not-found")
        await self._store.drop_tokens(person.id, kind="bot", id=id)

    async def _of_cookie(self, cookie: str) -> Person | None:
        try:
            id, epoch = self._serializer.loads(cookie, max_age=YEAR)
        except (BadData, TypeError, ValueError):
            return None
        person = await self._store.person(str(id))
        return person if person is not None and person.epoch == epoch else None

    async def _of_token(self, token: str, kind: Kind) -> Person:
        found = await self._store.person_of_token(hash_of(token))
        person = await self._store.person(found[0]) if found and found[1] == kind else None
        if person is None:
            raise No("token")
        return person
