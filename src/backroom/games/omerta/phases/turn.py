"""O8, O9: whose turn it is, and what it may begin with: Omerta, or a card from one of the piles."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cards import name_of
from backroom.games.omerta.events import OmertaCalled, Took, TurnPassed, TurnSkipped
from backroom.games.omerta.menus import PASSES, TURNS
from backroom.games.omerta.moves import CallOmerta, Draw, Menu, Pass, Take
from backroom.games.omerta.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.omerta.scoring import end_round
from backroom.games.omerta.state import DRAWING, NEXT_TURN, PUTTING, SEEN_BY_ALL, TURN, TURN_LIMIT, Cards


class NextTurn(Phase):
    """O7b, O28, O33: the turn passes clockwise, over those under a Mamma, until the limit."""

    def settle(self, game: Cards) -> bool:
        if game.turns == TURN_LIMIT:
            end_round(game, "turn_limit", None)
            return False
        if game.turns > 0:
            game.seat = (game.seat + 1) % game.rules.players
        game.turns += 1
        if game.is_barred(game.seat):
            if game.events is not None:
                game.tell(TurnSkipped(game.seat))
            game.count_overlays()
            return False
        game.step = TURN
        return True


class Turn(Phase):
    """O8, O9, O11, O12: call Omerta, draw, take, or pass when there is nothing to draw."""

    def asked(self, game: Cards) -> i64:
        return 1 << game.seat

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[1 << game.seat], "turn", "turn")

    def options(self, game: Cards, seat: i64) -> Menu:
        if seat != game.seat:
            return ()
        may_call = game.blocked[seat] == 0
        if game.discard:
            return TURNS[(4 if may_call else 0) | (2 if game.free[seat] else 0) | 1]
        if game.pile:
            return TURNS[5 if may_call else 1]
        return PASSES[1 if may_call else 0]

    def answer(self, game: Cards, said: Said) -> None:
        move = only_answer(game, said)
        kind = type(move)
        if kind is Draw:
            self.draw(game)
        elif kind is Take:
            self.take(game)
        elif kind is CallOmerta:
            self.call(game)
        elif kind is Pass:
            self.let_go(game)
        else:
            raise Refused("O9", "a turn begins with Omerta or with a card from one of the piles")

    def draw(self, game: Cards) -> None:
        """O9: from the draw pile."""
        if not game.restock():
            raise Refused("O12", "there is nothing to draw")
        game.passed = 0
        game.step = DRAWING

    def take(self, game: Cards) -> None:
        """O9: from the discard pile, to replace an own card with (O11, O29)."""
        if not game.discard:
            raise Refused("O9", "the discard pile is empty")
        if not game.free[game.seat]:
            raise Refused("O11", "there is no card to replace")
        card = game.discard.pop()
        game.held = card | SEEN_BY_ALL
        game.taken = True
        game.passed = 0
        if game.events is not None:
            game.tell(Took(game.seat, name_of(card)))
        game.count_overlays()
        game.step = PUTTING

    def call(self, game: Cards) -> None:
        """O30: stop the round; the thought is not checked."""
        if game.blocked[game.seat]:
            raise Refused("O29", "the owner of a card under a Patrol cannot call Omerta")
        if game.events is not None:
            game.tell(OmertaCalled(game.seat))
        end_round(game, "omerta", game.seat)

    def let_go(self, game: Cards) -> None:
        """O12, O33: only when there is nothing to draw."""
        if game.pile or game.discard:
            raise Refused("O9", "a card can be drawn")
        if game.events is not None:
            game.tell(TurnPassed(game.seat))
        game.count_overlays()
        game.passed |= 1 << game.seat
        if game.passed == game.rules.everybody:
            end_round(game, "nothing_to_draw", None)
        else:
            game.step = NEXT_TURN
