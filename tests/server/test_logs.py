"""What the operator reads of a mistake: where it happened, and never what was in the variables there."""

from __future__ import annotations

import json

import pytest

from backroom.server.logs import Style, make_logger

HIDDEN = "a-token-of-a-seat"


def stumble(token: str) -> None:
    if token:
        raise ValueError("a mistake")


@pytest.mark.parametrize("style", ["text", "json"])
def test_an_exception_is_logged_with_its_place_and_without_the_values_there(
    style: Style, capsys: pytest.CaptureFixture[str]
) -> None:
    log = make_logger(style, "info")
    try:
        stumble(HIDDEN)
    except ValueError:
        log.exception("conversation.failed")
    written = capsys.readouterr().err
    assert "conversation.failed" in written
    assert "stumble" in written
    assert "a mistake" in written
    assert HIDDEN not in written
    if style == "json":
        assert json.loads(written)["level"] == "error"
