"""O19 to O29: what each character is worth when discarded, and what to do with it, one file each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from backroom.bots.omerta.regular.powers import (
    driver,
    gangster,
    lady,
    mamma,
    mole,
    patrol,
    safecracker,
    snitch,
)
from backroom.bots.omerta.regular.reading import Reading
from backroom.games.omerta.moves import Move
from backroom.games.omerta.printed import cards


def nothing(_reading: Reading) -> float:
    """O25 to O27: discarded, these do nothing."""
    return 0.0


WORTH: Final[dict[int, Callable[[Reading], float]]] = {
    cards.GANGSTER: gangster.worth,
    cards.LADY: lady.worth,
    cards.MOLE: mole.worth,
    cards.SNITCH: snitch.worth,
    cards.DRIVER: driver.worth,
    cards.SAFECRACKER: safecracker.worth,
    cards.KILLER: nothing,
    cards.WITNESS: nothing,
    cards.ALIBI: nothing,
    cards.MAMMA: mamma.worth,
    cards.PATROL: patrol.worth,
}
CHOOSE: Final[dict[int, Callable[[Reading, Sequence[Move]], Move]]] = {
    cards.GANGSTER: gangster.choose,
    cards.LADY: lady.choose,
    cards.MOLE: mole.choose,
    cards.SNITCH: snitch.choose,
    cards.DRIVER: driver.choose,
    cards.SAFECRACKER: safecracker.choose,
    cards.MAMMA: mamma.choose,
    cards.PATROL: patrol.choose,
}
