"""Whoever is sent away from a seat does nothing more there, for themselves or for who has it now."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import pytest

from backroom.server.app import PRESENCE
from backroom.server.door import Door
from backroom.server.house import House
from backroom.server.room import Room
from backroom.server.session import Session
from backroom.server.thinking.pool import Thinkers
from tests.support.player import Json, Player
from tests.support.server import Serving, until

pytestmark = pytest.mark.anyio

LONG_ENOUGH = 0.2  # seconds for something to be done, if nothing keeps it


class Haunted(NamedTuple):
    """A table, somebody who is there by the link of a bot's seat, and what they would answer."""

    room: Room
    ghost: Player
    answer: Json


async def test_who_comes_in_while_being_kicked_does_not_stay(server: Serving) -> None:
    """Whichever is first, the hello or the kick: the link opens nothing, and the seat is empty."""
    for number in range(12):
        made = await server.make()
        host = await server.player(token=made["tokens"]["0"]).enter()
        token = (await server.sit(made["code"], "Bob", 1))["token"]
        guest = server.player(token=token)

        async def come(guest: Player = guest, number: int = number) -> None:
            await asyncio.sleep(number * 0.0005)  # the moment is any moment
            await guest.open()
            assert guest.ws is not None
            if not guest.ws.closed:
                await guest.ws.send_json({"type": "sit", "id": "again", "name": "Bob"})

        await asyncio.gather(come(), host.do("kick", seat=1))
        assert (await guest.until_closed())["reason"] in ("kicked", "no_such_seat")
        assert server.room(made["code"]).table.seats[1].person is None
        await host.close()


async def test_who_sits_down_while_being_kicked_does_not_stay(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the seat would be taken by somebody whom no link lets in any more."""
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
    await until(lambda: server.runner.app[PRESENCE].in_all == 2)  # all that the guest has said is done
    assert server.room(host.update["table"]["code"]).table.seats[1].person is None


async def test_what_somebody_said_before_they_were_sent_away_is_not_done_for_who_has_the_seat_now(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "answer", think_for_ever)
    host, guest, third = await server.company(handover="open")
    await host.do("start")
    question = await guest.until(lambda: guest.question)
    room = server.room(host.update["table"]["code"])
    reading, heir_sits = asyncio.Event(), asyncio.Event()
    chat = Room.chat

    async def chat_slowly(*said: Any) -> None:
        reading.set()
        await heir_sits.wait()
        await chat(*said)

    monkeypatch.setattr(Room, "chat", chat_slowly)
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
    """A game is on, a bot sits at a seat, and somebody is there by its link."""
    monkeypatch.setattr(Thinkers, "answer", think_for_ever)
    made = await server.make(links=True, handover="open")
    ghost = await server.player(token=made["tokens"]["1"]).enter()
    host = await server.player(token=made["tokens"]["0"]).enter()
    await host.do("fill", level="random")
    await host.do("start")
    question = await host.until(lambda: host.question)
    answer = {"type": "answer", "id": "boo", "ask": question["ask"]["id"], "move": question["options"][0]}
    return Haunted(server.room(made["code"]), ghost, answer)


@pytest.mark.parametrize("leaves", [True, False])
async def test_who_has_the_link_of_a_seat_does_nothing_for_who_is_sitting_down(
    server: Serving, haunted: Haunted, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    room, ghost, answer = haunted
    forget = House.forget_tokens

    async def forget_slowly(house: House, room: Room, seat: int, *, but: str | None = None) -> bool:
        await ghost.say({"type": "leave", "id": "boo"} if leaves else answer)
        await asyncio.sleep(LONG_ENOUGH)
        return await forget(house, room, seat, but=but)

    monkeypatch.setattr(House, "forget_tokens", forget_slowly)
    await server.sit(room.head.code, "Dan", 1)
    assert (await ghost.until_closed())["reason"] == "no_such_seat"
    await until(lambda: server.runner.app[PRESENCE].in_all == 1)
    assert room.table.seats[1].person == "Dan"
    assert room.table.held == {}


async def test_who_has_the_link_of_a_seat_does_nothing_for_who_sat_down(
    server: Serving, haunted: Haunted, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ghost, answer = haunted
    monkeypatch.setattr(Door, "dismiss", say_nothing)  # as if they were slow to hear of it
    await server.sit(room.head.code, "Dan", 1)
    refused = await ghost.send(answer)
    assert (refused["rule"], refused["why"]) == ("table", "this seat is yours no more")
    assert room.table.held == {}


async def test_a_token_that_is_forgotten_while_it_opens_a_seat_opens_none(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The very moment between two looks at it, which a test by chance seldom meets."""
    made = await server.make()
    token = (await server.sit(made["code"], "Bob", 1))["token"]
    invite_back = House.invite_back

    async def forget_meanwhile(house: House, room: Room, seat: int) -> None:
        await house.forget_tokens(room, seat)
        await invite_back(house, room, seat)

    monkeypatch.setattr(House, "invite_back", forget_meanwhile)
    guest = await server.player(token=token).open()
    assert (await guest.until_closed())["reason"] == "no_such_seat"


async def test_who_has_a_seat_open_whose_token_is_forgotten_cannot_take_it(server: Serving) -> None:
    """As somebody who was kicked, and has not heard so yet."""
    made = await server.make(links=True)
    guest = await server.player(token=made["tokens"]["1"]).enter()
    room = server.room(made["code"])
    await server.house.forget_tokens(room, 1)
    await guest.say({"type": "sit", "id": "1", "name": "Bob"})
    assert (await guest.until_closed())["reason"] == "no_such_seat"
    assert room.table.seats[1].person is None
