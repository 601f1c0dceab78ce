"""O18: the character discarded in your turn is used; its targets are named first."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.cells import IN_DISCARD
from backroom.games.omerta.events import PowerIdle, PowerNamed
from backroom.games.omerta.menus import DECLINE, NOTHING, Choices
from backroom.games.omerta.moves import Decline, Menu, Move
from backroom.games.omerta.phases.phase import SEATS, Phase
from backroom.games.omerta.powers.by_kind import POWERS
from backroom.games.omerta.powers.power import Power
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.state import KILLER_QUESTION, NEXT_TURN, Cards
from backroom.games.omerta.why_not import WhyNotCode, refused_for

LEFT: Final[Menu] = (DECLINE,)


class NamingTargets(Phase):
    """O11, O18, O18b: what to do with the power, if there is anything to do it to."""

    def settle(self, game: Cards) -> bool:
        power = POWERS[game.power]
        if power is None:  # O25 to O27: Killer, Witness and Alibi do nothing when discarded
            game.step = NEXT_TURN
            return False
        if not power.usable(game):
            idle(game, declined=False)
            return False
        game.asked = 1 << game.seat
        return True

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "turn", "power")

    def choices(self, game: Cards, seat: i64) -> Choices:
        power = POWERS[game.power]
        assert power is not None
        choices = power.choices(game)
        return choices.or_decline() if declinable(game, power) else choices

    def any_code(self, game: Cards, seat: i64, stream: Stream) -> i64:
        power = POWERS[game.power]
        assert power is not None
        return power.any_code(game, declinable(game, power), stream)

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        code = self.why_not(game, seat, move)
        if code is not None:
            return refused_for(code)
        power = POWERS[game.power]
        assert power is not None
        return power.refusal(game, move)

    def sought(self, game: Cards, seat: i64) -> Menu:
        return LEFT

    def why_not(self, game: Cards, seat: i64, move: Move) -> WhyNotCode | None:
        return "must_use" if isinstance(move, Decline) else None

    def say(self, game: Cards, seat: i64, code: i64) -> bool:
        if code == NOTHING:
            idle(game, declined=True)
            return True
        power = POWERS[game.power]
        assert power is not None
        if power.laid:
            game.thrown -= 1  # [R] O29b: being laid, it has left the pile
            game.cells[IN_DISCARD + game.thrown] = 0
        game.named = code
        if game.events is not None:
            game.tell(PowerNamed(game.seat, name_of(game.power), power.move(code)))
        game.step = KILLER_QUESTION
        return True


def declinable(game: Cards, power: Power) -> bool:
    """O18b, O24: whether a power may be left unused."""
    return game.rules.powers_optional or power.optional


def idle(game: Cards, declined: bool) -> None:
    """O11, O18b: nothing is done; the card stays on the discard pile."""
    if game.events is not None:
        game.tell(PowerIdle(game.seat, name_of(game.power), declined))
    game.step = NEXT_TURN
