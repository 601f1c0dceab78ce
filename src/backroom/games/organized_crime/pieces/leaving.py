"""C1, C11: [R] a player who leaves the table for good is out; the game goes on without them."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.commission.session import close_session, in_session
from backroom.games.organized_crime.moves import Leave
from backroom.games.organized_crime.pieces.killing import eliminate
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import BANK
from backroom.games.organized_crime.state import FLOOR, NEXT_TURN, OVER, SETTLEMENT, VOTING, Country

LEAVE: Final = Leave()


def may_leave(game: Country, seat: i64) -> bool:
    """[R] C1: once every Boss is in its base, and until one is out."""
    return NEXT_TURN <= game.step < OVER and game.lives(seat)


def leave_table(game: Country, seat: int) -> None:
    """C1, C11: treat it as a Boss removed by the law, so that nobody inherits from a walkout."""
    players: int = game.rules.players
    if not 0 <= seat < players or not may_leave(game, seat):
        raise Refused("C1", "a player whose Boss is on the board can leave the table")
    eliminate(game, seat, BANK, "left")
    if game.step == OVER:
        return
    if in_session(game):
        go_on_in_session(game, seat)
    elif seat == game.seat:
        game.step = NEXT_TURN


def go_on_in_session(game: Country, seat: i64) -> None:
    """C24, C26: a session without its caller or offender lapses before the vote; votes cast stay cast."""
    offender = game.motion == NONE and seat == game.seat
    if game.step == FLOOR or game.step == VOTING:
        if seat == game.caller or offender:
            close_session(game)
        elif game.step == VOTING and seat == game.voter:
            game.voter = game.next_seat(seat)
    elif offender:
        game.losses = 0  # what the Penalty would still have taken is gone with the rest
        game.step = SETTLEMENT
