"""What the API takes and gives; what stands at a table is in `wire` and `entries`."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from bazigah.server.api.problems import Sentence
from bazigah.server.entries import Chat, Clock, Language
from bazigah.server.wire import Position

PersonName = Annotated[str, Meta(max_length=200, description="Shown to others; cleaned, and cut to 24 characters.")]
When = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]


class OptionView(Struct, frozen=True):
    """An option of a game. A value is one of `choices` or a whole number from `low` to `high`, where there is a `high`.

    `default` null: it must be given. `file`: an object is taken too, in the game's own form.
    """

    name: str
    clause: Annotated[str, Meta(description="The clause of the rules that it comes from.")]
    default: str | int | None
    choices: tuple[str, ...]
    low: int | None
    high: int | None
    file: bool


class PlayersView(Struct, frozen=True):
    """The options as they are for a number of players."""

    players: int
    options: tuple[OptionView, ...]


class GameView(Struct, frozen=True):
    """A game. `rules`: the version of its rules; `bots`: weakest first."""

    name: str
    rules: int
    bots: tuple[str, ...]
    players: tuple[PlayersView, ...]


class TableItem(Struct, frozen=True):
    """A table in a list."""

    code: Annotated[str, Meta(examples=["482913057"])]
    game: str
    name: str
    language: str
    listed: bool
    phase: str
    seats: int
    free: int
    touched: When


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be. `options`: those that differ from the game's defaults; `language`: by default the person's."""

    game: Annotated[str, Meta(max_length=40, examples=["ten"])]
    options: Annotated[dict[str, Any], Meta(examples=[{"players": 3}])] = {}
    name: Annotated[str, Meta(max_length=200)] = ""
    language: Language | None = None
    listed: Annotated[bool, Meta(description="Whether it is in the list of open tables.")] = False
    chat: Chat = "phrases"
    clock: Clock = "off"
    seconds: Annotated[int, Meta(ge=5, le=86_400, description="Of the turn clock.")] = 60


class TableLink(Struct, frozen=True):
    """Where a table is."""

    code: Annotated[str, Meta(examples=["482913057"])]
    url: str


class PersonView(Struct, frozen=True):
    """A person, as they see themselves. `id` is public; `name` may be empty."""

    id: str
    name: str
    language: str
    created: When


class PersonChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What changes; what is left out stays."""

    name: PersonName | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Token(Struct, frozen=True):
    """A secret that is shown once."""

    token: str


class Link(Struct, frozen=True):
    """The personal link: whoever opens it is this person. It holds until it is renewed."""

    token: str
    url: str


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class TokenItem(Struct, frozen=True):
    """A token for a program, without the token. `id` is no secret."""

    id: str
    created: When


class MatchItem(Struct, frozen=True):
    """A match in a person's list. `ended` null: it goes on; `points` and `ranks` by seat, unless it was cut short."""

    id: str
    table: str
    game: str
    date: Annotated[str, Meta(description="When it began: ISO 8601, UTC.")]
    ended: When | None
    seats: Annotated[tuple[int, ...], Meta(description="Where the person began to play.")]
    points: tuple[int, ...] | None
    ranks: tuple[int, ...] | None


class MatchPage(Struct, frozen=True):
    """Matches, the latest first. `before`: ask for it to get the next page; null: there are no more."""

    matches: tuple[MatchItem, ...]
    before: int | None


class Verdict(Struct, frozen=True):
    """Whether a record holds, and what that shows, in the language of the request."""

    holds: bool
    says: tuple[Sentence, ...]
    texts: tuple[str, ...]


class ReplaySeat(Struct, frozen=True):
    """Who sat there: a name, and the bot's full name if it was one."""

    name: str
    bot: str | None


class ReplayDice(Struct, frozen=True):
    """Where outcomes came from, as the record says it; `secret` null: it is not opened."""

    kind: Annotated[str, Meta(description="`fair`, or `table`: people threw and typed.")]
    commitment: str | None
    contributions: tuple[str, ...]
    secret: str | None


class ReplayStep(Struct, frozen=True):
    """Some events that are told together, and where the match stands after them. The first step has none: the start.

    `number`: events so far; `events`: seat (-1: chance) and action of each; `told`: sentences; `state` of the position
    has only those fields that differ from the step before.
    """

    number: int
    events: tuple[tuple[int, int], ...]
    told: tuple[dict[str, Any], ...]
    position: Position


class Weighing(Struct, frozen=True):
    """What chance may give, in the order of the rules, and the weight of each."""

    outcomes: tuple[int, ...]
    weights: tuple[int, ...]


class Draw(Struct, frozen=True):
    """An outcome of chance: event `number` of the match, drawn from one of the `weighings`; `token`: its notation."""

    number: int
    weighing: int
    outcome: int
    token: str


class Replay(Struct, frozen=True):
    """A match step by step, with all that is needed to draw it and to compute its dice again."""

    id: str
    game: str
    rules: int
    date: str
    options: dict[str, Any]
    seats: tuple[ReplaySeat, ...]
    dice: ReplayDice
    checksum: str
    steps: tuple[ReplayStep, ...]
    weighings: tuple[Weighing, ...]
    draws: Annotated[tuple[Draw, ...], Meta(description="All outcomes of chance, in their order.")]


class Version(Struct, frozen=True):
    """What runs here. `rules`: the version of each game's rules."""

    version: str
    rules: dict[str, int]


class State(Struct, frozen=True):
    """All is well."""

    status: Literal["ok"] = "ok"
