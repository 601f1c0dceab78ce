"""The private parts of aiohttp that `sockets/websocket.py` uses: a version that changes one fails here."""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web, web_protocol
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

import backroom.server
from backroom.server.sockets.websocket import WebSocket

ADAPTER = Path("sockets/websocket.py")


def test_aiohttp_is_a_version_that_the_adapter_was_written_for() -> None:
    root = Path(__file__).parents[2]
    declared = tomllib.loads((root / "pyproject.toml").read_text())["project"]["dependencies"]
    (bounds,) = (one for one in declared if one.startswith("aiohttp"))
    least, most = bounds.removeprefix("aiohttp>=").split(",<")
    version = tuple(map(int, aiohttp.__version__.split(".")[:2]))
    assert tuple(map(int, least.split("."))) <= version < tuple(map(int, most.split("."))), (
        f"aiohttp {aiohttp.__version__} is outside {bounds}: read {ADAPTER} against it, then move the bounds"
    )


@pytest.mark.parametrize(
    ("owner", "name", "parameters"),
    [
        (WebSocketReader, "feed_data", ["data"]),
        (WebSocketDataQueue, "feed_data", ["data", "size"]),
        (WebSocketDataQueue, "feed_eof", []),
        (WebSocketDataQueue, "set_exception", ["exc"]),
        (WebSocketDataQueue, "read", []),
        (web.WebSocketResponse, "_post_start", ["request", "protocol", "writer"]),
        (web_protocol.RequestHandler, "connection_lost", ["exc"]),
    ],
)
def test_what_the_adapter_calls_or_replaces_takes_what_it_did(
    owner: type, name: str, parameters: list[str]
) -> None:
    there = getattr(owner, name, None)
    assert there is not None, (
        f"aiohttp {aiohttp.__version__} has no {owner.__name__}.{name} any more: see {ADAPTER}"
    )
    try:
        found = list(inspect.signature(there).parameters)
    except ValueError:
        return  # compiled, and says nothing of its parameters
    assert found[1 : 1 + len(parameters)] == parameters, (
        f"{owner.__name__}.{name} takes {found} now: see {ADAPTER}"
    )


@pytest.mark.anyio
async def test_the_parser_puts_a_masked_text_into_our_queue() -> None:
    socket = WebSocket(Mock(asyncio.Transport))
    socket.data_received(b"\x81\x82\x00\x00\x00\x00hi")
    message = await socket.receive()
    assert message is not None, f"aiohttp {aiohttp.__version__} parses frames in another way: see {ADAPTER}"
    assert bytes(message.data) == b"hi"


@pytest.mark.parametrize("name", ["_message_tail", "_buffer_paused", "transport"])
def test_a_request_handler_has_the_fields_that_the_adapter_takes_over(name: str) -> None:
    slots = {slot for kind in web_protocol.RequestHandler.__mro__ for slot in getattr(kind, "__slots__", ())}
    assert name in slots, f"aiohttp {aiohttp.__version__} keeps no {name} in a request handler: see {ADAPTER}"


def test_no_other_file_of_the_server_touches_private_parts_of_aiohttp() -> None:
    server = Path(backroom.server.__file__).parent
    found = [
        path.relative_to(server)
        for path in server.rglob("*.py")
        if "aiohttp._" in path.read_text() or "_message_tail" in path.read_text()
    ]
    assert found == [ADAPTER]
