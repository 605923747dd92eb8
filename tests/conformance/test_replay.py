"""A match is its options and events: every record leads back to the same checksum, in both forms and on any machine."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bazigah.core.game import Game
from bazigah.core.match import Match
from bazigah.core.written import from_json, from_notation, read, to_json, to_notation
from support.play import any_settings, fair_record, random_match, step

PRINT_RECORD = """
import sys
from bazigah.core.game import find_game
from bazigah.core.written import to_json
from support.play import any_settings, fair_record
from random import Random
game = find_game(sys.argv[1])
sys.stdout.reconfigure(encoding="utf-8")
print(to_json(fair_record(game, any_settings(game, Random(3)), 3)))
"""


@given(seed=st.integers(0, 2**32))
def test_every_prefix_replays_to_the_state_it_had(game: Game, seed: int) -> None:
    random = Random(seed)
    match = Match(game, any_settings(game, random))
    checksums = [match.checksum]
    while not match.over and match.number < 60:
        step(match, random)
        checksums.append(match.checksum)
    events = list(match.events)
    for number, checksum in enumerate(checksums):
        assert Match(game, match.options, events[:number]).checksum == checksum
    match.cut(random.randrange(len(checksums)))
    assert match.checksum == checksums[match.number]
    assert len(set(checksums)) == len(checksums)


def test_a_whole_match_replays_to_the_same_checksum_from_json_and_notation(game: Game) -> None:
    for seed in range(3):
        record = fair_record(game, any_settings(game, Random(seed)), seed)
        for written in (to_json(record), to_notation(record)):
            again = read(written)
            assert again == record
            assert again.replay().checksum == record.checksum
            assert again.verify().over
        assert from_json(to_json(record)) == from_notation(to_notation(record))


def test_options_and_events_all_count_in_the_checksum(game: Game) -> None:
    seen = {random_match(game, any_settings(game, Random(seed)), 1, limit=9).checksum for seed in range(20)}
    assert len(seen) > 10


@pytest.mark.slow
def test_two_processes_with_different_hash_seeds_write_the_same_record(game: Game) -> None:
    def written(hash_seed: str) -> bytes:
        environment = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(Path(__file__).parents[1])}
        run = [sys.executable, "-c", PRINT_RECORD, game.name]
        return subprocess.run(run, env=environment, check=True, capture_output=True).stdout

    first = written("1")
    assert first == written("2")
    assert read(first.decode()).verify().over
