"""A question to a seat, with everything a person there would know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from backroom.core.game import Ask
from backroom.protocol.messages import TableNow


class Question(Struct, frozen=True, kw_only=True):
    """The ask, the options, the view, and what was told since the last question."""

    ask: Ask
    options: tuple[Any, ...]  # moves of the game, and forms to fill in
    advised: bool  # the adviser may be asked
    asides: tuple[Any, ...]  # moves that may be made aside, which answer nothing
    view: Any
    told: tuple[Any, ...]  # events of the game, and notices of the table
    complete: bool  # False: too much was missed, so `told` is the whole game from its start
    seconds: float | None  # left when it was handed out; None: no limit
    reveal_in: float | None  # in a race: the seconds until everybody may see what it is about
    table: TableNow[Any]
