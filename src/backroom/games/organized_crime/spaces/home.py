"""HOME BASE HIT-MEN and HOME BASE BOSS: nothing happens to a piece that ends there."""

from __future__ import annotations

from backroom.games.organized_crime.spaces.space import Space


class Home(Space):
    """C13, C21: does nothing."""
