"""Bodies of requests, read as strictly as their description says."""

from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.exceptions import InternalServerException

from bazigah.server.no import No

JSON = "application/json"


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body, if its handler takes one, is one JSON document of the type that the handler asks for."""

    async def json(self) -> Any:
        """The body; No, if it is another thing."""
        if self.content_type[0] != JSON:
            raise No("media-type")
        body = await self.body()
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(body, type=field.annotation)
        except msgspec.ValidationError as error:
            raise No("shape") from error
        except RecursionError as error:
            raise No("too-deep") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise No("not-json") from error

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The body's parts. A client that goes away meanwhile is no fault of the server."""
        try:
            async for part in super().stream():
                yield part
        except InternalServerException as error:
            raise No("shape") from error
