"""O30 to O32: when a call pays, by expected value over the hands there could be."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.omerta.regular.reading import KEPT_UP_TO, Reading
from backroom.bots.omerta.regular.sight import Card, Hand, Sight
from backroom.bots.omerta.regular.unseen import Unseen
from backroom.games.omerta.printed.cards import POINTS

LIMIT = 7  # O30
PENALTY = 20  # O32
SAMPLES = 120
HIGHEST = max(POINTS)
FAILED = LIMIT + 1  # a stock with which a call does not hold
HOPELESS = 14  # above this expected stock a call is not considered
LAST_CALL = 0.5  # how likely a call in the last round must be to win
WAITING = 7.0  # the points by which a round that goes on is expected to end worse than a call that holds


def pays(reading: Reading) -> bool:
    """A call pays if what it risks is less than what waiting costs; in the last round, if it wins."""
    if lowest_possible(reading) > LIMIT:
        return False
    last = reading.view.round == reading.view.rounds
    if reading.stock > HOPELESS and not last:
        return False
    own = stocks(reading, reading.own, None)
    return wins(reading, own) if last else is_safe(reading, own)


def is_safe(reading: Reading, own: list[int]) -> bool:
    """A call risks less than waiting costs. Hands are sampled only as long as that is open."""
    for seat in reading.others:
        if risks_much(reading, own):
            return False
        theirs = stocks(reading, reading.memory.hands[seat], seat)
        own = [mine if mine <= stock else FAILED for mine, stock in zip(own, theirs, strict=True)]
    return not risks_much(reading, own)


def risks_much(reading: Reading, own: list[int]) -> bool:
    """With so many of its samples at 7 or less, a call costs more than waiting."""
    held = sum([mine <= LIMIT for mine in own])
    failing = 1 - held / SAMPLES
    return failing * (reading.stock + PENALTY) >= WAITING


def holds(own: int, lowest: int) -> bool:
    """O31: at most 7, and nobody lower."""
    return own <= LIMIT and own <= lowest


def lowest_of(others: Sequence[Sequence[int]]) -> list[int]:
    """The lowest of the others, sample by sample."""
    return list(map(min, zip(*others, strict=True)))


def wins(reading: Reading, own: list[int]) -> bool:
    """In the last round only winning counts: a call is likely to win, and more so than to go on as it is."""
    total = reading.view.totals[reading.seat]
    totals = [reading.view.totals[seat] for seat in reading.others]
    if total + PENALTY > max(totals) and sum([mine <= LIMIT for mine in own]) <= LAST_CALL * SAMPLES:
        return False  # a call that fails does not win, and this one is likely to fail whatever they hold
    others = [stocks(reading, reading.memory.hands[seat], seat) for seat in reading.others]
    finals = [[before + stock for stock in theirs] for before, theirs in zip(totals, others, strict=True)]
    called = stayed = 0
    for index, (mine, lowest, final) in enumerate(
        zip(own, lowest_of(others), lowest_of(finals), strict=True)
    ):
        stayed += total + mine <= final
        if holds(mine, lowest):
            called += total <= final
        elif total + mine + PENALTY <= final:
            spared = [theirs[index] for theirs in others].index(lowest)  # O32: who has least scores 0
            called += total + mine + PENALTY <= totals[spared]
    return called > LAST_CALL * SAMPLES and called >= stayed


def lowest_possible(reading: Reading) -> int:
    """The least the bot's hand can be: the points it is sure of."""
    return sum(POINTS[sight.kind] for sight in reading.own.values() if isinstance(sight, Card) and sight.kind)


def stocks(reading: Reading, hand: Hand, owner: int | None) -> list[int]:
    """Stocks this hand could have, as likely as they are."""
    sure = 0
    columns: list[list[int]] = []
    for sight in hand.values():
        if isinstance(sight, Card) and sight.kind:
            sure += POINTS[sight.kind]
        else:
            columns.append(faces(reading, sight, owner))
    if not columns:
        return [sure] * SAMPLES
    return [sure + sum(points) for points in zip(*columns, strict=True)]


def faces(reading: Reading, sight: Sight, owner: int | None) -> list[int]:
    """Points this card could have."""
    random = reading.rng.random
    if not isinstance(sight, Card):
        columns = [faces(reading, card, owner) for card in sight.cards]
        size = len(columns)
        return [columns[int(random() * size)][index] for index in range(SAMPLES)]
    if sight.kind:
        return [POINTS[sight.kind]] * SAMPLES
    unseen = reading.memory.unseen[sight.pile]
    if not sight.kept or owner is None:
        return sample(reading, unseen, HIGHEST)
    trust = reading.trust(owner)
    low = sample(reading, unseen, KEPT_UP_TO)
    any_card = sample(reading, unseen, HIGHEST)
    return [one if random() < trust else other for one, other in zip(low, any_card, strict=True)]


def sample(reading: Reading, unseen: Unseen, limit: int) -> list[int]:
    """Points of unseen cards, those of more than `limit` left out."""
    points = unseen.points_up_to(limit)
    size = len(points)
    if not size:
        return [0] * SAMPLES
    random = reading.rng.random
    return [points[int(random() * size)] for _ in range(SAMPLES)]
