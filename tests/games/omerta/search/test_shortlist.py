"""Of a long menu, the answers worth playing out."""

from __future__ import annotations

from random import Random

from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.omerta import events as told
from backroom.games.omerta.cells import FREE
from backroom.games.omerta.game import PHASES
from backroom.games.omerta.moves import Exchange, LayPatrol, Move, Swap, Throw
from backroom.games.omerta.printed.cards import CardName
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.shortlist import LONGEST, Shortlist
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import EXCHANGING, POWER
from tests.games.omerta.builder import kinds


def listed(power: CardName, edition: str = "en") -> list[Move]:
    """What is left of the menu of a seat that has seen 10, 1 and 9 of its own, and a 2 of the next seat."""
    setup = Setup(players=3, edition=edition)  # pyright: ignore[reportArgumentType]
    belief = OmertaBelief(0, setup)
    for event in (
        told.RoundBegun(1, 0, None),
        told.Peeked(0, (0, 1), ("10", "1")),
        told.LookedAt(0, 2, "9"),
        told.SnappedLate(1, 3, "2"),
        told.Drew(0, power),
        told.Discarded(0, power),
    ):
        belief.hear(event)
    if power == "safecracker":
        belief.hear(told.SafeOpened(0, ("lady", "3", "10", "snitch")))
    table = belief.shadow.game
    table.step = EXCHANGING if power == "safecracker" else POWER
    table.power = kinds(power)[0]
    for seat in range(3):
        table.cells[FREE + seat] = 0b1111
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


def test_o24_the_bottles_it_knows() -> None:
    moves = listed("driver")
    assert Throw((0, 2)) in moves
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
