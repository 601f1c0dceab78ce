"""Playouts: quick players go on from a state for some turns, and a cut game is judged by an evaluation."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.core.stream import Stream
from backroom.games.organized_crime.actions.moving import begin
from backroom.games.organized_crime.cards import cash
from backroom.games.organized_crime.commission.session import close_session, is_informant_due
from backroom.games.organized_crime.game import PHASES, OrganizedCrime
from backroom.games.organized_crime.money.informants import place_informant
from backroom.games.organized_crime.money.ledger import charge, pay_income, pay_what_there_is
from backroom.games.organized_crime.phases.crimes import offended
from backroom.games.organized_crime.phases.sentence import lose_official
from backroom.games.organized_crime.pieces.killing import remove_piece
from backroom.games.organized_crime.printed.board import NONE, OFFICIAL
from backroom.games.organized_crime.printed.decks import MONEY
from backroom.games.organized_crime.rules import MAN
from backroom.games.organized_crime.search.evaluation import Evaluation
from backroom.games.organized_crime.search.quick.policy import Policy
from backroom.games.organized_crime.search.quick.voting import carries, stake
from backroom.games.organized_crime.state import (
    BITS,
    COUNT,
    CRIMES,
    DRAWING,
    FLOOR,
    HEARINGS,
    LOSING,
    NEXT_TURN,
    OVER,
    PAYING,
    ROLLING,
    SENTENCE,
    SETTLEMENT,
    TAKING,
    TURN,
    VOTING,
)


class Playouts:
    """Plays states on with a quick player for each seat."""

    def __init__(self, policies: list[Policy], evaluation: Evaluation) -> None:
        self.policies = policies
        self.evaluation = evaluation

    def play(self, game: OrganizedCrime, stream: Stream, turns: i64) -> None:
        """Play on until so many turns have ended, or the game is over."""
        assert game.step >= NEXT_TURN, "playouts begin when every Boss is in its base"
        turn: i64 = game.round * 4 + game.seat
        while game.step != OVER:
            before: i64 = game.step
            self.go_on(game, stream)
            game.run_to_question(before)
            now: i64 = game.round * 4 + game.seat
            if now != turn:
                turn = now
                turns -= 1
                if turns == 0:
                    return

    def value(self, game: OrganizedCrime, stream: Stream, turns: i64, seat: i64) -> float:
        """How likely a seat is to win, after a playout of so many turns; the state is used up."""
        self.play(game, stream, turns)
        return self.evaluation.chance(game, seat)

    def go_on(self, game: OrganizedCrime, stream: Stream) -> None:
        """Answer what the game waits for."""
        step: i64 = game.step
        if step == TURN:
            self.policies[game.seat].act(game)
        elif step == ROLLING:
            self.roll(game, stream)
        elif step == TAKING:
            game.step = DRAWING
        elif FLOOR <= step <= VOTING:
            self.vote(game)
        elif step == SETTLEMENT:
            self.settle(game)
        elif step == CRIMES:
            self.demand(game)
        elif step == PAYING:
            self.pay(game)
        elif step == LOSING:
            self.lose(game)
        else:
            PHASES[step].happen(game, stream)

    def roll(self, game: OrganizedCrime, stream: Stream) -> None:
        """C12: two dice."""
        one = 1 + stream.below(6)
        other = 1 + stream.below(6)
        game.dice = (int(one), int(other))
        game.rolled = True
        game.step = TURN
        if len(game.walkers) == 1:
            begin(game, 0, one + other)

    def vote(self, game: OrganizedCrime) -> None:
        """C24: the votes as they are likely to fall."""
        game.carried = carries(self.policies[game.caller].read(game, game.caller))
        game.step = SENTENCE if game.carried and game.motion == NONE else SETTLEMENT

    def settle(self, game: OrganizedCrime) -> None:
        """C23, C24: find the money for the informant, buy it, close."""
        caller = game.caller
        if is_informant_due(game):
            if game.money[caller] < MAN and game.income and caller == game.seat:
                income = game.income
                game.income = 0
                pay_income(game, caller, income)
            if game.money[caller] >= MAN and game.circles[game.motion] == NONE and game.left[caller]:
                place_informant(game, caller, game.motion)
        close_session(game)

    def demand(self, game: OrganizedCrime) -> None:
        """C26: the offended who think that they will be heard."""
        asked = offended(game)
        demands: list[int] = []
        for seat in game.crimes:
            if (asked >> seat) & 1:
                game.caller = seat
                game.motion = NONE
                game.ballots = ()
                reading = self.policies[seat].read(game, seat)
                total: i64 = 0
                for other in range(game.rules.players):
                    if game.lives(other):
                        votes = reading.votes(other, 0)
                        total += votes if stake(reading, other) > 0 else -votes
                if total > 0:
                    demands.append(seat)
        game.hearings = tuple(demands)
        game.step = HEARINGS

    def pay(self, game: OrganizedCrime) -> None:
        """C28: cash a MONEY card, or pay what there is."""
        if game.holds(game.debtor, MONEY):
            cash(game, game.debtor)
            charge(game, game.debtor, game.due, game.then)
            return
        pay_what_there_is(game)
        game.step = game.then

    def lose(self, game: OrganizedCrime) -> None:
        """C10: a man who is not at home, or the cheapest official."""
        seat = game.seat
        if game.losses < 0:
            for kind in range(3):
                if game.controls(seat, OFFICIAL + kind):
                    game.losses += 1
                    lose_official(game, kind)
                    return
        home = game.home(seat)
        chosen: i64 = home
        for space in range(len(game.at)):
            here: i64 = game.at[space]
            if (here >> (BITS * seat)) & COUNT and space != home:
                chosen = space
                break
        game.losses -= 1
        remove_piece(game, seat, chosen, False, "penalty")
