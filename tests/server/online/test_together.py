"""Commands that arrive during a save are then saved and told together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from backroom.core.game import Ask
from backroom.server.house.room import Room
from backroom.table.notices import TablePaused
from backroom.table.told import Told
from tests.server.online.keeping import Gate, an_answer, answer, held_in, replies_to, write
from tests.support.player import Player
from tests.support.server import Serving, serving, until

pytestmark = pytest.mark.anyio


async def test_commands_that_arrive_during_a_commit_share_the_next(tmp_path: Path) -> None:
    gate = Gate()
    async with serving(tmp_path / "store.sqlite3", wrap=gate.over) as server:
        company = await server.company(players=4)
        await company[0].do("start")
        for player in company:
            await player.until(lambda player=player: player.question)
        room = server.room(company[0].update["table"]["code"])
        gate.open.clear()
        gate.appends.clear()
        replies = [asyncio.create_task(answer(company[0]))]
        await until(lambda: len(gate.appends) == 1)
        replies += [asyncio.create_task(answer(player)) for player in company[1:3]]
        await until(lambda: len(room.queue.waiting) == 2)
        watching = company[3]
        before = len(watching.messages)
        assert all(not reply.done() for reply in replies), "nothing is acknowledged that is not kept"
        opened = server.house.services.clock.now()
        gate.open.set()
        assert [reply["type"] for reply in await asyncio.gather(*replies)] == ["ack"] * 3
        held = [held_in(pages) for pages in gate.appends]
        assert [len(together) for together in held] == [1, 2]
        came = [line["at"] for together in held for line in together]
        assert max(came) < opened, "an answer counts from when it came"
        await watching.until(lambda: watching.update["question"]["answered"] == [0, 1, 2])
        told = [len(update["told"]) for update in watching.of("update", before)]
        assert sum(told) == 3
        assert told[-1] >= 2, "what was kept together is told together"


async def test_a_caller_who_needs_the_table_at_rest_waits_for_the_save_and_holds_the_rest_back(
    tmp_path: Path,
) -> None:
    gate = Gate()
    async with serving(tmp_path / "store.sqlite3", wrap=gate.over) as server:
        company = await server.company(players=3)
        await company[0].do("start")
        for player in company:
            await player.until(lambda player=player: player.question)
        room = server.room(company[0].update["table"]["code"])
        gate.open.clear()
        gate.appends.clear()
        first = asyncio.create_task(answer(company[0]))
        await until(lambda: len(gate.appends) == 1)
        still, enough = asyncio.Event(), asyncio.Event()
        standing = asyncio.create_task(stand_still(room, still, enough))
        await asyncio.sleep(0.02)
        assert not still.is_set(), "the table is ahead of what was kept"
        gate.open.set()
        await asyncio.gather(first, still.wait())
        second = asyncio.create_task(answer(company[1]))
        await until(lambda: len(room.queue.waiting) == 1)
        await asyncio.sleep(0.02)
        assert len(gate.appends) == 1, "nothing happens meanwhile"
        enough.set()
        assert (await second)["type"] == "ack"
        await standing


async def test_an_answer_resent_before_it_is_saved_runs_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3)
        await company[0].do("start")
        player = company[0]
        await player.until(lambda: player.question)
        said = an_answer(player, "again")
        write(player, said, said)
        await player.until(lambda: len(replies_to(player, "again")) == 2)
        assert replies_to(player, "again") == ["ack", "ack"]


async def test_an_answer_that_need_not_wait_for_others_waits_while_the_table_is_at_rest(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        company, room, question = await a_turn(server)
        player = company[question.seats[0]]
        async with room.exclusive.access():
            replying = asyncio.create_task(answer(player))
            await until(lambda: len(room.queue.waiting) == 1)
            await asyncio.sleep(0.02)
            assert room.table.question() == question, "nothing happens meanwhile"
        assert (await replying)["type"] == "ack"
        assert room.table.question() != question
        assert [one["type"] for one in player.messages].count("refused") == 0


async def test_the_player_who_acted_hears_first_with_the_acknowledgement(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        company, room, question = await a_turn(server)
        [actor] = question.seats
        written: list[tuple[int | None, bytes]] = []
        for listener, ear in room.audience.listeners():
            [connection] = ear.connections
            connection.transport = Noting(connection.transport, partial(note, written, listener))
        assert (await answer(company[actor]))["type"] == "ack"
        await until(lambda: {listener for listener, _ in written} >= {0, 1, 2})
        first, data = written[0]
        assert first == actor
        assert data.index(b'"type":"update"') < data.index(b'"type":"ack"')


async def test_whoever_is_refused_for_what_others_did_hears_that_first(tmp_path: Path) -> None:
    """A program that was told nothing new would take it for its own mistake."""
    gate = Gate()
    async with serving(tmp_path / "store.sqlite3", wrap=gate.over) as server:
        company = await server.company(players=3)
        await company[0].do("start")
        for player in company:
            await player.until(lambda player=player: player.question)
        room = server.room(company[0].update["table"]["code"])
        late, again = company[2], an_answer(company[2], "again")
        gate.open.clear()
        gate.appends.clear()
        replies = [asyncio.create_task(answer(late))]
        await until(lambda: len(gate.appends) == 1)
        replies += [asyncio.create_task(answer(player)) for player in company[:2]]
        await until(lambda: len(room.queue.waiting) == 2)
        replies.append(asyncio.create_task(late.send(again)))
        await until(lambda: len(room.queue.waiting) == 3)
        gate.open.set()
        assert [reply["type"] for reply in await asyncio.gather(*replies)] == ["ack", "ack", "ack", "refused"]
        kinds = [message["type"] for message in late.messages]
        news = max(index for index, kind in enumerate(kinds[: kinds.index("refused")]) if kind == "update")
        told = [event["event"]["type"] for event in late.messages[news]["told"]]
        assert "peeked" in told, "the question was closed by the others"


async def test_news_due_during_a_save_comes_after_it(tmp_path: Path) -> None:
    """Even if nobody hears of what was saved, as with a claim: spectators would otherwise miss the race."""
    async with serving(tmp_path / "store.sqlite3") as server:
        company = await server.company(players=3)
        watcher = await server.watcher(company[0])
        room = server.room(company[0].update["table"]["code"])
        room.audience.ears[None].hear([Told(99, TablePaused())])
        before = len(watcher.messages)
        room.journal.is_ahead = True
        room.broadcast.bring_all()
        await asyncio.sleep(0.02)
        assert len(watcher.messages) == before, "what is being kept may not be shown yet"
        room.journal.is_ahead = False
        room.broadcast.tell_others({})
        told = (await watcher.next("update", before))["told"]
        assert told == [{"number": 99, "event": {"type": "table_paused"}}]


class Noting(asyncio.Transport):
    """A transport that notes what is written to it."""

    def __init__(self, transport: asyncio.Transport, say: Callable[[bytes], None]) -> None:
        super().__init__()
        self.transport: asyncio.Transport = transport
        self.say: Callable[[bytes], None] = say

    def write(self, data: Any) -> None:
        self.say(bytes(data))
        self.transport.write(data)

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def get_write_buffer_size(self) -> int:
        return self.transport.get_write_buffer_size()


def note(written: list[tuple[int | None, bytes]], listener: int | None, data: bytes) -> None:
    written.append((listener, data))


async def a_turn(server: Serving) -> tuple[list[Player], Room, Ask]:
    """Three people, their table, and a question to only one of them, who has heard it."""
    company = await server.company("organized_crime", players=3)
    await company[0].do("start")
    room = server.room(company[0].update["table"]["code"])
    question = room.table.question()
    assert question is not None
    assert question.mode == "turn"
    player = company[question.seats[0]]
    await player.until(lambda: player.question)
    return company, room, question


async def stand_still(room: Room, still: asyncio.Event, enough: asyncio.Event) -> None:
    async with room.exclusive.access():
        still.set()
        await enough.wait()
