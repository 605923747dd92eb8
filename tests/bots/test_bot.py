"""Bots by name, and what they may know."""

import pytest

from bazigah.bots.bot import Bot, UnknownBot, bot_names, find_bot, offered, seed_of
from bazigah.core.game import Game
from bazigah.core.match import Match
from support.play import fair_record


def test_every_game_has_random_and_greedy_and_the_levels(game: Game) -> None:
    assert bot_names(game) == ("random", "greedy", "easy", "medium", "hard", "best")
    assert offered(game) == ("random", "easy", "medium", "hard", "best")
    assert find_bot(game, "greedy").name == "greedy"


def test_an_unknown_bot_names_those_there_are(game: Game) -> None:
    with pytest.raises(UnknownBot) as unknown:
        find_bot(game, "deepblue")
    assert unknown.value.known == (*bot_names(game), "rollout:N", "mcts:N")
    assert "deepblue" in str(unknown.value)


@pytest.mark.parametrize("number", [":", ":0", ":-1", ":x", ":99999999", ":1e3", ":1.5"])
@pytest.mark.parametrize("search", ["mcts", "rollout", "greedy", ""])
def test_a_name_with_a_wrong_number_is_none(game: Game, search: str, number: str) -> None:
    with pytest.raises(UnknownBot):
        find_bot(game, search + number)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_is_a_function_of_view_seat_and_seed(game: Game, name: str) -> None:
    """The same three give the same legal action, whatever it was asked before."""
    bots = [find_bot(game, name), find_bot(game, name)]
    for match, seat in decisions(game):
        seed = seed_of("m", match.number, seat)
        first = bots[0].choose(match.view(seat), seat, seed)
        assert first in match.legal(seat)
        assert bots[1].choose(match.view(seat), seat, seed) == first


def decisions(game: Game) -> list[tuple[Match, int]]:
    """Some decisions of a match of two."""
    record = fair_record(game, game.resolve({"players": 2}), 4)
    found = []
    for number in range(0, min(len(record.events), 400), 13):
        match = record.replay(number)
        if match.to_move() >= 0:
            found.append((match, match.to_move()))
    return found


def test_random_makes_every_legal_action_about_as_often(game: Game) -> None:
    bot: Bot = find_bot(game, "random")
    match, seat = max(decisions(game), key=lambda found: len(found[0].legal(found[1])))
    legal = match.legal(seat)
    view = match.view(seat)
    counts = [0] * len(legal)
    for number in range(200 * len(legal)):
        counts[legal.index(bot.choose(view, seat, seed_of("m", number, seat)))] += 1
    assert len(legal) == 1 or sum((count - 200) ** 2 / 200 for count in counts) < 3 * len(legal) + 10
