"""What the benchmark of the engine measures: everything it names can be measured."""

from __future__ import annotations

import pytest

from backroom.lab.bench import omerta, organized_crime
from backroom.lab.bench.snaps.races import Outcome
from backroom.lab.bench.snaps.report import Report

ONCE = 1e-9  # seconds: each piece of work is done once


@pytest.mark.slow
@pytest.mark.parametrize("measure", omerta.MEASURES)
def test_every_measure_of_omerta_counts_something(measure: str) -> None:
    counts = omerta.MEASURES[measure](ONCE)
    assert counts.pop("seconds") > 0
    assert counts
    assert all(count > 0 for count in counts.values())


@pytest.mark.slow
def test_every_measure_of_organized_crime_counts_something() -> None:
    for measure in organized_crime.measures().values():
        counts = measure(ONCE)
        assert counts.pop("seconds") > 0
        assert counts
        assert all(count > 0 for count in counts.values())


def test_a_mode_of_racing_is_a_line_with_its_interval() -> None:
    text = Report((Outcome("honest", 100, 200), Outcome("late", 118, 200))).text()
    assert text.splitlines()[2:] == [
        "   200   100  43.1% to 56.9%    honest",
        "   200   118  52.1% to 65.6%    late",
    ]
