"""The seats of the readings, and hands as the readings write them: in order, without empty places."""

from __future__ import annotations

from tests.games.omerta.builder import EMPTY, Table

A, B, C, D, E = range(5)


def row(table: Table, seat: int) -> str:
    """O7c: the cards of a hand in order; the readings do not say what happens to an empty place."""
    return " ".join(word for word in table.hand(seat).split() if word != EMPTY)


def known_by(table: Table, owner: int, place: int) -> list[int]:
    """O34: the seats that have seen the card there."""
    players = len(table.state.hands)
    return [seat for seat in range(players) if table.knows(seat, owner, place)]
