"""What is worth looking at in a game that is over, found by playing it again with all money known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.game import Entry
from backroom.core.highlights import Curve, Highlights, Point
from backroom.games.organized_crime.events import Eliminated, TurnBegun
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moments import FamilyFell, Moment, MoneyTurned
from backroom.games.organized_crime.moves import Move

MOST: Final = 3  # moments of each kind that is ranked


def look_back(game: OrganizedCrime, entries: Sequence[Entry[Move]]) -> Highlights:
    """Play these entries on a board, and say what was worth looking at."""
    standing = [Point(0, 0, None, tuple(game.money))]
    turned: list[MoneyTurned] = []
    moments: list[Moment] = []
    turn: int | None = None  # whose it is
    for number, entry in enumerate(entries, 1):
        before = game.money[:]
        events = game.apply(entry)
        for seat, money in enumerate(game.money):
            if money != before[seat]:
                turned.append(MoneyTurned(number, int(game.round), seat, money - before[seat]))
        for event in events:
            if isinstance(event, TurnBegun):
                standing.append(Point(number, int(game.round), turn, tuple(game.money)))
                turn = event.seat
            elif isinstance(event, Eliminated):
                moments.append(FamilyFell(number, int(game.round), event.seat, event.by))
    standing.append(Point(len(entries), int(game.round), turn, tuple(game.money)))
    moments += sorted([one for one in turned if one.change > 0], key=lambda one: -one.change)[:MOST]
    moments += sorted([one for one in turned if one.change < 0], key=lambda one: one.change)[:MOST]
    moments.sort(key=lambda moment: moment.entry)
    return Highlights((Curve("money", tuple(standing)),), tuple(moments))
