"""O23: after looking into the safe, your own card, unseen, for one of its four."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cells import FREE, IN_SAFE, KIND, ROW, SEEN_BY_ALL
from backroom.games.omerta.events import Exchanged, PowerIdle
from backroom.games.omerta.menus import EXCHANGES, NOTHING, PAIR, PLACE, Choices
from backroom.games.omerta.moves import Decline, Menu, Move
from backroom.games.omerta.phases.phase import SEATS, Phase
from backroom.games.omerta.phases.power import LEFT
from backroom.games.omerta.printed.cards import SAFECRACKER, name_of
from backroom.games.omerta.state import NEXT_TURN, Cards
from backroom.games.omerta.why_not import WhyNotCode, refused_for


class Exchanging(Phase):
    """O18b, O23: which card for which; to be declined only where powers are optional."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "turn", "power")

    def choices(self, game: Cards, seat: i64) -> Choices:
        choices = EXCHANGES.of(game.cells[FREE + seat])
        return choices.or_decline() if game.rules.powers_optional else choices

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        code = self.why_not(game, seat, move)
        if code is not None:
            return refused_for(code)
        return Refused("O23", "exchange one of your cards for one of the safe")

    def sought(self, game: Cards, seat: i64) -> Menu:
        return LEFT

    def why_not(self, game: Cards, seat: i64, move: Move) -> WhyNotCode | None:
        return "must_exchange" if isinstance(move, Decline) else None

    def say(self, game: Cards, seat: i64, code: i64) -> bool:
        if code != NOTHING:
            self.exchange(game, code & PLACE, code >> PAIR)
        elif game.events is not None:
            game.tell(PowerIdle(game.seat, name_of(SAFECRACKER), declined=True))
        game.looking = 0
        game.step = NEXT_TURN
        return True

    def exchange(self, game: Cards, place: i64, safe: i64) -> None:
        """O23: yours stays in the safe, face down."""
        cells = game.cells
        at: i64 = game.seat << ROW | place
        own: i64 = cells[at]
        cells[at] = cells[IN_SAFE + safe]
        if game.rules.open_safe:
            own |= SEEN_BY_ALL
        cells[IN_SAFE + safe] = own
        if game.events is not None:
            game.tell(
                Exchanged(game.seat, place, safe, name_of(own & KIND) if game.rules.open_safe else None)
            )
