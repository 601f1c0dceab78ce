"""The characters of ORGANIZED CRIME: a temper for each level. Nothing is raced for here."""

from __future__ import annotations

from typing import Final

from backroom.bots.temper import USUAL, Temper

QUICKNESS: Final = USUAL.quickness
CHARACTERS: Final[dict[str, Temper]] = {
    "rookie": Temper(QUICKNESS, hesitates=0.25),
    "regular": USUAL,
    "boss": Temper(QUICKNESS, hesitates=0.05, thinks=0.4),
    "don": Temper(QUICKNESS, hesitates=0.03, thinks=2.2),
    "adviser": Temper(QUICKNESS, hesitates=0.15, thinks=0.4),
}
