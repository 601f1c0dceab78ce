"""O8, O9: whose turn it is, and what it may begin with: Omerta, or a card from one of the piles."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cells import BLOCKED, FREE, IN_DISCARD, SEEN_BY_ALL
from backroom.games.omerta.events import OmertaCalled, Took, TurnPassed, TurnSkipped
from backroom.games.omerta.menus import (
    CALLING,
    DRAW,
    FROM_DISCARD,
    FROM_PILE,
    OMERTA,
    PASSES,
    TAKE,
    TURNS,
    Choices,
)
from backroom.games.omerta.moves import CallOmerta, Draw, Menu, Move, Pass, Take
from backroom.games.omerta.phases.phase import SEATS, Phase
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.scoring import NOBODY, end_round
from backroom.games.omerta.state import DRAWING, PUTTING, TURN, TURN_LIMIT, Cards
from backroom.games.omerta.why_not import WhyNotCode, refused_for

ALL: Final[Menu] = (OMERTA, DRAW, TAKE)


class NextTurn(Phase):
    """O7b, O28, O33: the turn passes on."""

    def settle(self, game: Cards) -> bool:
        pass_turn(game)
        return True


class Turn(Phase):
    """O8, O9, O11, O12: call Omerta, draw, take, or pass when there is nothing to draw."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "turn", "turn")

    def choices(self, game: Cards, seat: i64) -> Choices:
        cells = game.cells
        may_call: i64 = 0 if cells[BLOCKED + seat] else 4
        if game.thrown:
            return TURNS[may_call | (2 if cells[FREE + seat] else 0) | 1]
        if game.piled:
            return TURNS[may_call | 1]
        return PASSES[may_call >> 2]

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        code = self.why_not(game, seat, move)
        if code is not None:
            return refused_for(code)
        if isinstance(move, Pass):
            return Refused("O9", "a card can be drawn")
        return Refused("O9", "a turn begins with Omerta or with a card from one of the piles")

    def sought(self, game: Cards, seat: i64) -> Menu:
        return ALL

    def why_not(self, game: Cards, seat: i64, move: Move) -> WhyNotCode | None:
        if isinstance(move, Draw):
            return "nothing_to_draw"
        if isinstance(move, Take):
            return "no_card" if game.thrown else "empty"
        return "patrolled" if isinstance(move, CallOmerta) else None

    def say(self, game: Cards, seat: i64, code: i64) -> bool:
        game.looking = 0  # [R] O23: the next to act closes a safe that was only looked into
        if code == FROM_PILE:
            self.draw(game)
        elif code == FROM_DISCARD:
            self.take(game)
        elif code == CALLING:
            self.call(game)
        else:
            self.let_go(game)
        return True

    def draw(self, game: Cards) -> None:
        """O9: from the draw pile."""
        game.restock()
        game.passed = 0
        game.step = DRAWING
        game.asked = 0

    def take(self, game: Cards) -> None:
        """O9: from the discard pile, to replace one of the player's cards (O11, O29)."""
        cells = game.cells
        game.thrown -= 1
        card: i64 = cells[IN_DISCARD + game.thrown]
        cells[IN_DISCARD + game.thrown] = 0
        game.held = card | SEEN_BY_ALL
        game.taken = True
        game.passed = 0
        if game.events is not None:
            game.tell(Took(game.seat, name_of(card)))
        if game.overlays:
            game.count_overlays()
        game.step = PUTTING

    def call(self, game: Cards) -> None:
        """O30: stop the round; the thought is not checked."""
        if game.events is not None:
            game.tell(OmertaCalled(game.seat))
        end_round(game, "omerta", game.seat)

    def let_go(self, game: Cards) -> None:
        """O12, O33: only when there is nothing to draw."""
        if game.events is not None:
            game.tell(TurnPassed(game.seat))
        if game.overlays:
            game.count_overlays()
        game.passed |= 1 << game.seat
        if game.passed == game.rules.everybody:
            end_round(game, "nothing_to_draw", NOBODY)
        else:
            pass_turn(game)


def pass_turn(game: Cards) -> None:
    """O7b, O28, O33: the turn passes clockwise, over those under a Mamma, until the limit."""
    while game.turns < TURN_LIMIT:
        if game.turns > 0:
            game.seat += 1
            if game.seat == game.rules.players:
                game.seat = 0
        game.turns += 1
        if not (game.barred >> game.seat) & 1:
            game.step = TURN
            game.asked = 1 << game.seat
            return
        if game.events is not None:
            game.tell(TurnSkipped(game.seat))
        game.count_overlays()
    end_round(game, "turn_limit", NOBODY)
