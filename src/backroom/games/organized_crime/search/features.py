"""What counts for each living family of a state, in numbers of about the same size, for the evaluation."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import CIRCLE, SEATS
from backroom.games.organized_crime.search.quick.atlas import AT_LEAST, FAR, FARTHEST, ROLLS, Atlas
from backroom.games.organized_crime.search.quick.reading import Reading
from backroom.games.organized_crime.search.quick.style import Style

FEATURES: Final = (
    "money", "circles", "income", "officials", "cards", "hits", "guards", "men", "left", "danger", "strike",
    "prize", "city", "wait", "outlook", "ahead_of_best", "ahead_of_mean", "rivals", "rounds", "turns",
    "searcher", "suspended", "debts", "endless",
)  # fmt: skip
COUNT: Final = 24
LONGEST: Final = 12  # rounds: what is farther away, or has no end, counts as this far
MILLION: Final = 1_000_000.0
CONQUEST: Final = 0.2  # what a dead rival is worth beside the spoils, in millions


class Features:
    """Describes the families of one state after the other; a row of numbers for each seat."""

    def __init__(self, atlas: Atlas, style: Style) -> None:
        self.atlas = atlas
        self.style = style
        self.rows: vec[float] = vec[float]([0.0] * (SEATS * COUNT))  # by seat * COUNT + feature
        self.outlook: vec[float] = vec[float]([0.0] * SEATS)  # the estate at the end, if nothing happens

    def look(self, game: OrganizedCrime, searcher: i64) -> None:
        """Describe every living family; the searcher is the one that thinks about its moves."""
        limit = game.rules.rounds
        rounds: i64 = LONGEST if limit is None else max(0, min(LONGEST, limit - game.round))
        played = had_their_turn(game)
        wait: i64 = 0
        seat: i64 = game.seat
        for _ in range(game.rules.players):
            if game.lives(seat):
                turns = rounds if (played >> seat) & 1 else rounds + 1
                self.describe(game, seat, rounds, turns)
                at: i64 = seat * COUNT
                self.rows[at + 13] = float(wait) / 3.0
                self.rows[at + 20] = 1.0 if seat == searcher else 0.0
                self.rows[at + 23] = 1.0 if limit is None else 0.0
                wait += 1
            seat = game.next_seat(seat)
            if seat == game.seat:
                break
        self.compare(game)

    def describe(self, game: OrganizedCrime, seat: i64, rounds: i64, turns: i64) -> None:
        """What one family has, and what threatens it."""
        reading = Reading(self.atlas, self.style, game, seat)
        guards = game.men(seat, reading.home)
        money: i64 = game.money[seat]
        income = reading.income[seat]
        to_come: i64 = rounds * income + game.income if seat == game.seat else turns * income
        outlook = float(money + CIRCLE * reading.circles[seat] + to_come) / MILLION
        self.outlook[seat] = outlook
        owed: i64 = 0
        for debt in game.debts:
            if debt[0] == seat:
                owed += debt[2]
        rows = self.rows
        at: i64 = seat * COUNT
        rows[at] = float(money) / MILLION
        rows[at + 1] = float(reading.circles[seat]) / 10.0
        rows[at + 2] = float(income) / 100_000.0
        rows[at + 3] = float(reading.officials[seat])
        rows[at + 4] = float(reading.cards[seat])
        rows[at + 5] = float(reading.hits[seat])
        rows[at + 6] = float(guards) / 8.0
        rows[at + 7] = float(reading.men[seat] - guards) / 4.0
        rows[at + 8] = float(game.left[seat]) / 15.0
        rows[at + 9] = reading.danger(guards)
        rows[at + 12] = 1.0 if reading.cities[seat] > 0 else 0.0
        rows[at + 14] = outlook
        rows[at + 17] = float(len(reading.others)) - 1.0
        rows[at + 18] = float(rounds) / 12.0
        rows[at + 19] = float(turns) / 12.0
        rows[at + 21] = 1.0 if game.suspended[seat] else 0.0
        rows[at + 22] = float(owed) / 100_000.0
        self.aim(game, reading, at)

    def aim(self, game: OrganizedCrime, reading: Reading, at: i64) -> None:
        """C21: how likely the best attack kills a Boss with the next roll, and what that brings."""
        strike = 0.0
        prize = 0.0
        for victim in reading.others:
            points: i64 = FAR
            for space in reading.pieces[reading.seat]:
                points = min(points, reading.nearer_raid(victim, space))
            if points <= FARTHEST:
                odds = float(AT_LEAST[points]) / float(ROLLS)
                strike = max(strike, odds)
                prize = max(prize, odds * (float(game.money[victim]) / (2.0 * MILLION) + CONQUEST))
        self.rows[at + 10] = strike
        self.rows[at + 11] = prize

    def compare(self, game: OrganizedCrime) -> None:
        """How far each living family is ahead of the best rival, and of all of them."""
        for seat in range(SEATS):
            if seat >= game.rules.players or not game.lives(seat):
                continue
            best = 0.0
            total = 0.0
            rivals = 0.0
            for rival in range(game.rules.players):
                if rival != seat and game.lives(rival):
                    best = max(best, self.outlook[rival])
                    total += self.outlook[rival]
                    rivals += 1.0
            at: i64 = seat * COUNT
            self.rows[at + 15] = self.outlook[seat] - best
            self.rows[at + 16] = self.outlook[seat] - total / max(1.0, rivals)


def had_their_turn(game: OrganizedCrime) -> i64:
    """The seats whose turn of this round is over, as a mask."""
    bases: i64 = len(game.owner)
    base: i64 = game.base[game.starter]
    last: i64 = game.base[game.seat]
    found: i64 = 0
    while base != last:
        owner: i64 = game.owner[base]
        if owner != NONE:
            found |= 1 << owner
        base = (base + 1) % bases
    return found
