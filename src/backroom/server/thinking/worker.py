"""A process of bots: `python -m backroom.server.thinking.worker`. It gets what players get, and answers."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from random import Random
from typing import Any, BinaryIO

from backroom.bots import BOTS
from backroom.bots.bot import Bot
from backroom.server.mishap import name_without_words
from backroom.server.thinking.messages import LENGTH, Chair, GetUp, Think, Thought, pack, unpack

Bots = dict[str, Bot[Any, Any, Any, Any]]


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until the pipe is closed."""
    bots: Bots = {}
    while len(head := source.read(LENGTH)) == LENGTH:
        body = source.read(int.from_bytes(head, "big"))
        answer = take(bots, unpack(body))
        if answer is None:
            continue
        try:
            sink.write(pack(answer))
            sink.flush()
        except BrokenPipeError:
            return  # the server was killed


def take(bots: Bots, message: Chair | Think | GetUp) -> Thought | None:
    """Do what a message says; only a question is answered."""
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
    """Let a bot take a chair; where it fails to, the first question says so."""
    bots.pop(chair.chair, None)
    with contextlib.suppress(Exception):  # whatever it is, one bot must not stop the others
        make = BOTS[chair.game][chair.level]
        bots[chair.chair] = make(chair.seat, chair.setup, Random(chair.seed))


def think(bot: Bot[Any, Any, Any, Any], question: Think) -> Thought:
    """Let a bot hear what was told to its seat, and answer; a bot that fails says so."""
    try:
        for event in question.heard:
            bot.hear(event)
        move = bot.answer(question.view, question.ask, question.options)
    except Exception as problem:  # noqa: BLE001 - whatever it is, one bot must not stop the others
        return Thought(question.chair, question.ask.id, None, failed=name_without_words(problem))
    return Thought(question.chair, question.ask.id, move)


def main() -> None:
    """Answer over standard output, which is closed to all others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a bot prints is no answer, and may be its cards
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
