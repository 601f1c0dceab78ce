"""What the laws need to know about a game besides its contract: a small kit for each.

A kit is a subclass of `Kit` in `tests/games/<game>/kit.py`, and a line in `kits.py`; for a game from outside
it is `KIT` in the file `kit.py` beside it. Only `game`, `folder`, `fingerprints` and `setups` are required;
everything else makes the laws sharper where a game has more to lose.
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
    longest: int = 4_000  # entries; a longer game is left there
    often: float = 0.05  # share of a game's states that are examined


class Played(NamedTuple):
    """One step of a game: the entry, what happened, and the state after it."""

    entry: Entry[Any]
    events: list[Any]
    state: Any
    setup: Any


class Fingerprint(NamedTuple):
    """Some games that must be the same byte for byte on both engines."""

    seed: int | str
    games: Sequence[tuple[Any, Any]]  # setup and temper
    longest: int = 4_000
    hashed: Callable[[int, Played, Random], Iterable[object]] | None = None  # None: `Kit.hashed`


class Memory(Protocol):
    """What a seat can be certain of, from what it was told alone."""

    def hear(self, events: list[Any]) -> None:
        """Take in what was told of one entry."""
        ...

    def check(self, state: Any) -> None:
        """Assert that all of it is true in a state, real or imagined."""
        ...

    def check_view(self, view: Any) -> None:
        """Assert that this seat's view knows no less."""
        ...


class Posterior(Protocol):
    """A position small enough to count everything a seat may believe."""

    seats: Sequence[int]  # the seats that imagine
    count: int  # how often
    truth: Hashable  # the real world
    worlds: Sequence[int] | None  # how many each seat may believe in; None: not counted

    def exact(self, seat: int) -> dict[Hashable, float]:
        """Every world that agrees with what this seat was told, with its probability."""
        ...

    def sampled(self, seat: int) -> Counter[Hashable]:
        """How often each world is imagined."""
        ...

    def believed(self, seat: int) -> Counter[Hashable] | None:
        """How often each world is drawn from a belief; None if there is none to ask."""
        ...


class Paths(NamedTuple):
    """A position, and how many paths of 1, 2, 3, … entries lead on from it."""

    start: Callable[[], Any]
    counts: list[int]


USUAL: Final = Trial(50)
NEVER: Final = Trial(0)
PARTS: Final = {"fast_lane": "draw_on", "fast_draws": "draw_on"}  # laws of games that have an optional part
TITLED: Final = {"belief": "belief"}  # ... of titles that have one


def check_nothing(played: Played) -> None:
    """For games where nothing is counted."""


class Kit:
    """Tells the laws about one game."""

    game: ClassVar[AnyGame]
    folder: ClassVar[Path]  # where its digests.json is
    rule: ClassVar[str] = ""  # the prefix of its rule ids
    tempers: ClassVar[Sequence[Any]] = (None,)  # the tempers it is played at
    trials: ClassVar[Mapping[str, Trial]] = {}  # by law, where it differs from the default
    fingerprints: ClassVar[Mapping[str, Fingerprint]] = {}
    perft: ClassVar[Mapping[str, Paths]] = {}
    posteriors: ClassVar[Mapping[str, Callable[[], Posterior]]] = {}

    # Law 2
    foolish: ClassVar[Sequence[Any]] = ()  # moves that are refused with the same words, whatever is hidden
    showing: ClassVar[tuple[type, ...]] = ()  # events that show something hidden as it happens
    menus_are_public: ClassVar[bool] = False  # the others' options depend on nothing hidden

    # ... and on the wire
    short: ClassVar[Mapping[str, Any]] = {}  # options of a table whose game is soon over
    met: ClassVar[Sequence[str]] = ()  # what its games come by: `races`, `odds`
    concerning: ClassVar[Sequence[str]] = ()  # clocks of questions about what a seat may hold unseen
    timed: ClassVar[Sequence[str]] = ()  # ... of which there are enough to compare when each seat hears them

    # Law 3
    meant: ClassVar[
        Sequence[Any]
    ] = ()  # one move of each kind with fields, for a game that checks their types
    misspelt_at: ClassVar[Sequence[str]] = ()  # clocks of the questions at which all misspellings are tried
    aside: ClassVar[Sequence[Any]] = ()  # moves to try as asides

    # Law 4
    mutable: ClassVar[tuple[type, ...]] = (list, dict, set)  # what a copy must not share

    def trial(self, law: str) -> Trial:
        """How much a law is tried."""
        part = PARTS.get(law)
        if part is not None and not hasattr(self.game.start(self.game.setup()), part):
            return NEVER
        if law in TITLED and not hasattr(self.game, TITLED[law]):
            return NEVER
        return NEVER if law == "misspelt" and not self.meant else self.trials.get(law, USUAL)

    def setups(self) -> st.SearchStrategy[Any]:
        """Every kind of setup."""
        raise NotImplementedError

    # Random games

    def choose(self, options: Sequence[Any], rng: Random, temper: Any) -> Any:
        """Choose one of the options."""
        asked = Ask(0, (), "turn", "")
        return AnyOption(0, None, rng, moves=self.game.move).answer(None, asked, options)

    def say_aside(self, state: Any, rng: Random, temper: Any) -> Aside[Any] | None:
        """An aside to make before the question is answered, if any."""
        return None

    def next_entry(self, state: Any, rng: Random, temper: Any) -> Entry[Any] | None:
        """The next entry, or None when the game is over."""
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
        """Play a game step by step, to its end or to this many entries."""
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
        """What of a step must be the same on both engines."""
        yield played.entry, played.events
        if index % 10 and not isinstance(played.state.pending(), Over):
            return
        for seat in (None, *range(played.setup.players)):
            yield played.state.view(seat)
            if seat is not None and hasattr(played.state, "imagine"):
                yield self.snapshot(played.state.imagine(seat, rng))

    def answer_fast(self, state: Any, said: tuple[tuple[int, Any], ...]) -> None:
        """Answer in the fast lane, if the game has one."""
        state.answer(said)

    # Law 2

    def heard(self, events: Iterable[Any], seat: int | None) -> list[Any]:
        """What a seat is told."""
        return [told for event in events if (told := self.game.tell(event, seat)) is not None]

    def may_sound_otherwise(self, there: list[Any], here: list[Any]) -> bool:
        """Whether the tellings in two worlds may differ: something hidden is shown where they first do."""
        same = next((at for at, (one, two) in enumerate(zip(there, here, strict=False)) if one != two), None)
        if same is not None:
            return isinstance(there[same], self.showing) and isinstance(here[same], self.showing)
        longer = max(there, here, key=len)
        return isinstance(longer[min(len(there), len(here))], self.showing)

    def may_be_refused(self, real: Any, other: Any) -> bool:
        """Whether another seat's answer in one world may be impossible in the other."""
        return False

    def online(self, number: int, rng: Random) -> dict[str, Any]:
        """The options of one of some tables that are played over sockets."""
        return {"players": rng.choice(self.game.seats)}

    def holds(self, state: Any, seat: int, clock: str) -> bool:
        """Whether a seat holds what a question with one of the `concerning` clocks is about."""
        return False

    def check_telling(self, event: Any, told: Mapping[int | None, Any]) -> None:
        """Assert that an event is told to each listener as it may be; None: a spectator."""

    def check_spectator(self, state: Any) -> None:
        """Assert that a spectator's view contains nothing meant for players alone."""

    def rare_positions(self) -> Iterator[tuple[Any, Entry[Any]]]:
        """Positions of three players that random play rarely reaches, with what happens there."""
        return iter(())

    # Law 3

    def conceivable(self, state: Any, rng: Random) -> Sequence[Any]:
        """Moves of every kind, possible or not."""
        return ()

    def outside(self, field: Any) -> Sequence[Any]:
        """Invalid values for the field of a form, besides those just beyond its bounds."""
        return ()

    def check_aside(self, before: Any, after: Any, said: Aside[Any]) -> None:
        """Assert that an aside did what it does, and nothing else."""

    def place(self, state: Any) -> object:
        """Where a game is, for laws that look at each place once."""
        pending: Ask | Chance | Over = state.pending()
        return pending.clock if isinstance(pending, Ask) else type(pending)

    # Law 4

    def audit(self, setup: Any) -> Callable[[Played], None]:
        """A function to call after every step, which finds nothing missing and nothing from nowhere."""
        return check_nothing

    # Law 5

    def memory(self, setup: Any, seat: int) -> Memory | None:
        """A perfect memory, or None."""
        return None

    def is_telling(self, events: list[Any]) -> bool:
        """Whether these events make it worthwhile to look at what is imagined."""
        return False

    def check_imagined(self, played: Played, imagined: Any, seat: int) -> None:
        """Assert what must be true in an imagined state besides what the seat remembers."""

    def check_world(self, world: Any) -> None:
        """Assert that nothing is missing in a world drawn from a belief."""
