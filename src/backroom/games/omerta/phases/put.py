"""O10: the drawn card replaces one of the player's, or is discarded at once."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cells import BLOCKED, FREE, KIND, ROW
from backroom.games.omerta.events import Discarded, Replaced
from backroom.games.omerta.menus import DISCARD, NOTHING, PUTS, REPLACE, REPLACES, Choices, places_of
from backroom.games.omerta.moves import Discard, Menu, Move, Replace
from backroom.games.omerta.phases.phase import SEATS, Phase
from backroom.games.omerta.phases.snap import open_window
from backroom.games.omerta.printed.cards import is_bottle, name_of
from backroom.games.omerta.state import POWER, Cards
from backroom.games.omerta.why_not import WhyNotCode, refused_for


class Putting(Phase):
    """O10, O11, O29: where the drawn card goes."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "turn", "turn")

    def choices(self, game: Cards, seat: i64) -> Choices:
        if game.taken:
            return REPLACES.of(game.cells[FREE + seat])
        return PUTS.of(game.cells[FREE + seat])

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        code = self.why_not(game, seat, move)
        if code is not None:
            return refused_for(code)
        if isinstance(move, Replace):
            return Refused("O10", "there is no card of yours there that you may replace")
        return Refused("O10", "replace one of your cards or discard the one you drew")

    def sought(self, game: Cards, seat: i64) -> Menu:
        """To discard the card, and to replace one under a Patrol."""
        return (DISCARD, *[REPLACE[place] for place in places_of(game.cells[BLOCKED + seat])])

    def why_not(self, game: Cards, seat: i64, move: Move) -> WhyNotCode | None:
        if isinstance(move, Discard):
            return "must_replace"
        if isinstance(move, Replace) and move.place in places_of(game.cells[BLOCKED + seat]):
            return "card_patrolled"
        return None

    def say(self, game: Cards, seat: i64, code: i64) -> bool:
        card: i64 = game.held
        if code != NOTHING:  # O10: the old card, not looked at, goes face up to the discard pile
            cells = game.cells
            at: i64 = seat << ROW | code
            card = cells[at]
            cells[at] = game.held
        game.held = 0
        game.throw(card)
        kind: i64 = card & KIND
        if game.events is not None:
            if code == NOTHING:
                game.tell(Discarded(seat, name_of(kind)))
            else:
                game.tell(Replaced(seat, code, name_of(kind)))
        if is_bottle(kind):  # O13, O18: a bottle may be snapped, a character is used
            game.window = 1 << kind
            open_window(game)
        else:
            game.power = kind
            game.step = POWER
        return True
