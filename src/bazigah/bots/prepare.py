"""Compiles what bots need, for all games, so that nobody waits for it later: `python -m bazigah.bots.prepare`.

What is compiled is kept on disk until its sources change. Without numba there is nothing to do.
"""

from bazigah.bots.bot import find_bot, levels
from bazigah.core.game import find_game, game_names
from bazigah.core.twin import can_compile


def main() -> None:
    for game in map(find_game, game_names() if can_compile() else ()):
        prepare = find_bot(game, next(reversed(levels(game)))).prepare
        assert prepare
        prepare()


if __name__ == "__main__":
    main()
