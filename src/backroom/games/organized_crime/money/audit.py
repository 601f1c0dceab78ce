"""C30: any player may at any time have any other's money counted."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import Audited
from backroom.games.organized_crime.money.ranges import count_money
from backroom.games.organized_crime.moves import Audit, Move
from backroom.games.organized_crime.rules import SEATS
from backroom.games.organized_crime.state import OVER, Country

AUDITS: Final = tuple(Audit(seat) for seat in range(SEATS))


def audits(game: Country, seat: i64) -> tuple[Move, ...]:
    """Whose money this seat may have counted: any living player may audit any other living player."""
    if game.step == OVER or not game.lives(seat):
        return ()
    found: list[Move] = []
    for other in range(game.rules.players):
        if other != seat and game.lives(other):
            found.append(AUDITS[other])
    return tuple(found)


def audit(game: Country, seat: int, move: Move) -> None:
    """[R] Only the player who asked sees the figure; everybody hears that they asked."""
    if not isinstance(move, Audit):
        raise Refused("ask", "the only asides are to ask for an audit and to leave the table")
    players: int = game.rules.players
    if not 0 <= seat < players or move not in audits(game, seat):
        raise Refused("C30", "living players have the money of other living players counted")
    count_money(game, seat, move.seat)
    if game.events is not None:
        game.tell(Audited(seat, move.seat, game.money[move.seat]))
