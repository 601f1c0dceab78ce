"""The move a seat makes when its clock runs out: the one that changes least."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.core.form import Form
from backroom.games.omerta.moves import Discard, Draw, Move, Pass


def default_of(options: Sequence[Move | Form]) -> Move:
    """O9 to O25: pass, draw, discard the drawn card; else the first option, which declines."""
    for option in options:
        if isinstance(option, (Pass, Draw, Discard)):
            return option
    first = options[0]
    assert not isinstance(first, Form), "this game has no forms"
    return first
