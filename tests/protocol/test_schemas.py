"""The served schemas allow every message that is sent, and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any, get_args

import jsonschema_rs
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMessage

from backroom.client import Seat, connect, make_table
from backroom.client.line import Line
from backroom.core import log
from backroom.core.refusal import Refused
from backroom.games import GAMES
from backroom.protocol.messages import (
    VERSION,
    Chat,
    FromServer,
    Hello,
    Kick,
    Pause,
    React,
    Rematch,
    Resume,
    SeatBot,
    Tip,
)
from backroom.protocol.wire import encode
from backroom.server.http.schemas import kinds, schema_text
from tests.client.players import play, until
from tests.client.serving import SHORT, Server
from tests.laws.kits import KITS
from tools.protocol_types import tag_of

pytestmark = pytest.mark.anyio


def validator(name: str) -> jsonschema_rs.Validator:
    """A validator for the messages of a schema."""
    return jsonschema_rs.validator_for(json.loads(schema_text(name)))


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Everything that clients hear and send, as text."""
    everything: dict[str, list[str]] = {"from-server": [], "from-client": []}
    read, send = Line.read, ClientWebSocketResponse.send_str

    def hear(self: Line, message: WSMessage) -> FromServer:
        everything["from-server"].append(message.data)
        return read(self, message)

    async def say(self: ClientWebSocketResponse, data: str, compress: int | None = None) -> None:
        everything["from-client"].append(data)
        await send(self, data, compress)

    monkeypatch.setattr(Line, "read", hear)
    monkeypatch.setattr(ClientWebSocketResponse, "send_str", say)
    return everything


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
async def test_every_message_of_a_whole_game_matches_the_schemas(
    server: Server, said: dict[str, list[str]], game: str
) -> None:
    setup = {**KITS[game].online(0, Random(1)), **KITS[game].short, "players": 3}
    links = await make_table(server.address, game=game, setup=setup, bots={1: "random"}, links=True)
    async with ClientSession() as session, session.ws_connect(f"{server.address}/ws") as spectator:
        code = links.table.rpartition("/")[2]
        await spectator.send_str(encode(Hello(version=VERSION, table=code)).decode())
        watching = asyncio.create_task(read_all(spectator))  # a spectator who answers no ping is sent away
        async with connect(links.seats[0]) as host, connect(links.seats[2], name="Ann") as guest:
            await fuss(host)
            await asyncio.gather(play(host, Random(1)), play(guest, Random(2)))
            await host.do(Rematch(id="again"))
            await until(guest, lambda: guest.invitation is not None)
        said["from-server"] += await watching
    for side, texts in said.items():
        check = validator(f"{side}-{game}")
        for text in texts:
            check.validate(json.loads(text))
    assert types_of(said["from-client"]) >= {"hello", "start", "answer", "chat", "tip", "confirm", "rematch"}
    told = {"welcome", "update", "said", "reacted", "tips", "ack", "refused", "invited", "yours"}
    assert types_of(said["from-server"]) == told
    record = log.write(await server.record(links.table))
    check = validator(f"record-{game}")
    for line in record.splitlines():
        check.validate(json.loads(line))


def types_of(texts: list[str]) -> set[str]:
    """Which kinds of messages these are."""
    return {json.loads(text)["type"] for text in texts}


async def fuss(host: Seat) -> None:
    """Start, and send some of everything else."""
    await host.do(Chat(id="chat", text="hello"))
    await host.do(React(id="react", reaction="hurry"))
    await host.start()
    await host.do(Pause(id="pause"))
    await host.do(Resume(id="resume"))
    await host.do(Tip(id="tip", seat=1))
    with pytest.raises(Refused):
        await host.do(SeatBot(id="bot", seat=1, level="perfect"))
    with pytest.raises(Refused):
        await host.do(Kick(id="kick", seat=0))


async def read_all(spectator: ClientWebSocketResponse) -> list[str]:
    """What a spectator was sent, until the invitation to the rematch."""
    texts: list[str] = []
    while not texts or json.loads(texts[-1])["type"] != "invited":
        texts.append(await spectator.receive_str())
    return texts


@pytest.mark.slow
async def test_every_request_and_its_answer_match_the_schemas(server: Server) -> None:
    wanted = {"game": "omerta", "name": "Ann", "setup": SHORT, "bots": {"1": "random"}, "public": True}
    validator("api-new-table").validate(wanted)
    validator("api-take-seat").validate({"name": "Bea", "seat": 2})
    async with ClientSession(server.address) as session:
        made = await ask(session, "POST", "/api/tables", "api-table-made", wanted)
        table = f"/api/tables/{made['code']}"
        await ask(session, "GET", "/api/games", "api-games")
        await ask(session, "GET", table, "api-table")
        assert await ask(session, "GET", f"{table}/printed", "api-printed") is None
        listing = await ask(session, "GET", "/api/tables", "api-listing")
        assert len(listing["tables"]) == 1
        taken = await ask(session, "POST", f"{table}/seats", "api-seat-taken", {"name": "Bea", "seat": 2})
        await ask(session, "GET", f"{table}/record", "api-problem")
        await ask(session, "POST", f"{table}/seats", "api-problem", {"name": ""})
        await ask(session, "GET", "/api/nothing", "api-problem")
        link = f"{server.address}/t/{made['code']}"
        seats = connect(f"{link}#{made['tokens']['0']}"), connect(f"{link}#{taken['token']}")
        async with seats[0] as host, seats[1] as guest:
            await host.start()
            await asyncio.gather(play(host, Random(1)), play(guest, Random(2)))
        for eyes in ("0", "spectator", "all"):
            await ask(session, "GET", f"{table}/replay?eyes={eyes}", "api-replay")
        await ask(session, "GET", "/api/finished", "api-listing")
        record = await (await session.get(f"{table}/record")).text()
        imported = {"record": record, "name": "Ann"}
        validator("api-import-record").validate(imported)
        await ask(session, "POST", "/api/records", "api-table-made", imported)


async def ask(session: ClientSession, method: str, path: str, schema: str, body: Any = None) -> Any:
    """The answer to a request, checked against its schema."""
    async with session.request(method, path, json=body) as response:
        answer = await response.json()
    validator(schema).validate(answer)
    return answer


async def test_the_schemas_are_served(server: Server) -> None:
    async with ClientSession(server.address) as session:
        names: Sequence[str] = await (await session.get("/schemas/index.json")).json()
        assert sorted(kinds()) == names
        for name in names:
            async with session.get(f"/schemas/{name}.json") as response:
                assert response.content_type == "application/schema+json"
                served = json.loads(await response.read())
            jsonschema_rs.meta.validate(served)
            assert served["title"] == name
        async with session.get("/schemas/api-nothing.json") as response:
            assert response.status == 404


@pytest.mark.parametrize("game", list(GAMES))
def test_what_the_types_do_not_name_is_not_allowed(game: str) -> None:
    to_server, from_server = validator(f"from-client-{game}"), validator(f"from-server-{game}")
    assert to_server.is_valid({"type": "start", "id": "1"})
    assert not to_server.is_valid({"type": "start", "id": "1", "more": 1})
    assert not to_server.is_valid({"type": "start", "id": ""})
    assert not to_server.is_valid({"type": "begin", "id": "1"})
    assert not to_server.is_valid({"type": "answer", "id": "1", "ask": 1, "move": {"type": "fly"}})
    word = next(tag_of(kind) for kind in get_args(GAMES[game].move) if not kind.__struct_fields__)
    assert not to_server.is_valid({"type": "answer", "id": "1", "ask": 1, "move": {"type": word, "x": 1}})
    assert to_server.is_valid({"type": "answer", "id": "1", "ask": 1, "move": {"type": word}})
    assert from_server.is_valid({"type": "ack", "id": "1"})
    assert not from_server.is_valid({"type": "ack", "id": "1", "card": "killer"})
    assert not from_server.is_valid({"type": "ack"})
    assert not from_server.is_valid({"type": "goodbye", "reason": "bored", "why": "bored"})
