"""How likely each family is to win from a state, by weights fitted to games of the quick player."""

from __future__ import annotations

from math import exp
from typing import Final

from backroom.core.native import i64
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import CIRCLE, SEATS
from backroom.games.organized_crime.search.quick.atlas import Atlas
from backroom.games.organized_crime.search.quick.reading import Reading
from backroom.games.organized_crime.search.quick.style import Style
from backroom.games.organized_crime.search.weights import WEIGHTS
from backroom.games.organized_crime.state import OVER

FEATURES: Final = (
    "wealth", "income", "officials", "cards", "hits", "guards", "men", "danger", "at_stake", "menace", "city",
    "turn", "strike", "left",
)  # fmt: skip
KNOTS: Final = (12, 4, 0)  # rounds to come; there is a row of weights for each, and a line between two
LONG: Final = 8  # rounds that an income is counted where the game has no limit


class Evaluation:
    """Judges states; a game that is over is judged by its winners."""

    def __init__(self, atlas: Atlas, style: Style, weights: tuple[tuple[float, ...], ...] = WEIGHTS) -> None:
        self.atlas = atlas
        self.style = style
        rows: list[list[float]] = []  # by rounds to come
        for left in range(KNOTS[0] + 1):
            upper = 0 if left >= KNOTS[1] else 1
            part = float(left - KNOTS[upper + 1]) / float(KNOTS[upper] - KNOTS[upper + 1])
            rows.append(
                [
                    part * weights[upper][place] + (1.0 - part) * weights[upper + 1][place]
                    for place in range(len(FEATURES))
                ]
            )
        self.rows = rows

    def left(self, game: OrganizedCrime) -> i64:
        """How many rounds are still to come."""
        limit = game.rules.rounds
        return LONG if limit is None else max(0, min(KNOTS[0], limit - game.round))

    def features(self, game: OrganizedCrime, seat: i64) -> list[float]:
        """What counts for a living seat."""
        reading = Reading(self.atlas, self.style, game, seat)
        guards = game.men(seat, reading.home)
        wealth: i64 = game.money[seat] + CIRCLE * reading.circles[seat]
        most: i64 = 0
        for space in reading.pieces[seat]:
            if self.atlas.board.home_of[space] == NONE:
                most = max(most, reading.menace(space))
        danger = reading.danger(guards)
        menace = float(most) / 1_000_000.0
        turn = 1.0 if seat == game.seat else 0.0
        return [
            float(wealth) / 100_000.0,
            float(reading.income[seat] * self.left(game)) / 100_000.0,
            float(reading.officials[seat]),
            float(reading.cards[seat]),
            float(reading.hits[seat]),
            float(min(8, guards)),
            float(reading.men[seat] - guards),
            danger,
            danger * float(wealth) / 1_000_000.0,
            menace,
            1.0 if reading.cities[seat] > 0 else 0.0,
            turn,
            turn * menace,
            float(game.left[seat]),
        ]

    def score(self, game: OrganizedCrime, seat: i64) -> float:
        """The logarithm of how likely a living seat is to win, up to a constant."""
        row = self.rows[self.left(game)]
        total = 0.0
        for place, feature in enumerate(self.features(game, seat)):
            total += feature * row[place]
        return total

    def chances(self, game: OrganizedCrime) -> list[float]:
        """How likely each seat is to win; a shared win counts in parts."""
        found = [0.0] * SEATS
        if game.step == OVER:
            for seat in game.winners:
                found[seat] = 1.0 / float(len(game.winners))
            return found
        most = -1e9
        for seat in range(SEATS):
            if seat < game.rules.players and game.lives(seat):
                found[seat] = self.score(game, seat)
                most = max(most, found[seat])
        total = 0.0
        for seat in range(SEATS):
            if seat < game.rules.players and game.lives(seat):
                found[seat] = exp(found[seat] - most)
                total += found[seat]
        return [one / total for one in found]

    def chance(self, game: OrganizedCrime, seat: i64) -> float:
        """How likely a seat is to win."""
        return self.chances(game)[seat] if game.step == OVER or game.lives(seat) else 0.0
