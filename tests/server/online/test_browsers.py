"""What a browser may do with us: which pages may open a connection, and what every response allows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from aiohttp import WSServerHandshakeError
from msgspec.structs import replace

from backroom.server.app import HEADERS
from tests.support.server import PATIENT, Serving, serving

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("{base}", True),
        ("https://play.example.org", True),
        ("https://elsewhere.example.org", False),
        ("http://elsewhere.example.org.{host}", False),
        ("{base}.elsewhere.example.org", False),
        ("http://127.0.0.1:1", False),  # another server on this machine
        ("null", False),
        ("http://[", False),
    ],
)
async def test_a_page_of_another_site_opens_no_connection(
    tmp_path: Path, origin: str | None, welcome: bool
) -> None:
    settings = replace(PATIENT, origins=("https://play.example.org",))
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        host = urlsplit(server.base).netloc
        headers = {} if origin is None else {"Origin": origin.format(base=server.base, host=host)}
        if welcome:
            async with server.http.ws_connect(f"{server.base}/ws", headers=headers) as ws:
                await ws.close()
            return
        with pytest.raises(WSServerHandshakeError) as refused:
            await server.http.ws_connect(f"{server.base}/ws", headers=headers)
        assert refused.value.status == 403


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("POST", "/api/tables", 403),
        ("POST", "/api/records", 403),
        ("POST", "/api/tables/BCDFGHJK/seats", 403),
        ("DELETE", "/api/tables/BCDFGHJK", 403),
        ("GET", "/api/tables", 200),
    ],
)
async def test_a_page_of_another_site_changes_nothing_in_its_visitors_name(
    server: Serving, method: str, path: str, status: int
) -> None:
    """A browser sends such a request without asking, and it would count for the visitor's address."""
    headers = {"Origin": "https://elsewhere.example.org", "Content-Type": "text/plain"}
    body = '{"game": "omerta", "name": "Ann", "setup": {"players": 3}}'
    async with server.http.request(method, server.base + path, data=body, headers=headers) as response:
        assert response.status == status
        if status == 403:
            assert (await response.json())["rule"] == "origin"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/api/tables", 200),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/BCDFGHJK", 404),
        ("GET", "/api/finished?before=x", 400),
        ("DELETE", "/api/games", 405),
        ("GET", "/nowhere", 404),
        ("GET", "/healthz", 200),
        ("GET", "/readyz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/ws", 400),
    ],
)
async def test_every_response_says_what_a_browser_may_do_with_it(
    server: Serving, method: str, path: str, status: int
) -> None:
    async with server.http.request(method, server.base + path) as response:
        assert response.status == status
        assert {name: response.headers.get(name) for name in HEADERS} == HEADERS


def test_a_browser_may_do_what_the_client_needs_and_nothing_else() -> None:
    """Spelled out: what the server says of itself is not proof of what it should say."""
    policy = dict(rule.split(" ", 1) for rule in HEADERS["Content-Security-Policy"].split("; "))
    assert policy == {
        "default-src": "'none'", "script-src": "'self'", "style-src": "'self'", "img-src": "'self' data:",
        "font-src": "'self'", "connect-src": "'self'", "manifest-src": "'self'", "base-uri": "'none'",
        "form-action": "'none'", "frame-ancestors": "'none'",
    }  # fmt: skip
    assert {name: value for name, value in HEADERS.items() if name != "Content-Security-Policy"} == {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }


@pytest.mark.parametrize(
    "nonsense",
    [b"\x16\x03\x01\x02\r\n\r\n", b"GET / HTTP/9.9.9\r\n\r\n", b"GET / HTTP/1.1\r\nno header\r\n\r\n"],
)
async def test_input_that_is_not_http_is_answered_with_the_same_headers(
    server: Serving, nonsense: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rsplit(":", 1)[1]))
    writer.write(nonsense)
    answer = (await asyncio.wait_for(reader.read(), 30)).decode()
    writer.close()
    assert answer.startswith(("HTTP/1.1 400 ", "HTTP/1.0 400 "))
    assert all(f"\r\n{name}: {value}\r\n" in answer for name, value in HEADERS.items())
    assert "Traceback" not in answer
