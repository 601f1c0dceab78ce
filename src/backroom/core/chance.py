"""Questions to nature. The outcome is an input, recorded in the log: the engine itself draws nothing."""

from __future__ import annotations

from msgspec import Struct


class Pick(Struct, frozen=True, tag="pick"):
    """Picks one of `of` equally likely things: the outcome is its index."""

    of: int


class Dice(Struct, frozen=True, tag="dice"):
    """Rolls this many dice with this many sides: the outcome is what each shows, from 1 up."""

    count: int
    sides: int


class Shuffle(Struct, frozen=True, tag="shuffle"):
    """Picks `take` of `of` things, in a random order: the outcome is their indexes."""

    of: int
    take: int


Chance = Pick | Dice | Shuffle


class Drawn(Struct, frozen=True, tag="drawn"):
    """Nature's answer."""

    outcome: tuple[int, ...]
