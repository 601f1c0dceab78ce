"""The board with nothing hidden, and what is found in a game that is over."""

from __future__ import annotations

from random import Random

from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.highlights import MOST
from backroom.games.organized_crime.moments import FamilyFell, MoneyTurned
from backroom.games.organized_crime.rules import CARDS
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import KIND
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.playing import play

SETUP = Setup(players=3, variant="short", rounds=8)


def test_all_money_cards_and_offers_are_shown() -> None:
    offered = False
    for _, _, state in play(SETUP, Random(11)):
        seen = state.view_open()
        for owner, family in enumerate(seen.families):
            assert family.money == family.least == family.most == state.money[owner]
            assert sorted(family.known) == sorted(CARDS[card & KIND] for card in state.hands[owner])
        if seen.session is not None:
            assert len(seen.session.offers) == len(state.offers)
            offered = offered or bool(state.offers)
        hidden = state.view(None)
        assert [family.money for family in hidden.families] == [None] * 3
    assert offered


def test_the_curve_is_the_money_of_all_and_the_moments_are_its_greatest_turns() -> None:
    state = ORGANIZED_CRIME.start(SETUP)
    entries = [played.entry for played in play(SETUP, Random(11))]
    found = ORGANIZED_CRIME.highlights(SETUP, entries, {})
    money = {0: tuple(state.money)}
    fell: list[int] = []
    changes: list[int] = []
    for number, entry in enumerate(entries, 1):
        before, alive = state.money[:], living(state)
        state.advance(entry)
        money[number] = tuple(state.money)
        changes += [now - then for now, then in zip(state.money, before, strict=True) if now != then]
        fell += [seat for seat in alive if seat not in living(state)]
    (curve,) = found.curves
    assert curve.name == "money"
    assert all(point.values == money[point.entry] for point in curve.points)
    assert [point.entry for point in curve.points] == sorted(point.entry for point in curve.points)
    assert curve.points[-1].entry == len(entries)
    turned = sorted(one.change for one in found.moments if isinstance(one, MoneyTurned))
    lost, won = [one for one in changes if one < 0], [one for one in changes if one > 0]
    assert turned == [*sorted(lost)[:MOST], *sorted(won)[-MOST:]]
    assert min(len(lost), len(won)) > MOST
    assert [one.seat for one in found.moments if isinstance(one, FamilyFell)] == fell


def living(state: OrganizedCrime) -> list[int]:
    return [seat for seat in range(3) if state.lives(seat)]
