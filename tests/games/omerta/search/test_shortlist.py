"""Of a long menu, the answers worth playing out."""

from __future__ import annotations

from random import Random

from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.omerta import events as told
from backroom.games.omerta.cells import FREE
from backroom.games.omerta.game import PHASES
from backroom.games.omerta.moves import Exchange, Give, LayPatrol, Look, Move, Replace, Swap, Throw
from backroom.games.omerta.printed.cards import CardName, is_bottle
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.shortlist import LONGEST, Shortlist
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import EXCHANGING, POWER, PUTTING
from tests.games.omerta.builder import kinds


def listed(power: CardName, edition: str = "en", *, players: int = 3, penalties: int = 0) -> list[Move]:
    """What is left of the menu of a seat that has seen 10, 1 and 9 of its own, and a 2 of the next seat.

    A bottle has been drawn and not been put anywhere; a character is used.
    """
    setup = Setup(players=players, edition=edition)  # pyright: ignore[reportArgumentType]
    belief = OmertaBelief(0, setup)
    for event in (
        told.RoundBegun(1, 0, None),
        told.Peeked(0, (0, 1), ("10", "1")),
        told.LookedAt(0, 2, "9"),
        told.SnappedLate(1, 3, "2"),
        *(told.CardAdded(0, 4 + number, "penalty") for number in range(penalties)),
        told.Drew(0, power),
    ):
        belief.hear(event)
    step = PUTTING if is_bottle(kinds(power)[0]) else POWER
    if step == POWER:
        belief.hear(told.Discarded(0, power))
    if power == "safecracker":
        belief.hear(told.SafeOpened(0, ("lady", "3", "10", "snitch")))
    table = belief.shadow.game
    table.step = EXCHANGING if power == "safecracker" else step
    table.power = kinds(power)[0] if step == POWER else 0
    for seat in range(players):
        table.cells[FREE + seat] = 0b1111
    table.cells[FREE] |= (1 << 4 + penalties) - 1
    worlds = belief.prepare(table.view(0), Ask(5, (0,), "turn", "power"))
    choices = PHASES[worlds.table.step].choices(worlds.table, 0)
    assert choices.count > LONGEST
    left = Shortlist(worlds, Stream(Random(1))).of(choices)
    assert len(left) == LONGEST
    return [choices.moves[index] for index in left]


def test_o19_the_worst_card_for_the_lowest() -> None:
    moves = listed("gangster")
    assert Swap(0, 0, 1, 3) in moves
    assert Swap(0, 1, 1, 0) not in moves


def test_o23_the_worst_card_for_the_lowest_of_the_safe() -> None:
    moves = listed("safecracker", "fr")
    assert Exchange(0, 1) in moves
    assert Exchange(1, 0) not in moves


def test_o24_the_bottles_it_knows_and_those_that_are_likely() -> None:
    moves = listed("driver")
    assert Throw((2, 0)) in moves
    assert Throw((0, 2)) not in moves  # the next player may take the card on top
    assert Throw((3, 0)) in moves or Throw((0, 3)) in moves
    assert all(not isinstance(move, Throw) or len(move.places) < 3 for move in moves)


def test_o29_a_high_card_of_somebody_dangerous() -> None:
    setup_moves = [move for move in patrol_moves() if isinstance(move, LayPatrol)]
    assert len(setup_moves) == len(patrol_moves())


def patrol_moves() -> list[Move]:
    """With four players there are twelve cards to lay it on."""
    belief = OmertaBelief(0, Setup(players=4))
    for event in (told.RoundBegun(1, 0, None), told.Drew(0, "patrol"), told.Discarded(0, "patrol")):
        belief.hear(event)
    table = belief.shadow.game
    table.step = POWER
    table.power = kinds("patrol")[0]
    for seat in range(4):
        table.cells[FREE + seat] = 0b1111
    worlds = belief.prepare(table.view(0), Ask(5, (0,), "turn", "power"))
    choices = PHASES[worlds.table.step].choices(worlds.table, 0)
    return [choices.moves[index] for index in Shortlist(worlds, Stream(Random(1))).of(choices)]


def test_o22_the_gifts_go_to_everybody_dangerous_and_each_pair_once() -> None:
    gifts = [move for move in listed("snitch", players=5) if isinstance(move, Give)]
    assert len(gifts) == LONGEST
    assert all(gift.first <= gift.second for gift in gifts)
    assert {seat for gift in gifts for seat in (gift.first, gift.second)} == {1, 2, 3, 4}


def test_o10_a_low_card_replaces_the_own_worst() -> None:
    moves = listed("2", penalties=5)
    assert Replace(0) in moves
    assert Replace(1) not in moves


def test_o21_what_was_seen_need_not_be_looked_at_again() -> None:
    moves = listed("mole", penalties=5)
    assert Look(3) in moves
    assert len([place for place in (0, 1, 2) if Look(place) in moves]) < 3
