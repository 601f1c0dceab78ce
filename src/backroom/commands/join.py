"""`backroom join`: let a program, or a bot of the house, play at a table online."""

from __future__ import annotations

import asyncio
import shlex
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from random import Random

from backroom.bots import BOTS
from backroom.client import Gone, Question, Seat, connect
from backroom.client.lobby import game_at
from backroom.client.program import Misplayed, play, run
from backroom.complaint import Complaint
from backroom.core.refusal import Malformed, Refused
from backroom.table.notices import Notice
from backroom.table.reaction import reaction

INTERRUPTED = 130  # as a shell has it, by Ctrl-C ...
TERMINATED = 143  # ... and by whoever stops a service


def join(link: str, *, bot: str | None = None, bot_level: str | None = None, name: str = "Bot") -> int:
    """Let a bot play at a table online; docs/protocol.md says what it reads and writes.

    Parameters
    ----------
    link
        The link of a table, to take a free seat there; or that of a seat. Quote it: it has a # in it.
    bot
        The command that starts the bot, such as './mybot --fast'. It gets a line of JSON for each question
        on its standard input, and answers with a line on its standard output.
    bot_level
        A bot of the house instead, such as regular.
    name
        What it is called at the table.
    """
    if (bot is None) == (bot_level is None):
        raise Complaint("Choose --bot COMMAND or --bot-level LEVEL, one of the two.")
    try:
        asyncio.run(until_stopped(sit_down(link, name, bot, bot_level)))
    except (Misplayed, Gone, Malformed, Refused) as problem:
        sentence = str(problem)
        raise Complaint(f"{sentence[:1].upper()}{sentence[1:].removesuffix('.')}.") from None
    except KeyboardInterrupt:
        return INTERRUPTED
    except asyncio.CancelledError:
        return TERMINATED
    return 0


async def until_stopped(playing: Awaitable[None]) -> None:
    """Play until a SIGTERM, at which the bot ends as it does by Ctrl-C."""
    task = asyncio.current_task()
    assert task is not None
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():  # others hear none
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await playing


async def sit_down(link: str, name: str, bot: str | None, level: str | None) -> None:
    """Play with a program, which must run before a seat is taken for it, or with a bot of the house."""
    if bot is None:
        assert level is not None
        check_level(await game_at(link), level)  # before a seat is taken for it
        await take_part(link, name, lambda seat: let_play(seat, level))
        return
    command = shlex.split(bot)
    if not command:
        raise Complaint("There is no command in --bot.")
    async with run(command) as program:
        await take_part(link, name, lambda seat: play(seat, program))


async def take_part(link: str, name: str, play_at: Callable[[Seat], Awaitable[None]]) -> None:
    """Take the seat, play, and say how it ended."""
    async with connect(link, name=name) as seat:
        print(f"At the table in seat {seat.number + 1}; {seat.link} opens it again.", flush=True)
        await play_at(seat)
        for event in seat.told:
            if not isinstance(event, Notice):
                print(seat.game.describe(event))


def check_level(game: str, level: str) -> None:
    """There is such a bot of the house."""
    levels = BOTS[game]
    if level not in levels:
        raise Complaint(f"There is no bot {level} for {game}, only {', '.join(levels)}.")


async def let_play(seat: Seat, level: str) -> None:
    """Let a bot of the house answer every question, as quickly as people do."""
    rng = Random()
    bot = BOTS[seat.game.name][level](seat.number, seat.table.setup, rng)
    async for question in seat:
        if not question.complete:  # it came late, or was away too long: it hears all from the beginning
            bot = BOTS[seat.game.name][level](seat.number, seat.table.setup, rng)
        for event in question.told:
            if not isinstance(event, Notice):
                bot.hear(event)
        options = (*question.options, *question.asides)
        move = await asyncio.to_thread(bot.answer, question.view, question.ask, options)
        if question.reveal_in is not None:
            await asyncio.sleep(question.reveal_in + reaction(level, rng))
        if move is not None:
            await say(seat, question, move)


async def say(seat: Seat, question: Question, move: object) -> None:
    """Answer, or say aside what answers nothing."""
    if move in question.asides:
        await seat.say_aside(move)
    else:
        await seat.answer(question, move)
