"""O30 to O33, O3, O5: what a round is worth, who starts the next, who wins."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import KIND, ROW, SCORES, SEEN_BY_ALL, STOCKS, TOTALS, WIDTH
from backroom.games.omerta.events import EndReason, GameEnded, RoundEnded
from backroom.games.omerta.printed.cards import POINTS, CardName, name_of
from backroom.games.omerta.state import DEAL, OVER, Cards

LIMIT: Final = 7  # O30, O31: the stock a caller may have
PENALTY: Final = 20  # O32: for a call that was wrong
NOBODY: Final = -1  # O33: the caller of a round that ended by itself


def score(game: Cards, caller: i64) -> None:
    """O31, O32, O33: what everybody scores for the stocks that were counted."""
    cells = game.cells
    players = game.rules.players
    for seat in range(players):
        cells[SCORES + seat] = cells[STOCKS + seat]
    if caller == NOBODY:
        return
    own: i64 = cells[STOCKS + caller]
    lowest = lowest_but(game, caller)
    if own <= LIMIT and own <= lowest:
        cells[SCORES + caller] = 0
        return
    for seat in range(players):
        if cells[STOCKS + seat] == lowest:
            cells[SCORES + seat] = 0
    cells[SCORES + caller] = own + PENALTY


def lowest_but(game: Cards, caller: i64) -> i64:
    """O31: the lowest stock of the others."""
    cells = game.cells
    lowest: i64 = cells[STOCKS + (1 if caller == 0 else 0)]
    for seat in range(game.rules.players):
        stock: i64 = cells[STOCKS + seat]
        if stock < lowest and seat != caller:
            lowest = stock
    return lowest


def next_starter(game: Cards) -> i64:
    """O5: the highest total; of equals the first clockwise from the previous starter, who counts last."""
    cells = game.cells
    chosen: i64 = game.starter
    highest: i64 = -1
    seat: i64 = game.starter
    for _ in range(game.rules.players):
        seat += 1
        if seat == game.rules.players:
            seat = 0
        if cells[TOTALS + seat] > highest:
            chosen = seat
            highest = cells[TOTALS + seat]
    return chosen


def winners(totals: list[int]) -> tuple[int, ...]:
    """O3: the lowest total, shared by equals."""
    lowest = min(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == lowest])


def end_round(game: Cards, reason: EndReason, caller: i64) -> None:
    """O30: play stops at once; all cards are shown and counted."""
    cells = game.cells
    players = game.rules.players
    for seat in range(players):
        cells[STOCKS + seat] = show_and_count(game, seat)
    score(game, caller)
    for seat in range(players):
        cells[TOTALS + seat] += cells[SCORES + seat]
    if game.events is not None:
        game.tell(
            RoundEnded(
                game.round,
                reason,
                None if caller == NOBODY else caller,
                shown_hands(game),
                tuple(game.row(STOCKS, players)),
                tuple(game.row(SCORES, players)),
                tuple(game.totals),
            )
        )
    game.asked = 0
    if game.round < game.rules.rounds:
        game.starter = next_starter(game)
        game.step = DEAL
        return
    if game.events is not None:
        game.tell(GameEnded(winners(game.totals), tuple(game.totals)))
    game.step = OVER


def show_and_count(game: Cards, seat: i64) -> i64:
    """O30: everybody sees a hand; its points."""
    cells = game.cells
    first: i64 = seat << ROW
    points: i64 = 0
    for at in range(first, first + cells[WIDTH + seat]):
        card: i64 = cells[at]
        if card:
            cells[at] = card | SEEN_BY_ALL
            points += POINTS[card & KIND]
    return points


def shown_hands(game: Cards) -> tuple[tuple[tuple[int, CardName], ...], ...]:
    """O30: every hand, place by place."""
    return tuple(
        [
            tuple([(place, name_of(card & KIND)) for place, card in enumerate(hand) if card])
            for hand in game.hands
        ]
    )
