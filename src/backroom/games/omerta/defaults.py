"""What a seat says when its clock has ended: whatever changes least."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.core.form import Form
from backroom.games.omerta.moves import Discard, Draw, Move, Pass


def default_of(options: Sequence[Move | Form]) -> Move:
    """O9 to O25: let it go by, draw, discard what was drawn; otherwise the first, which is to decline."""
    for option in options:
        if isinstance(option, (Pass, Draw, Discard)):
            return option
    first = options[0]
    assert not isinstance(first, Form), "this game has no forms"
    return first
