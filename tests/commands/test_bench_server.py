"""`backroom bench server`: the JSON object, the table for a person, and one sentence for bad arguments."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from backroom import cli
from backroom.commands import bench_server as bench
from backroom.complaint import Complaint
from backroom.engine import engine
from backroom.lab.bench.server.measures import Held, Saturated, Timed
from backroom.lab.bench.server.ratios import Ratio, Ratios, Slices
from backroom.lab.bench.server.run import Entrant, Figures, Plan, Results

MINE = Figures(3000, 4500, 2.0, 6.0, 90.0)
THEIRS = Figures(1000, 3000, 4.0, 5.0, 60.0)
SLICES = Slices([Saturated(100, 1.0, 0.5)], [Timed([0.001] * 100)])
HELD = Held(200, 800, 110.0, 200.0, 1.5, 7.5)


def measured(entrants: Sequence[Entrant], plan: Plan) -> Results:
    """A plausible result of a run."""
    sides = {entrant.name: MINE if entrant.name == bench.OURS else THEIRS for entrant in entrants}
    slices = dict.fromkeys(sides, SLICES)
    return Results(sides, slices, Held(plan.held, 4 * plan.held, 110.0, 200.0, 1.5, 7.5))


def sources(tree: Path | None) -> Path:
    return Path(bench.__file__).parents[2]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start nothing."""
    monkeypatch.setattr(bench, "run", measured)
    monkeypatch.setattr(bench, "engine_tree", sources)


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "server", "--seconds", "2", "--json"]) == 0
    said = capsys.readouterr()
    assert (said.err, said.out.count("\n")) == ("", 1)
    told = json.loads(said.out)
    assert list(told) == [
        "engine", "seconds", "slices", "tables", "python", "load", "backroom", "colyseus", "ratios", "held",
    ]  # fmt: skip
    assert (told["engine"], told["seconds"], told["tables"]) == (engine(), 2.0, 40)
    assert (told["colyseus"], told["ratios"]) == (None, None)
    assert told["backroom"]["actions_per_cpu_second"] == 4500
    assert (told["held"]["tables"], told["held"]["connections"]) == (200, 800)


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_all_tables_are_held_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "server", "--full"]) == 0
    assert "2,000 tables with 8,000 connections held in 110 MB" in capsys.readouterr().out


def test_a_person_reads_ratios_with_their_intervals() -> None:
    ratios = Ratios(Ratio(1.5, 1.41, 1.62), Ratio(0.5, 0.4, 0.6), Ratio(1.2, 0.9, 10.5))
    report = bench.Report("compiled", 5.0, 10, 40, "3.11.0", 0.5, MINE, THEIRS, ratios, HELD)
    lines = bench.text(report).splitlines()
    assert lines[1].split() == ["actions/s", "/CPU", "second", "p50", "ms", "p99", "ms", "KB/table"]
    assert lines[2].split() == ["backroom,", "compiled", "3,000", "4,500", "2.00", "6.00", "90.0"]
    assert lines[3].split() == ["Colyseus", "1,000", "3,000", "4.00", "5.00", "60.0"]
    assert lines[4].split() == ["times", "Colyseus", "1.50", "0.50", "1.20", "1.50"]
    assert " ".join(lines[5].split()) == "... with 95 % 1.41 to 1.62 0.40 to 0.60 0.90 to 10.50"
    assert len({len(line) for line in lines[:6]}) == 1
    assert lines[-1].startswith("5 s per figure, in 10 alternating slices;")
    assert lines[-1].endswith("Python 3.11.0; load of the machine 0.5")


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_the_disk_to_be_measured_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folders: list[Path | None] = []

    def noted(entrants: Sequence[Entrant], plan: Plan) -> Results:
        folders.append(plan.folder)
        return measured(entrants, plan)

    monkeypatch.setattr(bench, "run", noted)
    assert cli.run(["bench", "server", "--json"]) == 0
    assert cli.run(["bench", "server", "--json", "--data", str(tmp_path)]) == 0
    assert folders == [None, tmp_path]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seconds", "0"], "--seconds 0: choose 0.5 to 600 seconds for each figure."),
        (["--seconds", "nan"], "--seconds nan: choose 0.5 to 600 seconds for each figure."),
        (["--seconds", "long"], 'Invalid value for --seconds: unable to convert "long" into float.'),
        (["--data", "/nowhere/at/all"], "--data /nowhere/at/all: there is no such folder."),
        (["--quickly"], "Unknown option: --quickly."),
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["bench", "server", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"backroom: {sentence}\n")


@pytest.mark.slow
def test_an_installed_copy_measures_itself_and_no_peers() -> None:
    assert bench.engine_tree(None) == sources(None)
    assert bench.engine_of(sources(None)) == engine()
    with pytest.raises(Complaint, match="--peers needs a source tree"):
        bench.peer(None)
