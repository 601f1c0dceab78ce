"""`backroom bench snaps`."""

from __future__ import annotations

import pytest

from backroom import cli


def test_it_says_how_often_each_wins_with_and_without_the_scheme(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "snaps", "--races", "300"]) == 0
    printed = capsys.readouterr().out
    for title in ("by arrival alone", "judged by the table", "pongs are held back"):
        assert title in printed


def test_where_no_namespace_can_be_made_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert cli.run(["bench", "snaps", "--sockets", "--races", "1"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("backroom: No races over real sockets on this machine: ")


@pytest.mark.parametrize("races", ["0", "-1", "99999999999"])
def test_an_impossible_number_is_one_sentence(races: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "snaps", "--races", races]) == 2
    assert capsys.readouterr().err == f"backroom: --races {races}: choose 1 to 10000000 races.\n"
