"""What each listener at a table is told, and in which order."""

from __future__ import annotations

from typing import Generic, TypeAlias

from msgspec import Struct

from backroom.core.game import E
from backroom.table.notices import Notice


class Told(Struct, Generic[E], frozen=True, gc=False):
    """Something that was told; each listener counts only what they heard, from 1, so that no gap tells.

    There are many of these, in no circles, so the collector need not know of them.
    """

    number: int
    event: E | Notice


Telling: TypeAlias = dict[int | None, list[Told[E]]]  # to each seat, and (None) to spectators
