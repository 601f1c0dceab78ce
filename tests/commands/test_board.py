"""`backroom board check` and `backroom board show`."""

from pathlib import Path

import pytest

from backroom import cli
from backroom.games.organized_crime.printed.board_file import BOARD, BOARD_TEXT
from backroom.games.organized_crime.printed.decks_file import DECKS_TEXT


@pytest.fixture
def board(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(BOARD_TEXT, encoding="utf-8")
    return file


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    file = tmp_path / "cards.toml"
    file.write_text(DECKS_TEXT, encoding="utf-8")
    return file


def test_a_good_board_is_summed_up(board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["board", "check", str(board)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "mine.toml: all is well.",
        "spaces   84 on the tracks (40 inner + 48 outer - 4 shared), 4 home bases",
        "cities   12",
        "circles  32",
        "decks    power 24, corrupt official 18, mistake 16, penalty 12",
    ]


def test_decks_are_checked_with_the_board(
    board: Path, decks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = DECKS_TEXT.replace("total = 24", "total = 25")
    decks.write_text(text.replace("100_000, count = 8", "100_000, count = 9"), encoding="utf-8")
    assert cli.run(["board", "check", str(board), "--decks", str(decks)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("mine.toml and cards.toml: all is well.\n")
    assert "power 25," in said


def test_a_slip_in_the_board_is_one_sentence_with_its_line_and_exit_code_2(
    board: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board.write_text(
        BOARD_TEXT.replace('name = "New York", income = 40_000', 'name = "New York", income = 5')
    )
    assert cli.run(["board", "check", str(board)]) == 2
    said = capsys.readouterr()
    line = next(
        number for number, line in enumerate(BOARD_TEXT.splitlines(), 1) if '"New York", income' in line
    )
    why = "5 is not an amount: write a multiple of 10,000 dollars, 10,000 to 1,000,000"
    assert said.out == ""
    assert said.err == f"backroom: mine.toml, line {line}: {why}.\n"


def test_a_slip_in_the_decks_names_their_file(
    board: Path, decks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    decks.write_text(DECKS_TEXT.replace("total = 12", "total = 13"))
    assert cli.run(["board", "check", str(board), "--decks", str(decks)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert 'the counts of the deck "penalty" add up to 12, not 13.' in said.err
    assert said.err.startswith("backroom: cards.toml, line ")


@pytest.mark.parametrize(
    "arguments", [["check"], ["check", "none.toml"], ["check", "--arson"], ["show", "all"], ["arson"]]
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(["board", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("backroom: ")
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1


def test_show_prints_every_space_circle_and_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["board", "show"]) == 0
    said = capsys.readouterr().out
    for space in BOARD.inner + BOARD.outer:
        assert f"{BOARD.names[space]:<20} {BOARD.ids[space]}" in said
    for line in (
        "door of the Boston base",
        "New York             income $40,000",
        "Trucking             income $20,000, 2 circles",
        "Governor             price $30,000, 3 circles",
        "FEDERAL GOVERNMENT   the piece is removed",
        "STATE GOVERNMENT     pay $50,000",
        "power, 24 cards",
        " 2 removed unless judge",
    ):
        assert line in said


@pytest.mark.parametrize("command", [[], ["check"], ["show"]])
def test_the_board_commands_have_help(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["board", *command, "--help"]) == 0
    assert "Usage: backroom board" in capsys.readouterr().out
