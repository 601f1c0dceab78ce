"""`backroom join`: bots in any language, by lines of JSON."""

from __future__ import annotations

import asyncio
import shlex
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom import cli
from backroom.bots import BOTS as HOUSE_BOTS
from backroom.client import connect, make_table
from backroom.games.omerta.moves import Peek
from backroom.protocol.messages import Kick
from backroom.table.notices import ContributionTaken
from tests.client.players import let_everything_go_by, play, until
from tests.client.serving import SHORT, Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
BOTS = Path(__file__).parent / "bots"
PYTHON = shlex.quote(sys.executable)
REFUSED = "The bot was refused 3 times at one question, last by"
CRIME = {"players": 2, "variant": "short", "rounds": 1}


def bot(file: str, *arguments: str) -> str:
    """The command that starts one of these bots."""
    return shlex.join([sys.executable, str(BOTS / file), *arguments])


async def join(server: Server, *arguments: str, game: str = "omerta") -> tuple[int, str]:
    """Join a game in the second seat, and play it with its host; returns the exit code and the link."""
    setup = SHORT if game == "omerta" else CRIME
    links = await make_table(
        server.address, game=game, setup=setup, bots={2: "random"} if game == "omerta" else {}
    )
    command = asyncio.create_task(
        asyncio.to_thread(cli.run, ["join", links.table, "--name", "Joe", *arguments])
    )
    async with connect(links.seats[0]) as host:
        joined = asyncio.create_task(until(host, lambda: host.table.seats[1].person == "Joe"))
        await asyncio.wait([joined, command], return_when=asyncio.FIRST_COMPLETED)
        if command.done():
            joined.cancel()
        else:
            await host.start()
            playing = asyncio.create_task(play(host, Random(4)))
            code = await command
            playing.cancel()
            await asyncio.wait([playing])
            return code, links.table
    return await command, links.table


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_a_bot_in_plain_python_plays_a_whole_game(
    server: Server, capfd: pytest.CaptureFixture[str], game: str
) -> None:
    code, link = await join(server, "--bot", bot("any_option.py"), game=game)
    said = capfd.readouterr()
    assert (code, said.err) == (0, "over: over\n")  # the bot's own output, passed through
    assert said.out.startswith(f"At the table in seat 2; {link}#")
    await server.record(link)


async def test_a_shell_bot_plays_a_whole_game(server: Server) -> None:
    code, link = await join(server, "--bot", f"sh {shlex.quote(str(BOTS / 'first_option.sh'))}")
    assert code == 0
    await server.record(link)


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_a_bot_of_the_house_plays_a_whole_game(server: Server, game: str) -> None:
    code, link = await join(server, "--bot-level", "regular", game=game)
    assert code == 0
    await server.record(link)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (
            bot("same_line.py", '{"type": "peek", "places": [0, 9]}'),
            f"{REFUSED} O7: look at two different cards of your own four",
        ),
        (
            bot("same_line.py", "hello"),
            (
                f"{REFUSED} message: the line is not a move of omerta: JSON is malformed: "
                "invalid character (byte 0)"
            ),
        ),
        (bot("same_line.py", ""), f"{REFUSED} message: an empty line is not a move"),
        (f"{PYTHON} -c 'exit(7)'", "The bot exited with code 7 before the game was over"),
        (f"{PYTHON} -c 'input(); print(\"[\" * 100000)'", "The bot has written a line that is too long"),
        ("./there-is-no-such-bot", "The bot cannot be started: No such file or directory"),
        ("", "--bot is empty: give a command"),
    ],
)
async def test_a_bot_that_cannot_play_is_one_sentence_and_exit_code_2(
    server: Server, capsys: pytest.CaptureFixture[str], command: str, sentence: str
) -> None:
    code, _ = await join(server, "--bot", command)
    assert (code, capsys.readouterr().err) == (2, f"backroom: {sentence}.\n")


async def test_no_seat_is_taken_for_a_bot_that_cannot_be_started(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, bots={2: "random"})
    assert await asyncio.to_thread(cli.run, ["join", links.table, "--bot", "./there-is-no-such-bot"]) == 2
    async with connect(links.seats[0]) as host:
        assert host.table.seats[1].person is None


async def test_a_bot_is_told_why_it_was_refused_and_may_answer_again(server: Server) -> None:
    code, link = await join(server, "--bot", bot("second_try.py"))
    assert code == 0
    await server.record(link)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["LINK"], "Choose either --bot COMMAND or --bot-level LEVEL"),
        (
            ["LINK", "--bot", "x", "--bot-level", "y"],
            "Choose either --bot COMMAND or --bot-level LEVEL",
        ),
        (
            ["LINK", "--bot", PYTHON],
            "A link looks like https://HOST/t/CODE or https://HOST/t/CODE#TOKEN",
        ),
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["join", *arguments]) == 2
    assert capsys.readouterr().err == f"backroom: {sentence}.\n"


@pytest.mark.parametrize("game", ["omerta", "organized_crime"])
async def test_a_bot_of_the_house_that_comes_late_hears_what_its_seat_was_told(
    server: Server, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """It takes over from another, and remembers as much as if it had been there from the start."""
    heard: list[Any] = []
    regular: Any = HOUSE_BOTS[game]["regular"]
    hear = regular.hear

    def note(bot: Any, event: Any) -> None:
        heard.append(event)
        hear(bot, event)

    monkeypatch.setattr(regular, "hear", note)
    setup = {**(SHORT if game == "omerta" else {**CRIME, "players": 4}), "rounds": 5}
    links = await make_table(
        server.address, game=game, setup=setup, bots={1: "random"}, links=True, handover="open"
    )
    room = await server.room(links.table)
    async with AsyncExitStack() as stack:  # everybody else lets all go by, so that nobody puts its seat out
        people = [await stack.enter_async_context(connect(link)) for link in links.seats.values()]
        host, *guests = people
        await host.start()
        playing = [asyncio.create_task(let_everything_go_by(guest)) for guest in guests]
        while len(before := await room.stories.told_so_far(1)) < 10:  # long before any game can be over
            question = await anext(host)
            await host.answer(question, host.game.default(question.options))
        late = ["join", links.table, "--bot-level", "regular"]
        command = asyncio.create_task(asyncio.to_thread(cli.run, late))
        await until(host, lambda: host.table.seats[1].person == "Bot")
        await let_everything_go_by(host)
        assert await command == 0
        await asyncio.gather(*playing)
    assert heard == (await room.stories.told_so_far(1))[: len(heard)]
    assert len(heard) > len(before)


async def test_an_unknown_level_of_bot_is_refused(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    code, link = await join(server, "--bot-level", "perfect")
    sentence = (
        "There is no bot perfect for omerta, only uniform, random, rookie, regular, adviser, boss, don."
    )
    assert (code, capsys.readouterr().err) == (2, f"backroom: {sentence}\n")
    assert (await server.room(link)).table.seats[1].person is None, "no seat was taken for it"


async def test_a_bot_that_is_still_thinking_when_its_seat_is_gone_is_killed(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    links = await make_table(
        server.address, game="omerta", setup=SHORT, bots={2: "random"}, speed="untimed", handover="open"
    )
    silent = ["--bot", "sh -c 'cat > /dev/null'"]
    command = asyncio.create_task(asyncio.to_thread(cli.run, ["join", links.table, *silent]))
    async with connect(links.seats[0]) as host:
        await until(host, lambda: ContributionTaken(1) in host.told)  # it is connected
        await host.start()
        await host.answer(await anext(host), Peek((0, 1)))
        await host.do(Kick(id="out", seat=1))
        assert await command == 2
    assert capsys.readouterr().err == "backroom: The host has taken your seat from you (kicked).\n"
