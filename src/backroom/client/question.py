"""A question to a seat, with all that its person would know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from backroom.core.game import Ask
from backroom.protocol.messages import TableNow


class Question(Struct, frozen=True, kw_only=True):
    """What is asked, what may be said, what is seen, and what was told since the last question."""

    ask: Ask
    options: tuple[Any, ...]  # moves of the game, and forms to be filled in
    asides: tuple[Any, ...]  # moves that may be said aside, which answer nothing
    view: Any
    told: tuple[Any, ...]  # events of the game, and notices of the table
    complete: bool  # False: more was told than could be told again, so `told` is the game from its beginning
    seconds: float | None  # left when it was handed out; None: as long as you like
    reveal_in: float | None  # of a race: the seconds until everybody may see what it is about
    table: TableNow[Any]
