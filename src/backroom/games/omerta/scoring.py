"""O30 to O33, O3, O5: what a round is worth, who starts the next, who wins."""

from __future__ import annotations

from typing import Final

from backroom.games.omerta.cards import CardName, name_of
from backroom.games.omerta.events import EndReason, GameEnded, RoundEnded
from backroom.games.omerta.state import DEAL, KIND, OVER, SEEN_BY_ALL, Cards

LIMIT: Final = 7  # O30, O31: the stock a caller may have
PENALTY: Final = 20  # O32: for a call that was wrong


def score(stocks: list[int], caller: int | None) -> list[int]:
    """O31, O32, O33: what everybody scores."""
    scores = stocks[:]
    if caller is None:
        return scores
    lowest = lowest_but(stocks, caller)
    if stocks[caller] <= LIMIT and stocks[caller] <= lowest:
        scores[caller] = 0
        return scores
    for seat, stock in enumerate(stocks):
        if seat == caller:
            scores[seat] = stock + PENALTY
        elif stock == lowest:
            scores[seat] = 0
    return scores


def lowest_but(stocks: list[int], caller: int) -> int:
    """O31: the lowest stock of the others."""
    lowest = stocks[caller - 1]
    for seat, stock in enumerate(stocks):
        if stock < lowest and seat != caller:
            lowest = stock
    return lowest


def next_starter(totals: list[int], previous: int) -> int:
    """O5: the highest total; of equals the first clockwise from the previous starter, who counts last."""
    players = len(totals)
    highest = max(totals)
    for step in range(1, players):
        seat = (previous + step) % players
        if totals[seat] == highest:
            return seat
    return previous


def winners(totals: list[int]) -> tuple[int, ...]:
    """O3: the lowest total, shared by equals."""
    lowest = min(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == lowest])


def end_round(game: Cards, reason: EndReason, caller: int | None) -> None:
    """O30: play stops at once; all cards are shown and counted."""
    stocks: list[int] = []
    for seat, hand in enumerate(game.hands):
        stocks.append(game.stock(seat))
        game.hands[seat] = [card and card | SEEN_BY_ALL for card in hand]
    scores = score(stocks, caller)
    for seat, points in enumerate(scores):
        game.totals[seat] += points
    if game.events is not None:
        game.tell(
            RoundEnded(
                game.round,
                reason,
                caller,
                shown_hands(game),
                tuple(stocks),
                tuple(scores),
                tuple(game.totals),
            )
        )
    if game.round < game.rules.rounds:
        game.starter = next_starter(game.totals, game.starter)
        game.step = DEAL
        return
    if game.events is not None:
        game.tell(GameEnded(winners(game.totals), tuple(game.totals)))
    game.step = OVER


def shown_hands(game: Cards) -> tuple[tuple[tuple[int, CardName], ...], ...]:
    """O30: every hand, place by place."""
    return tuple(
        [
            tuple([(place, name_of(card & KIND)) for place, card in enumerate(hand) if card])
            for hand in game.hands
        ]
    )
