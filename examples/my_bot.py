"""A bot of your own, in twenty lines: it takes what brings the most points at once, and meets greedy twenty times.

A bot is a function of what its seat sees, the seat and a seed. What it sees is a copy of the state; here the rules are
asked what each action would lead to.
"""

from bazigah.bots.bot import Bot, find_bot
from bazigah.core.game import find_game
from bazigah.core.twin import plain
from bazigah.lab.simulate import Simulation, Tally

game = find_game("clever")
face = plain(game.rules)


def choose(s, seat, _seed):
    """The action of `seat` in the state `s`; of several that are as good, the first."""
    room = face.buffer(game.rules.MAX_LEGAL)
    actions = room[: face.legal(s, seat, room)]
    return max(actions, key=lambda action: points_after(s, seat, action))


def points_after(s, seat, action):
    """The points of `seat` if it acts so."""
    after = face.copy(s)
    face.apply(after, seat, action)
    return face.points(after, seat)


simulation = Simulation(game, {}, [Bot("mine", choose), find_bot(game, "greedy")], seed=1)
tally = Tally(simulation)
for number in range(20):
    tally.add(simulation.play(number))
for seat, bot in enumerate(simulation.seats):
    points, wins = tally.points[seat].estimate(), tally.wins(seat)
    print(f"{bot.name}: {points.mean:.1f} points a match, {wins.mean:.0%} of the wins")
