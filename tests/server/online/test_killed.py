"""The server is killed under play: no acknowledged move is lost, none is done twice, every table goes on."""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from aiohttp import ClientError, ClientSession

from backroom.games import GAMES
from backroom.server import kept
from backroom.server.kept import By, Talked, Wrote
from backroom.server.store.opening import FILE, open_store
from backroom.table import journal
from backroom.table.table import restore_table
from tests.laws.sizes import is_long
from tests.support.player import Json, Player, choose, may_close, spoken
from tests.support.process import ServerProcess

pytestmark = pytest.mark.anyio

KILLS: Final = 200 if is_long() else 4
WANTED: Final[list[Json]] = [
    {"game": "omerta", "setup": {"players": 3, "snap": "sealed"}, "speed": "untimed", "links": True},
    {"game": "omerta", "setup": {"players": 4}, "speed": "untimed", "links": True},
    {
        "game": "organized_crime",
        "setup": {"players": 2, "variant": "short"},
        "speed": "untimed",
        "links": True,
    },
    {"game": "omerta", "setup": {"players": 3}, "speed": "quick", "fill": "regular"},
]


class Stubborn:
    """A person who comes back after every crash, and says again what was not acknowledged."""

    def __init__(self, seat: int, token: str, stirred: asyncio.Event) -> None:
        self.seat: int = seat
        self.stirred: asyncio.Event = stirred  # something was acknowledged
        self.token: str = token
        self.rng: Random = Random(token)
        self.numbers: itertools.count[int] = itertools.count()
        self.last: int = 0
        self.pending: Json | None = None
        self.acknowledged: list[str] = []
        self.over: bool = False

    async def live(self, base: str) -> None:
        """Play until the server is gone or the game is over."""
        player = Player(base, token=self.token, last=self.last)
        try:
            await player.open()
            await player.until(lambda: player.update or player.closed)
            if self.pending is not None:
                await self.deliver(player, self.pending)
            await self.say(player, type="chat", text="back")
            await self.play(player)
        except ClientError:  # it was killed as we connected or spoke; the next life says it again
            pass
        finally:
            self.last = max(self.last, player.last)
            await player.vanish()

    async def play(self, player: Player) -> None:
        """Answer what is asked."""
        answered: tuple[int, int] | None = None
        while not player.closed:
            if player.update["table"]["stage"] == "over":
                self.over = True
                self.stirred.set()
                return
            seen, question = len(player.messages), player.question
            if question is not None and (at := (question["ask"]["id"], spoken(player, question))) != answered:
                answered = at
                move = choose(player, self.rng)
                while move is None and may_close(question):
                    move = choose(player, self.rng)
                if move is not None:
                    await self.say(player, type="answer", ask=question["ask"]["id"], move=move)
                    continue
            await player.until(lambda seen=seen: len(player.messages) > seen or player.closed)

    async def say(self, player: Player, **command: Any) -> None:
        """A command with an id that no other has."""
        await self.deliver(player, {"id": f"{self.seat}-{next(self.numbers)}", **command})

    async def deliver(self, player: Player, command: Json) -> None:
        """Send it, now and in the lives to come, until there is a reply."""
        if player.closed:
            return
        self.pending = command
        await player.say(command)
        await player.until(lambda: command["id"] in player.replies or player.closed)
        reply = player.replies.get(command["id"])
        if reply is None:
            return
        self.pending = None
        if reply["type"] == "ack":
            self.acknowledged.append(command["id"])
            self.stirred.set()


class Seated:
    """A table, and those who play there."""

    def __init__(self, game: str, made: Json) -> None:
        self.game: str = game
        self.code: str = made["code"]
        self.stirred: asyncio.Event = asyncio.Event()
        self.people: list[Stubborn] = [
            Stubborn(int(seat), token, self.stirred) for seat, token in made["tokens"].items()
        ]

    @property
    def over(self) -> bool:
        return all(person.over for person in self.people)

    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    async def go_on(self) -> None:
        """Wait until so much was acknowledged that somebody has played: each says hello once in a life."""
        enough = self.acknowledged() + (2 * len(self.people) if len(self.people) > 1 else 1)
        while not self.over and self.acknowledged() < enough:
            self.stirred.clear()
            await self.stirred.wait()


async def open_tables(base: str, wanted: list[Json]) -> list[Seated]:
    """Tables at which everybody sits and the game has begun."""
    tables: list[Seated] = []
    async with ClientSession() as http:
        for one in wanted:
            text = msgspec.json.encode({"name": "Ann"} | one)
            async with http.post(f"{base}/api/tables", data=text) as response:
                assert response.status == 201
                tables.append(Seated(one["game"], await response.json()))
    for table in tables:
        people = [await Player(base, token=person.token).enter() for person in table.people]
        for seat, player in enumerate(people[1:], 1):
            await player.do("sit", name=f"Guest {seat}")
        await people[0].do("start")
        for player in people:
            await player.close()
    return tables


async def make_a_table(base: str) -> None:
    """So that it is killed while a table is being made, too."""
    async with ClientSession() as http:
        text = msgspec.json.encode({"name": "Zoe", "game": "omerta"})
        try:
            async with http.post(f"{base}/api/tables", data=text) as response:
                assert response.status == 201
        except ClientError:
            return  # as is meant


async def one_life(server: ServerProcess, tables: list[Seated], rng: Random) -> None:
    """Let everybody play until every table has gone on, and a moment more; then kill the server."""
    playing = [
        asyncio.create_task(person.live(server.base))
        for table in tables
        for person in table.people
        if not person.over
    ]
    async with asyncio.timeout(90):
        await asyncio.gather(*(table.go_on() for table in tables))
    await asyncio.sleep(rng.random() * 0.3)  # the moment is any moment
    making = asyncio.create_task(make_a_table(server.base))
    await asyncio.sleep(rng.random() * 0.02)
    await server.kill()
    await asyncio.gather(making, *playing)


async def check(path: Path, tables: list[Seated]) -> None:
    """What the file holds after a crash."""
    store = await open_store(path)
    for table in tables:
        head = await store.find_by_code(table.code)
        assert head is not None
        everything = kept.read_all(await store.journal(head.id))
        runs: dict[By, int] = defaultdict(int)  # how often each command was done: lines together are once
        authors = [one.by if isinstance(one, Talked | Wrote) else None for one in everything]
        for by, _ in itertools.groupby(authors):
            if by is not None:
                runs[by] += 1
        assert set(runs.values()) == {1}
        game = GAMES[table.game]
        lines = [journal.read(game, bytes(one.line)) for one in everything if isinstance(one, Wrote)]
        restored = restore_table(game, lines)
        for person in table.people:
            assert {By(person.seat, one) for one in person.acknowledged} <= runs.keys()
            assert restored.counts[person.seat] >= person.last  # nothing was told that was not kept
    await store.close()


@pytest.mark.slow
async def test_killed_at_any_moment_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    rng = Random(4)
    server = await ServerProcess.start(tmp_path, "--unlimited")
    tables = await open_tables(server.base, WANTED)
    finished = 0
    for kill in range(KILLS):
        await one_life(server, tables, rng)
        await check(tmp_path / FILE, tables)
        server = await ServerProcess.start(tmp_path, "--unlimited")
        over = [table for table in tables if table.over]
        finished += len(over)
        tables = [table for table in tables if not table.over]
        if over and kill < KILLS - 1:
            tables += await open_tables(server.base, [WANTED[(kill + each) % 4] for each in range(len(over))])
    assert await server.stop() == 0
    print(f"{KILLS} kills, {finished} games finished under them")
