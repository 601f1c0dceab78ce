"""A file that somebody prepared ends a command with one sentence, soon, and never drives the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from backroom import cli
from tests.support.cost_shapes import BOARD_TEXT, header_of

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "omerta" / "power-lady.jsonl"
HEADER: Final = '{"type":"record","format":1,"game":"omerta","rules":1,"setup":{"players":3}}\n'
ENDLESS: Final = Path("/dev/zero")
DEEP: Final = 20_000
ESCAPE: Final = "\\u001b[2J\\u009b31m"
HOSTILE: Final[dict[str, bytes]] = {
    "brackets": b"[" * 5 * DEEP,
    "a nested setup": b'{"type":"record","format":1,"game":"omerta","rules":1,"setup":' + b'{"a":' * DEEP,
    "a nested draw": HEADER.encode() + b'{"type":"drawn","outcome":' + b"[" * DEEP + b"]" * DEEP + b"}\n",
    "digits": HEADER.encode() + b'{"type":"drawn","outcome":[' + b"9" * 5_000 + b"]}\n",
    "a long line": HEADER.encode() + b"x" * 5_000_000,
    "a long file": HEADER.encode() + b'{"type":"drawn","outcome":[1]}\n' * 600_000,
    "bytes": bytes(range(256)) * 100,
    "nothing": b"",
    "escapes in a game": HEADER.replace("omerta", ESCAPE).encode(),
    "escapes in a line": (HEADER + f'{{"type":"{ESCAPE}"}}\n').encode(),
    "escapes in a key": f'{{"{ESCAPE}":1}}'.encode(),
    "escapes in a board": f'"{ESCAPE}" = 1\n'.encode(),
    "dotted keys": b"a." * 16_000 + b"a=1",
    "a nested receipt": b'{"format":1,"table":' + b"[" * DEEP,
}
COMMANDS: Final[dict[str, list[str]]] = {
    "verify": ["verify"],
    "replay": ["replay"],
    "board": ["board", "check"],
    "receipt": ["verify", str(GOLDEN), "--receipt"],
}


@pytest.mark.parametrize("what", HOSTILE)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_hostile_file_is_complained_about_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, what: str
) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(HOSTILE[what])
    code = cli.run([*COMMANDS[command], str(file)])
    printed = capsys.readouterr()
    assert code == 2
    assert printed.err.startswith("backroom: ")
    assert printed.err.count("\n") == 1
    assert printed.err.strip().isprintable()


@pytest.mark.skipif(not ENDLESS.exists(), reason="there is no such file here")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_without_end_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert cli.run([*COMMANDS[command], str(ENDLESS)]) == 2
    assert "bytes" in capsys.readouterr().err


def test_a_replay_prints_nothing_that_drives_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A board of one's own may have such signs in its comments."""
    file = tmp_path / "record.jsonl"
    file.write_text(header_of(f"{BOARD_TEXT}# \x9b31m\n"))
    assert cli.run(["replay", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "\\x9b31m" in printed
    assert all(line.isprintable() for line in printed.split("\n"))
