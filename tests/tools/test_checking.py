"""./check: its list of stages, and what it says about bad arguments."""

from collections import Counter

import pytest

from tools import checking
from tools.stages import STAGES


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
