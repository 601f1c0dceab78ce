"""C5, C29: the dice go clockwise to the next living player, whose income is counted."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.commission.words import end_words
from backroom.games.organized_crime.events import TurnBegun
from backroom.games.organized_crime.money.informants import income_of
from backroom.games.organized_crime.phases.phase import Phase
from backroom.games.organized_crime.pieces.killing import end_game
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.state import TURN, Country


class NextTurn(Phase):
    """C5: passes the dice to the next player, or ends a variant after its last round."""

    def settle(self, game: Country) -> bool:
        if game.round == 0:
            game.round = 1
        else:
            self.pass_on(game)
            if game.words:
                end_words(game)
            limit = game.rules.rounds
            if limit is not None and game.round > limit:
                end_game(game, "round_limit")
                return False
        game.income = income_of(game, game.seat)
        game.rolled = False
        game.dice = ()
        game.walkers = []
        game.active = NONE
        game.excused = False
        game.landings = ()
        game.crimes = ()
        game.step = TURN
        if game.events is not None:
            game.tell(TurnBegun(game.seat, game.round, game.income))
        return False

    def pass_on(self, game: Country) -> None:
        """A round is over when the dice come to, or pass, the base that started."""
        bases: i64 = len(game.owner)
        base: i64 = game.base[game.seat]
        first: i64 = game.base[game.starter]
        game.seat = game.next_seat(game.seat)
        last: i64 = game.base[game.seat]
        while base != last:
            base = (base + 1) % bases
            if base == first:
                game.round += 1
