"""O10: the drawn card replaces one of the player's, or is discarded at once."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cells import FREE, KIND, ROW
from backroom.games.omerta.events import Discarded, Replaced
from backroom.games.omerta.menus import NOTHING, PUTS, REPLACES, Choices
from backroom.games.omerta.moves import Discard, Move, Replace
from backroom.games.omerta.phases.phase import SEATS, Phase
from backroom.games.omerta.phases.snap import open_window
from backroom.games.omerta.printed.cards import is_bottle, name_of
from backroom.games.omerta.state import POWER, Cards


class Putting(Phase):
    """O10, O11, O29: where the drawn card goes."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "turn", "turn")

    def choices(self, game: Cards, seat: i64) -> Choices:
        if game.taken:
            return REPLACES.of(game.cells[FREE + seat])
        return PUTS.of(game.cells[FREE + seat])

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        if isinstance(move, Replace):
            return Refused("O10", "there is no card of yours there that you may replace")
        if isinstance(move, Discard):
            return Refused("O10", "a card from the discard pile must replace one of yours")
        return Refused("O10", "replace one of your cards or discard the one you drew")

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
