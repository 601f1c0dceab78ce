"""O30 to O32: when a call pays, by expected value over the hands there could be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from backroom.bots.omerta.regular.reading import KEPT_UP_TO, Reading
from backroom.bots.omerta.regular.sight import Card, Hand, Sight
from backroom.bots.omerta.regular.unseen import Unseen
from backroom.games.omerta.printed.cards import POINTS

LIMIT = 7  # O30
PENALTY = 20  # O32
SAMPLES = 120
HOPELESS = 14  # above this expected stock a call is not considered
LAST_CALL = 0.5  # how likely a call in the last round must be to win
WAITING = 7.0  # the points by which a round that goes on is expected to end worse than a call that holds


def pays(reading: Reading) -> bool:
    """A call pays if what it risks is less than what waiting costs."""
    if lowest_possible(reading) > LIMIT:
        return False
    last = reading.view.round == reading.view.rounds
    if reading.stock > HOPELESS and not last:
        return False
    own = stocks(reading, reading.own, None)
    others = [stocks(reading, reading.memory.hands[seat], seat) for seat in reading.others]
    if last:
        return wins(reading, own, others)
    held = sum(1 for mine, *theirs in zip(own, *others, strict=True) if holds(mine, theirs))
    failing = 1 - held / SAMPLES
    return failing * (reading.stock + PENALTY) < WAITING


def holds(own: int, others: Sequence[int]) -> bool:
    """O31: at most 7, and nobody lower."""
    return own <= LIMIT and own <= min(others)


def wins(reading: Reading, own: list[int], others: list[list[int]]) -> bool:
    """In the last round only winning counts: a call is likely to win, and more so than to go on as it is."""
    called = stayed = 0
    total = reading.view.totals[reading.seat]
    totals = [reading.view.totals[seat] for seat in reading.others]
    for mine, *theirs in zip(own, *others, strict=True):
        finals = [before + stock for before, stock in zip(totals, theirs, strict=True)]
        stayed += total + mine <= min(finals)
        if holds(mine, theirs):
            called += total <= min(finals)
            continue
        lowest = theirs.index(min(theirs))
        finals[lowest] = totals[lowest]  # O32: the lowest of the others scores 0
        called += total + mine + PENALTY <= min(finals)
    return called > LAST_CALL * SAMPLES and called >= stayed


def lowest_possible(reading: Reading) -> int:
    """The least the bot's hand can be: the points it is sure of."""
    return sum(POINTS[sight.kind] for sight in reading.own.values() if isinstance(sight, Card) and sight.kind)


def stocks(reading: Reading, hand: Hand, owner: int | None) -> list[int]:
    """Stocks this hand could have, as likely as they are."""
    total = [0] * SAMPLES
    for sight in hand.values():
        drawn = faces(reading, sight, owner)
        total = [stock + points for stock, points in zip(total, drawn, strict=True)]
    return total


def faces(reading: Reading, sight: Sight, owner: int | None) -> list[int]:
    """Points this card could have."""
    if not isinstance(sight, Card):
        columns = [faces(reading, card, owner) for card in sight.cards]
        return [columns[int(reading.rng.random() * len(columns))][index] for index in range(SAMPLES)]
    if sight.kind:
        return [POINTS[sight.kind]] * SAMPLES
    unseen = reading.memory.unseen[sight.pile]
    if not sight.kept or owner is None:
        return sample(reading, unseen, max(POINTS))
    low = sample(reading, unseen, KEPT_UP_TO)
    trust = reading.trust(owner)
    any_card = sample(reading, unseen, max(POINTS))
    return [one if reading.rng.random() < trust else other for one, other in zip(low, any_card, strict=True)]


def sample(reading: Reading, unseen: Unseen, limit: int) -> list[int]:
    """Points of unseen cards, those of more than `limit` left out."""
    weights = [count if POINTS[kind] <= limit else 0 for kind, count in enumerate(unseen.counts)]
    ladder = list(accumulate(weights))
    if not ladder[-1]:
        return [0] * SAMPLES
    return reading.rng.choices(POINTS, cum_weights=ladder, k=SAMPLES)
