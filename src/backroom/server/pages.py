"""The pages a person sees who comes with a browser before there is a table in it."""

from __future__ import annotations

from typing import Final

from aiohttp import web

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Backroom</title>
</head>
<body>
<h1>Backroom</h1>
<p>This server is open. The table in the browser is not built yet; until it is, tables are played by bots and
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
    """The front door, and the link of a table."""
    return [web.get("/", show_page), web.get("/t/{code}", show_page)]


async def show_page(_: web.Request) -> web.Response:
    """What there is to see."""
    return web.Response(text=PAGE, content_type="text/html")
