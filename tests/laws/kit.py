"""What the laws need to know of a game besides its contract: a small kit for each.

A kit is a subclass of `Kit` in `tests/games/<game>/kit.py`, and a line in `kits.py`. Only `game`, `folder`
and `setups` must be given; everything else makes the laws sharper where a game has more to lose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Protocol, cast

from hypothesis import strategies as st

from backroom.bots.any_option import AnyOption
from backroom.core.chance import Chance
from backroom.core.game import Answers, Aside, Ask, Entry, Over
from backroom.core.log import AnyGame
from backroom.core.nature import draw


class Trial(NamedTuple):
    """How much a law is tried on a game."""

    games: int
    longest: int = 4_000  # entries; a game that goes on is left there
    often: float = 0.05  # of the states of a game, so many are looked at


class Played(NamedTuple):
    """One step of a game: the entry, what happened, and the state after it."""

    entry: Entry[Any]
    events: list[Any]
    state: Any
    setup: Any


class Fingerprint(NamedTuple):
    """Some games whose every byte is the same on both engines."""

    seed: int | str
    games: Sequence[tuple[Any, Any]]  # setup and temper
    longest: int = 4_000
    hashed: Callable[[int, Played, Random], Iterable[object]] | None = None  # None: as `Kit.hashed` has it


class Memory(Protocol):
    """What a seat can say for certain, from nothing but what it was told."""

    def hear(self, events: list[Any]) -> None:
        """Take in what was told of one entry."""
        ...

    def check(self, state: Any) -> None:
        """Assert that all of it holds in a state, real or imagined."""
        ...

    def check_view(self, view: Any) -> None:
        """Assert that the view of this seat does not know less."""
        ...


class Posterior(Protocol):
    """A position small enough that all a seat may believe can be counted."""

    seats: Sequence[int]  # who imagine
    count: int  # how often
    truth: Hashable  # the world that it is
    worlds: Sequence[int] | None  # how many each may believe in; None: nobody counted

    def exact(self, seat: int) -> dict[Hashable, float]:
        """Every world that agrees with what this seat was told, with its probability."""
        ...

    def sampled(self, seat: int) -> Counter[Hashable]:
        """How often each is imagined."""
        ...


class Paths(NamedTuple):
    """A position, and how many paths of 1, 2, 3, … entries lead on from it."""

    start: Callable[[], Any]
    counts: list[int]


USUAL: Final = Trial(50)


def check_nothing(played: Played) -> None:
    """Where nothing is counted."""


class Kit:
    """One game for the laws."""

    game: ClassVar[AnyGame]
    folder: ClassVar[Path]  # where its digests.json is
    rule: ClassVar[str] = ""  # how the ids of its rules begin
    tempers: ClassVar[Sequence[Any]] = (None,)  # ways to play
    trials: ClassVar[Mapping[str, Trial]] = {}  # by law, where it is not the usual
    fingerprints: ClassVar[Mapping[str, Fingerprint]] = {}
    perft: ClassVar[Mapping[str, Paths]] = {}
    posteriors: ClassVar[Mapping[str, Callable[[], Posterior]]] = {}

    # Law 2
    foolish: ClassVar[Sequence[Any]] = ()  # moves that are refused in the same words whatever is hidden
    showing: ClassVar[tuple[type, ...]] = ()  # events that show something hidden as it happens
    menus_are_public: ClassVar[bool] = False  # what others may say depends on nothing that is hidden

    # Law 3
    meant: ClassVar[Sequence[Any]] = ()  # a move of each kind with fields, for a game that checks their types
    misspelt_at: ClassVar[Sequence[str]] = ()  # the clocks of questions at which all of these are tried
    aside: ClassVar[Sequence[Any]] = ()  # moves to be tried aside

    # Law 4
    mutable: ClassVar[tuple[type, ...]] = (list, dict, set)  # what a copy must not share

    def trial(self, law: str) -> Trial:
        """How much a law is tried."""
        return self.trials.get(law, USUAL)

    def setups(self) -> st.SearchStrategy[Any]:
        """Every kind of table there is."""
        raise NotImplementedError

    # Random games

    def choose(self, options: Sequence[Any], rng: Random, temper: Any) -> Any:
        """One of the options."""
        asked = Ask(0, (), "turn", "")
        return AnyOption(0, None, rng, moves=self.game.move).answer(None, asked, options)

    def say_aside(self, state: Any, rng: Random, temper: Any) -> Aside[Any] | None:
        """What somebody says aside before the question is answered, if anything."""
        return None

    def next_entry(self, state: Any, rng: Random, temper: Any) -> Entry[Any] | None:
        """What happens next, or None when the game is over."""
        pending = state.pending()
        if isinstance(pending, Over):
            return None
        aside = self.say_aside(state, rng, temper)
        if aside is not None:
            return aside
        if not isinstance(pending, Ask):
            return draw(pending, rng)
        seats = pending.seats
        if pending.mode == "floor":
            seats = (seats[int(rng.random() * len(seats))],)
        moves = [(seat, self.choose(state.options(seat), rng, temper)) for seat in seats]
        if pending.mode == "race":
            rng.shuffle(moves)
        return Answers(pending.id, tuple(moves))

    def play(self, setup: Any, rng: Random, temper: Any, longest: int = USUAL.longest) -> Iterator[Played]:
        """A game, step by step, to its end or to so many entries."""
        state = self.game.start(setup)
        for _ in range(longest):
            entry = self.next_entry(state, rng, temper)
            if entry is None:
                return
            yield Played(entry, state.apply(entry), state, setup)

    def snapshot(self, state: Any) -> object:
        """Everything a state consists of, to see whether it changed."""
        return deepcopy(cast("dict[str, object]", vars(state)))

    # Law 1

    def hashed(self, index: int, played: Played, rng: Random) -> Iterable[object]:
        """What of a step is the same on both engines."""
        yield played.entry, played.events
        if index % 10 and not isinstance(played.state.pending(), Over):
            return
        for seat in (None, *range(played.setup.players)):
            yield played.state.view(seat)
            if seat is not None and hasattr(played.state, "imagine"):
                yield self.snapshot(played.state.imagine(seat, rng))

    def answer_fast(self, state: Any, said: tuple[tuple[int, Any], ...]) -> None:
        """The fast lane of a game that has one."""
        state.answer(said)

    # Law 2

    def heard(self, events: Iterable[Any], seat: int | None) -> list[Any]:
        """What a seat is told."""
        return [told for event in events if (told := self.game.tell(event, seat)) is not None]

    def may_sound_otherwise(self, there: list[Any], here: list[Any]) -> bool:
        """Whether what is told of two worlds may differ: from where it does, something hidden is shown."""
        same = next((at for at, (one, two) in enumerate(zip(there, here, strict=False)) if one != two), None)
        if same is not None:
            return isinstance(there[same], self.showing) and isinstance(here[same], self.showing)
        longer = max(there, here, key=len)
        return isinstance(longer[min(len(there), len(here))], self.showing)

    def may_be_refused(self, real: Any, other: Any) -> bool:
        """Whether what another seat can say in one world may be impossible in the other."""
        return False

    def check_telling(self, event: Any, told: Mapping[int | None, Any]) -> None:
        """Assert that an event is told to everybody as it may be; None: a spectator."""

    def check_spectator(self, state: Any) -> None:
        """Assert that nothing in a spectator's view is for the players alone."""

    def rare_positions(self) -> Iterator[tuple[Any, Entry[Any]]]:
        """Positions of three players that random play seldom reaches, with what happens there."""
        return iter(())

    # Law 3

    def conceivable(self, state: Any, rng: Random) -> Sequence[Any]:
        """Moves of every kind, possible or not."""
        return ()

    def outside(self, field: Any) -> Sequence[Any]:
        """Values that the field of a form does not have, besides those just beyond its bounds."""
        return ()

    def check_aside(self, before: Any, after: Any, said: Aside[Any]) -> None:
        """Assert that what was said aside did what it does, and nothing else."""

    def place(self, state: Any) -> object:
        """Where a game is, for laws that look at each place once."""
        pending: Ask | Chance | Over = state.pending()
        return pending.clock if isinstance(pending, Ask) else type(pending)

    # Law 4

    def audit(self, setup: Any) -> Callable[[Played], None]:
        """What is called after every step of a game, and finds nothing missing and nothing from nowhere."""
        return check_nothing

    # Law 5

    def memory(self, setup: Any, seat: int) -> Memory | None:
        """A perfect memory, or None."""
        return None

    def is_telling(self, events: list[Any]) -> bool:
        """Whether these make it worth while to look at what is imagined."""
        return False

    def check_imagined(self, played: Played, imagined: Any, seat: int) -> None:
        """Assert what must hold in an imagined state besides what the seat remembers."""
