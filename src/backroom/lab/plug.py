"""Where the lab finds a game and its bots: in the lists of the house, or in a module from outside."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from backroom.bots import bots_of
from backroom.bots.bot import Maker
from backroom.core.log import AnyGame
from backroom.games import GAMES


class Plug(NamedTuple):
    """A game and the bots that play it, by name."""

    game: AnyGame
    bots: Mapping[str, Maker]


class NoGame(Exception):  # noqa: N818 - an answer to whoever asked
    """There is no game of this name, and no module that brings one."""


def find(name: str) -> Plug:
    """The game of this name; or the `GAME` of the module of this name, with its `BOTS` if it has any."""
    if name in GAMES:
        return Plug(GAMES[name], bots_of(GAMES[name]))
    module = import_plug(name)
    game: AnyGame | None = getattr(module, "GAME", None)
    if game is None:
        raise NoGame(f"there is no game {name!r} here, only {', '.join(GAMES)}")
    own: Mapping[str, Maker] = getattr(module, "BOTS", {})
    return Plug(game, {**bots_of(game), **own})


def import_plug(name: str) -> Any:
    """The module of this name, or None; what goes wrong inside it is for its author to see."""
    if not all(part.isidentifier() for part in name.split(".")):
        return None
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None
