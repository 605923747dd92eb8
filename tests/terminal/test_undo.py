"""Undo at a table: only while no chance event and no other seat's event has followed."""

from pathlib import Path
from random import Random

from bazigah.core.contract import CHANCE
from bazigah.core.game import find_game
from bazigah.core.match import Match
from bazigah.core.record import DiceInfo, Record, SeatInfo
from bazigah.terminal.table import Table
from support.play import step

PEOPLE = tuple(SeatInfo(name) for name in ("Sara", "Ali", "Mina"))


def opened(match: Match, path: Path) -> Table:
    seats = PEOPLE[: match.players]
    return Table.opened(Record.of(match, id="undo", seats=seats, dice=DiceInfo("table")), path)


def test_a_decision_whose_dice_were_taken_back_stays_also_after_the_match_is_opened_again(tmp_path: Path) -> None:
    match = Match(find_game("wazabi"), {"players": 2, "first": 0})
    match.play(0, 6)
    match.play(CHANCE, 2)
    table = opened(match, tmp_path / "undo.json")
    assert table.hosted.undo() == CHANCE
    assert table.hosted.undo() is None
    again = opened(table.match, tmp_path / "undo.json")
    assert again.hosted.undo() is None
    assert again.match.events == [(0, 6)]


def test_a_decision_stays_when_the_program_has_moved_for_another_seat(tmp_path: Path) -> None:
    """Found in random matches: a pick, and behind it the forced pass of someone else."""
    random, found = Random(2), 0
    for _ in range(12):
        table = opened(Match(find_game("clever"), {"players": 3, "rounds": 3}), tmp_path / "undo.json")
        while not table.match.over:
            forced, before = table.hosted.is_forced(table.match.to_move()), table.match.number
            last = table.match.events[-1].seat if before else CHANCE
            step(table.match, random)
            if forced and last not in (CHANCE, table.match.events[-1].seat) and not table.match.over:
                assert table.hosted.undo() is None
                assert table.match.number == before + 1
                found += 1
    assert found > 3
