"""Liar's dice, an old game of bluff in the public domain: a whole game with hidden dice, and a bot."""

from collections.abc import Mapping, Sequence
from typing import Any

from backroom.core.form import Form
from backroom.core.game import Clock
from examples.liars_dice.bot import Regular
from examples.liars_dice.game import LiarsDice
from examples.liars_dice.words import Bid, Event, Move, Raised, Rolled, Setup, View


class LiarsDiceTitle:  # what tables, the server and the command line need of it: `core.game.Game`
    name: str = "liars_dice"
    rules: int = 1
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    setup: type[Setup] = Setup
    move: Any = Move
    event: Any = Event
    view: type[View] = View
    clocks: Mapping[str, Clock] = {"turn": Clock(45)}
    stand_in: str = "regular"

    def start(self, setup: Setup) -> LiarsDice:
        return LiarsDice(setup)

    def default(self, options: Sequence[Move | Form]) -> Move:
        """A player who says nothing doubts the bid; if there is none, they bid low."""
        return Bid(1, 2) if isinstance(options[0], Form) else options[0]

    def tell(self, event: Event, seat: int | None) -> Event:
        """Nobody hears what lies under the cups of others."""
        if not isinstance(event, Rolled):
            return event
        return Rolled(tuple(cup if one == seat else None for one, cup in enumerate(event.cups)))

    def describe(self, event: Event) -> str:
        if isinstance(event, Raised):
            return f"Seat {event.seat + 1} bids {event.bid.count} of {event.bid.face}."
        cups = "; ".join("covered" if cup is None else " ".join(map(str, cup)) for cup in event.cups)
        if isinstance(event, Rolled):
            return f"The dice are rolled: {cups}."
        lost = f"There are {event.found}, and seat {event.loser + 1} loses a die."
        return f"Seat {event.seat + 1} doubts it. Under the cups: {cups}. {lost}"


GAME = LiarsDiceTitle()
BOTS = {"regular": Regular}
