"""Compares what bots of ORGANIZED CRIME name at recorded positions: `python -m tools.crime_lab FOLDER`.

FOLDER has records of `backroom arena … --record FOLDER`, with a searching bot first in `--bots`. At some
turns of that bot, its candidates are played on to the end from the real table by quick players, with the same
dice; this says what each is worth, to the error of so many playouts. Then `regular`, the quick player and the
searches of `boss` and `don` choose among the candidates, the searches also with all cards open, which no bot
may do. It prints how far the chance to win of what they chose is above the mean of the candidates, in points.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from copy import deepcopy
from math import inf
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from backroom.bots.organized_crime.boss.boss import BOSS, DON, BossBot, Effort
from backroom.bots.organized_crime.regular.regular import RegularBot
from backroom.core.game import Answers, Ask
from backroom.core.log import read
from backroom.core.stream import Stream
from backroom.games import GAMES
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.moves import Move, Name
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.search.quick.style import SHARP, Style
from backroom.games.organized_crime.search.searching import Searching
from backroom.games.organized_crime.search.trials import Candidate
from backroom.games.organized_crime.search.worlds import Worlds
from backroom.games.organized_crime.state import TURN

TO_THE_END = 1_000  # turns
ROUNDS = range(2, 11)  # before, hardly anything differs; after, most games are decided
EACH = 2  # positions of a game

Names = tuple[Name, ...]


class Position(NamedTuple):
    """A turn that is about to begin, and what the seat knew and would have done."""

    table: OrganizedCrime
    seat: int
    searching: Searching
    worlds: Worlds
    usual: Names


class Open:
    """Tries candidates like `Trials`, but from the real table."""

    def __init__(self, position: Position, candidates: list[Names], turns: int) -> None:
        self.position = position
        self.live = [Candidate(names) for names in candidates]
        self.turns = turns

    def run(self, stream: Stream) -> bool:
        """Try every live candidate once more."""
        stream.below(2)
        luck = stream.seed
        for candidate in self.live:
            stream.seed = luck
            value = play_on(self.position, candidate.moves, stream, self.turns)
            candidate.total += value
            candidate.squares += value * value
            candidate.count += 1
        return True

    def halve(self) -> None:
        """Drop the worse half."""
        self.live = sorted(self.live, key=Candidate.mean, reverse=True)[: (len(self.live) + 1) // 2]


def play_on(position: Position, moves: Sequence[Move], stream: Stream, turns: int) -> float:
    """The chance to win after these moves at the real table, and a playout."""
    table = position.table.copy()
    for move in moves:
        table.answer(((position.seat, move),))
    return position.searching.playouts.value(table, stream, turns, position.seat)


def positions_of(path: Path, rng: Random) -> Iterator[Position]:
    """Some turns of the first bot in the record of one game, whose name says where it sat."""
    record = read(path.read_bytes(), GAMES)
    table = OrganizedCrime(Rules(record.header.setup))
    seat = int(path.stem.rsplit("-", 1)[1]) % table.rules.players
    searching = Searching(seat, record.header.setup, Style(SHARP), Style())
    regular = RegularBot(seat, record.header.setup, rng)
    rounds = set(rng.sample(ROUNDS, EACH))
    for entry in record.entries:
        ask = table.pending()
        sets_out = isinstance(entry, Answers) and isinstance(entry.moves[0][1], Name)
        if sets_out and isinstance(ask, Ask) and is_wanted(table, seat, rounds):
            rounds.discard(table.round)
            view = table.view(seat)
            bot = RegularBot(seat, record.header.setup, rng)
            bot.memory = deepcopy(regular.memory)
            move = bot.answer(view, ask, table.options(seat))
            if isinstance(move, Name):
                worlds = searching.prepare(view, ask)
                yield Position(table.copy(), seat, searching, worlds, (move, *bot.names))
        for event in table.apply(entry):
            heard = tell(event, seat)
            if heard is not None:
                searching.hear(heard)
                regular.hear(heard)


def is_wanted(table: OrganizedCrime, seat: int, rounds: set[int]) -> bool:
    """Whether this seat is about to name its first piece in one of these rounds."""
    return table.round in rounds and table.step == TURN and table.seat == seat and not table.walkers


def chosen(trials: Open, effort: Effort, stream: Stream) -> Names:
    """What a search with this effort takes."""
    rounds = max(1, (len(trials.live) - 1).bit_length())
    while len(trials.live) > 1:
        played = 0
        while played < effort.playouts // rounds:
            trials.run(stream)
            played += len(trials.live)
        trials.halve()
    return tuple(move for move in trials.live[0].moves if isinstance(move, Name))


def candidates_of(position: Position, stream: Stream) -> list[Names]:
    """What the quick player values most, best first, and what `regular` would do."""
    shortlist = position.searching.shortlist(position.worlds, stream)
    found: list[Names] = list(shortlist.namings(BOSS.namings))
    if position.usual not in found and position.usual[::-1] not in found:
        found.append(position.usual)
    return found


def worth_of(position: Position, candidates: list[Names], playouts: int, stream: Stream) -> list[float]:
    """How far the chance to win of each candidate is above their mean, by playouts to the end."""
    trials = Open(position, candidates, TO_THE_END)
    for _ in range(playouts):
        trials.run(stream)
    means = [candidate.mean() for candidate in trials.live]
    return [one - mean(means) for one in means]


def judge(position: Position, playouts: int, efforts: dict[str, Effort], stream: Stream) -> dict[str, float]:
    """What the choice of each player is worth at a position."""
    candidates = candidates_of(position, stream)
    worth = worth_of(position, candidates, playouts, stream)
    usual = position.usual if position.usual in candidates else position.usual[::-1]
    choices: dict[str, Names] = {"regular": usual, "quick": candidates[0]}
    for name, effort in efforts.items():
        bot = BossBot(position.seat, position.table.rules.setup, stream.rng, effort=effort)
        names = bot.search(position.worlds, list(candidates), effort.playouts, inf)
        choices[name] = tuple(move for move in names if isinstance(move, Name))
        choices[f"{name}, all cards open"] = chosen(Open(position, candidates, effort.turns), effort, stream)
    return {name: worth[candidates.index(choice)] for name, choice in choices.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--playouts", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    rng = Random(given.seed)  # noqa: S311 - dice for practice
    stream = Stream(rng)
    positions = [one for path in sorted(given.folder.glob("*.jsonl")) for one in positions_of(path, rng)]
    rng.shuffle(positions)
    efforts = {"boss": BOSS, "don": DON}
    found = [judge(one, given.playouts, efforts, stream) for one in positions[: given.positions]]
    print(f"{len(found)} positions; points above the mean of the candidates, and above regular, at 95 %")
    for name in found[0] if len(found) > 1 else ():
        above = [100 * one[name] for one in found]
        more = [100 * (one[name] - one["regular"]) for one in found]
        error = 1.96 * stdev(more) / len(more) ** 0.5
        print(f"{name:24} {mean(above):5.1f}   {mean(more):5.1f} ± {error:.1f}")


if __name__ == "__main__":
    main()
