"""Large answers: in pieces, as fast as they are read, few at once, and none for clients that never read."""

from __future__ import annotations

import asyncio
import gzip
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import ExitStack, asynccontextmanager
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any, cast
from urllib.parse import urlsplit

import aiohttp
import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from backroom.core import log
from backroom.games import GAMES
from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.server.app import OUTBOX, REQUESTS
from backroom.server.http import streaming as outbox
from backroom.server.http.openapi import OPERATIONS
from backroom.server.http.streaming import Outbox, Stream
from backroom.server.review import replays, worker
from backroom.server.review.messages import Job, Made
from backroom.server.review.replays import TOO_LONG
from backroom.server.rooms.journal_lines import ENCODER, Wrote
from backroom.table.journal import Options
from backroom.table.restoring import import_lines
from tests.support.long_record import long_record
from tests.support.process import ROOT, ServerProcess
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.uncompiled]

AUDITS = 13_000  # in a record of 1 MB as JSON, whose replay has 25 MB
PLAIN = {"Accept-Encoding": "identity"}
UNREAD = 8
MEGABYTE = 1024 * 1024
A_FEW_BYTES = 4096  # that the kernel buffers for a client that does not read


@pytest.fixture(scope="module")
def record() -> str:
    return long_record(AUDITS)


@pytest.fixture(scope="module")
def shorter() -> str:
    return long_record(2_000)


async def bring(server: Serving, record: str, **wanted: Any) -> str:
    """Make a table from a record; returns its address."""
    return await post(server.http, server.base, record, **wanted)


async def post(http: aiohttp.ClientSession, base: str, record: str, **wanted: Any) -> str:
    """The same, for a server in its own process."""
    body = BytesIO(msgspec.json.encode({"record": record, "name": "Ann"} | wanted))
    async with http.post(f"{base}/api/records", data=body) as response:
        made = await response.json()
        assert response.status == 201, made
        return f"/api/tables/{made['code']}"


async def ask_and_not_read(base: str, path: str, **headers: str) -> asyncio.StreamWriter:
    """Request something over a separate connection, and never read it."""
    address = urlsplit(base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=1)
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n{lines}\r\n".encode())
    await reader.read(1)  # from here on the answer is in flight
    cast("asyncio.Transport", writer.transport).pause_reading()
    return writer


def outbox_of(server: Serving) -> Outbox:
    return server.runner.app[OUTBOX]


def memory_of(process: int) -> int:
    """The memory of a process in bytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError


@asynccontextmanager
async def longest_turn() -> AsyncGenerator[list[float]]:
    """The most seconds this thread worked between two turns of the loop; others' work does not count."""
    longest = [0.0]

    async def watch() -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(0)
            now = time.thread_time()
            longest[0], before = max(longest[0], now - before), now

    watching = asyncio.create_task(watch())
    yield longest
    watching.cancel()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody can look at another's memory")
async def test_answers_that_nobody_reads_take_hardly_any_memory(tmp_path: Path, record: str) -> None:
    server = await ServerProcess.start(tmp_path, "--unlimited")
    try:
        async with aiohttp.ClientSession(server.base) as http:
            path = f"{await post(http, server.base, record)}/replay?eyes=all"
            async with http.get(path) as response:  # from here on it is cached, compressed
                assert len(await response.read()) > 20 * MEGABYTE
            before = memory_of(server.process.pid)
            lines = [await ask_and_not_read(server.base, path) for _ in range(UNREAD)]
            async with http.get("/healthz") as response:
                assert response.status == 200
            assert memory_of(server.process.pid) - before < 32 * MEGABYTE
            for writer in lines:
                writer.close()
    finally:
        assert await server.stop() == 0


async def test_inflating_an_answer_does_not_block_the_loop(server: Serving, record: str) -> None:
    path = f"{await bring(server, record)}/replay?eyes=all"
    _, packed = await raw(server, path, {"Accept-Encoding": "gzip"})
    address = urlsplit(server.base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=MEGABYTE)
    async with longest_turn() as longest:
        writer.write(f"GET {path} HTTP/1.0\r\nHost: x\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        size = 0
        while piece := await reader.read(MEGABYTE):
            size += len(piece)
    writer.close()
    assert head.startswith(b"HTTP/1.0 200 OK\r\n")
    assert size == len(gzip.decompress(packed)) > 20 * MEGABYTE
    assert longest[0] < 0.05


async def raw(server: Serving, path: str, headers: dict[str, str]) -> tuple[int, bytes]:
    """An answer as it came over the wire."""
    async with (
        aiohttp.ClientSession(server.base, auto_decompress=False) as http,
        http.get(path, headers=headers) as response,
    ):
        return response.status, await response.read()


@pytest.mark.parametrize("chunk", [1, 1000, 1_000_000])
def test_an_answer_inflated_in_pieces_equals_the_original(chunk: int) -> None:
    text = b"".join(bytes([number % 251]) * (number % chunk + 1) for number in range(600))
    pieces = list(outbox.inflate(gzip.compress(text)))
    assert b"".join(pieces) == text
    assert max(map(len, pieces)) <= outbox.PIECE


async def test_a_head_request_gets_no_body(server: Serving, shorter: str) -> None:
    path = f"{server.base}{await bring(server, shorter)}/replay?eyes=all"
    async with server.http.get(path, headers=PLAIN) as whole, server.http.head(path, headers=PLAIN) as head:
        assert whole.headers["Content-Length"] == head.headers["Content-Length"]
        assert len(await whole.read()) == int(whole.headers["Content-Length"])
        assert await head.read() == b""


async def test_the_space_is_freed_when_a_client_that_did_not_read_leaves(tmp_path: Path, record: str) -> None:
    async with serving(tmp_path / "store.sqlite3", send_buffer=A_FEW_BYTES) as server:
        path = f"{await bring(server, record)}/replay?eyes=all"
        writer = await ask_and_not_read(server.base, path)
        box = outbox_of(server)
        assert list(box.waiting) == ["127.0.0.1"]
        assert box.prepared == {}
        writer.transport.abort()
        await until(lambda: (box.waiting, box.in_all) == ({}, 0))


@pytest.mark.parametrize("reads", [False, True])
async def test_a_client_that_reads_nothing_or_too_slowly_is_cut_off_and_the_space_is_freed(
    tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch, reads: bool
) -> None:
    monkeypatch.setattr(outbox, "TIME_TO_BEGIN", 0.2)
    monkeypatch.setattr(outbox, "SLOWEST", 1_000_000_000 if reads else 50_000)
    async with serving(tmp_path / "store.sqlite3", send_buffer=A_FEW_BYTES) as server:
        path = f"{await bring(server, record)}/replay?eyes=all"
        address = urlsplit(server.base)
        reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=A_FEW_BYTES)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        came = await reader.read(1)
        if reads:
            while outbox_of(server).in_all:
                came += await reader.read(A_FEW_BYTES)
                await asyncio.sleep(0.01)
        await until(lambda: outbox_of(server).in_all == 0)
        try:
            while piece := await reader.read(MEGABYTE):
                came += piece
        except ConnectionResetError:
            pass  # as it must be: the rest was discarded
        assert len(came) < 20 * MEGABYTE, "not all of it"
        writer.close()
        assert (await server.ask("GET", "/api/games"))[0] == 200


async def test_a_client_that_reads_slowly_but_steadily_gets_everything(
    server: Serving, shorter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "TIME_TO_BEGIN", 5.0)
    path = f"{await bring(server, shorter)}/replay?eyes=all"
    came = b""
    async with server.http.get(server.base + path, headers=PLAIN) as response:
        async for piece in response.content.iter_chunked(100_000):
            came += piece
            await asyncio.sleep(0.005)
    assert len(msgspec.json.decode(came)["moments"]) > 2_000


async def test_an_address_has_so_much_in_flight_and_another_is_not_hindered(
    tmp_path: Path, shorter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refused client may come back when the first answer was read."""
    monkeypatch.setattr(outbox, "MOST", 1)  # one answer at a time, then
    monkeypatch.setattr(outbox, "QUEUE_TIMEOUT", 0.1)
    settings = replace(PATIENT, behind_proxy=True)
    async with serving(tmp_path / "store.sqlite3", settings, send_buffer=A_FEW_BYTES) as server:
        path = f"{await bring(server, shorter)}/replay?eyes=all"
        writer = await ask_and_not_read(server.base, path, X_Forwarded_For="192.0.2.1")

        async def ask(address: str) -> tuple[int, str | None]:
            headers = {**PLAIN, "X-Forwarded-For": address}
            async with server.http.get(server.base + path, headers=headers) as response:
                assert "Content-Security-Policy" in response.headers
                await response.read()
                return response.status, response.headers.get("Retry-After")

        assert await ask("192.0.2.1") == (429, "5")
        assert await ask("192.0.2.2") == (200, None)
        writer.transport.abort()
        await until(lambda: not outbox_of(server).waiting)
        assert await ask("192.0.2.1") == (200, None)


async def test_all_addresses_together_have_so_much_in_flight(
    tmp_path: Path, shorter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_IN_ALL", 1)
    monkeypatch.setattr(outbox, "QUEUE_TIMEOUT", 0.1)
    settings = replace(PATIENT, behind_proxy=True)
    async with serving(tmp_path / "store.sqlite3", settings, send_buffer=A_FEW_BYTES) as server:
        path = f"{await bring(server, shorter)}/replay?eyes=all"
        writer = await ask_and_not_read(server.base, path, X_Forwarded_For="192.0.2.1")
        headers = {**PLAIN, "X-Forwarded-For": "192.0.2.2"}
        async with server.http.get(server.base + path, headers=headers) as response:
            assert (response.status, (await response.json())["rule"]) == (429, "limit")
        writer.transport.abort()


async def test_an_answer_refused_for_a_moment_is_sent_when_the_first_was_read(
    server: Serving, shorter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST", 1)
    path = f"{await bring(server, shorter)}/replay?eyes=all"
    answers = await asyncio.gather(*(raw(server, path, PLAIN) for _ in range(6)))
    assert [status for status, _ in answers] == [200] * 6
    assert len({text for _, text in answers}) == 1


async def test_an_address_has_so_many_large_answers_in_the_making(
    server: Serving, shorter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They take memory and work before the first byte is sent."""
    monkeypatch.setattr(outbox, "QUEUE_TIMEOUT", 0.1)
    path = await bring(server, shorter)
    box = outbox_of(server)
    box.prepared["127.0.0.1"] = outbox.PREPARED
    for what in ("replay?eyes=all", "highlights", "record", "told"):
        status, problem = await server.ask("GET", f"{path}/{what}")
        assert (status, problem["rule"]) == (429, "limit")
    assert (await server.ask("GET", "/api/nothing/told"))[0] == 404, "nothing is prepared for it"
    box.prepared["127.0.0.1"] -= 1
    assert (await server.ask("GET", f"{path}/record"))[0] == 200
    assert box.queued == {}


async def test_five_at_a_table_behind_one_router_all_get_what_they_ask_for_at_its_end(
    server: Serving, shorter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They wait for each other; only a crowd is turned away at once."""
    monkeypatch.setattr(outbox, "PREPARED", 2)
    path = await bring(server, shorter)
    wanted = [f"{path}/{what}" for what in ("told", "record", "highlights")] * 5
    answers = await asyncio.gather(*(server.ask("GET", one) for one in wanted))
    assert [status for status, _ in answers] == [200] * 15
    monkeypatch.setattr(outbox, "QUEUED", 4)
    box = outbox_of(server)
    box.prepared["127.0.0.1"] = outbox.PREPARED
    asking = [asyncio.create_task(server.ask("GET", wanted[0])) for _ in range(4)]
    await until(lambda: box.queued.get("127.0.0.1") == 4)
    assert (await server.ask("GET", wanted[0]))[0] == 429
    box.prepared["127.0.0.1"] = 0
    box.freed.set()
    assert [status for status, _ in await asyncio.gather(*asking)] == [200] * 4
    assert box.queued == {}


def test_however_many_a_few_addresses_prepare_another_still_gets_an_answer() -> None:
    """The fewer places are left, the fewer one address may have; a whole IPv6 site counts as one."""
    box = Outbox(lambda _address, _megabytes: None)
    with ExitStack() as held:

        def prepare(address: str) -> bool:
            try:
                held.enter_context(box.preparing(address))
            except outbox.Full:
                return False
            return True

        def most(address: str) -> int:
            count = 0
            while prepare(address):
                count += 1
            return count

        assert [most("192.0.2.1"), most("2001:db8:1:1::/64"), most("2001:db8:1:2::/64")] == [8, 8, 0]
        greedy = [most(f"198.51.100.{number}") for number in range(10)]
        assert greedy == sorted(greedy, reverse=True)
        assert prepare("192.0.2.2"), "an honest one, beside twelve who take all they get"
        while prepare(f"203.0.113.{len(box.prepared)}"):
            pass
        assert sum(box.prepared.values()) == outbox.PREPARED_IN_ALL
    assert box.prepared == {}


async def test_each_megabyte_that_was_sent_counts_as_a_request(tmp_path: Path, shorter: str) -> None:
    settings = replace(PATIENT, requests_burst=1000, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        path = f"{await bring(server, shorter)}/replay?eyes=all"
        bucket = server.runner.app[REQUESTS].buckets["127.0.0.1"]
        before = bucket.left
        _, text = await raw(server, path, PLAIN)
        assert before - bucket.left == pytest.approx(4 + len(text) / MEGABYTE, abs=0.01)
        assert len(text) > 3 * MEGABYTE


async def test_every_answer_goes_out_in_pieces_if_it_is_large(
    server: Serving, shorter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is requested: here everything is large, and says the same as in one piece."""
    made = await server.make("organized_crime", players=2, setup={"board": BOARD_TEXT})
    over = await bring(server, shorter, public=True)
    sent: list[str] = []
    send = Stream.send

    async def note(stream: Stream) -> Any:
        sent.append(stream.request.path)
        return await send(stream)

    monkeypatch.setattr(Stream, "send", note)
    asked = [one.path for one in OPERATIONS if one.method == "get"] + ["/openapi.json", "/schemas"]
    paths = [
        path.replace("/api/tables/{code}", table)
        for path in asked
        for table in (over, f"/api/tables/{made['code']}")
        if "{code}" in path or table == over
    ]
    assert f"/api/tables/{made['code']}" in paths
    before = {path: await server.ask("GET", path) for path in paths}
    monkeypatch.setattr(outbox, "LARGE", 0)
    sent.clear()
    for path in paths:
        assert await server.ask("GET", path) == before[path]
    assert sent == paths


@pytest.mark.parametrize(("module", "limit"), [(replays, "LARGEST"), (worker, "LARGEST_COMPRESSED")])
def test_a_replay_that_would_be_too_large_is_refused_in_a_sentence(
    shorter: str, monkeypatch: pytest.MonkeyPatch, module: ModuleType, limit: str
) -> None:
    def played_again() -> Made:
        made = log.read(shorter.encode(), GAMES)
        lines = import_lines(ORGANIZED_CRIME, made, options=Options(), secret=bytes(32), now=0.0)
        written = cast("Sequence[Raw]", lines)
        page = ENCODER.encode_lines([Wrote(line, None) for line in written])
        return worker.attempt(Job("replay", "organized_crime", (page,), "all"))

    assert played_again().refused is None
    monkeypatch.setattr(module, limit, 1000)
    assert played_again().refused == TOO_LONG


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system does not hold to it")
def test_a_game_for_which_there_is_not_enough_memory_is_refused_in_the_same_sentence() -> None:
    program = """
from backroom.server.review import worker
from backroom.server.review.messages import Job
from backroom.server.processes.work import limit_memory
worker.do = lambda job: len(bytes(1_000_000_000))
limit_memory(500_000_000)
print(worker.attempt(Job("replay", "omerta", ())).refused)
"""
    said = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == TOO_LONG


async def test_a_game_that_takes_too_long_to_play_again_is_refused_and_the_next_one_is_not(
    server: Serving, shorter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await bring(server, shorter)
    with monkeypatch.context() as patched:
        patched.setattr(server.house.services.reviewer.child, "deadline", 0.001)
        status, problem = await server.ask("GET", f"{path}/replay?eyes=all")
    assert (status, problem) == (400, {"rule": "message", "why": TOO_LONG})
    assert server.house.services.reviewer.child.process is None
    assert (await server.ask("GET", f"{path}/replay?eyes=all"))[0] == 200
