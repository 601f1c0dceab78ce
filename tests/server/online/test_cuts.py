"""Commands in flight when the connection breaks, sent again, maybe to a server that was started anew."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from backroom.server import kept
from backroom.server.done_before import TIME_TO_RESEND
from backroom.server.kept import Did, Talked, Tipped, Wrote
from backroom.server.settings import Settings
from tests.laws.sizes import is_long
from tests.server.online.keeping import write
from tests.support.player import Json, Player
from tests.support.server import Serving, serving

EXAMPLES = 200 if is_long() else 12
BOTS = (1, 2)  # seats on which the host puts bots, and from which they are sent away
KINDS = ("chat", "chat", "bot", "bot", "fill", "react")


class Cut(NamedTuple):
    """The connection breaks when so many commands were said and so many replies heard; then all is resent."""

    said: int
    heard: int
    restart: bool


cuts = st.builds(
    Cut, said=st.integers(1, 60), heard=st.integers(0, 40), restart=st.sampled_from([False, False, True])
)


def script(kinds: Sequence[str], seats: Sequence[int]) -> Iterator[Json]:
    """Commands of a host before the game of which none is refused, done in this order."""
    bots: set[int] = set()
    for number, (kind, seat) in enumerate(zip(kinds, seats, strict=True)):
        command: Json = {"id": f"c-{number}", "type": kind}
        if kind == "chat":
            command["text"] = f"text {number}"
        elif kind == "react":
            command["reaction"] = "wow"
        elif kind == "fill":
            command["level"] = "random"
            bots |= set(BOTS)
        elif seat in bots:
            command |= {"type": "kick", "seat": seat}
            bots.remove(seat)
        else:
            command |= {"type": "seat_bot", "seat": seat, "level": "regular"}
            bots.add(seat)
        yield command


def expected(commands: Sequence[Json]) -> list[tuple[str, ...]]:
    """What the journal says if each was done once, in order."""
    bots: set[int] = set()
    lines: list[tuple[str, ...]] = []
    for command in commands:
        name = command["id"]
        match command["type"]:
            case "chat":
                lines.append((name, command["text"]))
            case "kick":
                lines.append((name, "got_up", str(command["seat"])))
                bots.remove(command["seat"])
            case "seat_bot":
                lines.append((name, "bot_sat", str(command["seat"])))
                bots.add(command["seat"])
            case "fill":
                empty = [seat for seat in BOTS if seat not in bots]
                lines += [(name, "bot_sat", str(seat)) for seat in empty] or [(name, "nothing")]
                bots |= set(BOTS)
            case _:
                pass  # a reaction is not kept
    return lines


def done(pages: Sequence[bytes]) -> list[tuple[str, ...]]:
    """What the journal says of commands."""
    lines: list[tuple[str, ...]] = []
    for one in kept.read_all(pages):
        if isinstance(one, Talked) and one.by is not None:
            lines.append((one.by.id, one.text))
        elif isinstance(one, Did):
            lines.append((one.by.id, "nothing"))
        elif isinstance(one, Wrote) and one.by is not None:
            line = msgspec.json.decode(one.line)
            lines.append((one.by.id, line["type"], str(line["seat"])))
    return lines


async def live(path: Path, commands: Sequence[Json], wanted: Sequence[Cut]) -> None:
    """Say all commands, with cuts in between; each is done once, in their order."""
    tokens: list[str] = []
    code = ""
    rest = list(wanted)
    while True:
        async with serving(path) as server:
            if not tokens:
                made = await server.make(links=True)
                tokens, code = [made["tokens"]["0"]], made["code"]
            witness = await server.player(table=code).enter()
            while rest:
                cut = rest.pop(0)
                await say(server, tokens[0], commands[: cut.said], cut.heard)
                if cut.restart:
                    break
            else:
                host = await server.player(token=tokens[0]).enter()
                replies = [await host.send(command) for command in commands]
                assert [reply["type"] for reply in replies] == ["ack"] * len(commands)
                room = server.room(code)
                assert done(await room.journal()) == expected(commands)
                if not any(cut.restart for cut in wanted):
                    await see_reactions(witness, sum(command["type"] == "react" for command in commands))
                return


async def see_reactions(witness: Player, count: int) -> None:
    """Exactly so many came."""
    await witness.until(lambda: len(witness.of("reacted")) >= count)
    assert len(witness.of("reacted")) == count


async def say(server: Serving, token: str, commands: Sequence[Json], heard: int) -> None:
    """Say commands without waiting for replies, hear some of these, and be gone."""
    host = await server.player(token=token).enter()
    write(host, *commands)
    await host.until(lambda: len(host.replies) >= min(heard, len(commands)))
    await host.vanish()


@settings(max_examples=EXAMPLES, deadline=None, phases=(Phase.reuse, Phase.generate))
@given(
    st.lists(st.tuples(st.sampled_from(KINDS), st.sampled_from(BOTS)), min_size=40, max_size=60),
    st.lists(cuts, min_size=1, max_size=3),
)
def test_whatever_is_cut_each_command_is_done_once_and_in_order(
    drawn: list[tuple[str, int]], wanted: list[Cut]
) -> None:
    commands = list(script([kind for kind, _ in drawn], [seat for _, seat in drawn]))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live(Path(folder) / "store.sqlite3", commands, wanted))


@pytest.mark.anyio
async def test_as_many_as_may_be_in_flight_are_done_once(tmp_path: Path) -> None:
    """As many as the limits allow in the time for which a client waits: said, lost, and said again."""
    usual = Settings()
    most = usual.messages_burst + int(usual.messages_per_second * TIME_TO_RESEND)
    commands = [{"id": f"c-{number}", "type": "chat", "text": f"text {number}"} for number in range(most)]
    async with serving(tmp_path / "store.sqlite3") as server:
        host = await server.player(token=(made := await server.make())["tokens"]["0"]).enter()
        room = server.room(made["code"])
        for _ in range(2):
            for first in range(0, most, 60):
                write(host, *commands[first : first + 60])
                last = commands[min(first + 59, most - 1)]["id"]
                await host.until(lambda last=last: last in host.replies)
            host.replies.clear()
        assert [one[1] for one in done(await room.journal())] == [command["text"] for command in commands]


@pytest.mark.anyio
async def test_a_tip_and_a_reaction_are_given_once(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    tips: list[Json] = [{"id": f"t-{seat}", "type": "tip", "seat": seat} for seat in (1, 2)]
    async with serving(path) as server:
        host, guest, _ = await server.company()
        await host.do("start")
        for command in (*tips, *tips, {"id": "r", "type": "react", "reaction": "wow"}) * 2:
            assert (await host.send(command))["type"] == "ack"
        await guest.until(lambda: guest.of("reacted"))
        assert [one["mine"] for one in host.of("tips")] == [1, 2]
        assert len(guest.of("reacted")) == 1
        token, code = host.hello["token"], host.update["table"]["code"]
    async with serving(path) as server:
        host = await server.player(token=token).enter()
        for command in tips:
            assert (await host.send(command))["type"] == "ack"
        pages = await server.room(code).journal()
        assert [one.winner for one in kept.read_all(pages) if isinstance(one, Tipped)] == [1, 2]


@pytest.mark.anyio
async def test_what_a_spectator_says_again_on_another_connection_is_said_once(tmp_path: Path) -> None:
    chat: Json = {"id": "spectators-1", "type": "chat", "text": "once"}
    async with serving(tmp_path / "store.sqlite3") as server:
        host = (await server.company())[0]
        first, second = await server.watcher(host), await server.watcher(host)
        for watcher in (first, second):
            assert (await watcher.send(chat))["type"] == "ack"
        await host.do("start")
        assert (await first.send(chat | {"id": "spectators-2", "text": "aside"}))["type"] == "ack"
        assert (await second.send(chat | {"id": "spectators-2", "text": "aside"}))["type"] == "ack"
        assert [one["text"] for one in first.of("said")] == ["once", "aside"]


@pytest.mark.anyio
async def test_a_command_that_was_done_is_acknowledged_though_it_would_be_refused_now(tmp_path: Path) -> None:
    """Whoever had the say while the host was away has it no more when the host is back."""
    pause: Json = {"id": "p", "type": "pause"}
    async with serving(tmp_path / "store.sqlite3") as server:
        host, guest, _ = await server.company()
        await host.do("start")
        await host.vanish()
        await guest.until(lambda: guest.update["table"]["host"] == 1)
        assert (await guest.send(pause))["type"] == "ack"
        host = await server.player(token=host.hello["token"]).enter()
        await guest.until(lambda: guest.update["table"]["host"] == 0)
        assert (await guest.send(pause))["type"] == "ack"
        assert (await guest.send(pause | {"id": "another"}))["type"] == "refused"
