"""A compiled engine is used only while it matches the sources."""

import sys
from pathlib import Path

import pytest

from tools import compile as compiling


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "backroom"
    package.mkdir(parents=True)
    (package / "state.py").write_text("x = 1\n")
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "requirements-dev.txt").touch()
    compiled = tmp_path / compiling.COMPILED
    compiled.mkdir(parents=True)
    (compiled / compiling.STAMP).write_text(compiling.sources_stamp(tmp_path))
    return tmp_path


def test_the_compiled_engine_is_used_while_the_sources_stay_the_same(tree: Path) -> None:
    assert compiling.engine_tree(tree) == tree / compiling.COMPILED


@pytest.mark.parametrize("name", ["src/backroom/state.py", "src/backroom/new.py", "pyproject.toml"])
def test_a_changed_source_means_the_interpreted_engine(tree: Path, name: str) -> None:
    (tree / name).write_text("x = 2\n")
    assert compiling.engine_tree(tree) == tree / "src"


def test_without_a_compiled_engine_the_sources_run(tmp_path: Path) -> None:
    assert compiling.engine_tree(tmp_path) == tmp_path / "src"


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("class Take(Struct, frozen=True):\n    n: int\n", "a Struct"),
        ("class Entrance:\n    async def enter(self) -> None: ...\n", "a coroutine"),
    ],
)
def test_what_compiling_would_change_is_refused(
    source: str, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "moves.py").write_text(source)
    compiling.refuse_changed(tmp_path)  # this file is not compiled
    (tmp_path / "moves.cpython-311-x86_64-linux-gnu.so").touch()
    with pytest.raises(SystemExit):
        compiling.refuse_changed(tmp_path)
    assert f"moves.py defines {what}" in capsys.readouterr().err


def test_a_machine_without_a_compiler_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiling.what_is_missing(Path(sys.executable)) == "no C compiler"


def test_a_machine_without_headers_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho /nowhere\necho sh\n")
    python.chmod(0o755)
    monkeypatch.setenv("CC", "sh")
    assert compiling.what_is_missing(python) == "no Python.h (Debian: python3-dev)"
