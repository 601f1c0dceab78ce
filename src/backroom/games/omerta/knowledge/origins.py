"""O34: one way in which the shuffles of a round may have gone, and what it asks of the cards before them."""

from __future__ import annotations

from typing import Final

from backroom.games.omerta.printed.cards import KINDS
from backroom.games.omerta.state import Fact

# Where a hidden card came from, as one number: a shuffle by its index, a draw pile by this and its index.
FROM_PILE: Final = 1 << 20


class Mixture:
    """The old cards of one shuffle as a seat knew them: those it had seen, and what the others may be."""

    def __init__(self, fact: Fact) -> None:
        self.fact: Fact = fact
        self.known: list[list[int]] = [[] for _ in range(KINDS)]  # kind: the old cards seen to be of it
        self.hidden: int = 0  # how many were not seen
        self.groups: list[int] = []  # ... where they came from; those that came together are alike
        self.members: list[list[int]] = []  # ... and which they are
        self.told: list[float] = [0.0] * KINDS  # hopes that a hidden card was seen earlier, by kind
        self.drawn: list[float] = [0.0] * KINDS  # ... that it was not
        self.brought: list[int] = [0] * KINDS  # how many hidden cards can have been seen earlier, by kind
        self.pile: int = 0  # the last draw pile from which any of them may have come
        self.scale: float = 1.0  # what all weights are multiplied by, or they grow too small for a float

    def hide(self, source: int, group: int) -> None:
        """The seat had not seen this old card."""
        self.hidden += 1
        if group not in self.groups:
            self.groups.append(group)
            self.members.append([])
        self.members[self.groups.index(group)].append(source)


class Origins:
    """One way in which every shuffle may have gone, and the kinds that this forces on unseen cards."""

    def __init__(self, piles: list[list[int]], source: Origins | None = None) -> None:
        self.weight: float = 1.0  # how likely the deal is, over how likely we were to propose this
        self.piles: int = len(piles)
        if source is None:
            # per shuffle, the last first: which old card became each new label
            self.sources: list[list[int]] = []
            self.forced: dict[int, int] = {}  # spot in a shuffle: kind
            self.mixtures: list[Mixture] = []
            self.wanted: dict[int, int] = {}  # label: the kind it must be
            self.asked: list[list[int]] = []  # per shuffle: how many of its labels must be of each kind
            self.open: list[int] = []  # per shuffle: how many may be anything
            self.spare: list[int] = []  # per shuffle: how many hidden cards may be anything
            self.promise: list[float] = []  # per shuffle: how likely it held what was asked of it on the way
            self.left: list[list[int]] = []  # per draw pile: how many of each kind are to be placed
            self.count: list[int] = []  # per draw pile: how many in all
            # per kind and draw pile: how many are left up to this pile, but for those sure to be asked for
            self.stock: list[int] = [0] * (KINDS * self.piles)
            for pile, kinds in enumerate(piles):
                self.add_pile(pile, kinds)
            self.all: list[int] = self.stock[:]  # ... and how many there were
        else:
            self.sources = source.sources[:]
            self.forced = source.forced.copy()
            self.mixtures = source.mixtures
            self.wanted = source.wanted.copy()
            self.asked = [row[:] for row in source.asked]
            self.open = source.open[:]
            self.spare = source.spare[:]
            self.promise = source.promise[:]
            self.left = [row[:] for row in source.left]
            self.count = source.count[:]
            self.stock = source.stock[:]
            self.all = source.all
            self.weight = source.weight

    def add_pile(self, pile: int, kinds: list[int]) -> None:
        """These came unseen from a draw pile."""
        left = [0] * KINDS
        for kind in kinds:
            left[kind] += 1
            self.keep(pile, kind, -1)
        self.left.append(left)
        self.count.append(len(kinds))

    def add_mixture(self, mixture: Mixture) -> None:
        """There was a shuffle, the last so far."""
        self.mixtures.append(mixture)
        self.asked.append([0] * KINDS)
        self.open.append(len(mixture.fact.old))
        self.spare.append(mixture.hidden)
        self.promise.append(1.0)

    def keep(self, pile: int, kind: int, count: int) -> None:
        """This many of a kind that came from the draw piles up to this one are not left to others."""
        stock = self.stock
        for at in range(kind * self.piles + pile, (kind + 1) * self.piles):
            stock[at] -= count

    def stocked(self, pile: int, kind: int) -> int:
        """How many of a kind that came from the draw piles up to this one are left to anybody."""
        return max(0, min(self.stock[kind * self.piles + pile : (kind + 1) * self.piles]))

    def want(self, index: int, label: int, kind: int) -> None:
        """The card that a shuffle gave this label must be of this kind."""
        self.wanted[label] = kind
        mixture = self.mixtures[index]
        asked = self.asked[index]
        asked[kind] += 1
        self.open[index] -= 1
        beyond = asked[kind] - len(mixture.known[kind])
        if beyond > 0:
            self.spare[index] -= 1
        if beyond > mixture.brought[kind]:
            self.keep(mixture.pile, kind, 1)

    def outlook(self) -> float:
        """The weight this is about to have, by what is still to be traced."""
        outlook = self.weight
        for promise in self.promise:
            outlook *= promise
        return outlook

    def release(self, index: int, kinds: list[int]) -> None:
        """What this shuffle is sure to ask of the draw piles, it asks for now."""
        mixture = self.mixtures[index]
        self.promise[index] = 1.0
        for kind in kinds:
            beyond = self.asked[index][kind] - len(mixture.known[kind]) - mixture.brought[kind]
            if beyond > 0:
                self.keep(mixture.pile, kind, -beyond)

    def take(self, pile: int, kind: int) -> None:
        """A card of a draw pile must have been of this kind."""
        left = self.left[pile]
        self.weight *= left[kind] / self.count[pile]
        left[kind] -= 1
        self.count[pile] -= 1
        self.keep(pile, kind, 1)

    def chance(self, group: int, kind: int) -> float:
        """About how likely a hidden card from there is of this kind; 0 only if it cannot be."""
        if group < FROM_PILE:
            return self.told(group, kind) + self.drawn(group, kind)
        pile = group - FROM_PILE
        left = self.left[pile][kind]
        return min(left, self.stocked(pile, kind)) / self.count[pile] if left else 0.0

    def told(self, index: int, kind: int) -> float:
        """About how likely one more label of a shuffle is a card of this kind seen before it."""
        mixture = self.mixtures[index]
        brought = mixture.brought[kind]
        sure = len(mixture.known[kind]) - self.asked[index][kind]
        if sure + brought <= 0:
            return 0.0
        if sure >= 0:
            return (sure + mixture.told[kind] * self.share(index)) / self.open[index]
        return mixture.told[kind] * self.share(index) * (brought + sure) / brought / self.open[index]

    def able(self, index: int, kind: int) -> int:
        """How many more labels of a shuffle can be cards of this kind seen before it, at the most."""
        mixture = self.mixtures[index]
        return max(0, len(mixture.known[kind]) + mixture.brought[kind] - self.asked[index][kind])

    def drawn(self, index: int, kind: int) -> float:
        """About how likely one more label of a shuffle is a card of this kind not seen before it."""
        mixture = self.mixtures[index]
        if mixture.drawn[kind] == 0.0:
            return 0.0
        stocked = self.stocked(mixture.pile, kind) / self.all[kind * self.piles + mixture.pile]
        return mixture.drawn[kind] * self.share(index) * stocked / self.open[index]

    def share(self, index: int) -> float:
        """The part of the hidden cards of a shuffle that may be anything."""
        spare = self.spare[index]
        return spare / self.mixtures[index].hidden if spare > 0 else 0.0
