"""O23: after looking into the safe, one's own card, unseen, for one of its four."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cards import SAFECRACKER, name_of
from backroom.games.omerta.events import Exchanged, PowerIdle
from backroom.games.omerta.menus import DECLINE, EXCHANGES, offers
from backroom.games.omerta.moves import Decline, Exchange, Menu
from backroom.games.omerta.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.omerta.state import KIND, NEXT_TURN, SEEN_BY_ALL, Cards


class Exchanging(Phase):
    """O18b, O23: which card for which; to be declined only where powers are optional."""

    def asked(self, game: Cards) -> i64:
        return 1 << game.seat

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[1 << game.seat], "turn", "power")

    def options(self, game: Cards, seat: i64) -> Menu:
        if seat != game.seat:
            return ()
        menu = EXCHANGES.of(game.free[seat])
        return (DECLINE, *menu) if game.rules.powers_optional else menu

    def answer(self, game: Cards, said: Said) -> None:
        move = only_answer(game, said)
        if not offers(self.options(game, game.seat), move):
            raise Refused("O23", "exchange one of your cards for one of the safe")
        if type(move) is Decline:
            if game.events is not None:
                game.tell(PowerIdle(game.seat, name_of(SAFECRACKER), declined=True))
        else:
            assert isinstance(move, Exchange)
            self.exchange(game, move.place, move.safe)
        game.step = NEXT_TURN

    def exchange(self, game: Cards, place: i64, safe: i64) -> None:
        """O23: yours stays in the safe, face down."""
        hand = game.hands[game.seat]
        own: i64 = hand[place]
        hand[place] = game.safe[safe]
        if game.rules.open_safe:
            own |= SEEN_BY_ALL
        game.safe[safe] = own
        if game.events is not None:
            game.tell(
                Exchanged(game.seat, place, safe, name_of(own & KIND) if game.rules.open_safe else None)
            )
