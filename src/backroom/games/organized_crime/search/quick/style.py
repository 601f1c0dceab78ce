"""What a quick player values, in dollars; shares are in per cent."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64

NAMES: Final = (
    "horizon", "official", "card", "survival", "conquest", "threat", "piece", "first_city", "power_card",
    "later", "open_boss", "man_killed", "near", "guard_killed", "stranded", "fewest", "most_guards",
    "reserve", "goodwill", "outrage", "behind", "ahead", "duel", "likely", "bought", "circle", "caution",
    "man", "leaving", "kept",
)  # fmt: skip
USUAL: Final[tuple[int, ...]] = (
    8, 60_000, 40_000, 500_000, 250_000, 25, 20_000, 100_000, 60_000,
    30, 40, 10_000, 4_000, 12_000, -15_000, 3, 11,
    30_000, 40_000, 25_000, 20, 40, 70, 90, 50, 50_000, 100,
    10_000, 0, 0,
)  # fmt: skip
# found by trying one change after another over thousands of games against the usual style
SHARP: Final[tuple[int, ...]] = (
    4, 60_000, 80_000, 500_000, 500_000, 25, 40_000, 100_000, 60_000,
    15, 40, 60_000, 4_000, 24_000, -7_500, 3, 11,
    30_000, 40_000, 25_000, 20, 80, 70, 45, 50, 50_000, 200,
    60_000, 0, 0,
)  # fmt: skip


class Style:
    """The weights of one quick player."""

    def __init__(self, weights: tuple[int, ...] = USUAL) -> None:
        assert len(weights) == len(NAMES)
        self.horizon: i64 = weights[0]  # for how many turns an income is counted
        self.official: i64 = weights[1]  # two votes, and help against Mistakes
        self.card: i64 = weights[2]  # a card in a hand
        self.survival: i64 = weights[3]  # to stay in the game, on top of what one has
        self.conquest: i64 = weights[4]  # that an enemy is out, on top of the spoils
        self.threat: i64 = weights[5]  # ... and this share of what that enemy has
        self.piece: i64 = weights[6]  # a hit-man on the board
        self.first_city: i64 = weights[7]  # C23: it opens the businesses and the activities
        self.power_card: i64 = weights[8]
        self.later: i64 = weights[9]  # how much an attack that can be made next turn counts now
        self.open_boss: i64 = weights[10]  # how much of all a Boss away from home puts at risk
        self.man_killed: i64 = weights[11]  # a dead enemy on the track
        self.near: i64 = weights[12]  # ... and for each point that he is nearer than nine
        self.guard_killed: i64 = weights[13]
        self.stranded: i64 = weights[14]  # a piece in a base that it cannot clear
        self.fewest: i64 = weights[15]  # guards to keep, whoever stands where
        self.most_guards: i64 = weights[16]
        self.reserve: i64 = weights[17]  # money that is spent on neither debts nor officials
        self.goodwill: i64 = weights[18]  # what a yes today is worth when one asks oneself
        self.outrage: i64 = weights[19]  # to see a killing punished
        self.behind: i64 = weights[20]  # how much of another's gain hurts, if they are behind
        self.ahead: i64 = weights[21]  # ... if they are ahead
        self.duel: i64 = weights[22]  # ... if there are only two
        self.likely: i64 = weights[23]  # how sure a count of the votes is
        self.bought: i64 = weights[24]  # how often a vote that is missing can be bought
        self.circle: i64 = weights[25]  # what a circle counts at the end of a variant
        self.caution: i64 = weights[26]  # how much of the danger at home counts
        self.man: i64 = weights[27]  # C2: one of twenty, whatever he costs
        self.leaving: i64 = weights[28]  # a guard who leaves home does not come back
        self.kept: i64 = weights[29]  # men that are bought for the base only
