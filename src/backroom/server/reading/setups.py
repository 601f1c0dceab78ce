"""Reads the options of a game as clients send them."""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.core.game import Game
from backroom.core.refusal import Malformed


def read_setup(game: Game[Any, Any, Any, Any], text: bytes) -> Any:
    """The options of a game that can begin with them, or `Malformed`."""
    try:
        setup: Any = msgspec.json.decode(text, type=game.setup)
    except RecursionError:
        raise Malformed("the setup is nested too deeply") from None
    except ValueError as problem:
        raise Malformed(f"the setup cannot be read: {problem}") from None
    game.start(setup)
    return setup
