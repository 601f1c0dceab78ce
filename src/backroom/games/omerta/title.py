"""OMERTA as a title of the house: what the table, the lab and the command line need of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from backroom.core.form import Form
from backroom.core.game import Entry
from backroom.core.highlights import Highlights, Times
from backroom.core.refusal import Refused
from backroom.games.omerta.defaults import default_of
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.highlights import look_back
from backroom.games.omerta.moments import Moment
from backroom.games.omerta.moves import Move
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.telling import tell
from backroom.games.omerta.text import describe
from backroom.games.omerta.view import View


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
    sheet: Any = None
    outlook_type: Any = None

    def start(self, setup: Setup) -> Omerta:
        """A game at its beginning; raises `Malformed` for options that cannot be."""
        return Omerta(Rules(setup))

    def printed(self, setup: Setup) -> None:
        """Nothing that a client would not know: no text of a table changes a card."""

    def outlook(self, view: View, moves: tuple[Move, ...]) -> NoReturn:
        """Nothing is thrown for in this game."""
        raise Refused("odds", "nothing is thrown for in OMERTA")

    def default(self, options: Sequence[Move | Form]) -> Move:
        """What a seat says when its clock has ended, chosen from its options alone."""
        return default_of(options)

    def tell(self, event: Event, seat: int | None) -> Event | None:
        """O34: what of an event a seat (None: a spectator) may hear."""
        return tell(event, seat)

    def describe(self, event: Event) -> str:
        """An event as a plain English line."""
        return describe(event)

    def highlights(self, setup: Setup, entries: Sequence[Entry[Move]], times: Times) -> Highlights:
        """What is worth looking at in a game that is over."""
        return look_back(self.start(setup), entries, times)


OMERTA: Final = OmertaTitle()
