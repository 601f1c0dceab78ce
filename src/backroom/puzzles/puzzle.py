"""One puzzle: a position as one seat knows it, and what a search found for each of its options."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from backroom.core.game import Ask
from backroom.core.log import AnyGame
from backroom.core.optional import reason_type
from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.protocol.puzzles import LONGEST_NAME, MOST_OPTIONS

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")
R = TypeVar("R")

LONGEST: Final = 64 * 1024  # bytes of a puzzle, as JSON
MOST_TOLD: Final = 300

Chance = Annotated[float, Meta(ge=0, le=1)]


class Found(Struct, Generic[M], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An option, and how often it wins in the games that were played out."""

    move: M
    chance: Chance
    playouts: Annotated[int, Meta(ge=1)]


class Puzzle(Struct, Generic[S, M, E, V, R], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position with one best decision. It has what this seat was told, and nothing else."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    setup: S
    seat: Annotated[int, Meta(ge=0, le=9)]
    told: Annotated[tuple[E, ...], Meta(min_length=1, max_length=MOST_TOLD)]  # since the round began
    view: V
    ask: Ask
    found: Annotated[tuple[Found[M], ...], Meta(min_length=2, max_length=MOST_OPTIONS)]  # as they are offered
    error: Annotated[float, Meta(ge=0, le=1)]  # the standard error of the best one's lead
    usual: Annotated[int, Meta(ge=0)]  # the index of what goes by rule of thumb
    reason: R  # why it is best, as the adviser would say it

    @property
    def best(self) -> int:
        """The index of the best option."""
        return max(range(len(self.found)), key=lambda index: self.found[index].chance)

    @property
    def lead(self) -> float:
        """How much the best option wins more often than the next best."""
        first, second, *_ = sorted((one.chance for one in self.found), reverse=True)
        return first - second


AnyPuzzle = Puzzle[Any, Any, Any, Any, Any]


@cache
def decoder_of(game: AnyGame) -> msgspec.json.Decoder[AnyPuzzle]:
    """Reads the puzzles of a game."""
    reason: Any = reason_type(game)
    kind: Any = Puzzle
    return msgspec.json.Decoder(kind[game.setup, game.move, game.event, game.view, reason])


class Named(Struct):
    """The part of a puzzle that says which game it is of."""

    game: str


def read(line: bytes) -> AnyPuzzle:
    """A puzzle from its line, or `Malformed`."""
    if len(line) > LONGEST:
        raise Malformed(f"a puzzle has at most {LONGEST} bytes, not {len(line)}")
    try:
        name = msgspec.json.decode(line, type=Named).game
        if name not in GAMES:
            raise Malformed(f"there is no game {name!r} here")
        puzzle = decoder_of(GAMES[name]).decode(line)
    except (ValueError, RecursionError) as problem:  # what msgspec and the decoding of text raise
        raise Malformed(f"this is no puzzle: {problem}") from None
    check(puzzle)
    return puzzle


def check(puzzle: AnyPuzzle) -> None:
    """Raise `Malformed` for a puzzle that nobody could be asked."""
    if puzzle.ask.seats != (puzzle.seat,):
        raise Malformed("the question of a puzzle is for its seat alone")
    if puzzle.seat >= puzzle.setup.players:
        raise Malformed(f"nobody sits in seat {puzzle.seat}")
    moves = [msgspec.json.encode(one.move) for one in puzzle.found]
    if len(set(moves)) < len(moves):
        raise Malformed("an option is there twice")
    if puzzle.lead <= 0:
        raise Malformed("no option is the best")
    if puzzle.usual >= len(puzzle.found):
        raise Malformed("the rule of thumb has chosen no option")


def write(puzzle: AnyPuzzle) -> bytes:
    """The line of a puzzle."""
    return msgspec.json.encode(puzzle)


def name_of(line: bytes) -> str:
    """A name for the puzzle of this line, which another one hardly has."""
    return sha256(line).hexdigest()[:LONGEST_NAME]
