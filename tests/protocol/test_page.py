"""docs/protocol.md is up to date and complete, and its examples are real messages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import jsonschema_rs
import pytest

from backroom.client.program import Line
from backroom.games import HOUSE
from backroom.protocol.messages import Commands, Reason, Rest
from backroom.protocol.wire import decode, decode_from_server
from backroom.server.http.schemas import kinds_for, schema_text
from backroom.table.notices import Notice
from tools.protocol_page import PAGE, ROOT, main
from tools.protocol_types import tag_of

EXAMPLE = re.compile(r"^### `(\w+)`$.*?^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PUBLISHED = (ROOT / PAGE).read_text("utf-8")


def part(title: str) -> str:
    """The text under a heading."""
    return PUBLISHED.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_page_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(["--check"]), capsys.readouterr().out) == (0, "")


def test_an_outdated_page_is_noticed_and_rewritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out == (
        "docs/protocol.md is out of date: write it with .venv/bin/python -m tools.protocol_page\n"
    )
    (tmp_path / PAGE).write_text("old")
    assert main(["--check"], tmp_path) == 1
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    assert (tmp_path / PAGE).read_text("utf-8") == PUBLISHED


def test_every_message_of_a_client_is_there_with_an_example_that_the_server_reads() -> None:
    found = dict(EXAMPLE.findall(part("From a client")))
    assert list(found) == ["hello", *map(tag_of, get_args(Commands))]
    check = jsonschema_rs.validator_for(json.loads(schema_text("from-client-omerta")))
    for tag, text in found.items():
        assert tag_of(type(decode(text))) == tag
        if tag != "aside":  # OMERTA has none, and the example is from the other game
            check.validate(json.loads(text))


def test_every_message_of_the_server_is_there_with_an_example_that_a_client_reads() -> None:
    found = dict(EXAMPLE.findall(part("From the server")))
    assert set(found) == {"update", "advised", *map(tag_of, get_args(Rest))}
    check = jsonschema_rs.validator_for(json.loads(schema_text("from-server-omerta")))
    for tag, text in found.items():
        assert tag_of(type(decode_from_server(text, HOUSE["omerta"]))) == tag
        check.validate(json.loads(text))


def test_every_line_of_a_program_is_there() -> None:
    assert [tag for tag, _ in EXAMPLE.findall(part("Bots by lines"))] == list(map(tag_of, get_args(Line)))


def test_everything_else_that_is_said_is_there() -> None:
    assert all(f"| `{reason}` |" in part("From the server") for reason in get_args(Reason))
    assert all(f"| `{tag_of(notice)}` |" in part("Notices") for notice in get_args(Notice))
    assert all(f"`{name}`" in PUBLISHED for name in kinds_for(HOUSE))
    for name, game in HOUSE.items():
        for kind in (*get_args(game.move), *get_args(game.event)):
            described = part(f"{name}: moves") + part(f"{name}: events")
            assert f"| `{tag_of(kind)}` |" in described


def test_every_structure_that_is_named_is_described() -> None:
    """A capitalized name in backquotes in the type column has its own heading or line."""
    named: set[str] = set()
    for row in re.findall(r"^\| `\w+` \| (.*?) \|", PUBLISHED, re.MULTILINE):
        named |= set(re.findall(r"`([A-Z]\w+)`", row))
    headings = set(re.findall(r"^### (\w+)$", PUBLISHED, re.MULTILINE))
    words = set(re.findall(r"^\*\*(\w+)\*\* is one of", PUBLISHED, re.MULTILINE))
    moves = {move.__name__ for game in HOUSE.values() for move in get_args(game.move)}  # each has a line
    assert named - headings - words - moves == {"Form", "Field", "Notice", "Setup"} & named  # have sections
    assert len(named) > 20
