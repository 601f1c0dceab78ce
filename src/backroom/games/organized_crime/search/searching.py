"""All that one seat needs to search: a belief, quick players and an evaluation."""

from __future__ import annotations

from backroom.core.game import Ask
from backroom.core.native import i64
from backroom.core.stream import Stream
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.moves import Move
from backroom.games.organized_crime.search.belief import Belief
from backroom.games.organized_crime.search.evaluation import Evaluation
from backroom.games.organized_crime.search.playouts import Playouts
from backroom.games.organized_crime.search.quick.atlas import atlas_of
from backroom.games.organized_crime.search.quick.policy import Policy
from backroom.games.organized_crime.search.quick.style import Style
from backroom.games.organized_crime.search.shortlist import Shortlist
from backroom.games.organized_crime.search.trials import Candidate, Trials
from backroom.games.organized_crime.search.worlds import Worlds
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View


class Searching:
    """Hears what one seat is told, and sets up trials at its decisions."""

    def __init__(self, seat: int, setup: Setup, own: Style, others: Style) -> None:
        self.seat: i64 = seat
        self.belief = Belief(seat, setup)
        atlas = atlas_of(self.belief.rules)
        self.policy = Policy(atlas, own)
        rival = Policy(atlas, others)
        policies = [self.policy if other == seat else rival for other in range(4)]
        self.playouts = Playouts(policies, Evaluation(atlas))

    def hear(self, event: Event) -> None:
        """Take note of an event, as it was told to this seat."""
        self.belief.hear(event)

    def prepare(self, view: View, ask: Ask) -> Worlds:
        """The worlds of one decision."""
        return self.belief.prepare(view, ask)

    def shortlist(self, worlds: Worlds, stream: Stream) -> Shortlist:
        """What the quick player would consider."""
        return Shortlist(self.policy, worlds.draw(stream), self.seat)

    def trials(self, worlds: Worlds, candidates: list[tuple[Move, ...]], turns: int) -> Trials:
        """The candidates, none of them tried yet."""
        return Trials(self.playouts, worlds, [Candidate(moves) for moves in candidates], turns)
