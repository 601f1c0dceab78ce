"""`backroom balance`: a table for a person, a page with plots, and one sentence for bad arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom import cli


@pytest.mark.slow
def test_the_page_and_its_plots_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "pages" / "balance.md"
    arguments = ["balance", "organized_crime", "--games", "1", "--seed", "4", "--out", str(page)]
    assert cli.run(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "regular against itself, seed 4" in said.out
    for variant in ("standard", "short", "limit"):
        assert said.out.count(f"\n{variant}") == 6
    text = page.read_text()
    assert "In all, 9 of 9 games ended (100.00%)" in text
    assert "./backroom balance organized_crime --games 1 --seed 4" in text
    for line in text.splitlines():
        if line.startswith("!["):
            assert (page.parent / line.split("(")[1].removesuffix(")")).read_text().startswith("<svg")
    assert len(list((tmp_path / "pages" / "balance").iterdir())) == 9


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["omerta"], "balance is measured for organized_crime, not for 'omerta'."),
        (["organized_crime", "--games", "0"], "--games 0: play at least 1 game."),
        (
            ["organized_crime", "--games", "9", "--most", "8"],
            "--most 8: that is less than the 9 of --games.",
        ),
        (["organized_crime", "--jobs", "65"], "--jobs 65: choose 1 to 64 processes."),
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["balance", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"backroom: {sentence}\n")


def test_a_page_that_cannot_be_written_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    assert cli.run(["balance", "organized_crime", "--out", str(tmp_path / "file" / "balance.md")]) == 2
    assert capsys.readouterr().err.endswith("balance.md: Not a directory.\n")
