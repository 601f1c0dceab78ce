"""A game waits for exactly one thing (seats, nature, or nothing); the log of the answers is the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct

from backroom.core.chance import Chance, Drawn
from backroom.core.form import Form
from backroom.core.highlights import Highlights, Times
from backroom.core.stream import Stream

Mode = Literal["turn", "sealed", "race", "floor"]

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
E = TypeVar("E")
V = TypeVar("V", covariant=True)
S = TypeVar("S", bound="Setup")
S_contra = TypeVar("S_contra", bound="Setup", contravariant=True)


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


class Setup(Protocol):
    """The options of a table, which everybody knows."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...


# What every game must have


class PlainState(Protocol[M, E, V]):
    """One running game: mutable, without clock, randomness, I/O or text."""

    def pending(self) -> Ask | Chance | Over:
        """The one thing the game waits for."""
        ...

    def options(self, seat: int) -> Sequence[M | Form]:
        """Everything this seat may answer now; empty if it is not asked."""
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

    def copy(self) -> Self:
        """An independent state, for search."""
        ...


class PlainGame(Protocol[S, M, E, V]):
    """A title of the house: what the table, the lab and the command line need to run it unknown."""

    name: str
    rules: int  # the version of the rules a record was played under
    seats: tuple[int, ...]  # the seat counts it can be played with
    setup: type[S]
    move: Any  # the union of moves, for the decoder
    event: Any  # ... and of events
    view: Any

    def __hash__(self) -> int:
        """What is made for a game is kept under it."""
        ...

    def start(self, setup: S) -> PlainState[M, E, V]:
        """A game at its beginning; raises `Malformed` for options that cannot be."""
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


# What a game may have besides; `core/optional.py` answers for one that has it not


class Races(Protocol[M_contra]):
    """A state that asks in races, and knows which answer takes what a race is about."""

    def decides(self, seat: int, move: M_contra) -> bool:
        """Whether this answer of a seat that is asked takes it, if nobody was quicker."""
        ...


class Asides(Protocol[M_co]):
    """A state in which something may be said whatever is asked."""

    def asides(self, seat: int) -> Sequence[M_co]:
        """Everything this seat may say aside now."""
        ...


class Believes(Protocol):
    """A state that knows what a seat may believe: search, hints and the laws are built on it."""

    def imagine(self, seat: int, rng: Random) -> Self:
        """A state this seat cannot tell from the real one, drawn from what it may believe."""
        ...


class ShowsAll(Protocol[V]):
    """A state that can be seen with nothing hidden."""

    def view_open(self) -> V:
        """Everything, with nothing hidden: for those who look back at a game that is over."""
        ...


class LooksBack(Protocol[S_contra, M]):
    """A title that says what was worth looking at in a game."""

    moment: Any  # the union of the moments in its highlights

    def highlights(self, setup: S_contra, entries: Sequence[Entry[M]], times: Times) -> Highlights:
        """What is worth looking at in a game that is over; nobody may see it before, it knows all cards."""
        ...


class HasPrint(Protocol[S_contra]):
    """A title with something on its board or cards that a setup can change."""

    sheet: Any  # the type of what is printed

    def printed(self, setup: S_contra) -> Any:
        """What is printed on the things of such a table, for those who draw it: the same for everybody."""
        ...


class TellsOdds(Protocol[M_contra]):
    """A title that says how likely nature grants what somebody is about to try."""

    outlook_type: Any  # the type of what lies before some moves

    def outlook(self, view: Any, moves: tuple[M_contra, ...]) -> Any:
        """How likely nature grants what these moves aim at, and what could be said after them.

        From what a seat sees alone; or `Refused`.
        """
        ...


class FastLane(Protocol[M_contra]):
    """A state that can be driven without entries, a million games at a time, when nobody listens."""

    def seats(self) -> tuple[int, ...]:
        """The seats that are asked now; none while nature is asked, or when the game is over."""
        ...

    def answer(self, said: tuple[tuple[int, M_contra], ...]) -> None:
        """Take the answers to the open question, or raise `Refused` and stay as it was."""
        ...

    def draw_on(self, stream: Stream) -> tuple[int, ...]:
        """Let a generator answer for nature until seats are asked: these; none when the game is over."""
        ...


# What tables and the server still ask of every game: all parts there are


class State(PlainState[M, E, V], Races[M], Asides[M], Believes, ShowsAll[V], Protocol[M, E, V]):
    """A running game with every part."""


class Game(PlainGame[S, M, E, V], LooksBack[S, M], HasPrint[S], TellsOdds[M], Protocol[S, M, E, V]):
    """A title with every part."""

    def start(self, setup: S) -> State[M, E, V]:
        """A game at its beginning; raises `Malformed` for options that cannot be."""
        ...
