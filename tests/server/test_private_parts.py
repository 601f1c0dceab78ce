"""The private parts of aiohttp that two files use: a version that changes one fails here."""

from __future__ import annotations

import ast
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
RUNNER = Path("runner.py")


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
        (web_protocol.RequestHandler, "connection_made", ["transport"]),
        (web_protocol.RequestHandler, "data_received", ["data"]),
        (web_protocol.RequestHandler, "finish_response", ["request", "resp", "start_time"]),
        (web_protocol.RequestHandler, "handle_error", ["request", "status", "exc", "message"]),
        (web.AppRunner, "_make_server", []),
    ],
)
def test_what_the_adapter_calls_or_replaces_takes_what_it_did(
    owner: type, name: str, parameters: list[str]
) -> None:
    there = getattr(owner, name, None)
    assert there is not None, (
        f"aiohttp {aiohttp.__version__} has no {owner.__name__}.{name} any more: see {ADAPTER} and {RUNNER}"
    )
    try:
        found = list(inspect.signature(there).parameters)
    except ValueError:
        return  # compiled, and says nothing of its parameters
    assert found[1 : 1 + len(parameters)] == parameters, (
        f"{owner.__name__}.{name} takes {found} now: see {ADAPTER} and {RUNNER}"
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


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def private_parts(text: str) -> set[str]:
    """The private names of aiohttp that a file imports, reads of another object, or replaces in a subclass.

    A file's own private names, `self._x`, are its own, unless its class takes after one of aiohttp's.
    """
    tree = ast.parse(text)
    found: set[str] = set()
    theirs: set[str] = set()  # names that come from aiohttp
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "aiohttp":
            theirs |= {alias.asname or alias.name for alias in node.names}
            found |= {part for part in (node.module or "").split(".") if is_private(part)}
            found |= {alias.name for alias in node.names if is_private(alias.name)}
        elif isinstance(node, ast.Import):
            imported = [alias.name for alias in node.names if alias.name.split(".")[0] == "aiohttp"]
            theirs |= {"aiohttp"} if imported else set()
            found |= {part for name in imported for part in name.split(".") if is_private(part)}
    if not theirs:
        return set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr):
            if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
                found.add(node.attr)
        elif isinstance(node, ast.ClassDef):
            bases = {name.id for base in node.bases for name in ast.walk(base) if isinstance(name, ast.Name)}
            if bases & theirs:
                methods = (
                    one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
                )
                found |= {one.name for one in methods if is_private(one.name)}
    return found


def test_only_two_files_of_the_server_touch_private_parts_of_aiohttp() -> None:
    server = Path(backroom.server.__file__).parent
    found = {path.relative_to(server): private_parts(path.read_text()) for path in server.rglob("*.py")}
    assert {path: parts for path, parts in found.items() if parts} == {
        ADAPTER: {"_websocket", "_message_tail", "_buffer_paused", "_post_start"},
        RUNNER: {"_make_server"},
    }


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from aiohttp._websocket.reader import WebSocketReader", {"_websocket"}),
        (
            "from aiohttp import web\nclass A(web.AppRunner):\n    async def _make_server(self): ...",
            {"_make_server"},
        ),
        ("from aiohttp import web\nclass A(web.Server):\n    def a(self): super()._made()", {"_made"}),
        ("from aiohttp import web\ndef a(request): return request.protocol._message_tail", {"_message_tail"}),
        ("from aiohttp import web\nclass A:\n    def _own(self): return self._own()", set[str]()),
        ("class A(B):\n    def _own(self): return super()._own()", set[str]()),
    ],
)
def test_private_parts_are_found_however_they_are_reached(text: str, found: set[str]) -> None:
    assert private_parts(text) == found
