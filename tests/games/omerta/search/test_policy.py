"""The quick policy at single tables: what it calls, takes, keeps, throws and uses powers on."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.stream import Stream
from backroom.games.omerta.game import PHASES
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Exchange,
    Give,
    LayMamma,
    LayPatrol,
    Look,
    Mix,
    Move,
    Replace,
    Swap,
    Take,
    Throw,
)
from backroom.games.omerta.search.playouts import Playouts
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.state import TURN
from tests.games.omerta.builder import Table, a_table, mamma

OWN = [(0, 0, place) for place in range(4)]


def said(table: Table) -> Move:
    """What the policy answers for the seat that is asked."""
    game = table.state
    quick = Playouts([Style()] * game.rules.players, Stream(Random(1)))
    seat = table.asked[0]
    policy = quick.policies[seat]
    policy.look(game, seat)
    code = policy.turn_code(game, seat) if game.step == TURN else quick.code(game, seat, game.step)
    choices = PHASES[game.step].choices(game, seat)
    return choices.moves[[choices.codes[index] for index in range(choices.count)].index(code)]


def test_it_calls_when_it_is_sure_to_be_lowest() -> None:
    assert said(a_table(["1 2", "9 9", "8 8"], known=OWN[:2])) == CallOmerta()
    assert said(a_table(["1 2", "9 9", "8 8"], known=OWN[:1])) == Draw()
    lower = [*OWN[:2], (0, 1, 0), (0, 1, 1)]
    assert said(a_table(["1 2", "1 1", "8 8"], known=lower)) == Draw()


def test_it_takes_a_low_card_and_leaves_a_high_one() -> None:
    assert said(a_table(["9 9", "9 9", "8 8"], discard="1")) == Take()
    assert said(a_table(["9 9", "9 9", "8 8"], discard="10")) == Draw()


def test_it_passes_when_there_is_nothing_to_draw() -> None:
    table = a_table(["9", "8", "7"], pile="")
    assert len(table.options(0)) == 2
    assert said(table) == table.options(0)[1]


@pytest.mark.parametrize(
    ("hand", "drawn", "move"),
    [
        ("9 1", "2", Replace(0)),
        ("2 1", "9", Discard()),
        ("7 7", "7", Discard()),
        ("9 8", "driver", Discard()),
        ("1 2", "alibi", Replace(1)),
        ("1 2", "mole", Discard()),
        ("10 2", "gangster", Discard()),
        ("10 2", "safecracker", Discard()),
        ("snitch 2", "5", Replace(0)),
    ],
)
def test_what_it_does_with_a_drawn_card(hand: str, drawn: str, move: Move) -> None:
    table = a_table([hand, "9 9", "8 8"], known=OWN[:2]).draw(drawn)
    assert said(table) == move


def test_o10_a_card_that_was_taken_must_be_kept() -> None:
    assert said(a_table(["9 1", "9 9", "8 8"], discard="4", known=OWN[:2]).take()) == Replace(0)


@pytest.mark.parametrize(
    ("power", "move"),
    [
        ("gangster", Swap(0, 0, 1, 1)),
        ("lady", Mix(1)),
        ("mole", Look(1)),
        ("snitch", Give(1, 2)),
        ("driver", Throw((0,))),
        ("mamma", LayMamma(1)),
        ("patrol", LayPatrol(1, 0)),
    ],
)
def test_what_it_uses_a_power_on(power: str, move: Move) -> None:
    known = [(0, 0, 0), (0, 1, 1), (1, 1, 0), (2, 2, 0)]
    table = a_table(["10 8", "5 1", "6 6"], known=known).draw(power).discard()
    assert said(table) == move


def test_o24_the_higher_of_two_thrown_bottles_lies_on_top() -> None:
    table = a_table(["3 9 7", "9 5", "6 6"], known=OWN[:3]).draw("driver").discard()
    assert said(table) == Throw((2, 1))
    rising = a_table(["9 3 7", "9 5", "6 6"], known=OWN[:3]).draw("driver").discard()
    assert said(rising) == Throw((2, 0))


def test_o24_cards_it_has_not_seen_are_thrown_if_they_are_likely_bottles() -> None:
    bottles = a_table(["9 9", "8 8", "7 7"], pile="driver 9 8 7 6").draw("driver").discard()
    assert said(bottles) == Throw((0, 1))
    with_one = a_table(["2 9", "8 8", "7 7"], pile="driver 9 8 7 6", known=OWN[:1]).draw("driver").discard()
    assert said(with_one) == Throw((1, 0))
    characters = (
        a_table(["lady mole", "snitch", "gangster"], pile="driver mamma patrol").draw("driver").discard()
    )
    assert said(characters) == Decline()


def test_o31_it_calls_by_how_likely_the_call_holds() -> None:
    """A stock of 7 against many cards, and against one."""
    known = [(0, 0, 0), (1, 1, 0)]
    assert said(a_table(["7", "9 9 9 9", "8 8 8 8"], known=known)) == CallOmerta()
    assert said(a_table(["7", "1", "8 8 8 8"], known=known)) == Draw()


def test_o3_in_the_last_round_it_calls_if_that_wins_the_game() -> None:
    known = [(0, 0, 0)]
    level = a_table(["3", "9 9", "8 8"], known=known, rounds=1, totals=(10, 10, 10))
    assert said(level) == CallOmerta()
    wins_anyway = a_table(["3", "9 9", "8 8"], known=known, rounds=1, totals=(10, 20, 20))
    assert said(wins_anyway) == Draw()
    behind = a_table(["3", "9 9", "8 8"], known=known, rounds=1, totals=(90, 20, 20))
    assert said(behind) == Draw()


def test_o18b_a_power_that_would_hurt_is_declined_where_it_may_be() -> None:
    known = [*OWN[:2], *[(None, seat, place) for seat in (1, 2) for place in (0, 1)]]
    table = a_table(["1 1", "9 9", "8 8"], known=known, edition="fr").draw("gangster").discard()
    assert said(table) == Decline()
    safe = a_table(["1 1", "9 9", "8 8"], safe="9 10 8 7", known=known, edition="fr").draw("safecracker")
    assert said(safe.discard().power(safe.options(0)[1])) == Decline()


def test_o19_with_no_card_of_its_own_it_exchanges_those_of_others() -> None:
    english = a_table(["", "9 3", "8 8"]).draw("gangster").discard()
    assert said(english) == Swap(1, 0, 2, 0)
    french = a_table(["", "9 3", "8 8"], edition="fr").draw("gangster").discard()
    assert said(french) == Decline()


def test_o23_the_lowest_of_the_safe_for_the_worst() -> None:
    table = a_table(["9 1", "9 9", "8 8"], safe="9 2 8 7", known=OWN[:2]).draw("safecracker").discard()
    assert said(table.power(table.options(0)[0])) == Exchange(0, 1)


def test_o22_both_cards_for_somebody_far_ahead() -> None:
    known = [*OWN[:2], (None, 1, 0), *[(None, 2, place) for place in range(3)]]
    table = a_table(["9 8", "1", "9 9 10"], known=known).draw("snitch").discard()
    assert said(table) == Give(1, 1)


def test_o28_nobody_under_a_mamma_is_shuffled() -> None:
    table = a_table(["9 1", "1 1", "8 8"], overlays=[mamma(by=2, on=1)], known=OWN[:2])
    assert said(table.draw("lady").discard()) == Mix(2)


def test_o21_where_everything_is_known_any_card_is_looked_at() -> None:
    table = a_table(["9 1", "1 1", "8 8"], known=OWN[:2]).draw("mole").discard()
    assert said(table) == Look(1)
