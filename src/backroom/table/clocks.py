"""How long a question stays open, by the game's clocks and the table's speed; and how long bots take."""

from __future__ import annotations

from typing import Final, Literal

from backroom.core.game import Clock, Mode

Speed = Literal["calm", "normal", "quick", "untimed"]
FACTORS: Final[dict[Speed, float]] = {"calm": 2.0, "normal": 1.0, "quick": 0.5}

BotPace = Literal["calm", "normal", "brisk", "skip"]
BOT_PACES: Final[dict[BotPace, float]] = {"calm": 2.0, "normal": 1.0, "brisk": 0.4, "skip": 0.0}


def seconds(clock: Clock, mode: Mode, speed: Speed) -> float | None:
    """How long everybody who is asked has, whatever they hold; None if there is no limit.

    A race ends at an untimed table too, after the time of a calm one. The first claim decides it, and most
    people let most races go by in silence: waiting for them all would keep the quickest claim waiting for the
    slowest reader, and stop the game at every discard.
    """
    if speed != "untimed":
        return clock.seconds * FACTORS[speed]
    return clock.seconds * FACTORS["calm"] if mode == "race" else None
