"""Compares what one seat could do now: the same worlds and the same dice for every candidate."""

from __future__ import annotations

from math import inf, sqrt
from time import perf_counter
from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Move
from backroom.games.organized_crime.search.playouts import Playouts
from backroom.games.organized_crime.search.worlds import Worlds

CLEARLY: Final = (
    2.5  # standard errors of both; the worlds are the same, so that the truth is on the safe side
)


class Candidate:
    """Moves to make one after the other, and how they have done so far."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves = moves
        self.total: float = 0.0
        self.squares: float = 0.0
        self.count: i64 = 0

    def mean(self) -> float:
        """The chance to win, on average; a refusal counts as lost."""
        return self.total / float(self.count) if self.count > 0 else 0.0

    def doubt(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 1.0
        mean = self.mean()
        return sqrt(max(0.0, self.squares / float(self.count) - mean * mean) / float(self.count - 1))


class Trials:
    """Plays candidates on in drawn worlds, and drops the worse half after each round of trials."""

    def __init__(self, playouts: Playouts, worlds: Worlds, candidates: list[Candidate], turns: i64) -> None:
        self.playouts = playouts
        self.worlds = worlds
        self.tried = candidates
        self.live = candidates[:]  # those that are not dropped yet
        self.turns: i64 = turns
        self.seat: i64 = worlds.seat

    def run(self, stream: Stream, deadline: float = inf) -> bool:
        """Try every live candidate in one more world; False if the time is up on the way."""
        world = self.worlds.draw(stream)
        luck: i64 = stream.seed
        for candidate in self.live:
            if perf_counter() > deadline:
                return False
            stream.seed = luck
            self.try_out(candidate, OrganizedCrime(world.rules, world), stream)
        return True

    def try_out(self, candidate: Candidate, world: OrganizedCrime, stream: Stream) -> None:
        """Make its moves in a world, and play on; a move that the world refuses counts as lost."""
        candidate.count += 1
        try:
            for move in candidate.moves:
                world.answer(((int(self.seat), move),))
        except Refused:
            return
        value = self.playouts.value(world, stream, self.turns, self.seat)
        candidate.total += value
        candidate.squares += value * value

    def halve(self) -> None:
        """Drop the worse half, and whatever is clearly worse than the best."""
        best = self.best()
        keep = 0
        for candidate in self.live:
            if best.mean() - candidate.mean() <= CLEARLY * (best.doubt() + candidate.doubt()):
                keep += 1
        keep = min(keep, (len(self.live) + 1) // 2)
        while len(self.live) > keep:
            worst = 0
            for place in range(1, len(self.live)):
                if self.live[place].mean() <= self.live[worst].mean():
                    worst = place
            self.live.pop(worst)

    def best(self) -> Candidate:
        """The candidate that did best; of equals, the first."""
        found = self.live[0]
        for candidate in self.live:
            if candidate.mean() > found.mean():
                found = candidate
        return found
