"""The puzzle of the day, from memory: the same for everybody until midnight by Greenwich."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from aiohttp import web

from backroom.core.refusal import Malformed, Refused
from backroom.protocol.puzzles import DailyPuzzle, OptionFound, PuzzleChoice, PuzzleSolution
from backroom.puzzles.shelf import Kept, Shelf, day_at
from backroom.server.http.api import HOUSE, answer, part_of_query
from backroom.server.http.bodies import body

SHELF: Final = web.AppKey("shelf", Shelf)
A_DAY: Final = 24 * 60 * 60  # seconds


def routes() -> list[web.RouteDef]:
    """The routes of the puzzle."""
    return [web.get("/api/puzzle", show_puzzle), web.post("/api/puzzle", solve_puzzle)]


async def show_puzzle(request: web.Request) -> web.Response:
    """The puzzle of today, or of a day before."""
    now, puzzles = request.app[HOUSE].services.clock.now(), request.app[SHELF]
    today = day_at(now)
    day = read_day(part_of_query(request, "day"), today)
    if not puzzles.is_open(day, today):
        raise Refused("puzzle", "the puzzle of this day is not open")
    shown = answer(shown_on(day, today, puzzles))
    shown.headers["Cache-Control"] = f"public, max-age={A_DAY - int(now) % A_DAY}"
    return shown


def read_day(text: str | None, today: date) -> date:
    """The day that is asked for."""
    if text is None:
        return today
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Malformed("this is no day, such as 2026-11-19") from None


def shown_on(day: date, today: date, puzzles: Shelf) -> DailyPuzzle:
    """A puzzle as it is asked."""
    name, puzzle = puzzles.of(day)
    first = today - timedelta(days=len(puzzles.kept) - 1)
    return DailyPuzzle(
        puzzle=name,
        day=day.isoformat(),
        today=today.isoformat(),
        first=first.isoformat(),
        game=puzzle.game,
        setup=puzzle.setup,
        seat=puzzle.seat,
        told=puzzle.told,
        view=puzzle.view,
        ask=puzzle.ask,
        options=tuple(one.move for one in puzzle.found),
    )


async def solve_puzzle(request: web.Request) -> web.Response:
    """What the search found, for somebody who has chosen."""
    choice = await body(request, PuzzleChoice)
    kept = request.app[SHELF].called(choice.puzzle)
    if kept is None:
        raise Refused("puzzle", "there is no such puzzle")
    if choice.option >= len(kept.puzzle.found):
        raise Refused("puzzle", "this puzzle has no such option")
    return answer(solution_of(kept))


def solution_of(kept: Kept) -> PuzzleSolution:
    """What is told of a puzzle that was solved."""
    puzzle = kept.puzzle
    return PuzzleSolution(
        best=puzzle.best,
        found=tuple(OptionFound(one.chance, one.playouts) for one in puzzle.found),
        error=puzzle.error,
        usual=puzzle.usual,
        reason=puzzle.reason,
    )
