"""Plays until a race is about to be revealed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from backroom.server.house.room import Room
from backroom.table.delay import Delay
from tests.support.player import Json, Player
from tests.support.server import Serving

FAR: Final = 0.4  # seconds there and back: the others wait for half of it
MOST: Final = 60  # questions before somebody must have discarded a bottle


async def a_race(server: Serving, company: Sequence[Player], speaks: Sequence[Player]) -> tuple[Room, int]:
    """Play until a race is about to be revealed, with one player far away; returns room and discarder.

    The player who acts may have a second tab, which sends something that is refused at the same moment.
    """
    room = server.room(company[0].update["table"]["code"])
    rng = Random(3)
    for _ in range(MOST):
        question = room.table.question()
        assert question is not None
        for seat in question.seats:
            player = company[seat]
            await player.until(partial(is_about_now, player, question.id))
            options: list[Json] = player.update["question"]["options"]
            for other in range(3):
                move_away(room, other, FAR if other == (seat + 1) % 3 else 0.0)
            others = [option for option in options if option["type"] != "omerta"]
            move = options[0] if question.mode == "race" else rng.choice(others)
            if question.mode == "turn":
                for tab in speaks[seat : seat + 1]:
                    await tab.say({"type": "kick", "id": f"beside-{question.id}", "seat": seat})
            await player.say({"type": "answer", "id": f"{question.id}", "ask": question.id, "move": move})
            await until_taken(room, question.id, seat)
        after = room.table.question()
        if after is not None and after.mode == "race" and question.mode == "turn":
            return room, question.seats[0]
    raise AssertionError("nobody has discarded a bottle")


def is_about_now(player: Player, ask: int) -> bool:
    return is_about(player.update, ask)


def move_away(room: Room, seat: int, round_trip: float) -> None:
    """Make the newest tab of a seat this far away, and the older ones near."""
    *near, newest = room.audience.ears[seat].connections
    for connection in near:
        connection.delay = a_wire(0.0)
    newest.delay = a_wire(round_trip)
    room.entrance.note_wires(seat)


def a_wire(round_trip: float) -> Delay:
    """A wire that sometimes takes half as long again, so that a reveal waits as long as it may."""
    delay = Delay()
    for number in range(9):
        delay.measure(round_trip * (1.5 if number % 2 else 1.0))
    return delay


async def until_taken(room: Room, ask: int, seat: int) -> None:
    async with asyncio.timeout(30):
        while room.queue.is_busy or room.queue.waiting or is_open(room, ask, seat):  # noqa: ASYNC110
            await asyncio.sleep(0)  # the reveal comes soon


def is_open(room: Room, ask: int, seat: int) -> bool:
    question = room.table.question()
    return question is not None and question.id == ask and seat not in room.table.held


def is_about(said: Json, ask: int) -> bool:
    question = said.get("question")
    return question is not None and question["ask"]["id"] == ask
