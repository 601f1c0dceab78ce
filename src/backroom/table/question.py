"""A question, as it stands at a table."""

from __future__ import annotations

from typing import Generic

from msgspec import UNSET, Struct, UnsetType

from backroom.core.form import Form
from backroom.core.game import Ask, M, NotNow


class Question(Struct, Generic[M], frozen=True):
    """The open question, as one listener may know it."""

    ask: Ask
    deadline: float | None
    reveal: float | None
    options: tuple[M | Form, ...]  # what this seat may answer; none if it is not asked, or has answered
    answered: tuple[int, ...]  # the seats that have; in a race nobody knows of the others
    advised: bool = False  # this seat may ask the adviser
    not_now: tuple[NotNow[M], ...] | UnsetType = (
        UNSET  # what this seat may look for, and why it is not allowed
    )
