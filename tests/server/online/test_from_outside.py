"""A game from outside is played over real sockets, and nothing but its folder and one line knows it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession

from backroom import cli
from backroom.games import GAMES, HOUSE
from backroom.games.outside import plugs
from tests.laws.kits import KITS
from tests.support.player import Json, Player, play
from tests.support.process import ROOT, ServerProcess

pytestmark = pytest.mark.anyio

OUTSIDE = sorted(GAMES.keys() - HOUSE.keys())
NO_ODDS = {"rule": "odds", "why": "there are no odds to tell in this game"}


@asynccontextmanager
async def running(place: Path) -> AsyncGenerator[str]:
    """A server in its own process, which finds the game as `./backroom` does: where it is.

    `./backroom` itself would first build the client, where there is none yet.
    """
    server = await ServerProcess.start(place, program=(sys.executable, "-P", "-m", "backroom"))
    try:
        yield server.base
    finally:
        assert await server.stop() == 0


async def ask(base: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
    """Make a request; returns its status and the answer."""
    method, data = ("GET", None) if body is None else ("POST", msgspec.json.encode(body))
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with (
        ClientSession(base, headers=headers) as http,
        http.request(method, path, data=data) as response,
    ):
        text = await response.read()
        is_json = response.content_type == "application/json"
        return response.status, msgspec.json.decode(text) if is_json else text


@pytest.mark.slow
@pytest.mark.parametrize("game", OUTSIDE)
async def test_it_is_played_restarted_looked_back_at_and_verified(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The processes for bots, for reading and for reviews know it too."""
    levels = {"1": "random", "2": GAMES[game].stand_in}
    setup = {**KITS[game].short, "players": 3}
    wanted = {"game": game, "name": "Ann", "setup": setup, "bots": levels, "speed": "untimed"}
    async with running(tmp_path) as base:
        status, made = await ask(base, "/api/tables", wanted)
        assert status == 201, made
        host = await Player(base, token=made["tokens"]["0"]).enter()
        await host.do("start")
        await host.close()
    async with running(tmp_path) as base:
        host = await Player(base, token=made["tokens"]["0"]).enter()
        await play(host, Random(1), before=partial(check_extras, base, made))
        await host.close()
        record = await check_finished(base, f"/api/tables/{made['code']}")
    file = tmp_path / "record.jsonl"
    file.write_bytes(record)
    assert cli.run(["verify", str(file)]) == 0
    assert cli.run(["replay", str(file), "--seat", "1"]) == 0
    assert f"{game}, version {GAMES[game].rules}" in capsys.readouterr().out


async def check_extras(base: str, made: Json, host: Player) -> None:
    """Asking for what a game does not have breaks nothing."""
    path = f"/api/tables/{made['code']}"
    assert host.question is not None
    wanted: Json = {"ask": host.question["ask"]["id"], "moves": []}
    assert await ask(base, f"{path}/outlook", wanted, made["tokens"]["0"]) == (409, NO_ODDS)
    assert await ask(base, f"{path}/printed") == (200, None)
    assert host.update["asides"] == []


async def check_finished(base: str, path: str) -> bytes:
    """A finished game can be looked back at, and its record brought to a table again."""
    for eyes in ("all", "spectator", "0"):
        status, replay = await ask(base, f"{path}/replay?eyes={eyes}")
        assert status == 200
        assert replay["winners"]
        assert replay["moments"]
    assert await ask(base, f"{path}/highlights") == (200, {"curves": [], "moments": []})
    _, record = await ask(base, f"{path}/record")
    status, _ = await ask(base, "/api/records", {"record": record.decode(), "name": "Ann"})
    assert status == 201
    return record


def spelt(game: str) -> re.Pattern[str]:
    """A game's name however it is spelt: in one word or several, with or without an apostrophe."""
    words = [re.sub("s$", ".?s", word) for word in game.split("_")]
    return re.compile("[ _-]?".join(words), re.IGNORECASE)


def test_a_name_is_found_however_it_is_spelt() -> None:
    for name in ("fools_gold", "FoolsGold", "FOOLS-GOLD", "Fool's gold", "Fool\u2019s gold"):
        assert spelt("fools_gold").search(name), name


@pytest.mark.parametrize("game", OUTSIDE)
def test_one_line_outside_its_folder_knows_it(game: str) -> None:
    """Except for that line, no tracked file but its own and the documents names it."""
    module = plugs()[game].module
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    own = module.replace(".", "/")
    knowing = [
        f"{file}: {line}"
        for file in listed.stdout.split("\0")
        if not file.startswith((f"{own}/", f"{own}.py")) and not file.endswith(".md")
        if (ROOT / file).is_file()
        for line in (ROOT / file).read_text(errors="replace").splitlines()
        if spelt(game).search(line)
    ]
    (line,) = knowing
    assert line.startswith('tests/__init__.py: os.environ.setdefault("BACKROOM_GAMES", "')
    assert module in line.split('"')[3].split(",")
