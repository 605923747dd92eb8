"""Every die and every card draw of every game has the chances that its rules say, with fair dice and in playouts."""

from collections import Counter, defaultdict
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from random import Random

import pytest

from bazigah.bots import playout
from bazigah.core.chance import FairDice
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game
from bazigah.core.match import Match
from support.play import player_counts, step

BINS = 24
Draw = Callable[[list[tuple[int, int]]], int]


def fair(seed: int) -> Draw:
    dice, drawn = FairDice(sha256(b"%d" % seed).digest(), "chi-square"), iter(range(10**9))
    return lambda chances: dice.draw(next(drawn), chances)


def of_playouts(seed: int) -> Draw:
    walk = [playout.scramble(seed)]

    def draw(chances: list[tuple[int, int]]) -> int:
        walk[0] = playout.step(walk[0])
        return chances[playout.weighted(walk[0], [weight for _, weight in chances], len(chances))][0]

    return draw


@pytest.mark.slow
@pytest.mark.parametrize("source", [fair, of_playouts])
def test_outcomes_follow_their_weights(game: Game, source: Callable[[int], Draw]) -> None:
    """A die, by the sentence that asks for it, by its faces; all draws together by where they fall in 0 .. 1."""
    from scipy.stats import chisquare  # here, since it takes longer to import than quick tests take

    random, bins = Random(1), [0] * BINS
    faces: dict[tuple[str, tuple[tuple[int, int], ...]], Counter[int]] = defaultdict(Counter)
    counts = player_counts(game)
    for seed in count():
        if sum(bins) > 15_000:
            break
        match, draw = Match(game, {"players": counts[seed % len(counts)]}), source(seed)
        while not match.over:
            if match.to_move() != CHANCE:
                step(match, random)
                continue
            chances = match.chances()
            outcome = draw(chances)
            faces[str(game.view.prompt(match.state, CHANCE)), tuple(chances)][outcome] += 1
            bins[place(chances, outcome, random)] += 1
            match.play(CHANCE, outcome)
    results = [chisquare(bins).pvalue]
    for (_, chances), seen in faces.items():
        total, weights = sum(seen.values()), sum(weight for _, weight in chances)
        if len(chances) > 1 and total * min(weight for _, weight in chances) >= 10 * weights:
            expected = [total * weight / weights for _, weight in chances]
            results.append(chisquare([seen[outcome] for outcome, _ in chances], expected).pvalue)
    assert min(results) * len(results) > 0.001, (len(results), min(results))


def place(chances: list[tuple[int, int]], outcome: int, random: Random) -> int:
    """The bin of a point drawn evenly from the outcome's part of 0 .. 1: even over all bins if the draws are right."""
    below = sum(weight for other, weight in chances if other < outcome)
    weights = dict(chances)
    return int((below + random.random() * weights[outcome]) / sum(weights.values()) * BINS)
