"""The steps of a game, and the protocol that they share in every game of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from backroom.core.chance import Chance
from backroom.core.form import Form
from backroom.core.game import Ask, M, Over
from backroom.core.native import i64
from backroom.core.stream import Stream

G_contra = TypeVar("G_contra", contravariant=True)  # the state that the steps of a game change


class Phase(Protocol[G_contra, M]):
    """One step, which waits for seats, waits for nature, or moves on by itself."""

    def settle(self, game: G_contra) -> bool:
        """Whether the step waits; otherwise it has moved the game on by naming another step."""
        ...

    def pending(self, game: G_contra) -> Ask | Chance | Over:
        """The question of this step."""
        ...

    def options(self, game: G_contra, seat: i64) -> Sequence[M | Form]:
        """What a seat may answer."""
        ...

    def answer(self, game: G_contra, said: tuple[tuple[int, M], ...]) -> None:
        """Apply the seats' answers and name the next step, or refuse them and change nothing."""
        ...

    def drawn(self, game: G_contra, outcome: tuple[int, ...]) -> None:
        """Apply nature's answer, or raise `Malformed` and change nothing."""
        ...

    def happen(self, game: G_contra, stream: Stream) -> None:
        """Apply nature's answer from a generator, which needs no check."""
        ...
