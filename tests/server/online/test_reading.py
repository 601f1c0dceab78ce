"""What strangers send is read in processes with limits: whatever it costs there, tables go on meanwhile."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from backroom.core.refusal import Malformed, Refused
from backroom.games.organized_crime.board_file import BOARD_TEXT
from backroom.server.child import Failed
from backroom.server.reading import reader as reading
from backroom.server.reading.reader import SHORT, Busy, Reader
from tests.support.server import Serving

pytestmark = pytest.mark.anyio

MOST_SECONDS = 0.5  # of CPU
OWN_BOARD = BOARD_TEXT + "# mine\n"


async def test_a_long_setup_is_refused_by_the_process_in_a_sentence(server: Serving) -> None:
    wanted = {"game": "organized_crime", "name": "Ann", "setup": {"board": "a=1\n" * SHORT}}
    status, problem = await server.ask("POST", "/api/tables", wanted)
    assert status == 400
    assert problem["why"] == "board.toml, line 2: this is not TOML: cannot overwrite a value"
    assert server.house.services.reader.setups.child.process is not None


async def test_a_board_of_ones_own_is_played_on(server: Serving) -> None:
    made = await server.make("organized_crime", setup={"board": OWN_BOARD}, fill="random")
    player = await server.player(token=made["tokens"]["0"]).enter()
    await player.do("start")
    await player.until(lambda: player.question)
    status, printed = await server.ask("GET", f"/api/tables/{made['code']}/printed")
    assert status == 200
    assert len(printed["board"]["inner"]) == 40


async def test_a_short_setup_needs_no_process(server: Serving) -> None:
    await server.make("organized_crime")
    await server.make("omerta")
    assert server.house.services.reader.setups.child.process is None


async def test_what_the_process_says_of_a_record_is_said_to_who_sent_it(server: Serving) -> None:
    record = '{"type":"record","format":1,"game":"omerta","rules":1,"setup":{}}\n{"type":"drawn"}\n'
    status, problem = await server.ask("POST", "/api/records", {"record": record, "name": "Ann"})
    assert status == 400
    assert problem["why"] == "line 2: Object missing required field `outcome`"


async def test_when_too_many_wait_the_next_are_asked_to_come_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_WAITING", 2)
    body = {"game": "organized_crime", "name": "Ann", "setup": {"board": OWN_BOARD}}
    asked = [server.ask("POST", "/api/tables", body) for _ in range(8)]
    statuses = [status for status, _ in await asyncio.gather(*asked)]
    assert set(statuses) == {201, 503}
    assert statuses.count(201) >= 2


async def test_all_that_a_process_may_say_is_passed_on() -> None:
    reader = Reader()
    view: Any = None
    with pytest.raises(Malformed, match="the setup cannot be read"):
        await reader.check_setup("omerta", b"{" + b" " * SHORT)
    with pytest.raises(Malformed, match="the file is empty"):
        await reader.check_record(b"")
    with pytest.raises(Failed, match="AttributeError"):
        await reader.outlook("organized_crime", view, ())
    with pytest.raises((Refused, Failed)):
        await reader.outlook("omerta", view, ())
    await reader.stop()


async def test_a_busy_reader_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_WAITING", 0)
    with pytest.raises(Busy):
        await Reader().check_record(b"")


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
async def test_a_bomb_of_toml_is_refused_while_others_play(server: Serving, path: str) -> None:
    """What took 50 s and 4 GB, in both ways in which it can be sent."""
    bomb = "a." * 16_000 + "a=1"
    header = {"type": "record", "format": 1, "game": "organized_crime", "rules": 1, "setup": {"board": bomb}}
    wanted: dict[str, Any] = {"name": "Ann"}
    if path == "/api/tables":
        wanted |= {"game": "organized_crime", "setup": {"board": bomb}}
    else:
        wanted["record"] = msgspec.json.encode(header).decode()
    began = time.process_time()
    status, problem = await server.ask("POST", path, wanted)
    assert status == 400
    assert problem["why"].endswith("board.toml, line 1: a line has at most 400 characters")
    assert time.process_time() - began < MOST_SECONDS
