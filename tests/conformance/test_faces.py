"""Plain and compiled are one game: the same events lead to the same fields, actions, outcomes and refusals."""

from random import Random
from typing import Any

import pytest

from bazigah.bots import faces, playout
from bazigah.core.contract import CHANCE, SPECTATOR
from bazigah.core.game import Game
from bazigah.core.match import Match
from bazigah.core.refusal import Refusal
from bazigah.core.twin import Compiled, plain
from support.play import actors, any_settings, step

pytestmark = pytest.mark.slow
FAR = (-(2**62), -1, 10**6, 2**62)


class Pair:
    """A match on the plain face and the same one in a box."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.match = Match(game, options)
        self.face: Compiled = faces.compiled_face(game)  # the face that other tests compile too
        self.box = self.face.new()
        self.face.setup(self.box, self.face.buffer(game.pack(self.match.options)))
        self.out, self.weight = (self.face.buffer(max(game.rules.MAX_LEGAL, game.rules.MAX_CHANCES)) for _ in "ab")

    def check(self) -> None:
        match, face, box = self.match, self.face, self.box
        rules = match.game.rules
        assert face.fields(box) == plain(rules).fields(match.state)
        assert face.to_move(box) == match.to_move()
        assert face.simultaneous(box) == rules.simultaneous(match.state)
        for seat in range(-3, rules.MAX_SEATS + 1):
            assert face.may_act(box, seat) == match.may_act(seat)
            if match.may_act(seat):
                n = face.legal(box, seat, self.out)
                assert self.out[:n].tolist() == match.legal(seat)
        if match.to_move() == CHANCE:
            n = face.chances(box, self.out, self.weight)
            assert list(zip(self.out[:n].tolist(), self.weight[:n].tolist(), strict=True)) == match.chances()
        for seat in range(match.players):
            assert face.points(box, seat) == rules.points(match.state, seat)
            assert face.rank(box, seat) == rules.rank(match.state, seat)
        for viewer in (SPECTATOR, *range(match.players)):
            seen = face.copy(box)
            face.mask(seen, viewer)
            assert face.fields(seen) == plain(rules).fields(match.view(viewer))

    def check_refusals(self, random: Random) -> None:
        rules = self.match.game.rules
        for action in random.sample([*range(rules.ACTIONS), *FAR], 4):
            seat = random.randrange(-3, rules.MAX_SEATS + 1)
            expected = refusal(plain(rules).apply, plain(rules).copy(self.match.state), seat, action)
            before = self.box.copy()
            if expected is not None:
                assert refusal(self.face.apply, self.box, seat, action) == expected
                assert (self.box == before).all()

    def step(self, random: Random) -> None:
        step(self.match, random)
        self.face.apply(self.box, *self.match.events[-1])


def refusal(apply: Any, state: Any, seat: int, action: int) -> tuple[object, ...] | None:
    try:
        apply(state, seat, action)
    except Refusal as refused:
        return refused.args
    return None


def test_both_faces_stay_equal_in_every_field(game: Game) -> None:
    random = Random(11)
    for _ in range(12):
        pair = Pair(game, any_settings(game, random))
        while not pair.match.over and pair.match.number < 600:
            pair.check()
            pair.check_refusals(random)
            pair.step(random)
        pair.check()
        assert pair.match.over or actors(pair.match)


def test_random_and_guided_play_is_the_same_on_both_faces(game: Game) -> None:
    results = []
    for face in (faces.plain_face(game), faces.compiled_face(game)):
        ends = []
        for seed, guided in enumerate((0, 0, 0, 1, 1, -1)):
            s = face.new()
            face.setup(s, face.buffer(game.pack(game.resolve({"players": game.declared[0].low}))))
            out, weight = (face.buffer(max(game.rules.MAX_LEGAL, game.rules.MAX_CHANCES)) for _ in "ab")
            ends.append((int(face.advance(s, playout.scramble(seed), 0, guided, 5000, out, weight)), face.fields(s)))
        results.append(ends)
    assert results[0] == results[1]


def test_a_box_loads_from_the_fields_of_a_plain_state(game: Game) -> None:
    pair = Pair(game, any_settings(game, Random(5)))
    for _ in range(50):
        if not pair.match.over:
            pair.step(Random(pair.match.number))
    fields = plain(game.rules).fields(pair.match.state)
    assert (pair.face.load(fields) == pair.box).all()
    assert plain(game.rules).fields(plain(game.rules).load(pair.face.fields(pair.box))) == fields
