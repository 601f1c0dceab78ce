"""Moves as clients send them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from backroom.core.game import Game
from backroom.core.refusal import Malformed

DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {}  # by game, once it is played


def read_move(game: Game[Any, Any, Any, Any], text: bytes) -> Any:
    """A move of the game, or `Malformed`."""
    decoder = DECODERS.get(game.name)
    if decoder is None:
        decoder = DECODERS[game.name] = msgspec.json.Decoder(game.move)
    try:
        return decoder.decode(text)
    except RecursionError:
        raise Malformed("the move is nested too deeply") from None
    except ValueError as problem:
        raise Malformed(f"this is no move of {game.name}: {problem}") from None
