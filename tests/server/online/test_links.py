"""The link and the QR code that bring others to a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from backroom.server.settings import Settings
from tests.support.server import PATIENT, Serving, serving

pytestmark = pytest.mark.anyio

AT_HOME = replace(PATIENT, network="192.0.2.7")
BEHIND = replace(PATIENT, behind_proxy=True)


async def link(server: Serving, code: str, **headers: str) -> tuple[int, dict[str, str]]:
    async with server.http.get(f"{server.base}/api/tables/{code}/link", headers=headers) as response:
        return response.status, await response.json()


@pytest.mark.parametrize(
    ("settings", "headers", "expected"),
    [
        (PATIENT, {"Host": "127.0.0.1:4270"}, "http://127.0.0.1:4270"),  # nothing better is known
        (AT_HOME, {"Host": "127.0.0.1:4270"}, "http://192.0.2.7:4270"),
        (AT_HOME, {"Host": "localhost:4270"}, "http://192.0.2.7:4270"),
        (AT_HOME, {"Host": "[::1]:4270"}, "http://192.0.2.7:4270"),
        (AT_HOME, {"Host": "play.example.org"}, "http://play.example.org"),
        (AT_HOME, {"Host": "play.example.org", "X-Forwarded-Proto": "https"}, "http://play.example.org"),
        (BEHIND, {"Host": "play.example.org", "X-Forwarded-Proto": "https"}, "https://play.example.org"),
    ],
)
async def test_a_link_is_one_that_others_can_follow(
    tmp_path: Path, settings: Settings, headers: dict[str, str], expected: str
) -> None:
    async with serving(tmp_path / "tables", settings) as server:
        code = (await server.make())["code"]
        assert await link(server, code, **headers) == (200, {"link": f"{expected}/t/{code}"})


@pytest.mark.parametrize("host", ["<script>", "a b", "x/y", "user@example.org", "example.org:port"])
async def test_an_invalid_host_is_never_put_into_a_link(server: Serving, host: str) -> None:
    code = (await server.make())["code"]
    status, problem = await link(server, code, Host=host)
    assert (status, problem["rule"]) == (400, "message")


async def test_the_link_is_not_cached(server: Serving) -> None:
    """It depends on how the request came."""
    code = (await server.make())["code"]
    async with server.http.get(f"{server.base}/api/tables/{code}/link") as response:
        assert response.headers["Cache-Control"] == "no-store"


async def test_the_picture_is_an_image_and_is_not_cached(server: Serving) -> None:
    code = (await server.make())["code"]
    async with server.http.get(f"{server.base}/api/tables/{code}/qr.svg") as response:
        assert (response.status, response.content_type) == (200, "image/svg+xml")
        assert response.headers["Cache-Control"] == "no-store"
        assert (await response.text()).startswith("<svg ")


async def test_there_is_no_link_to_a_missing_table(server: Serving) -> None:
    for what in ("link", "qr.svg"):
        assert (await server.ask("GET", f"/api/tables/ZZZZ9999/{what}"))[0] == 404
