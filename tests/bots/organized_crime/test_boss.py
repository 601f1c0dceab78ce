"""`boss`, `don` and `rookie`: what they consider, and that they stick to a plan."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from backroom.bots.bot import Timed
from backroom.bots.organized_crime.boss import candidates
from backroom.bots.organized_crime.boss.boss import DON, BossBot, DonBot, Effort
from backroom.bots.organized_crime.regular.regular import RegularBot
from backroom.bots.organized_crime.rookie.rookie import RookieBot
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.moves import (
    Accept,
    BuyPower,
    CallVote,
    Demand,
    Hire,
    Kill,
    Move,
    Name,
    Offer,
    PassDice,
    Request,
    Roll,
    Step,
    Vote,
    Waive,
)
from backroom.games.organized_crime.setup import Setup
from tests.games.organized_crime.builder import Family, Table, a_country

SOME = Effort(playouts=60, turns=2, namings=8, seconds=inf)
SHORT = Setup(players=3, variant="short")
DOOR = "miami_official_1"  # of the base at Miami


class Sitting:
    """Seats a bot at a table, where it hears what is said from now on."""

    def __init__(self, bot: BossBot | RookieBot, table: Table, seat: int) -> None:
        self.bot = bot
        self.table = table
        self.seat = seat
        self.told = len(table.all)

    def answer(self) -> Move | None:
        """What it says to the open question."""
        for event in self.table.all[self.told :]:
            heard = tell(event, self.seat)
            if heard is not None:
                self.bot.hear(heard)
        self.told = len(self.table.all)
        game = self.table.game
        options = (*game.options(self.seat), *game.asides(self.seat))
        return self.bot.answer(game.view(self.seat), self.table.ask, options)


def a_boss(table: Table, seat: int = 0, effort: Effort = SOME) -> Sitting:
    return Sitting(BossBot(seat, table.game.rules.setup, Random(1), effort=effort), table, seat)


def a_rookie(table: Table, seat: int = 0) -> Sitting:
    return Sitting(RookieBot(seat, table.game.rules.setup, Random(1)), table, seat)


def at_the_door() -> Table:
    """A piece stands at the door of a Boss without guards."""
    return a_country(
        Family("boston", men={DOOR: 1, "base_boston_hit_men": 6}, money=170_000, circles="boston"),
        Family("miami", money=900_000, circles="miami"),
        Family("new_york", men={"base_new_york_hit_men": 8}, money=300_000, circles="new_york"),
        setup=SHORT,
    )


def test_c21_boss_kills_a_boss_without_guards() -> None:
    """It names the piece at the door and the base, rolls, walks in and kills."""
    table = at_the_door()
    boss = a_boss(table)
    said: list[Move] = []
    while not isinstance(said[-1] if said else None, Roll):
        move = boss.answer()
        assert move is not None
        said.append(move)
        table.say(move)
    names = [move for move in said if isinstance(move, Name)]
    assert [name.attack for name in names if name.space == DOOR] == ["base_miami"]
    table.roll(3, 3)
    while table.game.lives(1):
        move = boss.answer()
        assert move is not None
        table.say(move)
    assert table.game.alive == 0b101


def test_boss_answers_in_time_and_counts_where_it_is_told_to() -> None:
    """With no time at all it still says something; in the arena the clock does not count."""
    table = at_the_door()
    hurried = a_boss(table, effort=Effort(playouts=10_000, turns=4, namings=8, seconds=0.0))
    assert hurried.answer() is not None
    assert isinstance(hurried.bot, Timed)
    hurried.bot.ignore_clock()
    assert hurried.bot.seconds == inf
    assert DonBot(0, SHORT, Random(1)).effort == DON


def test_a_plan_that_cannot_go_on_is_dropped() -> None:
    table = at_the_door()
    boss = a_boss(table)
    assert isinstance(boss.bot, BossBot)
    boss.bot.plan = [PassDice(), PassDice()]
    assert boss.answer() != PassDice()
    assert PassDice() not in boss.bot.plan


def test_c24_boss_votes_as_it_has_promised() -> None:
    """A vote that was sold is cast as it was sold; otherwise it votes all, or none."""
    table = a_country(
        Family("boston", men={"boston_illegal_1": 1}, money=500_000, circles="boston"),
        Family("miami", men={"base_miami_hit_men": 3}, money=300_000, circles="miami"),
        Family("new_york", men={"base_new_york_hit_men": 3}, money=100_000, circles="new_york"),
        setup=SHORT,
    )
    boss = a_boss(table, 1)
    table.name("boston_illegal_1", "right").roll(1, 1).step("boston_power_1", "boston_business_2")
    table.say(Request("trucking"))
    table.say(Offer(1, 200_000, (), ()), seat=0)
    assert boss.answer() == Accept(0)
    table.say(Accept(0), seat=1).say(CallVote(), seat=0)
    assert boss.answer() == Vote(True, 6)
    assert isinstance(boss.bot, BossBot)
    boss.bot.usual.memory.word = None
    vote = boss.answer()
    assert isinstance(vote, Vote)
    assert vote.votes in (0, 6)


def test_candidates_begin_with_the_usual_answer() -> None:
    moves: list[Move] = [Step("boston"), Kill(1, False), PassDice()]
    assert candidates.first([(Step("boston"),), (Kill(1, False),)], Kill(1, False))[0] == (Kill(1, False),)
    found = candidates.endings([PassDice(), Hire(), Request("trucking")], PassDice())
    assert found[0] == (PassDice(),)
    assert (Request("trucking"),) in found
    assert (Hire(), Hire(), PassDice()) in found
    assert candidates.endings([PassDice(), Hire()], Hire())[0] == (PassDice(),)
    assert candidates.endings(moves, PassDice()) == [(PassDice(),)]


def test_preparations_are_compared_with_setting_out_at_once() -> None:
    table = at_the_door()
    boss = a_boss(table)
    assert isinstance(boss.bot, BossBot)
    searching = boss.bot.searching
    boss.answer()
    worlds = searching.prepare(table.game.view(0), table.ask)
    shortlist = searching.shortlist(worlds, boss.bot.stream)
    at_once = shortlist.namings(1)[0]
    options: list[Move] = [Hire(), BuyPower(), *at_once]
    found = candidates.preparations(shortlist, options, Hire())
    assert found == [at_once, *[(Hire(),) * men + at_once for men in (1, 2, 3)], (BuyPower(),)]
    assert candidates.preparations(shortlist, options, at_once[0]) == [at_once, (BuyPower(),)]
    assert candidates.preparations(shortlist, [Hire(), *at_once], at_once[0]) == []
    assert candidates.preparations(shortlist, [Hire(), PassDice()], PassDice()) == []


def test_rookie_names_one_piece_and_hires_when_nobody_is_left() -> None:
    table = at_the_door()
    rookie = a_rookie(table)
    said: list[Move] = []
    while not isinstance(said[-1] if said else None, Roll):
        move = rookie.answer()
        assert move is not None
        said.append(move)
        table.say(move)
    assert len([move for move in said if isinstance(move, Name)]) == 1
    alone = a_country(Family("boston"), Family("miami"), setup=Setup(players=2, variant="short"))
    assert a_rookie(alone).answer() == Hire()


@pytest.mark.parametrize("victims", [(1, 1), (1, 2)])
def test_c26_where_two_were_offended_boss_leaves_the_penalty_to_regular(victims: tuple[int, ...]) -> None:
    """What a demand brings depends on what the other says in secret; alone, it searches."""
    table = a_country(
        Family("boston", men={"chicago": 1, "base_boston_hit_men": 3}),
        Family("miami", men={"chicago": 2, "base_miami_hit_men": 3}),
        Family("new_york", men={"chicago": 1, "base_new_york_hit_men": 3}),
        setup=SHORT,
    )
    boss = a_boss(table, 1)
    assert isinstance(boss.bot, BossBot)
    table.name("chicago", "left").roll(1, 1)
    for victim in victims:
        table.kill(victim)
    table.pass_dice()
    assert table.ask.seats == tuple(sorted(set(victims)))
    before = int(boss.bot.stream.seed)
    answer = boss.answer()
    assert answer in (Demand(), Waive())
    searched = boss.bot.stream.seed != before
    assert searched == (len(table.ask.seats) == 1)
    if searched:
        return
    usual = RegularBot(1, SHORT, Random(1))
    assert answer == usual.answer(table.game.view(1), table.ask, table.game.options(1))
