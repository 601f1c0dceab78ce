"""Garbage at one table: no crash, no stack trace, and nobody at another table notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from aiohttp import ClientConnectionResetError

from backroom.core import log
from backroom.core.fair import Verified, verify
from backroom.games import GAMES
from tests.laws.sizes import is_long
from tests.server.online.garbage import MAKERS, Message
from tests.support.player import Player, is_too_late, play
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio

MESSAGES: Final = 100_000 if is_long() else 2_000
ATTACKERS: Final = 4
TELLTALE: Final = (b"Traceback", b'File \\"', b"Error(", b".py", b"object at 0x")
KNOWN: Final = {"welcome", "update", "said", "reacted", "invited", "ack", "refused", "goodbye"}


class Attacker:
    """A hostile player or spectator."""

    def __init__(self, server: Serving, rng: Random, replayed: list[str], *, watches: bool) -> None:
        self.server: Serving = server
        self.rng: Random = rng
        self.replayed: list[str] = replayed
        self.watches: bool = watches
        self.hello: dict[str, Any] = {}
        self.ends: int = 0

    async def attack(self, messages: int) -> None:
        """Send this many messages, coming back each time the server has had enough."""
        player = Player(self.server.base)
        for _ in range(messages):
            if player.closed:
                check_heard(player)
                await player.close()
                player = await self.come(player)
            if player.closed:
                continue  # this time the garbage was the hello
            await self.throw(player, self.rng.choice(MAKERS)(self.rng, self.replayed))
        check_heard(player)
        await player.close()

    async def come(self, before: Player) -> Player:
        """Connect, as oneself or with a garbage hello; at a new table if no longer welcome."""
        self.ends += 1
        gone = before.messages and before.messages[-1].get("reason") in {"no_such_seat", "kicked"}
        if not self.hello or gone:
            made = await self.server.make("omerta", fill="random", setup={"rounds": 1})
            self.hello = {"table": made["code"]} if self.watches else {"token": made["tokens"]["0"]}
        if self.rng.random() < 0.1:
            garbage = self.rng.choice(
                [{"version": 9}, {"token": "x" * 20}, {"table": "\x00\x00\x00\x00"}, {"x": 1}]
            )
            player = await Player(self.server.base, **garbage).open()
            await player.until(lambda: player.closed)
            return player
        return await Player(self.server.base, **self.hello).enter()

    async def throw(self, player: Player, message: Message) -> None:
        """Send it: a message is answered, or ends the conversation."""
        seen = replies(player)
        try:
            await player.say(message)
        except ClientConnectionResetError:
            assert player.closed or player.ws is None or player.ws.closed
        await player.until(lambda: player.closed or replies(player) > seen)


def replies(player: Player) -> int:
    return sum(one["type"] in {"ack", "refused"} for one in player.messages)


def check_heard(player: Player) -> None:
    """Only messages of the protocol, and nothing about our insides."""
    for heard, message in zip(player.heard, player.messages, strict=True):
        assert message["type"] in KNOWN
        if message["type"] in {"refused", "goodbye"}:
            assert not any(sign in heard.text for sign in TELLTALE), heard.text


async def play_beside(server: Serving, game: str, setup: dict[str, Any], replayed: list[str]) -> None:
    """Play games at another table meanwhile; the attackers replay what is said there."""
    for number in range(1_000):
        company = await server.company(game, players=3, setup=setup)
        await company[0].do("start")
        playing = asyncio.gather(*(play(player, Random(number)) for player in company))
        await playing
        replayed += [
            msgspec.json.encode(
                {"type": "answer", "id": one["id"], "ask": 3, "move": {"type": "pass"}}
            ).decode()
            for player in company
            for one in player.of("ack")[:5]
        ]
        code = company[0].update["table"]["code"]
        _, text = await server.ask("GET", f"/api/tables/{code}/record")
        assert isinstance(verify(log.read(text, GAMES), GAMES[game]), Verified)
        for player in company:
            assert player.of("goodbye") == []
            assert player.of("said") == []
            assert [refusal for refusal in player.of("refused") if not is_too_late(refusal)] == []
            await server.see_off(player)


@pytest.mark.slow
async def test_garbage_at_one_table_is_not_noticed_at_another(tmp_path: Path) -> None:
    replayed: list[str] = []
    async with serving(tmp_path / "store.sqlite3") as server:
        beside = [
            asyncio.create_task(play_beside(server, "omerta", {"rounds": 1}, replayed)),
            asyncio.create_task(
                play_beside(server, "organized_crime", {"variant": "short", "rounds": 1}, replayed)
            ),
        ]
        attackers = [
            Attacker(server, Random(f"attacker {number}"), replayed, watches=number == 0)
            for number in range(ATTACKERS)
        ]
        await asyncio.gather(*(attacker.attack(MESSAGES // ATTACKERS) for attacker in attackers))
        assert not any(task.done() for task in beside), [task.exception() for task in beside if task.done()]
        for task in beside:
            task.cancel()
        await asyncio.wait(beside)
        company = await server.company()
        await company[0].do("start")
        await company[2].until(lambda: company[2].question)
    assert sum(attacker.ends for attacker in attackers) > MESSAGES // 10
