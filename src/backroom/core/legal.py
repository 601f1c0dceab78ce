"""Checks an entry against a game's own question and options: all that a small game needs to refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from backroom.core.chance import Chance, Drawn
from backroom.core.form import Form, is_option
from backroom.core.game import Answers, Ask, Entry, M, M_co, Over
from backroom.core.nature import check
from backroom.core.refusal import Malformed, Refused


class Asking(Protocol[M_co]):
    """The part of a state that asks."""

    def pending(self) -> Ask | Chance | Over:
        """The one thing the game waits for."""
        ...

    def options(self, seat: int) -> Sequence[M_co | Form]:
        """Everything this seat may answer now."""
        ...


def check_entry(state: Asking[M], entry: Entry[M]) -> tuple[tuple[int, M], ...]:
    """The seats' answers in an entry, none if it is a draw; or `Refused`, or `Malformed` for a bad draw.

    For games in which everybody who is asked answers together, and there are no asides.
    """
    pending = state.pending()
    if isinstance(entry, Drawn):
        if isinstance(pending, (Ask, Over)):
            raise Malformed("nature is not asked")
        check(pending, entry.outcome)
        return ()
    if not isinstance(entry, Answers) or not isinstance(pending, Ask) or entry.ask != pending.id:
        raise Refused("ask", "this question is not open")
    if sorted([seat for seat, _ in entry.moves]) != list(pending.seats):
        raise Refused("ask", "only those who are asked may answer")
    for seat, move in entry.moves:
        if not is_option(state.options(seat), move):
            raise Refused("ask", "this is not one of the options")
    return entry.moves
