"""What a browser gets: the client if it is built, a plain page if not, and nothing else."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from aiohttp import ClientSession

from backroom.games import HOUSE
from backroom.server.app import HEADERS
from backroom.server.http.pages import PLACE, links_for
from tests.support.server import serving

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

INDEX = "<!doctype html><title>Backroom</title><script type=module src=/assets/index-1a2b.js></script>"
INDEXES = {"nl": f"{INDEX}<!-- Dutch -->", "ru": f"{INDEX}<!-- Russian -->"}
SCRIPT = b"export {};\n"
BROTLI = b"what Brotli makes of it"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree in which nothing is built."""
    monkeypatch.setenv("BACKROOM_TREE", str(tmp_path))
    return tmp_path


@pytest.fixture
def built(tree: Path) -> Path:
    folder = tree / "src" / PLACE
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    for language, index in INDEXES.items():
        (folder / f"index.{language}.html").write_text(index)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icon-192.png").write_bytes(b"a picture")
    (folder / "sw.js").write_bytes(SCRIPT)
    (folder / "backroom-stamp").write_text("secret of the build")
    (folder / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-1a2b.js.br").write_bytes(BROTLI)
    return folder


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/new", "/t/ABCD2345", "/settings", "/about", "/finished"),
        *(f"/{page}/{game}" for page in ("learn", "rules") for game in HOUSE),
    ],
)
@pytest.mark.usefixtures("built")
async def test_every_link_shows_the_client_and_is_not_cached(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path / "tables") as server, server.http.get(server.base + path) as response:
        assert (response.status, await response.text()) == (200, INDEX)
        assert response.headers["Cache-Control"] == "no-cache"
        assert response.content_type == "text/html"
        policy = response.headers["Content-Security-Policy"]
        assert policy == HEADERS["Content-Security-Policy"]
        assert "unsafe" not in policy


def test_a_new_game_of_the_house_has_its_pages() -> None:
    assert {"/learn/chess", "/rules/chess"} < set(links_for(["chess"]))


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("nl-BE,nl;q=0.9,en;q=0.8", INDEXES["nl"]),
        ("de, nl;q=0.3, ru;q=0.7", INDEXES["ru"]),
        ("nl;q=0, RU", INDEXES["ru"]),
        ("nl;q=much", INDEXES["nl"]),
        ("de", INDEX),
        ("*", INDEX),
        ("", INDEX),
        (";;q=,=", INDEX),
    ],
)
@pytest.mark.usefixtures("built")
async def test_the_page_links_the_texts_that_a_browser_will_want(
    tmp_path: Path, header: str, expected: str
) -> None:
    async with (
        serving(tmp_path / "tables") as server,
        server.http.get(server.base, headers={"Accept-Language": header}) as response,
    ):
        assert await response.text() == expected
        assert response.headers["Vary"] == "Accept-Language"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/t/ABCD2345", ["</api/tables/ABCD2345>; rel=preload; as=fetch; crossorigin=anonymous"]),
        ("/t/%3E%3B%0D%0AX", []),
        ("/t/%C3%84BCD", []),
        ("/", []),
    ],
)
async def test_the_page_of_a_table_makes_the_browser_request_the_table_at_once(
    tmp_path: Path, path: str, asked: list[str]
) -> None:
    async with (
        serving(tmp_path / "tables") as server,
        server.http.get(server.base + path) as response,
    ):
        assert (response.status, response.headers.getall("Link", [])) == (200, asked)


@pytest.mark.usefixtures("built")
async def test_a_client_that_accepts_brotli_gets_it(tmp_path: Path) -> None:
    accept = {"Accept-Encoding": "gzip, br"}
    async with (
        serving(tmp_path / "tables") as server,
        ClientSession(auto_decompress=False) as http,
        http.get(f"{server.base}/assets/index-1a2b.js", headers=accept) as response,
    ):
        assert (response.headers["Content-Encoding"], await response.read()) == ("br", BROTLI)
        assert response.content_type.endswith("/javascript")


@pytest.mark.usefixtures("built")
async def test_parts_of_the_client_are_cached_for_long_and_sent_compressed(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables") as server:
        async with server.http.get(f"{server.base}/assets/index-1a2b.js") as response:
            assert await response.read() == SCRIPT
            assert response.content_type.endswith("/javascript")  # a browser runs nothing else
            assert "immutable" in response.headers["Cache-Control"]
            assert response.headers["Content-Encoding"] == "gzip"
            assert response.headers["X-Content-Type-Options"] == "nosniff"
        for name in ("icon.svg", "icon-192.png"):
            async with server.http.get(f"{server.base}/{name}") as response:
                assert (response.status, response.headers["Cache-Control"]) == (200, "no-cache")
                assert response.content_type.startswith("image/")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/",
        "/assets/other.js",
        "/assets/..%2Findex.html",
        "/backroom-stamp",
        "/index.html",
        "/index.ru.html",
        "/assets/index-1a2b.js.br",
        "/x",
    ],
)
async def test_nothing_else_is_served(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path / "tables") as server:
        assert (await server.ask("GET", path))[0] == 404


@pytest.mark.usefixtures("built")
async def test_the_manifest_of_the_installed_client_is_served_as_one(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "tables") as server,
        server.http.get(f"{server.base}/manifest.webmanifest") as response,
    ):
        assert (response.status, response.content_type) == (200, "application/manifest+json")


@pytest.mark.usefixtures("built")
async def test_the_service_worker_is_not_cached_and_covers_every_page(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "tables") as server,
        server.http.get(f"{server.base}/sw.js") as response,
    ):
        assert (response.status, await response.read()) == (200, SCRIPT)
        assert response.content_type.endswith("/javascript")
        assert response.headers["Cache-Control"] == "no-cache"
        assert response.headers["Service-Worker-Allowed"] == "/"
        assert response.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]


@pytest.mark.usefixtures("built")
async def test_a_person_is_told_in_the_client_that_nothing_is_there(tmp_path: Path) -> None:
    accept = {"Accept": "text/html,application/xhtml+xml"}
    async with serving(tmp_path / "tables") as server:
        async with server.http.get(f"{server.base}/no/such/page", headers=accept) as response:
            assert (response.status, await response.text()) == (404, INDEX)
        async with server.http.get(f"{server.base}/api/nothing", headers=accept) as response:
            assert (response.status, response.content_type) == (404, "application/json")
        async with server.http.get(f"{server.base}/healthz", headers=accept) as response:
            assert (response.status, await response.text()) == (200, "ok\n")


@pytest.mark.usefixtures("tree")
async def test_without_a_built_client_there_is_a_plain_page(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables") as server:
        for path in ("/", "/new", "/t/ABCD2345"):
            status, text = await server.ask("GET", path)
            assert status == 200
            assert b"not built here" in text
            assert b"<script" not in text
