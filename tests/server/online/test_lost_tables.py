"""A table that is lost and opened again goes on as if nothing had happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.games import GAMES
from tests.support.server import serving, until

pytestmark = pytest.mark.anyio


async def test_bots_play_on_after_a_table_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if somebody enters before the table has woken up, and no clock runs."""

    def stumble(*_: object, **__: object) -> None:
        raise ValueError("a mistake")

    async with serving(tmp_path / "store.sqlite3", may_fail=["room.failed"]) as server:
        made = await server.make("organized_crime", players=2)
        ann = await server.player(token=made["tokens"]["0"]).enter()
        await ann.do("fill", level=GAMES["organized_crime"].stand_in)
        await ann.do("start")
        room = server.room(made["code"])

        def asks_ann() -> bool:
            question = room.table.question()
            return question is not None and question.seats == (0,) and not room.queue.is_in_use

        await until(asks_ann)
        question = await ann.until(lambda: ann.question)
        store = room.services.store
        with monkeypatch.context() as failing:
            failing.setattr(store, "append_soon", stumble)
            answer = {"ask": question["ask"]["id"], "move": question["options"][0]}
            await ann.say({"type": "answer", "id": "one", **answer})
            assert (await ann.until_closed())["reason"] == "closing"
        again = await server.player(**ann.hello).enter()
        reopened = server.room(made["code"])
        assert reopened is not room
        for _ in range(6):
            question = await again.until(lambda: again.question)
            if question["options"]:
                await again.ask("answer", ask=question["ask"]["id"], move=question["options"][0])
            if reopened.bots.seats and any(said["seat"] == 1 for said in again.told("answered")):
                break
        assert list(reopened.bots.seats) == [1]
        assert reopened.broadcast.followers == [reopened.bots]
