"""HOME BASE HIT-MEN and HOME BASE BOSS: nothing happens to who ends there."""

from __future__ import annotations

from backroom.games.organized_crime.spaces.space import Space


class Home(Space):
    """C13, C21."""
