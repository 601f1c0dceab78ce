"""Coverage: what processes note, and what the table says about it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import covered
from tools.checking import COUNTING

SOURCE = """\
def sign(number):
    if number < 0:
        return "-"
    if number:
        return "+"
    raise NotImplementedError


def unused():
    return 1
"""
DEFINED = [1, 9]  # lines that run when the file is imported


def measured(root: Path, *notes: dict[str, object]) -> covered.Figure:
    """The figure of a package with one file, after processes noted this."""
    package = root / "src" / "backroom" / "core"
    package.mkdir(parents=True)
    (package / "sign.py").write_text(SOURCE)
    folder = root / covered.COUNTED / "tests"
    folder.mkdir(parents=True)
    for number, note in enumerate(notes):
        (folder / f"{number}.jsonl").write_text(json.dumps(note) + "\n")
    return covered.measure("core", covered.read_notes(root / covered.COUNTED), root / covered.SOURCES)


def test_lines_and_branches_that_no_process_ran_are_missing(tmp_path: Path) -> None:
    figure = measured(tmp_path, {"core/sign.py": [*DEFINED, 2, 3, [2, 3]]}, {"core/sign.py": [2, 4, [2, 4]]})
    [file] = figure.missing
    assert file.file == "core/sign.py"
    assert 3 not in file.places
    assert covered.words(file.places) == "5, 10"


def test_a_file_that_nobody_imported_is_missing_as_a_whole(tmp_path: Path) -> None:
    figure = measured(tmp_path)
    assert figure.run == 0
    assert figure.percent == 0.0
    assert not figure.is_enough


def test_what_no_test_can_run_does_not_count(tmp_path: Path) -> None:
    everything = [*DEFINED, 2, 3, 4, 5, 10, [2, 3], [2, 4], [4, 5]]  # and nothing of the last line of sign
    figure = measured(tmp_path, {"core/sign.py": everything})
    assert figure.missing == []
    assert figure.percent == 100.0


def test_the_last_line_of_a_killed_process_may_be_half_written(tmp_path: Path) -> None:
    (tmp_path / "1.jsonl").write_text('{"core/sign.py": [1, [2, 3]]}\n{"core/sign.py": [4,')
    assert covered.read_notes(tmp_path) == {"core/sign.py": {1, (2, 3)}}


@pytest.mark.parametrize(("bar", "code"), [(61, 1), (60, 0)])
def test_the_table_fails_if_a_package_is_below_its_bar(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, bar: int, code: int
) -> None:
    monkeypatch.setattr(covered, "BARS", {"core": bar})
    measured(tmp_path, {"core/sign.py": [*DEFINED, 2, 3, 4, [2, 3]]})
    assert covered.main(tmp_path) == code
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "core/sign.py: 2->4, 5, 10"
    assert ("too little" in said[-1]) == bool(code)


def counting(folder: Path) -> dict[str, str]:
    """The environment of a process that is counted."""
    return os.environ | {
        "PYTHONPATH": str(COUNTING), "BACKROOM_COUNTED": "core", "BACKROOM_COUNTED_IN": str(folder)
    }  # fmt: skip


def test_a_process_notes_what_it_runs_of_the_named_packages(tmp_path: Path) -> None:
    code = "from backroom.core.refusal import Refused; import backroom.complaint; str(Refused('O1', 'no'))"
    subprocess.run([sys.executable, "-c", code], env=counting(tmp_path), check=True)
    noted = covered.read_notes(tmp_path)
    assert noted["core/refusal.py"]
    assert all(file.startswith("core/") for file in noted)


def test_a_process_of_ours_that_is_killed_has_noted_what_it_ran(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "backroom.server.bots.worker"]
    with subprocess.Popen(command, env=counting(tmp_path), stdin=subprocess.PIPE) as process:
        while "core/game.py" not in covered.read_notes(tmp_path):
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
    assert process.returncode == -signal.SIGKILL
