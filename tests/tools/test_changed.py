"""tools/changed.py: the files that ./check --quick gives to the type checker."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.changed import changed


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of two files, both on main."""
    for name in ("HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    (tmp_path / "src").mkdir()
    for name in ("kept.py", "edited.py"):
        (tmp_path / "src" / name).write_text("x = 1\n")
    git(tmp_path, "init", "-q", "-b", "main")
    git(tmp_path, "add", "src")
    commit(tmp_path)
    return tmp_path


def git(tree: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=tree, check=True)


def commit(tree: Path) -> None:
    git(tree, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "one")


def test_nothing_differs_from_main(tree: Path) -> None:
    assert changed(tree) == []


def test_files_edited_added_or_committed_on_a_branch_differ(tree: Path) -> None:
    git(tree, "checkout", "-q", "-b", "branch")
    (tree / "src" / "committed.py").write_text("x = 2\n")
    git(tree, "add", "src")
    commit(tree)
    (tree / "src" / "edited.py").write_text("x = 3\n")
    (tree / "src" / "new.py").write_text("x = 4\n")
    (tree / "src" / "page.md").write_text("no program\n")
    (tree / "elsewhere.py").write_text("x = 5\n")
    assert changed(tree) == ["src/committed.py", "src/edited.py", "src/new.py"]


def test_a_deleted_file_is_not_checked(tree: Path) -> None:
    (tree / "src" / "edited.py").unlink()
    assert changed(tree) == []


def test_without_git_everything_is_checked(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    assert changed(tmp_path) == ["src"]
