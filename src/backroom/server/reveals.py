"""Cards that are held back until all can see them together: meanwhile nothing may keep the loop."""

from __future__ import annotations


class Reveals:
    """How many connections of the house hold something back."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count: int = 0

    def are_ahead(self) -> bool:
        """Whether there is any."""
        return self.count > 0
