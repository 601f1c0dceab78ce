"""O18: the character discarded in one's turn is used; its targets are named first."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cards import MAMMA, PATROL, name_of
from backroom.games.omerta.events import PowerIdle, PowerNamed
from backroom.games.omerta.menus import DECLINE, offers
from backroom.games.omerta.moves import Decline, Menu
from backroom.games.omerta.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.omerta.powers.by_kind import POWERS
from backroom.games.omerta.state import KILLER_QUESTION, NEXT_TURN, Cards


class NamingTargets(Phase):
    """O11, O18, O18b: what to do with the power, if there is anything to do it to."""

    def settle(self, game: Cards) -> bool:
        power = POWERS[game.power]
        if power is None:  # O25 to O27: Killer, Witness and Alibi do nothing when discarded
            game.step = NEXT_TURN
            return False
        menu = power.menu(game)
        if not menu:
            idle(game, declined=False)
            return False
        game.menu = (DECLINE, *menu) if game.rules.powers_optional or power.optional else menu
        return True

    def asked(self, game: Cards) -> i64:
        return 1 << game.seat

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[1 << game.seat], "turn", "power")

    def options(self, game: Cards, seat: i64) -> Menu:
        return game.menu if seat == game.seat else ()

    def answer(self, game: Cards, said: Said) -> None:
        move = only_answer(game, said)
        if not offers(game.menu, move):
            power = POWERS[game.power]
            assert power is not None
            raise Refused(power.rule, power.why)
        game.menu = ()
        if type(move) is Decline:
            idle(game, declined=True)
            return
        if game.power == MAMMA or game.power == PATROL:
            game.discard.pop()  # [R] O29b: being laid, it has left the pile
        game.named = move
        if game.events is not None:
            game.tell(PowerNamed(game.seat, name_of(game.power), move))
        game.step = KILLER_QUESTION


def idle(game: Cards, declined: bool) -> None:
    """O11, O18b: nothing is done; the card stays on the discard pile."""
    if game.events is not None:
        game.tell(PowerIdle(game.seat, name_of(game.power), declined))
    game.step = NEXT_TURN
