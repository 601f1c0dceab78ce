"""What Catan costs in catanatron, run by the peers' Python: `python -m backroom.lab.bench.catanatron`.

Its own loop, `Game.play` with four of its `RandomPlayer`s, is the fastest correct way to play it: it lists
the playable actions after every action, and a player takes one of them. Every action is a decision, even the
roll of the dice and the end of the turn.
"""

from __future__ import annotations

from importlib import import_module
from random import seed
from typing import Any

from backroom.lab.bench.worker import Counts, Measure, repeat, serve

catanatron: Any = import_module("catanatron")  # it has no types


def play() -> Counts:
    """One game of four random players, to ten points or the thousandth turn."""
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color])
    game.play()
    return {"games": 1, "decisions": len(game.state.actions)}


def measures() -> dict[str, Measure]:
    seed(1)
    return {"catan": lambda seconds: repeat(play, seconds)}


if __name__ == "__main__":
    serve({"engine": "catanatron"}, measures())
