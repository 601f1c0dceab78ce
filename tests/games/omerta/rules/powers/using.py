"""A table where a character has just been discarded, and the editions to try it in."""

from __future__ import annotations

from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import Table, a_table

EDITIONS: list[EditionName] = ["fr", "en", "nl", "ru"]
COMMANDING: list[EditionName] = ["en", "nl", "ru"]
HANDS = ["9 8", "1 6", "2 7"]


def using(
    power: str, hands: list[str] | None = None, *, edition: EditionName = "en", pile: str = "10 10"
) -> Table:
    """Seat 0 has drawn and discarded this character."""
    return a_table(hands or HANDS, pile=f"{power} {pile}", edition=edition).draw(power).discard()
