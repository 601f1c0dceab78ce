"""Games from outside the house: the modules that the environment names in BACKROOM_GAMES.

A module has the game as `GAME`, and its bots by level as `BOTS` if it has any. It is looked for as Python
does, and last in the folder that the program was started from. All processes of a server inherit the
environment, so each of them knows the same games.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Container, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from backroom.core.log import AnyGame
from backroom.core.refusal import Malformed

NAMED_IN: Final = "BACKROOM_GAMES"


class Plug(NamedTuple):
    """A game from outside, and the makers of its bots by level."""

    module: str
    game: AnyGame
    bots: Mapping[str, Any]


@cache
def plugs() -> Mapping[str, Plug]:
    """The games from outside by name; `Malformed` if a module brings no game."""
    names = [name.strip() for name in os.environ.get(NAMED_IN, "").split(",")]
    found: dict[str, Plug] = {}
    for name in filter(None, names):
        plug = plug_in(name)
        check_free(plug.game.name, found)
        found[plug.game.name] = plug
    return found


def games_beside(house: Mapping[str, AnyGame]) -> dict[str, AnyGame]:
    """The games from outside by name; none has the name of one of the house."""
    for name in plugs():
        check_free(name, house)
    return {name: plug.game for name, plug in plugs().items()}


def check_free(name: str, taken: Container[str]) -> None:
    """No other game has this name."""
    if name in taken:
        raise Malformed(f"{NAMED_IN}: two games have the name {name!r}")


def plug_in(name: str) -> Plug:
    """The game of one module; what goes wrong inside it is for its author to see."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    if not all(part.isidentifier() for part in name.split(".")):
        raise Malformed(f"{NAMED_IN}: there is no module {name!r}")
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        raise Malformed(f"{NAMED_IN}: there is no module {name!r}") from None
    game: AnyGame | None = getattr(module, "GAME", None)
    if game is None:
        raise Malformed(f"{NAMED_IN}: the module {name!r} has no GAME")
    return Plug(name, game, getattr(module, "BOTS", {}))
