"""Describes the HTTP requests in OpenAPI, generated from the types: `GET /openapi.json`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from aiohttp import web

from backroom import __version__
from backroom.core.highlights import Highlights
from backroom.protocol.messages import TableNow
from backroom.protocol.puzzles import DailyPuzzle, PuzzleChoice, PuzzleSolution
from backroom.protocol.requests import FindPeople, ImportRecord, Problem, SeatTaken, TableMade, TakeSeat
from backroom.server.http.api import LONGEST_PARTS, Listing
from backroom.server.http.games import GameOffered
from backroom.server.http.links import Link
from backroom.server.http.my_seats import HeldSeat, HeldSeats
from backroom.server.http.schemas import OUTLOOK, PRINTED, OutlookWanted, Wanted
from backroom.server.review.replays import Replay
from backroom.server.review.story import Story

REF: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
JSON_LINES: Final = "application/jsonl"


class Operation(NamedTuple):
    """A request: its parameters and body, and its answer when it succeeds."""

    method: str
    path: str
    status: int
    answer: Any  # None: no content
    body: Any = None
    query: tuple[str, ...] = ()
    content: str = JSON
    accepted: bool = False  # it may also be answered with 202, before it is done


OPERATIONS: Final = (
    Operation("get", "/api/games", 200, tuple[GameOffered, ...]),
    Operation("get", "/api/tables", 200, Listing),
    Operation("post", "/api/tables", 201, TableMade, body=Wanted),
    Operation("post", "/api/records", 201, TableMade, body=ImportRecord),
    Operation("post", "/api/pairings", 201, SeatTaken, body=FindPeople),
    Operation("get", "/api/tables/{code}", 200, TableNow[Any]),
    Operation("delete", "/api/tables/{code}", 204, None),
    Operation("get", "/api/tables/{code}/printed", 200, PRINTED),
    Operation("post", "/api/tables/{code}/outlook", 200, OUTLOOK, body=OutlookWanted),
    Operation("post", "/api/tables/{code}/seats", 201, SeatTaken, body=TakeSeat, accepted=True),
    Operation("get", "/api/tables/{code}/told", 200, Story),
    Operation("get", "/api/tables/{code}/link", 200, Link),
    Operation("get", "/api/tables/{code}/qr.svg", 200, str, content=SVG),
    Operation("get", "/api/tables/{code}/record", 200, str, content=JSON_LINES),
    Operation("get", "/api/tables/{code}/replay", 200, Replay, query=("eyes",)),
    Operation("get", "/api/tables/{code}/highlights", 200, Highlights),
    Operation("get", "/api/finished", 200, Listing, query=("before",)),
    Operation("get", "/api/puzzle", 200, DailyPuzzle, query=("day",)),
    Operation("post", "/api/puzzle", 200, PuzzleSolution, body=PuzzleChoice),
    Operation("post", "/api/seats", 200, tuple[HeldSeat | None, ...], body=HeldSeats),
)


def routes() -> list[web.RouteDef]:
    """The route of the description."""
    return [web.get("/openapi.json", show_description)]


async def show_description(_: web.Request) -> web.Response:
    """Answer with the description."""
    return web.Response(body=text(), content_type=JSON)


@lru_cache
def text() -> bytes:
    """The description as it is sent."""
    spelled = msgspec.json.encode(description()).decode()
    return spelled.replace(r"\\Z", "$").encode()  # the end of a text, as Python and as JSON Schema spell it


def description() -> dict[str, Any]:
    """All requests; every failure is answered with a `Problem`."""
    kinds = [Problem, *(kind for one in OPERATIONS for kind in (one.body, one.answer) if kind is not None)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    of = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method] = describe(one, of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Backroom", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def describe(one: Operation, of: dict[str, Any]) -> dict[str, Any]:
    """One request, in OpenAPI's terms."""
    parameters = [parameter(name, "query") for name in one.query]
    if "{code}" in one.path:
        parameters.append(parameter("code", "path"))
    done: dict[str, Any] = {"description": "done"}
    if one.answer is not None:
        done["content"] = {one.content: {"schema": of[str(one.answer)]}}
    problem = {"description": "why not", "content": {JSON: {"schema": of[str(Problem)]}}}
    described: dict[str, Any] = {
        "parameters": parameters,
        "responses": {str(one.status): done, "default": problem},
    }
    if one.accepted:
        described["responses"]["202"] = done
    if one.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": of[str(one.body)]}},
            "x-max-bytes": one.body.LONGEST,
        }
    return described


def parameter(name: str, place: str) -> dict[str, Any]:
    """A parameter of the path or of the query."""
    schema = {"type": "string", "maxLength": LONGEST_PARTS[name]}
    return {"name": name, "in": place, "required": place == "path", "schema": schema}
