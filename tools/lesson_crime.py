"""The script of ORGANIZED CRIME's lesson: what everybody does, how the dice fall, and when the coach speaks.

The pupil (seat 0) hires guards, takes Boston without a vote, kills a hit-man that Vito left standing,
survives the Commission that Vito calls for it by a deal with Lucia, and wins an attack on Vito's home base.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.game import Answers, Ask
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.moves import (
    Accept,
    CallVote,
    ChooseBase,
    Claim,
    Close,
    Control,
    Decline,
    Demand,
    Draw,
    Hire,
    Hit,
    Kill,
    Move,
    Name,
    Offer,
    PassDice,
    Roll,
    Target,
    Vote,
)
from backroom.games.organized_crime.moves import Step as Walk
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.setup import Setup
from backroom.table.table import Question
from tools.lesson import PUPIL, Lesson, Shown, Step, at_table

VITO: Final = 1
LUCIA: Final = 2
SETUP: Final = Setup(players=3)

HOME: Final = "base_boston_hit_men"
VITOS_HOME: Final = "base_miami_hit_men"
LUCIAS_HOME: Final = "base_new_york_hit_men"
PRICE: Final = 20_000  # of Lucia's votes

TO_BOSTON: Final = ("boston_official_1", "boston_mistake_1", "boston")
TO_VITOS_MAN: Final = ("boston_business_1", "boston_illegal_1", "boston_power_1")
TO_VITOS_BASE: Final = (
    "boston_business_2", "boston_mistake_2", "boston_official_2", "local_miami", "miami", "miami_mistake_1",
    "miami_official_1", VITOS_HOME,
)  # fmt: skip
VITOS_WAY: Final = (
    "miami_official_1", "miami_mistake_1", "miami", "local_miami", "boston_official_2", "boston_mistake_2",
    "boston_business_2", "boston_power_1",
)  # fmt: skip
VITOS_NEXT_WAY: Final = ("miami_business_1", "miami_illegal_1", "miami_power_1")
LUCIAS_WAY: Final = ("new_york_official_1", "new_york_mistake_1", "new_york")
LUCIAS_NEXT_WAY: Final = ("new_york_business_1", "new_york_illegal_1", "new_york_power_1")

# what the coach says to a legal move that leads elsewhere; each step may override it
USUAL: Final = {"pass_dice": "not-yet", "roll": "not-yet", "buy_power": "too-dear", "offer": "no-offer"}

Chance = tuple[int, ...] | str  # how the dice fall, or the card that is drawn


class Stage:
    """The engine with prepared chance, seen through the pupil's eyes."""

    def __init__(self) -> None:
        self.state = OrganizedCrime(Rules(SETUP))
        self.shown: list[Shown] = []
        self.told: list[Event] = []  # since the last update

    def say(self, seat: int, *moves: Move, chance: Chance | None = None) -> None:
        """A seat makes these moves one after another, nature answers the last, and nothing is shown yet."""
        for move in moves:
            asked = self.state.pending()
            if not isinstance(asked, Ask):
                raise TypeError(f"the script says {move}, but nobody is asked")
            self.told += self.state.apply(Answers(asked.id, ((seat, move),)))
        if chance is not None:
            self.told += self.state.apply(Drawn(self.outcome(chance)))

    def outcome(self, chance: Chance) -> tuple[int, ...]:
        """Nature's answer: these dice, or where this card lies in its deck."""
        asked = self.state.pending()
        if isinstance(chance, tuple) and isinstance(asked, Dice):
            return chance
        if not isinstance(chance, str) or not isinstance(asked, Pick):
            raise TypeError(f"the script has {chance} for {asked}")
        rules = self.state.rules
        for deck, ids in enumerate(rules.decks.ids):
            counts = self.state.pile[rules.first_card[deck] : rules.first_card[deck + 1]]
            if chance in ids and sum(counts) == asked.of:
                return (sum(counts[: ids.index(chance)]),)
        raise ValueError(f"no {chance} can be drawn now")

    def show(self) -> None:
        """Add an update with what the pupil may hear and see of everything that happened."""
        heard = tuple(one for one in (tell(event, PUPIL) for event in self.told) if one is not None)
        self.told = []
        asked = self.state.pending()
        question = None
        if isinstance(asked, Ask):  # without a clock: the coach waits
            question = Question(asked, None, None, tuple(self.state.options(PUPIL)), ())
        self.shown.append(Shown(heard, self.state.view(PUPIL), question))

    def seen(self) -> tuple[Shown, ...]:
        """What was shown since the last call."""
        seen, self.shown = tuple(self.shown), []
        return seen


class Script:
    """The steps so far, and the game they are played on."""

    def __init__(self) -> None:
        self.stage = Stage()
        self.steps: list[Step] = []

    def cue(self, cue: str, *wanted: Move, nudges: dict[str, str] | None = None) -> None:
        """The coach speaks: after everything that happened since, and before one of these moves."""
        shown = self.stage.seen()
        self.steps.append(Step(cue=cue, shown=shown, wanted=wanted, nudges=USUAL | (nudges or {})))

    def pupil(
        self, cue: str, move: Move, *, chance: Chance | None = None, nudges: dict[str, str] | None = None
    ) -> None:
        """The coach wants a move, and the pupil makes it."""
        self.cue(cue, move, nudges=nudges)
        self.stage.say(PUPIL, move, chance=chance)
        self.stage.show()

    def walk(self, cues: Sequence[str], spaces: Sequence[str]) -> None:
        """The pupil goes from space to space; the last words are repeated for the rest of the way."""
        for place, space in enumerate(spaces):
            self.pupil(cues[min(place, len(cues) - 1)], Walk(space), nudges={"step": "other-way"})

    def roll(self, cue: str, name: Name, dice: tuple[int, int]) -> None:
        """The pupil names a piece and rolls; the table sends both together."""
        self.pupil(cue, name, nudges={"name": f"{cue}-other", "hire": "enough-men"})
        self.pupil("roll", Roll(), chance=dice)

    def other(self, seat: int, *moves: Move, chance: Chance | None = None) -> None:
        """Somebody else plays, which is shown at once."""
        self.stage.say(seat, *moves, chance=chance)
        self.stage.show()

    def others_turn(
        self, seat: int, *business: Move, home: str, direction: str, dice: tuple[int, int], way: Sequence[str]
    ) -> None:
        """Somebody else's turn up to the landing: what they do first, the roll, the way."""
        name = Name(home, False, "left" if direction == "left" else "right")
        self.other(seat, *business, name, Roll(), chance=dice)
        self.other(seat, *(Walk(space) for space in way))


def crime_lesson() -> Lesson:
    """The whole lesson."""
    script = Script()
    settle(script)
    first_city(script)
    others_begin(script)
    kill(script)
    commission(script)
    others_go_on(script)
    attack(script)
    return Lesson(at_table("organized_crime", SETUP), tuple(script.steps))


def settle(script: Script) -> None:
    """C5: bases by the dice; the pupil begins."""
    stage = script.stage
    stage.told += stage.state.apply(Drawn((6, 5, 4, 4, 2, 3)))
    stage.say(PUPIL, ChooseBase("base_boston", "green"))
    stage.say(VITO, ChooseBase("base_miami", "yellow"))
    stage.say(LUCIA, ChooseBase("base_new_york", "white"))
    stage.told += stage.state.apply(Drawn((6, 6, 3, 4, 2, 3)))
    stage.show()
    script.cue("welcome")
    script.cue("families")


def first_city(script: Script) -> None:
    """C3, C12 to C14, C23: guards, a roll, a walk, and a city that needs no vote."""
    script.pupil("hire", Hire(), nudges={"name": "hire-first"})
    script.pupil("hire-more", Hire(), nudges={"name": "hire-first"})
    script.pupil("hire-last", Hire(), nudges={"name": "hire-first"})
    script.roll("name", Name(HOME, False, "left"), (1, 2))
    script.walk(("door", "walk", "land"), TO_BOSTON)
    script.pupil("control", Control("boston"), nudges={"pass_dice": "take-it"})
    script.pupil("pass", PassDice())


def others_begin(script: Script) -> None:
    """Vito sends a man far out and keeps one at home; Lucia takes New York."""
    script.others_turn(VITO, Hire(), Hire(), home=VITOS_HOME, direction="left", dice=(2, 6), way=VITOS_WAY)
    script.stage.say(VITO, Draw(), chance="money")
    script.other(VITO, PassDice())
    script.others_turn(LUCIA, Hire(), Hire(), home=LUCIAS_HOME, direction="left", dice=(1, 2), way=LUCIAS_WAY)
    script.other(LUCIA, Control("new_york"), PassDice())


def kill(script: Script) -> None:
    """C19, C29: income for a player who claims it, and a kill for a point."""
    script.pupil("claim", Claim(), nudges={"name": "claim-first"})
    script.roll("hunt", Name(HOME, False, "right"), (1, 3))
    script.walk(("stalk", "stalk-on"), TO_VITOS_MAN)
    script.pupil("kill", Kill(VITO, False), nudges={"step": "kill-now"})
    script.pupil("draw", Draw(), chance="one_hit", nudges={"decline": "draw-it"})
    script.pupil("pass-again", PassDice())


def commission(script: Script) -> None:
    """C24 to C26: Vito wants a penalty; a deal, and three votes."""
    script.other(VITO, Demand())
    script.cue("demanded")
    script.other(LUCIA, Offer(PUPIL, -PRICE, (), ()))
    script.pupil("offer", Accept(LUCIA), nudges={"reject": "pay-her"})
    script.other(VITO, CallVote())
    script.other(LUCIA, Vote(False, 2))
    script.pupil("vote", Vote(False, 2), nudges={"vote": "vote-no"})
    script.other(VITO, Vote(True, 2))
    script.other(VITO, Close())
    script.cue("survived")


def others_go_on(script: Script) -> None:
    """Vito hires again and keeps one man at home."""
    script.others_turn(VITO, Hire(), home=VITOS_HOME, direction="right", dice=(1, 2), way=VITOS_NEXT_WAY)
    script.other(VITO, Decline(), PassDice())
    script.others_turn(LUCIA, Claim(), home=LUCIAS_HOME, direction="right", dice=(1, 2), way=LUCIAS_NEXT_WAY)
    script.other(LUCIA, Decline(), PassDice())


def attack(script: Script) -> None:
    """C21, C22: a declared attack, a HIT card for the guard, points for the way and for the Boss."""
    script.pupil("claim-again", Claim(), nudges={"name": "claim-first"})
    script.roll("attack", Name("boston_power_1", False, "right", "base_miami"), (4, 6))
    script.walk(("march", "march-on"), TO_VITOS_BASE)
    card = Hit("one_hit", (Target(VITOS_HOME, VITO, False),))
    script.pupil("hit", card, nudges={"kill": "use-card"})
    script.pupil("boss-room", Walk("base_miami_boss"))
    script.pupil("boss", Kill(VITO, True))
    script.cue("end")
