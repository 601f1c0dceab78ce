"""Serves the pages that a browser opens: the client, or a plain page if it is not built."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from aiohttp import web

from backroom.games import HOUSE
from backroom.server.http.languages import preferred
from backroom.server.http.streaming import PIECE

PLACE: Final = Path("backroom", "web", "static")
LINKS: Final = (
    "/",
    "/new",
    "/t/{code}/review",
    "/review",
    "/puzzle",
    "/puzzle/{day}",
    "/finished",
    "/settings",
    "/about",
)
ABOUT_A_GAME: Final = ("/learn", "/rules")
A_TABLE: Final = "/t/{code}"
WITH_THE_PAGE: Final = "rel=preload; as=fetch; crossorigin=anonymous"  # fetched together with its scripts
ELSEWHERE: Final = "/{path:(?!api/).*}"
AT_THE_TOP: Final = (".js", ".svg", ".png", ".webmanifest")  # beside the index, under names that stay
ASSETS: Final = "assets"  # whose names change with their contents
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
REVALIDATED: Final = {"Cache-Control": "no-cache"}
BY_LANGUAGE: Final = {**REVALIDATED, "Vary": "Accept-Language"}
COMPRESSED: Final = (".br", ".gz")  # sent instead of their originals to browsers that accept them
EVERYWHERE: Final = {**REVALIDATED, "Service-Worker-Allowed": "/"}  # a service worker's scope
PLAIN_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Backroom</title>
</head>
<body>
<h1>Backroom</h1>
<p>This server is open. The table in the browser is not built here; without it, tables are played by bots and
programs, over the protocol in docs/protocol.md.</p>
<ul>
<li><a href="/api/games">The games</a></li>
<li><a href="/api/tables">Open tables</a></li>
<li><a href="/api/finished">Finished games</a></li>
</ul>
</body>
</html>
"""


def routes() -> list[web.RouteDef]:
    """The front page, the links of tables, the client's files, and last a page for everything else."""
    folder = find_client()
    links = links_for(HOUSE)
    if folder is None:
        return [web.get(link, show_plain_page) for link in (*links, A_TABLE)]
    client = Client(folder)
    return [
        *(web.get(link, client.show_index) for link in links),
        web.get(A_TABLE, client.show_table),
        *(web.get(f"/{name}", client.show_file) for name in client.files),
        web.route("*", ELSEWHERE, client.show_missing),
    ]


def links_for(games: Iterable[str]) -> list[str]:
    """The links that show the client, which reads the address itself; each of these games has pages."""
    return [*LINKS, *(f"{page}/{game}" for page in ABOUT_A_GAME for game in games)]


def find_client() -> Path | None:
    """The folder of the built client: in the package, or in the source tree that `./backroom` names."""
    tree = os.environ.get("BACKROOM_TREE")
    sources = Path(tree, "src") if tree else Path(__file__).parents[3]
    folder = sources / PLACE
    return folder if (folder / "index.html").is_file() else None


class Client:
    """Serves the built client, as it was when the server started."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder
        self.index: bytes = (folder / "index.html").read_bytes()
        self.indexes: dict[str, bytes] = {  # each preloads the texts of its language
            path.name.split(".")[1]: path.read_bytes() for path in folder.glob("index.*.html")
        }
        self.files: list[str] = [
            path.relative_to(folder).as_posix()
            for path in sorted(folder.glob("*"))
            if path.suffix in AT_THE_TOP
        ] + [
            path.relative_to(folder).as_posix()
            for path in sorted((folder / ASSETS).iterdir())
            if path.suffix not in COMPRESSED
        ]

    async def show_index(self, request: web.Request) -> web.Response:
        """Answer with the client."""
        return self.page(request, status=200)

    async def show_table(self, request: web.Request) -> web.Response:
        """The client at a table, which the browser fetches while it loads the client: a round trip less."""
        page, code = self.page(request, status=200), request.match_info["code"]
        if code.isascii() and code.isalnum():  # else it is no code, and must not enter a header
            page.headers["Link"] = f"</api/tables/{code}>; {WITH_THE_PAGE}"
        return page

    async def show_missing(self, request: web.Request) -> web.Response:
        """The client too: it tells a person in their language that nothing is there."""
        if "text/html" not in request.headers.get("Accept", ""):
            raise web.HTTPNotFound
        return self.page(request, status=404)

    def page(self, request: web.Request, *, status: int) -> web.Response:
        """The client, which chooses its language itself; the server only guesses which texts to preload."""
        language = preferred(request.headers.get("Accept-Language", ""), self.indexes)
        return web.Response(
            body=self.index if language is None else self.indexes[language],
            status=status,
            content_type="text/html",
            charset="utf-8",
            headers=BY_LANGUAGE,
        )

    async def show_file(self, request: web.Request) -> web.FileResponse:
        """A file of the client."""
        name = request.path.removeprefix("/")
        return web.FileResponse(self.folder / name, chunk_size=PIECE, headers=headers_for(name))


def headers_for(name: str) -> dict[str, str]:
    """How long a file may be cached, and the scope of a service worker."""
    if name.startswith(f"{ASSETS}/"):
        return FOREVER
    return EVERYWHERE if name.endswith(".js") else REVALIDATED


async def show_plain_page(_: web.Request) -> web.Response:
    """What there is to see without the client."""
    return web.Response(text=PLAIN_PAGE, content_type="text/html")
