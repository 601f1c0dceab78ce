"""Encodes and decodes messages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct

from backroom.core.game import Game
from backroom.core.refusal import Malformed
from backroom.protocol.messages import (
    VERSION,
    AnyUpdate,
    FromClient,
    FromServer,
    TableNow,
    Update,
    from_server,
)
from backroom.protocol.setup_once import with_setup


class AnyHello(Struct, tag="hello"):
    """A hello of any version, past or future, whatever else it contains."""

    version: int


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
HELLO: Final[msgspec.json.Decoder[AnyHello]] = msgspec.json.Decoder(AnyHello)
ANY_GAME: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(from_server())


def encode(message: FromServer | FromClient) -> bytes:
    """A message from either side, as JSON."""
    return ENCODER.encode(message)


def decode(text: str | bytes) -> FromClient:
    """A client's message; or raises `Malformed`, with a sentence that repeats nothing of the input."""
    try:
        return DECODER.decode(text)
    except RecursionError:
        raise Malformed("the message is nested too deeply") from None
    except ValueError as problem:  # msgspec's errors, and bytes that are not UTF-8
        raise Malformed(f"the message cannot be read: {problem}") from None


@lru_cache
def move_decoder(game: Game[Any, Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    """Decodes the moves of a game."""
    return msgspec.json.Decoder(game.move)


def read_move(game: Game[Any, Any, Any, Any], text: bytes) -> Any:
    """A move of the game, or raises `Malformed`."""
    try:
        return move_decoder(game).decode(text)
    except RecursionError:
        raise Malformed("the move is nested too deeply") from None
    except ValueError as problem:
        raise Malformed(f"this is no move of {game.name}: {problem}") from None


def is_of_another_version(text: str | bytes) -> bool:
    """Whether an unreadable message is the hello of a client of another version."""
    try:
        return HELLO.decode(text).version != VERSION
    except (ValueError, RecursionError):
        return False


def decode_from_server(
    text: str | bytes, game: Game[Any, Any, Any, Any] | None, setup: Any = UNSET
) -> FromServer:
    """A server's message, in the types of the game if it is known already; or raises `Malformed`.

    An update is completed with the setup of an earlier one if it has none itself.
    """
    decoder = ANY_GAME if game is None else decoder_for(game)
    try:
        heard = decoder.decode(text)
    except RecursionError:
        raise Malformed("the message is nested too deeply") from None
    except ValueError as problem:
        raise Malformed(f"the message cannot be read: {problem}") from None
    return make_whole(heard, game, setup) if isinstance(heard, Update) else heard


def make_whole(update: AnyUpdate, game: Game[Any, Any, Any, Any] | None, setup: Any) -> AnyUpdate:
    """The update with its setup, in the ordinary types."""
    if update.table.setup is not UNSET:
        setup = update.table.setup
    if setup is UNSET:
        raise Malformed("the first update of a connection must have the setup")
    view = update.view
    if game is not None and view is not None:
        view = with_setup(game.view, view, setup)
    table = with_setup(TableNow[Any], update.table, setup)
    return Update(update.now, update.told, table, view, update.question, update.asides, update.silence)


@lru_cache
def decoder_for(game: Game[Any, Any, Any, Any]) -> msgspec.json.Decoder[FromServer]:
    """Decodes the messages of a table of this game."""
    return msgspec.json.Decoder(from_server(game))
