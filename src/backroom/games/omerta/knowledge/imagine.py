"""O34: a table this seat cannot tell from the real one, drawn from exactly what it may believe.

What a seat has not seen came from a draw pile whose contents all know: the cards of one pile that it cannot
place are equally likely to lie in any of the places they may lie in. A Lady makes it harder: of the cards she
shuffled, some were known before and some are seen later. Which card went where is drawn first (`past.py`);
then the cards that this leaves open are dealt.
"""

from __future__ import annotations

from random import Random

from backroom.core.native import i64
from backroom.games.omerta.cells import IN_SAFE, KIND, LABEL, ROW, SEEN
from backroom.games.omerta.knowledge.lots import shuffle
from backroom.games.omerta.knowledge.origins import Origins
from backroom.games.omerta.knowledge.past import draw_origins
from backroom.games.omerta.knowledge.unseen import DRAWN, IN_SHUFFLE, Unseen, gather
from backroom.games.omerta.state import Cards, Fact


def imagine(game: Cards, seat: i64, rng: Random) -> None:
    """Give every card this seat has not seen a face it might have."""
    unseen = gather(game, seat)
    give_faces(game, seat, unseen, draw_origins(game, seat, unseen, rng), rng)


def give_faces(game: Cards, seat: i64, unseen: dict[int, Unseen], origins: Origins, rng: Random) -> None:
    """Give every card the face it has if the shuffles went like this."""
    faces = deal_faces(game, unseen, origins, rng)
    labels = relabel(game, seat, origins, faces)
    turn_faces(game, seat, faces, labels)


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
    """The kind of every label, and the earlier shuffles as they would have been."""
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
