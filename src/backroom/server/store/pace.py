"""How long commits take lately: whether the disk is so quick that one may be waited for."""

from __future__ import annotations

from typing import Final

QUICK: Final = 0.002  # seconds
WEIGHT: Final = 1 / 8  # of the last commit; one that stalls is remembered for a dozen


class Pace:
    """Of one disk."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Nothing is known of it, so a few commits show."""
        self._lately: float = 2 * QUICK

    def note(self, seconds: float) -> None:
        """A commit took so long."""
        self._lately += WEIGHT * (seconds - self._lately)

    def is_quick(self) -> bool:
        """Whether the next one will hardly be noticed."""
        return self._lately < QUICK
