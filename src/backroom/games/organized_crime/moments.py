"""The moments of a game that is over: what brought most, what cost most, and who fell."""

from __future__ import annotations

from msgspec import Struct


class MoneyTurned(Struct, frozen=True, tag="money_turned"):
    """C27: what a family had after this entry, less what it had before."""

    entry: int  # counted from 1
    round: int
    seat: int
    change: int


class FamilyFell(Struct, frozen=True, tag="family_fell"):
    """C1, C11, C22: a family is out of the game."""

    entry: int
    round: int
    seat: int
    by: int | None


Moment = MoneyTurned | FamilyFell
