"""The interface of a kind of space: what landing there does, and what may be requested after it."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.moves import Option
from backroom.games.organized_crime.state import Country, Walker


class Space:
    """C14: knows what one kind of space does."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        self.names: tuple[str, ...] = names  # C23: the sources of income that are asked for here

    def land(self, game: Country, walker: Walker) -> None:
        """A piece ended its movement here; the turn goes on unless a further step is named."""

    def add_requests(self, game: Country, space: i64, menu: list[Option]) -> None:
        """C23: what a landing on this space still allows."""


def remember_landing(game: Country, walker: Walker) -> None:
    """C23: [R] one request per landing."""
    game.landings = (*game.landings, int(walker.space))
