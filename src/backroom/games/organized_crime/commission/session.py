"""C24: a session of the National Commission, from the request to the close."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.cards import cash
from backroom.games.organized_crime.commission.words import call_in_favours, drop_due
from backroom.games.organized_crime.events import SessionClosed, SessionOpened
from backroom.games.organized_crime.moves import Cash
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, NONE
from backroom.games.organized_crime.printed.decks import MONEY
from backroom.games.organized_crime.state import (
    FLOOR,
    HEARINGS,
    LOSING,
    NEXT_TURN,
    PAYING,
    SENTENCE,
    SETTLEMENT,
    TURN,
    VOTING,
    Country,
)

CASH: Final = Cash()


def source_name(game: Country, circle: i64) -> str:
    """C23: whose circle it is: the city, or the kind of business, activity or official."""
    board = game.rules.board
    name = board.circle_ids[circle]
    return name if board.circle_kind[circle] == CITY_CIRCLE else name.rsplit("_", 1)[0]


def in_session(game: Country) -> bool:
    """C24: whether the Commission is in session, which includes carrying out a penalty."""
    if game.step == PAYING:
        return game.then == SETTLEMENT
    return game.step in (FLOOR, VOTING, SENTENCE, LOSING, SETTLEMENT)


def open_session(game: Country, caller: i64, circle: i64) -> None:
    """C24: open a session: for a circle, or NONE for a penalty on the player whose turn it was."""
    game.caller = caller
    game.motion = circle
    game.offers = ()
    game.ballots = ()
    game.carried = False
    game.placed = False
    game.step = FLOOR
    if game.events is not None:
        if circle == NONE:
            game.tell(SessionOpened(caller, None, game.seat))
        else:
            game.tell(SessionOpened(caller, source_name(game, circle), None))
    if circle != NONE and game.words:
        call_in_favours(game)


def is_informant_due(game: Country) -> bool:
    """C23: whether the vote allowed an informant that is not placed yet."""
    return game.carried and game.motion != NONE and not game.placed


def close_session(game: Country) -> None:
    """C24: close the session; open offers lapse."""
    game.offers = ()
    game.ballots = ()
    if game.words:
        drop_due(game)
    if game.motion == NONE:
        game.step = HEARINGS
    else:
        game.step = TURN if game.lives(game.seat) else NEXT_TURN
    if game.events is not None:
        game.tell(SessionClosed())


def cash_in_session(game: Country, seat: i64) -> None:
    """C7: cash a MONEY card, [R] in a session before the vote."""
    if not game.holds(seat, MONEY):
        raise Refused("C7", "there is no MONEY card in your hand")
    cash(game, seat)
