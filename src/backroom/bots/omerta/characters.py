"""The characters of OMERTA: a temper for each level. Their names are texts, as all that people read."""

from __future__ import annotations

from typing import Final

from backroom.bots.temper import USUAL, Quickness, Temper

CHARACTERS: Final[dict[str, Temper]] = {
    "rookie": Temper(Quickness(1.00, 0.35), hesitates=0.25, certainty=1.0),
    "regular": USUAL,
    "boss": Temper(Quickness(0.65, 0.28), hesitates=0.05, thinks=0.4),
    "don": Temper(Quickness(0.58, 0.25), hesitates=0.03, thinks=2.2),
    "adviser": Temper(Quickness(0.85, 0.30), hesitates=0.15, certainty=0.6, thinks=0.4),
}
