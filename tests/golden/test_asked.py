"""What the draws of the first record asked for; the browser's tests read it, as a browser knows no rules."""

from __future__ import annotations

from pathlib import Path

import msgspec

from backroom.core.chance import Chance, Drawn
from backroom.core.log import read, steps
from backroom.games import GAMES

FOLDER = Path(__file__).parent


def test_what_the_draws_of_the_first_record_asked_for_is_written_beside_it() -> None:
    record = read((FOLDER / "record-format-1.jsonl").read_bytes(), GAMES)
    found = msgspec.json.decode(
        (FOLDER / "record-format-1.asked.json").read_bytes(), type=list[Chance | None]
    )
    asked = list(steps(record, GAMES["omerta"]))
    assert found == [step.asked if isinstance(step.entry, Drawn) else None for step in asked]
