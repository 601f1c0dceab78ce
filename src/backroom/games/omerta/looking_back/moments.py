"""The moments of a game that is over: what was worth most, cost most, was quickest, or was dared."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from backroom.games.omerta.printed.cards import CardName

Way = Literal["replace", "swap", "exchange"]


class SwapMade(Struct, frozen=True, tag="swap_made"):
    """O10, O19, O23: a player's card for another one; what that did to the player's stock."""

    entry: int  # counted from 1
    round: int
    seat: int
    way: Way
    gone: CardName
    came: CardName
    change: int  # less than 0: for the better


class QuickSnap(Struct, frozen=True, tag="quick_snap"):
    """O13: a card was gone this many milliseconds after all saw what it matched."""

    entry: int
    round: int
    seat: int
    card: CardName
    milliseconds: int


class LateSnap(Struct, frozen=True, tag="late_snap"):
    """O15: a right card came too late, and by how much if the table measured it."""

    entry: int
    round: int
    seat: int
    card: CardName
    behind: int | None  # milliseconds


class WrongSnap(Struct, frozen=True, tag="wrong_snap"):
    """O14: a wrong card was thrown."""

    entry: int
    round: int
    seat: int
    card: CardName


class PowerUsed(Struct, frozen=True, tag="power_used"):
    """O18: what a character did for the player who used it: their stock less, the others' more."""

    entry: int
    round: int
    seat: int
    power: CardName
    gain: int


class Called(Struct, frozen=True, tag="called"):
    """O30 to O32: a call, and how likely it was to win by what the caller could know."""

    entry: int
    round: int
    seat: int
    won: bool
    stock: int
    lowest: int  # of the others
    odds: float  # the share of imagined tables on which the call wins
    samples: int  # how many were imagined


Moment = SwapMade | QuickSnap | LateSnap | WrongSnap | PowerUsed | Called
