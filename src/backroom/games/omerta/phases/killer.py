"""O25: those whom a power would touch may show the Killer and cancel it."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.omerta.cards import KILLER, name_of
from backroom.games.omerta.events import KillerShown, WrongShown
from backroom.games.omerta.menus import PASS, SHOWS
from backroom.games.omerta.moves import Menu, Pass, Show
from backroom.games.omerta.phases.phase import SEATS, Phase, Said, by_seat, check_answers
from backroom.games.omerta.phases.snap import who_may_answer
from backroom.games.omerta.powers.by_kind import POWERS
from backroom.games.omerta.state import ADDING, EFFECT, KIND, Cards


class KillerQuestion(Phase):
    """O25: asked of everybody who would be touched, whether or not they hold a Killer."""

    def settle(self, game: Cards) -> bool:
        power = POWERS[game.power]
        assert power is not None
        assert game.named is not None
        game.killers = ()
        game.asked = who_may_answer(game, power.touched(game, game.named))
        if game.asked:
            return True
        game.step = EFFECT
        return False

    def asked(self, game: Cards) -> i64:
        return game.asked

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "sealed", "killer")

    def options(self, game: Cards, seat: i64) -> Menu:
        if not (game.asked >> seat) & 1:
            return ()
        return SHOWS.of(game.free[seat])

    def answer(self, game: Cards, said: Said) -> None:
        check_answers(said, game.asked)
        self.check(game, said)
        due: list[int] = []
        for seat, shown in by_seat(said):
            if shown is PASS or not isinstance(shown, Show):
                continue
            card: i64 = game.hands[seat][shown.place]
            game.show(seat, shown.place)
            if card & KIND == KILLER:
                game.killers = (*game.killers, (seat, shown.place))
                if game.events is not None:
                    game.tell(KillerShown(seat, shown.place, name_of(game.power)))
            else:
                due.append(seat)
                if game.events is not None:
                    game.tell(WrongShown(seat, shown.place, name_of(card & KIND)))
        game.due = tuple(due)  # [R] O25: penalties come before the effect
        game.gift = False
        game.then = EFFECT
        game.step = ADDING

    def check(self, game: Cards, said: Said) -> None:
        """O25, O29: a card that is not blocked, or nothing."""
        for seat, move in said:
            if move is PASS:
                continue
            if isinstance(move, Show):
                place: int = move.place  # not yet an i64: it may be anything
                if not 0 <= place < 60 or not (game.free[seat] >> place) & 1:
                    raise Refused("O25", "there is no card of yours there that you may show")
            elif not isinstance(move, Pass):
                raise Refused("O25", "show a card as your Killer, or let it happen")
