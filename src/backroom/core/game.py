"""The contract of a game. It waits for one thing at a time (seats, nature, nothing); its log is the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar

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

    id: int  # identifies the question, so that an answer can never be applied to another one
    seats: tuple[int, ...]
    mode: Mode
    clock: str  # the name of one of the game's clocks


class Over(Struct, frozen=True, tag="over"):
    """The game is over and waits for nothing."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Answers(Struct, Generic[M], frozen=True, tag="answers"):
    """What the seats answered to one question; in a race, in the order that the table judged."""

    ask: int
    moves: tuple[tuple[int, M], ...]


class Aside(Struct, Generic[M], frozen=True, tag="aside"):
    """A move made whatever is asked. It answers no question; one that it changes gets a new id."""

    seat: int
    move: M


Entry: TypeAlias = Answers[M] | Drawn | Aside[M]  # the contents of the log


class NotNow(Struct, Generic[M], frozen=True):
    """A move that people look for at this question, and why it is not allowed now."""

    move: M
    rule: str  # the id of the rule that refuses it
    reason: str  # one of the codes of the game


class Clock(NamedTuple):
    """How long a kind of question is open."""

    seconds: float  # at the speed `normal`
    silence_is_absence: bool = True  # False: silence is an ordinary answer here, as people play


class Setup(Protocol):
    """The options of a table, which everybody knows."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...


# What every game must have


class State(Protocol[M, E, V]):
    """One running game: mutable, without clock, randomness, I/O or text."""

    def pending(self) -> Ask | Chance | Over:
        """The one thing the game waits for."""
        ...

    def options(self, seat: int) -> Sequence[M | Form]:
        """Everything this seat may answer now; empty if it is not asked."""
        ...

    def apply(self, entry: Entry[M]) -> list[E]:
        """Apply an entry and return what happened, or raise `Refused` and change nothing."""
        ...

    def advance(self, entry: Entry[M]) -> None:
        """Apply an entry like `apply`, without telling anybody."""
        ...

    def view(self, seat: int | None) -> V:
        """What this seat (None: a spectator) sees now, built from nothing."""
        ...

    def copy(self) -> Self:
        """An independent copy, for search."""
        ...


class Game(Protocol[S, M, E, V]):
    """A title of the house: all that the table, the lab and the command line need to run it."""

    name: str
    rules: int  # the version of the rules a record was played under
    seats: tuple[int, ...]  # the seat counts it can be played with
    setup: type[S]
    move: Any  # the union of moves, for the decoder
    event: Any  # ... and of events
    view: Any
    clocks: Mapping[str, Clock]  # of its questions, by name
    stand_in: str  # the level of the bot that plays for an absent person, unless a table says otherwise

    def __hash__(self) -> int:
        """Games are keys of caches."""
        ...

    def start(self, setup: S) -> State[M, E, V]:
        """A game at its beginning; raises `Malformed` for impossible options."""
        ...

    def default(self, options: Sequence[M | Form]) -> M:
        """What a seat answers when its clock runs out, chosen from its options alone, never at random.

        In a race it passes; on the floor, the default of some seat closes the question.
        """
        ...

    def tell(self, event: E, seat: int | None) -> E | None:
        """The part of an event that a seat (None: a spectator) may hear."""
        ...

    def describe(self, event: E) -> str:
        """An event as a plain English line, for replays in a terminal."""
        ...


# What a game may have besides; `core/optional.py` answers for games without it


class Races(Protocol[M_contra]):
    """A state that asks in races, and knows which answer wins what a race is about."""

    def decides(self, seat: int, move: M_contra) -> bool:
        """Whether this answer of a seat that is asked wins the race, if nobody was quicker."""
        ...


class Asides(Protocol[M_co]):
    """A state in which moves may be made whatever is asked."""

    def asides(self, seat: int) -> Sequence[M_co]:
        """Everything that this seat may do aside now."""
        ...


class Silences(Protocol):
    """A state whose rules forbid talk at the table now and then."""

    def silence(self) -> str | None:
        """The id of the rule by which nobody at the table may talk now, or None."""
        ...


class SaysWhyNot(Protocol[M]):
    """A state that says why moves that people look for are not allowed now."""

    def not_now(self, seat: int) -> Sequence[NotNow[M]]:
        """A few such moves, if this seat is asked: only what everybody may know, from what refuses them."""
        ...


class NamesWhyNot(Protocol):
    """A title whose states say why not."""

    why_not: Any  # the codes of the reasons, as a `Literal`


class Believes(Protocol):
    """A state that knows what a seat may believe; search, hints and the laws build on it."""

    def imagine(self, seat: int, rng: Random) -> Self:
        """A state this seat cannot tell from the real one, drawn from what it may believe."""
        ...


class ShowsAll(Protocol[V]):
    """A state that can be shown with nothing hidden."""

    def view_open(self) -> V:
        """Everything, with nothing hidden, for looking back at a finished game."""
        ...


class LooksBack(Protocol[S_contra, M]):
    """A title that picks the highlights of a game."""

    moment: Any  # the union of the moments in its highlights

    def highlights(self, setup: S_contra, entries: Sequence[Entry[M]], times: Times) -> Highlights:
        """The highlights of a finished game; nobody may see them before, since they reveal all cards."""
        ...


class HasPrint(Protocol[S_contra]):
    """A title with something on its board or cards that a setup can change."""

    sheet: Any  # the type of what is printed

    def printed(self, setup: S_contra) -> Any:
        """What is printed on the board and cards of such a table, for those who draw it; the same for all."""
        ...


class TellsOdds(Protocol[M_contra]):
    """A title that tells how likely a move is to succeed."""

    outlook_type: Any  # the type of an outlook

    def outlook(self, view: Any, moves: tuple[M_contra, ...]) -> Any:
        """How likely these moves are to succeed, and what could be answered after them.

        It uses only what a seat sees; or `Refused`.
        """
        ...


class Explains(Protocol):
    """A title whose adviser says why: a bot of the level `adviser`, who may be asked for a hint."""

    reason: Any  # the type of its reasons


class Pairing(NamedTuple):
    """What strangers play who meet by quick pairing."""

    setup: Any  # of the game's own type
    people: int  # as soon as so many are there it begins, and bots take the other seats


class Pairs(Protocol):
    """A title that says what strangers play who meet by quick pairing."""

    pairing: Pairing


class HasReflexes(Protocol):
    """A title with questions, besides its races, in which to be quick is the game, and nobody is advised."""

    reflexes: frozenset[str]  # the clocks of these questions


class FastLane(Protocol[M_contra]):
    """A state that can run without entries, a million games at a time, when nobody listens."""

    def seats(self) -> tuple[int, ...]:
        """The seats that are asked now; none while nature is asked, or when the game is over."""
        ...

    def answer(self, said: tuple[tuple[int, M_contra], ...]) -> None:
        """Apply the answers to the open question, or raise `Refused` and change nothing."""
        ...

    def draw_on(self, stream: Stream) -> tuple[int, ...]:
        """Let a generator answer for nature until seats are asked; return them, or none at the end."""
        ...
