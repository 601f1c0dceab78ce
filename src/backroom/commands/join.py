"""`backroom join`: let a program, or a bot of the house, play at a table online."""

from __future__ import annotations

import asyncio
import shlex
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from backroom.bots import bots_of, temper_of
from backroom.bots.bot import Bot
from backroom.bots.temper import reaction
from backroom.client import Gone, Question, Seat, connect
from backroom.client.lobby import game_at, record_at
from backroom.client.program import Misplayed, play, run
from backroom.commands.verify import compare_with
from backroom.complaint import Complaint, visible
from backroom.core.log import read
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.table.notices import Notice

T = TypeVar("T")
INTERRUPTED = 130  # exit codes as in a shell: by Ctrl-C ...
TERMINATED = 143  # ... and by a service manager


class Place(NamedTuple):
    """Where a bot plays, its name, and where it saves its receipt."""

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
        The link of a table, to take a free seat there, or of a seat. Quote it: it contains a #.
    bot
        The command that starts the bot, such as './mybot --fast'. It gets a line of JSON for each question
        on its standard input, and answers with a line on its standard output.
    bot_level
        A bot of the house instead, such as regular.
    name
        The bot's name at the table.
    receipt
        A file for what the seat is shown of the draws and the bytes it adds to them. It is compared with the
        record when the game is over, and `backroom verify FILE --receipt` can compare it again.
    """
    if (bot is None) == (bot_level is None):
        raise Complaint("Choose either --bot COMMAND or --bot-level LEVEL.")
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
    """Play until a SIGTERM, which ends the bot like Ctrl-C; returns whether the record fits the receipt."""
    task = asyncio.current_task()
    assert task is not None
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():  # others get none
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await playing


async def sit_down(place: Place, bot: str | None, level: str | None) -> bool:
    """Play with a program, which must be running before it takes a seat, or with a bot of the house."""
    if bot is None:
        assert level is not None
        check_level(await game_at(place.link), level)  # before it takes a seat
        return await take_part(place, lambda seat: let_play(seat, level))
    command = shlex.split(bot)
    if not command:
        raise Complaint("--bot is empty: give a command.")
    async with run(command) as program:
        return await take_part(place, lambda seat: play(seat, program))


async def take_part(place: Place, play_at: Callable[[Seat], Awaitable[None]]) -> bool:
    """Take the seat, play, and print how it ended; returns whether the record matches the receipt."""
    async with connect(place.link, name=place.name, receipt=place.receipt) as seat:
        print(f"At the table in seat {seat.number + 1}; {seat.link} opens it again.", flush=True)
        await play_at(seat)
        for event in seat.told:
            if not isinstance(event, Notice):
                print(visible(make_sense(partial(seat.game.describe, event))))
        return place.receipt is None or await check_record(seat, place.receipt)


async def check_record(seat: Seat, file: Path) -> bool:
    """Whether the record matches what the seat was shown."""
    record = read(await record_at(seat.line.session, seat.line.link), GAMES)
    if record.reveal is not None:
        seat.receipts.end(record.reveal.digest)
    if seat.receipts.receipt is None:
        print("There is no receipt: the game continued from a record.")
        return True
    compared = compare_with(record, file)
    print("\n".join(compared.sentences))
    return compared.fits


def check_level(game: str, level: str) -> None:
    """Complain if the house has no such bot."""
    levels = bots_of(GAMES[game])
    if level not in levels:
        raise Complaint(f"There is no bot {level} for {game}, only {', '.join(levels)}.")


async def let_play(seat: Seat, level: str) -> None:
    """Let a bot of the house answer every question, as quickly as people do."""
    rng = Random()
    bot = make_sense(lambda: new_bot(seat, level, rng))
    async for question in seat:
        if not question.complete:  # it came late or was away too long, and is told everything from the start
            bot = make_sense(lambda: new_bot(seat, level, rng))
        move = await asyncio.to_thread(make_sense, partial(consult, bot, question))
        if question.reveal_in is not None:
            await asyncio.sleep(question.reveal_in + reaction(temper_of(seat.game.name, level), rng))
        if move is not None:
            await say(seat, question, move)


def new_bot(seat: Seat, level: str, rng: Random) -> Bot[Any, Any, Any, Any]:
    """A bot of the house that has heard nothing yet."""
    return bots_of(seat.game)[level](seat.number, seat.table.setup, rng)


def consult(bot: Bot[Any, Any, Any, Any], question: Question) -> object:
    """What a bot says to a question, and to what was told before it."""
    for event in question.told:
        if not isinstance(event, Notice):
            bot.hear(event)
    return bot.answer(question.view, question.ask, (*question.options, *question.asides))


def make_sense(work: Callable[[], T]) -> T:
    """Work with what a server has sent, or `Misplayed`: its types are right, but it need not fit together."""
    try:
        return work()
    except Exception as problem:
        raise Misplayed(f"what the server sends makes no sense ({type(problem).__name__})") from problem


async def say(seat: Seat, question: Question, move: object) -> None:
    """Send an answer or an aside."""
    if move in question.asides:
        await seat.say_aside(move)
    else:
        await seat.answer(question, move)
