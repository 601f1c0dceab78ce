"""Builds and queries the situations of docs/readings/organized-crime.md."""

from __future__ import annotations

from backroom.core.game import Answers
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import MotionDecided, TurnBegun
from backroom.games.organized_crime.moves import Move, Step
from tests.games.organized_crime.builder import Family, Table, snapshot


def ends(table: Table, piece: int = 0, points: int = 0) -> set[str]:
    """Every space where the moving piece can end if it only walks, played out on copies."""
    game = table.game
    found: set[str] = set()
    menu = [move for move in game.options(int(game.seat)) if isinstance(move, Step)]
    walker = game.walkers[piece]
    if not menu or walker.points == points:
        return {game.rules.board.ids[walker.space]}
    for move in menu:
        twin = game.copy()
        twin.advance(Answers(twin.question, ((int(twin.seat), move),)))
        if twin.walkers[piece].points == points:
            found.add(twin.rules.board.ids[twin.walkers[piece].space])
        else:
            found |= ends(Table(twin), piece, points)
    return found


def refused(table: Table, seat: int, move: Move) -> str:
    """The rule that refuses a move, even from a seat that is not asked; asserts that nothing changes."""
    before = snapshot(table.game)
    try:
        table.game.apply(Answers(int(table.game.question), ((seat, move),)))
    except Refused as refusal:
        assert snapshot(table.game) == before
        return refusal.rule
    raise AssertionError(f"{move} was not refused")


def decided(table: Table) -> list[tuple[bool, int, int]]:
    """Every vote so far: carried, for, against."""
    return [(one.carried, one.favour, one.against) for one in table.happened(MotionDecided)]


def turn(table: Table) -> int:
    """The seat whose turn began last."""
    return table.happened(TurnBegun)[-1].seat


def family(base: str, *men: str, **has: object) -> Family:
    """A player with one hit-man on each of these spaces."""
    on: dict[str, int] = {}
    for space in men:
        on[space] = on.get(space, 0) + 1
    return Family(base, men=on, **has)  # pyright: ignore[reportArgumentType]
