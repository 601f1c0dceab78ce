"""A second server on the same file is refused in one sentence, for as long as the first one runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from backroom.complaint import Complaint
from backroom.server.store.opening import held_alone

ANOTHER = """
import sys
from pathlib import Path
from backroom.complaint import Complaint
from backroom.server.store.opening import held_alone
try:
    with held_alone(Path(sys.argv[1])):
        print("alone")
except Complaint as problem:
    print(problem)
"""


def another_server(path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ANOTHER, path], check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout.strip()


def test_a_file_is_for_one_server_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "data" / "backroom.sqlite3"
    with held_alone(path):
        said = another_server(path)
        assert said == f"Another server uses {path} already; stop it, or choose another folder with --data."
    assert another_server(path) == "alone"


def test_a_database_elsewhere_is_kept_apart_by_its_keys() -> None:
    with held_alone("postgresql://somebody@nowhere/backroom"):
        pass


def test_a_mark_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "backroom.sqlite3"
    path.with_name("backroom.sqlite3-server").mkdir()
    with pytest.raises(Complaint, match="cannot be written"), held_alone(path):
        pass
