"""C10, C11, C26: the offender draws a Penalty card, and loses what it says."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.cards import cards_in, draw, pick, ready
from backroom.games.organized_crime.events import OfficialLost, OfficialsSuspended, PenaltyDrawn
from backroom.games.organized_crime.money.ledger import charge
from backroom.games.organized_crime.moves import LoseMan, LoseOfficial, Menu, Option
from backroom.games.organized_crime.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.organized_crime.pieces.killing import remove_piece
from backroom.games.organized_crime.printed.board import NONE, OFFICIAL
from backroom.games.organized_crime.printed.decks import (
    FINE,
    LOSE_ALL_OFFICIALS,
    LOSE_OFFICIALS,
    PENALTY_DECK,
    REMOVE_MEN,
)
from backroom.games.organized_crime.rules import OFFICIAL_NAMES
from backroom.games.organized_crime.state import BITS, COUNT, LOSING, OVER, SETTLEMENT, Country


class Sentence(Phase):
    """C10: draws one Penalty card for the offender, the only sanction there is."""

    def settle(self, game: Country) -> bool:
        ready(game, PENALTY_DECK)
        return True

    def pending(self, game: Country) -> Ask | Chance | Over:
        return pick(cards_in(game, PENALTY_DECK))

    def drawn(self, game: Country, outcome: tuple[int, ...]) -> None:
        kind = draw(game, PENALTY_DECK, outcome)
        game.used[kind] += 1
        decks = game.rules.decks
        card: i64 = kind - game.rules.first_card[PENALTY_DECK]
        if game.events is not None:
            game.tell(PenaltyDrawn(game.seat, decks.ids[PENALTY_DECK][card]))
        number: i64 = decks.penalty_number[card]
        does: i64 = decks.penalty_does[card]
        game.step = SETTLEMENT
        if does == FINE:
            charge(game, game.seat, number, SETTLEMENT)
        elif does == REMOVE_MEN:
            game.losses = number
            game.step = LOSING
        elif does == LOSE_OFFICIALS:
            game.losses = -number
            game.step = LOSING
        elif does == LOSE_ALL_OFFICIALS:
            for kind_of_official in range(len(OFFICIAL_NAMES)):
                while game.controls(game.seat, OFFICIAL + kind_of_official):
                    lose_official(game, kind_of_official)
        else:
            game.suspended[game.seat] = number
            if game.events is not None:
                game.tell(OfficialsSuspended(game.seat, number))


def lose_official(game: Country, kind: i64) -> None:
    """C10: the informant of one official of this kind is removed."""
    for circle in game.rules.board.circles_of[OFFICIAL + kind]:
        if game.circles[circle] == game.seat:
            game.circles[circle] = NONE
            if game.events is not None:
                game.tell(OfficialLost(game.seat, game.rules.board.circle_ids[circle]))
            return


class Losing(Phase):
    """C10, C11: asks the owner what to lose; [R] the Boss only when no hit-man is left."""

    def settle(self, game: Country) -> bool:
        if game.losses == 0:
            game.step = SETTLEMENT
            return False
        choice = self.choice(game)
        if len(choice) > 1:
            return True
        if len(choice) == 1:
            self.lose(game, choice[0])
        elif game.losses < 0:
            game.losses = 0
        else:
            game.losses = 0
            remove_piece(game, game.seat, game.boss[game.seat], True, "penalty")
            if game.step != OVER:
                game.step = SETTLEMENT
        return False

    def choice(self, game: Country) -> list[Option]:
        """What the owner can choose from."""
        menu: list[Option] = []
        if game.losses < 0:
            for kind, name in enumerate(OFFICIAL_NAMES):
                if game.controls(game.seat, OFFICIAL + kind):
                    menu.append(LoseOfficial(name))
            return menu
        shift: i64 = BITS * game.seat
        for space, here in enumerate(game.at):
            if (here >> shift) & COUNT:
                menu.append(LoseMan(game.rules.board.ids[space]))
        return menu

    def lose(self, game: Country, option: Option) -> None:
        """One man, or one official."""
        if isinstance(option, LoseMan):
            game.losses -= 1
            remove_piece(game, game.seat, game.rules.board.number[option.space], False, "penalty")
        else:
            assert isinstance(option, LoseOfficial)
            game.losses += 1
            lose_official(game, OFFICIAL_NAMES.index(option.official))

    def asked(self, game: Country) -> i64:
        return 1 << game.seat

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "turn", "loss")

    def options(self, game: Country, seat: i64) -> Menu:
        return tuple(self.choice(game)) if seat == game.seat else ()

    def answer(self, game: Country, said: Said) -> None:
        move = only_answer(said, game.seat)
        if move not in self.choice(game):
            raise Refused("C10", "choose what the penalty takes")
        self.lose(game, move)
