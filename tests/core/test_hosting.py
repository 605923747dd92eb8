"""What may be taken back at any table."""

from random import Random

from bazigah.core.chance import FairDice
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game, find_game
from bazigah.core.hosting import Hosted
from bazigah.core.match import Match
from support.play import SECRET, any_settings, step

DICE = FairDice(SECRET, "m")


def move(hosted: Hosted, random: Random) -> tuple[int, int]:
    """One event, of sealed dice or at random."""
    match = hosted.match
    if match.to_move() == CHANCE:
        hosted.throw()
    else:
        seat = random.choice([seat for seat in range(match.players) if match.may_act(seat)])
        hosted.play(seat, random.choice(match.legal(seat)))
    return match.events[-1]


def test_undo_goes_back_to_the_same_state_and_the_same_events_follow(game: Game) -> None:
    random, undone = Random(4), 0
    for seed in range(3):
        hosted = Hosted(Match(game, any_settings(game, Random(seed))), DICE)
        while not hosted.match.over and hosted.match.number < 300:
            checksum, number = hosted.match.checksum, hosted.match.number
            told = len(hosted._teller.held)
            forced = {seat for seat in range(-1, 6) if hosted.is_forced(seat)}
            seat, action = move(hosted, random)
            if seat == CHANCE:
                assert not any(hosted.can_undo(seat) for seat in range(-3, 7))
            elif seat not in forced and hosted.can_undo(seat):
                assert hosted.undo() == seat
                assert (hosted.match.checksum, hosted.match.number) == (checksum, number)
                assert len(hosted._teller.held) == told
                hosted.play(seat, action)
                undone += 1
    assert undone > 10


def test_nobody_takes_back_what_another_seat_or_a_bot_did(game: Game) -> None:
    hosted = Hosted(Match(game, {"players": 2}), DICE)
    random = Random(1)
    while not hosted.match.over and hosted.match.number < 200:
        seat, _ = move(hosted, random)
        assert not any(hosted.can_undo(other) for other in range(-3, 7) if other != seat)
    checksum = hosted.match.checksum
    assert Hosted.of(hosted.match, DICE, [True, True]).undo() is None
    assert hosted.match.checksum == checksum


def test_a_new_match_has_nothing_to_take_back(game: Game) -> None:
    assert Hosted(Match(game, {"players": game.declared[0].low}), DICE).undo() is None


def test_the_last_to_pick_in_secret_has_seen_the_others_and_cannot_take_it_back() -> None:
    random, revealed = Random(9), 0
    for seed in range(6):
        hosted = Hosted(Match(find_game("clever"), {"players": 4, "rounds": 3, "first": seed % 4}), DICE)
        pickers: set[int] = set()
        while not hosted.match.over:
            was_hidden = hosted.match.hidden
            seat, _ = move(hosted, random)
            pickers = pickers | {seat} if was_hidden else set()
            if was_hidden and not hosted.match.hidden and len(pickers) > 1:
                assert hosted.undo() is None
                revealed += 1
    assert revealed > 10


def test_a_pick_in_secret_is_taken_back_before_anyone_else_picks_and_only_then() -> None:
    random = Random(2)
    hosted = Hosted(Match(find_game("clever"), {"players": 3, "first": 0, "picks": 1}), DICE)
    while not (hosted.match.hidden and all(hosted.match.may_act(seat) for seat in (1, 2))):
        move(hosted, random)
    number, checksum = hosted.match.number, hosted.match.checksum
    hosted.play(1, hosted.match.legal(1)[-1])
    assert hosted.can_undo(1)
    assert hosted.undo() == 1
    assert (hosted.match.number, hosted.match.checksum) == (number, checksum)
    hosted.play(1, hosted.match.legal(1)[-1])
    if hosted.match.may_act(2):
        hosted.play(2, hosted.match.legal(2)[-1])
        assert not hosted.can_undo(1)


def test_a_match_hosted_again_may_take_back_the_same(game: Game) -> None:
    random = Random(5)
    hosted = Hosted(Match(game, {"players": 3}), DICE)
    while not hosted.match.over and hosted.match.number < 250:
        move(hosted, random)
        again = Hosted.of(Match(game, hosted.match.options, hosted.match.events), DICE, [False] * 3)
        for seat in range(3):
            assert again.can_undo(seat) == hosted.can_undo(seat)
        assert again.drawn == hosted.drawn
        if hosted.match.number > 60:
            break


def test_typed_outcomes_are_taken_back_one_by_one() -> None:
    hosted, random = Hosted(Match(find_game("wazabi"), {"players": 3, "first": 0}), None), Random(3)
    for _ in range(6):
        step_typed(hosted, random)
    for number in range(5, 0, -1):
        assert hosted.undo() == CHANCE
        assert hosted.match.number == number
    assert hosted.undo() is None


def step_typed(hosted: Hosted, random: Random) -> None:
    probe = Match(hosted.match.game, hosted.match.options, hosted.match.events)
    step(probe, random)
    hosted.play(*probe.events[-1])
