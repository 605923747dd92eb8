"""The conversation: what may be typed at a turn, and what is said."""

import json
from functools import partial
from pathlib import Path
from random import Random
from threading import Event

import pytest

from bazigah.core import written
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, find_game
from bazigah.core.say import Say
from bazigah.terminal import moves, play
from bazigah.terminal.play import Play
from bazigah.terminal.table import Table
from bazigah.terminal.trouble import END_OF_INPUT, Trouble
from bazigah.words.catalogue import Catalogue
from support.talk import Talk

SMALL = {"first": 0, "coloured": 3, "centre": 0}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)


def talk(
    folder: Path, *lines: str, seats: str = "Sara,greedy", language: str = "en", dice: str = "fair", **options: object
) -> Talk:
    """A small match of Wazabi with these lines typed, until the input ends."""
    made = Talk(find_game("wazabi"), seats.split(","), folder, {**SMALL, **options}, language, dice)
    with pytest.raises(Trouble) as stopped:
        made.run(lines)
    assert stopped.value.status == END_OF_INPUT
    return made


@pytest.mark.parametrize(("language", "sentence"), [("en", "The bots are getting ready."), ("fa", "آماده می‌شوند")])
def test_bots_that_take_long_to_begin_are_waited_for_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    said, prepared = Event(), []
    tell = Play.say

    def saying(self: Play, what: Say, indent: str = "") -> None:
        tell(self, what, indent)
        if what.id == "terminal-preparing":
            said.set()

    monkeypatch.setattr(play, "MOMENT", 0.0)
    monkeypatch.setattr(Play, "say", saying)
    monkeypatch.setattr(Table, "prepare", lambda _: prepared.append(said.wait(20)))
    made = talk(tmp_path, "", language=language)
    assert prepared == [True]
    assert made.text.count(sentence) == 1


class TestTyping:
    def test_enter_alone_plays_the_only_action(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "")
        assert made.match.events[0] == (0, 6)
        assert "Sara threw 4 dice" in made.text

    @pytest.mark.parametrize("typed", ["1", "۱", "throw", "THROW", " Throw "])
    def test_a_move_is_its_number_or_its_notation(self, tmp_path: Path, typed: str) -> None:
        assert talk(tmp_path, typed).match.events[0] == (0, 6)

    def test_persian_words_are_notation_too(self, tmp_path: Path) -> None:
        assert talk(tmp_path, "بریز", language="fa").match.events[0] == (0, 6)

    @pytest.mark.parametrize(
        "typed", ["9", "7", "-1", "*", "fly", "²", "٣٣٣٣٣٣٣٣٣٣٣٣٣٣٣٣٣٣٣٣٣٣", "\u202eabc", "{ $x }"]
    )
    def test_what_is_no_move_is_said_and_asked_again(self, tmp_path: Path, typed: str) -> None:
        made = talk(tmp_path, typed)
        assert not made.match.events
        assert "is no move here;" in made.text

    def test_an_illegal_move_is_refused_with_its_clause(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "*1", "throw")
        assert "\nW2: " in made.text
        assert made.match.events[0] == (0, 6)

    def test_many_choices_need_a_number(self, tmp_path: Path) -> None:
        made = Talk(find_game("clever"), ["Sara", "Ali"], tmp_path, {"first": 0}, "en", "table")
        with pytest.raises(Trouble):
            made.run(["", "1 2 3 4 5 6", "", "99"])
        assert "Type a number from 1 to 16." in made.text
        assert "“99” is no move here;" in made.text

    def test_a_number_is_that_of_the_line(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "* 2 2 2", "", "2", seats="Sara,Ali,Mina", dice="table")
        assert "\n  2. Give the" in made.text
        assert "Type a number from 1 to 2." in made.text
        assert made.match.events[-1] == (0, 2)

    def test_where_numbers_are_moves_lines_have_none(self, tmp_path: Path) -> None:
        made = Talk(find_game("ten"), ["Sara", "Ali"], tmp_path, {"first": 1}, "en", "table")
        with pytest.raises(Trouble):
            made.run(["", "R#", "", "3"])
        assert "[1 to 5]" in made.text
        assert "Type a word in brackets." in made.text
        assert made.match.game.notation.write(made.match.state, *made.match.events[-1]) == "bid:3"


class TestCommands:
    @pytest.mark.parametrize(
        ("word", "language"), [("?", "en"), ("help", "en"), ("کمک", "fa"), ("؟", "fa"), ("h", "fa")]
    )
    def test_help(self, tmp_path: Path, word: str, language: str) -> None:
        made = talk(tmp_path, word, language=language)
        assert ("undo (u)" if language == "en" else "برگرد (ب)") in made.text

    def test_why(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "why", "why *1", "why throw", "why 1", "why fly")
        assert "Type “why” and a move behind it" in made.text
        assert "\nW2: " in made.text
        assert made.text.count("That is allowed: Throw ") == 2
        assert "“fly” is no move here;" in made.text
        assert not made.match.events

    def test_rules(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "rules W5.1", "rules 5.1", "r w99", "rules")
        assert made.text.count("\nW5.1. ") == 3
        assert "There is no clause “w99”" in made.text

    def test_table_and_log(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "table", "", "log", seats="Sara,Ali")
        assert made.text.count("You (blue) have 4 dice") == 2
        assert made.text.count("\nSara threw 4 dice") == 2

    @pytest.mark.parametrize("word", ["quit", "q", "خروج"])
    def test_quit_says_how_to_go_on(self, tmp_path: Path, word: str) -> None:
        made = Talk(find_game("wazabi"), ["Sara", "greedy"], tmp_path, SMALL, "fa")
        assert made.run([word]) is False
        assert "bazigah resume" in made.text

    def test_the_end_of_input_says_how_to_go_on(self, tmp_path: Path) -> None:
        made = Talk(find_game("wazabi"), ["Sara", "greedy"], tmp_path, SMALL)
        with pytest.raises(Trouble) as stopped:
            made.run([""])
        assert made.catalogue.text(stopped.value.sentence).startswith("The input has ended, and the match is saved.")
        assert written.read((tmp_path / "golden.json").read_text("utf-8")).events


class TestUndo:
    def test_a_throw_with_sealed_dice_stays(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "undo", seats="Sara,Ali,Mina", coloured=10)
        assert "That cannot be taken back" in made.text

    def test_the_last_star_is_taken_back(self, tmp_path: Path) -> None:
        lines = ["", "* * 2 2", "1", "undo", "2"]
        made = talk(tmp_path, *lines, seats="Sara,Ali,Mina", dice="table", centre=75)
        assert "Sara takes the last move back." in made.text
        gives = [event for event in made.match.events if event.seat == 0]
        assert gives == [(0, 6), (0, 2)]

    def test_nothing_to_undo(self, tmp_path: Path) -> None:
        assert "That cannot be taken back" in talk(tmp_path, "برگرد").text

    def test_a_decision_stays_once_its_die_was_seen_though_the_die_is_taken_back(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "2 2", "undo", "undo", "undo", dice="table", seats="Sara,Ali")
        assert [event.seat for event in made.match.events] == [0]
        assert made.text.count("The last die or card is taken back") == 2
        assert "That cannot be taken back" in made.text

    def test_a_decision_stays_once_another_seat_has_moved_though_that_is_taken_back(self, tmp_path: Path) -> None:
        lines = ["", "2 2 2 2", "", "undo", "undo"]
        made = talk(tmp_path, *lines, seats="Sara,Ali", dice="table")
        assert made.match.events[-1].seat == CHANCE
        assert "Ali takes the last move back." in made.text


class TestSeveralMoves:
    """Moves that are typed on one line are played one after another, until there is something new to see."""

    def stars(self, folder: Path, *lines: str, language: str = "en") -> tuple[list[int], str]:
        """What Sara gives, of four stars, to Ali and Mina; with what was said."""
        made = talk(folder, "", "* * * *", *lines, seats="Sara,Ali,Mina", dice="table", centre=75, language=language)
        return [event.action for event in made.match.events if event.seat == 0][1:], made.text

    @pytest.mark.parametrize("line", ["*2 *1 *2", "2 1 2", "۲ ۱ ۲", "*۲ * ۱ *٢", "2 *1 * 2"])
    def test_one_after_another(self, tmp_path: Path, line: str) -> None:
        given, text = self.stars(tmp_path, line)
        assert given == [2, 1, 2]
        assert "dropped" not in text

    def test_persian_words(self, tmp_path: Path) -> None:
        assert self.stars(tmp_path, "ستاره ۲ ستاره ۱", language="fa")[0] == [2, 1]

    @pytest.mark.parametrize(
        ("line", "said"),
        [("2 *0 1 x", "\nW"), ("2 fly 1 x", "“fly” is no move here;"), ("2 undo 1 x", "“undo” is no move")],
    )
    def test_the_first_that_is_refused_drops_the_rest(self, tmp_path: Path, line: str, said: str) -> None:
        given, text = self.stars(tmp_path, line)
        assert given == [2]
        assert said in text
        assert "What stood behind it is dropped: 1 x" in text

    def test_more_than_can_be_done_is_dropped(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "* * 2 2", "2 1 2 1", seats="Sara,Ali,Mina", dice="table", centre=75)
        assert [event.action for event in made.match.events if event.seat == 0][1:] == [2, 1]
        assert "What stood behind it is dropped: 2 1" in made.text

    def test_nothing_is_played_past_a_throw(self, tmp_path: Path) -> None:
        made = Talk(find_game("clever"), ["Sara", "Ali"], tmp_path, {"first": 0})
        with pytest.raises(Trouble):
            made.run(["throw b"])
        assert [event for event in made.match.events if event.seat >= 0] == [(0, 0)]
        assert made.text.index("What stood behind it is dropped: b") < made.text.index("Sara threw")

    def test_nothing_is_played_past_what_others_chose(self, tmp_path: Path) -> None:
        made = Talk(find_game("clever"), ["Sara", "Ali", "Mina"], tmp_path, {"first": 0, "picks": 1})
        with pytest.raises(Trouble):
            made.run(["throw", "1", "", "pass pass", "", "pass pass"])
        assert made.text.count("What stood behind it is dropped: pass") == 2

    def test_numbers_are_those_of_the_list_that_was_shown(self, tmp_path: Path) -> None:
        made = Talk(find_game("clever"), ["Sara", "Ali"], tmp_path, {"first": 0}, "en", "table")
        with pytest.raises(Trouble):
            made.run(["", "1 2 3 4 5 6", "1 1"])
        moves = [event for event in made.match.events if event.seat == 0]
        assert len(moves) == 2  # the throw and a pick; not also the first line of what came after
        assert "\nC7: " in made.text

    def test_two_numbers_are_not_one(self, tmp_path: Path) -> None:
        made = Talk(find_game("ten"), ["Sara", "Ali"], tmp_path, {})
        for text in ("1 2", "bid 1 2"):
            with pytest.raises(ValueError, match=text):
                moves.read(text, made.match.game, made.match.state, 0, made.catalogue, [])
        words = ["bid", "1", "2", "pass"]
        read = partial(
            moves.read, game=made.match.game, state=made.match.state, seat=0, catalogue=made.catalogue, names=[]
        )
        assert moves.first(words, read)[1] == 2

    def test_a_long_line_takes_no_long_time(self, tmp_path: Path) -> None:
        assert not talk(tmp_path, "x " * 100_000).match.events


class TestTableDice:
    def test_several_outcomes_on_a_line(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "2 ۳ x *", dice="table", seats="Sara,Ali")
        assert [event.action for event in made.match.events if event.seat == CHANCE] == [2, 3, 1, 0]

    def test_a_wrong_outcome_drops_the_rest_of_the_line(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "2 7 3 4", dice="table", seats="Sara,Ali")
        assert "“7” cannot come here" in made.text
        assert "What stood behind it is dropped: 3 4" in made.text
        assert [event.action for event in made.match.events if event.seat == CHANCE] == [2]

    def test_more_than_was_thrown_is_dropped(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "2 2 2 2 5 5", dice="table", seats="Sara,Ali")
        assert "What stood behind it is dropped: 5 5" in made.text

    def test_outcomes_are_not_taken_for_the_dice_of_the_next(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "2 2 2 2 5 5", dice="table")
        assert made.match.events[-1].seat == 1  # the bot that throws next
        assert "What stood behind it is dropped: 5 5" in made.text

    def test_a_lot_is_named_by_all_its_words(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "ali reza", dice="table", seats="Sara,Ali Reza", first="lot")
        assert made.match.events[0] == (CHANCE, 1)

    def test_an_outcome_is_taken_back(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "2 2", "undo", "4", dice="table", seats="Sara,Ali")
        assert [event.action for event in made.match.events if event.seat == CHANCE] == [2, 4]
        assert "The last die or card is taken back" in made.text

    def test_a_lot_is_named(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "علی", dice="table", seats="Sara,علی", language="fa", first="lot")
        assert made.match.events[0] == (CHANCE, 1)

    def test_no_secret_is_kept(self, tmp_path: Path) -> None:
        talk(tmp_path, dice="table")
        assert json.loads((tmp_path / "golden.json").read_text("utf-8"))["dice"]["kind"] == "table"


GARBAGE = (
    "", "9" * 99, "-1", "²", "۳ ۳", "\x1b[2J", "\ue000", "\udcff", "{ $x }", "%s", "\\1", "*", "1 1 1", "x" * 5000,
    "* * *", "throw throw", "W>B red", "bid 9999999999", "pay:R5 w", "why", "why 1 1", "why \ue000", "why W>W",
    "why bid:-1", "rules \x1b", "rules .", "r 4", "log x", "table t", "undo undo", "u", "؟", "چرا ۱", "قانون ۴",
    "برگرد", "İ", "①", "ﷺ",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("dice", ["fair", "table"])
def test_whatever_is_typed_at_any_prompt_is_answered(game: Game, language: str, dice: str, tmp_path: Path) -> None:
    random, left = Random(7), iter(range(2 * len(GARBAGE)))
    made = Talk(game, ["Sara", "علی", "greedy"], tmp_path, {}, language, dice)

    def line() -> str | None:
        number = next(left, None)
        if number is None:
            return None
        if number % 2:
            return GARBAGE[number // 2]
        seat, match = made.match.to_move(), made.match
        known = [outcome for outcome, _ in match.chances()] if seat == CHANCE else match.legal(seat)
        return " ".join(game.notation.write(match.state, seat, random.choice(known)) for _ in range(2))

    with pytest.raises(Trouble) as stopped:
        made.run(line)
    assert stopped.value.status == END_OF_INPUT
    assert made.match.number
    assert not {"\x1b", "\ue000", "\udcff"} & set(made.text)


class TestSaying:
    def test_the_seal_is_shown_before_the_first_throw(self, tmp_path: Path) -> None:
        made = talk(tmp_path)
        assert made.table.head.dice.commitment is not None
        assert made.text.index(made.table.head.dice.commitment) < made.text.index("Throw all")
        assert made.table.head.dice.secret not in made.text

    def test_a_turn_tells_all_and_a_further_step_only_what_changed(self, tmp_path: Path) -> None:
        made = talk(tmp_path, "", "* * 2 2", "1", seats="Sara,Ali,Mina", dice="table", centre=75)
        assert made.text.count("Mina (purple) has 4 dice") == 1
        assert made.text.count("Sara threw 4 dice") == 1

    def test_news_are_saved_before_they_are_shown(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def is_saved(self: Talk) -> None:
            on_disk = json.loads((tmp_path / "golden.json").read_text("utf-8"))
            assert sum(len(row) - 1 for row in on_disk["events"]) >= self.match.number

        made = Talk(find_game("wazabi"), ["Sara", "greedy"], tmp_path, SMALL)
        written_before, write = [], made.out.write

        def checked(text: str) -> int:
            if made.play is not None and "threw" in text:
                is_saved(made)
                written_before.append(text)
            return write(text)

        monkeypatch.setattr(made.out, "write", checked)
        with pytest.raises(Trouble):
            made.run(["", "", ""])
        assert written_before

    def test_files_are_for_nobody_else(self, tmp_path: Path) -> None:
        talk(tmp_path)
        assert (tmp_path / "golden.json").stat().st_mode & 0o777 == 0o600
        assert [path.name for path in tmp_path.iterdir()] == ["golden.json"]
