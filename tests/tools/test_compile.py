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
    for lock in compiling.LOCKS:
        (tmp_path / lock).touch()
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


@pytest.fixture
def uncompiled(tree: Path) -> Path:
    """A tree without a compiled engine, whose compiler only says how it was started."""
    (tree / compiling.COMPILED / compiling.STAMP).unlink()
    (tree / "tools").mkdir()
    facts = "f'{os.nice(0)} {os.getsid(0) == os.getpid()}'"
    (tree / "tools" / "compile.py").write_text(f"import os\nprint({facts})\n")
    return tree


def test_a_start_compiles_in_the_background_at_the_lowest_priority(uncompiled: Path) -> None:
    compiler = compiling.compile_in_background(uncompiled)
    assert compiler is not None
    assert compiler.wait(timeout=60) == 0
    assert (uncompiled / compiling.LOG).read_text() == "19 True\n", "and Ctrl-C does not end it"


def test_nothing_is_compiled_that_is_compiled_already(tree: Path) -> None:
    assert compiling.compile_in_background(tree) is None


def test_what_failed_is_not_compiled_again_until_the_sources_change(uncompiled: Path) -> None:
    (uncompiled / compiling.FAILED).write_text(compiling.sources_stamp(uncompiled))
    assert compiling.compile_in_background(uncompiled) is None
    (uncompiled / "src" / "backroom" / "state.py").write_text("x = 2\n")
    compiler = compiling.compile_in_background(uncompiled)
    assert compiler is not None
    assert compiler.wait(timeout=60) == 0


@pytest.mark.parametrize(("name", "value"), [("CC", "no-such-compiler"), (compiling.CHOICE, "never")])
def test_without_a_compiler_or_where_it_is_not_wanted_none_is_started(
    uncompiled: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert compiling.compile_in_background(uncompiled) is None


def test_where_nothing_can_be_written_the_server_starts_all_the_same(
    uncompiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert compiling.compile_in_background(uncompiled) is None
