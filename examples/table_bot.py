"""A network bot: it sits down at a table of a server and plays one match, with one of Bazigah's bots as its mind.

    python examples/table_bot.py https://HOST/t/482913057 --token TOKEN [--bot greedy]

Without a token it comes as someone new, and says which token it was given. What it keeps to: docs/protocol.md.
"""

import argparse
import asyncio
import json
import secrets
from contextlib import suppress
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bazigah.bots.bot import find_bot, seed_of
from bazigah.core.game import find_game
from bazigah.core.twin import plain

LATER = {"too-fast", "database", "disk-full"}
LOOK = {"stale", "not-your-turn", "seat-taken", "match-on", "contributed", "not-opening"}


class Player:
    """What it has seen of the table, and the one request that is not answered yet."""

    def __init__(self, bot):
        self.bot, self.result = bot, ""
        self.seen, self.reach, self.waits = {"number": -1}, 0, None
        self.match, self.share, self.added, self.full = None, None, False, False

    def hear(self, frame):
        """Takes a frame in; the request to send now, or None."""
        kind, waits = frame["type"], self.waits
        if (kind == "bye" and not frame["again"]) or (kind == "refused" and frame["code"] not in LATER | LOOK):
            raise RuntimeError(frame["code"])
        if kind == "refused":
            return waits if frame["code"] in LATER else self.ask("sync")
        if kind == "update" and frame["after"] != self.seen["number"]:
            return None if waits and waits["type"] == "sync" else self.ask("sync")  # something is missing
        if kind == "update":
            new = {part: frame[part] for part in ("number", "table", "match", "position", "you") if frame[part]}
            self.seen |= {"you": {**self.seen["you"], "turns": []}, **new} if frame["position"] else new
        if kind == "welcome":
            self.seen = frame
            if waits and waits["type"] != "sync":
                return waits  # the connection was lost before the answer came
            self.waits = None
        if kind == "ack" and waits and waits["id"] == frame["id"]:
            self.waits, self.reach, self.added = None, frame["number"], self.added or waits["type"] == "contribute"
        return self.decide() if self.waits is None and self.seen["number"] >= self.reach else None

    def ask(self, type, **fields):
        self.waits = {"type": type, "id": secrets.token_hex(8), **fields}
        return self.waits

    def decide(self):
        """What to do next, if there is anything to do."""
        table, match, position, you = (self.seen[part] for part in ("table", "match", "position", "you"))
        mine = [number for number, seat in enumerate(table["seats"]) if seat["person"] == you["person"]]
        free = [number for number, seat in enumerate(table["seats"]) if not seat["person"] and not seat["bot"]]
        if not mine:
            if not free and not self.full:
                print("no seat is free: waiting for one", flush=True)
            self.full = not free
            return self.ask("sit", seat=free[0]) if free else None
        if match and match["started"] and self.added and self.share not in match["contributions"]:
            raise RuntimeError("the dice were made without what I added")
        if match and match["over"] and match["id"] == self.match:
            self.result = f"{match['id']}: {position['points'][mine[0]]} points, place {position['ranks'][mine[0]]}"
            return None
        if table["phase"] in {"lobby", "over"}:
            return None if table["seats"][mine[0]]["ready"] else self.ask("ready", ready=True)
        self.match = match["id"]
        if table["phase"] == "opening" and self.share is None:
            self.share = secrets.token_hex(16)
            return self.ask("contribute", data=self.share)
        turn = next((turn for turn in you["turns"] if turn["legal"]), None)
        return turn and self.ask("act", seat=turn["seat"], action=self.choose(turn), number=self.seen["number"])

    def choose(self, turn):
        game, number = find_game(self.seen["match"]["game"]), self.seen["number"]
        state = plain(game.rules).load(turn["state"] or self.seen["position"]["state"])
        return find_bot(game, self.bot).choose(state, turn["seat"], seed_of(self.match, number, turn["seat"]))


async def play(server, code, token, player, pause):
    """Follows the table until the match is over, whatever happens to the connection."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async for socket in connect(address, additional_headers={"authorization": f"Bearer {token}"}):
        with suppress(ConnectionClosed):
            async for text in socket:
                if request := player.hear(frame := json.loads(text)):
                    await asyncio.sleep(1 if frame["type"] == "refused" else pause)
                    await socket.send(json.dumps(request))
                if player.result:
                    return
        await asyncio.sleep(secrets.randbelow(1000) / 1000)  # after a restart not everyone at once


def new_token(server):
    with httpx.Client(base_url=server, headers={"origin": server}) as browser:
        browser.post("/api/me", json={"name": "Robin"}).raise_for_status()
        token = browser.post("/api/me/tokens").raise_for_status().json()["token"]
    print("token:", token, flush=True)
    return token


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", type=urlsplit, help="the address of the table")
    parser.add_argument("--token")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before it does something")
    given = parser.parse_args()
    server, code = f"{given.table.scheme}://{given.table.netloc}", given.table.path.rpartition("/")[2]
    player = Player(given.bot)
    with suppress(KeyboardInterrupt):
        asyncio.run(play(server, code, given.token or new_token(server), player, given.pause))
    print(player.result)
