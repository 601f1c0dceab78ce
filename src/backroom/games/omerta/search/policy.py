"""A quick player for playouts: weighs every card in tenths of a point, by what its own seat has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.native import i64, vec
from backroom.games.omerta.cells import BLOCKED, FREE, IN_DISCARD, KIND, LABEL, ROW, SEEN, TOTALS, WIDTH
from backroom.games.omerta.menus import CALLING, FROM_DISCARD, FROM_PILE, NOTHING
from backroom.games.omerta.printed.cards import (
    DRIVER,
    GANGSTER,
    KINDS,
    LADY,
    MAMMA,
    MOLE,
    PATROL,
    POINTS,
    SAFECRACKER,
    SNITCH,
    deck,
)
from backroom.games.omerta.scoring import LIMIT, PENALTY
from backroom.games.omerta.search.calling import GRAIN, HIGHEST, low_chances, place_of
from backroom.games.omerta.search.shuffled import KNEW
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.throwing import Throwing
from backroom.games.omerta.state import Cards

TENTH: Final = 10
BOTTLES: Final = 0b11111111110  # the kinds that are bottles, as a mask
VALUE: Final[vec[i64]] = vec[i64]([points * TENTH for points in POINTS])
MOST: Final = 40  # points: no card is worth more to be rid of


class Policy:
    """Plays one seat. After `look` it knows its own hand, until a card moves."""

    def __init__(self, style: Style) -> None:
        self.mean: i64 = 0  # what an unseen card counts
        self.kept: i64 = style.kept
        self.offer: i64 = style.offer
        self.call_at: i64 = min(style.call_at, LIMIT * TENTH)
        self.waiting: i64 = style.waiting
        self.low: vec[i64] = low_chances(style.trust)
        self.knowing: i64 = style.knowing
        self.first: i64 = style.first
        self.follow: vec[i64] = vec[i64](follow_of(style))
        self.patience: i64 = style.patience
        self.gain: vec[i64] = vec[i64]([0] * (MOST + 1))  # of drawing, by the points of the worst card
        self.expect(vec[i64](counts_of(deck("deduced"))))
        self.throwing: Throwing = Throwing()
        self.stock: i64 = 0  # of its hand, as far as it knows
        self.unknown: i64 = 0  # cards of its own that it could not name
        self.unsure: i64 = 0  # ... and that were not among those it knew before a shuffle
        self.worst: i64 = 0  # what it is worth to be rid of its worst free card
        self.worst_at: i64 = NOTHING  # ... and its place
        self.high: i64 = 0  # the points of its highest free card
        self.high_at: i64 = NOTHING  # ... and its place
        self.kinds: i64 = 0  # the kinds it could throw, as a mask

    def expect(self, counts: vec[i64]) -> None:
        """O12: what a card from the draw pile brings on average, by how many it has of each kind."""
        follow = self.follow
        size: i64 = 0
        points: i64 = 0
        for kind in range(KINDS):
            size += counts[kind]
            points += counts[kind] * VALUE[kind]
        if not size:
            return
        self.mean = points // size
        for worst in range(MOST + 1):
            total: i64 = 0
            for kind in range(KINDS):
                gain: i64 = max(worst * TENTH - VALUE[kind], follow[kind])
                if gain > 0:
                    total += counts[kind] * gain
            self.gain[worst] = total // size + self.patience

    def look(self, game: Cards, seat: i64) -> None:
        """Weigh one's own hand."""
        cells = game.cells
        first: i64 = seat << ROW
        free: i64 = cells[FREE + seat]
        stock: i64 = 0
        unknown: i64 = 0
        known_before: i64 = 0
        shuffled: i64 = 0
        points: i64 = 0  # of the shuffled cards together
        worst: i64 = -1
        worst_at: i64 = NOTHING
        high: i64 = -1
        high_at: i64 = NOTHING
        kinds: i64 = 0
        for place in range(cells[WIDTH + seat]):
            card: i64 = cells[first + place]
            if not card:
                continue
            kind: i64 = 0
            value: i64 = self.mean
            if (card >> (SEEN + seat)) & 1:
                kind = card & KIND
                value = VALUE[kind]
            else:
                unknown += 1
                if card >> LABEL:
                    shuffled += 1
                    if (card >> (KNEW + seat)) & 1:
                        value = VALUE[card & KIND]
                        known_before += 1
                    points += value
                    stock += value
                    continue
            stock += value
            if not (free >> place) & 1:
                continue
            release = self.release(kind, value, kinds)
            kinds |= 1 << kind
            if release > worst:
                worst = release
                worst_at = place
            if value > high:
                high = value
                high_at = place
        self.stock = stock
        self.unknown = unknown
        self.unsure = unknown - known_before
        self.worst = worst
        self.worst_at = worst_at
        self.high = high
        self.high_at = high_at
        self.kinds = kinds
        if shuffled:
            self.look_at_shuffled(game, seat, points // shuffled)

    def look_at_shuffled(self, game: Cards, seat: i64, value: i64) -> None:
        """O20: of shuffled cards, each counts what they count on average."""
        cells = game.cells
        first: i64 = seat << ROW
        free: i64 = cells[FREE + seat]
        for place in range(cells[WIDTH + seat]):
            card: i64 = cells[first + place]
            if not card >> LABEL or (card >> (SEEN + seat)) & 1 or not (free >> place) & 1:
                continue
            if value + self.knowing > self.worst:
                self.worst = value + self.knowing
                self.worst_at = place
            if value > self.high:
                self.high = value
                self.high_at = place

    def release(self, kind: i64, value: i64, kinds: i64) -> i64:
        """What it is worth to be rid of a card of a kind, 0 if unknown; `kinds` are those seen before it."""
        if not kind:
            return value + self.knowing
        if kind > TENTH:
            return value + self.follow[kind]
        if (kinds >> kind) & 1:  # its twin can be snapped after it
            return value + value * self.first // 100
        return value

    def turn_code(self, game: Cards, seat: i64) -> i64:
        """O8, O9: call, take, draw or pass, after a look."""
        cells = game.cells
        if (
            self.stock <= self.call_at
            and not self.unsure
            and not cells[BLOCKED + seat]
            and self.calls(game, seat)
        ):
            return CALLING
        if game.thrown:
            if self.worst_at != NOTHING:
                top: i64 = cells[IN_DISCARD + game.thrown - 1]
                worst: i64 = self.worst
                if worst - VALUE[top] > self.gain[min(worst // TENTH, MOST)]:
                    return FROM_DISCARD
            return FROM_PILE
        return FROM_PILE if game.piled else NOTHING

    def calls(self, game: Cards, seat: i64) -> bool:
        """O31: whether a call risks less than waiting costs; in the last round, whether it probably wins."""
        cells = game.cells
        last = game.round == game.rules.rounds
        stock: i64 = self.stock // TENTH
        total: i64 = cells[TOTALS + seat]
        holds: i64 = GRAIN
        stays: i64 = GRAIN  # how likely it wins if the round ended without a call
        for owner in range(game.rules.players):
            if owner != seat:
                least: i64 = stock
                if last:
                    behind: i64 = total - cells[TOTALS + owner]
                    stays = stays * self.has(game, owner, seat, behind + stock) // GRAIN
                    least = max(stock, behind)
                holds = holds * self.has(game, owner, seat, least) // GRAIN
        if last:
            return 2 * holds > GRAIN and holds >= stays
        return (GRAIN - holds) * (stock + PENALTY) * TENTH < self.waiting * GRAIN

    def has(self, game: Cards, owner: i64, seat: i64, points: i64) -> i64:
        """How likely a hand has so many points, as far as a seat knows."""
        cells = game.cells
        first: i64 = owner << ROW
        kept: i64 = 0
        plain: i64 = 0
        for at in range(first, first + cells[WIDTH + owner]):
            card: i64 = cells[at]
            if not card:
                continue
            if (card >> (SEEN + seat)) & 1 or (card >> (KNEW + seat)) & 1:
                points -= POINTS[card & KIND]
            elif (card >> (SEEN + owner)) & 1 or (card >> (KNEW + owner)) & 1:
                kept += 1
            else:
                plain += 1
        if points <= 0:
            return GRAIN
        return GRAIN - self.low[place_of(kept, plain) + min(points - 1, HIGHEST)]

    def guess(self, game: Cards, owner: i64, seat: i64) -> i64:
        """The stock of a hand, as far as a seat knows."""
        cells = game.cells
        first: i64 = owner << ROW
        stock: i64 = 0
        for at in range(first, first + cells[WIDTH + owner]):
            card: i64 = cells[at]
            if not card:
                continue
            if (card >> (SEEN + seat)) & 1 or (card >> (KNEW + seat)) & 1:
                stock += VALUE[card & KIND]
            elif (card >> (SEEN + owner)) & 1 or (card >> (KNEW + owner)) & 1:
                stock += self.kept
            else:
                stock += self.mean
        return stock

    def put_code(self, game: Cards) -> i64:
        """O10: which card the drawn one replaces, or none, after a look."""
        kind: i64 = game.held & KIND
        if self.worst_at == NOTHING or game.taken:
            return self.worst_at
        return self.worst_at if self.worst - VALUE[kind] > self.worth(game, kind) else NOTHING

    def worth(self, game: Cards, kind: i64) -> i64:
        """O13, O18: what it brings to discard the drawn card: a snap with its twin, or its power."""
        if kind <= TENTH:
            return VALUE[kind] * self.first // 100 if (self.kinds >> kind) & 1 else 0
        if kind == DRIVER:
            self.throwing.weigh(game, game.seat)
            return self.throwing.gain
        if kind == GANGSTER:
            return max(0, self.worst - self.kept)
        if kind == SAFECRACKER:
            return max(0, self.worst - self.offer)
        if kind == MOLE and not self.unknown:
            return 0
        return self.follow[kind]


def follow_of(style: Style) -> list[int]:
    """O18: what discarding each kind brings, whatever the hand is."""
    follow = [0] * KINDS
    follow[GANGSTER] = style.gangster
    follow[LADY] = style.lady
    follow[MOLE] = style.mole
    follow[SNITCH] = style.snitch
    follow[DRIVER] = style.driver
    follow[SAFECRACKER] = style.safecracker
    follow[MAMMA] = style.mamma
    follow[PATROL] = style.patrol
    return follow


def counts_of(kinds: Sequence[int]) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts
