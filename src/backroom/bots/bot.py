"""What the table asks of a bot: to hear what a player may hear, and to answer when it is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Annotated, Any, Protocol, TypeVar, runtime_checkable

from msgspec import Meta, Struct

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


Percent = Annotated[int, Meta(ge=0, le=100)]


class Advice(Struct, frozen=True, kw_only=True):
    """What an adviser would do in somebody's place, and why."""

    move: Any  # one of the options, or a filling of one; None: wait, on the floor
    reason: Any  # of the type that the game's title names
    chance: Percent | None = None  # how likely it wins so, in the games that were played out
    next_best: Percent | None = None  # ... and with the next best


@runtime_checkable
class Advises(Protocol):
    """A bot that can say what it would do, and why."""

    def advise(self, view: Any, ask: Ask, options: Sequence[Any]) -> Advice:
        """Its answer to a question and the reason, from what its seat was told; it plays nothing."""
        ...


# a seat, the setup everybody knows, and the bot's own randomness
Maker = Callable[[int, Any, Random], Bot[Any, Any, Any, Any]]
