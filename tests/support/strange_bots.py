"""Bots that no table should meet, in a process like that of the others: `python strange_bots.py FOLDER`.

What they do and wait for is in files of the folder: `asked` grows by a byte a question, `go` lets "waits" go on.
"""

import os
import sys
from pathlib import Path
from signal import SIGKILL
from time import sleep
from typing import Any

from bazigah.bots.bot import Bot, Choose, find_bot
from bazigah.core.game import Game
from bazigah.server import thinking


def note(folder: Path, name: str) -> int:
    """Notes that something happened, and gives how often it had before."""
    with (folder / name).open("ab") as file:
        file.write(b".")
        return file.tell() - 1


def strange(folder: Path) -> dict[str, Choose]:
    def dies(s: Any, seat: int, seed: int) -> int:
        note(folder, "asked")
        os.kill(os.getpid(), SIGKILL)
        raise AssertionError

    def dies_once(s: Any, seat: int, seed: int) -> int:
        if note(folder, "asked") == 0:
            os.kill(os.getpid(), SIGKILL)
        return seed

    def waits(s: Any, seat: int, seed: int) -> int:
        note(folder, "asked")
        while not (folder / "go").exists():
            sleep(0.005)
        return seed

    def raises(s: Any, seat: int, seed: int) -> int:
        raise RuntimeError("no idea")

    def prints(s: Any, seat: int, seed: int) -> int:
        print("thinking", flush=True)
        return seed

    return {bot.__name__: bot for bot in (dies, dies_once, waits, raises, prints)} | {
        "illegal": lambda s, seat, seed: 99
    }


def main() -> None:
    bots = strange(Path(sys.argv[1]))

    def find(game: Game, name: str) -> Bot:
        return Bot(name, bots[name]) if name in bots else find_bot(game, name)

    thinking.find_bot = find
    thinking.main()


if __name__ == "__main__":
    main()
