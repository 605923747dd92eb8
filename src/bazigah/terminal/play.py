"""A match, played at the keyboard line by line."""

from threading import Thread
from typing import Any, NamedTuple

from bazigah.core.contract import CHANCE, SPECTATOR
from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, Seat, say
from bazigah.core.teller import retell
from bazigah.core.twin import copy
from bazigah.terminal import choices, files, moves, rulebook
from bazigah.terminal.screen import EndOfInput, Screen
from bazigah.terminal.table import Table
from bazigah.terminal.trouble import BROKEN_PIPE, END_OF_INPUT, INTERRUPTED, Trouble
from bazigah.words.names import shown, tidy
from bazigah.words.sentences import refused

MOMENT = 1.5
"""Seconds that one waits without being told why."""
COMMANDS = ("undo", "why", "rules", "table", "log", "help", "quit")
"""Words for them, in both languages, are the messages `terminal-words-...`."""


class Turn(NamedTuple):
    """Whoever is asked, what they see, what they may do."""

    seat: int
    state: Any
    legal: list[int]
    numbered: bool = False


class Quit(Exception):
    """The person wants to stop; the match is saved."""


class Play:
    """The conversation about one match."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.match = table.match
        self.game = table.match.game
        self.screen = screen
        self.names = shown(table.seats, screen.catalogue)
        self.commands = {word: name for name in COMMANDS for word in screen.words(f"terminal-words-{name}")}
        self.typed: list[str] = []
        self._asked = Turn(CHANCE, None, [])
        self._at_keyboard: int | None = None
        self._shown: list[str] = []
        self._told: list[str] = []
        self._shown_number = -1
        self._secret = False

    def run(self) -> bool:
        """Plays until the match is over (True) or the person quits (False); Trouble if the input or the output ends."""
        try:
            self.table.save()
            self._welcome()
            self._prepare()
            while not self.match.over:
                self._step()
            self._show_news()
            self._end()
        except Quit:
            self.say(say("terminal-saved", command=self._resume()))
            return False
        except EndOfInput:
            raise Trouble(say("terminal-end-of-input", command=self._resume()), END_OF_INPUT) from None
        except KeyboardInterrupt:
            raise Trouble(say("terminal-interrupted", command=self._resume()), INTERRUPTED) from None
        except BrokenPipeError:
            raise Trouble(say("terminal-gone", command=self._resume()), BROKEN_PIPE) from None
        return True

    def say(self, sentence: Say, indent: str = "") -> None:
        self.screen.say(sentence, self.names, indent)

    def _prepare(self) -> None:
        """Lets bots compile what they need before anybody waits for a move; says so where that takes a while."""
        waiting = Thread(target=self.table.prepare, daemon=True)
        waiting.start()
        waiting.join(MOMENT)
        if waiting.is_alive():
            self.say(say("terminal-preparing"))
            waiting.join()

    def _resume(self) -> str:
        return f"{files.program()} resume {self.table.shown_as}"

    def _welcome(self) -> None:
        head = self.table.head
        everyone = tuple(Seat(seat) for seat in range(len(self.names)))
        self.say(say("terminal-welcome", game=say(f"{self.game.name}-name"), names=everyone))
        if head.dice.kind == "table":
            self.say(say("terminal-table-dice"))
        else:
            self.say(say("terminal-commitment", commitment=head.dice.commitment or ""))
        if self.match.number:
            self.say(say("terminal-resumed", number=self.match.number))
        self.say(say("terminal-ask-help"))

    def _step(self) -> None:
        """One event: by chance, a bot, the program where nothing is to be decided, or a person."""
        seat = self.match.to_move()
        if seat != self._asked.seat:
            self._drop_typed()
        if seat == CHANCE and self.table.hosted.dice is not None:
            self.table.throw()
        elif seat == CHANCE and not self.typed and self.table.hosted.is_forced(seat):
            self.table.play(CHANCE, self.match.chances()[0][0])
        elif seat == CHANCE:
            self._ask_for_outcome()
        elif bot := self.table.bots[seat]:
            self.table.bot_plays(seat, bot)
            if self.table.news:
                self._show_news()
        elif not self.typed and self.table.hosted.is_forced(seat):
            self.table.play(seat, self.match.legal(seat)[0])
        else:
            self._ask_for_move(seat)

    def _show_news(self) -> None:
        self.table.save()
        for sentence in self.table.news:
            self._told.append(self.screen.catalogue.text(sentence, self.names))
            self.screen.write(self._told[-1])
        self.table.news.clear()

    def _ask_for_move(self, seat: int) -> None:
        self._show_news()
        if self.typed:
            self._play_typed(self._turn(seat))
            return
        self._hand_over(seat)
        self._asked = turn = self._turn(seat)
        self._show_table(turn)
        self._show_choices(turn)
        while not self._hear(turn):
            pass

    def _turn(self, seat: int) -> Turn:
        state, legal = self.match.view(seat), self.match.legal(seat)
        return Turn(seat, state, legal, choices.numbered(self.game, state, seat, legal))

    def _hear(self, turn: Turn) -> bool:
        """A line of whoever moves: a command, or moves; whether it changed the match."""
        text = tidy(self.screen.ask())
        if not text and len(turn.legal) == 1:
            self.table.play(turn.seat, turn.legal[0])
            return True
        if not text:
            numbers = say("terminal-choose", first=1, last=len(turn.legal))
            self.say(numbers if turn.numbered else say("terminal-choose-word"))
            return False
        if (changed := self._command(text, turn)) is not None:
            return changed
        self.typed = text.split()
        return self._play_typed(turn)

    def _play_typed(self, turn: Turn) -> bool:
        """Plays the first move, or outcome, of those that were typed; if it cannot be, the others are dropped too."""
        number, hidden = 1, self.game.rules.simultaneous(self.match.state)
        try:
            action, number = moves.first(self.typed, lambda text: self._read(text, turn))
            self.table.play(turn.seat, action)
        except ValueError:
            self._show_news()
            self._unknown(self.typed[0], turn)
        except Refusal as refusal:
            self._show_news()
            self.say(refused(self.game, turn.state, refusal))
        else:
            del self.typed[:number]
            if hidden and not self.game.rules.simultaneous(self.match.state):  # what the others chose is seen now
                self._drop_typed()
            return True
        del self.typed[:number]
        self._drop_typed()
        return False

    def _read(self, text: str, turn: Turn) -> int:
        """An action by its number in the list that was shown, or in notation, legal or not; ValueError if neither."""
        asked = self._asked
        if asked.numbered and len(text) < 9 and text.isdecimal() and 1 <= int(text) <= len(asked.legal):
            return asked.legal[int(text) - 1]
        return moves.read(text, self.game, turn.state, turn.seat, self.screen.catalogue, self.names)

    def _unknown(self, text: str, turn: Turn) -> None:
        if turn.seat == CHANCE:
            self.say(say("terminal-no-outcome", text=text[:40]))
        else:
            self.say(say("terminal-unknown", text=text[:40]))

    def _ask_for_outcome(self) -> None:
        """The next die or card from those that were typed; asks when there are none left."""
        turn = Turn(CHANCE, self.match.view(SPECTATOR), [])
        if not self.typed:
            self._asked = turn
            self._show_news()
            self.say(self.game.view.prompt(turn.state, CHANCE))
            text = tidy(self.screen.ask())
            if not text or self._command(text, turn) is not None:
                return
            self.typed = text.split()
        self._play_typed(turn)

    def _drop_typed(self) -> None:
        """Forgets what was typed ahead: who typed it had not seen what comes now."""
        if self.typed:
            self._show_news()
            self.say(say("terminal-dropped", rest=" ".join(self.typed)[:40]))
            self.typed.clear()

    def _hand_over(self, seat: int) -> None:
        """Where several people decide without seeing one another: hides what the one before chose."""
        deciding = sum(self.match.may_act(person) for person in self.table.people)
        hidden = self.game.rules.simultaneous(self.match.state)
        self._secret = hidden and (self._secret or deciding > 1)
        if self._secret and seat != self._at_keyboard:
            self.say(say("terminal-hand-over", seat=Seat(seat)))
            self.screen.ask("")
            self.screen.clear()

    def _show_table(self, turn: Turn) -> None:
        """What lies there: all of it for someone who comes to the keyboard, else the lines that have changed."""
        seat, before = turn.seat, self._shown
        lines = [self.screen.catalogue.text(line, self.names) for line in self.game.view.table(turn.state, seat)]
        since = self.match.events[max(self._shown_number, 0) :]
        whole = self._at_keyboard != seat or self._shown_number < 0
        self.screen.write()
        if whole or any(event.seat not in (seat, CHANCE) for event in since):
            self.say(say("terminal-turn", seat=Seat(seat)))
        for line in lines:
            if (whole or line not in before) and line not in self._told:
                self.screen.write(line)
        self._told.clear()
        self._at_keyboard, self._shown, self._shown_number = seat, lines, self.match.number

    def _show_choices(self, turn: Turn) -> None:
        self.say(self.game.view.prompt(turn.state, turn.seat))
        for line in choices.lines(self.game, turn.state, turn.seat, turn.legal, self._shown_token):
            self.say(line, indent="  ")

    def _shown_token(self, token: str) -> str:
        return moves.spoken(token, self.game, self.screen.catalogue)

    def _command(self, text: str, turn: Turn) -> bool | None:
        """Does what a command says: whether it changed the match; None if the text is no command."""
        word, _, rest = text.partition(" ")
        name = self.commands.get(word)
        return None if name is None else bool(getattr(self, f"_do_{name}")(rest, turn))

    def _do_undo(self, _: str, __: Turn) -> bool:
        seat = self.table.hosted.undo()
        if seat is None:
            self.say(say("terminal-no-undo"))
            return False
        self._shown_number = -1
        self.typed.clear()
        undone = say("terminal-undone-outcome") if seat == CHANCE else say("undone", seat=Seat(seat))
        self.table.news = [undone]
        return True

    def _do_why(self, text: str, turn: Turn) -> None:
        """Why something may not be done, or that it may."""
        if not text:
            self.say(say("terminal-why-what"))
            return
        try:
            action = self._read(text, turn)
            label = self.game.view.action(turn.state, turn.seat, action) if action in turn.legal else None
            self.game.rules.apply(copy(self.match.state), turn.seat, action)
        except ValueError:
            self._unknown(text, turn)
        except Refusal as refusal:
            self.say(refused(self.game, turn.state, refusal))
        else:
            self.say(say("terminal-allowed", action=label or text))

    def _do_rules(self, clause: str, _: Turn) -> None:
        try:
            for paragraph in rulebook.paragraphs(self.game, clause or None, self.screen.catalogue):
                self.screen.write(paragraph)
        except Trouble as trouble:
            self.say(trouble.sentence)

    def _do_table(self, _: str, turn: Turn) -> None:
        for line in self.game.view.table(turn.state, turn.seat if turn.seat >= 0 else SPECTATOR):
            self.say(line)
        if turn.legal:
            self._show_choices(turn)

    def _do_log(self, _: str, __: Turn) -> None:
        for sentences in retell(self.match)[1]:
            for sentence in sentences:
                self.say(sentence)

    def _do_help(self, _: str, __: Turn) -> None:
        self.say(say("terminal-help", help=say(f"{self.game.name}-help")))

    def _do_quit(self, _: str, __: Turn) -> None:
        raise Quit

    def _end(self) -> None:
        self.screen.write()
        for line in self.game.view.result(self.match.state):
            self.say(line)
        self.say(say("terminal-kept", path=str(self.table.path), checksum=self.match.checksum))
        self.say(say("terminal-verify", command=f"{files.program()} verify {self.table.shown_as}"))
