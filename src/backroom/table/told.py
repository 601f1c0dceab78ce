"""What each listener at a table is told, in order."""

from __future__ import annotations

from typing import Generic, TypeAlias

from msgspec import Struct

from backroom.core.game import E
from backroom.table.notices import Notice


class Told(Struct, Generic[E], frozen=True, gc=False):  # there are many of these, and none in cycles
    """Something a listener was told, numbered from 1 for each, so that no gap gives anything away."""

    number: int
    event: E | Notice


Telling: TypeAlias = dict[int | None, list[Told[E]]]  # to each seat, and (None) to spectators
