"""The law of costs: whatever is sent, in its most expensive known shape, loop, memory and CPU hardly notice.

Every input is found in the server's own descriptions (`/openapi.json`, `/schemas`), so a new one is covered
automatically. The shapes are in `tests/support/cost_shapes.py`.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, web

from backroom.core.form import Form
from backroom.games import GAMES
from backroom.protocol.messages import LONGEST_MESSAGE, VERSION
from backroom.protocol.requests import ImportRecord
from backroom.server.http import openapi, pages, schemas
from tests.support.cost_shapes import STRINGS, WHOLE, Shapes
from tests.support.costs import Costs, probed, send
from tests.support.evening import Evening
from tests.support.long_record import long_record
from tests.support.player import PATIENCE, Player
from tests.support.process import ServerProcess

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the figures are those of Linux"),
]

Json = dict[str, Any]

LONGEST_STALL = 0.050  # seconds that the loop may be busy
NO_ACCIDENT = 1.0  # seconds; a longer stall need not be tried again
MOST_GROWTH = 32 * 1024 * 1024  # bytes for a request
MOST_CPU = 0.010  # CPU seconds for a refusal: 5 ms on a core of its own, twice that beside other tests
SAMPLES = 60  # of what one thing takes of a core: the least counts, since beside other programs, with cold
# caches and on the other thread of a core, the same work takes up to twice as much CPU
TRIES = 6  # the best counts: other programs stall a machine too, and an expensive input stalls it every time
LONGEST_HEADER = 8_000  # bytes; aiohttp takes 8,190
LONGEST_ADDRESS = 2_000  # bytes; the server takes 2,048
A_BATCH = 12  # messages
CREATED = 201
ASKED = 202
REFUSED = 400
ANY_ID = "@any@"  # replaced by a new id each time a command is sent
STAGES = ("open", "running")  # of the tables where something can be said
OVER = "over"  # ... and of the one whose game can only be looked back at
FINAL = ("leave", "start", "rematch", "confirm")  # the others cannot be tried after these, which
# have an evening of their own
NEVER_DONE = {"come_back"}  # refused until two clocks have run out; it then costs what `resume` does
HEADERS = (
    "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Cookie", "Content-Type", "Expect",
    "If-None-Match", "Origin", "Range", "Sec-WebSocket-Key", "X-Forwarded-For", "X-Forwarded-Round-Trip",
)  # fmt: skip
HEADER_SHAPES = {
    "commas": ",",
    "choices": "en;q=0.123456789,",
    "addresses": "1.2.3.4, ",
    "ranges": "bytes=0-0,",
    "letters": "x",
}


class Input(NamedTuple):
    """A request to send."""

    name: str
    request: bytes


class Message(NamedTuple):
    """A message to send at the table of this stage, or before any hello."""

    name: str
    text: bytes
    stage: str | None


class Said(NamedTuple):
    """What was heard of a message, and the CPU seconds until then."""

    kind: str
    cpu: float


class World:
    """A server with tables where requests make sense, and its descriptions of its inputs."""

    def __init__(self, server: ServerProcess, http: ClientSession) -> None:
        self.server: ServerProcess = server
        self.http: ClientSession = http
        self.costs: Costs = Costs(server.process.pid)
        self.openapi: Json = {}
        self.said: dict[str, Json] = {}  # schemas by name
        self.good: Json = {}
        self.codes: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        self.ids: Iterator[int] = count()  # of commands
        self.lines: dict[str, ClientWebSocketResponse] = {}  # open ones, by stage
        self.done: set[str] = set()  # commands that were accepted

    async def learn(self) -> None:
        """Fetch the schemas, and make the tables."""
        self.openapi = await self.get("/openapi.json")
        for name in ("api-new-table", *(f"from-client-{game}" for game in GAMES)):
            self.said[name] = await self.get(f"/schemas/{name}.json")
        await self.make_table("open")
        longest = {"record": longest_record(ImportRecord.LONGEST), "name": "Ann"}
        self.codes[OVER] = (await self.post("/api/records", longest))["code"]
        while (question := await self.play_to_a_turn()) is None:
            pass  # the first turn can end a game of two
        self.good = {
            "id": "1", "type": None, "game": "organized_crime", "name": "Ann", "level": "random",
            "fill": "random", "stand_in": "random", "ask": question["ask"]["id"], "seat": 1,
            "moves": [question["options"][0]], "move": question["options"][0], "setup": {"players": 2},
            "record": long_record(3, over=False), "tokens": list(self.tokens.values()), "version": VERSION,
        }  # fmt: skip

    async def make_table(self, stage: str) -> None:
        """A table that is to be in this stage."""
        wanted = {"game": "organized_crime", "name": "Ann", "setup": {"players": 2}, "speed": "untimed"}
        wanted["advice"] = "everybody"
        made = await self.post("/api/tables", wanted)
        self.codes[stage], self.tokens[stage] = made["code"], made["tokens"]["0"]

    async def play_to_a_turn(self) -> Json | None:
        """Two people start a game; returns the first question at which pieces may be named, if one comes."""
        await self.make_table("running")
        taken = await self.post(f"/api/tables/{self.codes['running']}/seats", {"name": "Bob"})
        people = [
            await Player(self.server.base, token=token).enter()
            for token in (self.tokens["running"], taken["token"])
        ]
        await people[0].do("start")
        found: Json | None = None
        while found is None and all(person.update["table"]["stage"] != OVER for person in people):
            for person in people:
                question = person.update["question"]
                if not question or not question["options"]:
                    continue
                if person is people[0] and question["options"][0]["type"] == "name":
                    found = question
                    break
                await person.do("answer", ask=question["ask"]["id"], move=default(question["options"]))
            await asyncio.sleep(0.01)  # until the next question has arrived
        for person in people:
            await person.close()
        return found

    async def post(self, path: str, body: Json) -> Json:
        """The answer to a request."""
        async with self.http.post(self.server.base + path, data=json.dumps(body)) as response:
            assert response.status in (CREATED, ASKED), await response.text()
            return await response.json()

    async def get(self, path: str) -> Json:
        """What is at a path."""
        async with self.http.get(self.server.base + path) as response:
            return msgspec.json.decode(await response.read())

    def shapes(self, defs: Json) -> Shapes:
        """Fills schemas that refer to these definitions."""
        new_table = self.said["api-new-table"]
        setups = new_table["$defs"]["Wanted"]["properties"]["setup"]["anyOf"]
        moves = [
            move
            for game in GAMES
            for move in self.said[f"from-client-{game}"]["$defs"]["Answer"]["properties"]["move"]["anyOf"]
        ]
        known = defs | new_table["$defs"]
        for game in GAMES:
            known |= self.said[f"from-client-{game}"]["$defs"]
        return Shapes(known | defs, self.good, {"setup": setups, "move": moves, "moves": moves})

    # Requests

    def inputs(self) -> Iterator[Input]:
        """Every request, with each of its parts in every shape."""
        shapes = self.shapes(self.openapi["components"]["schemas"])
        for path, methods in self.openapi["paths"].items():
            for method, operation in methods.items():
                yield from self.of_operation(method, path, operation, shapes)
        for path in other_paths():
            yield Input(f"GET {path}", request("GET", path))
        for header in HEADERS:
            for shape, unit in HEADER_SHAPES.items():
                value = (unit * LONGEST_HEADER)[: LONGEST_HEADER - len(header)]
                for path in ("/", f"/api/tables/{self.codes['open']}", "/ws"):
                    yield Input(
                        f"{path} with {header} of {shape}", request("GET", path, head={header: value})
                    )
        many = {f"X-{number}": "x" * LONGEST_HEADER for number in range(100)}
        yield Input("many headers", request("GET", "/api/tables", head=many))
        yield Input("many more headers", request("GET", "/", head={f"X-{n}": "x" for n in range(5_000)}))
        yield Input("an endless address", request("GET", "/" + "x/" * (LONGEST_ADDRESS // 2)))
        yield Input(
            "escapes in an address", request("GET", "/api/tables/" + "%41" * (LONGEST_ADDRESS // 3 - 9))
        )
        yield Input("an endless query", request("GET", "/api/tables?" + "a&" * (LONGEST_ADDRESS // 2 - 9)))
        yield Input("a head that is none", b"\0" * 200_000 + b"\r\n\r\n")

    def of_operation(self, method: str, path: str, operation: Json, shapes: Shapes) -> Iterator[Input]:
        """One request, with and without a seat, at tables in every stage, and at none."""
        bodies: dict[str, bytes | None] = {"plain": None}
        if "requestBody" in operation:
            bodies = dict(self.bodies(operation, shapes))
        addresses = self.addresses(method, path)
        for where, address in addresses.items():
            for what, body in bodies.items():
                for who, token in {"a stranger": None, **self.tokens}.items():
                    if what == "plain" or who in ("a stranger", where):
                        name = f"{method.upper()} {path} {where}, {what}, {who}"
                        yield Input(name, request(method.upper(), address, body=body, token=token))
        for where, address in self.dear_addresses(path, operation):
            name = f"{method.upper()} {path} {where}"
            yield Input(name, request(method.upper(), address, body=bodies["plain"]))

    def addresses(self, method: str, path: str) -> dict[str, str]:
        """Where a request may go."""
        if "{code}" not in path:
            return {"": path}
        if method == "delete":
            return {}  # it would delete the table
        return {stage: path.replace("{code}", code) for stage, code in self.codes.items()}

    def dear_addresses(self, path: str, operation: Json) -> Iterator[tuple[str, str]]:
        """The same with each part of the address in every shape."""
        for parameter in operation["parameters"]:
            name = parameter["name"]
            for shape, text in STRINGS.items():
                for length in (parameter["schema"]["maxLength"], LONGEST_ADDRESS):
                    value = quoted(text(length), LONGEST_ADDRESS - len(path) - 20)
                    if parameter["in"] == "path":
                        yield f"{name} of {shape}", path.replace("{code}", value)
                    else:
                        for stage, code in self.codes.items():
                            yield (
                                f"{stage} {name} of {shape}",
                                f"{path.replace('{code}', code)}?{name}={value}",
                            )

    def bodies(self, operation: Json, shapes: Shapes) -> Iterator[tuple[str, bytes]]:
        """Bodies of a request at their largest, each expensive in one way."""
        longest = operation["requestBody"]["x-max-bytes"]
        schema = shapes.resolve(operation["requestBody"]["content"]["application/json"]["schema"])
        base = shapes.whole(schema)
        yield "plain", encode(base)
        for name, of in schema["properties"].items():
            for shape, value in shapes.dear(name, of, longest - 200):
                body = encode(base | {name: value})
                if len(body) <= longest:
                    yield f"{name}: {shape}", body
        for shape, text in WHOLE.items():
            yield f"all of it {shape}", text(longest)
        if "record" in schema["properties"]:
            yield "record: the longest that is good", encode(base | {"record": longest_record(longest)})

    # Messages

    def messages(self) -> Iterator[Message]:
        """Every command, with each of its fields in every shape, where it is accepted or refused."""
        for game in GAMES:
            said = self.said[f"from-client-{game}"]
            shapes = self.shapes(said["$defs"])
            for one in said["anyOf"]:
                schema = shapes.resolve(one)
                tag = schema["properties"]["type"]["enum"][0]
                for name, value in self.fields(tag, schema, shapes):
                    whole = shapes.whole(schema) | {"type": tag} | value
                    if "id" in whole and "id" not in value:
                        whole["id"] = ANY_ID
                    where = (None,) if tag == "hello" else ("running",) if "move" in value else STAGES
                    text = encode(whole)
                    if len(text) <= LONGEST_MESSAGE - 10:
                        yield from (Message(f"{game} {tag} {name}", text, stage) for stage in where)
        for shape, text in WHOLE.items():
            for length in (LONGEST_MESSAGE, 4 * LONGEST_MESSAGE - 1):
                yield from (Message(shape, text(length), stage) for stage in (None, "running"))

    def fields(self, tag: str, schema: Json, shapes: Shapes) -> Iterator[tuple[str, Json]]:
        """What is expensive in a command: nothing, or one of its fields."""
        if tag in FINAL:
            yield "refused", {"id": ""}
            return
        yield "plain", {}
        for name, of in schema["properties"].items():
            if name != "type":
                for shape, value in shapes.dear(name, of, LONGEST_MESSAGE - 300):
                    yield f"{name}: {shape}", {name: value}

    def tags(self) -> set[str]:
        """The names of all commands."""
        said = self.said[f"from-client-{next(iter(GAMES))}"]
        shapes = self.shapes(said["$defs"])
        named = {shapes.resolve(one)["properties"]["type"]["enum"][0] for one in said["anyOf"]}
        return named - {"hello"}

    async def say_all(self, messages: Iterable[Message]) -> int:
        """Send messages one after the other; none of them has a status."""
        for message in messages:
            await self.say(message)
        return 0

    async def say(self, message: Message) -> Said:
        """Send a message where it belongs, and wait until something is heard; returns the CPU it took."""
        line = self.lines.pop(message.stage or "", None) or await self.connect(message.stage)
        text = message.text.replace(
            ANY_ID.encode(), b"%d" % next(self.ids)
        )  # a repeated command would not run again
        before = self.costs.cpu()
        await line.send_frame(text, WSMsgType.TEXT)
        while True:
            heard = await line.receive(timeout=PATIENCE)
            kind = msgspec.json.decode(heard.data)["type"] if heard.type is WSMsgType.TEXT else "goodbye"
            if kind in ("ack", "refused") and message.stage is not None:
                self.lines[message.stage] = line
                return Said(kind, self.costs.cpu() - before)
            if kind in ("welcome", "goodbye"):
                used = self.costs.cpu() - before
                await line.close()
                return Said(kind, used)

    async def connect(self, stage: str | None) -> ClientWebSocketResponse:
        """A connection of the host of a table; without a hello, if it is for a hello."""
        line = await self.http.ws_connect(f"{self.server.base}/ws", max_msg_size=0)
        if stage is None:
            return line
        await line.send_json({"type": "hello", "version": VERSION, "token": self.tokens[stage]})
        while '"type":"update"' not in await line.receive_str(timeout=PATIENCE):
            pass
        return line


def default(options: list[Json]) -> Json:
    """What is answered for somebody whose clock runs out, with which any game goes on."""
    game = GAMES["organized_crime"]
    return msgspec.to_builtins(game.default(msgspec.convert(options, list[game.move | Form])))


def request(
    method: str, path: str, *, body: bytes | None = None, token: str | None = None, head: Json | None = None
) -> bytes:
    """A request as bytes, after which the connection ends."""
    lines = [f"{method} {path} HTTP/1.1", "Host: x", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in (head or {}).items()]
    if token is not None:
        lines.append(f"Authorization: Bearer {token}")
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode() + (body or b"")


def other_paths() -> Iterator[str]:
    """The addresses that the description of the API leaves out; a part that varies is long."""
    for route in (*pages.routes(), *schemas.routes(), *openapi.routes()):
        assert isinstance(route, web.RouteDef)
        yield re.sub(r"{[^}]*}", "x" * (LONGEST_ADDRESS // 2), route.path)
    yield from ("/healthz", "/readyz", "/metrics")


def quoted(text: str, longest: int) -> str:
    """A text as it is written in an address."""
    whole = "".join(f"%{byte:02X}" for byte in text.encode())
    return whole[: longest // 3 * 3]


def encode(value: Any) -> bytes:
    """As JSON, including numbers that none of our decoders would accept."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode(errors="surrogatepass")


def longest_record(longest: int) -> str:
    """The longest record that can be sent and played."""
    few, more = len(encode(long_record(0))), len(encode(long_record(100)))
    return long_record((longest - few - 1_000) * 100 // (more - few))


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[World]:
    """A real server, without limits on requests."""
    server = await ServerProcess.start(tmp_path, "--unlimited")
    async with ClientSession() as http:
        made = World(server, http)
        await made.learn()
        yield made
    assert await server.stop() == 0


async def over_limits(
    world: World, act: Callable[[], Awaitable[int]], tries: int = TRIES
) -> tuple[str, bool]:
    """What of the law something breaks every time, and whether it may be too expensive to refuse."""
    costs, broken, is_dear = world.costs, "", False
    for _ in range(tries):
        costs.forget()
        before = costs.cpu()
        status = await act()
        is_dear = status >= REFUSED and costs.cpu() - before > MOST_CPU  # this includes the probes
        await costs.settle()
        broken = ", ".join(
            [
                *([f"{costs.stall * 1000:.0f} ms away"] if costs.stall > LONGEST_STALL else []),
                *([f"{costs.growth >> 20} MB more"] if costs.growth > MOST_GROWTH else []),
            ]
        )
        if not broken or costs.stall > NO_ACCIDENT:
            break
    return broken, is_dear


async def cpu_of(world: World, text: bytes) -> float:
    """The CPU a request takes, alone."""

    async def sample() -> float:
        before = world.costs.cpu()
        await send(world.server.base, text)
        return world.costs.cpu() - before

    return await least(sample)


async def least(sample: Callable[[], Awaitable[float]]) -> float:
    """The least of many samples; stops when one is within the law."""
    found = math.inf
    for _ in range(SAMPLES):
        found = min(found, await sample())
        if found <= MOST_CPU:
            break
    return found


async def dear_requests(world: World) -> list[str]:
    """The requests that break the law, and how."""
    found: list[str] = []
    dear: list[Input] = []
    async with probed(world.server.base, world.costs):
        for one in world.inputs():
            broken, is_dear = await over_limits(world, lambda one=one: send(world.server.base, one.request))
            if broken:
                found.append(f"{one.name}: {broken}")
            if is_dear:
                dear.append(one)
    for one in dear:
        used = await cpu_of(world, one.request)
        if used > MOST_CPU:
            found.append(f"{one.name}: {used * 1000:.1f} ms to refuse it")
    return found


async def dear_messages(world: World) -> list[str]:
    """The messages that break the law."""
    found: list[str] = []
    async with probed(world.server.base, world.costs):
        for some in batches(world.messages()):
            together, _ = await over_limits(world, lambda some=some: world.say_all(some), tries=1)
            for message in some if together else ():
                broken, _ = await over_limits(world, lambda one=message: world.say_all([one]))
                if broken:
                    found.append(f"{message.name}, {message.stage}: {broken}")
    return found


async def dear_refusals(world: World) -> list[str]:
    """The messages whose refusal takes too much CPU."""
    found: list[str] = []
    for message in world.messages():

        async def sample(message: Message = message) -> float:
            said = await world.say(message)
            return said.cpu if said.kind in ("refused", "goodbye") else 0.0

        used = await least(sample)
        if used > MOST_CPU:
            found.append(f"{message.name}, {message.stage}: {used * 1000:.1f} ms to refuse it")
    return found


async def dear_evenings(world: World) -> list[str]:
    """The games of which some part breaks the law, from making a table to the rematch."""
    found: list[str] = []
    async with probed(world.server.base, world.costs):
        for game in GAMES:

            async def play(game: str = game) -> int:
                evening = Evening(world.server.base, world.post, game)
                await evening.with_bots()
                await evening.with_people()
                world.done |= evening.done
                return 0

            broken, _ = await over_limits(world, play)
            if broken:
                found.append(f"an evening of {game}: {broken}")
    return found


def batches(messages: Iterable[Message]) -> Iterator[list[Message]]:
    """Some messages at a time; only if something is expensive are they tried one by one."""
    rest = iter(messages)
    while some := list(islice(rest, A_BATCH)):
        yield some


async def test_no_input_costs_more_than_it_may(world: World) -> None:
    found = await dear_requests(world) + await dear_messages(world)
    found += await dear_refusals(world) + await dear_evenings(world)
    assert not found, "\n".join(found)
    assert world.tags() - world.done == NEVER_DONE, "what is only ever refused costs less than what is done"
