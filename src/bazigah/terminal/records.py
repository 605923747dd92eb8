"""Matches that were played: listed, told again, checked."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from bazigah.core.contract import SPECTATOR
from bazigah.core.match import Match
from bazigah.core.options import whole
from bazigah.core.record import Record, RecordError
from bazigah.core.say import Seat, say
from bazigah.core.teller import Teller
from bazigah.terminal import store
from bazigah.terminal.screen import EndOfInput, Screen
from bazigah.terminal.trouble import NOT_PROVED, Trouble
from bazigah.words.catalogue import Catalogue
from bazigah.words.names import shown
from bazigah.words.sentences import proved, record_problem


def matches(catalogue: Catalogue) -> None:
    """Every saved match, a line each, the last played first."""
    screen, found = Screen(catalogue), False
    for path, record in store.saved():
        found = True
        if not isinstance(record, Record):
            problem = record.sentence if isinstance(record, Trouble) else record_problem(record)
            screen.say(say("cli-record", path=path.stem, problem=problem))
            continue
        names = shown(record.seats, catalogue)
        people = tuple(Seat(seat) for seat in range(len(names)))
        id = "cli-match-open" if record.result is None else "cli-match-finished"
        game = say(f"{record.game}-name")
        screen.say(say(id, id=path.stem, game=game, names=people, number=len(record.events), date=_when(record)), names)
    if not found:
        screen.say(say("cli-matches-empty"))


def _when(record: Record) -> str:
    """Day and minute by the clock of this place; in a record of others anything may stand there."""
    with suppress(ValueError, OverflowError):
        return f"{datetime.fromisoformat(record.date).astimezone():%Y-%m-%d %H:%M}"
    return record.date


def load(name: str) -> tuple[Record, Path]:
    """The record that a person means; Trouble, with the file's name, if there is none to be had."""
    path = store.find(name)
    try:
        return store.load(path), path
    except RecordError as error:
        raise of_file(error, path) from error


def replay(catalogue: Catalogue, name: str, at: str | None, *, step: bool = False) -> None:
    """Tells the events, up to number `at`, and then what lay on the table."""
    record, path = load(name)
    number = len(record.events) if at is None else whole(at)
    if number is None or not 0 <= number <= len(record.events):
        raise Trouble(say("cli-replay-number", option="--at", number=(at or "")[:40], first=0, last=len(record.events)))
    screen = Screen(catalogue)
    names = shown(record.seats, catalogue)
    try:
        match = _tell(record, number, screen, names, step=step)
    except RecordError as error:
        raise of_file(error, path) from error
    screen.write()
    screen.say(say("terminal-replay-after", number=match.number))
    for line in match.game.view.table(match.view(SPECTATOR), SPECTATOR):
        screen.say(line, names)
    if match.over:
        for line in match.game.view.result(match.state):
            screen.say(line, names)


def _tell(record: Record, number: int, screen: Screen, names: list[str], *, step: bool) -> Match:
    teller = Teller(record.start())
    record.replay(number)  # so that an event that is not legal is named before any is told
    for index, event in enumerate(record.events[:number], 1):
        for sentence in teller.play(*event):
            screen.say(say("terminal-replay-event", number=index, sentence=sentence), names)
            if step and not _goes_on(screen):
                return teller.match
    return teller.match


def _goes_on(screen: Screen) -> bool:
    try:
        return screen.ask("") not in screen.words("terminal-words-quit")
    except EndOfInput:
        return False


def verify(catalogue: Catalogue, name: str) -> None:
    """Checks all that a record can prove, and says what it shows and what it does not."""
    record, path = load(name)
    try:
        match = record.verify()
    except RecordError as error:
        raise of_file(error, path, NOT_PROVED) from error
    screen = Screen(catalogue)
    for sentence in proved(record, match):
        screen.say(sentence)


def of_file(error: RecordError, path: Path, status: int = 2) -> Trouble:
    return Trouble(say("cli-record", path=str(path), problem=record_problem(error)), status)
