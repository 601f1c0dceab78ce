"""A bot that plays any game by its options: the yardstick of a game without bots of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from backroom.core.form import Form, draw_filling
from backroom.core.game import Ask


class AnyOption:
    """Picks any option, asides included, each equally likely, and fills a form in at random."""

    def __init__(self, seat: int, setup: object, rng: Random, *, moves: Any) -> None:
        """Play a game whose moves are of this union."""
        self.rng = rng
        self.moves = moves

    def hear(self, event: object) -> None:
        """It remembers nothing."""

    def answer(self, view: object, ask: Ask, options: Sequence[Any]) -> Any:
        """Any of them."""
        option = options[int(self.rng.random() * len(options))]
        return draw_filling(option, self.moves, self.rng) if isinstance(option, Form) else option
