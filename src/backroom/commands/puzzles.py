"""`backroom puzzles`: looks for positions with one best decision, and writes them as puzzles of the day."""

import time
from pathlib import Path

from backroom.commands.arena import progress
from backroom.complaint import Complaint
from backroom.engine import engine
from backroom.lab.puzzles.finding import JUDGES, Wanted, find
from backroom.puzzles.puzzle import write
from backroom.puzzles.shelf import MOST

LEAST_WORLDS = 100


def make_puzzles(
    game: str,
    *,
    count: int = 60,
    seed: int = 0,
    worlds: int = 20_000,
    lead: float = 0.03,
    out: Path = Path("puzzles.jsonl"),
) -> None:
    """Look for positions in which one option is clearly the best, and a rule of thumb errs.

    `boss` plays games against itself. A position is a puzzle if the search of `don` finds one option better
    than every other by the lead, `regular` would choose another, and a second search with other random
    numbers, which plays every option in so many worlds, finds the same. Both hear what the seat was told, and
    nothing else.

    Parameters
    ----------
    game
        The game: omerta.
    count
        How many puzzles.
    seed
        The same seed finds the same puzzles.
    worlds
        In how many worlds the second search plays every option.
    lead
        By how much the best option must win more often than any other.
    out
        The file, with a puzzle in each line.
    """
    if game not in JUDGES:
        raise Complaint(f"puzzles are made for {', '.join(JUDGES)}, not for {game!r}.")
    if not 1 <= count <= MOST:
        raise Complaint(f"--count {count}: make 1 to {MOST} puzzles.")
    if worlds < LEAST_WORLDS:
        raise Complaint(f"--worlds {worlds}: the second search needs at least {LEAST_WORLDS}.")
    if not 0 < lead < 1:
        raise Complaint(f"--lead {lead:g}: it is a chance between 0 and 1.")
    began = time.perf_counter()
    try:
        with out.open("wb") as file, progress(count) as tick:
            for puzzle in find(Wanted(game, seed, worlds, lead), count):
                file.write(write(puzzle) + b"\n")
                file.flush()  # it takes long, and each puzzle stands for itself
                tick(1)
    except OSError as problem:
        raise Complaint(f"--out {out}: {problem.strerror or problem}.") from None
    print(f"{count} puzzles in {time.perf_counter() - began:.0f} s, {engine()} engine: {out}")
