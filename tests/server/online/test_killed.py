"""The server is killed during play: no acknowledged move is lost, none runs twice, every table goes on."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from aiohttp import ClientError, ClientSession
from msgspec import Raw

from backroom.core.chance import Drawn
from backroom.core.game import Answers
from backroom.games import GAMES
from backroom.games.omerta.moves import Draw, Pass
from backroom.server.rooms import journal_lines as kept
from backroom.server.rooms.journal_lines import AnyGame, By, Kept, Talked, Wrote
from backroom.server.store.opening import FILE, open_store
from backroom.table import journal
from backroom.table.journal import AnyLine, Armed, Held, Played
from backroom.table.restoring import restore_table
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
    """A person who comes back after every crash and resends their last command, acknowledged or not."""

    def __init__(self, seat: int, token: str, stirred: asyncio.Event) -> None:
        self.seat: int = seat
        self.stirred: asyncio.Event = stirred  # something was acknowledged
        self.token: str = token
        self.rng: Random = Random(token)
        self.numbers: itertools.count[int] = itertools.count()
        self.last: int = 0
        self.said: Json | None = None  # the last command
        self.acknowledged: set[str] = set()
        self.forgotten: list[Json] = []  # commands acknowledged before, but refused when resent
        self.over: bool = False

    async def live(self, base: str) -> None:
        """Play until the server is gone or the game is over."""
        player = Player(base, token=self.token, last=self.last)
        try:
            await player.open()
            await player.until(lambda: player.update or player.closed)
            if self.said is not None:
                await self.deliver(player, self.said)
            await self.say(player, type="chat", text="back")
            await self.play(player)
        except ClientError:  # killed as we connected or sent; it is resent in the next life
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
        """Send a command with a new id."""
        await self.deliver(player, {"id": f"{self.seat}-{next(self.numbers)}", **command})

    async def deliver(self, player: Player, command: Json) -> None:
        """Send it, and wait for the reply."""
        if player.closed:
            return
        self.said = command
        await player.say(command)
        await player.until(lambda: command["id"] in player.replies or player.closed)
        reply = player.replies.get(command["id"])
        if reply is None:
            return
        if reply["type"] == "ack":
            self.acknowledged.add(command["id"])
            self.stirred.set()
        elif command["id"] in self.acknowledged:
            self.forgotten.append(reply)


class Seated:
    """A table and its players."""

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

    async def play_on(self) -> None:
        """Wait until enough was acknowledged for somebody to have played: each says hello once per life."""
        enough = self.acknowledged() + (2 * len(self.people) if len(self.people) > 1 else 1)
        while not self.over and self.acknowledged() < enough:
            self.stirred.clear()
            await self.stirred.wait()


async def open_tables(base: str, wanted: list[Json]) -> list[Seated]:
    """Tables with every seat taken and the game begun."""
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
    """So that the server is also killed while a table is being made."""
    async with ClientSession() as http:
        text = msgspec.json.encode({"name": "Zoe", "game": "omerta"})
        try:
            async with http.post(f"{base}/api/tables", data=text) as response:
                assert response.status == 201
        except ClientError:
            return  # as intended


async def one_life(server: ServerProcess, tables: list[Seated], rng: Random) -> None:
    """Let everybody play until every table has moved on, and a moment more; then kill the server."""
    playing = [
        asyncio.create_task(person.live(server.base))
        for table in tables
        for person in table.people
        if not person.over
    ]
    async with asyncio.timeout(90):
        await asyncio.gather(*(table.play_on() for table in tables))
    await asyncio.sleep(rng.random() * 0.3)  # at any moment
    making = asyncio.create_task(make_a_table(server.base))
    await asyncio.sleep(rng.random() * 0.02)
    await server.kill()
    await asyncio.gather(making, *playing)


def times_done(game: AnyGame, pages: Sequence[bytes]) -> Counter[By]:
    """How often each command ran: its lines are together on a page, the first alone of its kind."""
    done: Counter[By] = Counter()
    for page in pages:
        for by, lines in itertools.groupby(kept.read(page), author):
            if by is not None:
                kinds = [kind(game, line) for line in lines]
                done[by] += kinds.count(kinds[0])
    return done


def author(one: Kept) -> By | None:
    return one.by if isinstance(one, Talked | Wrote) else None


def kind(game: AnyGame, one: Kept) -> type:
    """The kind of a line: what seats say is one, and what nature draws by itself after it another."""
    line = journal.read(game, bytes(one.line)) if isinstance(one, Wrote) else one
    return type(line.entry) if isinstance(line, Played) else type(line)


async def check(path: Path, tables: list[Seated]) -> None:
    """Check the file after a crash."""
    store = await open_store(path)
    for table in tables:
        head = await store.find_by_code(table.code)
        assert head is not None
        game, pages = GAMES[table.game], await store.journal(head.id)
        done = times_done(game, pages)
        assert set(done.values()) == {1}, done
        restored = restore_table(game, kept.lines_of_pages(game, pages))
        for person in table.people:
            assert person.forgotten == []
            assert {By(person.seat, one) for one in person.acknowledged} <= done.keys()
            assert restored.counts[person.seat] >= person.last  # nothing was told that was not saved
    await store.close()


@pytest.mark.slow
async def test_killed_at_any_moment_nothing_acknowledged_is_lost_or_runs_twice(tmp_path: Path) -> None:
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


def written(by: By, *lines: AnyLine) -> list[Kept]:
    return [Wrote(Raw(journal.write(line)), by) for line in lines]


def test_a_command_that_ran_twice_is_noticed_wherever_its_lines_are() -> None:
    drew, passed, talked = By(0, "0-1"), By(1, "1-1"), By(0, "0-2")
    turn = written(drew, Played(Answers(4, ((0, Draw()),))), Played(Drawn((7,))), Armed(5, None))
    last = written(passed, Held(5, 1, Pass(), 0.0), Played(Answers(5, ((1, Pass()),))), Armed(6, None))
    chat: list[Kept] = [Talked("Ann", 0, "back", 0.0, talked)]

    def counted(*pages: list[Kept]) -> Counter[By]:
        return times_done(GAMES["omerta"], [kept.ENCODER.encode_lines(page) for page in pages])

    assert counted([*turn, *last, *chat]) == {drew: 1, passed: 1, talked: 1}
    assert counted(turn, turn, last) == {drew: 2, passed: 1}
    assert counted([*turn, *turn]) == {drew: 2}
    assert counted([*last, *turn, *last]) == {drew: 1, passed: 2}
    assert counted(chat, turn, [*chat, *chat]) == {drew: 1, talked: 3}
