"""Sockets that die without a word: `python -m benchmarks.server.deaf PORT`. Reads a line, a list of `Place`s, opens a
socket at each and says so by a line. From then on every other one takes nothing in, and of the rest the kernel throws
away whatever comes, as if their machines were gone. Then the process stands still.
"""

import array
import os
import signal
import socket
import struct
import sys

import msgspec
from msgspec import Struct

from benchmarks.server.processes import HOST, PATIENCE

SMALL = 4096
"""Bytes of the receive buffers: soon full, and not much for the machine that has thousands."""
SO_ATTACH_FILTER = 26
TAKE_NOTHING = struct.pack("HBBI", 0x06, 0, 0, 0)  # BPF: return 0
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class Place(Struct):
    code: str
    cookie: str


def join(port: int, place: Place) -> socket.socket:
    """A socket that has been welcomed, or is about to be."""
    joined = socket.socket()
    joined.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    joined.settimeout(PATIENCE)
    joined.connect((HOST, port))
    lines = [
        f"GET /api/tables/{place.code}/socket HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
        f"Cookie: {place.cookie}",
    ]
    joined.sendall("\r\n".join([*lines, "", ""]).encode())
    told = joined.recv(SMALL)
    if b" 101 " not in told:
        raise SystemExit(f"no socket: {told.decode(errors='replace')}")
    return joined


def vanish(joined: socket.socket) -> None:
    """Nothing that comes is even acknowledged any more."""
    program = array.array("B", TAKE_NOTHING)
    address, _ = program.buffer_info()
    joined.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, struct.pack("HL", 1, address))


def main() -> None:
    places = msgspec.json.decode(sys.stdin.buffer.readline(), type=list[Place])
    joined = [join(int(sys.argv[1]), place) for place in places]
    for dead in joined[1::2]:
        vanish(dead)
    print(len(joined), flush=True)
    os.kill(os.getpid(), signal.SIGSTOP)


if __name__ == "__main__":
    main()
