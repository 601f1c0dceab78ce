"""Worlds that one seat cannot tell from the real one, made from what it was told alone: what bots search."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from backroom.core.game import Ask
from backroom.core.stream import Stream

E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
W_co = TypeVar("W_co", covariant=True)


class Worlds(Protocol[W_co]):
    """Draws complete states for one decision of one seat."""

    def draw(self, stream: Stream) -> W_co:
        """A state this seat cannot tell from the real one, as often as it is likely."""
        ...


class Belief(Protocol[E_contra, V_contra, W_co]):
    """What one seat knows of a running game. It is made from a seat and the setup, never from a state."""

    def hear(self, event: E_contra) -> None:
        """Take note of an event, as it was told to this seat; every one is told, in order."""
        ...

    def prepare(self, view: V_contra, ask: Ask) -> Worlds[W_co]:
        """The worlds of one decision; once for each, so that drawing one is cheap."""
        ...


class HasBelief(Protocol):
    """A title whose bots can search."""

    def belief(self, seat: int, setup: Any) -> Belief[Any, Any, Any]:
        """A belief that has heard nothing yet."""
        ...
