"""Many small things from one address, each of them allowed: others hardly notice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, Final

import pytest
from aiohttp import ClientSession, TCPConnector
from msgspec.structs import replace

from backroom.server.operations.limits import SHARE
from backroom.server.rooms import journal_writer
from backroom.server.settings import Settings
from tests.browser.countries import found, session
from tests.support.player import Json, Player
from tests.support.server import MANY, PATIENT, Serving, serving

pytestmark = pytest.mark.anyio

SPENDER: Final = "127.0.0.2"  # everybody else comes from 127.0.0.1
CONNECTIONS: Final = 40
AHEAD: Final = 10  # requests in flight on each
SECONDS: Final = 1.0
AT_ONCE: Final = 20  # refusals that an address gets at once, and two a second after that
PAUSE: Final = 1.0  # seconds before each further one
REAL: Final = replace(Settings(), bot_pace=0.0)


class Flood(asyncio.Protocol):
    """Asks the same thing again and again, some requests ahead, and counts the answers."""

    def __init__(self, request: bytes) -> None:
        self.request: bytes = request
        self.statuses: dict[bytes, int] = {}
        self.lost: asyncio.Event = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request * AHEAD)

    def data_received(self, data: bytes) -> None:
        came = [part[:3] for part in data.split(b"HTTP/1.1 ")[1:]]
        for status in came:
            self.statuses[status] = self.statuses.get(status, 0) + 1
        if self.transport is not None:
            self.transport.write(self.request * len(came))

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()


async def flood(server: Serving, path: str) -> dict[bytes, int]:
    """How often one address is answered in a while, by status."""
    host, _, port = server.base.removeprefix("http://").partition(":")
    request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    loop, floods = asyncio.get_running_loop(), [Flood(request) for _ in range(CONNECTIONS)]
    for one in floods:
        await loop.create_connection(lambda one=one: one, host, int(port), local_addr=(SPENDER, 0))
    await asyncio.sleep(SECONDS)
    answers: dict[bytes, int] = {}
    for one in floods:
        assert one.transport is not None
        one.transport.abort()
        for status, count in one.statuses.items():
            answers[status] = answers.get(status, 0) + count
    return answers


async def play_meanwhile(player: Player, done: asyncio.Event) -> list[float]:
    """How long each command of an honest player takes until the others are done."""
    took: list[float] = []
    while not done.is_set():
        since = time.monotonic()
        await player.do("chat", text="still here")
        took.append(time.monotonic() - since)
        await asyncio.sleep(0.1)
    return took


@pytest.mark.parametrize(
    ("path", "limited"),
    [
        ("/healthz", True),
        ("/readyz", True),
        ("/", True),
        ("/openapi.json", True),
        ("/no/such/page", True),
        ("/api/games", True),
        ("/api/x/told", True),
        ("/api/tables/2222AAAA/told", True),
        ("/healthz", False),
        ("/api/games", False),
    ],
)
async def test_one_address_is_answered_so_often_whatever_it_asks(
    tmp_path: Path, path: str, limited: bool
) -> None:
    """Pages, mistakes and refusals cost as much as anything; without the limits this shows thousands."""
    settings = REAL if limited else replace(REAL, pages_burst=MANY, requests_burst=MANY)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        made = await server.make()
        ann = await server.player(token=made["tokens"]["0"]).enter()
        done = asyncio.Event()
        playing = asyncio.create_task(play_meanwhile(ann, done))
        since = time.monotonic()
        answers = await flood(server, path)
        seconds = time.monotonic() - since
        done.set()
        took = await playing
    burst, rate = REAL.pages_burst, REAL.pages_per_second
    if path.startswith("/api"):
        burst, rate = REAL.requests_burst, REAL.requests_per_second
    refused = answers.pop(b"429", 0)
    within = sum(answers.values()) <= burst + rate * seconds + 1
    slowly = refused <= AT_ONCE + 2 * seconds + CONNECTIONS * (seconds / PAUSE + 1)
    assert (within and slowly) == limited, (answers, refused)
    assert len(took) > 1, "an honest player goes on"


@pytest.mark.parametrize("limited", [True, False])
async def test_one_address_makes_so_many_connections_in_a_row(tmp_path: Path, limited: bool) -> None:
    settings = replace(PATIENT, connects_burst=10 if limited else MANY, connects_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        answered = 0
        connector = TCPConnector(local_addr=(SPENDER, 0), force_close=True)
        async with ClientSession(connector=connector) as http:
            for _ in range(15):
                try:
                    async with http.get(f"{server.base}/healthz") as response:
                        answered += response.status == 200
                except OSError:
                    continue
        assert answered == (10 if limited else 15)
        assert (await server.ask("GET", "/healthz"))[0] == 200, "others still come in"


async def spectators(server: Serving, code: str, count: int) -> list[Any]:
    """Spectators of one table, all from one address."""
    http = ClientSession(connector=TCPConnector(local_addr=(SPENDER, 0), limit=0))
    sockets: list[Any] = [http]
    for _ in range(count):
        socket = await http.ws_connect(f"{server.base}/ws", max_msg_size=0)
        await socket.send_json({"type": "hello", "version": 2, "table": code})
        while (await socket.receive_json())["type"] != "update":
            pass
        sockets.append(socket)
    return sockets


@pytest.mark.parametrize("limited", [True, False])
@pytest.mark.parametrize("kind", ["chat", "tip"])
async def test_one_address_says_so_much_and_no_more(tmp_path: Path, kind: str, limited: bool) -> None:
    """Everybody at the table hears it, and what is said before the game is stored for ever."""
    settings = replace(PATIENT, talk_burst=20 if limited else MANY, talk_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        company = await server.company() if kind == "tip" else []
        if kind == "tip":
            await company[0].do("start")
            await company[0].until_stage("running")
            code = company[0].update["table"]["code"]
        else:
            made = await server.make()
            company = [await server.player(token=made["tokens"]["0"]).enter()]
            code = made["code"]
        http, *sockets = await spectators(server, code, 3)
        said = {"chat": {"text": "x" * 500}, "tip": {"seat": 1}}[kind]
        replies: list[str] = []
        for number in range(30):
            for socket in sockets:
                await socket.send_json({"type": kind, "id": str(number), **said})
                while (reply := await socket.receive_json())["type"] not in {"ack", "refused"}:
                    pass
                replies.append(reply["type"])
                if reply["type"] == "refused":
                    assert reply["rule"] == "limit"
        cost = 2 if kind == "chat" else 1
        assert replies.count("ack") == (20 // cost if limited else len(replies))
        await company[0].do("chat", text="others still talk")
        await http.close()


@pytest.mark.parametrize("limited", [True, False])
async def test_one_address_repeats_itself_so_often_and_no_more(tmp_path: Path, limited: bool) -> None:
    """A pause and its end are two lines of the journal, as often as a host likes."""
    settings = replace(PATIENT, talk_burst=20 if limited else MANY, talk_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        ann = (await server.company())[0]
        await ann.do("start")
        replies = [await ann.ask(("pause", "resume")[number % 2]) for number in range(30)]
        assert [reply["type"] for reply in replies].count("ack") == (20 if limited else 30)
        assert {reply.get("rule") for reply in replies} == ({None, "limit"} if limited else {None})
        question = await ann.until(lambda: ann.question)
        await ann.do("answer", ask=question["ask"]["id"], move=question["options"][0])


async def test_another_pace_of_the_bots_counts_as_talk(tmp_path: Path) -> None:
    """Everybody is told, and it is a line of the journal, as often as a host likes."""
    settings = replace(PATIENT, talk_burst=20, talk_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        made = await server.make(fill="regular")
        ann = await server.player(token=made["tokens"]["0"]).enter()
        replies = [await ann.ask("set_pace", pace=("brisk", "calm")[number % 2]) for number in range(30)]
        assert [reply["type"] for reply in replies] == ["ack"] * 20 + ["refused"] * 10
        assert {reply.get("rule") for reply in replies} == {None, "limit"}
        assert ann.update["table"]["pace"] == "calm"


@pytest.mark.parametrize("limited", [True, False])
async def test_one_address_says_so_much_aside_and_no_more(tmp_path: Path, limited: bool) -> None:
    """C30: money may be counted as often as anybody likes, and each time is a line of the journal."""
    settings = replace(PATIENT, talk_burst=20 if limited else MANY, talk_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        ann = (await server.company("organized_crime", players=2))[0]
        await ann.do("start")
        asides = await ann.until(lambda: ann.update["asides"])
        replies = [await ann.ask("aside", move=asides[0]) for _ in range(30)]
        assert [reply["type"] for reply in replies].count("ack") == (20 if limited else 30)
        assert {reply.get("rule") for reply in replies} == ({None, "limit"} if limited else {None})


@pytest.mark.parametrize("limited", [True, False])
async def test_c24_one_address_offers_so_much_on_the_floor_and_no_more(tmp_path: Path, limited: bool) -> None:
    """The floor stays open, and each offer takes the place of the last: 33 minutes of them fill a journal."""
    settings = replace(PATIENT, talk_burst=20 if limited else MANY, talk_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        company = await found(server, session(2))
        bob = company.players[1]
        ask = (await bob.until(lambda: bob.question))["ask"]["id"]
        kinds: list[str] = []
        for number in range(30):
            terms: Json = {"to": 0, "money": 10_000 * (number + 1), "give": [], "take": []}
            kinds.append((await bob.ask("answer", ask=ask, move={"type": "offer", **terms}))["type"])
        assert kinds == (["ack"] * 20 + ["refused"] * 10 if limited else ["ack"] * 30)
        refused = {reply["rule"] for reply in bob.replies.values() if reply["type"] == "refused"}
        assert refused == ({"limit"} if limited else set())


async def test_a_journal_is_only_so_long(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read whole at every start, so nobody may make it longer for ever, by whatever way."""
    host, guest = await server.company("organized_crime", players=2)
    await host.do("start")
    asides = await host.until(lambda: host.update["asides"])
    room = server.room(host.update["table"]["code"])
    monkeypatch.setattr(journal_writer, "MOST_PAGES", room.journal.pages)
    asked, aside = {"ask": 0, "move": {"type": "pass"}}, {"move": asides[0]}
    for kind, said in (("answer", asked), ("aside", aside), ("chat", {"text": "x"}), ("pause", {})):
        assert (await host.refused(kind, **said))[0] == "limit"
    await guest.do("leave")
    assert room.table.seats[1].person is None


async def test_a_message_is_dearer_where_many_hear_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, talk_burst=20)) as server:
        made = await server.make()
        room = server.room(made["code"])
        http, first, *_ = await spectators(server, made["code"], 30)
        await first.send_json({"type": "chat", "id": "1", "text": "x"})
        while (reply := await first.receive_json())["type"] not in {"ack", "refused"}:
            pass
        assert reply["type"] == "ack"
        left = server.house.talk.buckets[SPENDER].left
        assert 20 - left == pytest.approx((1 + 1 / 500) * 30 / 20, abs=0.2)
        assert len(room.audience.all()) == 30
        await http.close()


async def test_one_ipv6_site_counts_too(tmp_path: Path) -> None:
    """A home or a tunnel has up to 65,536 networks: each has its limit, and all of them eight times that."""
    settings = replace(PATIENT, behind_proxy=True, requests_burst=3, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:

        async def ask(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            async with server.http.get(f"{server.base}/api/games", headers=headers) as response:
                return response.status

        statuses = [await ask(f"2001:db8:1:{number:x}::1") for number in range(3 * SHARE + 1)]
        assert statuses == [200] * 3 * SHARE + [429]
        assert await ask("2001:db8:2::1") == 200
        assert await ask("192.0.2.1") == 200


async def test_one_ipv6_site_has_so_many_tables(tmp_path: Path) -> None:
    """A table stays for days, so all networks of a site share one quota."""
    settings = replace(PATIENT, behind_proxy=True, tables_per_address=2)
    body = {"game": "omerta", "name": "Ann", "setup": {"players": 3}}
    async with serving(tmp_path / "store.sqlite3", settings) as server:

        async def make(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            async with server.http.post(f"{server.base}/api/tables", json=body, headers=headers) as response:
                return response.status

        assert [await make(f"2001:db8:1:{number}::1") for number in range(3)] == [201, 201, 409]
        assert await make("2001:db8:2::1") == 201
