"""FEDERAL, STATE and LOCAL GOVERNMENT: the piece is removed, or its owner pays."""

from __future__ import annotations

from backroom.games.organized_crime.money.ledger import charge
from backroom.games.organized_crime.pieces.killing import end_turn_of_the_dead, remove_piece
from backroom.games.organized_crime.spaces.space import Space
from backroom.games.organized_crime.state import TURN, Country, Walker


class Government(Space):
    """C11, C15: removes the piece, or charges its owner."""

    def land(self, game: Country, walker: Walker) -> None:
        board = game.rules.board
        if board.removes[walker.space]:
            remove_piece(game, game.seat, walker.space, walker.boss, "federal")
            end_turn_of_the_dead(game)
        elif board.fine[walker.space]:
            charge(game, game.seat, board.fine[walker.space], TURN)
