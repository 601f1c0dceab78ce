"""JSON Schemas of all messages, generated from the types: `GET /schemas/{name}.json`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final, TypeAlias, Union, cast

import msgspec
from aiohttp import web
from msgspec import Meta, field

from backroom.core.game import Entry, Game
from backroom.core.highlights import Highlights
from backroom.core.log import Header, Reveal
from backroom.core.optional import outlook_type, sheet_type
from backroom.games import GAMES
from backroom.protocol.messages import FromClient, TableNow, from_server
from backroom.protocol.puzzles import DailyPuzzle, PuzzleChoice, PuzzleSolution
from backroom.protocol.requests import (
    MOST_MOVES,
    AskOutlook,
    FindPeople,
    ImportRecord,
    NewTable,
    Problem,
    SeatTaken,
    TableMade,
    TakeSeat,
)
from backroom.server.http.api import Listing
from backroom.server.http.games import GameOffered
from backroom.server.http.links import Link
from backroom.server.http.my_seats import HeldSeat, HeldSeats
from backroom.server.review.replays import Replay
from backroom.server.review.story import Story

Schema: TypeAlias = dict[str, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REF: Final = "#/$defs/"
REFERENCE: Final = re.compile(rf'"{re.escape(REF)}([^"]+)"')


class Wanted(NewTable, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as somebody wants it; the first seat is theirs."""

    setup: Any = field(default_factory=dict)  # the server keeps it as bytes until it knows the game


class OutlookWanted(AskOutlook, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies before these moves, in the order in which they would be made."""

    # the server keeps them as bytes until it knows the game
    moves: Annotated[tuple[Any, ...], Meta(max_length=MOST_MOVES)]


# what is printed at a table, in any game; null if nothing is
PRINTED: Final = cast("Any", Union[*map(sheet_type, GAMES.values()), None])

# the outlook before some moves, in any game; null when it is too late for them
OUTLOOK: Final = cast("Any", Union[*map(outlook_type, GAMES.values()), None])

# the types of requests and their answers
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
    "api-puzzle": DailyPuzzle,
    "api-puzzle-choice": PuzzleChoice,
    "api-puzzle-solution": PuzzleSolution,
    "api-replay": Replay,
    "api-seat-taken": SeatTaken,
    "api-seats": tuple[HeldSeat | None, ...],
    "api-table": TableNow[Any],
    "api-story": Story,
    "api-table-made": TableMade,
    "api-take-seat": TakeSeat,
    "api-find-people": FindPeople,
}


def routes() -> list[web.RouteDef]:
    """The routes of the schemas."""
    return [web.get("/schemas/index.json", list_schemas), web.get("/schemas/{name}.json", show_schema)]


async def list_schemas(_: web.Request) -> web.Response:
    """The names of all schemas."""
    return web.json_response(sorted(kinds()))


async def show_schema(request: web.Request) -> web.Response:
    """Answer with one schema."""
    name = request.match_info["name"]
    if name not in kinds():
        raise web.HTTPNotFound
    return web.Response(body=schema_text(name), content_type="application/schema+json")


@lru_cache
def kinds() -> dict[str, Any]:
    """All types that have a schema, by name."""
    return kinds_for(GAMES)


def kinds_for(games: Mapping[str, AnyGame]) -> dict[str, Any]:
    """All types that have a schema: each game's messages and record lines, and the API."""
    found = dict(API)
    for name, game in games.items():
        found[f"from-client-{name}"] = FromClient
        found[f"from-server-{name}"] = from_server(game)
        found[f"record-{name}"] = line_of_record(game)
    return found


def line_of_record(game: AnyGame) -> Any:
    """A line of a record: a header, an entry, or the revealed secret."""
    header: Any = Header
    entry: Any = Entry
    return header[game.setup] | entry[game.move] | Reveal


@lru_cache
def schema_text(name: str) -> bytes:
    """A schema as it is sent, with generic types under their plain names."""
    whole = schema(name)
    text = msgspec.json.encode(whole).decode()
    text = text.replace(r"\\Z", "$")  # the end of a text, as Python and as JSON Schema spell it
    generic = {one: of["title"] for one, of in whole["$defs"].items() if "[" in of["title"]}
    for one in sorted(generic, key=len, reverse=True):
        short = generic[one].partition("[")[0]
        text = text.replace(one, short).replace(generic[one], short)
    return text.encode()


def schema(name: str) -> Schema:
    """The schema of one type, which allows nothing that the type does not name."""
    title = next((title for title in GAMES if name.endswith(f"-{title}")), None)
    games = [GAMES[title]] if title is not None else list(GAMES.values())
    asked = [kinds()[name], *(game.move for game in games), *(game.setup for game in games)]
    (found, *others), defs = msgspec.json.schema_components(asked, ref_template=REF + "{name}")
    free = {"move": others[: len(games)], "setup": others[len(games) :]}  # read once the game is known
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
    """The names that a schema refers to, directly or indirectly."""
    found: set[str] = set()
    waiting = references(part)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting |= references(defs[name])
    return sorted(found)


def references(part: Schema) -> set[str]:
    """The names that a schema refers to directly."""
    return set(REFERENCE.findall(msgspec.json.encode(part).decode()))
