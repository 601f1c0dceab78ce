"""What it is worth to end a movement on a space, one function for each kind of space."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from backroom.bots.organized_crime.regular import interest
from backroom.bots.organized_crime.regular.reading import MAN, OFFICIAL_WORTH, SURVIVAL, Reading
from backroom.games.organized_crime.printed.board import (
    BUSINESS_INVESTMENT,
    CITY,
    CORRUPT_OFFICIAL,
    ENTERTAINMENT,
    FEDERAL,
    GAMBLING,
    GOVERNMENT_KINDS,
    HIT_MEN,
    ILLEGAL_ACTIVITIES,
    LOAN_SHARKING,
    MISTAKE,
    OFFICIAL,
    POWER,
    SECURITIES,
)

PIECE = 20_000  # what a hit-man on the board is worth
FIRST_CITY = 100_000  # C23: it opens the businesses and the activities
POWER_CARD = 60_000
LATER = 0.3  # how much an attack that can be made next turn counts now
IMPATIENCE = 25  # after this many rounds it counts twice as much
OPEN_BOSS = 0.4  # how much of all a Boss away from home puts at risk


def worth(reading: Reading, space: int, *, boss: bool) -> float:
    """In dollars; a Boss on the track is in danger wherever it is."""
    known = reading.worths.get((space, boss))
    if known is None:
        known = reading.worths[space, boss] = think(reading, space, boss=boss)
    return known


def think(reading: Reading, space: int, *, boss: bool) -> float:
    """The space itself, and what can be done from it next turn."""
    gain = gain_of(reading, space)
    if reading.board.kind[space] >= HIT_MEN:
        return gain
    if boss:
        return gain - lost_boss(reading, space)
    patience = LATER * (1 + reading.view.round / IMPATIENCE)
    return gain + patience * reading.menace(space)


def lost_boss(reading: Reading, space: int) -> float:
    """C11: what a Boss risks by ending its movement here."""
    all_there_is = SURVIVAL + reading.standing(reading.seat)
    kind = reading.board.kind[space]
    if kind == FEDERAL:
        return all_there_is
    if kind == MISTAKE:
        return all_there_is * (reading.atlas.removal + (1 - reading.atlas.removal) * OPEN_BOSS)
    return all_there_is * OPEN_BOSS


def government(reading: Reading, space: int) -> float:
    """The piece, or the fine."""
    if reading.board.removes[space]:
        return -PIECE
    return -float(reading.board.fine[space])


def city(reading: Reading, space: int) -> float:
    """C23: the first city is free of votes."""
    circle = reading.board.city[space]
    if circle in reading.owners or not reading.me.left:
        return 0.0
    value = reading.source_worth(reading.board.ids[space]) - MAN
    if not reading.cities_of(reading.seat):
        return value + FIRST_CITY
    return value * interest.chance_to_carry(reading)


def trade(reading: Reading, first: int, last: int) -> float:
    """C23: the best free source of this group, if the Commission gives it."""
    if not reading.me.left or not reading.cities_of(reading.seat):
        return 0.0
    income = reading.best_free(first, last)
    if not income:
        return 0.0
    value = income * reading.horizon - MAN + (0 if reading.view.rounds is None else 50_000)
    return value * interest.chance_to_carry(reading)


def official(reading: Reading) -> float:
    """C8: a card is worth what the officials still to be had are, less their price."""
    free = sum(
        1
        for kind in range(OFFICIAL, OFFICIAL + 3)
        for circle in reading.board.circles_of[kind]
        if circle not in reading.owners
    )
    return (OFFICIAL_WORTH - 40_000) * min(1.0, free / 4) if reading.me.left else 0.0


def mistake(reading: Reading) -> float:
    """C9: a fine, or the piece."""
    return -reading.atlas.mistake_fine - reading.atlas.removal * PIECE


def gain_of(reading: Reading, space: int) -> float:
    """C14: what the space itself does for a piece that ends there; nothing at home."""
    kind = reading.board.kind[space]
    if kind in GOVERNMENT_KINDS:
        return government(reading, space)
    if kind == CITY:
        return city(reading, space)
    return ROOMS[kind](reading) if kind in ROOMS else 0.0


ROOMS: Final[dict[int, Callable[[Reading], float]]] = {
    POWER: lambda _: POWER_CARD,
    CORRUPT_OFFICIAL: official,
    MISTAKE: mistake,
    BUSINESS_INVESTMENT: lambda reading: trade(reading, ENTERTAINMENT, SECURITIES),
    ILLEGAL_ACTIVITIES: lambda reading: trade(reading, LOAN_SHARKING, GAMBLING),
}
