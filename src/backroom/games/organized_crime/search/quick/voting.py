"""C24 to C26: how a session of quick players ends: who votes how, and whether a vote is bought."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.organized_crime.money.ledger import pay_deal
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import MAN, UNIT
from backroom.games.organized_crime.search.quick.reading import Reading
from backroom.games.organized_crime.state import VOTING

INDIFFERENT: Final = 3_000  # below this stake nobody votes
BESIDE_FINE: Final = 20_000  # C10: men and officials lost, on an average Penalty card


def stake(reading: Reading, seat: i64) -> i64:
    """What it is worth to a seat, in dollars, that the motion carries; less than 0: that it fails."""
    game = reading.game
    caller = game.caller
    if game.motion != NONE:
        value = reading.source_worth(reading.atlas.board.income[game.motion])
        if seat == caller:
            return value
        return reading.goodwill() - reading.share(seat, caller) * value // 100
    cost = reading.atlas.penalty_fine + BESIDE_FINE
    if seat == game.seat:
        return -cost
    gain = reading.share(seat, game.seat) * cost // 100
    return gain + reading.style.outrage if seat == caller else gain - reading.goodwill() // 4


def ballot(reading: Reading, seat: i64, less: i64) -> i64:
    """The votes a seat casts: above 0 for the motion, below 0 against it."""
    interest = stake(reading, seat)
    if -INDIFFERENT < interest < INDIFFERENT:
        return 0
    votes = reading.votes(seat, less)
    return votes if interest > 0 else -votes


def tally(reading: Reading) -> i64:
    """The votes for the motion less those against it, with those that are cast."""
    game = reading.game
    total: i64 = 0
    cast: i64 = 0
    for one in game.ballots:
        total += one.votes if one.favour else -one.votes
        cast |= 1 << one.seat
    for seat in range(game.rules.players):
        if game.lives(seat) and not (cast >> seat) & 1:
            total += ballot(reading, seat, 0)
    return total


def buy_vote(reading: Reading, total: i64) -> i64:
    """C24: the caller buys the vote that is missing, where it costs less than it brings; the new total."""
    game = reading.game
    caller = game.caller
    gain = reading.style.likely * stake(reading, caller) // 100
    best: i64 = NONE
    cheapest: i64 = gain
    for seat in range(game.rules.players):
        if seat == caller or not game.lives(seat) or (game.motion == NONE and seat == game.seat):
            continue
        theirs = stake(reading, seat)
        if theirs > 0:
            continue
        price: i64 = (-theirs // UNIT + 1) * UNIT
        if price >= cheapest or game.money[caller] - MAN < price:
            continue
        after = total - ballot(reading, seat, 0) + reading.votes(seat, 0)
        after += reading.votes(caller, price) - reading.votes(caller, 0)
        if after > 0:
            best = seat
            cheapest = price
    if best == NONE:
        return total
    pay_deal(game, caller, best, cheapest)
    return 1


def carries(reading: Reading) -> bool:
    """C24: whether the session that is open will carry its motion; equal fails."""
    total = tally(reading)
    if total <= 0 and reading.game.step != VOTING:
        total = buy_vote(reading, total)
    return total > 0
