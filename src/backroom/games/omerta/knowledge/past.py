"""O34: the shuffles of a round as one seat knows them, traced back as often as it is likely.

Which card went where is proposed for each shuffle, the last first: a label whose kind is known goes back to a
card seen to be of that kind, or to one that was not seen, which then must have been of it (`trace.py`). What
that misjudges is weighed out, by choosing among some proposals. Where nearly all is known and most proposals
get stuck, each is made by a crowd: after every shuffle, those who got stuck follow those who did not.
"""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cells import KIND, LABEL, SEEN
from backroom.games.omerta.knowledge.lots import pick, sum_of
from backroom.games.omerta.knowledge.origins import FROM_PILE, Mixture, Origins
from backroom.games.omerta.knowledge.trace import Trace
from backroom.games.omerta.knowledge.unseen import Unseen, pile_of
from backroom.games.omerta.printed.cards import KINDS
from backroom.games.omerta.state import Cards, Fact

PROPOSALS: Final = 8
FEWEST: Final = 4  # ... however large the crowds that make them
GROWTH: Final = 4
LARGEST: Final = 4**7  # crowd: beyond it, what a seat was told contradicts itself
SCALE: Final = 8.0  # about one over how likely a label is of the kind it is seen to be of


def draw_origins(game: Cards, seat: i64, unseen: dict[int, Unseen], rng: Random) -> Origins:
    """One way the shuffles may have gone, by its probability."""
    past = Past(game, seat, unseen)
    if not past.start.mixtures:
        return past.start
    crowd = 1
    chosen = past.choose(crowd, rng)
    # A proposal fails only if a whole crowd is stuck in the same shuffle, so this ends soon.
    while chosen is None:
        assert crowd < LARGEST, "there is no way in which the shuffles can have gone like this"
        crowd *= GROWTH
        chosen = past.choose(crowd, rng)
    return chosen


class Past:
    """What one seat knows of the shuffles of this round, to trace what it sees back through them."""

    def __init__(self, game: Cards, seat: i64, unseen: dict[int, Unseen]) -> None:
        self.seat: i64 = seat
        self.seen: dict[int, int] = {}  # label: kind, of the labelled cards this seat has seen
        self.home: dict[int, int] = {}  # label: the shuffle that gave it
        self.piles: list[int] = sorted(unseen)
        self.unseen: list[list[int]] = [unseen[pile].kinds for pile in self.piles]
        self.start: Origins = Origins(self.unseen)  # nothing traced yet
        for hand in game.hands:
            self.note_labels(hand)
        self.note_labels(game.safe)
        self.note_labels([game.held])
        for fact in game.facts:
            self.note_labels(list(fact.old))
        for card in game.gone:
            self.seen[card >> LABEL] = card & KIND
        for index, fact in enumerate(game.facts):
            self.note_fact(index, fact)

    def saw(self, card: int) -> bool:
        """This seat had seen the card there."""
        return (card >> (SEEN + self.seat)) & 1 != 0

    def note_labels(self, cards: list[int]) -> None:
        """Note the labelled cards this seat has seen where they lie."""
        for card in cards:
            if card >> LABEL and self.saw(card):
                self.seen[card >> LABEL] = card & KIND

    def note_fact(self, index: int, fact: Fact) -> None:
        """Note a shuffle, and which of its labels this seat has seen."""
        mixture = Mixture(fact)
        for source, card in enumerate(fact.old):
            if self.saw(card):
                mixture.known[card & KIND].append(source)
            else:
                mixture.hide(source, self.group_of(card))
        self.hope(mixture)
        self.start.add_mixture(mixture)
        for label in range(fact.first, fact.first + len(fact.old)):
            self.home[label] = index
            if label in self.seen:
                self.start.want(index, label, self.seen[label])
                mixture.scale *= SCALE

    def group_of(self, card: int) -> int:
        """The shuffle or the draw pile a card came from."""
        return self.home[card >> LABEL] if card >> LABEL else FROM_PILE + self.piles.index(pile_of(card))

    def hope(self, mixture: Mixture) -> None:
        """Note of which kinds the hidden cards of a shuffle may be."""
        start = self.start
        for at, group in enumerate(mixture.groups):
            size = len(mixture.members[at])
            from_pile = group >= FROM_PILE
            mixture.pile = max(mixture.pile, group - FROM_PILE if from_pile else start.mixtures[group].pile)
            for kind in range(KINDS):
                if from_pile:
                    mixture.drawn[kind] += size * start.chance(group, kind)
                else:
                    mixture.told[kind] += size * start.told(group, kind)
                    mixture.brought[kind] += min(size, start.able(group, kind))
                    mixture.drawn[kind] += size * start.drawn(group, kind)

    def choose(self, crowd: int, rng: Random) -> Origins | None:
        """One of some proposals, by its probability; None if most of them failed."""
        tries = max(FEWEST, PROPOSALS // crowd)
        failed = 0
        chosen: Origins | None = None
        for _ in range(tries):
            other = self.propose(crowd, rng)
            if other is None:
                failed += 1
                if failed * 2 > tries:
                    return None
            elif chosen is None or other.weight >= chosen.weight * rng.random():
                chosen = other
        return chosen

    def propose(self, crowd: int, rng: Random) -> Origins | None:
        """Trace what is seen back through the shuffles, the last first, in a crowd; None if all get stuck."""
        walkers = [Origins(self.unseen, self.start) for _ in range(crowd)]
        for index in range(len(self.start.mixtures) - 1, -1, -1):
            walkers = [walker for walker in walkers if Trace(walker, index).run(rng)]
            if not walkers:
                return None
            if crowd > 1:
                walkers = self.gather(walkers, crowd, rng)
        weights = [walker.weight for walker in walkers]
        chosen = walkers[pick(weights, sum_of(weights), rng)]
        chosen.weight = sum_of(weights) / crowd
        return chosen

    def gather(self, walkers: list[Origins], crowd: int, rng: Random) -> list[Origins]:
        """As many as there were, each as often as it is likely, unless they are about equally likely."""
        chances = [walker.outlook() for walker in walkers]
        total = sum_of(chances)
        squares = sum_of([chance * chance for chance in chances])
        if total * total / squares > crowd / 2:  # so many would do as well, if they were equally likely
            return walkers
        chosen: list[Origins] = []
        for _ in range(crowd):
            at = pick(chances, total, rng)
            walker = Origins(self.unseen, walkers[at])
            walker.weight *= total / (chances[at] * crowd)
            chosen.append(walker)
        return chosen
