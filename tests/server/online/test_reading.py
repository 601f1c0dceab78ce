"""Input from strangers is parsed in processes with limits: whatever it costs there, tables go on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from backroom.core.refusal import Malformed, Refused
from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from backroom.server.processes.child import Child, Failed
from backroom.server.reading.reader import MOST_EACH, SHORT, Reader
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = pytest.mark.anyio

MOST_SECONDS = 0.5  # of CPU
OWN_BOARD = BOARD_TEXT + "# mine\n"


async def test_a_long_setup_is_refused_by_the_process_in_a_sentence(server: Serving) -> None:
    wanted = {"game": "organized_crime", "name": "Ann", "setup": {"board": "a=1\n" * SHORT}}
    status, problem = await server.ask("POST", "/api/tables", wanted)
    assert status == 400
    assert problem["why"] == "board.toml, line 2: this is not TOML: cannot overwrite a value"
    assert server.house.services.reader.setups.child.process is not None


async def test_a_custom_board_can_be_played(server: Serving) -> None:
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


async def test_the_uploader_hears_what_the_process_says_about_a_record(server: Serving) -> None:
    record = '{"type":"record","format":1,"game":"omerta","rules":1,"setup":{}}\n{"type":"drawn"}\n'
    status, problem = await server.ask("POST", "/api/records", {"record": record, "name": "Ann"})
    assert status == 400
    assert problem["why"] == "line 2: Object missing required field `outcome`"


async def test_one_address_cannot_fill_the_queue_or_keep_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However expensive what it sends, another waits for the one that is being read and for no more."""
    done: list[str] = []
    read = Child.do

    async def read_slowly(child: Child, job: Any) -> Any:
        whose = "mine" if b"mine" in job.text else "theirs"
        await asyncio.sleep(0.1 if whose == "theirs" else 0.0)
        done.append(whose)
        return await read(child, job)

    monkeypatch.setattr(Child, "do", read_slowly)
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, behind_proxy=True)) as server:

        async def make(address: str, comment: str) -> tuple[int, str | None]:
            setup = {"board": f"{BOARD_TEXT}# {comment}\n"}
            body = {"game": "organized_crime", "name": "Ann", "setup": setup}
            headers = {"X-Forwarded-For": address}
            async with server.http.post(f"{server.base}/api/tables", json=body, headers=headers) as response:
                return response.status, response.headers.get("Retry-After")

        greedy = [asyncio.create_task(make("192.0.2.1", "theirs")) for _ in range(MOST_EACH + 4)]
        queue = server.house.services.reader.setups.queue
        await until(lambda: queue.in_all == MOST_EACH)
        mine = [asyncio.create_task(make("192.0.2.2", "mine")) for _ in range(2)]
        assert await asyncio.gather(*mine) == [(201, None)] * 2
        assert done.count("theirs") <= 2
        answers = await asyncio.gather(*greedy)
        assert answers.count((201, None)) == MOST_EACH
        assert answers.count((429, "5")) == 4


async def test_when_too_many_wait_in_all_the_next_are_asked_to_come_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house.services.reader.setups.queue, "most", 2)
    body = {"game": "organized_crime", "name": "Ann", "setup": {"board": OWN_BOARD}}
    asked = [server.ask("POST", "/api/tables", body) for _ in range(8)]
    statuses = [status for status, _ in await asyncio.gather(*asked)]
    assert set(statuses) == {201, 503}
    assert statuses.count(201) >= 2


async def test_everything_a_process_may_say_is_passed_on() -> None:
    reader = Reader()
    view: Any = None
    with pytest.raises(Malformed, match="the setup cannot be read"):
        await reader.check_setup("omerta", b"{" + b" " * SHORT, owner=1)
    with pytest.raises(Malformed, match="the file is empty"):
        await reader.check_record(b"", owner=1)
    with pytest.raises(Failed, match="AttributeError"):
        await reader.outlook("organized_crime", view, (), owner=1)
    with pytest.raises((Refused, Failed)):
        await reader.outlook("omerta", view, (), owner=1)
    await reader.stop()


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
async def test_a_toml_bomb_is_refused_while_others_play(server: Serving, path: str) -> None:
    """What took 50 s and 4 GB, in both ways it can be sent."""
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
