"""Everybody at a table sees the same faces, also after a restart and at the next table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.player import Json
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio

SINGER = {"portrait": "singer", "colour": "teal"}
COOK = {"portrait": "cook", "colour": "red"}


def faces(table: Json) -> list[Json | None]:
    """The faces of all seats, as they were sent."""
    return [seat.get("face") for seat in table["seats"]]


async def test_the_faces_of_a_table_are_seen_by_all_and_outlive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "kept.sqlite3"
    async with serving(path) as server:
        made = await server.make(name="Ann", face=SINGER, public=True, links=True)
        code, token = made["code"], made["tokens"]["0"]
        await server.ask("POST", f"/api/tables/{code}/seats", {"name": "Bob", "seat": 1, "face": COOK})
        cid = await server.player(token=made["tokens"]["2"]).enter()
        await cid.do("sit", name="Cid", face=COOK)
        host = await server.player(token=token).enter()
        await host.until(lambda: host.update["table"]["seats"][2]["person"])
        assert faces(host.update["table"]) == [SINGER, COOK, COOK]
        _, lobby = await server.ask("GET", "/api/tables")
        assert [seat["face"] for seat in lobby["tables"][0]["about"]["seats"]] == [SINGER, COOK, COOK]
        await cid.do("leave")
    async with serving(path) as server:
        again = await server.player(token=token).enter()
        assert faces(again.update["table"]) == [SINGER, COOK, None]
        _, shown = await server.ask("GET", f"/api/tables/{code}")
        assert faces(shown) == [SINGER, COOK, None]


@pytest.mark.parametrize("face", [{"portrait": "king", "colour": "red"}, {"portrait": "cook"}, "cook", 7])
async def test_a_face_that_there_is_not_is_refused(server: Serving, face: object) -> None:
    made = await server.make(name="Ann")
    wanted = {"name": "Bob", "face": face}
    status, answer = await server.ask("POST", f"/api/tables/{made['code']}/seats", wanted)
    assert (status, answer["rule"]) == (400, "message")
    assert server.room(made["code"]).table.seats[1].person is None
