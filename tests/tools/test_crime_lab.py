"""The laboratory of ORGANIZED CRIME: positions of a recorded game, and what is chosen at them."""

from __future__ import annotations

from math import inf
from pathlib import Path
from random import Random

import pytest

from backroom.bots.organized_crime.boss.boss import Effort
from backroom.core.stream import Stream
from backroom.games.organized_crime.setup import Setup
from backroom.lab.arena import Plan, play_game
from tools import crime_lab
from tools.crime_lab import judge, positions_of

LITTLE = Effort(playouts=8, turns=1, namings=4, seconds=inf)


@pytest.mark.slow
def test_it_judges_what_is_named_at_positions_of_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every choice is one of the candidates, whose worth adds up to nothing."""
    monkeypatch.setattr(crime_lab, "TO_THE_END", 4)
    setup = Setup(players=3, variant="short")
    plan = Plan(
        game="organized_crime",
        setup=setup,
        bots=("regular", "rookie", "rookie"),
        games=2,
        seed=1,
        records=str(tmp_path),
    )
    play_game(plan, 1)
    [path] = tmp_path.glob("*.jsonl")
    rng = Random(1)
    positions = list(positions_of(path, rng))
    assert positions
    assert {position.seat for position in positions} == {1}
    for position in positions:
        stream = Stream(rng)
        found = judge(position, 2, {"boss": LITTLE}, stream)
        assert set(found) == {"regular", "quick", "boss", "boss, all cards open"}
        candidates = crime_lab.candidates_of(position, stream)
        assert sum(crime_lab.worth_of(position, candidates, 2, stream)) == pytest.approx(0.0)
        assert not position.table.walkers, "the position is as it was"
