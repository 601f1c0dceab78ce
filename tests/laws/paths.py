"""Counts every path of answers and outcomes from a position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from backroom.core.chance import Drawn
from backroom.core.form import moves_of
from backroom.core.game import Answers, Ask, Entry, Over
from backroom.core.log import AnyGame
from tests.laws.worlds import outcomes


def answers(game: AnyGame, state: Any, ask: Ask) -> Iterator[Answers[Any]]:
    """Everything the seats can answer; in a race, every order of those who act."""
    if ask.mode == "floor":
        for seat in ask.seats:
            for move in moves_of(state.options(seat), game.move):
                yield Answers(ask.id, ((seat, move),))
        return
    menus = [moves_of(state.options(seat), game.move) for seat in ask.seats]
    for choice in product(*menus):
        said = list(zip(ask.seats, choice, strict=True))
        if ask.mode != "race":
            yield Answers(ask.id, tuple(said))
            continue
        idle = {seat for seat, move in said if move == game.default(state.options(seat))}
        claims = [one for one in said if one[0] not in idle]
        for order in permutations(claims):
            yield Answers(ask.id, (*order, *(one for one in said if one[0] in idle)))


def entries(game: AnyGame, state: Any) -> Iterator[Entry[Any]]:
    """Everything that can happen next."""
    pending = state.pending()
    if isinstance(pending, Over):
        return iter(())
    if isinstance(pending, Ask):
        return answers(game, state, pending)
    return (Drawn(outcome) for outcome in outcomes(pending))


def count_paths(game: AnyGame, state: Any, depth: int) -> list[int]:
    """How many paths there are of 1, 2, ... entries."""
    counts = [0] * depth
    walk(game, state, depth, counts)
    return counts


def walk(game: AnyGame, state: Any, depth: int, counts: list[int]) -> None:
    for entry in entries(game, state):
        counts[-depth] += 1
        if depth > 1:
            child = state.copy()
            child.advance(entry)
            walk(game, child, depth - 1, counts)
