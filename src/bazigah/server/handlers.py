"""Which function answers which request."""

from collections.abc import Callable, Iterator

from bazigah.server import lobby, playing, wire
from bazigah.server.entries import Entry
from bazigah.server.table import Table

Handler = Callable[[Table, str, str, wire.AnyRequest], Iterator[Entry]]


def _without_name(handler: Callable[..., Iterator[Entry]]) -> Handler:
    return lambda table, person, _, request: handler(table, person, request)


def _nothing(_: Table, __: str, ___: str, ____: wire.AnyRequest) -> Iterator[Entry]:
    return iter(())


HANDLERS: dict[type, Handler] = {
    wire.Sync: _nothing,
    wire.Act: _without_name(playing.act),
    wire.Undo: _without_name(playing.undo),
    wire.Sit: lobby.sit,  # type: ignore[dict-item]  # the union is told apart by the key
    wire.Stand: _without_name(lobby.stand),
    wire.Bot: _without_name(lobby.bot),
    wire.Ready: _without_name(lobby.ready),
    wire.Start: _without_name(lobby.start),
    wire.Configure: _without_name(lobby.configure),
    wire.Rematch: _without_name(lobby.rematch),
    wire.Hand: _without_name(lobby.hand),
    wire.Contribute: _without_name(lobby.contribute),
    wire.Stop: _without_name(playing.stop),
    wire.Say: lobby.talk,  # type: ignore[dict-item]
    wire.Mute: _without_name(lobby.mute),
}


def handle(table: Table, person: str, name: str, request: wire.AnyRequest) -> Iterator[Entry]:
    """What a request of that person writes into the log; No, before anything is written, if it may not be."""
    return HANDLERS[type(request)](table, person, name, request)
