"""A game waits for exactly one thing (seats, nature, or nothing); the log of the answers is the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct

from backroom.core.chance import Chance, Drawn
from backroom.core.form import Form
from backroom.core.highlights import Highlights, Times

Mode = Literal["turn", "sealed", "race", "floor"]

M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V", covariant=True)
S = TypeVar("S")


class Ask(Struct, frozen=True, tag="ask"):
    """A question to seats."""

    id: int  # names the question, so that an answer can never be applied to another one
    seats: tuple[int, ...]
    mode: Mode
    clock: str  # a named duration; only the table knows seconds


class Over(Struct, frozen=True, tag="over"):
    """The game waits for nothing any more."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Answers(Struct, Generic[M], frozen=True, tag="answers"):
    """What the seats said to one question; in a race, in the order the table judged."""

    ask: int
    moves: tuple[tuple[int, M], ...]


class Aside(Struct, Generic[M], frozen=True, tag="aside"):
    """What a seat said whatever is asked; it answers no question, and one that it changes gets a new id."""

    seat: int
    move: M


Entry: TypeAlias = Answers[M] | Drawn | Aside[M]  # what the log holds


class State(Protocol[M, E, V]):
    """One running game: mutable, without clock, randomness, I/O or text."""

    def pending(self) -> Ask | Chance | Over:
        """The one thing the game waits for."""
        ...

    def options(self, seat: int) -> Sequence[M | Form]:
        """Everything this seat may answer now; empty if it is not asked."""
        ...

    def asides(self, seat: int) -> Sequence[M]:
        """Everything this seat may say aside now."""
        ...

    def decides(self, seat: int, move: M) -> bool:
        """Whether this answer of a seat that is asked takes what a race is about, if nobody was quicker."""
        ...

    def apply(self, entry: Entry[M]) -> list[E]:
        """Take an answer and tell what happened, or raise `Refused` and stay as it was."""
        ...

    def advance(self, entry: Entry[M]) -> None:
        """The same as `apply`, when nobody listens."""
        ...

    def view(self, seat: int | None) -> V:
        """What this seat (None: a spectator) sees now, built from nothing."""
        ...

    def view_open(self) -> V:
        """Everything, with nothing hidden: for those who look back at a game that is over."""
        ...

    def copy(self) -> Self:
        """An independent state, for search."""
        ...

    def imagine(self, seat: int, rng: Random) -> Self:
        """A state this seat cannot tell from the real one, drawn from what it may believe."""
        ...


class Game(Protocol[S, M, E, V]):
    """A title of the house: what the table, the lab and the command line need to run it unknown."""

    name: str
    rules: int  # the version of the rules a record was played under
    seats: tuple[int, ...]  # the seat counts it can be played with
    setup: type[S]
    move: Any  # the union of moves, for the decoder
    event: Any  # ... and of events
    view: Any
    moment: Any  # ... and of the moments in its highlights
    sheet: Any  # the type of what is printed; None: nothing is
    outlook_type: Any  # ... and of what lies before some moves; None: there are no odds to tell

    def __hash__(self) -> int:
        """What is made for a game is kept under it."""
        ...

    def start(self, setup: S) -> State[M, E, V]:
        """A game at its beginning; raises `Malformed` for options that cannot be."""
        ...

    def printed(self, setup: S) -> Any:
        """What is printed on the things of such a table, for who draws them: the same for everybody."""
        ...

    def outlook(self, view: Any, moves: tuple[M, ...]) -> Any:
        """How likely nature grants what these moves aim at, and what could be said after them.

        From what a seat sees alone; or `Refused`.
        """
        ...

    def default(self, options: Sequence[M | Form]) -> M:
        """What a seat says when its clock has ended, chosen from its options alone, never at random.

        In a race it lets the thing go by; on the floor that of some seat closes the question.
        """
        ...

    def tell(self, event: E, seat: int | None) -> E | None:
        """What of an event a seat (None: a spectator) may hear."""
        ...

    def describe(self, event: E) -> str:
        """An event as a plain English line, for replays in a terminal."""
        ...

    def highlights(self, setup: S, entries: Sequence[Entry[M]], times: Times) -> Highlights:
        """What is worth looking at in a game that is over; nobody may see it before, it knows all cards."""
        ...
