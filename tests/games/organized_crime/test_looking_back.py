"""The board with nothing hidden, and what is found in a finished game."""

from __future__ import annotations

from random import Random

from backroom.games.organized_crime.events import (
    DealMade,
    Killed,
    MotionDecided,
    SessionOpened,
    WordBroken,
)
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.looking_back.highlights import MOST
from backroom.games.organized_crime.looking_back.moments import (
    Betrayal,
    DealStruck,
    FamilyFell,
    Killing,
    MoneyTurned,
    VoteTaken,
)
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


def test_the_curves_are_the_wealth_the_men_and_the_votes_of_all() -> None:
    entries = [played.entry for played in play(SETUP, Random(11))]
    found = ORGANIZED_CRIME.highlights(SETUP, entries, {})
    assert [curve.name for curve in found.curves] == ["wealth", "men", "votes"]
    figures = [standing(ORGANIZED_CRIME.start(SETUP))]
    state = ORGANIZED_CRIME.start(SETUP)
    for entry in entries:
        state.advance(entry)
        figures.append(standing(state))
    for number, curve in enumerate(found.curves):
        assert all(point.values == figures[point.entry][number] for point in curve.points)
        assert [point.entry for point in curve.points] == sorted(point.entry for point in curve.points)
        assert curve.points[-1].entry == len(entries)
    assert figures[-1][0] == tuple(state.estate(seat) for seat in range(3))


def test_the_greatest_turns_of_money_and_the_fallen_are_moments() -> None:
    state = ORGANIZED_CRIME.start(SETUP)
    entries = [played.entry for played in play(SETUP, Random(11))]
    found = ORGANIZED_CRIME.highlights(SETUP, entries, {})
    fell: list[int] = []
    changes: list[int] = []
    for entry in entries:
        before, alive = state.money[:], living(state)
        state.advance(entry)
        changes += [now - then for now, then in zip(state.money, before, strict=True) if now != then]
        fell += [seat for seat in alive if seat not in living(state)]
    turned = sorted(one.change for one in found.moments if isinstance(one, MoneyTurned))
    lost, won = [one for one in changes if one < 0], [one for one in changes if one > 0]
    assert turned == [*sorted(lost)[:MOST], *sorted(won)[-MOST:]]
    assert min(len(lost), len(won)) > MOST
    assert [one.seat for one in found.moments if isinstance(one, FamilyFell)] == fell


def test_every_killing_deal_broken_word_and_vote_is_a_moment_in_its_entry() -> None:
    played = list(play(SETUP, Random(67)))
    found = ORGANIZED_CRIME.highlights(SETUP, [one.entry for one in played], {})
    told = [(number, event) for number, one in enumerate(played, 1) for event in one.events]
    killed = [(n, e.seat, e.victim, e.boss, e.space) for n, e in told if isinstance(e, Killed)]
    deals = [
        (n, e.by, e.to, e.money, e.give, e.take, e.promise, e.ask) for n, e in told if isinstance(e, DealMade)
    ]
    votes = [(n, e.carried, e.favour, e.against) for n, e in told if isinstance(e, MotionDecided)]
    broken = [(n, e.by, e.to, e.word) for n, e in told if isinstance(e, WordBroken)]
    assert all((killed, deals, votes, broken))
    moments = found.moments
    assert killed == [(m.entry, m.seat, m.victim, m.boss, m.space) for m in moments if isinstance(m, Killing)]
    assert deals == [
        (m.entry, m.seat, m.other, m.money, m.give, m.take, m.promise, m.ask)
        for m in moments
        if isinstance(m, DealStruck)
    ]
    assert broken == [(m.entry, m.seat, m.other, m.word) for m in moments if isinstance(m, Betrayal)]
    taken = [m for m in moments if isinstance(m, VoteTaken)]
    assert votes == [(m.entry, m.carried, m.favour, m.against) for m in taken]
    opened = [(n, e) for n, e in told if isinstance(e, SessionOpened)]
    for vote in taken:
        _, session = max((one for one in opened if one[0] <= vote.entry), key=lambda one: one[0])
        assert (vote.seat, vote.source, vote.offender) == (session.caller, session.source, session.offender)
    assert [one.entry for one in moments] == sorted(one.entry for one in moments)


def standing(state: OrganizedCrime) -> tuple[tuple[int, ...], ...]:
    """Everybody's wealth, men and votes, from what everybody may see at the end."""
    families = state.view_open().families
    money = [family.money or 0 for family in families]
    officials = [
        sum(circle.startswith(("judge", "governor", "senator")) for circle in one.circles) for one in families
    ]
    return (
        tuple(
            cash + 50_000 * len(one.circles) if one.alive else 0
            for cash, one in zip(money, families, strict=True)
        ),
        tuple(sum(men for _, men in one.men) for one in families),
        tuple(
            1 + cash // 100_000 + (0 if one.suspended else 2 * bought) if one.alive else 0
            for cash, bought, one in zip(money, officials, families, strict=True)
        ),
    )


def living(state: OrganizedCrime) -> list[int]:
    return [seat for seat in range(3) if state.lives(seat)]
