"""The kit that runs the laws on OMERTA: every seat count, edition and option, at several tempers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, permutations, product
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
from hypothesis import strategies as st

from backroom.core.game import Over
from backroom.games.omerta.cells import CELLS, FREE, KIND
from backroom.games.omerta.events import KillerShown, Mixed
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import NOTHING
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Exchange,
    Give,
    LayMamma,
    LayPatrol,
    Look,
    Mix,
    Move,
    OpenSafe,
    Pass,
    Peek,
    Replace,
    Show,
    Snap,
    Swap,
    Take,
    Throw,
)
from backroom.games.omerta.printed.cards import COPIES, KIND_OF, MAMMA, PATROL
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import DEAL, GANGSTERS, OVER, PEEKING, Overlay
from backroom.games.omerta.title import OMERTA
from tests.games.omerta.memory import Memory
from tests.games.omerta.stories import posteriors
from tests.games.omerta.tempers import TEMPERS, Temper, choose
from tests.laws.kit import Fingerprint, Kit, Paths, Played, Trial
from tests.laws.sizes import is_long
from tests.perft.positions import PATHS, POSITIONS

SEATS = range(-1, 6)
PLACES = (-1, 0, 1, 2, 3, 4, 5, 59, 60, 64, 10**30)
LOOKS = 1 if is_long() else 3  # check every so many steps: a lost card stays lost
FACE = re.compile(f'"(?:{"|".join(KIND_OF)})"')


EDITIONS = ("fr", "en", "nl", "ru")


def everywhere() -> list[Move]:
    """Moves of every kind but one, whether possible or not."""
    moves: list[Move] = [CallOmerta(), Draw(), Take(), Pass(), Discard(), Decline(), OpenSafe()]
    moves += [Peek(pair) for pair in permutations((-1, 0, 1, 2, 3, 4), 2)] + [Peek((1, 1))]
    for place in PLACES:
        moves += [Replace(place), Snap(place), Look(place), Show(place), Throw((place,)), Throw((place, 1))]
        moves += [Exchange(place, safe) for safe in range(-1, 5)]
        moves += [LayPatrol(seat, place) for seat in SEATS]
    moves += [Throw(()), Throw((1, 1)), Throw((0, 1, 2))]
    moves += [Mix(seat) for seat in SEATS] + [LayMamma(seat) for seat in SEATS]
    return moves + [Give(first, second) for first, second in product(SEATS, SEATS)]


EVERYWHERE = everywhere()
SWAPS = [Swap(*seats, *places) for seats in permutations(SEATS, 2) for places in combinations(PLACES, 2)]


def faces(told: object) -> list[str]:
    """The cards named in what was told, in order."""
    return FACE.findall(msgspec.json.encode(told).decode())


def placed_faces(event: object) -> list[tuple[int | None, str]]:
    """The faces an event shows, each with the place it was at where the event names it."""
    if isinstance(event, KillerShown):
        return [(event.place, "killer")]  # the card it names is the attacker's
    found = faces(event)
    places: Sequence[int | None] = getattr(event, "places", None) or [None] * len(found)
    return list(zip(places, found, strict=False))


def cards_of(state: Omerta, hands: list[list[int]]) -> list[int]:
    """The kind of every card in the game, in order."""
    found = state.pile + state.discard
    found += [card & KIND for hand in hands for card in hand if card]
    found += [card & KIND for card in state.safe]
    found += [lying.kind for lying in state.overlays]
    if state.held:
        found.append(state.held & KIND)
    if state.named != NOTHING and state.power in (MAMMA, PATROL):
        found.append(state.power)  # being laid
    found.sort()
    return found


def check_cards(state: Omerta) -> None:
    """Assert that every card is in exactly one place and that the masks agree."""
    hands, free, blocked = state.hands, state.free, state.blocked
    assert cards_of(state, hands) == sorted(state.rules.cards)
    patrols, barred = [0] * state.rules.players, 0
    for lying in state.overlays:
        if lying.kind == PATROL:
            patrols[lying.seat] |= 1 << lying.place
        else:
            barred |= 1 << lying.seat
    assert (state.barred, blocked) == (barred, patrols)
    for seat, hand in enumerate(hands):
        taken = sum([1 << place for place, card in enumerate(hand) if card])
        assert free[seat] | blocked[seat] == taken
        assert free[seat] & blocked[seat] == 0
    assert len(state.safe) == 4
    # no card, or trace of one, is left in a place that is gone
    in_hands = sum([len(hand) - hand.count(0) for hand in hands])
    assert FREE - state.row(0, FREE).count(0) == len(state.discard) + 4 + in_hands
    assert not any(list(state.deck)[state.piled :])


def tables(players: int, edition: str) -> list[tuple[Setup, Temper]]:
    """Eight games of two rounds with all options."""
    return [
        (
            Setup(
                players=players,
                edition=edition,  # pyright: ignore[reportArgumentType]
                snap="sealed" if number % 4 == 3 else "race",
                open_safe=number % 3 == 2,
                memory_aid=number % 2 == 1,
                rounds=2,
            ),
            TEMPERS[number % len(TEMPERS)],
        )
        for number in range(8)
    ]


def all_told(index: int, played: Played, rng: Random) -> Iterable[object]:
    """Every entry, every event, and every view at the end."""
    yield played.entry, played.events
    if isinstance(played.state.pending(), Over):
        for seat in (None, *range(played.setup.players)):
            yield played.state.view(seat)


def imagined(index: int, played: Played, rng: Random) -> Iterable[object]:
    """What each seat imagines at intervals, shuffled hands included."""
    if index and index % 12 == 0:
        other = played.state.imagine(index // 12 % played.setup.players, rng)
        yield other.row(0, CELLS), other.pile


class OmertaKit(Kit):
    """Tells the laws what they need to know about OMERTA."""

    game = OMERTA
    folder = Path(__file__).parent
    rule = "O"
    tempers = TEMPERS
    trials: ClassVar[Mapping[str, Trial]] = {
        "replay": Trial(400),
        "fast_lane": Trial(100),
        "fast_draws": Trial(60),
        "secrecy": Trial(450, often=0.02),
        "telling": Trial(150, often=0.01),
        "options": Trial(200, often=0.012),
        "nature": Trial(60),
        "menus": Trial(20),
        "misspelt": Trial(0),  # moves are looked up in menus, so a move of the wrong type is simply not found
        "account": Trial(350),
        "copy": Trial(100, often=0.1),
        "parts": Trial(10, longest=300),
        "imagine": Trial(250, often=0.03),
        "views": Trial(0),  # a view remembers only if the table has a notepad
    }
    fingerprints: ClassVar[Mapping[str, Fingerprint]] = {
        **{
            f"{players} {edition}": Fingerprint(
                f"{players}{edition}", tables(players, edition), hashed=all_told
            )
            for players in OMERTA.seats
            for edition in EDITIONS
        },
        **{
            f"{players} imagined": Fingerprint(
                players, [(Setup(players=players, rounds=1), temper) for temper in TEMPERS], hashed=imagined
            )
            for players in OMERTA.seats
        },
    }
    perft: ClassVar[Mapping[str, Paths]] = {
        name: Paths(POSITIONS[name].engine, PATHS[name]) for name in POSITIONS
    }
    foolish = (Replace(1), Snap(59), Show(-1))
    menus_are_public = True
    short: ClassVar[Mapping[str, Any]] = {"rounds": 1}
    met = ("races",)
    concerning = ("snap", "killer")
    timed = ("snap", "killer") if is_long() else ("snap",)
    aside = (Draw(), Pass(), Snap(0))
    mutable = (list, Overlay)

    def setups(self) -> st.SearchStrategy[Setup]:
        return st.builds(
            Setup,
            players=st.integers(3, 5),
            edition=st.sampled_from(EDITIONS),
            deck=st.sampled_from(sorted(COPIES)),
            rounds=st.sampled_from([None, 1, 2]),
            open_safe=st.booleans(),
            snap=st.sampled_from(["race", "sealed"]),
            memory_aid=st.booleans(),
        )

    def choose(self, options: Sequence[Move], rng: Random, temper: Temper) -> Move:
        return choose(options, rng, temper)

    def snapshot(self, state: Omerta) -> dict[str, Any]:
        facts = {name: getattr(state, name) for name in fields_of(state)}
        facts["cells"] = state.row(0, CELLS)
        facts["deck"] = state.pile
        facts["overlays"] = [
            (lying.kind, lying.by, lying.seat, lying.place, lying.turns) for lying in state.overlays
        ]
        facts["facts"] = [(fact.first, fact.old) for fact in state.facts]
        return facts

    def answer_fast(self, state: Omerta, said: tuple[tuple[int, Move], ...]) -> None:
        """Answer seat by seat, giving each move's index in the menu."""
        for seat, move in said:
            state.choose(seat, state.options(seat).index(move))

    def may_sound_otherwise(self, there: list[Any], here: list[Any]) -> bool:
        """Whether a face came up that tells the two games apart, or the same face at another place."""
        for one, two in zip(there, here, strict=False):
            if one != two:
                return placed_faces(one) != placed_faces(two)
        return bool(faces(max(there, here, key=len)[min(len(there), len(here))]))

    def online(self, number: int, rng: Random) -> dict[str, Any]:
        return {
            "players": rng.randint(3, 5),
            "edition": EDITIONS[number % 4],
            "rounds": rng.randint(2, 3),
            "open_safe": rng.random() < 0.3,
            "snap": ("race", "sealed")[number % 2],  # where bots sit: they take a second to answer a race
            "memory_aid": rng.random() < 0.3,
        }

    def holds(self, state: Omerta, seat: int, clock: str) -> bool:
        """O13, O25: whether a seat holds a card it could throw, or the Killer."""
        if clock == "snap":
            return any(state.decides(seat, option) for option in state.options(seat))
        return any(place.card == "killer" for place in state.view_open().hands[seat])

    def check_telling(self, event: Any, told: Mapping[int | None, Any]) -> None:
        """O34: everybody hears of everything; a spectator is told no face that a seat is not told."""
        assert None not in told.values()
        public = told[None]
        named = None
        for heard in told.values():
            if heard != public:
                named = set(faces(public)) if named is None else named
                assert named <= set(faces(heard))

    def check_spectator(self, state: Omerta) -> None:
        view = state.view(None)
        assert view.drawn_card is None or view.drawn_from_discard
        assert all(place.card is None for hand in view.hands for place in hand)
        assert state.rules.open_safe or all(card is None for card in view.safe)

    def conceivable(self, state: Omerta, rng: Random) -> list[Move]:
        return EVERYWHERE + rng.sample(SWAPS, 40)

    def audit(self, setup: Setup) -> Callable[[Played], None]:
        steps = 0

        def check(played: Played) -> None:
            nonlocal steps
            state = played.state
            assert state.step != PEEKING or state.piles == 0, (
                "a new round starts counting its draw piles at 0"
            )
            steps += 1
            if state.step not in (GANGSTERS, DEAL, OVER) and steps % LOOKS == 0:
                check_cards(state)

        return check

    def memory(self, setup: Setup, seat: int) -> Memory:
        return Memory()

    def check_world(self, world: Omerta) -> None:
        check_cards(world)

    def is_telling(self, events: list[Any]) -> bool:
        """O20: a shuffled hand is worth a look."""
        return bool(events) and isinstance(events[-1], Mixed)


OmertaKit.posteriors = posteriors(OmertaKit())

FIELDS: dict[tuple[str, ...], list[str]] = {}  # looked up once: the fields are the same in every game


def fields_of(state: Omerta) -> list[str]:
    """The names of a state's fields, leaving out its methods and what it only caches."""
    own = tuple(getattr(state, "__dict__", ()))  # empty if the class has slots or is compiled
    if own not in FIELDS:
        FIELDS[own] = [name for name in dir(state) if is_field(state, name)]
    return FIELDS[own]


def is_field(state: Omerta, name: str) -> bool:
    if name.startswith("__") or name in ("rules", "events", "offer", "offered", "offering"):
        return False
    return not callable(getattr(state, name))
