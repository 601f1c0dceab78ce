"""The arena: many games among bots, with every deal played from every seat.

Game n of a run is rotation `n % players` of deal `n // players`: the bots move on by one seat, and chance is
the same (`Luck`). A shared win counts in equal parts. Results depend only on the seed, not on the workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from backroom.bots import bots_of
from backroom.bots.bot import Timed
from backroom.core.game import Entry
from backroom.core.log import Record, new_record, write
from backroom.games import GAMES
from backroom.lab.interval import rate_interval
from backroom.lab.luck import Luck
from backroom.lab.match import play

CHUNKS_PER_WORKER = 16


class Plan(Struct, frozen=True, kw_only=True):
    """What one run of the arena plays."""

    game: str
    setup: Any
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    records: str | None = None  # a folder for the record of every game


class Result(Struct, frozen=True):
    """One game's result, by bot in the order of the plan."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]


class Standing(Struct, frozen=True):
    """How one bot of the plan did over all games."""

    name: str
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float


def run(plan: Plan, *, jobs: int = 1, tick: Callable[[int], None] | None = None) -> list[Result]:
    """Play all games; `tick` is called with the number of games just finished."""
    results: dict[int, list[Result]] = {}
    for start, played in chunks_played(plan, jobs):
        results[start] = played
        if tick is not None:
            tick(len(played))
    return [result for start in sorted(results) for result in results[start]]


def chunks_played(plan: Plan, jobs: int) -> Iterator[tuple[int, list[Result]]]:
    """The games in chunks, as they finish, each with the number of its first game."""
    size = max(1, plan.games // (jobs * CHUNKS_PER_WORKER))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    if jobs == 1:
        for chunk in chunks:
            yield chunk.start, play_games(plan, chunk)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        waiting = {workers.submit(play_games, plan, chunk): chunk.start for chunk in chunks}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def play_games(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    """Play these games of the plan, one after the other."""
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Result:
    """Play one game of the plan."""
    game = GAMES[plan.game]
    makers = bots_of(game)
    players = len(plan.bots)
    deal, rotation = divmod(number, players)
    seats = [(position + rotation) % players for position in range(players)]
    bots = {
        seat: makers[name](seat, plan.setup, Random(f"{plan.seed}:{deal}:{rotation}:{position}"))
        for position, (seat, name) in enumerate(zip(seats, plan.bots, strict=True))
    }
    for bot in bots.values():
        if isinstance(bot, Timed):
            bot.ignore_clock()
    entries: list[Entry[Any]] | None = None if plan.records is None else []
    over = play(
        game,
        plan.setup,
        [bots[seat] for seat in range(players)],
        Luck(f"{plan.seed}:{deal}"),
        entries=entries,
    )
    if plan.records is not None and entries is not None:
        header = new_record(game, plan.setup).header
        name = f"{game.name}-{deal:06}-{rotation}.jsonl"
        Path(plan.records, name).write_bytes(write(Record(header, tuple(entries))))
    share = 1 / len(over.winners)
    return Result(
        tuple(share if seat in over.winners else 0.0 for seat in seats),
        tuple(over.scores[seat] for seat in seats),
    )


def standings(plan: Plan, results: Sequence[Result]) -> list[Standing]:
    """How each bot of the plan did."""
    players = len(plan.bots)
    table: list[Standing] = []
    for position, name in enumerate(plan.bots):
        wins = [result.wins[position] for result in results]
        deals = [wins[start : start + players] for start in range(0, len(wins), players)]
        low, high = rate_interval(deals)
        table.append(
            Standing(
                name,
                round(sum(wins), 4),
                round(sum(wins) / len(wins), 4),
                (round(low, 4), round(high, 4)),
                round(sum(result.scores[position] for result in results) / len(results), 2),
            )
        )
    return table
