"""A person sent away from a seat does nothing more there, for themselves or for its new owner."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from backroom.server.app import PRESENCE
from backroom.server.bots.pool import BotPool
from backroom.server.house.house import House
from backroom.server.house.room import Room
from backroom.server.people.chat import Chat
from backroom.server.people.entrance import Entrance
from backroom.server.seats.keys import digest as digest_of
from backroom.server.seats.table_seats import TableSeats
from backroom.server.seats.tokens import SeatTokens
from backroom.server.sessions.session import Session
from backroom.server.store.store import Seat, Store
from tests.support.player import Json, Player
from tests.support.server import Serving, serving, until

pytestmark = pytest.mark.anyio

LONG_ENOUGH = 0.2  # seconds for something to happen, if nothing prevents it


class Haunted(NamedTuple):
    """A table, somebody present by the link of a bot's seat, and what they would answer."""

    room: Room
    ghost: Player
    answer: Json


async def test_a_player_who_comes_in_while_being_kicked_does_not_stay(server: Serving) -> None:
    """Whichever is first, the hello or the kick: the link opens nothing, and the seat is empty."""
    for number in range(12):
        made = await server.make()
        host = await server.player(token=made["tokens"]["0"]).enter()
        token = (await server.sit(made["code"], "Bob", 1))["token"]
        guest = server.player(token=token)

        async def come(guest: Player = guest, number: int = number) -> None:
            await asyncio.sleep(number * 0.0005)  # at any moment
            await guest.open()
            assert guest.ws is not None
            if not guest.ws.closed:
                await guest.ws.send_json({"type": "sit", "id": "again", "name": "Bob"})

        await asyncio.gather(come(), host.do("kick", seat=1))
        assert (await guest.until_closed())["reason"] in ("kicked", "no_such_seat")
        assert server.room(made["code"]).table.seats[1].person is None
        await host.close()


async def test_a_player_who_sits_down_while_being_kicked_does_not_stay(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the seat would belong to somebody whom no link lets in any more."""
    host, guest, _ = await server.company()
    kicking: list[asyncio.Task[Json]] = []
    check = Session.check_token

    async def check_and_linger(session: Session) -> None:
        await check(session)
        if session.listener == 1:
            kicking.append(asyncio.create_task(host.ask("kick", seat=1)))
            await asyncio.wait(kicking, timeout=LONG_ENOUGH)

    monkeypatch.setattr(Session, "check_token", check_and_linger)
    await guest.say({"type": "sit", "id": "again", "name": "Bob"})
    assert (await guest.until_closed())["reason"] == "kicked"
    assert (await kicking[0])["type"] == "ack"
    await until(lambda: server.runner.app[PRESENCE].in_all == 2)  # everything the guest sent has run
    assert server.room(host.update["table"]["code"]).table.seats[1].person is None


async def test_a_command_sent_before_being_sent_away_does_not_run_for_the_new_owner(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "answer", think_for_ever)
    host, guest, third = await server.company(handover="open")
    await host.do("start")
    question = await guest.until(lambda: guest.question)
    room = server.room(host.update["table"]["code"])
    reading, heir_sits = asyncio.Event(), asyncio.Event()
    say = Chat.say

    async def say_slowly(*said: Any) -> None:
        reading.set()
        await heir_sits.wait()
        await say(*said)

    monkeypatch.setattr(Chat, "say", say_slowly)
    for said in (
        {"type": "chat", "id": "slow", "text": "wait"},
        {"type": "answer", "id": "move", "ask": question["ask"]["id"], "move": question["options"][0]},
        {"type": "react", "id": "wave", "reaction": "wow"},
        {"type": "leave", "id": "gone"},
    ):
        await guest.say(said)
    await reading.wait()
    await host.do("kick", seat=1)
    status, heir = await server.ask("POST", f"/api/tables/{room.head.code}/seats", {"name": "Dan", "seat": 1})
    assert (status, heir["asked"]) == (202, True)
    for player in (host, third):
        await player.do("consent", wish=1, yes=True)
    await until(lambda: room.table.seats[1].person == "Dan")
    heir_sits.set()
    assert (await guest.until_closed())["reason"] == "kicked"
    await until(lambda: server.runner.app[PRESENCE].in_all == 2)
    assert room.table.seats[1].person == "Dan"
    assert room.table.held == {}
    dan = await server.player(token=heir["token"]).enter()
    assert host.of("reacted") == dan.of("reacted") == []


def say_nothing(*_: Any) -> None:
    pass


async def think_for_ever(*_: Any) -> None:
    await asyncio.Event().wait()


@pytest.fixture
async def haunted(server: Serving, monkeypatch: pytest.MonkeyPatch) -> Haunted:
    """A running game with a bot in a seat, and somebody present by its link."""
    monkeypatch.setattr(BotPool, "answer", think_for_ever)
    made = await server.make(links=True, handover="open")
    ghost = await server.player(token=made["tokens"]["1"]).enter()
    host = await server.player(token=made["tokens"]["0"]).enter()
    await host.do("fill", level="random")
    await host.do("start")
    question = await host.until(lambda: host.question)
    answer = {"type": "answer", "id": "boo", "ask": question["ask"]["id"], "move": question["options"][0]}
    return Haunted(server.room(made["code"]), ghost, answer)


@pytest.mark.parametrize("leaves", [True, False])
async def test_the_holder_of_a_link_does_nothing_for_the_person_sitting_down(
    server: Serving, haunted: Haunted, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    room, ghost, answer = haunted
    forget = SeatTokens.forget

    async def forget_slowly(
        tokens: SeatTokens, seats: TableSeats, seat: int, *, but: str | None = None
    ) -> bool:
        await ghost.say({"type": "leave", "id": "boo"} if leaves else answer)
        await asyncio.sleep(LONG_ENOUGH)
        return await forget(tokens, seats, seat, but=but)

    monkeypatch.setattr(SeatTokens, "forget", forget_slowly)
    await server.sit(room.head.code, "Dan", 1)
    assert (await ghost.until_closed())["reason"] == "no_such_seat"
    await until(lambda: server.runner.app[PRESENCE].in_all == 1)
    assert room.table.seats[1].person == "Dan"
    assert room.table.held == {}


async def test_the_holder_of_a_link_does_nothing_for_the_person_who_sat_down(
    server: Serving, haunted: Haunted, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ghost, answer = haunted
    monkeypatch.setattr(Entrance, "dismiss", say_nothing)  # as if they were slow to hear it
    await server.sit(room.head.code, "Dan", 1)
    refused = await ghost.send(answer)
    assert (refused["rule"], refused["why"]) == ("table", "this seat is no longer yours")
    assert room.table.held == {}


async def test_a_token_revoked_while_it_opens_a_seat_opens_nothing(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The very moment between two checks, which a random test rarely hits."""
    made = await server.make()
    token = (await server.sit(made["code"], "Bob", 1))["token"]
    invite_back = House.invite_back

    async def forget_meanwhile(house: House, room: Room, seat: int) -> None:
        await house.tokens.forget(room.seats, seat)
        await invite_back(house, room, seat)

    monkeypatch.setattr(House, "invite_back", forget_meanwhile)
    guest = await server.player(token=token).open()
    assert (await guest.until_closed())["reason"] == "no_such_seat"


class Stale:
    """A store that answers late whether a token opens a seat, with what was true when it was asked."""

    def __init__(self) -> None:
        self.store: Any = None
        self.token: str = ""
        self.which: int = 0  # of the times that it is asked, from 1 on
        self.asked: asyncio.Event = asyncio.Event()
        self.answers: asyncio.Event = asyncio.Event()
        self.times: int = 0

    def over(self, store: Store) -> Stale:
        self.store = store
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def find_token(self, digest: bytes) -> Seat | None:
        found = await self.store.find_token(digest)
        if digest == digest_of(self.token):
            self.times += 1
            if self.times == self.which:
                self.asked.set()
                await self.answers.wait()
        return found


@pytest.mark.parametrize("which", [1, 2])
async def test_a_void_token_never_shows_the_hand_of_the_next_person(tmp_path: Path, which: int) -> None:
    """Whichever look at the token comes too late: somebody else has sat down at that seat meanwhile."""
    stale = Stale()
    async with serving(tmp_path / "store.sqlite3", wrap=stale.over) as server:
        host, bob, third = await server.company(handover="open")
        await host.do("start")
        code = host.update["table"]["code"]
        room = server.room(code)
        stale.token, stale.which = bob.hello["token"], which
        late = await server.player(token=stale.token).open()
        await stale.asked.wait()

        async def replace() -> str:
            await host.do("kick", seat=1)
            wanted = {"name": "Dan", "seat": 1}
            _, heir = await server.ask("POST", f"/api/tables/{code}/seats", wanted)
            for player in (host, third):
                await player.do("consent", wish=1, yes=True)
            await until(lambda: room.table.seats[1].person == "Dan")
            return heir["token"]

        replacing = asyncio.create_task(replace())
        if which == 1:
            await replacing
        else:
            await asyncio.sleep(LONG_ENOUGH)
            assert room.table.seats[1].person == "Bob"  # nobody sits down while somebody is let in
        stale.answers.set()
        assert (await late.until_closed())["reason"] in ("no_such_seat", "kicked")
        await replacing
        shown = [one["table"]["seats"][1]["person"] for one in late.of("update") if one["view"] is not None]
        assert shown == [] if which == 1 else set(shown) == {"Bob"}
        assert (await server.player(token=await replacing).enter()).update["view"] is not None


async def test_an_open_seat_whose_token_was_revoked_cannot_be_taken(server: Serving) -> None:
    """Like somebody who was kicked, and has not heard yet."""
    made = await server.make(links=True)
    guest = await server.player(token=made["tokens"]["1"]).enter()
    room = server.room(made["code"])
    await server.house.tokens.forget(room.seats, 1)
    await guest.say({"type": "sit", "id": "1", "name": "Bob"})
    assert (await guest.until_closed())["reason"] == "no_such_seat"
    assert room.table.seats[1].person is None
