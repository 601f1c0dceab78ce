"""How likely each family is to win from a state: a small network, fitted to games of quick players."""

from __future__ import annotations

from math import exp

from backroom.core.native import i64, vec
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.rules import SEATS
from backroom.games.organized_crime.search.features import COUNT, Features
from backroom.games.organized_crime.search.quick.atlas import Atlas
from backroom.games.organized_crime.search.quick.style import Style
from backroom.games.organized_crime.search.weights import WEIGHTS
from backroom.games.organized_crime.state import OVER


class Evaluation:
    """Judges states; a game that is over is judged by its winners."""

    def __init__(self, atlas: Atlas, weights: tuple[tuple[float, ...], ...] = WEIGHTS) -> None:
        self.features = Features(atlas, Style())
        self.straight: vec[float] = vec[float](list(weights[0]))  # what a feature counts by itself
        self.units: i64 = len(weights) - 1
        into: list[float] = []
        for unit in weights[1:]:
            into.extend(unit[:COUNT])
        self.into: vec[float] = vec[float](into)  # by unit * COUNT + feature
        self.from_: vec[float] = vec[float]([unit[COUNT] for unit in weights[1:]])  # at which a unit counts
        self.out: vec[float] = vec[float]([unit[COUNT + 1] for unit in weights[1:]])  # what it counts

    def score(self, seat: i64) -> float:
        """The logarithm of how likely a described seat is to win, up to a constant."""
        rows, straight, into = self.features.rows, self.straight, self.into
        at: i64 = seat * COUNT
        total = 0.0
        for feature in range(COUNT):
            total += rows[at + feature] * straight[feature]
        place: i64 = 0
        for unit in range(self.units):
            raised = self.from_[unit]
            for feature in range(COUNT):
                raised += rows[at + feature] * into[place + feature]
            place += COUNT
            if raised > 0.0:
                total += raised * self.out[unit]
        return total

    def chances(self, game: OrganizedCrime, searcher: i64) -> list[float]:
        """How likely each seat is to win, if one of them searches; a shared win counts in parts."""
        found = [0.0] * SEATS
        if game.step == OVER:
            for seat in game.winners:
                found[seat] = 1.0 / float(len(game.winners))
            return found
        self.features.look(game, searcher)
        most = -1e9
        for seat in range(SEATS):
            if seat < game.rules.players and game.lives(seat):
                found[seat] = self.score(seat)
                most = max(most, found[seat])
        total = 0.0
        for seat in range(SEATS):
            if seat < game.rules.players and game.lives(seat):
                found[seat] = exp(found[seat] - most)
                total += found[seat]
        return [one / total for one in found]

    def chance(self, game: OrganizedCrime, seat: i64) -> float:
        """How likely a seat that searches is to win."""
        return self.chances(game, seat)[seat] if game.step == OVER or game.lives(seat) else 0.0
