"""The HTTP interface under /api, described by its own OpenAPI at /api/openapi.json."""

from litestar import Router

LARGEST = 64 * 1024
"""Bytes of a body."""


def routes() -> Router:
    """All handlers under /api but the socket."""
    from bazigah.server.api import games, health, matches, me, tables
    from bazigah.server.api.described import BY_PERSON

    own = [
        *(me.me, me.change, me.leave, me.export, me.link, me.renew),
        *(me.tokens, me.make_token, me.drop_tokens, me.drop_token, me.tables, me.matches),
    ]
    return Router(
        "/api",
        route_handlers=[
            games.games,
            *(tables.tables, tables.create, tables.table, tables.requests),
            *(me.come, me.move, Router("/", route_handlers=own, security=BY_PERSON)),
            *(matches.record, matches.verify, matches.replay, matches.replay_record),
            *(health.health, health.ready, health.version, health.metrics),
        ],
        request_max_body_size=LARGEST,
    )
