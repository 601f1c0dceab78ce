"""`./backroom serve`, as people start it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import msgspec
import pytest
from aiohttp import ClientSession

from tests.support.player import Player
from tests.support.postgres import Postgres
from tests.support.process import PROGRAM, ROOT, ServerProcess, serve

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_a_table_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    server = await ServerProcess.start(tmp_path, program=(str(ROOT / "backroom"),))
    async with ClientSession() as http:
        wanted = {"game": "omerta", "name": "Ann", "setup": {"players": 3}, "fill": "regular"}
        async with http.post(f"{server.base}/api/tables", data=msgspec.json.encode(wanted)) as response:
            assert response.status == 201
            made = await response.json()
    player = await Player(server.base, token=made["tokens"]["0"]).enter()
    await player.do("start")
    question = await player.until(lambda: player.question)
    await player.do("answer", ask=question["ask"]["id"], move=question["options"][0])
    assert await server.stop() == 0
    assert (await player.until_closed())["reason"] == "closing"
    assert player.code == 1001
    again = await ServerProcess.start(tmp_path)
    back = await Player(again.base, token=made["tokens"]["0"], last=player.last).enter()
    assert back.update["table"]["stage"] == "running"
    asked = back.update["question"]
    assert asked["ask"]["id"] > question["ask"]["id"] or 0 in asked["answered"]
    await back.close()
    await player.close()
    assert await again.stop() == 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["folder", "postgres"])
async def test_a_second_server_is_refused_until_the_first_is_gone(
    tmp_path: Path, postgres: Postgres, kind: str
) -> None:
    place = tmp_path if kind == "folder" else postgres.create("served")
    first = await ServerProcess.start(place)
    second = await asyncio.create_subprocess_exec(*PROGRAM, *serve(place), cwd=ROOT, stdout=PIPE, stderr=PIPE)
    printed, complained = await second.communicate()
    assert printed == b""
    assert b"Another server uses" in complained
    assert second.returncode == 2
    await first.kill()
    third = await ServerProcess.start(place)
    assert await third.stop() == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody can look at another's limits")
async def test_a_server_raises_its_limit_of_open_files(tmp_path: Path) -> None:
    few = ("sh", "-c", 'ulimit -S -n 256; exec "$@"', "sh")
    server = await ServerProcess.start(tmp_path, program=(*few, *PROGRAM))
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    assert await server.stop() == 0
    soft, hard = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3:5]
    assert soft == hard != "256"
