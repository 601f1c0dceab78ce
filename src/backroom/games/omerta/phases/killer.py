"""O25: those whom a power would touch may show the Killer and cancel it."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cells import CLAIMS, DUE, FREE, KIND, ROW, SEEN_BY_ALL
from backroom.games.omerta.events import KillerShown, WrongShown
from backroom.games.omerta.menus import PLACE, SHOWS, Choices
from backroom.games.omerta.moves import Move, Show
from backroom.games.omerta.phases.phase import SEATS, Phase, claim, sort_claims, who_may_answer
from backroom.games.omerta.powers.by_kind import POWERS
from backroom.games.omerta.printed.cards import KILLER, name_of
from backroom.games.omerta.state import ADDING, EFFECT, Cards


class KillerQuestion(Phase):
    """O25: asked of everybody who would be touched, whether or not they hold a Killer."""

    def settle(self, game: Cards) -> bool:
        power = POWERS[game.power]
        assert power is not None
        game.killers = ()
        game.asked = who_may_answer(game, power.touched(game, game.named))
        if game.asked:
            return True
        game.step = EFFECT
        return False

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "sealed", "killer")

    def choices(self, game: Cards, seat: i64) -> Choices:
        return SHOWS.of(game.cells[FREE + seat])

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        if isinstance(move, Show):
            return Refused("O25", "there is no card of yours there that you may show")
        return Refused("O25", "show a card as your Killer, or let it happen")

    def say(self, game: Cards, seat: i64, code: i64) -> bool:
        if not claim(game, seat, code):
            return False
        game.dues = 0  # [R] O25: penalties come before the effect
        game.gift = False
        game.then = EFFECT
        game.step = ADDING
        sort_claims(game)
        for index in range(game.claims):
            self.show(game, game.cells[CLAIMS + index])
        game.claims = 0
        return True

    def show(self, game: Cards, shown: i64) -> None:
        """O25: everybody sees it; a Killer cancels the power, any other card costs one."""
        cells = game.cells
        seat: i64 = shown >> ROW
        cells[shown] |= SEEN_BY_ALL
        kind: i64 = cells[shown] & KIND
        if kind == KILLER:
            game.killers = (*game.killers, shown)
            if game.events is not None:
                game.tell(KillerShown(seat, shown & PLACE, name_of(game.power)))
        else:
            cells[DUE + game.dues] = seat
            game.dues += 1
            if game.events is not None:
                game.tell(WrongShown(seat, shown & PLACE, name_of(kind)))
