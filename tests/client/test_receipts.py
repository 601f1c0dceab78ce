"""A seat in Python keeps a receipt, which clears an honest house and catches a cheating one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from backroom import cli
from backroom.client import Seat, connect, make_table
from backroom.core.log import write
from backroom.core.receipt import Receipt, read_receipt
from backroom.core.refusal import Malformed, Refused
from tests.client.players import play_soon_over, until
from tests.client.serving import SHORT, Server
from tests.support.crooked import Crooked, crooked
from tests.support.server import until as holds

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
BOTS = {1: "random", 2: "random"}


@pytest.fixture
async def house(server: Server) -> AsyncGenerator[Crooked]:
    """The same server behind a proxy that may lie."""
    async with crooked(server.address) as proxy:
        yield proxy


def kept_in(file: Path) -> Receipt:
    return read_receipt(file.read_bytes())


async def verified(server: Server, link: str, file: Path) -> int:
    """What `backroom verify` says about the record and a receipt."""
    record = file.with_name("game.jsonl")
    record.write_bytes(write(await server.record(link)))  # it verifies without a receipt
    return await asyncio.to_thread(cli.run, ["verify", str(record), "--receipt", str(file)])


async def start_and_play(seat: Seat) -> None:
    """Start, and finish quickly."""
    await seat.start()
    await play_soon_over(seat)


async def test_an_honest_game_fits_the_receipt(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, bots=BOTS)
    file = tmp_path / "receipt.json"
    async with connect(links.seats[0], receipt=file) as seat:
        before = kept_in(file)
        assert (before.seat, before.early, before.taken, before.announced) == (0, True, True, None)
        assert seat.link.partition("#")[2] not in file.read_text()
        await start_and_play(seat)
    after = kept_in(file)
    record = await server.record(links.table)
    assert after.announced == record.header.fairness
    assert after.commitment == before.commitment
    assert after.given == before.given
    assert await verified(server, links.table, file) == 0
    assert "its own bytes are in the draws" in capsys.readouterr().out


async def test_a_receipt_outlives_the_program_that_kept_it(server: Server, tmp_path: Path) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, bots=BOTS)
    file = tmp_path / "receipt.json"
    async with connect(links.seats[0], receipt=file):
        first = kept_in(file)
    async with connect(links.seats[0], receipt=file) as seat:
        with pytest.raises(Refused):
            await seat.contribute()  # the same bytes again, still confirmed
        assert kept_in(file) == first
        await start_and_play(seat)
    async with connect(links.seats[0], receipt=file):
        assert kept_in(file).given == first.given
    assert await verified(server, links.table, file) == 0


async def test_a_receipt_is_not_written_over_that_of_another_table(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "receipt.json"
    first = await make_table(server.address, game="omerta", setup=SHORT, bots=BOTS)
    second = await make_table(server.address, game="omerta", setup=SHORT, bots=BOTS)
    async with connect(first.seats[0], receipt=file):
        kept = kept_in(file)
    with pytest.raises(Malformed, match="is the receipt of another seat"):
        async with connect(second.seats[0], receipt=file):
            pass
    assert kept_in(file) == kept


async def test_a_player_who_sits_down_late_has_a_receipt_without_bytes(
    server: Server, tmp_path: Path
) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, bots=BOTS, handover="open")
    file = tmp_path / "receipt.json"
    async with connect(links.seats[0]) as host:
        await host.start()
        async with connect(links.table, name="Late", receipt=file) as late:
            kept = kept_in(file)
            assert (kept.early, kept.given, kept.left) == (False, None, False)
            await asyncio.gather(play_soon_over(host), play_soon_over(late))
    assert await verified(server, links.table, file) == 0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("00" * 32, "the record has other bytes for this seat than it sent"),
        (None, "the bytes of this seat are not in the record"),
    ],
)
async def test_a_house_that_plays_with_other_bytes_is_caught_by_both_seats(
    server: Server,
    house: Crooked,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    given: str,
    sentence: str,
) -> None:
    house.swap(0, given)
    links = await make_table(house.base, game="omerta", setup=SHORT, bots={2: "random"})
    mine, another = tmp_path / "mine.json", tmp_path / "another.json"
    async with (
        connect(links.seats[0], receipt=mine) as ann,
        connect(links.table, name="Bob", receipt=another) as bob,
    ):
        await until(ann, lambda: ann.table.seats[1].person == "Bob")
        await ann.start()
        await asyncio.gather(play_soon_over(ann), play_soon_over(bob))
    assert await verified(server, links.table, mine) == 1
    assert sentence in capsys.readouterr().out
    assert await verified(server, links.table, another) == 1
    assert "other contributions than were announced at the start, in seat 1." in capsys.readouterr().out


async def test_a_house_that_changes_its_promise_is_caught(
    server: Server, house: Crooked, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house.promise("ab" * 32, until=lambda said: said.get("table", {}).get("stage") == "running")
    links = await make_table(house.base, game="omerta", setup=SHORT, bots=BOTS)
    file = tmp_path / "receipt.json"
    async with connect(links.seats[0], receipt=file) as seat:
        await start_and_play(seat)
    kept = kept_in(file)
    assert kept.commitment == "ab" * 32
    assert kept.changed is not None
    assert await verified(server, links.table, file) == 1
    said = capsys.readouterr().out
    assert "the record commits to another secret than this seat was shown" in said
    assert "this seat was shown two different commitments" in said


@pytest.mark.parametrize("cheats", [False, True])
async def test_join_compares_its_receipt_with_the_record(
    server: Server, house: Crooked, tmp_path: Path, capsys: pytest.CaptureFixture[str], *, cheats: bool
) -> None:
    if cheats:
        house.swap(1, "00" * 32)
    links = await make_table(house.base, game="omerta", setup=SHORT, bots={2: "random"})
    file = tmp_path / "receipt.json"
    arguments = ["join", links.table, "--bot-level", "random", "--name", "Joe", "--receipt", str(file)]
    command = asyncio.create_task(asyncio.to_thread(cli.run, arguments))
    async with connect(links.seats[0]) as host:
        await until(host, lambda: host.table.seats[1].person == "Joe")
        await holds(lambda: file.exists() and kept_in(file).taken)
        await start_and_play(host)
        assert await command == (1 if cheats else 0)
    said = capsys.readouterr().out
    assert ("the house confirmed them" if cheats else "its own bytes are in the draws") in said
    record = await server.record(links.table)
    assert kept_in(file).digest == record.digest


async def test_a_receipt_that_cannot_be_saved_is_a_complaint(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, bots=BOTS)
    file = tmp_path / "receipt.json"
    file.write_text("eggs")
    arguments = ["join", links.seats[0], "--bot-level", "random", "--receipt", str(file)]
    assert await asyncio.to_thread(cli.run, arguments) == 2
    assert capsys.readouterr().err.startswith(f"backroom: {file}: this is no receipt: ")
    assert file.read_text() == "eggs"
