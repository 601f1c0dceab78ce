"""When another server has written to a table, unsaved changes are not shown, and it is reopened."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.server.rooms import journal_lines as kept
from backroom.server.rooms.journal_lines import Talked
from backroom.server.store.opening import open_store
from tests.support.player import Json
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio


def failed(server: Serving, kind: str) -> bool:
    """Whether the operator is told once that a command of this kind failed."""
    counted = f'backroom_actions_total{{kind="{kind}",result="failed"}} 1.0'
    return counted in server.house.services.metrics.text().decode()


@pytest.mark.parametrize(
    "command", [{"type": "start"}, {"type": "chat", "text": "Who is there?"}], ids=["start", "chat"]
)
async def test_a_table_that_another_server_wrote_to_is_reopened_as_saved(
    tmp_path: Path, command: Json
) -> None:
    path = tmp_path / "store.sqlite3"
    async with serving(path, may_fail=["room.failed"]) as server:
        company = await server.company(players=3)
        host = company[0]
        room = server.room(host.update["table"]["code"])
        another = await open_store(path)
        said = kept.ENCODER.encode_lines([Talked("Somebody else", None, "I was here", 1.0)])
        await another.append(room.head.id, [said], seq=room.journal.pages)
        await another.close()
        await host.say(command | {"id": "one"})
        goodbye = await host.until_closed()
        assert goodbye["reason"] == "closing"
        assert failed(server, command["type"])
        again = await server.player(**host.hello).enter()
        assert again.update["table"]["stage"] == "open", "that it had begun was never kept"
        assert [one["text"] for one in again.of("said")] == ["I was here"]
        assert server.room(host.update["table"]["code"]) is not room
        await again.do("start")
        assert again.update["table"]["stage"] == "running"


async def test_a_mistake_of_ours_during_a_save_costs_nobody_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise ValueError("a mistake")

    async with serving(tmp_path / "store.sqlite3", may_fail=["room.failed"]) as server:
        company = await server.company("organized_crime", players=2)
        await company[0].do("start")
        room = server.room(company[0].update["table"]["code"])
        question = room.table.question()
        assert question is not None
        player = company[question.seats[0]]
        await player.until(lambda: player.question)
        before = room.table.view(0)
        monkeypatch.setattr(room.journal, "append_soon", stumble)
        assert player.question is not None
        move = player.question["options"][0]
        await player.say({"type": "answer", "id": "one", "ask": question.id, "move": move})
        assert (await player.until_closed())["reason"] == "closing"
        assert failed(server, "answer")
        again = await server.player(**player.hello).enter()
        assert server.room(again.update["table"]["code"]).table.view(0) == before
        assert (await again.ask("answer", ask=question.id, move=move))["type"] == "ack"
