"""O34: which old card became each label of a shuffle."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.games.omerta.cells import LABEL, ROW
from backroom.games.omerta.knowledge.lots import pick, shuffle, sum_of
from backroom.games.omerta.knowledge.origins import FROM_PILE, Mixture, Origins
from backroom.games.omerta.knowledge.split import Split
from backroom.games.omerta.knowledge.unseen import IN_SHUFFLE

NOWHERE: Final = -1


class Trace:
    """One shuffle that is traced back: where each of its labels came from."""

    def __init__(self, origins: Origins, index: int) -> None:
        self.origins: Origins = origins
        self.index: int = index
        self.mixture: Mixture = origins.mixtures[index]
        size = len(self.mixture.fact.old)
        self.sources: list[int] = [NOWHERE] * size
        self.free: list[bool] = [True] * size  # which old cards nothing goes back to yet
        self.wanting: dict[int, list[int]] = {}  # kind: the labels that must be of it
        first = self.mixture.fact.first
        for target in range(size):
            if first + target in origins.wanted:
                self.wanting.setdefault(origins.wanted[first + target], []).append(target)

    def run(self, rng: Random) -> bool:
        """Choose the old card of every label; False if those of which the kind is known do not fit."""
        if self.wanting and not self.go_back(rng):
            return False
        free = [source for source, is_free in enumerate(self.free) if is_free]
        shuffle(free, rng)
        for target, source in enumerate(self.sources):
            if source == NOWHERE:
                self.sources[target] = free.pop()
        self.origins.sources.append(self.sources)
        self.origins.weight *= self.mixture.scale
        return True

    def go_back(self, rng: Random) -> bool:
        """Choose the old cards of the labels of which the kind is known; False if they do not fit."""
        origins, index = self.origins, self.index
        kinds = list(self.wanting)
        origins.release(index, kinds)
        split = Split(origins, index, kinds)
        if not split.draw(rng):
            return False
        origins.weight *= split.weight
        over: list[int] = []
        for kind in kinds:
            over.extend(self.go_to_known(kind, split.hidden[kind], rng))
        if not self.go_to_hidden(over, rng):
            return False
        for number in range(origins.open[index], len(self.sources)):
            origins.weight /= number + 1
        return True

    def go_to_known(self, kind: int, hidden: int, rng: Random) -> list[int]:
        """Send all but this many labels of a kind to cards seen to be of it; the others are left over."""
        targets = self.wanting[kind]
        if len(targets) == hidden:
            return targets
        cards = self.mixture.known[kind][:]
        shuffle(cards, rng)
        shuffle(targets, rng)
        for target in targets[hidden:]:
            self.go_to(target, cards.pop())
        return targets[:hidden]

    def go_to_hidden(self, targets: list[int], rng: Random) -> bool:
        """Send labels to cards that were not seen, and so were of their kind; False if none can be."""
        if not targets:
            return True
        origins, groups = self.origins, self.mixture.groups
        members = [row[:] for row in self.mixture.members]
        shuffle(targets, rng)
        for target in targets:
            kind = origins.wanted[self.mixture.fact.first + target]
            chances = [
                origins.chance(group, kind) * len(members[at]) if members[at] else 0.0
                for at, group in enumerate(groups)
            ]
            total = sum_of(chances)
            if total == 0.0:
                return False
            at = pick(chances, total, rng)
            row = members[at]
            chance = chances[at] / len(row)
            origins.weight *= total / chance
            source = row.pop(int(rng.random() * len(row)))
            self.go_to(target, source)
            if groups[at] < FROM_PILE:
                origins.promise[groups[at]] *= chance
            self.force(groups[at], source, kind)
        return True

    def go_to(self, target: int, source: int) -> None:
        """This label was this old card."""
        self.sources[target] = source
        self.free[source] = False

    def force(self, group: int, source: int, kind: int) -> None:
        """An old card the seat had not seen must have been of this kind."""
        origins = self.origins
        if group < FROM_PILE:
            origins.want(group, self.mixture.fact.old[source] >> LABEL, kind)
            return
        origins.take(group - FROM_PILE, kind)
        origins.forced[IN_SHUFFLE + (self.index << ROW) + source] = kind
