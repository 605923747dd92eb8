"""Options and random matches of any game, from what the game declares."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bazigah.core.chance import FairDice
from bazigah.core.contract import CHANCE
from bazigah.core.game import Game
from bazigah.core.match import Match
from bazigah.core.record import DiceInfo, Record, SeatInfo

SECRET = bytes(range(32))


def player_counts(game: Game) -> range:
    players = game.declared[0]
    assert players.name == "players"
    highest = players.highest({})
    assert highest is not None
    return range(players.low, highest + 1)


def settings(game: Game) -> Iterator[dict[str, Any]]:
    """Resolved options: each number of players with defaults, and with each end of each other option."""
    for players in player_counts(game):
        standard = game.resolve({"players": players})
        yield standard
        for option in game.declared[1:]:
            highest = option.highest(standard)
            ends = {*option.choices, *(() if highest is None else (option.low, min(highest, 200)))}
            for value in sorted(ends - {standard[option.name]}, key=str):
                yield game.resolve({"players": players, option.name: value})


def any_settings(game: Game, random: Random) -> dict[str, Any]:
    """Resolved options, each drawn from all its values."""
    given: dict[str, Any] = {}
    for option in game.declared:
        highest = option.highest(given)
        values = [*option.choices, *(() if highest is None else range(option.low, min(highest, 200) + 1))]
        given[option.name] = random.choice(values)
    return game.resolve(given)


def actors(match: Match) -> list[int]:
    """Who may make the next event: chance, or the seats that have a decision."""
    if match.to_move() == CHANCE:
        return [CHANCE]
    return [seat for seat in range(match.players) if match.may_act(seat)]


def step(match: Match, random: Random) -> None:
    """One random event, by any of those who may act."""
    seat = random.choice(actors(match))
    if seat == CHANCE:
        outcomes, weights = zip(*match.chances(), strict=True)
        match.play(CHANCE, random.choices(outcomes, weights)[0])
    else:
        match.play(seat, random.choice(match.legal(seat)))


def random_match(game: Game, options: dict[str, Any], seed: int, limit: int = 100_000) -> Match:
    """A match played at random to its end, or for `limit` events."""
    match, random = Match(game, options), Random(seed)
    while not match.over and match.number < limit:
        step(match, random)
    return match


def fair_record(game: Game, options: dict[str, Any], seed: int) -> Record:
    """The record of a whole match with random seats and fair dice."""
    match, random, dice = Match(game, options), Random(seed), FairDice(SECRET, "m", [b"ali"])
    drawn = 0
    while not match.over:
        if match.to_move() == CHANCE:
            match.play(CHANCE, dice.draw(drawn, match.chances()))
            drawn += 1
        else:
            step(match, random)
    seats = [SeatInfo("سارا"), *(SeatInfo(f"bot {n}", "random") for n in range(1, match.players))]
    return Record.of(match, id="m", seats=seats, dice=DiceInfo.fair(SECRET, [b"ali"]), date="2026-11-30T17:00:00Z")
