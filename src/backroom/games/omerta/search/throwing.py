"""O24: which cards a quick player throws with the Driver: bottles it knows, or cards likely to be some."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import FREE, IN_SAFE, KIND, LABEL, ROW, SEEN, WIDTH
from backroom.games.omerta.menus import NOTHING, PAIR, SAFE_PLACES
from backroom.games.omerta.printed.cards import GANGSTER, POINTS
from backroom.games.omerta.state import Cards

TENTH: Final = 10
SURE: Final = 1024  # a chance of 1


class Throwing:
    """The best throw of one seat, after `weigh`."""

    def __init__(self) -> None:
        self.gain: i64 = 0  # what it is expected to save, in tenths of a point
        self.code: i64 = NOTHING  # which cards, the higher on top
        self.high: i64 = 0  # the points of its highest bottle, as far as it knows
        self.high_at: i64 = NOTHING  # ... and its place
        self.after: i64 = 0  # the points of the next highest
        self.after_at: i64 = NOTHING  # ... and its place
        self.unseen_at: i64 = NOTHING  # the place of a card it does not know
        self.other_at: i64 = NOTHING  # ... and of another
        self.shuffled: bool = False  # O20: one of these is among cards that were shuffled
        self.bottles: i64 = 0  # how likely an unseen card is a bottle
        self.bottle: i64 = 0  # ... and what it counts then, in tenths of a point
        self.penalty: i64 = 0  # what an unseen card counts, in tenths of a point

    def weigh(self, game: Cards, seat: i64) -> None:
        """Find the best throw, as far as a seat knows."""
        self.look(game, seat)
        self.gain = (self.high + self.after) * TENTH
        self.code = self.high_at
        if self.after_at != NOTHING:
            self.code = self.after_at | self.high_at + 1 << PAIR
        if self.unseen_at == NOTHING:
            return
        self.count_unseen(game, seat)
        all_return = game.rules.driver_returns_all
        self.prefer(self.gain_of(0, 1, all_return), self.unseen_at)
        if self.high_at != NOTHING:
            gain = self.gain_of(self.high * TENTH, 1, all_return)
            self.prefer(gain, self.unseen_at | self.high_at + 1 << PAIR)
        if self.other_at != NOTHING:
            self.prefer(self.gain_of(0, 2, all_return), self.other_at | self.unseen_at + 1 << PAIR)

    def prefer(self, gain: i64, code: i64) -> None:
        """Take this throw instead, if it saves more."""
        if gain > self.gain:
            self.gain = gain
            self.code = code

    def look(self, game: Cards, seat: i64) -> None:
        """Find the two highest bottles it knows, and two cards it does not."""
        cells = game.cells
        free: i64 = cells[FREE + seat]
        first: i64 = seat << ROW
        self.high = self.after = 0
        self.shuffled = False
        self.high_at = self.after_at = self.unseen_at = self.other_at = NOTHING
        for place in range(cells[WIDTH + seat]):
            if not (free >> place) & 1:
                continue
            card: i64 = cells[first + place]
            kind: i64 = card & KIND
            if not (card >> (SEEN + seat)) & 1:
                self.other_at = self.unseen_at
                self.unseen_at = place
                self.shuffled = self.shuffled or card >> LABEL != 0
            elif kind < GANGSTER and kind > self.high:
                self.after = self.high
                self.after_at = self.high_at
                self.high = kind
                self.high_at = place
            elif kind < GANGSTER and kind > self.after:
                self.after = kind
                self.after_at = place

    def gain_of(self, sure: i64, unseen: i64, all_return: bool) -> i64:
        """What a throw saves of so many points it knows, with one or two cards it has not seen."""
        chance: i64 = self.bottles
        if not all_return:
            return sure + unseen * (chance * self.bottle - (SURE - chance) * self.penalty) // SURE
        if unseen == 2:
            chance = chance * chance // SURE
        return (chance * (sure + unseen * self.bottle) - (SURE - chance) * self.penalty) // SURE

    def count_unseen(self, game: Cards, seat: i64) -> None:
        """Weigh the cards a seat has not seen, wherever they lie; it knows which these are, and not where."""
        cells, deck = game.cells, game.deck
        count: i64 = game.piled
        points: i64 = 0
        bottles: i64 = 0
        bottle_points: i64 = 0
        for index in range(game.piled):
            kind: i64 = deck[index]
            points += POINTS[kind]
            if kind < GANGSTER:
                bottles += 1
                bottle_points += kind
        for owner in range(game.rules.players + 1):
            first: i64 = owner << ROW
            width: i64 = SAFE_PLACES
            if owner == game.rules.players:
                first = IN_SAFE
            else:
                width = cells[WIDTH + owner]
            for at in range(first, first + width):
                card: i64 = cells[at]
                if not card or (card >> (SEEN + seat)) & 1:
                    continue
                kind = card & KIND
                count += 1
                points += POINTS[kind]
                if kind < GANGSTER:
                    bottles += 1
                    bottle_points += kind
        self.bottles = bottles * SURE // count
        self.bottle = bottle_points * TENTH // max(1, bottles)
        self.penalty = points * TENTH // count
        if self.shuffled:
            self.count_shuffled(game, seat)

    def count_shuffled(self, game: Cards, seat: i64) -> None:
        """O20: of shuffled cards a player knows which they were together."""
        cells = game.cells
        first: i64 = seat << ROW
        count: i64 = 0
        bottles: i64 = 0
        points: i64 = 0
        for at in range(first, first + cells[WIDTH + seat]):
            card: i64 = cells[at]
            if not card >> LABEL or (card >> (SEEN + seat)) & 1:
                continue
            kind: i64 = card & KIND
            count += 1
            if kind < GANGSTER:
                bottles += 1
                points += kind
        self.bottles = bottles * SURE // count
        self.bottle = points * TENTH // max(1, bottles)
