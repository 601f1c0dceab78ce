"""C12: one or two pieces are named, with their directions and at most one attack; then the dice roll."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.action import Action
from backroom.games.organized_crime.commission.words import break_peace
from backroom.games.organized_crime.events import Named
from backroom.games.organized_crime.moves import Move, Name, Option, Roll
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import DIRECTIONS
from backroom.games.organized_crime.state import BITS, COUNT, ROLLING, Country, Walker

ROLL: Final = Roll()
PIECES: Final = 2  # C12: at most


class Naming(Action):
    """C12, C21: names the pieces that will move, [P] before rolling."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if game.rolled or len(game.walkers) == PIECES:
            return
        rules = game.rules
        targets: i64 = 0 if self.has_attack(game) else self.targets(game)
        shift: i64 = BITS * game.seat
        for space, here in enumerate(game.at):
            if here:
                men: i64 = (here >> shift) & COUNT
                if men and men > self.named(game, space, False):
                    menu.extend(rules.naming(space, False, targets))
        boss: i64 = game.boss[game.seat]
        if not self.named(game, boss, True):
            menu.extend(rules.naming(boss, True, targets))

    def has_attack(self, game: Country) -> bool:
        """C21: one attack per turn."""
        return len(game.walkers) > 0 and game.walkers[0].attack != NONE

    def targets(self, game: Country) -> i64:
        """C16, C21: the bases of living enemies, as a mask."""
        bases: i64 = 0
        one: i64 = 1
        for base, owner in enumerate(game.owner):
            if owner != game.seat and owner != NONE and game.lives(owner):
                bases |= one << base
        return bases

    def named(self, game: Country, space: i64, boss: bool) -> i64:
        """How many such pieces are named already."""
        named: i64 = 0
        for walker in game.walkers:
            if walker.space == space and walker.boss == boss:
                named += 1
        return named

    def do(self, game: Country, move: Move) -> None:
        assert isinstance(move, Name)
        if game.rolled or len(game.walkers) == PIECES:
            raise Refused("C12", "one or two pieces are named, before rolling")
        board = game.rules.board
        space: i64 = board.number.get(move.space, NONE)
        there: i64 = 0
        if space != NONE:
            there = int(game.boss[game.seat] == space) if move.boss else game.men(game.seat, space)
        if there <= self.named(game, space, move.boss):
            raise Refused("C12", "name a piece of your own")
        attack: i64 = NONE
        if move.attack is not None:
            attack = game.rules.base.get(move.attack, NONE)
            if attack == NONE or not (self.targets(game) >> attack) & 1:
                raise Refused("C16", "attack the base of a player who is not out")
            if self.has_attack(game):
                raise Refused("C21", "there is one attack per turn")
        game.walkers.append(Walker(move.boss, DIRECTIONS.index(move.direction), attack, space))
        if game.events is not None:
            game.tell(Named(game.seat, move.space, move.boss, move.direction, move.attack))
        if attack != NONE and game.words:
            break_peace(game, game.seat, game.owner[attack])


class Rolling(Action):
    """C12: rolls the dice, once every turn."""

    def add(self, game: Country, menu: list[Option]) -> None:
        if game.walkers and not game.rolled:
            menu.append(ROLL)

    def do(self, game: Country, move: Move) -> None:
        if game.rolled:
            raise Refused("C12", "the dice are rolled once a turn")
        if not game.walkers:
            raise Refused("C12", "name one or two pieces before rolling")
        game.step = ROLLING
