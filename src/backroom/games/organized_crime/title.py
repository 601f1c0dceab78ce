"""ORGANIZED CRIME as a title of the house: what the table, the lab and the command line need of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from backroom.core.form import Form
from backroom.core.game import Clock, Entry, Pairing
from backroom.core.highlights import Highlights, Times
from backroom.games.organized_crime.advice import AdviceReason
from backroom.games.organized_crime.defaults import default_of
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.looking_back.highlights import look_back
from backroom.games.organized_crime.looking_back.moments import Moment
from backroom.games.organized_crime.moves import Move
from backroom.games.organized_crime.outlook.landings import bring
from backroom.games.organized_crime.outlook.odds import outlook
from backroom.games.organized_crime.outlook.prospects import Outlook
from backroom.games.organized_crime.printed.sheets import Figures, Printed
from backroom.games.organized_crime.rules import (
    BOSS_VOTES,
    CIRCLE,
    MAN,
    OFFICIAL_VOTES,
    POWER_PRICE,
    VOTE,
    Rules,
)
from backroom.games.organized_crime.search.belief import Belief
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.text import describe
from backroom.games.organized_crime.view import View

CLOCKS: Final[Mapping[str, Clock]] = {
    "setup": Clock(60),
    "turn": Clock(45),
    "card": Clock(20),
    "pay": Clock(30),
    "penalty": Clock(10, silence_is_absence=False),  # C26
    "floor": Clock(180),
    "vote": Clock(30),
    "settlement": Clock(90),
    "loss": Clock(30),
}


class OrganizedCrimeTitle:
    """ORGANIZED CRIME, on the contract of `core.game.Game`."""

    name: str = "organized_crime"
    rules: int = 1
    seats: tuple[int, ...] = (2, 3, 4)
    setup: type[Setup] = Setup
    move: Any = Move
    event: Any = Event
    view: type[View] = View
    moment: Any = Moment
    reason: type[AdviceReason] = AdviceReason
    sheet: type[Printed] = Printed
    outlook_type: type[Outlook] = Outlook
    clocks: Mapping[str, Clock] = CLOCKS
    stand_in: str = "regular"
    pairing: Pairing = Pairing(Setup(players=4, variant="short"), people=2)

    def start(self, setup: Setup) -> OrganizedCrime:
        """A game at its beginning; raises `Malformed` for options that cannot be."""
        return OrganizedCrime(Rules(setup))

    def printed(self, setup: Setup) -> Printed:
        """The board, the cards and the prices of a table."""
        rules = Rules(setup)
        return Printed(
            rules.board.sheet,
            rules.decks.sheet,
            Figures(MAN, POWER_PRICE, VOTE, BOSS_VOTES, OFFICIAL_VOTES, CIRCLE),
        )

    def outlook(self, view: View, moves: tuple[Move, ...]) -> Outlook:
        """C12, C14, C21: what the dice may bring named pieces; of none, what the spaces would."""
        return outlook(view, moves) if moves else bring(view)

    def default(self, options: Sequence[Move | Form]) -> Move:
        """The move a seat makes when its clock runs out, chosen from its options alone."""
        return default_of(options)

    def tell(self, event: Event, seat: int | None) -> Event | None:
        """C7, C8, C27, C30: the part of an event that a seat (None: a spectator) may hear."""
        return tell(event, seat)

    def belief(self, seat: int, setup: Setup) -> Belief:
        """What a seat may believe, before it has heard anything."""
        return Belief(seat, setup)

    def describe(self, event: Event) -> str:
        """An event as a plain English line."""
        return describe(event)

    def highlights(self, setup: Setup, entries: Sequence[Entry[Move]], times: Times) -> Highlights:
        """What is worth looking at in a game that is over."""
        return look_back(self.start(setup), entries)  # nothing is raced for here


ORGANIZED_CRIME: Final = OrganizedCrimeTitle()
