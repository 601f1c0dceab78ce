"""O10: the drawn card replaces an own one, or goes straight to the discard pile."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cards import is_bottle, name_of
from backroom.games.omerta.events import Discarded, Replaced
from backroom.games.omerta.menus import PUTS, REPLACES
from backroom.games.omerta.moves import Discard, Menu, Replace
from backroom.games.omerta.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.omerta.state import KIND, POWER, SNAPPING, Cards


class Putting(Phase):
    """O10, O11, O29: where the drawn card goes."""

    def asked(self, game: Cards) -> i64:
        return 1 << game.seat

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[1 << game.seat], "turn", "turn")

    def options(self, game: Cards, seat: i64) -> Menu:
        if seat != game.seat:
            return ()
        if game.taken:
            return REPLACES.of(game.free[seat])
        return PUTS.of(game.free[seat])

    def answer(self, game: Cards, said: Said) -> None:
        move = only_answer(game, said)
        if isinstance(move, Replace):
            card = self.replace(game, move.place)
        elif isinstance(move, Discard):
            if game.taken:
                raise Refused("O10", "a card from the discard pile must replace one of yours")
            card = game.held
            game.throw(card)
            if game.events is not None:
                game.tell(Discarded(game.seat, name_of(card & KIND)))
        else:
            raise Refused("O10", "replace one of your cards or discard the one you drew")
        game.held = 0
        follow(game, card & KIND)

    def replace(self, game: Cards, place: int) -> i64:
        """O10: the old card, not looked at, goes face up to the discard pile."""
        # not yet an i64: it may be anything
        if not 0 <= place < 60 or not (game.free[game.seat] >> place) & 1:
            raise Refused("O10", "there is no card of yours there that you may replace")
        hand = game.hands[game.seat]
        card: i64 = hand[place]
        hand[place] = game.held
        game.throw(card)
        if game.events is not None:
            game.tell(Replaced(game.seat, place, name_of(card & KIND)))
        return card


def follow(game: Cards, kind: i64) -> None:
    """O13, O18: a bottle may be snapped, a character is used."""
    if is_bottle(kind):
        game.window = 1 << kind
        game.step = SNAPPING
    else:
        game.power = kind
        game.step = POWER
