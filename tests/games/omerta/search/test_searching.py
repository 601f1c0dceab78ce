"""Search: the option that wins most playouts, in worlds one seat may believe."""

from __future__ import annotations

from random import Random

from backroom.core.stream import Stream
from backroom.games.omerta.moves import CallOmerta
from backroom.games.omerta.search.searching import Budget, Search
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.setup import Setup
from tests.games.omerta.search.listening import listened
from tests.games.omerta.tempers import Temper

SMALL = Budget(playouts=12, seconds=60.0)


def a_search(seat: int, players: int, budget: Budget = SMALL) -> Search:
    return Search(seat, [Style()] * players, Stream(Random(1)), budget)


def test_it_answers_with_an_option_and_the_same_one_again() -> None:
    clocks: set[str] = set()
    for state, beliefs, ask in listened(Setup(players=3), 4, Temper(0.0, 0.2), 120):
        if ask.clock in ("turn", "power") and ask.id % 4 == 0:
            seat = ask.seats[0]
            worlds = beliefs[seat].prepare(state.view(seat), ask)
            move = a_search(seat, 3).choose(worlds)
            again = beliefs[seat].prepare(state.view(seat), ask)
            assert move == a_search(seat, 3).choose(again)
            assert move in state.options(seat)
            clocks.add(ask.clock)
    assert clocks == {"turn", "power"}


def test_it_notes_how_each_option_did() -> None:
    for state, beliefs, ask in listened(Setup(players=3), 4, Temper(0.0, 0.2)):
        seat = ask.seats[0]
        if ask.clock == "turn" and len(state.options(seat)) > 2:
            search = a_search(seat, 3)
            search.choose(beliefs[seat].prepare(state.view(seat), ask))
            assert [option for option, _ in search.chances] == list(state.options(seat))
            assert all(-0.01 <= chance <= 1.0 for _, chance in search.chances)
            return


def test_it_stops_when_its_time_is_over() -> None:
    for state, beliefs, ask in listened(Setup(players=3), 1, Temper(0.0, 0.2)):
        if ask.clock == "turn":
            seat = ask.seats[0]
            search = a_search(seat, 3, Budget(playouts=10_000, seconds=-1.0))
            assert search.choose(beliefs[seat].prepare(state.view(seat), ask)) in state.options(seat)
            assert search.played == 0
            return


def test_it_does_not_call_with_a_hand_it_does_not_know() -> None:
    """O32: a call that fails costs twenty points more."""
    for state, beliefs, ask in listened(Setup(players=4), 2, Temper(0.0, 0.2)):
        if ask.clock == "turn":
            seat = ask.seats[0]
            search = a_search(seat, 4, Budget(playouts=200, seconds=60.0))
            move = search.choose(beliefs[seat].prepare(state.view(seat), ask))
            assert not isinstance(move, CallOmerta)
            return
