"""What a game costs in OpenSpiel, run by the peers' Python: `python -m backroom.lab.bench.openspiel`.

Driven from Python in the fastest correct way: chance is uniform in these games, so a chance node is answered
like any other, by one of its legal actions, without asking for its probabilities. OpenSpiel's own fastest
loops that Python can reach are `evaluate_bots` with uniform bots, which plays whole games, and the rollouts
of `RandomRolloutEvaluator`, reached through a search of a single simulation, which start after the deal.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from backroom.lab.bench.worker import Counts, Measure, repeat, serve

GAMES = {"crazy_eights": "crazy_eights(players=4)", "hearts": "hearts"}
PLAYED = 100  # games of a C++ loop between two looks at the clock
COUNTED = 1000  # games driven from Python for the mean number of decisions, which the loops do not tell

spiel: Any = import_module("pyspiel")  # it has no types


def drive(game: Any, rng: Random) -> int:
    """Play one uniform game from Python; chance nodes are not decisions."""
    random = rng.random
    decisions = 0
    state = game.new_initial_state()
    is_terminal, is_chance = state.is_terminal, state.is_chance_node
    legal_actions, apply = state.legal_actions, state.apply_action
    while not is_terminal():
        actions = legal_actions()
        if not is_chance():
            decisions += 1
        apply(actions[int(random() * len(actions))])
    return decisions


def driving(game: Any) -> Measure:
    rng = Random(1)

    def work() -> Counts:
        return {"games": 1, "decisions": drive(game, rng)}

    return lambda seconds: repeat(work, seconds)


def whole_games(game: Any, length: float) -> Measure:
    """Play games from the deal on, among uniform bots, inside OpenSpiel."""
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    rng = Random(2)

    def work() -> Counts:
        for _ in range(PLAYED):
            spiel.evaluate_bots(game.new_initial_state(), bots, int(rng.random() * 2**31))
        return {"games": PLAYED, "decisions": PLAYED * length}

    return lambda seconds: repeat(work, seconds)


def rollouts(game: Any, length: float) -> Measure:
    """Roll out after a fresh deal, inside OpenSpiel, often enough for the deal to matter little."""
    evaluator = spiel.RandomRolloutEvaluator(PLAYED, 1)
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False).mcts_search
    rng = Random(3)

    def work() -> Counts:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        search(state)
        return {"games": PLAYED, "decisions": PLAYED * length}

    return lambda seconds: repeat(work, seconds)


def measures() -> dict[str, Measure]:
    made: dict[str, Measure] = {}
    for name, long_name in GAMES.items():
        game = spiel.load_game(long_name)
        rng = Random(4)
        length = sum(drive(game, rng) for _ in range(COUNTED)) / COUNTED
        made[name] = driving(game)
        made[f"{name}_games"] = whole_games(game, length)
        made[f"{name}_rollouts"] = rollouts(game, length)
    return made


if __name__ == "__main__":
    serve({"engine": "openspiel"}, measures())
