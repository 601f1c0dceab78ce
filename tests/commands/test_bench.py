"""`backroom bench engine`: the JSON object, the table for a person, and one sentence for bad arguments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from backroom import cli
from backroom.commands import bench_engine as bench
from backroom.complaint import Complaint
from backroom.lab.bench.engine import BENCHMARKS, COSTS, PLAYS, SEARCHES, Measured, Play

OMERTA = BENCHMARKS["omerta"]
OMERTA_PLAYS = (*PLAYS, "uniform_rollouts")
QUICK = ["bench", "engine", "--seconds", "0.01"]
TREE = Path(__file__).parents[2]


@pytest.fixture
def interpreted_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that there is no compiled engine, even if one is built or running."""

    def sources(tree: Path, *arguments: str) -> Path:
        return tree / "src"

    monkeypatch.setattr(bench, "find_tree", lambda: TREE)
    monkeypatch.setattr(bench, "asked_of_tools", sources)


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted_only")
def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*QUICK, "omerta", "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.count("\n") == 1
    told = json.loads(said.out)
    assert list(told) == [
        "game", "seconds", "rounds", "python", "interpreted", "compiled", "openspiel", "catanatron", "notes",
    ]  # fmt: skip
    assert (told["game"], told["seconds"], told["rounds"]) == ("omerta", 0.01, 5)
    assert (told["compiled"], told["openspiel"], told["catanatron"]) == (None, None, None)
    assert [note.split(",")[0] for note in told["notes"]] == ["no compiled engine"]
    engine = told["interpreted"]
    assert tuple(engine["plays"]) == OMERTA_PLAYS
    assert tuple(engine["microseconds"]) == COSTS + SEARCHES
    for play in engine["plays"].values():
        assert list(play) == ["decisions_per_second", "games_per_second"]
        assert play["decisions_per_second"] > 8 * play["games_per_second"] > 0
    assert all(cost > 0 for cost in engine["microseconds"].values())


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted_only")
def test_a_person_reads_a_line_for_each_way_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(QUICK) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["decisions/s", "games/s"]
    assert [line.split()[:2] for line in lines[1:6]] == [
        ["interpreted", name] for name in ("uniform,", "tempered,", "uniform,", "tempered,", "uniform,")
    ]
    assert lines[6].split()[:2] == ["interpreted", "view"]
    assert lines[-2].startswith("no compiled engine")
    assert lines[-1].startswith("median of 5 alternating rounds; 0.01 s of one core per figure")


def test_the_table_has_the_ratios_to_the_peers() -> None:
    play = Play(1000.0, 10.0, 0.5, 0.25, 0.125)
    peers = {name: play for name in bench.NAMES if name not in (*OMERTA_PLAYS, "catan")}
    engine = Measured(dict.fromkeys(OMERTA_PLAYS, play), dict.fromkeys(COSTS, 1.0))
    report = bench.Report("omerta", 1.0, 5, "3.11.0", engine, engine, Measured(peers), None, [])
    lines = bench.text(report).splitlines()
    assert lines[1].split() == ["decisions/s", "games/s", "driven", "games", "rollouts"]
    assert len({len(line) for line in lines[1:18]}) == 1
    for line in lines[2:18]:
        assert line.split()[-5:] == ["1,000", "10", "0.50", "0.25", "0.12"]


def test_organized_crime_has_one_ratio_to_catan() -> None:
    engine = Measured(dict.fromkeys(PLAYS, Play(1000.0, 10.0, 20.5)), dict.fromkeys(COSTS, 1.0))
    catan = Measured({"catan": Play(50.0, 1.0, 1.0)})
    report = bench.Report("organized_crime", 1.0, 5, "3.11.0", engine, engine, None, catan, [])
    lines = bench.text(report).splitlines()
    assert lines[0].split() == ["times", "catan"]
    assert lines[1].split() == ["decisions/s", "games/s", "driven"]
    assert len({len(line) for line in lines[:11]}) == 1
    assert lines[2].split()[-3:] == ["1,000", "10", "20.50"]
    assert lines[10].split() == ["catanatron", "Catan,", "its", "own", "loop", "50", "1", "1.00"]


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted_only")
def test_organized_crime_is_measured_like_omerta(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*QUICK, "organized_crime", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "organized_crime"
    assert tuple(told["interpreted"]["plays"]) == PLAYS
    assert tuple(told["interpreted"]["microseconds"]) == COSTS + SEARCHES


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no benchmark for 'chess', only for omerta, organized_crime."),
        (["--seconds", "0"], "--seconds 0: choose 0.01 to 600 seconds for each figure."),
        (["--seconds", "nan"], "--seconds nan: choose 0.01 to 600 seconds for each figure."),
        (["--seconds", "long"], 'Invalid value for --seconds: unable to convert "long" into float.'),
        (["--fast"], "Unknown option: --fast."),
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["bench", "engine", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"backroom: {sentence}\n")


def test_an_installed_copy_measures_its_own_engine_and_no_peers() -> None:
    sides, notes = bench.engines(None, OMERTA)
    assert [side.name for side in sides] == [bench.engine()]
    assert notes == [f"only the installed engine, {bench.engine()}."]
    with pytest.raises(Complaint, match="--peers needs a source tree"):
        bench.peer(None, OMERTA)


def test_a_compiled_engine_that_matches_the_sources_is_measured_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def compiled(tree: Path, *arguments: str) -> Path:
        return tree / "build" / "compiled"

    monkeypatch.setattr(bench, "asked_of_tools", compiled)
    sides, notes = bench.engines(tmp_path, OMERTA)
    assert [(side.name, side.tree) for side in sides] == [
        ("interpreted", tmp_path / "src"),
        ("compiled", tmp_path / "build" / "compiled"),
    ]
    assert notes == []


def test_a_tool_that_fails_is_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Complaint, match="could not prepare the benchmark"):
        bench.asked_of_tools(tmp_path, "-c", "raise SystemExit('no network')")
    assert "no network" in capfd.readouterr().err
