"""The script of OMERTA's lesson: what everybody does, which cards come, and when the coach speaks.

The pupil (seat 0) begins with 3 9 10 killer and calls Omerta with 1 2 3. The others do nothing that a person
would not do: what helps the pupil is a card that they replaced without knowing it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from backroom.games.omerta.moves import (
    CallOmerta,
    Discard,
    Draw,
    Exchange,
    Look,
    Move,
    OpenSafe,
    Pass,
    Peek,
    Replace,
    Snap,
    Swap,
    Take,
)
from backroom.games.omerta.setup import Setup
from tools.lesson import PUPIL, Lesson, Step, Try, at_table
from tools.lesson_stage import Stage

VITO: Final = 1
LUCIA: Final = 2
SETUP: Final = Setup(players=3, rounds=1)

HANDS: Final = ("3 9 10 killer", "4 3 2 alibi", "7 1 6 3")
SAFE: Final = "6 lady driver 5"
TEN_FOR_TWO: Final = Swap(PUPIL, 2, VITO, 2)
PENALTY: Final = "7"  # for a snap that is tried and taken back

# what the coach says to a legal move that leads elsewhere; each step may override it
USUAL: Final = {"take": "draw-first", "omerta": "omerta-early", "pass": "do-throw"}


class Script:
    """The steps so far, and the game they are played on."""

    def __init__(self) -> None:
        self.stage = Stage(SETUP)
        self.steps: list[Step] = []

    def cue(
        self,
        cue: str,
        *wanted: Move,
        tries: Iterable[Try] = (),
        must_try: bool = False,
        nudges: dict[str, str] | None = None,
    ) -> None:
        """The coach speaks: after everything that happened since, and before one of these moves."""
        step = Step(
            cue=cue,
            shown=self.stage.seen(),
            wanted=wanted,
            tries=tuple(tries),
            must_try=must_try,
            nudges=USUAL | (nudges or {}),
        )
        self.steps.append(step)

    def pupil(self, move: Move, cards: str = "") -> None:
        """The pupil does what was wanted."""
        if move not in self.steps[-1].wanted:
            raise ValueError(f"{move} is not what the coach wanted")
        self.stage.say((PUPIL, move), cards=cards)

    def other(self, seat: int, move: Move, cards: str = "") -> None:
        """Somebody else plays."""
        self.stage.say((seat, move), cards=cards)

    def wrong_snaps(self, *places: int) -> list[Try]:
        """Cards that the pupil may throw to see what it costs."""
        return [self.stage.tried(Snap(place), "wrong", cards=PENALTY) for place in places]


def first_lesson(hands: Sequence[str] = HANDS, safe: str = SAFE) -> Lesson:
    """The whole round."""
    script = Script()
    script.stage.deal(("al_capone", "virginia_hill", "johnny_torrio"), hands, safe)
    begin(script)
    snap(script)
    look(script)
    exchange(script)
    be_late(script)
    take(script)
    call(script)
    return Lesson(at_table("omerta", SETUP), tuple(script.steps))


def begin(script: Script) -> None:
    """Peek at two cards, draw one, put it in the place of the worst."""
    script.cue("welcome")
    script.cue("peek", Peek((0, 1)), nudges={"peek": "peek-left"})
    script.stage.say((PUPIL, Peek((0, 1))), (VITO, Peek((0, 3))), (LUCIA, Peek((0, 1))))
    script.cue("remember")
    script.cue("draw", Draw())
    script.pupil(Draw(), "1")
    script.cue("replace", Replace(1), nudges={"discard": "keep-low", "replace": "replace-worst"})
    script.pupil(Replace(1))
    script.cue("window", Pass(), tries=script.wrong_snaps(0, 1, 2, 3))
    script.pupil(Pass())


def snap(script: Script) -> None:
    """Throw the same bottle first, and see what a guess costs."""
    script.other(VITO, Draw(), "6")
    script.other(VITO, Replace(1))
    script.cue("snap", Snap(0), tries=script.wrong_snaps(1, 2, 3))
    script.pupil(Snap(0))
    script.other(LUCIA, Draw(), "4")
    script.other(LUCIA, Replace(0))
    script.cue("guess", tries=script.wrong_snaps(1, 2, 3), must_try=True, nudges={"pass": "do-guess"})
    script.cue("let-go", Pass(), tries=script.wrong_snaps(1, 2, 3))
    script.stage.say((VITO, Snap(2)), cards="1")  # a wrong guess, and everybody has seen his 2


def look(script: Script) -> None:
    """A character: discard it, and its power works."""
    script.cue("draw-again", Draw())
    script.pupil(Draw(), "mole")
    script.cue("mole", Discard(), nudges={"replace": "not-a-character"})
    script.pupil(Discard())
    script.cue("look", Look(2), nudges={"look": "look-third"})
    script.pupil(Look(2))
    script.other(VITO, Draw(), "safecracker")
    script.other(VITO, Discard())
    script.other(VITO, OpenSafe())
    script.other(VITO, Exchange(1, 3))
    script.other(LUCIA, Draw(), "mole")
    script.other(LUCIA, Discard())
    script.other(LUCIA, Look(2))


def exchange(script: Script) -> None:
    """The Gangster: a card known to be bad for one known to be good."""
    script.cue("draw-third", Draw())
    script.pupil(Draw(), "gangster")
    script.cue("gangster", Discard(), nudges={"replace": "not-a-character"})
    script.pupil(Discard())
    script.cue("swap", TEN_FOR_TWO, nudges={"swap": "swap-other"})
    script.pupil(TEN_FOR_TWO)
    script.cue("killer")
    script.other(VITO, Pass())


def be_late(script: Script) -> None:
    """A right card behind a quicker one goes back, and costs nothing."""
    script.other(VITO, Draw(), "5")
    script.other(VITO, Replace(4))
    script.cue("hurry", Snap(1), tries=script.wrong_snaps(2, 3))
    script.stage.say((LUCIA, Snap(1)), (PUPIL, Snap(1)))
    script.cue("late")
    script.other(LUCIA, Draw(), "5")
    script.other(LUCIA, Replace(3))
    script.cue("three", Pass(), tries=script.wrong_snaps(1, 2, 3))
    script.pupil(Pass())


def take(script: Script) -> None:
    """Take a good card from the discard pile, for one that was never seen."""
    script.cue("take", Take(), nudges={"draw": "take-it"})
    script.pupil(Take())
    script.cue("unseen", Replace(3), nudges={"replace": "replace-unseen"})
    script.pupil(Replace(3))
    script.other(VITO, Draw(), "mole")
    script.other(VITO, Discard())
    script.other(VITO, Look(2))
    script.other(LUCIA, Draw(), "witness")
    script.other(LUCIA, Discard())


def call(script: Script) -> None:
    """Count the remembered cards, and end the round."""
    script.cue("call", CallOmerta(), nudges={"draw": "call-now", "take": "call-now"})
    script.pupil(CallOmerta())
    script.cue("end")
