"""A store that saves when told to, and players who answer whether or not the loop is running."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from backroom.server.rooms import journal_lines as kept
from backroom.server.rooms.journal_lines import Wrote
from backroom.server.store.group_commit import OnDurable
from backroom.server.store.store import Store
from tests.support.frames import TEXT, frame
from tests.support.player import Json, Player


class Gate:
    """A store that saves nothing while it is shut."""

    def __init__(self) -> None:
        self.store: Any = None
        self.open: asyncio.Event = asyncio.Event()
        self.open.set()
        self.appends: list[list[bytes]] = []
        self.waiting: asyncio.Task[None] | None = None

    def over(self, store: Store) -> Gate:
        self.store = store
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append_soon(self, table: str, lines: Sequence[bytes], *, seq: int, on_durable: OnDurable) -> None:
        self.appends.append(list(lines))
        self.waiting = asyncio.create_task(self.append_when_open(table, lines, seq, on_durable))

    async def append_when_open(
        self, table: str, lines: Sequence[bytes], seq: int, on_durable: OnDurable
    ) -> None:
        await self.open.wait()
        self.store.append_soon(table, lines, seq=seq, on_durable=on_durable)


def held_in(pages: Sequence[bytes]) -> list[Json]:
    """The answers that are held until everybody has answered."""
    lines = [msgspec.json.decode(one.line) for one in kept.read_all(pages) if isinstance(one, Wrote)]
    return [line for line in lines if line["type"] == "held"]


async def answer(player: Player) -> Json:
    """Answer a question as soon as it comes."""
    await player.until(lambda: player.question)
    return await player.send(an_answer(player, secrets.token_hex(4)))


def an_answer(player: Player, name: str) -> Json:
    assert player.question is not None
    ask, move = player.question["ask"]["id"], player.question["options"][0]
    return {"type": "answer", "id": name, "ask": ask, "move": move}


def replies_to(player: Player, name: str) -> list[str]:
    return [one["type"] for one in player.messages if one.get("id") == name]


def write(player: Player, *commands: Json) -> None:
    """Send something without the loop, all in one write."""
    assert player.ws is not None
    wire = player.ws.get_extra_info("socket")
    os.write(wire.fileno(), b"".join(frame(TEXT, msgspec.json.encode(command)) for command in commands))
