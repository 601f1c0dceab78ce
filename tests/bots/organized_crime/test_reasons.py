"""Every sentence of the adviser is true of the table that it is about."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

import pytest

from backroom.bots import BOTS
from backroom.bots.organized_crime.adviser import commission, naming, turn
from backroom.bots.organized_crime.adviser.adviser import AdviserBot
from backroom.bots.organized_crime.regular import interest
from backroom.bots.organized_crime.regular.commission import INDIFFERENT
from backroom.core.game import Ask, Over
from backroom.core.optional import asides_of
from backroom.games.organized_crime.advice import AdviceCode, AdviceReason
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    Begin,
    CallVote,
    Demand,
    LoseOfficial,
    Name,
    Offer,
    Reject,
    Request,
    Step,
    Stop,
    Vote,
    Withdraw,
)
from backroom.games.organized_crime.setup import Setup, Variant
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.lab.luck import Luck
from backroom.lab.match import ask, tell
from tests.bots.organized_crime.reasons import CHECKS, check
from tests.bots.organized_crime.seated import LITTLE
from tests.bots.organized_crime.test_adviser import Asked
from tests.bots.organized_crime.test_boss import DOOR, SHORT, at_the_door
from tests.games.organized_crime.builder import Family, Table, a_country

GAMES: list[tuple[int, Variant]] = [(4, "short"), (3, "standard"), (2, "limit")]
OFTEN = 0.2  # share of the questions about which the adviser is asked
LONGEST = 3_000  # entries
UNUSED = {"talk"}  # on the floor it knows what it says


def reasons_in(number: int, found: Counter[str]) -> None:
    """Play a game of regulars, and check what an adviser behind their seats says."""
    players, variant = GAMES[number % len(GAMES)]
    setup = Setup(players=players, variant=variant)
    rng, luck = Random(number), Luck(f"{number}")
    seats = range(players)
    bots = [BOTS["organized_crime"]["regular"](seat, setup, Random(f"{number}{seat}")) for seat in seats]
    advisers = [AdviserBot(seat, setup, Random(number + seat), effort=LITTLE) for seat in seats]
    state = ORGANIZED_CRIME.start(setup)
    for _ in range(LONGEST):
        pending = state.pending()
        if isinstance(pending, Over):
            return
        if isinstance(pending, Ask):
            if rng.random() < OFTEN:
                seat = rng.choice(pending.seats)
                options = (*state.options(seat), *asides_of(state, seat))
                advice = advisers[seat].advise(state.view(seat), pending, options)
                check(state, seat, advice, options)
                found[advice.reason.code] += 1
            entry = ask(state, pending, bots, luck)
        else:
            entry = luck.answer(pending)
        events = state.apply(entry)
        tell(ORGANIZED_CRIME, events, bots)
        tell(ORGANIZED_CRIME, events, advisers)


@pytest.mark.slow
def test_what_an_adviser_says_in_whole_games_is_true(request: pytest.FixtureRequest) -> None:
    found: Counter[str] = Counter()
    for number in range(60 if request.config.getoption("--long") else 6):
        reasons_in(number, found)
    assert len(found) >= 30, found


def test_every_reason_can_be_checked() -> None:
    assert set(CHECKS) | UNUSED == set(get_args(AdviceCode))


def seated(table: Table, seat: int = 0) -> Asked:
    return Asked(table, LITTLE, seat)


def code_of(asked: Asked) -> str:
    """The reason of what it advises now, which is true."""
    game = asked.table.game
    options = (*game.options(asked.seat), *game.asides(asked.seat))
    advice = asked.advice()
    check(game, asked.seat, advice, options)
    return advice.reason.code


def test_c21_an_attack_is_explained_from_the_split_to_the_kill() -> None:
    """Three points: into the base, into the room of the Boss, and one to kill."""
    table = at_the_door()
    asked = seated(table)
    table.name(DOOR, "left", attack="miami").name("base_boston_hit_men", "left").roll(3, 3)
    codes: list[str] = []
    while table.game.lives(1):
        codes.append(code_of(asked))
        assert asked.bot.advised is not None
        table.say(asked.bot.advised)
    assert codes == ["claim", "split_attack", "step_attack", "step_attack", "kill_boss"]


def test_c28_debts_are_repaid_and_what_is_due_is_paid() -> None:
    home = {"base_boston_hit_men": 5}
    families = (Family("boston", men=home, money=100_000), Family("miami", men={"base_miami_hit_men": 5}))
    assert code_of(seated(a_country(*families, debts=[(0, 1, 50_000)]))) == "repay"
    poor = Family("boston", men={"base_boston_hit_men": 1}, money=0, cards="one_hit")
    table = a_country(poor, families[1])
    asked = seated(table)
    table.name("base_boston_hit_men", "left").roll(2, 2)
    while table.ask.clock != "pay":
        table.say(next(move for move in table.menu() if isinstance(move, Step)))
    assert code_of(asked) == "pay"


def test_c10_an_official_that_a_penalty_takes() -> None:
    table = a_country(
        Family("boston", men={"chicago": 1, "cleveland": 3}, circles="judge_1 judge_2 senator_1"),
        Family("miami", men={"chicago": 2}),
        Family("new_york"),
    )
    asked = seated(table)
    table.name("chicago", "left").roll(1, 1).kill(1, times=2).pass_dice().all_say({1: Demand()})
    table.vote(2, 0, 2).draw("lose_one_official")
    assert code_of(asked) == "lose_official"
    assert isinstance(asked.bot.advised, LoseOfficial)


def test_c19_a_man_on_the_way_is_hunted_with_a_point_more_than_the_steps() -> None:
    """He stands two steps ahead: three points reach and kill him, which 35 of 36 rolls have."""
    table = a_country(
        Family("boston", men={"boston_business_1": 1, "base_boston_hit_men": 3}),
        Family("miami", men={"boston_power_1": 1}),
    )
    reading = seated(table).reading()
    found = naming.hunt(reading, Name("boston_business_1", False, "right"), is_pair=False)
    assert found == AdviceReason(code="hunt", seat=1, space="boston_power_1", percent=97)
    table.name("boston_business_1", "right").roll(1, 2)
    table.step("boston_illegal_1", "boston_power_1")
    assert (1, False) in table.kills()
    found = naming.hunt(reading, Name("boston_business_1", False, "right"), is_pair=True)
    assert found == AdviceReason(code="hunt", seat=1, space="boston_power_1", percent=83), "three of five"
    assert naming.hunt(reading, Name("boston_business_1", False, "left"), is_pair=False) is None


def test_c24_an_offer_that_no_longer_pays_is_withdrawn_and_a_price_is_refused() -> None:
    table, asked = in_commission()
    offer = asked.advice().move
    assert isinstance(offer, Offer)
    assert code_of(asked) == "offer"
    table.say(offer, seat=0)
    assert code_of(asked) == "listen", "the other may still answer"
    other = 3 - offer.to
    table.say(Offer(0, -10_000, (), (), ("yes",)), seat=other).say(Accept(other), seat=0)
    assert code_of(asked) == "withdraw"
    table.say(Withdraw(offer.to), seat=0)
    table.say(Offer(0, -900_000, (), ()), seat=other)
    assert code_of(asked) == "reject"


def test_c27_a_deal_that_fails_for_want_of_a_card_is_not_said_to_cost_too_much() -> None:
    table, asked = in_commission(cards="one_or_two_hits")
    table.say(Offer(0, 900_000, (), ("one_hit",)), seat=1)
    advice = asked.advice()
    assert isinstance(advice.move, Reject | Audit)
    if isinstance(advice.move, Audit):
        table.audit(0, 1)
        advice = asked.advice()
    assert isinstance(advice.move, Reject)
    assert advice.reason == AdviceReason(code="habit")


def test_c24_who_hardly_cares_abstains() -> None:
    """The favour to ask back is worth just what a rival gains who is behind."""
    table = a_country(
        Family("boston", men={"base_boston_hit_men": 5}, circles="boston", money=100_000),
        Family("miami", men={"base_miami_hit_men": 5}, money=400_000),
        Family("new_york", men={"base_new_york_hit_men": 5}, money=90_000),
        setup=SHORT,
    )
    asked = Asked(table, LITTLE, 1)
    table.name("base_boston_hit_men", "right").roll(1, 1).step("boston_official_1", "boston_business_1")
    table.say(Request("trucking")).say(CallVote(), seat=0)
    reading = asked.reading()
    assert abs(interest.stake(reading, 1)) < INDIFFERENT
    assert commission.explain(reading, Vote(False, 0), None) == AdviceReason(code="abstain")
    assert commission.explain(reading, Vote(True, 3), None) is None, "there is no reason to"


def test_what_cannot_be_otherwise_is_the_only_thing_to_do() -> None:
    poor = Family("boston", men={"base_boston_hit_men": 1}, money=0)
    table = a_country(poor, Family("miami"))
    asked = seated(table)
    table.name("base_boston_hit_men", "right").roll(1, 1)
    codes: list[str] = []
    while table.ask.seats == (0,) and table.ask.clock == "turn":
        codes.append(code_of(asked))
        assert asked.bot.advised is not None
        table.say(asked.bot.advised)
    assert codes[-1] == "only"


def test_c22_points_that_nobody_needs_may_be_left() -> None:
    """Once a Boss was killed at home the other piece need not go."""
    table = at_the_door()
    asked = seated(table)
    table.name(DOOR, "left", attack="miami").name("base_boston_hit_men", "left").roll(3, 3)
    assert Stop() not in table.menu()
    table.say(Begin(0, 3)).step("base_miami_hit_men", "base_miami_boss").kill(1, boss=True)
    assert Stop() in table.menu()
    assert turn.explain(asked.reading(), Stop(), table.menu()) == AdviceReason(code="stop")


def in_commission(cards: str = "") -> tuple[Table, Asked]:
    """C23: seat 0 asks for securities, one vote short; an adviser behind it has heard so."""
    home = {"base_boston_hit_men": 5}
    table = a_country(
        Family("boston", men=home, circles="boston new_york", money=190_000, cards=cards),
        Family("miami", men={"base_miami_hit_men": 5}, money=90_000),
        Family("new_york", men={"base_new_york_hit_men": 5}, money=90_000),
    )
    asked = seated(table)
    table.name("base_boston_hit_men", "right").roll(1, 1).step("boston_official_1", "boston_business_1")
    table.say(Request("securities"))
    return table, asked
