"""The stack without the tables: the same framework and server with the same settings, sending back what it is sent."""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket

from benchmarks.server.processes import HOST


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await socket.send({"type": "websocket.send", "text": message["text"], "bytes": None})


@get("/")
async def page() -> str:
    return "echo"


def main() -> None:
    uvicorn.run(
        Litestar([echo, page], openapi_config=None, logging_config=None),
        host=HOST,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
    )


if __name__ == "__main__":
    main()
