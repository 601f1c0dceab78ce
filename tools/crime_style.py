"""Looks for a better style of the quick player: `python -m tools.crime_style --seconds 600`.

One weight after another is raised or lowered. A change is kept if one quick player with it wins more often
against three of the usual style, twice: over as many games as fit in some seconds, and over twice as many
others. It prints every change it keeps, and at the end the weights, for `SHARP` in `search/quick/style.py`.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from backroom.core.stream import Stream
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.search.evaluation import Evaluation
from backroom.games.organized_crime.search.playouts import Playouts
from backroom.games.organized_crime.search.quick.atlas import atlas_of
from backroom.games.organized_crime.search.quick.policy import Policy
from backroom.games.organized_crime.search.quick.style import NAMES, SHARP, Style
from backroom.games.organized_crime.setup import Setup
from tests.games.organized_crime.playing import begun

RULES = Rules(Setup(players=4, variant="short"))
GAMES = 800
BETTER = 0.012  # of all games, the first time
STILL_BETTER = 0.004  # ... and the second time
SMALLEST = {"man": 10_000, "leaving": 10_000, "kept": 2}  # the first step of weights that are small or zero


def rate(weights: list[int], games: int, seed: str) -> float:
    """How often one player of this style wins against three of the usual one."""
    atlas = atlas_of(RULES)
    sharp, usual = Policy(atlas, Style(tuple(weights))), Policy(atlas, Style())
    evaluation = Evaluation(atlas)
    wins = 0.0
    for number in range(games):
        place = number % 4
        stream = Stream(Random(f"{seed}:{number // 4}"))  # noqa: S311 - dice for practice
        playouts = Playouts([sharp if seat == place else usual for seat in range(4)], evaluation)
        game = begun(RULES, stream)
        playouts.play(game, stream, 1_000)
        if place in game.winners:
            wins += 1 / len(game.winners)
    return wins / games


def changed(weights: list[int], at: int, factor: float) -> list[int]:
    """The same weights, with one of them larger or smaller."""
    new = weights[:]
    new[at] = round(weights[at] * factor)
    least = SMALLEST.get(NAMES[at], 1)
    if abs(new[at] - weights[at]) < least:
        new[at] = weights[at] + (least if factor > 1 else -least)
    if weights[at] >= 0:
        new[at] = max(0, new[at])
    return new


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=3)
    given = parser.parse_args()
    rng = Random(given.seed)  # noqa: S311 - an order of attempts
    weights, step, tries = list(SHARP), 2.0, 0
    best = rate(weights, 2 * GAMES, f"{given.seed}")
    print(f"to begin with: {best:.3f}", flush=True)
    deadline = time.monotonic() + given.seconds
    while time.monotonic() < deadline:
        for at in rng.sample(range(len(NAMES)), len(NAMES)):
            for factor in (step, 1 / step):
                if time.monotonic() > deadline:
                    break
                tries += 1
                new = changed(weights, at, factor)
                if rate(new, GAMES, f"{given.seed}:first:{tries}") < best + BETTER:
                    continue
                again = f"{given.seed}:again:{tries}"
                found = rate(new, 2 * GAMES, again)
                if found > rate(weights, 2 * GAMES, again) + STILL_BETTER:
                    weights = new
                    best = rate(weights, 4 * GAMES, f"{given.seed}:{tries}")
                    print(f"{NAMES[at]} {weights[at]}: {best:.3f}", flush=True)
                    break
        step = max(1.25, step**0.7)
    print(weights, f"{rate(weights, 4_000, f'{given.seed}:end'):.3f}")


if __name__ == "__main__":
    main()
