"""What is written in a table's log. A table *is* the fold of its entries; the same structs go to clients.

Entries of one table are numbered 1, 2, ...; that number is what clients follow. Persons are named by their public ids,
seats by their numbers. `played` entries are the events of the match (see `core.match`); its actions that are still
hidden from a reader have the action null.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(description="The seat; the first is 0.")]
PersonId = Annotated[str, Meta(description="The person's id.")]
Name = Annotated[str, Meta(description="The person's name at that time; empty of those who have none.")]
Language = Literal["en", "fa"]
Chat = Literal["phrases", "free"]
Clock = Literal["off", "remind", "limit"]


class Settings(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a table is played."""

    game: Annotated[str, Meta(description="`clever`, `ten` or `wazabi`.")]
    options: Annotated[dict[str, Any], Meta(description="All options of the game.")]
    name: Annotated[str, Meta(description="Of the table; it may be empty.")]
    language: Annotated[Language, Meta(description="In which people play here.")]
    listed: Annotated[bool, Meta(description="Whether everyone finds the table in the list.")]
    chat: Annotated[Chat, Meta(description="`phrases`: in quick phrases only; `free`: in free text too.")] = "phrases"
    clock: Annotated[Clock, Meta(description="When time is up: `remind` reminds, `limit` lets a bot move.")] = "off"
    seconds: Annotated[int, Meta(description="The time for a turn.")] = 60


class Entry(Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower):
    """One line of the log."""


class Created(Entry, frozen=True):
    """The table came into being, and the person is its host."""

    person: PersonId
    name: Name
    settings: Annotated[Settings, Meta(description="How it is played.")]


class Changed(Entry, frozen=True):
    """The host chose other settings; seats beyond the number of players are gone, and nobody is ready any more."""

    settings: Annotated[Settings, Meta(description="How it is played now.")]


class Sat(Entry, frozen=True):
    """A person took a free seat, under this name."""

    seat: SeatNumber
    person: PersonId
    name: Annotated[str, Meta(description="The name that the seat has.")]


class Placed(Entry, frozen=True):
    """The host put a bot on a free seat, or another bot in place of one."""

    seat: SeatNumber
    bot: Annotated[str, Meta(description="The bot's name.")]


class Freed(Entry, frozen=True):
    """Nobody sits there any more."""

    seat: SeatNumber
    bot: Annotated[str | None, Meta(description="During a match: the bot that goes on with the seat.")] = None


class Ready(Entry, frozen=True):
    """A person wants to begin, or not yet."""

    person: PersonId
    ready: Annotated[bool, Meta(description="Whether they are.")]


class Host(Entry, frozen=True):
    """Someone else is the host now."""

    person: PersonId


class Reseated(Entry, frozen=True):
    """A finished match was cleared away for the next."""

    order: Annotated[tuple[int, ...], Meta(description="At seat i sits now who sat at seat `order[i]`.")]


class Chair(Struct, frozen=True, gc=False):
    """Who begins a match at a seat: a person by id and name, or a bot."""

    name: Annotated[str, Meta(description="Of the person; empty of bots.")]
    person: Annotated[str | None, Meta(description="The person's id.")] = None
    bot: Annotated[str | None, Meta(description="The bot's name.")] = None


class Opened(Entry, frozen=True):
    """A match begins with its seal. Those who sit there may now add bytes of their own to the dice."""

    match: Annotated[str, Meta(description="The match's id.")]
    game: Annotated[str, Meta(description="`clever`, `ten` or `wazabi`.")]
    rules: Annotated[int, Meta(description="The version of the game's rules.")]
    options: Annotated[dict[str, Any], Meta(description="All options of the game.")]
    chairs: Annotated[tuple[Chair, ...], Meta(description="Who begins at seat 0, 1, ...")]
    commitment: Annotated[str, Meta(description="The seal: the SHA-256 of the dice's secret, in hex.")]
    date: Annotated[str, Meta(description="When: ISO 8601, UTC.")]


class Contributed(Entry, frozen=True):
    """A person added bytes to the dice."""

    person: PersonId
    data: Annotated[str, Meta(description="The bytes, in hex.")]


class Started(Entry, frozen=True):
    """The dice are fixed: the secret and all contributions, in the order in which they came. Play begins."""


class Played(Entry, frozen=True):
    """An event of the match."""

    seat: Annotated[int, Meta(description="The seat; -1: chance.")]
    action: Annotated[int | None, Meta(description="What it did or drew; null: it is still hidden from the reader.")]
    bot: Annotated[bool, Meta(description="A bot chose it.")] = False
    auto: Annotated[bool, Meta(description="The program did it: nothing else was possible.")] = False


class Undone(Entry, frozen=True):
    """A seat took back its last decision."""

    seat: SeatNumber


class Away(Entry, frozen=True):
    """A person has been gone for long; a bot plays the seat for them until they are back."""

    seat: SeatNumber
    bot: Annotated[str, Meta(description="The bot's name.")]


class Back(Entry, frozen=True):
    """The person plays the seat again."""

    seat: SeatNumber


class Wished(Entry, frozen=True):
    """A person wants to end the match early, or not any more; when all present do, it is stopped."""

    person: PersonId
    stop: Annotated[bool, Meta(description="False: not any more.")]


class Stopped(Entry, frozen=True):
    """The match ended early, without a result."""


class Said(Entry, frozen=True):
    """A person said something."""

    person: PersonId
    name: Name
    phrase: Annotated[str | None, Meta(description="The id of a quick phrase.")] = None
    text: Annotated[str | None, Meta(description="Or free text, where the table has it.")] = None


class Muted(Entry, frozen=True):
    """The host took a person's voice, or gave it back."""

    person: PersonId
    muted: Annotated[bool, Meta(description="False: it is given back.")]


class Forgotten(Entry, frozen=True):
    """A person was deleted: their seats are free, or a bot's, and their name is nowhere any more."""

    person: PersonId


AnyEntry = (
    Created | Changed | Sat | Placed | Freed | Ready | Host | Reseated | Opened | Contributed | Started | Played
    | Undone | Away | Back | Wished | Stopped | Said | Muted | Forgotten
)  # fmt: skip
