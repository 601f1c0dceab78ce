"""Each decision of `regular`, in a laid-out position."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from backroom.bots.organized_crime.regular import deals, guards, interest, landing
from backroom.bots.organized_crime.regular.odds import at_least, points_to_kill_at_home
from backroom.bots.organized_crime.regular.regular import lose
from backroom.bots.organized_crime.regular.words import breaks_peace, honest
from backroom.games.organized_crime.events import WordBroken, WordKept
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    BuyPower,
    CallVote,
    Cash,
    Claim,
    Close,
    Control,
    Demand,
    Draw,
    Hire,
    Hit,
    Kill,
    LoseMan,
    Name,
    Offer,
    Place,
    Reject,
    Repay,
    Request,
    Roll,
    Step,
    Vote,
    Waive,
    Withdraw,
)
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import WordView
from tests.bots.organized_crime.seated import Seated
from tests.games.organized_crime.builder import (
    BOSTON_HOME,
    MIAMI_HOME,
    Family,
    Table,
    a_country,
)

NEW_YORK_HOME = "base_new_york_hit_men"


def guarded(base: str, men: int = 5, **more: int | str) -> Family:
    """A family with this many men at home."""
    return Family(base, men={f"base_{base}_hit_men": men}, **more)  # pyright: ignore[reportArgumentType]


def play_on(table: Table, bot: Seated, *until: type) -> object:
    """Let the bot go on with its turn until it makes one of these moves."""
    for _ in range(60):
        move = bot.answer()
        assert move is not None
        if isinstance(move, until):
            return move
        table.say(move)
    raise AssertionError("it never says that")


@pytest.mark.parametrize(("points", "ways"), [(2, 36), (7, 21), (12, 1), (13, 0), (-3, 36)])
def test_odds_over_two_dice(points: int, ways: int) -> None:
    assert at_least(points) == pytest.approx(ways / 36)


def test_c21_a_guard_costs_a_point_and_a_hit_saves_one() -> None:
    assert points_to_kill_at_home(0, 0, in_room=True) == 2
    assert points_to_kill_at_home(4, 0, in_room=True) == 6
    assert points_to_kill_at_home(4, 3, in_room=True) == 3
    assert points_to_kill_at_home(4, 9, in_room=True) == 1
    assert points_to_kill_at_home(4, 0, in_room=False) == 1


def test_it_claims_and_cashes_before_anything_else() -> None:
    table = a_country(guarded("boston", circles="boston", cards="money"), guarded("miami"))
    bot = Seated(table, 0)
    assert bot.answer() == Claim()
    table.say(Claim())
    assert bot.answer() == Cash()


def test_an_enemy_at_the_door_makes_it_buy_guards() -> None:
    calm = Seated(a_country(guarded("boston", 4), guarded("miami")), 0)
    assert not guards.wants_man(calm.reading())
    threatened = Seated(
        a_country(guarded("boston", 4), Family("miami", men={MIAMI_HOME: 3, "boston_official_1": 1})), 0
    )
    assert guards.wants_man(threatened.reading())
    assert threatened.answer() == Hire()
    assert threatened.reading().danger(4) == pytest.approx(at_least(1 + 4 + 2))
    assert threatened.reading().danger(11) == 0


def test_c17_without_a_man_it_buys_one_so_that_the_boss_can_stay() -> None:
    table = a_country(Family("boston", money=10_000), guarded("miami"))
    assert Seated(table, 0).answer() == Hire()


def test_the_boss_stays_at_home_while_anybody_else_can_move() -> None:
    table = a_country(guarded("boston", 1, money=0), guarded("miami"))
    name = play_on(table, Seated(table, 0), Name)
    assert isinstance(name, Name)
    assert not name.boss


def test_c17_a_boss_that_must_move_does() -> None:
    table = a_country(Family("boston", money=0), guarded("miami"))
    name = play_on(table, Seated(table, 0), Name)
    assert isinstance(name, Name)
    assert name.boss


def test_it_walks_to_its_first_city_and_takes_it() -> None:
    table = a_country(guarded("boston", 5), guarded("miami"))
    bot = Seated(table, 0)
    name = play_on(table, bot, Name)
    assert isinstance(name, Name)
    assert name.space == BOSTON_HOME
    table = a_country(guarded("boston", 5), guarded("miami")).name(BOSTON_HOME, "left").roll(1, 2)
    bot = Seated(table, 0)
    control = play_on(table, bot, Control)
    assert control == Control("boston")


def test_it_weighs_the_government_spaces() -> None:
    reading = Seated(a_country(guarded("boston", 5), guarded("miami")), 0).reading()
    number = reading.board.number
    federal, state, local = (
        landing.gain_of(reading, number[name]) for name in ("federal", "state", "local_miami")
    )
    assert state == -50_000
    assert local == -20_000
    assert federal == -landing.PIECE
    boss = [
        landing.worth(reading, number[name], boss=True) for name in ("federal", "state", "boston_power_1")
    ]
    assert boss[0] < boss[1] < boss[2] < 0


def test_businesses_are_worth_nothing_before_the_first_city() -> None:
    without = Seated(a_country(guarded("boston"), guarded("miami"), guarded("new_york")), 0).reading()
    with_city = Seated(
        a_country(guarded("boston", circles="boston"), guarded("miami"), guarded("new_york")), 0
    ).reading()
    space = without.board.number["boston_business_2"]
    assert landing.gain_of(without, space) == 0
    assert landing.gain_of(with_city, space) > 0


def test_it_declares_an_attack_when_the_odds_are_good_and_kills_the_boss() -> None:
    table = a_country(
        Family("boston", men={BOSTON_HOME: 5, "miami_official_1": 1}),
        guarded("miami", 2),
    )
    bot = Seated(table, 0)
    name = play_on(table, bot, Name)
    assert isinstance(name, Name)
    assert (name.space, name.attack) == ("miami_official_1", "base_miami")
    play_on(table, bot, Roll)
    table.roll(4, 3)
    kill = play_on(table, bot, Kill)
    assert kill == Kill(1, boss=False)
    table.say(Kill(1, boss=False), Kill(1, boss=False))
    assert bot.answer() == Step("base_miami_boss")
    table.say(Step("base_miami_boss"))
    assert bot.answer() == Kill(1, boss=True)


def test_c19_hit_cards_are_used_when_they_decide() -> None:
    table = a_country(
        Family("boston", men={BOSTON_HOME: 5, "miami_official_1": 1}, cards="one_or_two_hits"),
        guarded("miami", 3),
        guarded("new_york"),
    )
    table.name("miami_official_1", "left", attack="miami").roll(2, 2)
    bot = Seated(table, 0)
    table.step(MIAMI_HOME)
    hit = bot.answer()
    assert isinstance(hit, Hit)
    assert len(hit.targets) == 2


def test_it_does_not_walk_into_a_base_it_cannot_clear() -> None:
    table = a_country(
        Family("boston", men={BOSTON_HOME: 5, "miami_official_1": 1}),
        guarded("miami", 9),
        guarded("new_york"),
    )
    table.name("miami_official_1", "right", attack="miami").roll(1, 1)
    assert Seated(table, 0).answer() == Step("miami_business_1")


def test_c19_a_boss_on_the_track_is_killed_with_a_card() -> None:
    table = a_country(
        Family("boston", men={BOSTON_HOME: 5, "oakland": 1}, cards="one_hit"),
        Family("miami", men={MIAMI_HOME: 4}, boss="oakland"),
        guarded("new_york"),
    )
    hit = Seated(table, 0).answer()
    assert isinstance(hit, Hit)
    assert hit.targets[0].boss


def test_c28_it_pays_its_debts_out_of_what_it_can_spare() -> None:
    families = (guarded("boston", 5, money=100_000), guarded("miami"))
    assert Seated(a_country(*families, debts=[(0, 1, 50_000)]), 0).answer() == Repay()
    poor = Seated(a_country(guarded("boston", 5, money=60_000), guarded("miami"), debts=[(0, 1, 50_000)]), 0)
    assert poor.answer() != Repay()


def test_it_draws_the_card_that_a_space_allows() -> None:
    table = a_country(guarded("boston", 5), guarded("miami")).name(BOSTON_HOME, "right").roll(2, 2)
    bot = Seated(table, 0)
    draw = play_on(table, bot, Draw)
    assert draw == Draw()


def test_c28_a_player_who_has_to_pay_cashes_first() -> None:
    families = (guarded("boston", 1, money=0, cards="money"), guarded("miami"))
    table = a_country(*families).name(BOSTON_HOME, "left").roll(2, 2)
    while table.ask.clock != "pay":
        table.say(next(move for move in table.menu() if isinstance(move, Step)))
    assert Seated(table, 0).answer() == Cash()


def after_a_killing(**offender: int | str) -> Table:
    """Seat 0 has killed a man of seat 1, and passes the dice."""
    table = a_country(
        Family("boston", men={BOSTON_HOME: 3, "oakland": 1}, **offender),  # pyright: ignore[reportArgumentType]
        Family("miami", men={MIAMI_HOME: 3, "oakland": 1}),
        guarded("new_york", 3),
    )
    table.name("oakland", "right").roll(1, 3).kill(1)
    (mistake,) = table.steps()
    table.step(mistake, "state", "boston")
    return table.pass_dice()


def test_c26_the_offended_demands_a_penalty_and_votes_for_it() -> None:
    table = after_a_killing()
    bot = Seated(table, 1)
    assert bot.answer() == Demand()
    table.all_say({1: Demand()})
    assert bot.reading().memory.offender == 0
    assert interest.stake(bot.reading(), 1) > 0
    assert interest.stake(Seated(table, 0).reading(), 0) < 0


def test_c26_between_two_it_waives_what_it_cannot_win() -> None:
    table = a_country(
        Family("boston", men={BOSTON_HOME: 3, "oakland": 1}, money=400_000),
        Family("miami", men={MIAMI_HOME: 3, "oakland": 1}, money=10_000),
    )
    table.name("oakland", "right").roll(1, 3).kill(1)
    (mistake,) = table.steps()
    table.step(mistake, "state", "boston")
    assert Seated(table.pass_dice(), 1).answer() == Waive()


def in_session(*families: Family, source: str = "securities") -> tuple[Table, list[Seated]]:
    """Seat 0 has landed on BUSINESS INVESTMENT and asks for a business."""
    table = a_country(*families).name(BOSTON_HOME, "right").roll(1, 1)
    table.step("boston_official_1", "boston_business_1")
    bots = [Seated(table, seat) for seat in range(len(families))]
    table.say(Request(source))
    for bot in bots:
        bot.hear()
    return table, bots


def test_c23_it_asks_for_the_best_source_and_buys_the_informant() -> None:
    families = (guarded("boston", 5, circles="boston", money=300_000), guarded("miami"))
    table = a_country(*families).name(BOSTON_HOME, "right").roll(1, 1)
    table.step("boston_official_1", "boston_business_1")
    bot = Seated(table, 0)
    assert play_on(table, bot, Request) == Request("securities")
    table.say(Request("securities"))
    while not isinstance(move := bot.answer(), CallVote):
        table.say(move, seat=0) if move is not None else None
    table.vote(-1, 4)
    assert bot.answer() == Place()
    table.say(Place(), seat=0)
    assert bot.answer() == Close()


def test_c23_it_finds_the_money_for_the_informant_when_the_vote_is_won() -> None:
    """Income first, then a MONEY card; it leaves whatever it does not need for the rest of the turn."""
    poor = guarded("boston", 5, circles="boston", money=0, cards="money")
    table, bots = in_session(poor, guarded("miami"))
    table.vote(2, 1)
    said: list[object] = []
    while not isinstance(move := bots[0].answer(), Close):
        assert move is not None
        said.append(move)
        table.say(move, seat=0)
    assert said == [Claim(), Place()]
    assert Cash() in table.menu(0)


def test_c28_it_changes_a_money_card_where_its_income_goes_to_debts() -> None:
    poor = guarded("boston", 5, circles="boston", money=0, cards="money")
    table, bots = in_session(poor, guarded("miami"))
    table.say(Offer(1, 50_000, (), ()), seat=0).say(Accept(0), seat=1).vote(2, 1)
    said: list[object] = []
    while not isinstance(move := bots[0].answer(), Close):
        assert move is not None
        said.append(move)
        table.say(move, seat=0)
    assert said == [Claim(), Cash(), Place()]


def test_c24_it_closes_a_session_in_which_it_needs_no_money() -> None:
    poor = guarded("boston", 5, circles="boston", money=0, cards="money")
    table, bots = in_session(poor, guarded("miami"))
    table.vote(-2, 1)
    assert {Claim(), Cash()} <= set(table.menu(0))
    assert bots[0].answer() == Close()


def test_it_votes_for_those_behind_and_against_those_ahead() -> None:
    behind = guarded("boston", 5, circles="boston", money=50_000)
    ahead = guarded("boston", 5, circles="boston new_york chicago", money=900_000)
    rich = guarded("miami", 5, circles="miami", money=400_000)
    for family, favour in ((behind, True), (ahead, False)):
        table, bots = in_session(family, rich, guarded("new_york"), source="trucking")
        table.say(CallVote(), seat=0)
        vote = bots[1].answer()
        assert isinstance(vote, Vote)
        assert vote.votes
        assert vote.favour == favour


def test_what_was_done_to_it_changes_its_vote() -> None:
    behind = guarded("boston", 5, circles="boston", money=50_000)
    rich = guarded("miami", 5, circles="miami", money=400_000)
    table, bots = in_session(behind, rich, guarded("new_york"), source="trucking")
    bots[1].bot.memory.grudge[0] = 3.0
    table.say(CallVote(), seat=0)
    vote = bots[1].answer()
    assert isinstance(vote, Vote)
    assert not vote.favour


def needs_a_vote() -> tuple[Table, list[Seated]]:
    """Seat 0 is ahead in income but short of votes, and needs another player's."""
    return in_session(
        guarded("boston", 5, circles="boston new_york", money=190_000),
        guarded("miami", 5, money=90_000),
        guarded("new_york", 5, money=90_000),
    )


def test_c24_it_buys_the_vote_that_is_missing_and_can_say_why() -> None:
    table, bots = needs_a_vote()
    offer = bots[0].answer()
    assert isinstance(offer, Offer)
    assert offer.ask == ("yes",)
    assert offer.money > 0 or offer.promise == ("favour", "favour")
    said = bots[0].bot.appraisal
    assert said is not None
    assert said.worth > 0
    assert "with their votes for the motion I gain" in said.why
    table.say(offer, seat=0)
    answer = bots[offer.to].answer()
    assert answer == Accept(0)
    told = bots[offer.to].bot.appraisal
    assert told is not None
    assert told.worth > 0
    assert "to vote for the motion" in told.why
    table.say(Accept(0), seat=offer.to)
    while not isinstance(move := bots[0].answer(), CallVote):
        assert move is None
    table.say(CallVote(), seat=0)
    while table.ask.seats[0] != offer.to:
        table.say(Vote(favour=False, votes=1))
    vote = bots[offer.to].answer()
    assert isinstance(vote, Vote)
    assert vote.favour


def test_an_offer_below_the_cost_of_the_vote_is_answered_with_its_price() -> None:
    table, bots = needs_a_vote()
    table.say(Offer(1, 10_000, (), ()), seat=0)
    answer = bots[1].answer()
    assert isinstance(answer, Offer)
    assert answer.counter
    assert answer.promise == ("yes",)
    assert answer.money < -10_000
    table.say(answer, seat=1)
    table.say(Offer(1, 20_000, (), (), (), ("yes",), counter=True), seat=0)
    answer = bots[1].answer()
    assert isinstance(answer, Reject), "it counters once"
    assert answer.reason in {"too_little", "you_lead"}
    assert answer.price is not None
    assert answer.price > 20_000


def test_c24_an_offer_that_a_deal_has_overtaken_is_offered_back() -> None:
    """What it is worth may have changed, so its maker says yes or no after that too."""
    table, bots = needs_a_vote()
    offer = bots[0].answer()
    assert isinstance(offer, Offer)
    table.say(offer, seat=0)
    other = 3 - offer.to
    table.say(Offer(other, 0, (), (), ("peace",), ("peace",)), seat=0).say(Accept(0), seat=other)
    assert bots[offer.to].answer() == Audit(0)
    table.audit(offer.to, 0)
    back = Offer(0, -offer.money, (), (), ("yes",), offer.promise, counter=True)
    assert bots[offer.to].answer() == back
    told = bots[offer.to].bot.appraisal
    assert told is not None
    assert told.worth > 0
    table.say(back, seat=offer.to)
    assert bots[0].answer() == Accept(offer.to)


def test_c24_an_offer_of_its_own_that_no_longer_pays_is_withdrawn_before_anything_else() -> None:
    table, bots = needs_a_vote()
    offer = bots[0].answer()
    assert isinstance(offer, Offer)
    table.say(offer, seat=0)
    other = 3 - offer.to
    table.say(Offer(0, -10_000, (), (), ("yes",)), seat=other).say(Accept(other), seat=0)
    table.say(Offer(0, 100_000, (), ()), seat=offer.to)
    assert bots[0].answer() == Withdraw(offer.to), "one vote was missing"


def test_a_vote_is_not_sold_before_the_money_is_there() -> None:
    """The offer may be withdrawn, or others may speak, between its decision and the deal."""
    table, bots = needs_a_vote()
    table.say(Offer(1, 100_000, (), ()), seat=0)
    assert bots[1].answer() == Accept(0)
    assert bots[1].bot.memory.word is None
    table.say(Accept(0), seat=1)
    bots[1].answer()
    assert bots[1].bot.memory.word is True


@pytest.mark.parametrize("asked", [40_000, 100_000, 1_000_000])
def test_how_much_money_it_has_is_not_told_by_its_answer(asked: int) -> None:
    answers = set[object]()
    for money in (30_000, 90_000, 500_000):
        table, bots = in_session(
            guarded("boston", 5, circles="boston"), guarded("miami", 5, money=money), guarded("new_york")
        )
        table.say(Offer(1, -asked, (), ()), seat=2)
        answers.add(bots[1].answer())
    assert len(answers) == 1


def test_whether_it_has_a_card_is_not_told_by_its_answer() -> None:
    answers = set[object]()
    for cards in ("", "one_hit"):
        table, bots = in_session(
            guarded("boston", 5, circles="boston"),
            guarded("miami", 5, cards=cards or "money"),
            guarded("new_york"),
        )
        table.say(Offer(1, 0, (), ("one_hit",)), seat=2)
        answers.add(bots[1].answer())
    assert len(answers) == 1


def test_c24_who_offers_on_and_on_does_not_hold_up_the_vote() -> None:
    table, bots = needs_a_vote()
    for _ in range(40):
        table.say(Offer(0, 0, (), ()), seat=1)
        move = bots[0].answer()
        if move == CallVote():
            return
        if move is not None:
            table.say(move, seat=0)
    pytest.fail("the vote is never called")


def test_a_price_is_asked_with_an_offer_of_nothing() -> None:
    table, bots = needs_a_vote()
    table.say(Offer(1, 0, (), (), (), ("yes",)), seat=0)
    answer = bots[1].answer()
    assert isinstance(answer, Offer)
    table.say(answer, seat=1).say(Accept(1), seat=0).say(CallVote(), seat=0)
    while table.ask.seats[0] != 1:
        table.say(Vote(favour=False, votes=1))
    vote = bots[1].answer()
    assert isinstance(vote, Vote)
    assert vote.favour
    table.say(vote, seat=1)
    assert table.heard(2)[-1] == WordKept(1, 0, "yes")


def test_nobody_sells_a_vote_twice() -> None:
    table, bots = needs_a_vote()
    bots[1].bot.memory.word = False
    table.say(Offer(1, 100_000, (), ()), seat=0)
    assert bots[1].answer() == Reject(0, "vote_sold")


def test_c27_who_has_broken_a_word_gets_no_deal_for_a_while() -> None:
    table, bots = needs_a_vote()
    bot = bots[1].bot
    bot.memory.round = 1
    bot.hear(WordBroken(2, 0, "yes"))
    assert bot.memory.trust[2] < bot.memory.trust[0]
    assert not bot.memory.shuns(2), "it was a word to somebody else"
    bot.hear(WordBroken(0, 1, "yes"))
    table.say(Offer(1, 100_000, (), ()), seat=0)
    assert bots[1].answer() == Reject(0, "broken_word")
    bot.memory.round += 4
    answer = bots[1].answer()
    assert isinstance(answer, Offer), "and then it is dear"
    assert answer.money < -100_000


def test_c27_it_keeps_its_peace() -> None:
    """A Boss without guards next door, and a promise not to touch him."""
    table = a_country(
        Family("boston", men={"boston_official_3": 2, "base_boston_hit_men": 5}, circles="boston"),
        Family("miami"),
    )
    options = tuple(option for option in table.menu(0) if isinstance(option, Name) and option.attack)
    view = table.game.view(0)
    assert not any(breaks_peace(view, option) for option in options)
    promised = msgspec.structs.replace(view, words=(WordView(0, 1, "peace", 3, due=False),))
    assert all(breaks_peace(promised, option) for option in options)
    assert breaks_peace(promised, Kill(1, True))
    assert not breaks_peace(promised, Roll())
    assert honest(promised, [Kill(1, True), Roll()]) == [Roll()]
    assert honest(promised, [Kill(1, True)]) == [Kill(1, True)], "nobody is held to what cannot be done"
    stuck = [Hire(), BuyPower(), Kill(1, False)]
    assert honest(promised, stuck) == stuck, "C17: the points have to be used"
    assert honest(promised, [*stuck, Step("local_miami")]) == [*stuck[:2], Step("local_miami")]


@pytest.mark.parametrize("guest", [{"men": {MIAMI_HOME: 1}}, {"men": {}, "boss": MIAMI_HOME}])
def test_c27_it_attacks_no_base_in_which_it_would_have_to_kill_a_friend(guest: dict[str, Any]) -> None:
    """C21: whoever attacks a base kills everybody in it, third players too."""
    table = a_country(
        Family("boston", men={"boston_official_3": 2, BOSTON_HOME: 5}, circles="boston"),
        Family("miami", men={MIAMI_HOME: 1}),
        Family("new_york", **guest),
    )
    options = [option for option in table.menu(0) if isinstance(option, Name) and option.attack]
    view = table.game.view(0)
    for friend, broken in ((1, "base_miami"), (2, "base_miami")):
        word = WordView(0, friend, "peace", 3, due=False)
        promised = msgspec.structs.replace(view, words=(word,))
        found = {option.attack for option in options if breaks_peace(promised, option)}
        assert broken in found
        other = msgspec.structs.replace(view, words=(msgspec.structs.replace(word, by=1, to=0),))
        assert not any(breaks_peace(other, option) for option in options), "a word of another"


def test_it_feeds_no_leader() -> None:
    table, bots = in_session(
        guarded("boston", 5, circles="boston new_york chicago", money=400_000),
        guarded("miami", 5, money=90_000),
        guarded("new_york", 5, money=90_000),
    )
    assert bots[1].reading().leads(0)
    table.say(Offer(1, 10_000, (), (), (), ("yes",)), seat=0)
    while isinstance(answer := bots[1].answer(), Offer):
        assert -answer.money > 10_000
        table.say(answer, seat=1).say(Offer(1, 10_000, (), (), (), ("yes",), counter=True), seat=0)
    assert isinstance(answer, Reject)
    assert answer.reason == "you_lead"


def test_c24_the_caller_waits_for_offers_before_a_lost_vote() -> None:
    _, bots = in_session(
        guarded("boston", 5, circles="boston new_york", money=0),
        guarded("miami", 5, money=90_000),
        guarded("new_york", 5, money=90_000),
    )
    said = [bots[0].answer() for _ in range(3)]
    assert said == [None, None, CallVote()]


def test_a_card_given_away_for_nothing_is_refused() -> None:
    table, bots = in_session(
        guarded("boston", 5, circles="boston"), guarded("miami", 5, cards="one_hit"), guarded("new_york")
    )
    table.say(Offer(1, 10_000, (), ("one_hit",)), seat=2)
    answer = bots[1].answer()
    assert isinstance(answer, Offer | Reject)
    assert not isinstance(answer, Reject) or answer.price is not None


def test_c27_a_card_that_is_useless_to_it_is_sold_to_who_can_use_it() -> None:
    table, bots = in_session(
        guarded("boston", 5, circles="boston", money=300_000),
        guarded("miami", 5, cards="senator", left=0),
        guarded("new_york", 5, money=300_000),
    )
    offer = bots[1].answer()
    assert isinstance(offer, Offer)
    assert (offer.give, offer.take) == (("senator",), ())
    assert offer.money < 0
    table.say(offer, seat=1)
    assert bots[offer.to].answer() == Accept(1)


def test_c30_it_looks_into_the_books_before_it_believes_an_offer() -> None:
    table, bots = needs_a_vote()
    game = table.game
    game.low[1 * 4 + 0] = 0
    game.high[1 * 4 + 0] = 900_000
    table.say(Offer(1, 150_000, (), ()), seat=0)
    assert bots[1].answer() == Audit(0)
    table.audit(1, 0)
    assert bots[1].answer() == Accept(0)


def test_c30_before_a_close_vote_it_counts_the_money_of_others() -> None:
    table, bots = needs_a_vote()
    game = table.game
    game.low[0 * 4 + 1] = 0
    game.high[0 * 4 + 1] = 400_000
    assert bots[0].answer() == Audit(1)


def test_c10_it_loses_the_man_it_misses_least() -> None:
    table = a_country(
        Family("boston", men={BOSTON_HOME: 2, "oakland": 1}),
        Family("miami", men={MIAMI_HOME: 3, "boston_official_1": 1}),
        guarded("new_york"),
    )
    bot = Seated(table, 0)
    assert lose(bot.reading(), [LoseMan(BOSTON_HOME), LoseMan("oakland")]) == LoseMan("oakland")


def test_in_the_last_round_an_income_is_worth_the_circle_only() -> None:
    setup = Setup(players=2, variant="short", rounds=1)
    reading = Seated(a_country(guarded("boston"), guarded("miami"), setup=setup), 0).reading()
    assert reading.horizon == 0
    assert reading.source_worth("new_york") == 50_000


def test_what_a_card_is_worth_depends_on_the_hand_it_is_in() -> None:
    table = a_country(guarded("boston", 5, left=0), guarded("miami", 5, money=400_000))
    reading = Seated(table, 0).reading()
    assert deals.card_worth(reading, 0, "senator") == deals.USELESS
    assert deals.card_worth(reading, 1, "senator") > deals.USELESS
