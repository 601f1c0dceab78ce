"""The page of rules and their tests: what it lists, and when it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rule_coverage import PAGE, Problem, main, quotes, rule_ids


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small game with two rules and a test for each."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "ludo-ids.txt").write_text("L1 The board\nL1b The dice\n")
    rules = tmp_path / "tests" / "games" / "ludo" / "rules"
    rules.mkdir(parents=True)
    (rules / "test_ludo.py").write_text(
        'def test_l1_the_board_is_square():\n    """Four corners."""\n\n\n'
        "def test_l1b_a_six_is_thrown_again():\n    pass\n\n\ndef test_something_else():\n    pass\n"
    )
    return tmp_path


def test_the_page_of_this_project_is_complete_and_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(["--check"]), capsys.readouterr().out) == (0, "")


def test_every_id_is_listed_with_its_tests(tree: Path) -> None:
    assert main([], tree) == 0
    page = (tree / PAGE).read_text()
    assert "2 rules, 2 tests." in page
    link = "(../../tests/games/ludo/rules/test_ludo.py)"
    assert f"### L1 The board\n\n- Four corners. [`test_l1_the_board_is_square`]{link}\n" in page
    assert f"### L1b The dice\n\n- [`test_l1b_a_six_is_thrown_again`]{link}\n" in page
    assert "something_else" not in page
    assert main(["--check"], tree) == 0


def test_an_id_without_a_test_fails(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (tree / "docs" / "rules" / "ludo-ids.txt").open("a") as ids:
        ids.write("L2 The end\n")
    assert main([], tree) == 1
    assert capsys.readouterr().out == "ludo: no test quotes L2\n"


def test_a_test_of_a_rule_that_is_not_listed_fails(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "tests" / "games" / "ludo" / "test_more.py").write_text("def test_l9_no():\n    pass\n")
    assert main([], tree) == 1
    assert capsys.readouterr().out == "ludo: test_l9_no quotes a rule that is not listed\n"


def test_a_page_out_of_date_fails(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], tree) == 1
    assert "out of date" in capsys.readouterr().out
    assert not (tree / PAGE).exists()
    main([], tree)
    (tree / PAGE).write_text("old")
    assert main(["--check"], tree) == 1
    assert (tree / PAGE).read_text() == "old"


def test_without_a_list_of_ids_nothing_is_covered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    assert main([], tmp_path) == 1
    assert "no list of ids" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["O1", "o1 small", "O1x2 odd", "O1 one\nO1 again"])
def test_a_list_that_cannot_be_read(tree: Path, text: str) -> None:
    with pytest.raises(Problem):
        rule_ids(text)
    (tree / "docs" / "rules" / "ludo-ids.txt").write_text(text)
    assert main([], tree) == 1


def test_a_second_game_has_its_own_list(tree: Path) -> None:
    (tree / "docs" / "rules" / "chess-ids.txt").write_text("C1 The king\n")
    (tree / "tests" / "games" / "chess").mkdir()
    (tree / "tests" / "games" / "chess" / "test_king.py").write_text("def test_c1_alone():\n    pass\n")
    assert main([], tree) == 0
    assert [quote.rule for quote in quotes(tree, "chess")] == ["c1"]
    assert (tree / PAGE).read_text().index("## chess") < (tree / PAGE).read_text().index("## ludo")


def test_a_list_with_a_hyphen_reads_the_folder_with_an_underscore(tree: Path) -> None:
    (tree / "docs" / "rules" / "bank-heist-ids.txt").write_text("H1 The safe\n")
    (tree / "tests" / "games" / "bank_heist").mkdir()
    (tree / "tests" / "games" / "bank_heist" / "test_safe.py").write_text(
        "def test_h1_it_is_shut():\n    pass\n"
    )
    assert main([], tree) == 0
    assert "## bank-heist\n\n1 rules, 1 tests." in (tree / PAGE).read_text()
