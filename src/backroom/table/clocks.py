"""How long a question is open: the durations that the games name, and the speed a table is played at."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from backroom.core.game import Ask

Speed = Literal["calm", "normal", "quick", "untimed"]


class Clock(NamedTuple):
    """A named duration."""

    seconds: float  # at the speed `normal`
    silence_is_absence: bool = True  # False: to say nothing is an ordinary answer here, as people play


CLOCKS: Final[dict[str, Clock]] = {
    # both games
    "turn": Clock(45),
    # OMERTA
    "peek": Clock(45),  # the count of the round before is read in it too
    "power": Clock(30),
    "snap": Clock(4, silence_is_absence=False),
    "killer": Clock(8, silence_is_absence=False),
    # ORGANIZED CRIME
    "setup": Clock(60),
    "card": Clock(20),
    "pay": Clock(30),
    "penalty": Clock(10, silence_is_absence=False),  # C26
    "floor": Clock(180),
    "vote": Clock(30),
    "settlement": Clock(90),
    "loss": Clock(30),
}
FACTORS: Final[dict[Speed, float]] = {"calm": 2.0, "normal": 1.0, "quick": 0.5}


def seconds(ask: Ask, speed: Speed) -> float | None:
    """How long everybody who is asked has, whatever they hold; None: as long as they like.

    A race ends at an untimed table too, after the time of a calm one. It is decided by who is first, and
    most people let most races go by in silence: one that waited for them all would keep the quickest claim
    waiting for the slowest reader, and stop the game at every discard.
    """
    clock = CLOCKS[ask.clock]
    if speed != "untimed":
        return clock.seconds * FACTORS[speed]
    return clock.seconds * FACTORS["calm"] if ask.mode == "race" else None
