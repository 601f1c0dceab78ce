"""./check: its list of stages, and what it says about bad arguments."""

import sys
import tempfile
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

from tools import bootstrap, checking
from tools.stages import STAGES, Stage


def test_a_stage_comes_after_the_one_it_needs() -> None:
    names = [stage.name for stage in STAGES]
    assert len(set(names)) == len(names)
    for stage in STAGES:
        for other in (*stage.needs, stage.after):
            assert other is None or other in names[: names.index(stage.name)]


def test_a_named_stage_brings_the_one_it_needs() -> None:
    assert [stage.name for stage in checking.choose(["laws"], "full")] == ["compile", "laws"]


def test_quick_leaves_out_what_has_no_quick_form() -> None:
    quick = [stage.name for stage in checking.choose([], "quick")]
    assert "tests" in quick
    assert "compile" not in quick


def test_some_stages_are_only_for_a_long_run() -> None:
    chosen = {form: [stage.name for stage in checking.choose([], form)] for form in ("full", "long")}
    assert set(chosen["long"]) - set(chosen["full"]) == {"trace", "unsteady"}
    assert [stage.name for stage in checking.choose(["unsteady"], "full")] == ["unsteady"]


@pytest.mark.parametrize("arguments", [["arson"], ["--arson"], ["--quick", "--long"]])
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        checking.main(arguments)
    assert stop.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_list_names_every_stage(capsys: pytest.CaptureFixture[str]) -> None:
    assert checking.main(["--list"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert listed == [stage.name for stage in STAGES]


def test_the_summary_ends_with_the_counts_of_all_tests(capsys: pytest.CaptureFixture[str]) -> None:
    results = {
        "tests": checking.Result("failed", 3.0, work=5.0, counts=Counter(passed=40, failed=2)),
        "laws": checking.Result("passed", 1.0, work=1.6, counts=Counter(passed=5, skipped=1)),
    }
    assert checking.summarise(results, 4.0) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2] == "failed: tests, in 4.0 s (7 s of work)"
    assert lines[-1] == "45 passed, 2 failed, 1 skipped"


@pytest.fixture
def folder() -> Generator[Path]:
    """In the tree, since pytest names no test that lies elsewhere."""
    with tempfile.TemporaryDirectory(dir=bootstrap.ROOT / "build") as name:
        yield Path(name)


def a_stage(folder: Path, tests: str) -> Stage:
    """A stage that runs these tests."""
    file = folder / "test_it.py"
    file.write_text(tests)
    # the options of tests/conftest.py, though the file lies elsewhere
    command = f"python -m pytest -q -p tests.conftest -p no:cacheprovider {file}"
    return Stage("it", "a test of this file", command, counts=True)


def checked(stage: Stage, folder: Path, monkeypatch: pytest.MonkeyPatch) -> checking.Result:
    monkeypatch.setattr(checking, "LOGS", folder)
    return checking.run_all([stage], "full", Path(sys.executable))["it"]


def test_what_fails_among_others_and_passes_by_itself_is_unsteady(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flag = folder / "was here"
    result = checked(
        a_stage(
            folder,
            f"from pathlib import Path\nflag = Path({str(flag)!r})\n"
            "def test_first():\n    was = flag.exists()\n    flag.touch()\n    assert was\n"
            "def test_second(): pass\n",
        ),
        folder,
        monkeypatch,
    )
    assert (result.word, result.counts) == ("unsteady", Counter(passed=1, unsteady=1))
    assert checking.summarise({"it": result}, 1.0) == 0
    said = capsys.readouterr().out
    assert "test_it.py::test_first failed among the others and passed by itself: mend it" in said
    assert said.endswith("1 passed, 0 failed, 0 skipped, 1 unsteady\n")


@pytest.mark.parametrize(
    ("tests", "failed"),
    [
        pytest.param("def test_one(): assert False\n", 1, id="again"),
        pytest.param("".join(f"def test_{n}(): assert False\n" for n in range(3)), 3, id="too-many"),
        pytest.param("import nowhere\n", 1, id="not-even-collected"),
    ],
)
def test_what_fails_twice_or_much_has_failed(
    tests: str, failed: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = checked(a_stage(folder, tests), folder, monkeypatch)
    assert (result.word, result.counts["failed"], result.unsteady) == ("failed", failed, [])
    assert checking.summarise({"it": result}, 1.0) == 1
