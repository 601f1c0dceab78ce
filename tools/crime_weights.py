"""Fits the weights of the evaluation of ORGANIZED CRIME: `python -m tools.crime_weights --games 4000`.

Quick players play whole games among themselves, in half of them one of the sharper style; at the beginning of
some turns, the features of every living family are kept with who won in the end. The weights are those under
which the winners are likeliest (a softmax over the living families), found by Adam. They are written to
`search/weights.py`.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from random import Random
from typing import NamedTuple

from backroom.core.stream import Stream
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.search import weights as kept
from backroom.games.organized_crime.search.evaluation import FEATURES, KNOTS, Evaluation
from backroom.games.organized_crime.search.playouts import Playouts
from backroom.games.organized_crime.search.quick.atlas import atlas_of
from backroom.games.organized_crime.search.quick.policy import Policy
from backroom.games.organized_crime.search.quick.style import SHARP, Style
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import NEXT_TURN, OVER

FILE = Path(__file__).parents[1] / "src/backroom/games/organized_crime/search/weights.py"
OFTEN = 0.25  # of the turns of a game, so that positions are not all alike
EPOCHS = 12
RATE = 0.02
SHRINK = 1e-4
# What quick players' games say of money and men is not true of one who searches: he is hardly ever killed, so
# money counts for more and a man for less. Set by hand, at each of the KNOTS: wealth, income, men.
LEANING = ((0.20, 0.16, 0.10), (0.24, 0.20, 0.10), (0.32, 0.25, 0.02))


class Position(NamedTuple):
    """The beginning of a turn: rounds to come, and of every living seat what counts and what it won."""

    left: int
    features: list[list[float]]
    won: list[float]


def begun(rules: Rules, stream: Stream) -> OrganizedCrime:
    """A game whose bases are chosen."""
    game = OrganizedCrime(rules)
    while game.step < NEXT_TURN:
        seats = game.draw_on(stream)
        if game.step < NEXT_TURN:
            options = game.options(seats[0])
            move = options[int(stream.below(len(options)))]
            game.answer(((seats[0], move),))  # type: ignore[arg-type]  # no form is offered here
    return game


def collect(games: int, seed: int) -> list[Position]:
    """Positions of so many games."""
    rules = Rules(Setup(players=4, variant="short"))
    rng = Random(seed)  # noqa: S311 - dice for practice
    stream = Stream(rng)
    atlas = atlas_of(rules)
    evaluation = Evaluation(atlas, Style())
    usual, sharp = Policy(atlas, Style()), Policy(atlas, Style(SHARP))
    found: list[Position] = []
    for number in range(games):
        playouts = Playouts([sharp if seat == number % 8 else usual for seat in range(4)], evaluation)
        game = begun(rules, stream)
        kept_here: list[tuple[int, list[int], list[list[float]]]] = []
        while True:
            playouts.play(game, stream, 1)
            if game.step == OVER:
                break
            if rng.random() < OFTEN:
                living = [seat for seat in range(4) if game.lives(seat)]
                rows = [evaluation.features(game, seat) for seat in living]
                kept_here.append((int(evaluation.left(game)), living, rows))
        for left, living, rows in kept_here:
            won = [1 / len(game.winners) if seat in game.winners else 0.0 for seat in living]
            if sum(won):
                found.append(Position(left, rows, won))
    return found


def blend(left: int) -> list[float]:
    """How much each row of weights counts with so many rounds to come."""
    upper = 0 if left >= KNOTS[1] else 1
    part = (left - KNOTS[upper + 1]) / (KNOTS[upper] - KNOTS[upper + 1])
    parts = [0.0] * len(KNOTS)
    parts[upper], parts[upper + 1] = part, 1 - part
    return parts


def chances(position: Position, weights: list[list[float]], parts: list[float]) -> list[float]:
    """How likely each living seat is to win, by these weights."""
    row = [sum(parts[knot] * weights[knot][at] for knot in range(len(KNOTS))) for at in range(len(FEATURES))]
    scores = [sum(one * weight for one, weight in zip(seat, row, strict=True)) for seat in position.features]
    most = max(scores)
    raised = [math.exp(score - most) for score in scores]
    total = sum(raised)
    return [one / total for one in raised]


def loss(positions: list[Position], weights: list[list[float]]) -> float:
    """The mean surprise at who won."""
    total = 0.0
    for position in positions:
        found = chances(position, weights, blend(position.left))
        total -= sum(won * math.log(chance + 1e-9) for won, chance in zip(position.won, found, strict=True))
    return total / len(positions)


def fit(positions: list[Position], rng: Random) -> list[list[float]]:
    """The weights under which the winners are likeliest."""
    weights = [[0.0] * len(FEATURES) for _ in KNOTS]
    mean = [[0.0] * len(FEATURES) for _ in KNOTS]
    square = [[0.0] * len(FEATURES) for _ in KNOTS]
    steps = 0
    for epoch in range(EPOCHS):
        rng.shuffle(positions)
        rate = RATE * (1 - epoch / EPOCHS)
        for start in range(0, len(positions), 64):
            batch = positions[start : start + 64]
            slope = [[SHRINK * one for one in row] for row in weights]
            for position in batch:
                parts = blend(position.left)
                found = chances(position, weights, parts)
                for seat, row in enumerate(position.features):
                    wrong = (found[seat] - position.won[seat]) / len(batch)
                    for knot, part in enumerate(parts):
                        if part:
                            for at, feature in enumerate(row):
                                slope[knot][at] += wrong * part * feature
            tie(slope)
            steps += 1
            for knot in range(len(KNOTS)):
                for at in range(len(FEATURES)):
                    one = slope[knot][at]
                    mean[knot][at] += 0.1 * (one - mean[knot][at])
                    square[knot][at] += 0.01 * (one * one - square[knot][at])
                    upright = mean[knot][at] / (1 - 0.9**steps)
                    wide = square[knot][at] / (1 - 0.99**steps)
                    weights[knot][at] -= rate * upright / (math.sqrt(wide) + 1e-8)
    return weights


def tie(slope: list[list[float]]) -> None:
    """A man counts the same at home and before he is hired; else hiring would seem to win games."""
    one, other = FEATURES.index("guards"), FEATURES.index("left")
    for row in slope:
        row[one] = row[other] = (row[one] + row[other]) / 2


def lean(weights: list[list[float]]) -> None:
    """Correct the weights for a player who is hardly ever killed."""
    for row, (wealth, income, man) in zip(weights, LEANING, strict=True):
        row[FEATURES.index("wealth")] = wealth
        row[FEATURES.index("income")] = income
        row[FEATURES.index("guards")] = row[FEATURES.index("left")] = man


def write(weights: list[list[float]]) -> None:
    """Keep the weights in the source."""
    text = FILE.read_text()
    rows = text[: text.index("= (\n") + len("= (\n")]
    for row in weights:
        figures = [f"{one:.4f}" for one in row]
        rows += f"    (\n        {', '.join(figures[:8])},\n        {', '.join(figures[8:])},\n    ),\n"
    FILE.write_text(f"{rows})  # fmt: skip\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    positions = collect(given.games, given.seed)
    cut = len(positions) // 10
    held, learned = positions[:cut], positions[cut:]
    print(f"{len(positions)} positions; before: {loss(held, [list(row) for row in kept.WEIGHTS]):.4f}")
    weights = fit(learned, Random(given.seed))  # noqa: S311 - an order of examples
    print(f"after: {loss(held, weights):.4f} on positions it did not learn from")
    for at, name in enumerate(FEATURES):
        print(f"{name:10}", "  ".join(f"{row[at]:8.3f}" for row in weights))
    lean(weights)
    write(weights)


if __name__ == "__main__":
    main()
