"""O7: before the first turn everybody looks at two of their own four cards."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cards import name_of
from backroom.games.omerta.events import Peeked
from backroom.games.omerta.menus import PEEKS, offers
from backroom.games.omerta.moves import Menu, Peek
from backroom.games.omerta.phases.phase import SEATS, Phase, Said, by_seat, check_answers
from backroom.games.omerta.state import KIND, NEXT_TURN, SEEN, Cards


class Peeking(Phase):
    """O7: everybody chooses at the same time."""

    def asked(self, game: Cards) -> i64:
        return game.rules.everybody

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.rules.everybody], "sealed", "peek")

    def options(self, game: Cards, seat: i64) -> Menu:
        return PEEKS if (game.rules.everybody >> seat) & 1 else ()

    def answer(self, game: Cards, said: Said) -> None:
        check_answers(said, game.rules.everybody)
        for _, move in said:
            if not offers(PEEKS, move):
                raise Refused("O7", "look at two different cards of your own four")
        for seat, peek in by_seat(said):
            assert isinstance(peek, Peek)
            first, second = peek.places
            hand = game.hands[seat]
            seen: i64 = 1 << (SEEN + seat)
            hand[first] |= seen
            hand[second] |= seen
            if game.events is not None:
                game.tell(
                    Peeked(seat, peek.places, (name_of(hand[first] & KIND), name_of(hand[second] & KIND)))
                )
        game.step = NEXT_TURN
