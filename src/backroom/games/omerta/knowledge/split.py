"""O34: of the labels of a shuffle that must be of a kind, how many go back to cards that were not seen."""

from __future__ import annotations

from random import Random

from backroom.games.omerta.knowledge.lots import pick, sum_of
from backroom.games.omerta.knowledge.origins import Mixture, Origins


class Split:
    """How many labels of each kind go back to hidden cards, drawn so that there are enough of these.

    Where a kind was both seen before and is wanted after, a label goes back to a card that was seen, or to a
    hidden one that happens to be of the kind. `shares` says how likely we hold it that this many hidden ones
    are, `ways` in how many ways the other labels find a seen card, `tails` the sum over all later kinds.
    """

    def __init__(self, origins: Origins, index: int, kinds: list[int]) -> None:
        self.mixture: Mixture = origins.mixtures[index]
        self.hidden: dict[int, int] = {}  # kind: how many go back to hidden cards
        self.spare: int = self.mixture.hidden  # hidden cards that are not spoken for
        self.weight: float = 1.0  # one over how likely we were to choose these labels and seen cards
        self.kinds: list[int] = []  # those of which the number is not certain
        self.shares: list[list[float]] = []
        self.ways: list[list[float]] = []
        asked = origins.asked[index]
        for kind in kinds:
            known = len(self.mixture.known[kind])
            if not known or not self.note(origins, kind, known, asked[kind]):
                hidden = max(0, asked[kind] - known)
                self.hidden[kind] = hidden
                self.spare -= hidden
                self.weight *= ways_of(asked[kind], known, asked[kind] - hidden)

    def note(self, origins: Origins, kind: int, known: int, asked: int) -> bool:
        """Note how likely it is that this many go back to hidden cards; False if there is no choice."""
        hopes, able = 0.0, 0
        for at, group in enumerate(self.mixture.groups):
            chance = origins.chance(group, kind)
            if chance > 0.0:
                hopes += chance * len(self.mixture.members[at])
                able += len(self.mixture.members[at])
        most = origins.stocked(self.mixture.pile, kind) + self.mixture.brought[kind]
        able = min(able, most, asked)
        if able <= asked - known or not able:
            return False
        shares: list[float] = []
        ways: list[float] = []
        share = 1.0
        for hidden in range(able + 1):
            shares.append(share)
            ways.append(ways_of(asked, known, asked - hidden))
            share *= hopes * (most - hidden) / most
        self.kinds.append(kind)
        self.shares.append(shares)
        self.ways.append(ways)
        return True

    def draw(self, rng: Random) -> bool:
        """Draw the numbers; False if there are not enough hidden cards."""
        if self.spare < 0:
            return False
        if not self.kinds:
            return True
        tails = self.tails()
        last = len(self.kinds)
        if tails[last][0] == 0.0:
            return False
        used = 0
        for at, kind in enumerate(self.kinds):
            chances = self.chances(at, used, tails[last - 1 - at])
            hidden = pick(chances, sum_of(chances), rng)
            self.hidden[kind] = hidden
            self.weight /= self.shares[at][hidden]
            used += hidden
        self.weight *= tails[last][0] / tails[0][used]
        return True

    def tails(self) -> list[list[float]]:
        """From after the last kind to the first: how likely all from there on, by the cards used before."""
        tail: list[float] = [1.0]
        for used in range(self.spare):
            tail.append(tail[used] * (self.spare - used) / self.mixture.hidden)
        tails = [tail]
        for at in range(len(self.kinds) - 1, -1, -1):
            count = len(tail) if at else 1
            tail = [sum_of(self.chances(at, used, tail)) for used in range(count)]
            tails.append(tail)
        return tails

    def chances(self, at: int, used: int, tail: list[float]) -> list[float]:
        """How likely each number of hidden cards is for a kind, if this many were used before."""
        shares, ways = self.shares[at], self.ways[at]
        return [
            shares[hidden] * ways[hidden] * tail[used + hidden]
            for hidden in range(min(len(shares), len(tail) - used))
        ]


def ways_of(labels: int, cards: int, pairs: int) -> float:
    """In how many ways this many pairs of a label and a card can be made."""
    ways = 1.0
    for pair in range(pairs):
        ways *= (labels - pair) * (cards - pair) / (pair + 1)
    return ways
