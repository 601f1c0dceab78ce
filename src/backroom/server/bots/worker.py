"""A process of bots: `python -m backroom.server.bots.worker`. It hears what players hear, and answers."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from random import Random
from typing import Any, BinaryIO

from backroom.bots import bots_of
from backroom.bots.bot import Advises, Bot
from backroom.games import GAMES
from backroom.server.bots.messages import Chair, GetUp, Think, Thought
from backroom.server.processes.failure_name import name_without_words
from backroom.server.processes.pipe import LENGTH, pack, unpack

Bots = dict[str, Bot[Any, Any, Any, Any]]


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until the pipe is closed."""
    bots: Bots = {}
    while len(head := source.read(LENGTH)) == LENGTH:
        body = source.read(int.from_bytes(head, "big"))
        answer = handle(bots, unpack(body))
        if answer is None:
            continue
        try:
            sink.write(pack(answer))
            sink.flush()
        except BrokenPipeError:
            return  # the server was killed


def handle(bots: Bots, message: Chair | Think | GetUp) -> Thought | None:
    """Handle a message; only a question is answered."""
    if isinstance(message, Chair):
        sit_down(bots, message)
        return None
    if isinstance(message, GetUp):
        bots.pop(message.chair, None)
        return None
    bot = bots.get(message.chair)
    if bot is None:
        return Thought(message.chair, message.ask.id, None, failed="there is no bot in this chair")
    return think(bot, message)


def sit_down(bots: Bots, chair: Chair) -> None:
    """Seat a bot; if that fails, the first question says so."""
    bots.pop(chair.chair, None)
    with contextlib.suppress(Exception):  # whatever it is, one bot must not stop the others
        make = bots_of(GAMES[chair.game])[chair.level]
        bots[chair.chair] = make(chair.seat, chair.setup, Random(chair.seed))


def think(bot: Bot[Any, Any, Any, Any], question: Think) -> Thought:
    """Tell a bot what its seat heard, and return its answer, or its failure."""
    try:
        for event in question.heard:
            bot.hear(event)
        move = advice_of(bot, question) if question.advise else answer_of(bot, question)
    except Exception as problem:  # noqa: BLE001 - whatever it is, one bot must not stop the others
        return Thought(question.chair, question.ask.id, None, failed=name_without_words(problem))
    return Thought(question.chair, question.ask.id, move)


def answer_of(bot: Bot[Any, Any, Any, Any], question: Think) -> Any:
    """What a bot plays."""
    return bot.answer(question.view, question.ask, question.options)


def advice_of(bot: Bot[Any, Any, Any, Any], question: Think) -> Any:
    """What a bot would play in somebody's place, and why."""
    assert isinstance(bot, Advises)
    return bot.advise(question.view, question.ask, question.options)


def main() -> None:
    """Answer over standard output, which is closed to everything else."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a bot prints is no answer, and may be its cards
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
