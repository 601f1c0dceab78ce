"""C7, C8, C27, C30: what one seat may believe, made from the setup and what it was told alone."""

from __future__ import annotations

from backroom.core.game import Ask
from backroom.games.organized_crime.events import Event, Paid
from backroom.games.organized_crime.outlook.position import rules_of
from backroom.games.organized_crime.rules import UNIT, Rules
from backroom.games.organized_crime.search.hidden_cards import HiddenCards
from backroom.games.organized_crime.search.layout import lay_out
from backroom.games.organized_crime.search.progress import Progress
from backroom.games.organized_crime.search.worlds import Worlds
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View


class Belief:
    """Hears what one seat is told, and lays out the worlds it may believe in at each of its decisions."""

    def __init__(self, seat: int, setup: Setup) -> None:
        self.seat = seat
        self.rules: Rules = rules_of(setup)
        self.cards = HiddenCards(seat, self.rules)
        self.progress = Progress(self.rules)
        self.total: int = int(self.rules.start_money * self.rules.players)  # what all players have together

    def hear(self, event: Event) -> None:
        """Take note of an event, as it was told to this seat."""
        if isinstance(event, Paid):
            if event.payer is None:
                self.total += event.amount
            if event.payee is None:
                self.total -= event.amount
            return
        self.cards.hear(event)
        self.progress.hear(event)

    def prepare(self, view: View, ask: Ask) -> Worlds:
        """The worlds of one decision of this seat."""
        self.cards.look(view)
        layout = lay_out(self.rules, self.progress, view, ask)
        own = layout.money[self.seat]
        worlds = Worlds(layout, self.seat, self.cards, self.total - own)
        self.total = own + worlds.total * UNIT
        return worlds
