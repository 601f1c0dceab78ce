"""C12 to C19: the points of the dice: which piece first, its steps and its kills."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.events import Begun, Stepped, Stranded
from backroom.games.organized_crime.moves import Begin, Kill, Move, Option, Step, Stop
from backroom.games.organized_crime.pieces.killing import kill_boss, kill_man
from backroom.games.organized_crime.pieces.walking import all_choices, choices
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import BEGINS, KILLS
from backroom.games.organized_crime.state import Country, Walker

STOP: Final = Stop()


class Beginning(Action):
    """C12: splits the total as equally as possible; the player chooses which piece gets the odd point."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if not self.is_open(game):
            return
        for piece in range(len(game.walkers)):
            if not game.walkers[piece].done:
                for points in shares(game):
                    menu.append(BEGINS[piece][points])

    def is_open(self, game: Country) -> bool:
        """Whether the player must say which piece moves first."""
        if not game.rolled or game.active != NONE:
            return False
        return any(not walker.done for walker in game.walkers)

    def do(self, game: Country, move: Move) -> None:
        assert isinstance(move, Begin)
        if not self.is_open(game):
            raise Refused("C12", "there is nothing to split now")
        if not 0 <= move.piece < len(game.walkers) or game.walkers[move.piece].done:
            raise Refused("C12", "begin with one of the pieces you named")
        if move.points not in shares(game):
            raise Refused("C12", "the points are split as equally as possible")
        begin(game, move.piece, move.points)
        if len(game.walkers) == 2:
            game.walkers[1 - move.piece].points = game.dice[0] + game.dice[1] - move.points


def shares(game: Country) -> list[int]:
    """C12: the equal parts, or the two that differ by one."""
    total = game.dice[0] + game.dice[1]
    half = total // 2
    return [half] if total % 2 == 0 else [half + 1, half]


def begin(game: Country, piece: i64, points: i64) -> None:
    """A named piece starts to move."""
    walker = game.walkers[piece]
    walker.points = points
    walker.begun = True
    game.active = piece
    if game.events is not None:
        game.tell(Begun(game.seat, piece, points))


def moving(game: Country) -> Walker | None:
    """The piece that moves now, if it has points left."""
    if game.active == NONE:
        return None
    walker = game.walkers[game.active]
    return None if walker.done else walker


class Moving(Action):
    """C13, C19: spends points on steps and kills; C17 looks at both together, so one menu has both."""

    def add(self, game: Country, menu: list[Option]) -> None:
        walker = moving(game)
        if walker is None:
            return
        found = choices(game, walker)
        for there in found.steps:
            menu.append(game.rules.steps[there])
        for kill in found.kills:
            menu.append(KILLS[kill // 2][kill % 2])

    def do(self, game: Country, move: Move) -> None:
        walker = moving(game)
        if walker is None:
            raise Refused("C12", "no piece of yours is moving now")
        if isinstance(move, Step):
            self.step(game, walker, move)
        else:
            assert isinstance(move, Kill)
            self.kill(game, walker, move)

    def step(self, game: Country, walker: Walker, move: Step) -> None:
        """C13 to C17: to an adjacent space."""
        there: i64 = game.rules.board.number.get(move.space, NONE)
        if there not in choices(game, walker).steps:
            if there not in all_choices(game, walker).steps:
                raise Refused("C14", "a point does not lead there")
            raise Refused("C17", "every point must be used, and this leaves some")
        walker.fresh = walker.fresh and not self.is_track_step(game, walker.space, there)
        if walker.boss:
            game.boss[game.seat] = int(there)
        else:
            game.leave(game.seat, walker.space)
            game.enter(game.seat, there)
        walker.came = walker.space
        walker.space = there
        walker.points -= 1
        walker.moved = True
        if game.events is not None:
            game.tell(Stepped(game.seat, game.active, move.space))

    def is_track_step(self, game: Country, space: i64, there: i64) -> bool:
        """C14: the step that takes the named direction."""
        home_of = game.rules.board.home_of
        return home_of[space] == NONE and home_of[there] == NONE

    def kill(self, game: Country, walker: Walker, move: Kill) -> None:
        """C19, C21: a piece on the same space."""
        key: int = move.seat * 2 + (1 if move.boss else 0)
        if key not in choices(game, walker).kills:
            if key not in all_choices(game, walker).kills:
                raise Refused("C19", "there is no such piece on its space that it may kill")
            raise Refused("C17", "every point must be used, and this leaves some")
        walker.points -= 1
        if move.boss:
            kill_boss(game, move.seat, None)
        else:
            kill_man(game, move.seat, walker.space, None)


class Stopping(Action):
    """C12, C22: leaves points unused after a Boss was killed at home."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if may_stop(game):
            menu.append(STOP)

    def do(self, game: Country, move: Move) -> None:
        if not may_stop(game):
            raise Refused("C12", "every point must be used")
        walker = moving(game)
        if walker is not None:
            if game.events is not None:
                game.tell(Stranded(game.seat, game.active, walker.points))
            walker.points = 0
            return
        for walker in game.walkers:
            walker.done = True


def may_stop(game: Country) -> bool:
    """C12, C22: whether points are left that need not be used."""
    if not game.rolled or not game.excused:
        return False
    return any(not walker.done for walker in game.walkers)
