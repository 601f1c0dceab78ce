"""The example bot, as its author starts it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random

import pytest

from backroom.client import connect, make_table
from tests.client.players import play, until
from tests.client.serving import SHORT, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_bot.py"


@pytest.mark.parametrize(
    ("game", "setup"),
    [("omerta", SHORT), ("organized_crime", {"players": 2, "variant": "short", "rounds": 1})],
)
async def test_the_example_plays_a_whole_game(server: Server, game: str, setup: dict[str, object]) -> None:
    bots = {2: "random"} if setup["players"] == 3 else {}
    links = await make_table(server.address, game=game, setup=setup, bots=bots)
    async with connect(links.seats[0]) as host:
        example = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), links.table, "Example", stdout=PIPE, stderr=PIPE
        )
        await until(host, lambda: host.table.seats[1].person == "Example")
        await host.start()
        await play(host, Random(3))
        said, complaints = await example.communicate()
    assert (example.returncode, complaints) == (0, b"")
    seated, ending = said.decode().splitlines()
    assert seated.startswith(f"At the table; {links.table}#")
    assert ending.startswith("The game ")
    await server.record(links.table)


def test_the_example_is_short() -> None:
    """People read it before anything else."""
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40
