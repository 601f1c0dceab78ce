"""C5: bases and colours, in the order of the dice."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import BaseChosen
from backroom.games.organized_crime.moves import ChooseBase, Menu, Option
from backroom.games.organized_crime.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.state import START_ROLLS, Country


class Choosing(Phase):
    """C5: asks for a free base and a free colour."""

    def asked(self, game: Country) -> i64:
        return 1 << game.groups[0][0]

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "turn", "setup")

    def options(self, game: Country, seat: i64) -> Menu:
        if seat != game.groups[0][0]:
            return ()
        board = game.rules.board
        menu: list[Option] = []
        for base, owner in enumerate(game.owner):
            if owner == NONE:
                for colour, name in enumerate(board.colours):
                    if colour not in game.colour:
                        menu.append(ChooseBase(board.base_ids[base], name))
        return tuple(menu)

    def answer(self, game: Country, said: Said) -> None:
        seat: i64 = game.groups[0][0]
        move = only_answer(said, seat)
        if not isinstance(move, ChooseBase):
            raise Refused("C5", "choose a base and a colour")
        board = game.rules.board
        base: i64 = game.rules.base.get(move.base, NONE)
        if base == NONE or game.owner[base] != NONE:
            raise Refused("C5", "that base is not free")
        colour: i64 = board.colours.index(move.colour) if move.colour in board.colours else NONE
        if colour == NONE or colour in game.colour:
            raise Refused("C5", "that colour is not free")
        game.base[seat] = int(base)
        game.colour[seat] = int(colour)
        game.owner[base] = int(seat)
        game.boss[seat] = board.boss[base]
        for _ in range(game.rules.start_men):
            game.enter(seat, board.hit_men[base])
            game.left[seat] -= 1
        if game.events is not None:
            game.tell(BaseChosen(seat, move.base, move.colour))
        game.groups = game.groups[1:]
        if not game.groups:
            game.groups = (tuple(range(game.rules.players)),)
            game.step = START_ROLLS
