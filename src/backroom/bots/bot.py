"""What the table asks of a bot: to hear what a player may hear, and to answer when it is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from backroom.core.game import Ask

M_co = TypeVar("M_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[M_co, O_contra, E_contra, V_contra]):
    """One player for one game, at one seat."""

    def hear(self, event: E_contra) -> None:
        """Take note of an event, as it was told to this seat; every one is told, in order."""
        ...

    def answer(self, view: V_contra, ask: Ask, options: Sequence[O_contra]) -> M_co | None:
        """One of the options (those to say aside included) or a filling of one; None: wait, on the floor."""
        ...


@runtime_checkable
class Timed(Protocol):
    """A bot that thinks until a time is up, unless it is told to count instead."""

    def ignore_clock(self) -> None:
        """Think as much as on a quick machine, however long it takes, so that a seed plays the same."""
        ...


# a seat, the setup everybody knows, and the bot's own randomness
Maker = Callable[[int, Any, Random], Bot[Any, Any, Any, Any]]
