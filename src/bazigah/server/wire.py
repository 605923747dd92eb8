"""The messages of a table's socket: JSON text frames, one object each, told apart by `type`.

A client opens `/api/tables/{code}/socket`, with its cookie or a bearer token, and is sent a `welcome`: all it needs to
show the table. After that it is sent an `update` for each step that is stored, and it sends requests. Each request has
an `id` of the client's own; it is answered by `ack` or `refused` with that id. The same id twice has one effect and the
same answer, so a client that lost its connection sends again what was not answered.

Follow `number`: an update says which number it comes `after`; if that is not the client's own, it has missed something
and asks for a `welcome` by `sync`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bazigah.core.say import Say as Sentence
from bazigah.core.say import Seat as Named
from bazigah.server.entries import AnyEntry, Chair, Chat, Clock, Language, Settings

LARGEST = 16 * 1024
"""Bytes of a frame that a client may send."""
TEXT = 500
"""Characters of free text."""

Phase = Literal["lobby", "opening", "playing", "over"]
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,36}$", description="The client's own id of the request.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="The seat; the first is 0.")]
Number = Annotated[int, Meta(ge=0, le=2**53, description="The table's number that it was chosen on.")]
ActionId = Annotated[int, Meta(ge=0, le=2**53, description="One of the seat's `legal` actions.")]
PersonId = Annotated[str, Meta(max_length=40, description="The person's id.")]
Name = Annotated[str, Meta(max_length=200, description="Whose seat it is; empty: the person's own name.")]
BotName = Annotated[str, Meta(max_length=40, description="A bot that plays this game; null: none.")]


class Request(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client sends."""

    id: Id


class Sync(Request, frozen=True):
    """Asks for a `welcome`."""


class Act(Request, frozen=True):
    """An action of a seat. If the seat has acted since `number`, or has come to its turn only since, it is refused; if
    only others have acted, and it is still legal, it counts.
    """

    seat: SeatNumber
    action: ActionId
    number: Number


class Undo(Request, frozen=True):
    """Takes back the seat's last decision; only while `undo` of the position lists the seat."""

    seat: SeatNumber
    number: Number


class Sit(Request, frozen=True):
    """Takes a free seat. Several people on one device take one each, with names of their own."""

    seat: SeatNumber
    name: Name = ""


class Stand(Request, frozen=True):
    """Gives one's seat up, during a match to a bot. The host may free others' too; during a match if they are away."""

    seat: SeatNumber


class Bot(Request, frozen=True):
    """The host puts a bot on a free seat or in place of another, or takes it away."""

    seat: SeatNumber
    bot: BotName | None


class Ready(Request, frozen=True):
    """Ready to begin, or not yet. When all seats are taken and all persons ready, the match begins."""

    ready: Annotated[bool, Meta(description="Whether one is.")]


class Start(Request, frozen=True):
    """The host begins the match."""


class Configure(Request, frozen=True):
    """The host changes the table while no match is on; null leaves a field as it is."""

    game: Annotated[str, Meta(max_length=40, description="Another game; it starts from its defaults.")] | None = None
    options: Annotated[dict[str, Any], Meta(description="Those of the game that change.")] | None = None
    name: Annotated[str, Meta(max_length=200, description="Of the table; cleaned and cut.")] | None = None
    language: Annotated[Language, Meta(description="In which people play here.")] | None = None
    listed: Annotated[bool, Meta(description="Whether everyone finds the table in the list.")] | None = None
    chat: Annotated[Chat, Meta(description="How people talk.")] | None = None
    clock: Annotated[Clock, Meta(description="What happens when the time for a turn is over.")] | None = None
    seconds: Annotated[int, Meta(ge=5, le=86_400, description="The time for a turn.")] | None = None


class Rematch(Request, frozen=True):
    """The host clears a finished match away: the table is as before it, with the same people at it."""

    shuffle: Annotated[bool, Meta(description="Whether the seats are drawn by lot.")] = False


class Hand(Request, frozen=True):
    """The host makes someone else who sits at the table the host."""

    person: PersonId


class Contribute(Request, frozen=True):
    """Bytes of one's own for the dice, in hex, after the seal was shown and before the match has started."""

    data: Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,32}$", description="1 to 32 bytes, best at random.")]


class Stop(Request, frozen=True):
    """Wishes to end the match early. When everyone who sits there and is not away wishes it, it is stopped."""

    wish: Annotated[bool, Meta(description="False: not any more.")] = True


class Say(Request, frozen=True):
    """A quick phrase by its id, or text where the table has free chat."""

    phrase: Annotated[str, Meta(max_length=40, description="One of the `phrases` of the welcome.")] | None = None
    text: Annotated[str, Meta(max_length=4 * TEXT, description="Cleaned, and cut to 500 characters.")] | None = None


class Mute(Request, frozen=True):
    """The host takes a person's voice, or gives it back."""

    person: PersonId
    muted: Annotated[bool, Meta(description="False: the voice is given back.")] = True


AnyRequest = (
    Sync | Act | Undo | Sit | Stand | Bot | Ready | Start | Configure | Rematch | Hand | Contribute | Stop | Say | Mute
)


class Reply(Struct, frozen=True, gc=False, tag_field="type", tag=str.lower):
    """What the server sends."""


class Ack(Reply, frozen=True):
    """A request is done and stored; or nothing was left to do."""

    id: Annotated[str, Meta(description="The request's.")]
    number: Annotated[int, Meta(description="The line of the log that it made; the table's number if it made none.")]


class Refused(Reply, frozen=True):
    """A request is not done, and nothing has changed."""

    id: Annotated[str | None, Meta(description="The request's; null: the frame was none that could be read.")]
    code: Annotated[str, Meta(description="Why, for programs; it is stable. `rule`: the rules of the game refuse.")]
    say: Annotated[dict[str, Any], Meta(description="Why, as a sentence.")]
    clause: Annotated[str | None, Meta(description="The clause of the rules that refuses.")] = None
    reason: Annotated[str | None, Meta(description="The code of the rules' reason.")] = None


class SeatView(Struct, frozen=True, gc=False):
    """A seat; it is free where there is neither person nor bot."""

    name: Annotated[str, Meta(description="Of whoever sits there; empty of bots, and of people without one.")]
    person: Annotated[str | None, Meta(description="The id of the person who has it.")]
    bot: Annotated[str | None, Meta(description="The bot that has it, or that plays for a person who is away.")]
    ready: Annotated[bool, Meta(description="Whether the person is ready to begin.")]
    away: Annotated[bool, Meta(description="The person has been gone for long; when they come back they play on.")]


class Talk(Struct, frozen=True, gc=False):
    """What was said."""

    number: Annotated[int, Meta(description="The line of the log.")]
    person: Annotated[str, Meta(description="Who said it: an id.")]
    name: Annotated[str, Meta(description="Their name at that time.")]
    phrase: Annotated[str | None, Meta(description="The id of a quick phrase.")]
    text: Annotated[str | None, Meta(description="Or free text.")]


class TableView(Struct, frozen=True, gc=False):
    """A table but for its match."""

    code: Annotated[str, Meta(description="Nine digits, as in the table's address.")]
    phase: Annotated[Phase, Meta(description="`opening`: people may add to the dice.")]
    settings: Annotated[Settings, Meta(description="How it is played.")]
    host: Annotated[str, Meta(description="The id of the person who decides about the table.")]
    seats: Annotated[tuple[SeatView, ...], Meta(description="Seat 0, 1, ...")]
    muted: Annotated[tuple[str, ...], Meta(description="The ids of those whose voice the host has taken.")]
    stopping: Annotated[tuple[str, ...], Meta(description="The ids of those who wish to end the match early.")]


class MatchView(Struct, frozen=True, gc=False):
    """A match but for its position."""

    id: Annotated[str, Meta(description="Its record is at `/api/matches/{id}/record`.")]
    game: Annotated[str, Meta(description="`clever`, `ten` or `wazabi`.")]
    rules: Annotated[int, Meta(description="The version of the game's rules.")]
    options: Annotated[dict[str, Any], Meta(description="All options of the game.")]
    chairs: Annotated[tuple[Chair, ...], Meta(description="Who began at seat 0, 1, ...")]
    commitment: Annotated[str, Meta(description="The SHA-256 of the dice's secret, in hex.")]
    contributions: Annotated[tuple[str, ...], Meta(description="In hex, in the order in which they go into the dice.")]
    started: Annotated[bool, Meta(description="The dice are fixed; play is on, or over.")]
    over: Annotated[bool, Meta(description="It has ended, at its end or early.")]
    stopped: Annotated[bool, Meta(description="It has ended early, without a result.")]
    secret: Annotated[str | None, Meta(description="Of the dice, in hex, when it has ended.")]
    checksum: Annotated[str | None, Meta(description="As in its record, when it has ended.")]


class Position(Struct, frozen=True, gc=False):
    """Where a match stands, as everyone may see it."""

    state: Annotated[dict[str, Any], Meta(description="The fields of the game's state; what is hidden is masked.")]
    to_move: Annotated[int, Meta(description="The first seat that has a decision; -1: chance; -2: it is over.")]
    acting: Annotated[tuple[int, ...], Meta(description="All seats that have a decision.")]
    undo: Annotated[tuple[int, ...], Meta(description="Seats that may take their last decision back.")]
    hidden: Annotated[bool, Meta(description="What is decided now is shown to the others later.")]
    points: Annotated[tuple[int, ...], Meta(description="By seat: with words as they stand, without at the end.")]
    ranks: Annotated[tuple[int, ...], Meta(description="Places by seat, at the end; 1 is first.")]
    prompt: Annotated[dict[str, Any] | None, Meta(description="What the match waits for, as a sentence.")]
    result: Annotated[tuple[dict[str, Any], ...], Meta(description="What it came to, in sentences, at the end.")]
    left: Annotated[float | None, Meta(description="Seconds until the turn clock speaks; null: there is none.")]


class Choice(Struct, frozen=True, gc=False):
    """A legal action in words."""

    action: Annotated[int, Meta(description="As in `legal`.")]
    token: Annotated[str, Meta(description="Its notation.")]
    say: Annotated[dict[str, Any], Meta(description="Its sentence.")]
    brings: Annotated[tuple[dict[str, Any], ...], Meta(description="What it brings, in sentences.")]


class SeatTurn(Struct, frozen=True, gc=False):
    """The decision of a seat of one's own."""

    seat: Annotated[int, Meta(description="The seat; the first is 0.")]
    legal: Annotated[tuple[int, ...], Meta(description="Its legal actions; empty: it has decided, others have not.")]
    state: Annotated[dict[str, Any] | None, Meta(description="The state as this seat sees it, while `hidden`.")]
    prompt: Annotated[dict[str, Any] | None, Meta(description="What it waits for, as a sentence.")]
    choices: Annotated[tuple[Choice, ...] | None, Meta(description="The legal actions in words.")]


class You(Struct, frozen=True, gc=False):
    """What only the reader is sent. Choices and sentences come only to sockets that were opened with `words=true`."""

    person: Annotated[str, Meta(description="One's own id.")]
    turns: Annotated[tuple[SeatTurn, ...], Meta(description="The seats of one's own that have a decision.")]


class Entered(Struct, frozen=True, gc=False):
    """A line of the log."""

    number: Annotated[int, Meta(description="1, 2, ... at each table.")]
    at: Annotated[int, Meta(description="When: milliseconds since 1970, UTC.")]
    entry: Annotated[AnyEntry, Meta(description="What happened.")]


class Welcome(Reply, frozen=True):
    """The whole table as it stands."""

    number: Annotated[int, Meta(description="The table's number: that of the last line of its log.")]
    table: Annotated[TableView, Meta(description="The table.")]
    match: Annotated[MatchView | None, Meta(description="The match, the last one if none is on; null: none yet.")]
    position: Annotated[Position | None, Meta(description="Where the match stands.")]
    told: Annotated[tuple[dict[str, Any], ...], Meta(description="What has happened in it lately, in sentences.")]
    said: Annotated[tuple[Talk, ...], Meta(description="What was said lately.")]
    present: Annotated[tuple[str, ...], Meta(description="The ids of the persons who are here.")]
    phrases: Annotated[tuple[str, ...], Meta(description="The ids of the quick phrases.")]
    you: Annotated[You, Meta(description="What only the reader is sent.")]


class Update(Reply, frozen=True):
    """One stored step: lines `after + 1` to `number`."""

    after: Annotated[int, Meta(description="The table's number before it.")]
    number: Annotated[int, Meta(description="The table's number now.")]
    lines: Annotated[tuple[Entered, ...], Meta(description="The lines; first older ones that are hidden no more.")]
    table: Annotated[TableView | None, Meta(description="The table, if it has changed.")]
    match: Annotated[MatchView | None, Meta(description="The match, if it has changed.")]
    position: Annotated[Position | None, Meta(description="Where the match stands, if that has changed.")]
    told: Annotated[tuple[dict[str, Any], ...], Meta(description="What has happened in the match, in sentences.")]
    you: Annotated[You | None, Meta(description="With `position`, for who has a decision, or picks in secret.")]


class Presence(Reply, frozen=True):
    """A person came or went. Not stored."""

    person: Annotated[str, Meta(description="Who: an id.")]
    present: Annotated[bool, Meta(description="Whether they are here now.")]


class Reminder(Reply, frozen=True):
    """The seat has been thinking for the time of the turn clock. Not stored."""

    seat: Annotated[int, Meta(description="The seat; the first is 0.")]


class Bye(Reply, frozen=True):
    """The last frame: the server closes the socket."""

    code: Annotated[str, Meta(description="Why, for programs; it is stable.")]
    again: Annotated[bool, Meta(description="Whether to come back by itself.")]
    say: Annotated[dict[str, Any], Meta(description="Why, as a sentence.")]


AnyReply = Ack | Refused | Welcome | Update | Presence | Reminder | Bye

_requests = msgspec.json.Decoder(AnyRequest)
_replies = msgspec.json.Decoder(AnyReply)
_encoder = msgspec.json.Encoder()


class NotARequest(ValueError):
    """A frame that is none of the requests; `code` says why, `id` which request it meant to be, if that can be told."""

    def __init__(self, code: str, id: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.id = id


def read_request(frame: str | bytes | None) -> AnyRequest:
    """The request in a frame (None: one that is not text); NotARequest if it is too large, too deep, not JSON, not
    UTF-8 or of no known shape.
    """
    if frame is None:
        raise NotARequest("not-text")
    data = frame.encode("utf-8", "replace") if isinstance(frame, str) else frame
    if len(data) > LARGEST:
        raise NotARequest("too-large")
    try:
        return _requests.decode(data)
    except msgspec.ValidationError as error:
        raise NotARequest("shape", _id_of(data)) from error
    except RecursionError as error:
        raise NotARequest("too-deep") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotARequest("not-json") from error


def read_reply(frame: str | bytes) -> AnyReply:
    """What a client was sent."""
    return _replies.decode(frame)


def welcome_in(frame: bytes) -> Welcome:
    """The welcome that a frame holds."""
    return msgspec.json.decode(frame, type=Welcome)


def write(message: object) -> bytes:
    """A message as a frame."""
    return _encoder.encode(message)


def sentence(say: Sentence) -> dict[str, Any]:
    """A sentence for a client: its id in the words, and its values; a seat is `{"seat": 0}`."""
    return {"id": say.id, "values": {name: _value(value) for name, value in say.values.items()}}


def _value(value: object) -> object:
    if isinstance(value, Named):
        return {"seat": value.number}
    if isinstance(value, Sentence):
        return sentence(value)
    if isinstance(value, tuple):
        return [_value(part) for part in value]
    return value


def _id_of(data: bytes) -> str | None:
    try:
        return msgspec.json.decode(data, type=Request).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
