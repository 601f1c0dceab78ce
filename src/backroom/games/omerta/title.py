"""OMERTA as a title of the house: what the table, the lab and the command line need of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from backroom.core.form import Form
from backroom.core.game import Clock, Entry, Pairing
from backroom.core.highlights import Highlights, Times
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.knowledge.telling import tell
from backroom.games.omerta.looking_back.highlights import look_back
from backroom.games.omerta.looking_back.moments import Moment
from backroom.games.omerta.moves import Discard, Draw, Move, Pass
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.text import describe
from backroom.games.omerta.view import View
from backroom.games.omerta.why_not import WhyNotCode

CLOCKS: Final[Mapping[str, Clock]] = {
    "peek": Clock(45),  # the count of the round before is read in it too
    "turn": Clock(45),
    "power": Clock(30),
    "snap": Clock(4, silence_is_absence=False),
    "killer": Clock(8, silence_is_absence=False),
}


class OmertaTitle:
    """OMERTA, on the contract of `core.game.Game`."""

    name: str = "omerta"
    rules: int = 1
    seats: tuple[int, ...] = (3, 4, 5)
    setup: type[Setup] = Setup
    move: Any = Move
    event: Any = Event
    view: type[View] = View
    moment: Any = Moment
    reason: type[AdviceReason] = AdviceReason
    why_not: Any = WhyNotCode
    reflexes: frozenset[str] = frozenset({"killer"})
    clocks: Mapping[str, Clock] = CLOCKS
    stand_in: str = "regular"
    pairing: Pairing = Pairing(Setup(players=4), people=2)

    def start(self, setup: Setup) -> Omerta:
        """A game at its beginning; raises `Malformed` for options that cannot be."""
        return Omerta(Rules(setup))

    def default(self, options: Sequence[Move | Form]) -> Move:
        """O9 to O25: a seat whose clock runs out passes, draws, discards the drawn card, or else declines."""
        for option in options:
            if isinstance(option, (Pass, Draw, Discard)):
                return option
        declining = options[0]
        assert not isinstance(declining, Form), "this game has no forms"
        return declining

    def tell(self, event: Event, seat: int | None) -> Event | None:
        """O34: the part of an event that a seat (None: a spectator) may hear."""
        return tell(event, seat)

    def describe(self, event: Event) -> str:
        """An event as a plain English line."""
        return describe(event)

    def highlights(self, setup: Setup, entries: Sequence[Entry[Move]], times: Times) -> Highlights:
        """What is worth looking at in a game that is over."""
        return look_back(self.start(setup), entries, times)

    def belief(self, seat: int, setup: Setup) -> OmertaBelief:
        """What this seat may believe, before it has heard anything."""
        return OmertaBelief(seat, setup)


OMERTA: Final = OmertaTitle()
