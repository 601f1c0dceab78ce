"""The command line: help, version, and one clear sentence when an argument is wrong."""

import subprocess
import sys

import pytest

from backroom import __version__, cli


def test_no_arguments_start_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []

    def serve() -> None:
        started.append("serve")

    monkeypatch.setattr("backroom.commands.serve.serve", serve)
    assert cli.run([]) == 0
    assert started == ["serve"]


def test_options_without_a_command_are_those_of_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--no-browser", "--port", "70000"]) == 2
    assert capsys.readouterr().err == "backroom: The port must be from 0 to 65535.\n"


def test_what_a_flag_says_can_come_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BACKROOM_SERVE_PORT", "70000")
    assert cli.run(["serve"]) == 2
    assert capsys.readouterr().err == "backroom: The port must be from 0 to 65535.\n"


def test_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--help"]) == 0
    assert "Usage: backroom COMMAND" in capsys.readouterr().out


@pytest.mark.parametrize("name", [name for name, _, _ in cli.COMMANDS])
def test_the_help_lists_every_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli.run(["--help"])
    assert name in capsys.readouterr().out


@pytest.mark.parametrize("name", [name for name, _, _ in cli.COMMANDS])
def test_every_command_has_its_own_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([name, "--help"]) == 0
    assert f"Usage: backroom {name}" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == __version__


@pytest.mark.parametrize(
    "arguments", [["arson"], ["--arson"], ["compile", "everything"], ["compile", "--arson"]]
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("backroom: ")
    assert said.err.endswith(".\n")
    assert said.err.count("\n") == 1


@pytest.mark.slow
def test_python_m_backroom_exits_with_the_code_of_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "backroom", "arson"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
