"""HTTP requests before anybody sits down: make a table, take a seat at one."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Generic, Required, TypedDict, TypeVar, Unpack

import msgspec
from aiohttp import ClientError, ClientResponse, ClientSession
from msgspec import Struct

from backroom.client.gone import PASSING, UNREACHABLE, Gone
from backroom.client.link import Link, read_link
from backroom.client.sense import LONGEST_ANSWER
from backroom.core.log import LARGEST
from backroom.core.refusal import Malformed, Refused
from backroom.protocol.requests import Problem, SeatTaken, TableMade, TakeSeat
from backroom.table.clocks import BotPace, Speed
from backroom.table.journal import AdviceFor, Handover

T = TypeVar("T")


class Wishes(TypedDict, total=False):
    """The table to make; docs/protocol.md explains each field."""

    game: Required[str]
    name: str
    setup: Struct | Mapping[str, Any]
    speed: Speed
    pace: BotPace
    public: bool
    spectators: bool
    notes: bool
    handover: Handover
    advice: AdviceFor
    bots: Mapping[int, str]
    fill: str
    stand_in: str
    links: bool


class Links(Struct, frozen=True):
    """The links of a new table: for people who want to sit down, and for each seat that has a token."""

    table: str
    seats: dict[int, str]  # the host's is the first


class Story(Struct, Generic[T], frozen=True):
    """Everything a seat was told of a game: the events in order, and the number of the last."""

    last: int
    events: tuple[T, ...]


class About(Struct, frozen=True):
    """What is read about a table before sitting down."""

    game: str


async def make_table(server: str, **wishes: Unpack[Wishes]) -> Links:
    """Make a table at a server such as http://127.0.0.1:4270; raises `Refused` if it cannot."""
    address = server.rstrip("/")
    async with new_session() as session:
        made = await post(session, f"{address}/api/tables", {"name": "Host", **wishes}, TableMade)
    table = Link(address, made.code)
    return Links(str(table), {seat: str(table.opening(token)) for seat, token in made.tokens.items()})


async def take_seat(session: ClientSession, link: Link, name: str) -> tuple[Link, bool]:
    """Take a seat at a table; returns the link of the seat, and whether the people there are asked first."""
    address = f"{link.server}/api/tables/{link.code}/seats"
    taken = await post(session, address, TakeSeat(name=name), SeatTaken)
    return link.opening(taken.token), taken.asked


async def game_at(link: str) -> str:
    """The game played at the table of a link."""
    found = read_link(link)
    async with new_session() as session:
        about = await answered(session.get(f"{found.server}/api/tables/{found.code}"), About)
    return about.game


async def story_at(session: ClientSession, link: Link, event: Any) -> Story[Any]:
    """What the seat of a link was told so far, in the game's event type."""
    address = f"{link.server}/api/tables/{link.code}/told"
    headers = {"Authorization": f"Bearer {link.token}"}
    return await answered(session.get(address, headers=headers), Story[event])


async def record_at(session: ClientSession, link: Link) -> bytes:
    """The record of the game at the table of a link, as far as it may be shown."""
    try:
        async with session.get(f"{link.server}/api/tables/{link.code}/record") as response:
            response.raise_for_status()
            return await read(response, LARGEST)
    except (ClientError, OSError, TimeoutError) as problem:
        raise Gone(UNREACHABLE, f"the record cannot be had: {problem}") from None


async def read(response: ClientResponse, longest: int) -> bytes:
    """The body of an answer; raises `Malformed` as soon as it is too long."""
    data = bytearray()
    async for piece in response.content.iter_any():
        data += piece
        if len(data) > longest:
            raise Malformed(f"the server answers with more than {longest} bytes")
    return bytes(data)


def new_session() -> ClientSession:
    """A session that never inflates what a server sends: a short answer could fill the memory."""
    return ClientSession(auto_decompress=False, headers={"Accept-Encoding": "identity"})


async def post(session: ClientSession, address: str, said: Struct | Mapping[str, Any], kind: type[T]) -> T:
    """Send a request."""
    headers = {"Content-Type": "application/json"}
    return await answered(session.post(address, data=msgspec.json.encode(said), headers=headers), kind)


async def answered(asked: AbstractAsyncContextManager[ClientResponse], kind: type[T]) -> T:
    """Decode an answer as the expected type."""
    try:
        async with asked as response:
            text = await read(response, LONGEST_ANSWER)
            done, status = response.ok, response.status
    except (ClientError, OSError, TimeoutError) as problem:
        raise Gone(UNREACHABLE, f"the server cannot be reached: {problem}") from None
    try:
        if done:
            return msgspec.json.decode(text, type=kind)
        refusal = msgspec.json.decode(text, type=Problem)
    except (ValueError, RecursionError):
        if status in PASSING:
            raise Gone(UNREACHABLE, f"the server is busy: its proxy answers {status}") from None
        raise Malformed("what answers there is no server of Backroom") from None
    raise Refused(refusal.rule, refusal.why)
