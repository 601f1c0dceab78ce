"""JSON Schemas of everything that is said, made from the types: `GET /schemas/{name}.json`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any, Final, TypeAlias, Union, cast

import msgspec
from aiohttp import web
from msgspec import Meta, field

from backroom.core.game import Entry, Game
from backroom.core.highlights import Highlights
from backroom.core.log import Header, Reveal
from backroom.games import GAMES
from backroom.protocol.messages import FromClient, TableNow, from_server
from backroom.protocol.requests import (
    MOST_MOVES,
    AskOutlook,
    ImportRecord,
    NewTable,
    Problem,
    SeatTaken,
    TableMade,
    TakeSeat,
)
from backroom.server.api import Listing
from backroom.server.held_seats import HeldSeat, HeldSeats
from backroom.server.offers import GameOffered
from backroom.server.reach import Link
from backroom.server.replays import Replay
from backroom.server.story import Story

Schema: TypeAlias = dict[str, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REF: Final = "#/$defs/"
REFERENCE: Final = re.compile(rf'"{re.escape(REF)}([^"]+)"')


class Wanted(NewTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as somebody wants it; the first seat is theirs."""

    setup: Any = field(default_factory=dict)  # which the server keeps as bytes until it knows the game


class OutlookWanted(AskOutlook, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies before these moves, in the order in which they would be made."""

    # which the server keeps as bytes until it knows the game
    moves: Annotated[tuple[Any, ...], Meta(max_length=MOST_MOVES)]


# what is printed at a table, of whichever game; a game with nothing printed has null
PRINTED: Final = cast("Any", Union[*(game.sheet for game in GAMES.values())])

# what lies before some moves, of whichever game; null when it is too late for them
OUTLOOK: Final = cast(
    "Any", Union[*(game.outlook_type for game in GAMES.values() if game.outlook_type is not None), None]
)

# what requests and their answers hold
API: Final[dict[str, Any]] = {
    "api-games": tuple[GameOffered, ...],
    "api-highlights": Highlights,
    "api-held-seats": HeldSeats,
    "api-import-record": ImportRecord,
    "api-link": Link,
    "api-listing": Listing,
    "api-new-table": Wanted,
    "api-outlook": OUTLOOK,
    "api-outlook-wanted": OutlookWanted,
    "api-printed": PRINTED,
    "api-problem": Problem,
    "api-replay": Replay,
    "api-seat-taken": SeatTaken,
    "api-seats": tuple[HeldSeat | None, ...],
    "api-table": TableNow[Any],
    "api-story": Story,
    "api-table-made": TableMade,
    "api-take-seat": TakeSeat,
}


def routes() -> list[web.RouteDef]:
    """Where the schemas are."""
    return [web.get("/schemas/index.json", list_schemas), web.get("/schemas/{name}.json", show_schema)]


async def list_schemas(_: web.Request) -> web.Response:
    """The names of all schemas."""
    return web.json_response(sorted(kinds()))


async def show_schema(request: web.Request) -> web.Response:
    """One schema."""
    name = request.match_info["name"]
    if name not in kinds():
        raise web.HTTPNotFound
    return web.Response(body=schema_text(name), content_type="application/schema+json")


@lru_cache
def kinds() -> dict[str, Any]:
    """What there is a schema of: what is said at a table of each game, a line of its record, the API."""
    found = dict(API)
    for name, game in GAMES.items():
        found[f"from-client-{name}"] = FromClient
        found[f"from-server-{name}"] = from_server(game)
        found[f"record-{name}"] = line_of_record(game)
    return found


def line_of_record(game: AnyGame) -> Any:
    """A header, an entry, or the revealed secret."""
    header: Any = Header
    entry: Any = Entry
    return header[game.setup] | entry[game.move] | Reveal


@lru_cache
def schema_text(name: str) -> bytes:
    """A schema as it is sent, in which a generic type goes by its own name alone."""
    whole = schema(name)
    text = msgspec.json.encode(whole).decode()
    text = text.replace(r"\\Z", "$")  # the end of a text, as Python and as JSON Schema spell it
    generic = {one: of["title"] for one, of in whole["$defs"].items() if "[" in of["title"]}
    for one in sorted(generic, key=len, reverse=True):
        short = generic[one].partition("[")[0]
        text = text.replace(one, short).replace(generic[one], short)
    return text.encode()


def schema(name: str) -> Schema:
    """What a message of this kind must look like; nothing that the types do not name may be in it."""
    title = next((title for title in GAMES if name.endswith(f"-{title}")), None)
    games = [GAMES[title]] if title is not None else list(GAMES.values())
    asked = [kinds()[name], *(game.move for game in games), *(game.setup for game in games)]
    (found, *others), defs = msgspec.json.schema_components(asked, ref_template=REF + "{name}")
    free = {"move": others[: len(games)], "setup": others[len(games) :]}  # read when the game is known
    for one in defs.values():
        if "properties" not in one:
            continue
        one["additionalProperties"] = False
        for part, kind in one["properties"].items():
            if part in free and not kind.keys() - {"default"}:
                kind["anyOf"] = free[part]
    return {
        "$schema": DIALECT,
        "title": name,
        **found,
        "$defs": {one: defs[one] for one in used(found, defs)},
    }


def used(part: Schema, defs: dict[str, Schema]) -> list[str]:
    """The names that a schema refers to, and those that these do."""
    found: set[str] = set()
    waiting = references(part)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting |= references(defs[name])
    return sorted(found)


def references(part: Schema) -> set[str]:
    """The names that a schema itself refers to."""
    return set(REFERENCE.findall(msgspec.json.encode(part).decode()))
