"""A bot in any language: a program that reads questions from its input and writes moves to its output."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from backroom.client.process import BotProcess, start
from backroom.client.question import Question
from backroom.client.seat import Seat
from backroom.core.game import Ask, Game
from backroom.core.refusal import Malformed, Refused
from backroom.protocol.messages import TableNow

TRIES: Final = 3  # refused answers to one question before we give up
GRACE: Final = 5.0  # seconds a bot has to exit when its game is over


class QuestionLine(Struct, frozen=True, kw_only=True, tag="question"):
    """A question, to be answered with one line: a move, or null to say nothing (on the floor: for now)."""

    game: str
    seat: int  # the bot's own, counted from 0
    ask: Ask
    options: tuple[Any, ...]  # moves, and forms to fill in
    asides: tuple[Any, ...]  # moves that are also allowed, and answer nothing: the question comes again
    seconds: float | None  # left to answer; null: no limit
    reveal_in: float | None  # in a race: the seconds until everybody may see what it is about
    told: tuple[Any, ...]  # since the last question: events of the game, and notices of the table
    complete: bool  # false: too much was missed, so `told` is the whole game from its start
    view: Any
    table: TableNow[Any]


class RefusedLine(Struct, frozen=True, tag="refused"):
    """The last line was not a move, or not a legal one: says why, and by which rule. Write another line."""

    rule: str
    why: str


class OverLine(Struct, frozen=True, kw_only=True, tag="over"):
    """The game is over. Nothing follows, and no answer is expected."""

    told: tuple[Any, ...]
    view: Any
    table: TableNow[Any]


Line = QuestionLine | RefusedLine | OverLine


class Misplayed(Exception):  # noqa: N818 - it says what happened
    """The program cannot continue; says why in one sentence."""


class Program:
    """Talks to one bot program, over its standard input and output."""

    def __init__(self, process: BotProcess) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process: BotProcess = process
        self.input: asyncio.StreamWriter = process.stdin
        self.output: asyncio.StreamReader = process.stdout

    async def ask(self, line: QuestionLine | RefusedLine) -> bytes:
        """Write a line, and read the line that answers it."""
        await self.tell(line)
        try:
            said = await self.output.readline()
        except ValueError:  # longer than the reader's limit
            raise Misplayed("the bot has written a line that is too long") from None
        if not said.endswith(b"\n"):
            raise await self.ended()
        return said

    async def tell(self, line: Line) -> None:
        """Write a line."""
        try:
            self.input.write(msgspec.json.encode(line) + b"\n")
            await self.input.drain()
        except ConnectionError:
            raise await self.ended() from None

    async def ended(self) -> Misplayed:
        """The error for a program that has closed its output or its input, which counts as exiting."""
        await self.stop()
        return Misplayed(f"the bot exited with code {self.process.exit_code} before the game was over")

    async def stop(self) -> None:
        """Close its input and wait for it to exit; kill it if that takes too long."""
        self.input.close()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self.process.ended.wait()
        finally:
            await self.end()

    async def end(self) -> None:
        """Kill it at once, if it is still running."""
        if not self.process.ended.is_set():  # otherwise its number may be another's by now
            self.process.kill()
        await self.process.ended.wait()


@asynccontextmanager
async def run(command: Sequence[str]) -> AsyncGenerator[Program]:
    """Start a bot; kill it with everything it started at the end of the block."""
    try:
        process = await start(command)
    except OSError as problem:
        raise Misplayed(f"the bot cannot be started: {problem.strerror}") from None
    program = Program(process)
    try:
        yield program
    except asyncio.CancelledError:  # by Ctrl-C, which does not reach the bot in its own session
        await program.end()
        raise
    finally:
        await program.stop()


async def play(seat: Seat, program: Program) -> None:
    """Let the program answer every question until the game is over; or raises `Misplayed`."""
    async for question in seat:
        await think(seat, program, question)
    await program.tell(OverLine(told=seat.told, view=seat.view, table=seat.table))


async def think(seat: Seat, program: Program, question: Question) -> None:
    """Let the program think about a question, but no longer than the game lasts."""
    tasks = [asyncio.create_task(answer(seat, program, question)), asyncio.create_task(seat.finished())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome


async def answer(seat: Seat, program: Program, question: Question) -> None:
    """Ask the program, and tell it why if its move was refused; it has a few tries."""
    said = await program.ask(line_for(seat, question))
    for _ in range(TRIES - 1):
        refusal = await attempt(seat, question, said)
        if refusal is None:
            return
        said = await program.ask(refusal)
    refusal = await attempt(seat, question, said)
    if refusal is not None:
        raise Misplayed(
            f"the bot was refused {TRIES} times at one question, last by {refusal.rule}: {refusal.why}"
        )


async def attempt(seat: Seat, question: Question, said: bytes) -> RefusedLine | None:
    """Send the move in a line; returns the refusal if there is one."""
    try:
        move = read_move(seat.game, said)
        if move is None:
            return None
        if move in question.asides:
            await seat.say_aside(move)
        else:
            await seat.answer(question, move)
    except Malformed as problem:
        return RefusedLine("message", str(problem))
    except Refused as refusal:
        return RefusedLine(refusal.rule, refusal.why)
    return None


def read_move(game: Game[Any, Any, Any, Any], said: bytes) -> Any:
    """A move of the game, None for null; or raises `Malformed`."""
    if not said.strip():
        raise Malformed("an empty line is not a move")
    move: Any = game.move
    try:
        return msgspec.json.decode(said, type=move | None)
    except RecursionError:
        raise Malformed("the line is nested too deeply") from None
    except ValueError as problem:
        raise Malformed(f"the line is not a move of {game.name}: {problem}") from None


def line_for(seat: Seat, question: Question) -> QuestionLine:
    """A question in the form the program reads."""
    return QuestionLine(
        game=seat.game.name,
        seat=seat.number,
        ask=question.ask,
        options=question.options,
        asides=question.asides,
        seconds=question.seconds,
        reveal_in=question.reveal_in,
        told=question.told,
        complete=question.complete,
        view=question.view,
        table=question.table,
    )
