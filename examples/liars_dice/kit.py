"""Liar's dice for the laws: what they need to know of it besides its contract."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import ClassVar

from hypothesis import strategies as st

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Entry
from examples.liars_dice import GAME
from examples.liars_dice.game import LiarsDice
from examples.liars_dice.words import Bid, Doubt, Doubted, Event, Move, Rolled, Setup, View
from tests.laws.kit import Fingerprint, Kit, Paths, Played, Posterior
from tests.laws.sizes import samples
from tests.laws.worlds import Told


class Memory:
    """A seat remembers its own dice, until they are rolled again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.own: tuple[int, ...] | None = None

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Rolled):
                self.own = event.cups[self.seat]
            elif isinstance(event, Doubted):
                self.own = None

    def check(self, state: LiarsDice) -> None:
        assert self.own is None or state.cups[self.seat] == self.own

    def check_view(self, view: View) -> None:
        assert self.own is None or view.cups[self.seat] == self.own


def start(*, players: int = 2, dice: int) -> LiarsDice:
    return GAME.start(Setup(players=players, dice=dice))


def one_bid() -> Posterior:
    """Two seats with two dice each, and a bid: it says nothing about the dice of its maker."""
    state = start(dice=2)
    entries: tuple[Entry[Move], ...] = (Drawn((1, 4, 4, 6)), Answers(0, ((0, Bid(2, 4)),)))
    return Told(
        KIT,
        state,
        [(entry, state.apply(entry)) for entry in entries],
        beginning=lambda: {"": (start(dice=2), 1.0)},
        world=lambda state: tuple(state.cups),
        count=samples(4_000),
        seats=(0, 1),
        worlds=(21, 21),  # throws of two dice that look the same in any order
    )


class LiarsDiceKit(Kit):
    """Liar's dice."""

    game = GAME
    folder = Path(__file__).parent
    fingerprints: ClassVar[Mapping[str, Fingerprint]] = {
        f"{players}": Fingerprint(players, [(Setup(players=players), None)] * 2) for players in GAME.seats
    }
    # throws; bids; then after a bid of 1: doubts, higher faces, 2 of any face; of 2: doubts, higher faces
    perft: ClassVar[Mapping[str, Paths]] = {
        "a die each": Paths(lambda: start(dice=1), [36, 36 * 10, 36 * ((5 + 10 + 25) + (5 + 10))])
    }
    posteriors: ClassVar[Mapping[str, Callable[[], Posterior]]] = {"one bid": one_bid}
    foolish = (Bid(0, 2), Bid(99, 2))
    showing = (Doubted,)
    short: ClassVar[Mapping[str, int]] = {"dice": 2}
    menus_are_public = True
    aside = (Doubt(),)

    def setups(self) -> st.SearchStrategy[Setup]:
        return st.builds(Setup, players=st.integers(2, 6), dice=st.integers(1, 5), wild=st.booleans())

    def conceivable(self, state: LiarsDice, rng: Random) -> Sequence[Move]:
        return [
            Doubt(),
            *(Bid(count, face) for count in (-1, 0, 1, 2, 29, 31, 10**30) for face in range(-1, 9)),
        ]

    def check_telling(self, event: Event, told: Mapping[int | None, Event]) -> None:
        """Everybody hears every event in full, except that of a roll each seat hears only its own dice."""
        for seat, heard in told.items():
            if isinstance(event, Rolled) and isinstance(heard, Rolled):
                shown = {one for one, cup in enumerate(heard.cups) if cup is not None}
                assert shown <= {seat}
            else:
                assert heard == event

    def check_spectator(self, state: LiarsDice) -> None:
        assert all(cup is None for cup in state.view(None).cups)

    def audit(self, setup: Setup) -> Callable[[Played], None]:
        """Each doubt costs one die and nothing else does, and each cup covers the dice its seat has left."""
        left = [setup.dice] * setup.players

        def check(played: Played) -> None:
            for event in played.events:
                if isinstance(event, Doubted):
                    left[event.loser] -= 1
            assert played.state.dice == left
            assert not played.state.cups or [len(cup) for cup in played.state.cups] == left

        return check

    def memory(self, setup: Setup, seat: int) -> Memory:
        return Memory(seat)


KIT = LiarsDiceKit()
