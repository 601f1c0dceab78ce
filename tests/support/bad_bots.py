"""A bot process with some bad bots: `python -m tests.support.bad_bots`, in place of the real one.

Bots of the level `random` think for ever, print, or end their process, as the environment says.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, Final, cast

from backroom.bots import BOTS
from backroom.server.bots.worker import main

WHAT: Final = "BACKROOM_BAD_BOTS"


def think_for_ever() -> None:
    while True:
        pass


def die() -> None:
    os._exit(1)


def chatter() -> None:
    print("my cards are", "x" * 100_000)
    os.write(1, b"\x00\x00\x00\x05words")
    sys.stdout.flush()


def fail_to_sit_down() -> None:
    raise ValueError("I hold the killer")


BAD: Final[dict[str, Callable[[], None]]] = {
    "loop": think_for_ever,
    "die": die,
    "print": chatter,
    "refuse": fail_to_sit_down,
}


class Bad:
    """A bot that misbehaves as soon as it is asked, or as soon as it sits down."""

    def __init__(self, seat: int, setup: Any, rng: Any) -> None:
        self.what: str = os.environ[WHAT]
        if self.what == "refuse":
            BAD[self.what]()

    def hear(self, event: Any) -> None:
        pass

    def answer(self, view: Any, ask: Any, options: Any) -> Any:
        BAD[self.what]()
        return options[0]


if __name__ == "__main__":
    cast("dict[str, Any]", BOTS["omerta"])["random"] = Bad
    main()
