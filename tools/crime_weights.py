"""Fits the evaluation of ORGANIZED CRIME: `python -m tools.crime_weights --games 16000 --seed 1`.

Quick players play whole games: one of the sharper style, who stands for a player that searches, and others
of the usual style, who play much as `regular` does. Up to some turn everybody's style is changed at random,
for many kinds of positions. After it, the features of every living family are kept at the beginning of some
turns, with who won in the end. The weights are those under which the winners are likeliest (a softmax over
the living families of what a network with one layer of units says of each), found by Adam. They are written
to `search/weights.py`.
"""

from __future__ import annotations

import argparse
import math
import time
from operator import mul
from pathlib import Path
from random import Random
from typing import NamedTuple

from backroom.core.stream import Stream
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.search import weights as kept
from backroom.games.organized_crime.search.evaluation import Evaluation
from backroom.games.organized_crime.search.features import COUNT
from backroom.games.organized_crime.search.playouts import Playouts
from backroom.games.organized_crime.search.quick.atlas import atlas_of
from backroom.games.organized_crime.search.quick.policy import Policy
from backroom.games.organized_crime.search.quick.style import SHARP, USUAL, Style
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import OVER
from tests.games.organized_crime.playing import begun

FILE = Path(__file__).parents[1] / "src/backroom/games/organized_crime/search/weights.py"
# the tables that are played, most of them the one that is measured
SETUPS = (
    *[Setup(players=4, variant="short")] * 12,
    *[Setup(players=3, variant="short")] * 3,
    *[Setup(players=2, variant="short")] * 2,
    Setup(players=4, variant="limit"),
    Setup(players=4),
    Setup(players=3),
)

LONGEST = 400  # turns; a game that is not over then is left out
OFTEN = 0.25  # of the turns of a game, so that positions are not all alike
LONG_GAME = 0.05  # ... where games have no limit of twelve rounds
CHANGED = 0.25  # of the weights of a style
UNITS = 16
EPOCHS = 6
BATCH = 128
RATE = 0.004
SHRINK = 1e-5

Weights = list[list[float]]


class Position(NamedTuple):
    """The beginning of a turn: of every living seat what counts, and what it won."""

    rows: list[list[float]]
    won: list[float]


def changed(weights: tuple[int, ...], rng: Random) -> Style:
    """A style like this one, with some weights half or twice as large."""
    return Style(
        tuple(
            weight if rng.random() > CHANGED else int(weight * rng.choice((0.5, 2.0))) for weight in weights
        )
    )


def collect(games: int, seed: int) -> list[list[Position]]:
    """Positions of so many games, game by game."""
    rng = Random(seed)  # noqa: S311 - dice for practice
    stream = Stream(rng)
    tables = {setup: Rules(setup) for setup in SETUPS}
    found: list[list[Position]] = []
    for number in range(games):
        rules = tables[SETUPS[number % len(SETUPS)]]
        found.append(collect_game(rules, rng, stream))
    return found


def collect_game(rules: Rules, rng: Random, stream: Stream) -> list[Position]:
    """Positions of one game; none if it does not end."""
    players, atlas = rules.players, atlas_of(rules)
    searcher = rng.randrange(players)
    styles = [SHARP if seat == searcher else USUAL for seat in range(players)]
    evaluation = Evaluation(atlas)
    early = Playouts([Policy(atlas, changed(style, rng)) for style in styles], evaluation)
    late = Playouts([Policy(atlas, Style(style)) for style in styles], evaluation)
    game = begun(rules, stream)
    early.play(game, stream, 1 + rng.randrange(8 * players))
    often = OFTEN if rules.setup.variant == "short" else LONG_GAME
    seen: list[tuple[list[int], list[list[float]]]] = []
    features = evaluation.features
    for _ in range(LONGEST):
        if game.step == OVER:
            break
        if rng.random() < often:
            living = [seat for seat in range(players) if game.lives(seat)]
            features.look(game, searcher)
            seen.append((living, [list(features.rows[seat * COUNT : (seat + 1) * COUNT]) for seat in living]))
        late.play(game, stream, 1)
    if not game.winners:
        return []
    share = 1 / len(game.winners)
    return [Position(rows, [share * (seat in game.winners) for seat in living]) for living, rows in seen]


def dot(one: list[float], other: list[float]) -> float:
    """The sum of the products."""
    return sum(map(mul, one, other))


def chances(position: Position, weights: Weights) -> list[float]:
    """How likely each living seat is to win, by these weights."""
    straight, units = weights[0], weights[1:]
    scores: list[float] = []
    for row in position.rows:
        score = dot(row, straight)
        for unit in units:
            raised = unit[COUNT] + dot(row, unit)
            if raised > 0:
                score += raised * unit[COUNT + 1]
        scores.append(score)
    return softmax(scores)


def softmax(scores: list[float]) -> list[float]:
    """Shares of one."""
    most = max(scores)
    raised = [math.exp(score - most) for score in scores]
    total = sum(raised)
    return [one / total for one in raised]


def surprise(positions: list[Position], weights: Weights) -> float:
    """The mean surprise at who won."""
    total = 0.0
    for position in positions:
        for won, chance in zip(position.won, chances(position, weights), strict=True):
            if won:
                total -= won * math.log(chance + 1e-9)
    return total / len(positions)


class Adam:
    """Moves weights down a slope, with a step of its own for each."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = [[0.0] * len(row) for row in weights]
        self.square = [[0.0] * len(row) for row in weights]
        self.steps = 0

    def step(self, slope: Weights, rate: float) -> None:
        """One step."""
        self.steps += 1
        first, second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for row, mean, square, one in zip(self.weights, self.mean, self.square, slope, strict=True):
            for at, value in enumerate(one):
                steep = value + SHRINK * row[at]
                mean[at] += 0.1 * (steep - mean[at])
                square[at] += 0.001 * (steep * steep - square[at])
                row[at] -= rate * (mean[at] / first) / (math.sqrt(square[at] / second) + 1e-8)


def fit(positions: list[Position], rng: Random) -> Weights:
    """The weights under which the winners are likeliest."""
    weights: Weights = [[0.0] * COUNT]
    weights += [[rng.gauss(0, 0.2) for _ in range(COUNT)] + [0.0, rng.gauss(0, 0.1)] for _ in range(UNITS)]
    adam = Adam(weights)
    for epoch in range(EPOCHS):
        rng.shuffle(positions)
        rate = RATE * (1 - epoch / EPOCHS)
        for start in range(0, len(positions), BATCH):
            adam.step(slope_of(positions[start : start + BATCH], weights), rate)
    return weights


def slope_of(batch: list[Position], weights: Weights) -> Weights:
    """How the mean surprise of a batch changes with every weight."""
    straight, units = weights[0], weights[1:]
    slope = [[0.0] * len(row) for row in weights]
    for rows, won in batch:
        scores: list[float] = []
        raised: list[list[float]] = []
        for row in rows:
            up = [max(0.0, unit[COUNT] + dot(row, unit)) for unit in units]
            raised.append(up)
            scores.append(dot(row, straight) + sum(map(mul, up, [unit[COUNT + 1] for unit in units])))
        for row, up, chance, share in zip(rows, raised, softmax(scores), won, strict=True):
            wrong = (chance - share) / len(batch)
            slope[0] = [one + wrong * feature for one, feature in zip(slope[0], row, strict=True)]
            for place, unit in enumerate(units):
                if up[place]:
                    part = wrong * unit[COUNT + 1]
                    here = slope[place + 1]
                    slope[place + 1] = [
                        *[one + part * feature for one, feature in zip(here, row, strict=False)],
                        here[COUNT] + part,
                        here[COUNT + 1] + wrong * up[place],
                    ]
    return slope


def write(weights: Weights) -> None:
    """Keep the weights in the source."""
    text = FILE.read_text()
    rows = text[: text.index("= (\n") + len("= (\n")]
    for row in weights:
        figures = [f"{one:.4f}" for one in row]
        lines = [figures[start : start + 10] for start in range(0, len(figures), 10)]
        rows += "    (\n" + "".join([f"        {', '.join(line)},\n" for line in lines]) + "    ),\n"
    FILE.write_text(f"{rows})  # fmt: skip\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=16_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.process_time()
    games = collect(given.games, given.seed)
    cut = len(games) // 10
    held = [position for game in games[:cut] for position in game]
    learned = [position for game in games[cut:] for position in game]
    print(f"{len(learned)} positions to learn from, in {time.process_time() - began:.0f} s of work")
    print(f"before: {surprise(held, [list(row) for row in kept.WEIGHTS]):.4f}")
    weights = fit(learned, Random(given.seed))  # noqa: S311 - an order of examples
    print(f"after: {surprise(held, weights):.4f} on games it did not learn from")
    print(f"{time.process_time() - began:.0f} s of work")
    write(weights)


if __name__ == "__main__":
    main()
