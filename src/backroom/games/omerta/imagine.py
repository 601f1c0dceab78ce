"""O34: a table this seat cannot tell from the real one, drawn from exactly what it may believe.

What a seat has not seen came from a draw pile whose contents all know: the cards of one pile that it cannot
place are equally likely to lie in any of the places they may lie in. A Lady makes it harder: of the cards she
shuffled, some were known before and some are seen later. Which card went where is drawn for each shuffle, the
last first, in proportion to how many deals agree with it; a few proposals weigh out what that misjudges.
"""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.native import i64
from backroom.games.omerta.cards import KINDS
from backroom.games.omerta.cells import (
    FREE,
    IN_DISCARD,
    IN_SAFE,
    KIND,
    LABEL,
    PILE,
    PILE_MASK,
    ROW,
    SEEN,
)
from backroom.games.omerta.state import Cards, Fact

PROPOSALS: Final = 16
NOWHERE: Final = -1
# Where a card lies, as one number: the address of its cell, just drawn, or in a shuffle of old.
DRAWN: Final = IN_DISCARD
IN_SHUFFLE: Final = FREE


class Unseen:
    """The cards of one draw pile that a seat cannot place: their kinds, and the spots they fill."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.spots: list[int] = []


class Origins:
    """One way in which every shuffle may have gone, and the kinds that this forces on unseen cards."""

    def __init__(self, wanted: dict[int, int], left: dict[int, list[int]]) -> None:
        self.wanted: dict[int, int] = wanted  # label: the kind it must be
        self.left: dict[int, list[int]] = left  # draw pile: the kinds still to be placed
        self.sources: list[
            list[int]
        ] = []  # per shuffle, the last first: which old card became each new label
        self.forced: dict[int, int] = {}  # spot in a shuffle: kind
        self.weight: float = 1.0  # how likely the deal is, over how likely we were to propose this

    def force(self, card: int, kind: int, spot: int) -> None:
        """An old card the seat had not seen must have been of this kind."""
        if card >> LABEL:
            self.wanted[card >> LABEL] = kind
            return
        kinds = self.left[(card & PILE_MASK) >> PILE]
        self.weight *= kinds.count(kind) / len(kinds)
        kinds.remove(kind)
        self.forced[spot] = kind


def imagine(game: Cards, seat: i64, rng: Random) -> None:
    """Give every card this seat has not seen a face it might have."""
    unseen = gather(game, seat)
    origins = draw_origins(game, seat, unseen, rng) if game.facts else Origins({}, {})
    faces = deal_faces(game, unseen, origins, rng)
    labels = relabel(game, seat, origins, faces)
    turn_faces(game, seat, faces, labels)


def gather(game: Cards, seat: i64) -> dict[int, Unseen]:
    """The unseen cards by the draw pile they came from."""
    unseen: dict[int, Unseen] = {}
    for owner in range(game.rules.players):
        note(unseen, game.hand(owner), owner << ROW, seat)
    note(unseen, game.safe, IN_SAFE, seat)
    note(unseen, [game.held], DRAWN, seat)
    for index, fact in enumerate(game.facts):
        note(unseen, list(fact.old), IN_SHUFFLE + (index << ROW), seat)
    if game.piles not in unseen:
        unseen[game.piles] = Unseen()
    unseen[game.piles].kinds.extend(game.pile)
    return unseen


def note(unseen: dict[int, Unseen], cards: list[int], first: int, seat: i64) -> None:
    """Note the cards that nobody can trace to a shuffle and this seat has not seen."""
    for index, card in enumerate(cards):
        if card and not card >> LABEL and not (card >> (SEEN + seat)) & 1:
            pile = (card & PILE_MASK) >> PILE
            if pile not in unseen:
                unseen[pile] = Unseen()
            unseen[pile].kinds.append(card & KIND)
            unseen[pile].spots.append(first + index)


def draw_origins(game: Cards, seat: i64, unseen: dict[int, Unseen], rng: Random) -> Origins:
    """One way the shuffles may have gone, by its probability."""
    past = Past(game, seat, unseen)
    chosen = past.propose(rng)
    while chosen.weight == 0.0:
        chosen = past.propose(rng)
    for _ in range(PROPOSALS):
        other = past.propose(rng)
        if other.weight >= chosen.weight * rng.random():
            chosen = other
    return chosen


class Past:
    """The shuffles of this round as one seat knows them, to trace what it sees back through them."""

    def __init__(self, game: Cards, seat: i64, unseen: dict[int, Unseen]) -> None:
        self.seat: i64 = seat
        self.facts: tuple[Fact, ...] = game.facts
        self.unseen: dict[int, Unseen] = unseen
        self.seen: dict[int, int] = {}  # label: kind, of the labelled cards this seat has seen
        self.odds: dict[int, list[float]] = {}  # label: how likely it was of each kind when it was given
        for hand in game.hands:
            self.note_labels(hand)
        self.note_labels(game.safe)
        self.note_labels([game.held])
        for fact in game.facts:
            self.note_labels(list(fact.old))
        for card in game.gone:
            self.seen[card >> LABEL] = card & KIND
        for fact in game.facts:
            self.note_odds(fact)

    def saw(self, card: int) -> bool:
        """This seat had seen the card there."""
        return (card >> (SEEN + self.seat)) & 1 != 0

    def note_labels(self, cards: list[int]) -> None:
        """Note the labelled cards this seat has seen where they lie."""
        for card in cards:
            if card >> LABEL and self.saw(card):
                self.seen[card >> LABEL] = card & KIND

    def note_odds(self, fact: Fact) -> None:
        """A label is as likely of a kind as the old cards are on average."""
        share = 1.0 / len(fact.old)
        mean = [0.0] * KINDS
        for card in fact.old:
            if self.saw(card):
                mean[card & KIND] += share
            elif card >> LABEL:
                for kind, chance in enumerate(self.odds[card >> LABEL]):
                    mean[kind] += chance * share
            else:
                kinds = self.unseen[(card & PILE_MASK) >> PILE].kinds
                for kind in kinds:
                    mean[kind] += share / len(kinds)
        for target in range(len(fact.old)):
            self.odds[fact.first + target] = mean

    def propose(self, rng: Random) -> Origins:
        """Trace what is seen back through the shuffles, the last first."""
        origins = Origins(self.seen.copy(), {pile: cards.kinds[:] for pile, cards in self.unseen.items()})
        for index in range(len(self.facts) - 1, -1, -1):
            if not self.trace(origins, index, rng):
                origins.weight = 0.0
                break
        return origins

    def trace(self, origins: Origins, index: int, rng: Random) -> bool:
        """Choose the old card of every new label of one shuffle; False if the seen ones fit no longer."""
        fact = self.facts[index]
        size = len(fact.old)
        sources = [NOWHERE] * size
        free = list(range(size))
        targets = list(range(size))
        shuffle(targets, rng)
        for target in targets:
            label = fact.first + target
            if label not in origins.wanted:
                continue
            kind = origins.wanted[label]
            chances = [self.chance_of(fact.old[source], kind, origins) for source in free]
            total = sum(chances)
            if total == 0.0:
                return False
            at = pick(chances, total, rng)
            source = free.pop(at)
            sources[target] = source
            origins.weight *= total / chances[at]
            if not self.saw(fact.old[source]):
                origins.force(fact.old[source], kind, IN_SHUFFLE + (index << ROW) + source)
        shuffle(free, rng)
        for target in range(size):
            if sources[target] == NOWHERE:
                sources[target] = free.pop()
        origins.sources.append(sources)
        return True

    def chance_of(self, card: int, kind: int, origins: Origins) -> float:
        """How likely an old card is of this kind, as far as the seat could tell at the time."""
        if self.saw(card):
            return 1.0 if card & KIND == kind else 0.0
        if card >> LABEL:
            return self.odds[card >> LABEL][kind]
        kinds = origins.left[(card & PILE_MASK) >> PILE]
        return kinds.count(kind) / len(kinds) if kinds else 0.0


def pick(chances: list[float], total: float, rng: Random) -> int:
    """An index, in proportion to its chance."""
    point = rng.random() * total
    for index, chance in enumerate(chances):
        point -= chance
        if point < 0.0:
            return index
    return max(index for index, chance in enumerate(chances) if chance > 0.0)


def shuffle(things: list[int], rng: Random) -> None:
    """Put things in a random order."""
    for last in range(len(things) - 1, 0, -1):
        index = int(rng.random() * (last + 1))
        things[last], things[index] = things[index], things[last]


def deal_faces(game: Cards, unseen: dict[int, Unseen], origins: Origins, rng: Random) -> dict[int, int]:
    """A kind for every spot; what is left of the last draw pile is the draw pile."""
    faces = origins.forced
    for pile, cards in unseen.items():
        kinds = cards.kinds
        spots = [spot for spot in cards.spots if spot not in faces]
        for spot in cards.spots:
            if spot in faces:
                kinds.remove(faces[spot])
        shuffle(kinds, rng)
        for spot in spots:
            faces[spot] = kinds.pop()
        if pile == game.piles:
            game.pile_up(kinds)
        else:
            assert not kinds
    return faces


def relabel(game: Cards, seat: i64, origins: Origins, faces: dict[int, int]) -> dict[int, int]:
    """The kind of every label, and the shuffles of old as they would have been."""
    labels: dict[int, int] = {}
    facts: list[Fact] = []
    last = len(game.facts) - 1
    for index, fact in enumerate(game.facts):
        old: list[int] = []
        for source, card in enumerate(fact.old):
            if (card >> (SEEN + seat)) & 1:
                old.append(card)
            elif card >> LABEL:
                old.append(card & ~KIND | labels[card >> LABEL])
            else:
                old.append(card & ~KIND | faces[IN_SHUFFLE + (index << ROW) + source])
        sources = origins.sources[last - index]
        for target in range(len(old)):
            labels[fact.first + target] = old[sources[target]] & KIND
        facts.append(Fact(fact.first, tuple(old)))
    game.facts = tuple(facts)
    return labels


def turn_faces(game: Cards, seat: i64, faces: dict[int, int], labels: dict[int, int]) -> None:
    """Give the unseen cards on the table their imagined kinds."""
    for owner in range(game.rules.players):
        turn(game, owner << ROW, game.hand(owner), seat, faces, labels)
    turn(game, IN_SAFE, game.safe, seat, faces, labels)
    if DRAWN in faces:
        game.held = game.held & ~KIND | faces[DRAWN]


def turn(
    game: Cards, first: i64, cards: list[int], seat: i64, faces: dict[int, int], labels: dict[int, int]
) -> None:
    """Give the unseen cards of one row their imagined kinds."""
    cells = game.cells
    for index, card in enumerate(cards):
        if not card or (card >> (SEEN + seat)) & 1:
            continue
        if card >> LABEL:
            cells[first + index] = card & ~KIND | labels[card >> LABEL]
        else:
            cells[first + index] = card & ~KIND | faces[first + index]
