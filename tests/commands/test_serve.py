"""`backroom serve`: what is wrong with its arguments, and what it says when it is open."""

from __future__ import annotations

from typing import Any, Self, cast

import pytest
from aiohttp import web

from backroom import cli
from backroom.commands import serve


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--data", "here", "--database", "postgresql://there/b"],
            "Choose either --data or --database, not both.",
        ),
        (["--bot-processes", "0"], "The bots need at least one process."),
        (["--days-unstarted", "0"], "Tables must be kept for more than 0 days."),
        (["--max-tables", "0"], "The limits on tables, megabytes and gigabytes must be more than 0."),
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert cli.run(["serve", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"backroom: {sentence}\n")


def test_an_open_server_is_announced_with_a_code_for_phones(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve.webbrowser, "open", opened.append)

    class Listening:
        addresses = (("0.0.0.0", 8765),)  # noqa: S104 - nothing listens here

    serve.announce(cast("web.AppRunner", Listening()), "0.0.0.0", "192.0.2.7", show=True)  # noqa: S104
    said = capsys.readouterr().out
    assert "Backroom is open at http://127.0.0.1:8765/\n" in said
    assert "On this network: http://192.0.2.7:8765/\n" in said
    assert opened == ["http://127.0.0.1:8765/"]


def test_a_machine_without_a_network_has_no_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: Any) -> None:
        raise OSError

    class Unconnected:
        connect = nowhere

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None: ...

    def probe(*_: object) -> Unconnected:
        return Unconnected()

    monkeypatch.setattr(serve.socket, "socket", probe)
    assert serve.address_in_the_network() is None
