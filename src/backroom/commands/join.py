"""`backroom join`: let a program, or a bot of the house, play at a table online."""

from __future__ import annotations

import asyncio
import shlex
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from backroom.bots import bots_of
from backroom.client import Gone, Question, Seat, connect
from backroom.client.lobby import game_at, record_at
from backroom.client.program import Misplayed, play, run
from backroom.commands.verify import compare_with
from backroom.complaint import Complaint
from backroom.core.log import read
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.table.notices import Notice
from backroom.table.reaction import reaction

INTERRUPTED = 130  # as a shell has it, by Ctrl-C ...
TERMINATED = 143  # ... and by whoever stops a service


class Place(NamedTuple):
    """Where a bot plays, under which name, and where it keeps its receipt."""

    link: str
    name: str
    receipt: Path | None


def join(
    link: str,
    *,
    bot: str | None = None,
    bot_level: str | None = None,
    name: str = "Bot",
    receipt: Path | None = None,
) -> int:
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
    receipt
        A file to keep what the seat is shown of the draws, and the bytes that it adds to them. They are
        compared with the record when the game is over, and can be again: `backroom verify FILE --receipt`.
    """
    if (bot is None) == (bot_level is None):
        raise Complaint("Choose --bot COMMAND or --bot-level LEVEL, one of the two.")
    try:
        fits = asyncio.run(until_stopped(sit_down(Place(link, name, receipt), bot, bot_level)))
    except (Misplayed, Gone, Malformed, Refused) as problem:
        sentence = str(problem)
        raise Complaint(f"{sentence[:1].upper()}{sentence[1:].removesuffix('.')}.") from None
    except KeyboardInterrupt:
        return INTERRUPTED
    except asyncio.CancelledError:
        return TERMINATED
    return 0 if fits else 1


async def until_stopped(playing: Awaitable[bool]) -> bool:
    """Play until a SIGTERM, at which the bot ends as it does by Ctrl-C; whether the record is as shown."""
    task = asyncio.current_task()
    assert task is not None
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():  # others hear none
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await playing


async def sit_down(place: Place, bot: str | None, level: str | None) -> bool:
    """Play with a program, which must run before a seat is taken for it, or with a bot of the house."""
    if bot is None:
        assert level is not None
        check_level(await game_at(place.link), level)  # before a seat is taken for it
        return await take_part(place, lambda seat: let_play(seat, level))
    command = shlex.split(bot)
    if not command:
        raise Complaint("There is no command in --bot.")
    async with run(command) as program:
        return await take_part(place, lambda seat: play(seat, program))


async def take_part(place: Place, play_at: Callable[[Seat], Awaitable[None]]) -> bool:
    """Take the seat, play, and say how it ended; whether the record is as was shown."""
    async with connect(place.link, name=place.name, receipt=place.receipt) as seat:
        print(f"At the table in seat {seat.number + 1}; {seat.link} opens it again.", flush=True)
        await play_at(seat)
        for event in seat.told:
            if not isinstance(event, Notice):
                print(seat.game.describe(event))
        return place.receipt is None or await check_record(seat, place.receipt)


async def check_record(seat: Seat, file: Path) -> bool:
    """Compare the record with what the seat was shown; whether it fits."""
    record = read(await record_at(seat.line.session, seat.line.link), GAMES)
    if record.reveal is not None:
        seat.receipts.end(record.reveal.digest)
    if seat.receipts.receipt is None:
        print("There is no receipt: the game went on from a record.")
        return True
    compared = compare_with(record, file)
    print("\n".join(compared.sentences))
    return compared.fits


def check_level(game: str, level: str) -> None:
    """There is such a bot of the house."""
    levels = bots_of(GAMES[game])
    if level not in levels:
        raise Complaint(f"There is no bot {level} for {game}, only {', '.join(levels)}.")


async def let_play(seat: Seat, level: str) -> None:
    """Let a bot of the house answer every question, as quickly as people do."""
    rng = Random()
    bot = bots_of(seat.game)[level](seat.number, seat.table.setup, rng)
    async for question in seat:
        if not question.complete:  # it came late, or was away too long: it hears all from the beginning
            bot = bots_of(seat.game)[level](seat.number, seat.table.setup, rng)
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
