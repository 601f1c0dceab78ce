"""Players for the tests of the table: any option, but rarely one that ends a round at once."""

from collections.abc import Sequence
from random import Random
from typing import Any

from backroom.core.form import Form, draw_filling
from backroom.core.game import Game

CALLS = 0.05  # how often Omerta is called where possible, or the Boss goes for a walk
CLAIMS = 0.3  # how often a card is thrown where possible
ASKS = 0.7  # how often income is claimed where possible
ENDS = 0.5  # how often a turn, a discussion or a session is ended where possible


def choose(game: Game[Any, Any, Any, Any], options: Sequence[Any], rng: Random) -> Any:
    """One of the options, by temper; a form with any filling."""
    default = game.default(options)
    tags = {type(option).__name__ for option in options}
    if tags & {"Snap", "Show"} and rng.random() >= CLAIMS:
        return default
    requests = [option for option in options if type(option).__name__ in ("Request", "Control")]
    if requests and rng.random() < ASKS:
        return rng.choice(requests)
    if tags & {"PassDice", "CallVote", "Close"} and rng.random() < ENDS:
        return default
    calm = [option for option in options if not is_rash(option) or rng.random() < CALLS]
    option = rng.choice(calm or options)
    return draw_filling(option, game.move, rng) if isinstance(option, Form) else option


def is_rash(option: Any) -> bool:
    """Whether it ends a round, or walks the Boss into the street."""
    kind = type(option).__name__
    return kind == "CallOmerta" or (kind == "Name" and option.boss)
