"""Chains of shuffles of a three-card hand, and everything its owner may believe about them, enumerated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

from backroom.games.omerta.cells import KIND, LABEL, SEEN, WIDTH
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.phases.mix import forget
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.setup import Setup

SEEN_BY_OWNER = 1 << SEEN
PLACES = [0, 1, 2]
LOOKS, CHANGES = 0.2, 0.5

Kinds = tuple[int, ...]
Chain = tuple[Kinds, tuple[Kinds, ...], Kinds]  # the hand, the cards before each shuffle, the draw pile


def a_chain(seed: int, shuffles: int) -> Omerta:
    """A hand shuffled this many times; in between, some cards are seen, or thrown and replaced."""
    rng = Random(seed)
    kinds = tuple(rng.choice([1, 1, 2, 2, 3, 3, 4]) for _ in range(6))
    table = Omerta(Rules(Setup(players=3, rounds=1), kinds))
    pile = list(kinds)
    hand = [pile.pop() for _ in PLACES]
    for _ in range(shuffles):
        hand = looked_at(hand, LOOKS, rng)
        if pile and rng.random() < CHANGES:
            place = rng.choice(PLACES)
            table.throw(hand[place])
            hand[place] = looked_at([pile.pop()], LOOKS, rng)[0]
        old = hand[:]
        rng.shuffle(hand)
        table.lay_out(0, hand)
        forget(table, 0, PLACES, old)
        hand = table.row(0, 3)
    table.lay_out(0, looked_at(hand, 0.5, rng))
    table.cells[WIDTH] = 3
    table.pile_up(pile)
    return table


def looked_at(cards: list[int], chance: float, rng: Random) -> list[int]:
    """The same cards, some of them seen by their owner."""
    return [card | SEEN_BY_OWNER if rng.random() < chance else card for card in cards]


def chain_of(table: Omerta) -> Chain:
    """What is where, and what was there before each shuffle."""
    return (
        tuple(card & KIND for card in table.hand(0)),
        tuple(tuple(card & KIND for card in fact.old) for fact in table.facts),
        tuple(sorted(table.pile)),
    )


def believable_chains(table: Omerta) -> dict[Chain, float]:
    """Every chain the owner may believe in, with its probability; all deals and shuffles are alike."""
    spots = [
        (index, place)
        for index, fact in enumerate(table.facts)
        for place, card in enumerate(fact.old)
        if not card & SEEN_BY_OWNER and not card >> LABEL
    ]
    here = [
        place for place, card in enumerate(table.hand(0)) if not card & SEEN_BY_OWNER and not card >> LABEL
    ]
    spots += [(len(table.facts), place) for place in here]
    rows = [*[list(fact.old) for fact in table.facts], table.hand(0)]
    kinds = [rows[index][place] & KIND for index, place in spots] + table.pile
    found: Counter[Chain] = Counter()
    for deal, ways in Counter(permutations(kinds)).items():
        dealt = dict(zip(spots, deal, strict=False))
        for before in shuffled(table, rows, dealt, {}, 0):
            found[before[-1], before[:-1], tuple(sorted(deal[len(spots) :]))] += ways
    return {chain: count / found.total() for chain, count in found.items()}


def shuffled(
    table: Omerta,
    rows: list[list[int]],
    dealt: dict[tuple[int, int], int],
    labels: dict[int, int],
    index: int,
) -> Iterator[tuple[Kinds, ...]]:
    """Every way the shuffles from here on may go: the kinds before each one and at the end."""
    row = rows[index]
    now = tuple(
        labels[card >> LABEL] if card >> LABEL else dealt.get((index, place), card & KIND)
        for place, card in enumerate(row)
    )
    if any(card & SEEN_BY_OWNER and card & KIND != kind for card, kind in zip(row, now, strict=True)):
        return
    if index == len(table.facts):
        yield (now,)
        return
    first = table.facts[index].first
    for order in permutations(now):
        after = {**labels, **{first + place: kind for place, kind in enumerate(order)}}
        if all(after.get(card >> LABEL, card & KIND) == card & KIND for card in table.gone):
            for later in shuffled(table, rows, dealt, after, index + 1):
                yield (now, *later)
