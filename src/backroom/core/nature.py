"""Draws where nobody has to verify them: bots, benchmarks, tests. The table draws with `fair`."""

from __future__ import annotations

from random import Random

from backroom.core.chance import Chance, Dice, Drawn, Pick
from backroom.core.native import i64
from backroom.core.refusal import Malformed


def draw(chance: Chance, rng: Random) -> Drawn:
    """An outcome from an ordinary random generator."""
    if isinstance(chance, Pick):
        return Drawn((int(rng.random() * chance.of),))
    if isinstance(chance, Dice):
        return Drawn(tuple([1 + int(rng.random() * chance.sides) for _ in range(chance.count)]))
    return Drawn(sample(chance.of, chance.take, rng))


def sample(of: int, take: int, rng: Random) -> tuple[int, ...]:
    """`take` of `of` things, in a random order."""
    if 0 < take * 2 <= of <= 60:
        return sample_few(of, take, rng)
    rest = list(range(of))
    taken: list[int] = []
    for _ in range(take):
        index = int(rng.random() * of)
        of -= 1
        taken.append(rest[index])
        rest[index] = rest[of]
    return tuple(taken)


def sample_few(of: i64, take: i64, rng: Random) -> tuple[int, ...]:
    """`take` of `of` things, in a random order, when repetitions are rare enough to be discarded."""
    taken: list[int] = []
    left = [True] * of
    fair: i64 = 256 - 256 % of  # bytes beyond it would favour the first things
    while True:
        for byte in rng.getrandbits(256).to_bytes(32, "little"):
            index: i64 = byte
            if index >= fair:
                continue
            index %= of
            if left[index]:
                left[index] = False
                taken.append(index)
                if len(taken) == take:
                    return tuple(taken)


def check(chance: Chance, outcome: tuple[int, ...]) -> None:
    """Raise `Malformed` unless the outcome can answer the question."""
    if not can_answer(chance, outcome):
        raise Malformed(f"the outcome {list(outcome)} cannot answer {chance}")


def can_answer(chance: Chance, outcome: tuple[int, ...]) -> bool:
    """Whether nature could have answered this."""
    if isinstance(chance, Dice):
        return len(outcome) == chance.count and min(outcome) >= 1 and max(outcome) <= chance.sides
    take = 1 if isinstance(chance, Pick) else chance.take
    distinct = len(outcome) == take and len(set(outcome)) == take
    return distinct and min(outcome, default=0) >= 0 and max(outcome, default=0) < chance.of
