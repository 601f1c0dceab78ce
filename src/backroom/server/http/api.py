"""The HTTP requests: making and finding tables, taking seats, finished games. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from aiohttp import web
from msgspec import Struct

from backroom.core import log
from backroom.core.optional import printed_by
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.protocol.puzzles import LONGEST_DAY
from backroom.protocol.requests import (
    AskOutlook,
    FindPeople,
    ImportRecord,
    NewTable,
    Problem,
    SeatTaken,
    TableMade,
    TakeSeat,
)
from backroom.protocol.wire import read_move
from backroom.server.house.house import House
from backroom.server.house.new_tables import admit, open_record, open_wanted
from backroom.server.house.pairing import find_people
from backroom.server.house.room import AnyTable, Room
from backroom.server.http.bodies import body
from backroom.server.http.games import offers
from backroom.server.http.links import Link, address_of, link_to, qr_code
from backroom.server.http.my_seats import HeldSeats, look_at
from backroom.server.http.streaming import GZIP
from backroom.server.operations.limits import site_of
from backroom.server.processes.compiled import is_compiled
from backroom.server.review.messages import Job, What
from backroom.server.review.reviewer import Wanted
from backroom.server.rooms.journal_lines import record_of
from backroom.server.rooms.summary import Summary
from backroom.server.seats import changing
from backroom.server.seats.seating import check_own
from backroom.server.seats.seating import take_seat as take_seat_at
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import End, Head

HOUSE: Final = web.AppKey("house", House)
PAGE: Final = 50
CREATED: Final = 201
ACCEPTED: Final = 202
TIME_TO_KEEP: Final = 10.0  # seconds that somebody waits for a seat while nothing can be written
REVIEWS: Final = ("/replay", "/highlights")  # ends of the addresses for which a game is replayed
LARGE_ANSWERS: Final = (*REVIEWS, "/record", "/told")  # ends of those whose answers may be large
LONGEST_PARTS: Final = {
    "code": 16,
    "eyes": 9,
    "before": 64,
    "day": LONGEST_DAY,
}  # characters of each part of an address
HEX: Final = frozenset("0123456789abcdef")  # of which ids are made
NOT_KEPT: Final = {"Cache-Control": "no-store"}  # the answer depends on who asks


class Listed(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    created: int
    finished: int | None
    about: Summary


class Listing(Struct, frozen=True):
    """Some tables, and where the next page begins."""

    tables: tuple[Listed, ...]
    next: str | None = None


class NoSuchTable(Exception):  # noqa: N818 - an answer, not an error
    """There is no table with this code, or not for this client."""


def routes() -> list[web.RouteDef]:
    """All routes of the API."""
    return [
        web.get("/api/games", list_games),
        web.get("/api/tables", list_tables),
        web.post("/api/tables", make_table),
        web.post("/api/records", import_record),
        web.post("/api/pairings", pair),
        web.get("/api/tables/{code}", show_table),
        web.delete("/api/tables/{code}", delete_table),
        web.get("/api/tables/{code}/printed", get_printed),
        web.post("/api/tables/{code}/outlook", get_outlook),
        web.post("/api/tables/{code}/seats", take_seat),
        web.get("/api/tables/{code}/told", get_told),
        web.get("/api/tables/{code}/link", get_link),
        web.get("/api/tables/{code}/qr.svg", get_qr_code),
        web.get("/api/tables/{code}/record", get_record),
        web.get("/api/tables/{code}/replay", get_replay),
        web.get("/api/tables/{code}/highlights", get_highlights),
        web.get("/api/finished", list_finished),
        web.post("/api/seats", list_seats),
    ]


async def list_games(_: web.Request) -> web.Response:
    """The games of the house."""
    return answer(offers(compiled=is_compiled()))


async def list_tables(request: web.Request) -> web.Response:
    """The lobby: public tables at which people can sit down or watch."""
    heads = await request.app[HOUSE].services.store.lobby()
    tables = (table for table in listed(heads) if not is_empty_gathering(table.about))
    return answer(Listing(tuple(tables)))


def is_empty_gathering(about: Summary) -> bool:
    """Whether nobody is left at a table that gathered people, so that it is about to go."""
    gathers = about.access.gathers is not None and about.stage == "open"
    return gathers and all(seat.person is None for seat in about.seats)


async def make_table(request: web.Request) -> web.Response:
    """Make a table; with a bot in every other seat it is ready to begin."""
    wanted = await body(request, NewTable)
    house = request.app[HOUSE]
    maker = await admit(house, address_of(request, house.services.settings))
    opened = await open_wanted(house, wanted, maker=maker)
    return answer(TableMade(opened.room.head.code, opened.tokens), status=201)


async def import_record(request: web.Request) -> web.Response:
    """Make a table from a game record, to look at it or to play on from its end."""
    wanted = await body(request, ImportRecord)
    house = request.app[HOUSE]
    maker = await admit(house, address_of(request, house.services.settings), record=len(wanted.record))
    opened = await open_record(house, wanted, maker=maker)
    return answer(TableMade(opened.room.head.code, opened.tokens), status=201)


async def pair(request: web.Request) -> web.Response:
    """Sit down where people gather for a game, or begin to gather some."""
    wanted = await body(request, FindPeople)
    house = request.app[HOUSE]
    network = address_of(request, house.services.settings)
    return await seated(find_people(house, wanted, network=network), partial(report_pairing, house))


async def show_table(request: web.Request) -> web.Response:
    """A table as a newcomer sees it."""
    room = await find(request)
    return answer(await room.seen(lambda _: room.broadcast.describe()))


async def delete_table(request: web.Request) -> web.Response:
    """Delete a table and everything about it; only its host may."""
    room = await find(request)
    room.host.check(await seat_at(request, room))
    await request.app[HOUSE].delete(room)
    return web.Response(status=204)


async def get_printed(request: web.Request) -> web.Response:
    """The board and the cards of a table, for clients that draw them; null if nothing is printed."""
    room = await find(request)
    return answer(printed_by(room.game, room.setup))


async def get_outlook(request: web.Request) -> web.Response:
    """What chance may bring if these moves are made, and what could be answered then, as the seat sees it.

    Null if the question is no longer open: the game may move on while somebody thinks.
    """
    wanted = await body(request, AskOutlook)
    room = await find(request)
    seat = await seat_at(request, room)
    view = await room.seen(partial(view_of_question, seat, wanted.ask))
    if view is None:
        return answer(None)
    moves = tuple(read_move(room.game, bytes(move)) for move in wanted.moves)
    return answer(await room.services.reader.outlook(room.game.name, view, moves, owner=owner_of(request)))


def view_of_question(seat: int, ask: int, table: AnyTable) -> Any:
    """What a seat sees while a question is open; None if it is no longer open."""
    check_begun(table)
    check_own(table, seat)
    question = table.question()
    return None if question is None or question.id != ask else table.view(seat)


def check_begun(table: AnyTable) -> None:
    """Raise `Refused` if no game has begun."""
    if table.stage == "open":
        raise Refused("table", "the game has not begun")


async def get_told(request: web.Request) -> web.Response:
    """Everything that the seat was told so far; without a token, what spectators were told."""
    room = await find(request)
    seat = await seat_at(request, room) if "Authorization" in request.headers else None
    await room.seen(partial(check_telling, room, seat))
    text = await asyncio.to_thread(
        msgspec.json.encode, await room.stories.story(seat)
    )  # this may take a while
    return web.Response(body=text, content_type="application/json")


def check_telling(room: Room, seat: int | None, table: AnyTable) -> None:
    """Raise `Refused` unless the client may hear what this seat was told; None means a spectator."""
    if seat is not None:
        check_own(table, seat)
    elif not room.listing.access.spectators and table.stage != "over":
        raise Refused("table", "this table does not allow spectators")
    check_begun(table)


async def take_seat(request: web.Request) -> web.Response:
    """Sit down in a seat that no person has, or ask for a bot's seat once the game is on.

    With a token: change seats before the game, or come back to the seat it belongs to.
    """
    wanted = await body(request, TakeSeat)
    room = await find(request)
    room.journal.check_store()
    return await seated(sit_down(request, room, wanted), room.tasks.report)


async def seated(
    seating: Coroutine[Any, Any, SeatTaken], report: Callable[[BaseException], None]
) -> web.Response:
    """Answer with a seat; nobody waits for it for ever."""
    sitting = asyncio.get_running_loop().create_task(seating)
    await asyncio.wait([sitting], timeout=TIME_TO_KEEP)
    if sitting.done():
        taken = sitting.result()
        return answer(taken, status=ACCEPTED if taken.asked else CREATED)
    sitting.add_done_callback(partial(note_late, report))
    late = answer(Problem("store", "the server cannot keep anything just now; try again soon"), status=503)
    late.force_close()  # so that their connection is gone if they get the seat after all
    return late


def report_pairing(house: House, problem: BaseException) -> None:
    """Log the failure of a pairing."""
    house.services.log.error("pairing.failed", exc_info=problem)


def note_late(report: Callable[[BaseException], None], sitting: asyncio.Task[SeatTaken]) -> None:
    """Log the failure of a request whose client is gone, if the mistake is ours."""
    problem = None if sitting.cancelled() else sitting.exception()
    if problem is not None and not isinstance(problem, (Refused, Unavailable)):
        report(problem)


async def sit_down(request: web.Request, room: Room, wanted: TakeSeat) -> SeatTaken:
    """Give the client a seat, or move them to another."""
    house = request.app[HOUSE]
    network = address_of(request, house.services.settings)
    async with room.seats.lock:
        if "Authorization" in request.headers:
            taken = await take_another(request, house, room, wanted)
        else:
            await room.exclusive.idle_soon()  # the taking of a seat may not be durable yet
            room.gatherer.check(network)
            taken = await take_seat_at(house.tokens, room.seats, wanted, network=network)
            if is_gone(request) and not taken.asked:  # nobody would ever have the token
                await changing.give_up(house.tokens, room.seats, taken.seat)
        if room.gatherer.is_open:
            room.gatherer.note(taken.seat, network)
    return taken


async def take_another(request: web.Request, house: House, room: Room, wanted: TakeSeat) -> SeatTaken:
    """Take a seat as somebody who has, or had, one at this table."""
    held, token = await seat_at(request, room), token_of(request)
    assert token is not None
    await room.exclusive.idle_soon()
    if room.queue.durable_stage == "open":
        return await changing.change_seat(house.tokens, room.seats, held, token, wanted)
    if wanted.seat not in (None, held):
        raise Refused("table", changing.NO_OTHER)
    await changing.come_back(house.tokens, room.seats, held, token)
    return SeatTaken(room.head.code, held, token)


async def get_link(request: web.Request) -> web.Response:
    """The link to this table, under an address that others can reach."""
    response = answer(Link(await link_of(request)))
    response.headers.update(NOT_KEPT)
    return response


async def get_qr_code(request: web.Request) -> web.Response:
    """The link to this table as a QR code for phones."""
    return web.Response(body=qr_code(await link_of(request)), content_type="image/svg+xml", headers=NOT_KEPT)


async def get_record(request: web.Request) -> web.Response:
    """The game record, once the game is over."""
    head = await find_finished(request)
    journal = await request.app[HOUSE].services.store.journal(head.id)
    return web.Response(
        body=await asyncio.to_thread(write_record, head.game, journal),  # this may take a while
        content_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="backroom-{head.code}.jsonl"'},
    )


async def get_replay(request: web.Request) -> web.Response:
    """A finished game step by step, as a seat saw it, as a spectator saw it, or with all cards."""
    return await review(request, "replay", part_of_query(request, "eyes") or "spectator")


async def get_highlights(request: web.Request) -> web.Response:
    """How everybody stood throughout a finished game, and its decisive moments."""
    return await review(request, "highlights")


async def review(request: web.Request, what: What, eyes: str = "") -> web.Response:
    """Replay a finished game in another process; the answer is inflated for clients without gzip."""
    head = await find_finished(request)
    services = request.app[HOUSE].services

    async def job() -> Job:
        return Job(what, head.game, tuple(await services.store.journal(head.id)), eyes)

    text = await services.reviewer.make(Wanted(head.id, what, eyes), job, owner=owner_of(request))
    headers = {"Content-Encoding": GZIP, "Vary": "Accept-Encoding"}
    return web.Response(body=text, content_type="application/json", headers=headers)


async def list_finished(request: web.Request) -> web.Response:
    """Finished public games, the latest first."""
    before = read_page(part_of_query(request, "before"))
    heads = await request.app[HOUSE].services.store.finished(before=before, limit=PAGE)
    last = heads[-1] if len(heads) == PAGE else None
    following = None if last is None else f"{last.finished}-{last.id}"
    return answer(Listing(listed(heads), following))


async def list_seats(request: web.Request) -> web.Response:
    """The seats of these tokens, in the same order."""
    wanted = await body(request, HeldSeats)
    return answer(await look_at(request.app[HOUSE], wanted.tokens))


# Reading requests and answering them


def code_in(request: web.Request) -> str:
    """The code in an address; one that is too long is no code."""
    code = request.match_info["code"]
    if len(code) > LONGEST_PARTS["code"]:
        raise NoSuchTable("there is no table with this code")
    return code


def part_of_query(request: web.Request, name: str) -> str | None:
    """A parameter of the query, or `Malformed`."""
    said = request.query.get(name)
    if said is not None and len(said) > LONGEST_PARTS[name]:
        raise Malformed(f"`{name}` has at most {LONGEST_PARTS[name]} characters")
    return said


def read_page(text: str | None) -> End | None:
    """Where a page of a list begins."""
    if text is None:
        return None
    finished, dash, identity = text.partition("-")
    is_time = finished.isascii() and finished.isdecimal() and len(finished) <= len("9999999999999")
    if not dash or not is_time or not set(identity) <= HEX:
        raise Malformed("this is no page of the list")
    return End(int(finished), identity)


def listed(heads: Sequence[Head]) -> tuple[Listed, ...]:
    """Tables as lists show them; a damaged one hides no other."""
    tables: list[Listed] = []
    for head in heads:
        with contextlib.suppress(Malformed):
            about = Summary.of(head.summary)
            tables.append(Listed(head.code, head.game, head.created, head.finished, about))
    return tuple(tables)


def owner_of(request: web.Request) -> str:
    """Whose share of the server a request uses: that of a whole site, where there is one."""
    address = address_of(request, request.app[HOUSE].services.settings)
    return site_of(address) or address


async def find(request: web.Request) -> Room:
    """The room of the table that a request is about."""
    room = await request.app[HOUSE].find(code_in(request))
    if room is None:
        raise NoSuchTable("there is no table with this code")
    return room


async def link_of(request: web.Request) -> str:
    """The link to the table that a request is about."""
    room = await find(request)
    return link_to(request, room.services.settings, room.head.code)


async def find_finished(request: web.Request) -> Head:
    """The head of the table that a request is about, if its game is over: before that, its cards are secret.

    A game known to be over is not loaded into memory, which takes a while if it is long.
    """
    head = await request.app[HOUSE].find_head(code_in(request))
    if head is None:
        raise NoSuchTable("there is no table with this code")
    if head.finished is None:
        room = await find(request)
        if await room.seen(lambda table: table.stage) != "over":
            raise Refused("table", "the game is not over")
    await request.app[HOUSE].note_visit(head)
    return head


def write_record(name: str, journal: Sequence[bytes]) -> bytes:
    """A game's record as a file, made from its journal."""
    return log.write(record_of(GAMES[name], journal))


async def seat_at(request: web.Request, room: Room) -> int:
    """The seat at this table whose token came with the request."""
    token = token_of(request)
    found = None if token is None else await request.app[HOUSE].find_seat(token)
    if found is None or found[0].head.id != room.head.id:
        raise Refused("table", "only those with a seat at this table may do this")
    return found[1]


def token_of(request: web.Request) -> str | None:
    """The token that came with a request."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if scheme == "Bearer" and token else None


def is_gone(request: web.Request) -> bool:
    """Whether the client has disconnected and waits for no answer."""
    return request.transport is None or request.transport.is_closing()


def answer(what: Any, *, status: int = 200) -> web.Response:
    """A JSON response."""
    return web.Response(body=msgspec.json.encode(what), status=status, content_type="application/json")
