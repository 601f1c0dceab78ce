"""Nothing is shown in any way before it is saved, while the disk is slow or full."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import msgspec
import pytest
from aiohttp import ClientSession

import backroom.server
from backroom.server.house import house
from backroom.server.http import api
from backroom.server.rooms import exclusive, journal_writer
from backroom.server.store.failures import Unavailable
from backroom.server.store.group_commit import OnDurable
from backroom.server.store.opening import FILE
from backroom.server.store.store import Store
from tests.support.player import Json, Player, play_out
from tests.support.process import ServerProcess
from tests.support.server import Serving, serving, until
from tests.support.trouble import full_disk

pytestmark = pytest.mark.anyio

CHANGES: Final = {  # requests that change something, and answer when it is saved
    ("POST", "/api/tables"),
    ("POST", "/api/records"),
    ("POST", "/api/pairings"),
    ("POST", "/api/tables/{code}/seats"),
    ("DELETE", "/api/tables/{code}"),
}
# The folders of rooms and of those who command them, which look at a table while nothing is being written.
INSIDE: Final = {"bots", "house", "people", "rooms", "seats", "sessions"}


Answer = tuple[int, Any]
UNAVAILABLE: Final = 503
PASSING: Final = ("connected", "watching", "host", "absent_host")


class Withholding:
    """A store that does not save one thing until allowed: it takes long, or fails."""

    def __init__(self, what: bytes, *, fails: bool) -> None:
        self.store: Any = None
        self.what: bytes = what
        self.fails: bool = fails
        self.asked: asyncio.Event = asyncio.Event()
        self.open: asyncio.Event = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def over(self, store: Store) -> Withholding:
        self.store = store
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    @contextmanager
    def withholding(self) -> Generator[None]:
        """Withhold until the block ends, however it ends: a server that saves nothing cannot stop."""
        try:
            yield
        finally:
            self.open.set()

    def withholds(self, lines: Sequence[bytes]) -> bool:
        if self.open.is_set() or not any(self.what in line for line in lines):
            return False
        self.asked.set()
        return True

    def append_soon(self, table: str, lines: Sequence[bytes], *, seq: int, on_durable: OnDurable) -> None:
        if not self.withholds(lines):
            self.store.append_soon(table, lines, seq=seq, on_durable=on_durable)
        elif self.fails:
            on_durable(Unavailable("the disk is full"))
        else:
            self.tasks.append(asyncio.create_task(self.append_later(table, lines, seq, on_durable)))

    async def append_later(self, table: str, lines: Sequence[bytes], seq: int, on_durable: OnDurable) -> None:
        await self.open.wait()
        self.store.append_soon(table, lines, seq=seq, on_durable=on_durable)

    async def append(self, table: str, lines: Sequence[bytes], *, seq: int) -> None:
        if self.withholds(lines):
            raise Unavailable("the disk is full")
        await self.store.append(table, lines, seq=seq)


class Reader(NamedTuple):
    """One way to look at a table."""

    method: str
    path: str
    token: str | None = None
    body: Json | None = None


def readers(code: str, tokens: Sequence[str]) -> list[Reader]:
    """Every request that changes nothing, with and without a seat."""
    found: list[Reader] = []
    for route in api.routes():
        if (route.method, route.path) in CHANGES or "qr.svg" in route.path or route.path.endswith("/link"):
            continue  # a link and its QR code contain only the code
        bodies: dict[str, Json] = {
            "/api/seats": {"tokens": list(tokens)},
            "/api/tables/{code}/outlook": {"ask": 1, "moves": []},
        }
        for token in (None, *tokens):
            found.append(Reader(route.method, route.path.format(code=code), token, bodies.get(route.path)))
    return found


async def look(ask: Callable[..., Any], wanted: Sequence[Reader]) -> dict[str, Answer]:
    """The answers to all of them; none may wait for long."""
    lanes = asyncio.Semaphore(3)  # an address may have only so many large answers in flight

    async def one_of_them(one: Reader) -> Answer:
        async with lanes:
            return await ask(one.method, one.path, one.body, one.token)

    async with asyncio.timeout(60):
        answers = await asyncio.gather(*map(one_of_them, wanted))
    return dict(zip(map(repr, wanted), ((status, plain(said)) for status, said in answers), strict=True))


def plain(said: Any) -> Any:
    """An answer without who is present, which is not stored."""
    return changed(said, lambda name, value: None if name in PASSING else value)


def changed(said: Any, change: Callable[[str, Any], Any]) -> Any:
    """An answer with other values under some names, anywhere in it."""
    if isinstance(said, dict):
        fields = cast("Json", said)
        return {name: change(name, changed(value, change)) for name, value in fields.items()}
    return [changed(one, change) for one in cast("list[Any]", said)] if isinstance(said, list) else said


def is_so(shown: Answer, kept: Answer) -> bool:
    """Whether an answer matches what was saved, says nothing, or says that it waits for nobody just now."""
    nobody_asked = changed(kept[1], lambda name, value: [] if name == "asked" else value)
    return shown[0] == UNAVAILABLE or shown in (kept, (kept[0], nobody_asked))


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for seconds in these tests."""
    monkeypatch.setattr(exclusive, "TIME_TO_WAIT", 0.3)
    monkeypatch.setattr(house, "TIME_TO_WAIT", 0.3)
    monkeypatch.setattr(journal_writer, "LONGEST_WAIT", 0.3)


async def sit(server: Serving, company: list[Player]) -> None:
    await server.ask("POST", f"/api/tables/{code_of(company)}/seats", {"name": "Zoe"})


async def start(_: Serving, company: list[Player]) -> None:
    await company[0].do("start")


async def end(_: Serving, company: list[Player]) -> None:
    await play_out(company, level="uniform")


async def pause(_: Serving, company: list[Player]) -> None:
    await company[0].do("start")
    await company[0].do("pause")


async def leave(server: Serving, company: list[Player]) -> None:
    await company[0].do("start")
    await company[2].ask("leave")


def code_of(company: list[Player]) -> str:
    return company[0].update["table"]["code"]


def standing(player: Player) -> Json:
    """What the last update said of the table that a restart does not change."""
    table = player.update["table"]
    seats = [{name: seat[name] for name in ("person", "bot", "left")} for seat in table["seats"]]
    return {"stage": table["stage"], "paused": table["paused"], "seats": seats}


@asynccontextmanager
async def after_a_kill(server: Serving, path: Path) -> AsyncGenerator[Serving]:
    """Another server, which finds on its disk what the first has saved so far."""
    await server.house.services.store.backup(path)
    async with serving(path) as other:
        yield other


@pytest.mark.parametrize("fails", [False, True], ids=["stalls", "fails"])
@pytest.mark.parametrize(
    ("act", "line"),
    [(sit, b'"Zoe"'), (start, b'"started"'), (end, b'"ended"'), (pause, b'"paused"'), (leave, b'"bot_sat"')],
    ids=["sit", "start", "end", "pause", "leave"],
)
async def test_no_request_shows_what_is_not_saved(
    tmp_path: Path, act: Callable[..., Any], line: bytes, *, fails: bool
) -> None:
    """Each answers what it would answer after a kill, or that it cannot answer now."""
    store = Withholding(line, fails=fails)
    async with serving(tmp_path / "store.sqlite3", wrap=store.over) as server:
        made = await server.make(players=4 if act is sit else 3, public=True, setup={"rounds": 1})
        code, tokens = made["code"], [made["tokens"]["0"]]
        for name in ("Bob", "Cid"):
            tokens.append((await server.sit(code, name))["token"])
        company = [await server.player(token=token).enter() for token in tokens]
        wanted = readers(code, tokens)
        acting = asyncio.create_task(act(server, company))
        with store.withholding():
            await store.asked.wait()
            seen = [(len(player.messages), standing(player)) for player in company]
            server.room(code).broadcast.shown = None  # as if nobody had been there to be shown it
            shown = await look(server.ask, wanted)
            late = await server.player(table=code).open()
            await company[1].say({"type": "chat", "id": "c", "text": "is anybody there?"})
            assert (await server.ask("DELETE", f"/api/tables/{code}", token=tokens[0]))[0] == 503
            async with after_a_kill(server, tmp_path / "after.sqlite3") as other:
                kept = await look(other.ask, wanted)
                back = [await other.player(token=token).enter() for token in tokens]
            for one, answered in shown.items():
                assert is_so(answered, kept[one]), one
            assert any(status == 200 for status, _ in shown.values())
            for player, (before, stood), saved in zip(company, seen, back, strict=True):
                # an update of what was saved just before may still be on its way
                assert {message["type"] for message in player.messages[before:]} <= {"trouble", "update"}
                assert player.last <= saved.last
                assert standing(player) in (stood, standing(saved))
            assert late.update == {}
        await acting
        await late.until(lambda: late.update)
        await until(lambda: not server.room(code).queue.is_in_use)
        assert (await server.ask("GET", f"/api/tables/{code}"))[0] == 200


async def test_a_game_that_is_over_on_a_full_disk_stays_in_memory_and_out_of_lists(
    tmp_path: Path,
) -> None:
    store = Withholding(b'"ended"', fails=True)
    async with serving(tmp_path / "store.sqlite3", wrap=store.over) as server:
        company = await server.company(setup={"rounds": 1}, public=True)
        room = server.room(code_of(company))
        playing = asyncio.create_task(play_out(company, level="uniform"))
        await store.asked.wait()
        assert (room.table.stage, room.queue.durable_stage) == ("over", "running")
        assert b'backroom_tables_by_stage{stage="over"} 1.0' not in (await server.ask("GET", "/metrics"))[1]
        summarizing = asyncio.create_task(room.listing.update())
        playing.cancel()
        for player in company:
            await player.vanish()
        server.house.forget(room)
        assert server.house.present(room.head.id) is room
        lists = {"/api/finished": 0, "/api/tables": 1}
        for path, count in lists.items():
            _, listed = await server.ask("GET", path)
            assert [one["about"]["stage"] for one in listed["tables"]] == ["running"] * count
        store.open.set()
        await summarizing
        assert len((await server.ask("GET", "/api/finished"))[1]["tables"]) == 1


async def test_bots_are_asked_nothing_that_is_not_saved(tmp_path: Path) -> None:
    """A bot that has just thought looks at the table again, which is ahead of what its seat was told."""
    store = Withholding(b'"paused"', fails=False)
    async with serving(tmp_path / "store.sqlite3", wrap=store.over) as server:
        made = await server.make(fill="random")
        host = await server.player(token=made["tokens"]["0"]).enter()
        await host.do("start")
        room = server.room(made["code"])
        await until(lambda: bool(room.bots.seats) and not any(bot.task for bot in room.bots.seats.values()))
        pausing = asyncio.create_task(host.do("pause"))
        await store.asked.wait()
        due, room.queue.alarm.due = room.queue.alarm.due, -1.0
        looked: list[int] = []
        room.bots.look_at_table = lambda: looked.append(1)
        room.queue.watch_table()
        assert (looked, room.queue.alarm.due) == ([], -1.0)
        room.queue.alarm.due = due
        store.open.set()
        await pausing
        assert looked


async def test_leaving_during_shutdown_shows_nothing_that_was_not_saved(tmp_path: Path) -> None:
    store = Withholding(b'"started"', fails=True)
    async with serving(tmp_path / "store.sqlite3", wrap=store.over) as server:
        company = await server.company()
        await company[0].say({"type": "start", "id": "s"})
        await store.asked.wait()
        await server.stop()
        for player in company:
            await player.until_closed()
            assert player.told("game_started") == []
            assert player.update["table"]["stage"] == "open"


def test_every_request_is_known_to_read_or_to_change() -> None:
    """A new one is tried here, or listed as changing something."""
    routes = {(route.method, route.path) for route in api.routes()}
    assert routes >= CHANGES
    reading = {route for route in routes if route[0] == "GET"} | {
        ("POST", "/api/seats"),
        ("POST", "/api/tables/{code}/outlook"),
    }
    assert routes == reading | CHANGES


def test_nobody_outside_a_room_reaches_its_table() -> None:
    """They have `Room.seen`, which waits until it is saved."""
    found: set[str] = set()
    server = Path(backroom.server.__file__).parent
    for path in server.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and node.attr == "table" and is_room(node.value):
                found.add(path.relative_to(server).parts[0])
    assert found <= INSIDE, found - INSIDE


def is_room(node: ast.expr) -> bool:
    """Whether an expression looks like a room: by its name, or because it was found or loaded."""
    if isinstance(node, ast.Await):
        return True
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in {"room", "present", "again", "there", "found"}


# With a process that is killed, on a full disk


async def ask(base: str, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    data = None if body is None else msgspec.json.encode(body)
    async with (
        ClientSession() as http,
        http.request(method, base + path, data=data, headers=headers) as response,
    ):
        text = await response.read()
        is_json = response.content_type == "application/json"
        return response.status, msgspec.json.decode(text) if is_json else text


async def answer(player: Player) -> Json:
    """Send an answer to the question, without waiting for the outcome."""
    question = await player.until(lambda: player.question)
    ask_id, move = question["ask"]["id"], question["options"][0]
    said = {"type": "answer", "id": f"a-{ask_id}", "ask": ask_id, "move": move}
    await player.say(said)
    return said


async def look_and_kill(folder: Path, server: ServerProcess, host: Player, wanted: Sequence[Reader]) -> Any:
    """Do something that a full disk cannot save, and look; returns what was shown before the kill."""
    await host.until(lambda: host.question)  # an earlier bot could not be saved either
    with full_disk(folder / FILE, process=server.process.pid):
        before = len(host.messages)
        await answer(host)
        await host.next("trouble", before)
        shown = await look(partial(ask, server.base), wanted)
        await server.kill()
    await host.vanish()
    return shown


async def test_what_was_shown_on_a_full_disk_is_still_true_after_a_kill(tmp_path: Path) -> None:
    server = await ServerProcess.start(tmp_path, "--unlimited")
    try:
        body = {"game": "omerta", "name": "Ann", "speed": "untimed", "public": True, "fill": "random"}
        status, made = await ask(server.base, "POST", "/api/tables", body)
        assert status == 201, made
        wanted = readers(made["code"], [made["tokens"]["0"]])
        host = await Player(server.base, token=made["tokens"]["0"]).enter()
        await host.do("start")
        for _ in range(2):
            shown = await look_and_kill(tmp_path, server, host, wanted)
            server = await ServerProcess.start(tmp_path, "--unlimited")
            kept = await look(partial(ask, server.base), wanted)
            for one, answered in shown.items():
                assert is_so(answered, kept[one]), one
            host = await Player(server.base, token=made["tokens"]["0"]).enter()
            said = await answer(host)
            await host.until(lambda host=host, said=said: said["id"] in host.replies)
        await host.close()
    finally:
        assert await server.stop() == 0
