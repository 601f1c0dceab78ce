"""C6 to C9: a card is drawn: one that is kept in hand, or a Mistake."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.cards import DECKS, cards_in, draw, pick, ready, take_in_hand
from backroom.games.organized_crime.events import Declined, Drew, MistakeMade
from backroom.games.organized_crime.money.ledger import charge
from backroom.games.organized_crime.moves import Decline, Draw, Menu
from backroom.games.organized_crime.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.organized_crime.pieces.killing import end_turn_of_the_dead, remove_piece
from backroom.games.organized_crime.printed.board import NONE, OFFICIAL
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK, REMOVE
from backroom.games.organized_crime.rules import CARDS
from backroom.games.organized_crime.state import DRAWING, TURN, Country

TAKE_OR_LEAVE: Final[Menu] = (Draw(), Decline())


class Taking(Phase):
    """C7, C8: asks whether the player takes the card that the space allows."""

    def asked(self, game: Country) -> i64:
        return 1 << game.seat

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "turn", "card")

    def options(self, game: Country, seat: i64) -> Menu:
        return TAKE_OR_LEAVE if seat == game.seat else ()

    def answer(self, game: Country, said: Said) -> None:
        move = only_answer(said, game.seat)
        if isinstance(move, Draw):
            game.step = DRAWING
        elif isinstance(move, Decline):
            game.step = TURN
            if game.events is not None:
                game.tell(Declined(game.seat, DECKS[game.deck]))
        else:
            raise Refused("C7", "draw a card, or decline it")


class Drawing(Phase):
    """C6: draws a card, which only the drawer sees."""

    def settle(self, game: Country) -> bool:
        ready(game, game.deck)
        return True

    def pending(self, game: Country) -> Ask | Chance | Over:
        return pick(cards_in(game, game.deck))

    def drawn(self, game: Country, outcome: tuple[int, ...]) -> None:
        kind = draw(game, game.deck, outcome)
        take_in_hand(game, game.seat, kind)
        game.step = TURN
        if game.events is not None:
            game.tell(Drew(game.seat, DECKS[game.deck], CARDS[kind]))


class MistakeCard(Phase):
    """C9: draws a Mistake, which is read aloud and carried out at once."""

    def settle(self, game: Country) -> bool:
        ready(game, MISTAKE_DECK)
        return True

    def pending(self, game: Country) -> Ask | Chance | Over:
        return pick(cards_in(game, MISTAKE_DECK))

    def drawn(self, game: Country, outcome: tuple[int, ...]) -> None:
        kind = draw(game, MISTAKE_DECK, outcome)
        game.used[kind] += 1
        decks = game.rules.decks
        card: i64 = kind - game.rules.first_card[MISTAKE_DECK]
        undone = self.is_undone(game, decks.mistake_unless[card])
        if game.events is not None:
            game.tell(MistakeMade(game.seat, decks.ids[MISTAKE_DECK][card], undone))
        game.step = TURN
        if undone:
            return
        if decks.mistake_does[card] == REMOVE:
            walker = game.walkers[game.active]
            remove_piece(game, game.seat, walker.space, walker.boss, "mistake")
            end_turn_of_the_dead(game)
        else:
            charge(game, game.seat, decks.mistake_fine[card], TURN)

    def is_undone(self, game: Country, official: i64) -> bool:
        """C8, C10: an official who is not suspended can undo some Mistakes."""
        if official == NONE or game.suspended[game.seat]:
            return False
        return game.controls(game.seat, OFFICIAL + official) > 0
