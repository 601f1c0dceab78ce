"""A whole game over sockets with a client that breaks at every tenth message: the log is the same."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from backroom.core import log
from backroom.games import GAMES
from backroom.server import house, keys
from backroom.server.room import Room
from tests.laws.sizes import is_long
from tests.server.online.frail import Frail
from tests.support.player import Json, Player, choose
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio

FRAIL = 1  # the seat
SEEDS = range(20 if is_long() else 1)
TIMED = {"asked", "race_judged", "answered"}  # when something was is its own in every game


class Played(NamedTuple):
    """What came of a game."""

    entries: tuple[Any, ...]
    heard: list[Json]  # by the frail seat
    breaks: int


@pytest.fixture(autouse=True)
def _fixed_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same draws and the same bots in every game of a test."""
    monkeypatch.setattr(house.secrets, "token_bytes", not_random)
    monkeypatch.setattr(keys, "new_id", lambda: "the-table")
    numbers = iter(range(1_000))
    monkeypatch.setattr(
        keys, "new_token", lambda *, own=False: f"{'own.' if own else ''}the-token-of-seat-{next(numbers)}"
    )


def not_random(size: int) -> bytes:
    return bytes(range(size))


def move_for(player: Player, ask: Json, *, seed: int, said: int) -> Json:
    """What this seat says, fixed by the question alone; in a race one seat throws at most, so no two tie."""
    seat = player.messages[0]["seat"]
    rng = Random(f"{seed} {ask['id']} {seat} {said}")
    if ask["mode"] == "race" and seat != claimer(ask):
        return {"type": "pass"}
    level = "uniform" if ask["mode"] == "race" else "random"
    while (move := choose(player, rng, level)) is None:
        continue
    return move


def claimer(ask: Json) -> int:
    return ask["seats"][ask["id"] % len(ask["seats"])]


def order(ask: Json, *, seed: int, said: int) -> list[int]:
    """Who answers, one after the other; the one who may throw in a race is last, and ends it."""
    if ask["mode"] == "floor":
        return [Random(f"{seed} {ask['id']} {said}").choice(ask["seats"])]
    if ask["mode"] == "race":
        return sorted(ask["seats"], key=lambda seat: seat == claimer(ask))
    return ask["seats"]


async def conduct(company: list[Player], room: Room, seed: int) -> None:
    """Let the seats answer in a fixed order, each when all have heard all."""
    await company[0].do("start")
    said = 0
    while room.table.stage != "over":
        await everybody_has_heard(company, room)
        ask = company[0].update["question"]["ask"]
        for seat in order(ask, seed=seed, said=said):
            if seat >= len(company):
                continue  # a bot's
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
    await conduct(company, server.room(made["code"]), seed)
    _, text = await server.ask("GET", f"/api/tables/{made['code']}/record")
    numbers = [told["number"] for told in company[FRAIL].events]
    assert numbers == list(range(1, len(numbers) + 1))  # nothing was missed, and nothing came twice
    heard = [told["event"] for told in company[FRAIL].events if told["event"]["type"] not in TIMED]
    breaks = company[FRAIL].connections - 1
    return Played(log.read(text, GAMES).entries, heard, breaks)


TABLES: dict[str, tuple[str, Json]] = {
    "omerta with a bot": (
        "omerta",
        {"players": 5, "links": True, "bots": {"4": "random"}, "setup": {"snap": "sealed", "rounds": 1}},
    ),
    "omerta with races": ("omerta", {"players": 4, "links": True, "setup": {"rounds": 1}}),
    "organized crime": (
        "organized_crime",
        {"players": 3, "links": True, "setup": {"variant": "short", "rounds": 2}},
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
async def test_the_log_equals_the_one_without_faults(tmp_path: Path, name: str) -> None:
    game, options = TABLES[name]
    entries = breaks = 0
    for seed in SEEDS:
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
    assert entries > 40 * len(SEEDS)  # together: where somebody calls early, a game is short
    assert breaks > 10 * len(SEEDS)
