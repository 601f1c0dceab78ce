"""Moves as clients send them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from backroom.core.game import Game
from backroom.core.refusal import Malformed


@cache
def decoder(game: Game[Any, Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    """Reads the moves of a game."""
    return msgspec.json.Decoder(game.move)


def read_move(game: Game[Any, Any, Any, Any], text: bytes) -> Any:
    """A move of the game, or `Malformed`."""
    try:
        return decoder(game).decode(text)
    except RecursionError:
        raise Malformed("the move is nested too deeply") from None
    except ValueError as problem:
        raise Malformed(f"this is no move of {game.name}: {problem}") from None
