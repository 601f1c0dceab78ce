"""The adviser of a family says what it would do and why; what the person does instead is up to them."""

from __future__ import annotations

from random import Random

from backroom.bots.bot import Advice
from backroom.bots.organized_crime.adviser.adviser import AdviserBot
from backroom.bots.organized_crime.boss.boss import Effort
from backroom.bots.organized_crime.regular.reading import Reading
from backroom.games.organized_crime.advice import AdviceReason
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.moves import (
    CallVote,
    Hire,
    Kill,
    Name,
    Request,
    Roll,
    Step,
    Vote,
)
from tests.bots.organized_crime.seated import LITTLE, is_offered
from tests.bots.organized_crime.test_boss import DOOR, SHORT, SOME, Sitting, at_the_door
from tests.games.organized_crime.builder import Family, Table, a_country


class Asked:
    """Asks the adviser behind a seat, who hears what that seat is told from now on."""

    def __init__(self, table: Table, effort: Effort, seat: int = 0) -> None:
        self.table = table
        self.seat = seat
        self.bot = AdviserBot(seat, table.game.rules.setup, Random(1), effort=effort)
        self.told = len(table.all)

    def hear(self) -> None:
        """Hear what has happened since the last time."""
        for event in self.table.all[self.told :]:
            heard = tell(event, self.seat)
            if heard is not None:
                self.bot.hear(heard)
        self.told = len(self.table.all)

    def reading(self) -> Reading:
        """How it reads the table."""
        self.hear()
        usual = self.bot.usual
        return Reading(usual.atlas, usual.memory, self.table.game.view(self.seat))

    def advice(self) -> Advice:
        """What it says to the open question."""
        self.hear()
        game = self.table.game
        options = (*game.options(self.seat), *game.asides(self.seat))
        advice = self.bot.advise(game.view(self.seat), self.table.ask, options)
        assert advice.move is None or is_offered(advice.move, options)
        return advice


def test_c21_it_says_with_how_many_points_and_how_often_an_attack_succeeds() -> None:
    """The chances are those of two dice: so many of 36 rolls show the points or more."""
    asked = Asked(at_the_door(), SOME)
    advice = asked.advice()
    while not isinstance(advice.move, Name) or advice.move.attack is None:
        assert advice.move is not None
        asked.table.say(advice.move)
        advice = asked.advice()
    reason: AdviceReason = advice.reason
    assert advice.move.space == DOOR
    assert (reason.code, reason.seat, reason.points) == ("attack", 1, 3)
    is_alone = reason.then is None and not asked.table.game.walkers
    assert reason.percent == (97 if is_alone else 83)  # two pieces share the points


def test_what_it_advised_and_was_not_done_is_forgotten() -> None:
    """It remembers what happened, and plans on only as long as it is followed."""
    asked = Asked(at_the_door(), SOME)
    while not isinstance(asked.advice().move, Name):
        asked.table.say(Roll() if asked.table.game.walkers else asked.bot.advised or Roll())
    bot = asked.bot
    memory = vars(bot.usual.memory)
    before = repr(memory)
    asked.advice()
    assert repr(vars(bot.usual.memory)) == before
    bot.plan = [Roll()]
    asked.table.name("base_boston_hit_men", "left")
    asked.advice()
    assert bot.plan != [Roll()]


def test_it_plans_anew_where_something_else_was_done_first() -> None:
    """C3: a man is hired instead of naming the first piece of a pair; the second is no advice without it."""
    asked = Asked(at_the_door(), SOME)
    first = asked.advice()
    while not any(isinstance(move, Name) for move in asked.bot.plan):
        assert first.move is not None, "it advises no pair here"
        asked.table.say(first.move)
        first = asked.advice()
    asked.table.say(Hire())
    asked.advice()
    assert asked.bot.trials is not None, "it has thought again"


def test_what_it_plays_itself_goes_on_as_it_was_planned() -> None:
    """C12: a pair is named together: between the two pieces nothing is tried out again."""
    table = at_the_door()
    boss = Sitting(AdviserBot(0, SHORT, Random(1), effort=SOME), table, 0)
    bot = boss.bot
    assert isinstance(bot, AdviserBot)
    while not any(isinstance(move, Name) for move in bot.plan):
        move = boss.answer()
        assert move is not None, "it names no pair here"
        table.say(move)
    [second, *_] = bot.plan
    bot.trials = None
    assert boss.answer() == second
    assert bot.trials is None


def test_c14_it_follows_the_steps_that_the_person_takes() -> None:
    """Where a piece came from matters for where it may go."""
    asked = Asked(at_the_door(), LITTLE)
    asked.table.name("base_boston_hit_men", "left").roll(2, 3)
    step = asked.advice()
    while not isinstance(step.move, Step):
        assert step.move is not None
        asked.table.say(step.move)
        step = asked.advice()
    asked.table.say(step.move)
    onward = asked.advice()
    assert isinstance(onward.move, Step | Kill)
    board = asked.bot.usual.atlas.board
    assert asked.bot.usual.memory.came == board.number["base_boston_hit_men"]
    assert onward.reason.code in ("step", "tried", "habit")


def test_c24_it_says_what_a_vote_is_worth_or_whom_it_would_help() -> None:
    table = a_country(
        Family("boston", men={"boston_illegal_1": 1}, money=500_000, circles="boston"),
        Family("miami", men={"base_miami_hit_men": 3}, money=300_000, circles="miami"),
        Family("new_york", men={"base_new_york_hit_men": 3}, money=100_000, circles="new_york"),
        setup=SHORT,
    )
    asked = Asked(table, LITTLE, 1)
    table.name("boston_illegal_1", "right").roll(1, 1).step("boston_power_1", "boston_business_2")
    table.say(Request("trucking")).say(CallVote(), seat=0)
    advice = asked.advice()
    assert isinstance(advice.move, Vote)
    assert advice.reason.code in ("vote_for", "vote_against", "vote_leader", "abstain", "tried")
    asked.bot.usual.memory.word = True
    advice = asked.advice()
    assert isinstance(advice.move, Vote)
    assert (advice.move.favour, advice.reason) == (True, AdviceReason(code="vote_word"))
    assert advice.chance is None
