"""Commands in flight when the connection breaks are sent again, possibly to a restarted server."""

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

from backroom.server.rooms import journal_lines as kept
from backroom.server.rooms.journal_lines import Did, Talked, Tipped, Wrote
from backroom.server.settings import TIME_TO_RESEND, Settings
from tests.laws.sizes import is_long
from tests.server.online.keeping import write
from tests.support.player import Json, Player
from tests.support.server import Serving, serving

EXAMPLES = 200 if is_long() else 12
BOTS = (1, 2)  # seats in which the host puts bots, and from which they are removed
KINDS = ("chat", "chat", "bot", "bot", "fill", "react")


class Cut(NamedTuple):
    """The connection breaks after this many commands and this many replies; then everything is resent."""

    said: int
    heard: int
    restart: bool


cuts = st.builds(
    Cut, said=st.integers(1, 60), heard=st.integers(0, 40), restart=st.sampled_from([False, False, True])
)


def script(kinds: Sequence[str], seats: Sequence[int]) -> Iterator[Json]:
    """Commands of a host before the game, none of which is refused in this order."""
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
    """What the journal says if each ran once, in order."""
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
                pass  # reactions are not saved
    return lines


def done(pages: Sequence[bytes]) -> list[tuple[str, ...]]:
    """What the journal says about commands."""
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
    """Send all commands, with cuts in between; each runs once, in order."""
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
                assert done(await room.services.store.journal(room.head.id)) == expected(commands)
                if not any(cut.restart for cut in wanted):
                    await see_reactions(witness, sum(command["type"] == "react" for command in commands))
                return


async def see_reactions(witness: Player, count: int) -> None:
    """Exactly this many came."""
    await witness.until(lambda: len(witness.of("reacted")) >= count)
    assert len(witness.of("reacted")) == count


async def say(server: Serving, token: str, commands: Sequence[Json], heard: int) -> None:
    """Send commands without waiting, hear some of the replies, and disappear."""
    host = await server.player(token=token).enter()
    write(host, *commands)
    await host.until(lambda: len(host.replies) >= min(heard, len(commands)))
    await host.vanish()


@settings(max_examples=EXAMPLES, deadline=None, phases=(Phase.reuse, Phase.generate))
@given(
    st.lists(st.tuples(st.sampled_from(KINDS), st.sampled_from(BOTS)), min_size=40, max_size=60),
    st.lists(cuts, min_size=1, max_size=3),
)
def test_whatever_is_cut_each_command_runs_once_and_in_order(
    drawn: list[tuple[str, int]], wanted: list[Cut]
) -> None:
    commands = list(script([kind for kind, _ in drawn], [seat for _, seat in drawn]))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live(Path(folder) / "store.sqlite3", commands, wanted))


@pytest.mark.anyio
async def test_as_many_as_may_be_in_flight_run_once(tmp_path: Path) -> None:
    """As many as the limits allow while a client waits: sent, lost, and sent again."""
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
        assert [one[1] for one in done(await room.services.store.journal(room.head.id))] == [
            command["text"] for command in commands
        ]


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
        pages = await server.house.services.store.journal(server.room(code).head.id)
        assert [one.winner for one in kept.read_all(pages) if isinstance(one, Tipped)] == [1, 2]


@pytest.mark.anyio
async def test_what_a_spectator_says_again_on_another_connection_is_said_once(tmp_path: Path) -> None:
    chat: Json = {"id": "spectators-1", "type": "chat", "text": "once"}
    async with serving(tmp_path / "store.sqlite3") as server:
        host = (await server.company())[0]
        code = host.update["table"]["code"]
        first, second = [await server.player(table=code, watcher="the same").enter() for _ in range(2)]
        for watcher in (first, second):
            assert (await watcher.send(chat))["type"] == "ack"
        await host.do("start")
        assert (await first.send(chat | {"id": "spectators-2", "text": "aside"}))["type"] == "ack"
        assert (await second.send(chat | {"id": "spectators-2", "text": "aside"}))["type"] == "ack"
        assert [one["text"] for one in first.of("said")] == ["once", "aside"]


@pytest.mark.anyio
async def test_no_spectator_can_use_the_ids_of_another(tmp_path: Path) -> None:
    """Otherwise what the other sends would be acknowledged and heard by nobody."""
    chat: Json = {"id": "1", "type": "chat"}
    path = tmp_path / "store.sqlite3"
    async with serving(path) as server:
        host = (await server.company())[0]
        code = host.update["table"]["code"]
        for number, named in enumerate([{}, {}, {"watcher": "a"}, {"watcher": "b"}]):
            watcher = await server.player(table=code, **named).enter()
            for _ in range(2):
                assert (await watcher.send(chat | {"text": f"by {number}"}))["type"] == "ack"
        await host.until(lambda: len(host.of("said")) == 4)
        assert [one["text"] for one in host.of("said")] == [f"by {number}" for number in range(4)]
    async with serving(path) as server:  # the same after a restart
        for name in "abc":
            watcher = await server.player(table=code, watcher=name).enter()
            assert (await watcher.send(chat | {"text": f"again by {name}"}))["type"] == "ack"
        last = await server.player(table=code).enter()
        assert [one["text"] for one in last.of("said")[4:]] == ["again by c"]


@pytest.mark.anyio
async def test_a_command_that_ran_is_acknowledged_although_it_would_be_refused_now(tmp_path: Path) -> None:
    """An acting host no longer decides when the host is back."""
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
