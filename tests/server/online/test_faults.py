"""A whole game over sockets with a client that breaks at every tenth message: the log is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from backroom.core import log
from backroom.games import GAMES
from backroom.server.bots.pool import BotPool
from backroom.server.bots.process import Question
from backroom.server.house import new_tables
from backroom.server.house.room import Room
from backroom.server.seats import keys
from tests.laws.sizes import is_long
from tests.server.online.frail import Frail
from tests.support.player import Json, Player, choose
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio

FRAIL = 1  # the seat
GAMES_PLAYED = 20 if is_long() else 1
A_MOMENT = 0.02  # seconds until a bot that said nothing is asked again
think = BotPool.answer
TIMED = {"asked", "race_judged", "answered"}  # times differ from game to game


class Played(NamedTuple):
    """The outcome of a game."""

    entries: tuple[Any, ...]
    heard: list[Json]  # by the frail seat
    breaks: int


@pytest.fixture(autouse=True)
def _fixed_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the same draws and the same bots in every game of a test."""
    monkeypatch.setattr(new_tables.secrets, "token_bytes", not_random)
    monkeypatch.setattr(keys, "new_id", lambda: "the-table")
    numbers = iter(range(1_000))
    monkeypatch.setattr(
        keys, "new_token", lambda whom=keys.For.WHO_ASKED: f"{whom}the-token-of-seat-{next(numbers)}"
    )


def not_random(size: int) -> bytes:
    return bytes(range(size))


def move_for(player: Player, ask: Json, *, seed: int, said: int) -> Json:
    """This seat's move, decided by the question alone; at most one seat throws in a race, so none tie."""
    seat = player.messages[0]["seat"]
    rng = Random(f"{seed} {ask['id']} {seat} {said}")
    if ask["mode"] == "race" and seat != claimer(ask):
        return {"type": "pass"}
    for option in player.update["question"]["options"]:
        if option["type"] == "request":
            return option  # so that there is a session of the Commission, if possible
    level = "uniform" if ask["mode"] == "race" else "random"
    while (move := choose(player, rng, level)) is None:
        continue
    return move


def claimer(ask: Json) -> int:
    return ask["seats"][ask["id"] % len(ask["seats"])]


def order(ask: Json, people: range, *, seed: int, said: int) -> list[int]:
    """The order in which people answer; the seat that may throw in a race is last, and ends it."""
    asked = [seat for seat in ask["seats"] if seat in people]
    if ask["mode"] == "floor":
        return [Random(f"{seed} {ask['id']} {said}").choice(asked)]
    if ask["mode"] == "race":
        return sorted(asked, key=lambda seat: seat == claimer(ask))
    return asked


def considerate(company: list[Player], room: Room) -> Callable[[BotPool, Question], Awaitable[Any]]:
    """How the bots think: as usual, but only when everybody has heard everything.

    On the floor everything depends on when one speaks, so there they say nothing.
    """

    async def answer(thinkers: BotPool, question: Question) -> Any:
        await everybody_has_heard(company, room)  # or it may do more than a returning client can be told
        if question.ask.mode != "floor":
            return await think(thinkers, question)
        await asyncio.sleep(A_MOMENT)
        return None

    return answer


async def conduct(company: list[Player], room: Room, seed: int) -> None:
    """Let the seats answer in a fixed order, each when everybody has heard everything."""
    await company[0].do("start")
    said = 0
    while room.table.stage != "over":
        await everybody_has_heard(company, room)
        ask = company[0].update["question"]["ask"]
        for seat in order(ask, range(len(company)), seed=seed, said=said):
            move = move_for(company[seat], ask, seed=seed, said=said)
            await company[seat].do("answer", ask=ask["id"], move=move)
            said += 1
        await company[0].until(lambda ask=ask: moved_on(room, ask))
    await everybody_has_heard(company, room)


def moved_on(room: Room, ask: Json) -> bool:
    """Whether people are asked again."""
    question = room.table.question()
    if question is None:
        return room.table.stage == "over"
    waiting = [seat for seat in question.seats if room.table.seats[seat].person is not None]
    return ask["mode"] == "floor" or (question.id != ask["id"] and bool(waiting))


async def everybody_has_heard(company: list[Player], room: Room) -> None:
    for seat, player in enumerate(company):
        await player.until(lambda seat=seat, player=player: player.last == room.table.counts[seat])


async def play(server: Serving, game: str, options: Json, *, frail: bool, seed: int) -> Played:
    made = await server.make(game, **options)
    company = [
        (Frail if frail and int(seat) == FRAIL else Player)(server.base, token=token, last=0)
        for seat, token in made["tokens"].items()
    ]
    server.players += company
    for seat, player in enumerate(company):
        await player.enter()
        if seat:
            await player.do("sit", name=f"Guest {seat}")
        await player.do("contribute", given=f"0{seat}")
    room = server.room(made["code"])
    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(BotPool, "answer", considerate(company, room))
        await conduct(company, room, seed)
    _, text = await server.ask("GET", f"/api/tables/{made['code']}/record")
    numbers = [told["number"] for told in company[FRAIL].events]
    assert numbers == list(range(1, len(numbers) + 1))  # nothing was missed or repeated
    heard = [told["event"] for told in company[FRAIL].events if told["event"]["type"] not in TIMED]
    breaks = company[FRAIL].connections - 1
    return Played(log.read(text, GAMES).entries, heard, breaks)


class Form(NamedTuple):
    """A table, and how the game is played there."""

    game: str
    options: Json
    seed: int = 0  # of the first game: one with a session of the Commission


TABLES = {
    "omerta with a bot": Form(
        "omerta",
        {"players": 5, "links": True, "bots": {"4": "random"}, "setup": {"snap": "sealed", "rounds": 1}},
    ),
    "omerta with races": Form("omerta", {"players": 4, "links": True, "setup": {"rounds": 1}}),
    "organized crime": Form(
        "organized_crime",
        {"players": 4, "links": True, "setup": {"variant": "short", "rounds": 1}},
        seed=6,
    ),
    "organized crime with a bot": Form(
        "organized_crime",
        {"players": 4, "links": True, "bots": {"3": "random"}, "setup": {"variant": "short", "rounds": 1}},
        seed=6,
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
async def test_the_log_equals_the_one_without_faults(tmp_path: Path, name: str) -> None:
    game, options, first = TABLES[name]
    entries = breaks = sessions = 0
    for seed in range(first, first + GAMES_PLAYED):
        played: list[Played] = []
        for frail in (False, True):
            async with serving(tmp_path / f"{seed}-{frail}.sqlite3") as server:
                played.append(await play(server, game, options, frail=frail, seed=seed))
        clean, faulty = played
        assert faulty.entries == clean.entries
        assert faulty.heard == clean.heard
        assert clean.breaks == 0
        entries += len(clean.entries)
        breaks += faulty.breaks
        sessions += sum(event["type"] == "session_opened" for event in clean.heard)
    assert entries > 40 * GAMES_PLAYED  # in all: a game is short if somebody calls early
    assert breaks > 10 * GAMES_PLAYED
    assert sessions > 0 or game == "omerta"
