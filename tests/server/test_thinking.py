"""What a bot process may say."""

from __future__ import annotations

from typing import Any

from backroom.core.game import Ask
from backroom.server.bots.messages import Think
from backroom.server.bots.worker import think

QUESTION = Think("chair", ("event",), None, Ask(7, (1,), "turn", "turn"), ("pass",))


class Careless:
    """A bot that prints its cards when it fails."""

    def hear(self, event: Any) -> None:
        assert event == "event"

    def answer(self, view: Any, ask: Ask, options: Any) -> Any:
        raise ValueError("I hold the killer")


def test_a_bot_that_fails_says_where_and_never_what_it_holds() -> None:
    thought = think(Careless(), QUESTION)
    assert thought.move is None
    assert thought.failed is not None
    assert thought.failed.startswith("ValueError at test_thinking.py:")
    assert "killer" not in thought.failed
