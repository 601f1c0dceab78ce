"""C24, C25: the floor, the vote, the settlement."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance
from backroom.core.form import Form, OneOf, Whole
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.income import Claiming
from backroom.games.organized_crime.actions.power_card import Cashing
from backroom.games.organized_crime.commission.deals import add_deals, deal, drop_vote_offers
from backroom.games.organized_crime.commission.session import (
    CASH,
    cash_in_session,
    close_session,
    is_informant_due,
)
from backroom.games.organized_crime.commission.words import judge_vote
from backroom.games.organized_crime.events import MotionDecided, VoteCalled, Voted
from backroom.games.organized_crime.money.informants import place_informant
from backroom.games.organized_crime.money.ranges import learn_at_least, learn_at_most
from backroom.games.organized_crime.moves import (
    Accept,
    CallVote,
    Cash,
    Claim,
    Close,
    Menu,
    Move,
    Offer,
    Option,
    Place,
    Reject,
    Vote,
    Withdraw,
)
from backroom.games.organized_crime.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.printed.decks import MONEY
from backroom.games.organized_crime.rules import MAN, UNIT, VOTE
from backroom.games.organized_crime.state import SENTENCE, SETTLEMENT, VOTING, Ballot, Country

CALL_VOTE: Final = CallVote()
PLACE: Final = Place()
CLOSE: Final = Close()
CLAIMING: Final = Claiming()
CASHING: Final = Cashing()
DEALS: Final = frozenset([Offer, Withdraw, Accept, Reject])
VOTES: Final[dict[int, Menu]] = {}


def vote_menu(votes: int) -> Menu:
    """C24: any part of these votes, for or against; made once and kept."""
    made = VOTES.get(votes)
    if made is None:
        made = VOTES[votes] = (Form("vote", (OneOf("favour", (True, False)), Whole("votes", 0, votes))),)
    return made


def speaker(game: Country, said: Said) -> tuple[int, Move]:
    """The player who speaks: anybody who is not out, one at a time."""
    players: int = game.rules.players
    if len(said) != 1 or not 0 <= said[0][0] < players or not game.lives(said[0][0]):
        raise Refused("ask", "one player of the Commission speaks at a time")
    return said[0]


def is_deal(move: Move) -> bool:
    """C24: a move about a deal."""
    return type(move) in DEALS


class Floor(Phase):
    """C24: holds an open discussion until the caller calls the vote."""

    def asked(self, game: Country) -> i64:
        return game.alive

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "floor", "floor")

    def options(self, game: Country, seat: i64) -> Menu:
        if not game.lives(seat):
            return ()
        menu: list[Option] = []
        if seat == game.caller:
            menu.append(CALL_VOTE)
        if game.holds(seat, MONEY):
            menu.append(CASH)
        add_deals(game, seat, menu)
        return tuple(menu)

    def answer(self, game: Country, said: Said) -> None:
        seat, move = speaker(game, said)
        if is_deal(move):
            deal(game, seat, move)
        elif isinstance(move, Cash):
            cash_in_session(game, seat)
        elif isinstance(move, CallVote):
            if seat != game.caller:
                raise Refused("C24", "the one who called the session calls the vote")
            game.step = VOTING
            game.voter = game.next_seat(game.caller)
            drop_vote_offers(game)
            if game.events is not None:
                game.tell(VoteCalled(seat))
        else:
            raise Refused("C24", "the floor is for deals, until the vote is called")


class Voting(Phase):
    """C24, C25: takes the votes in turn from the caller's left, aloud and final."""

    def asked(self, game: Country) -> i64:
        return 1 << game.voter

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "turn", "vote")

    def options(self, game: Country, seat: i64) -> Menu:
        if seat != game.voter:
            return ()
        return vote_menu(game.votes(seat))

    def answer(self, game: Country, said: Said) -> None:
        move = only_answer(said, game.voter)
        if not isinstance(move, Vote):
            raise Refused("C24", "vote for or against, with any part of your votes")
        seat = game.voter
        available: int = game.votes(seat)
        if not 0 <= move.votes <= available:
            raise Refused("C25", "you do not have so many votes")
        money: i64 = game.money[seat]
        learn_at_least(game, seat, money // VOTE * VOTE)
        learn_at_most(game, seat, money // VOTE * VOTE + VOTE - UNIT)
        game.ballots = (*game.ballots, Ballot(seat, move.favour, move.votes, available))
        if game.events is not None:
            game.tell(Voted(seat, move.favour, move.votes, available))
        if game.words:
            judge_vote(game, seat, move.favour, move.votes == available)
        if seat == game.caller:
            self.decide(game)
        else:
            game.voter = game.next_seat(seat)

    def decide(self, game: Country) -> None:
        """C24: the majority of the votes cast; a tie fails."""
        favour: i64 = 0
        against: i64 = 0
        for ballot in game.ballots:
            if ballot.favour:
                favour += ballot.votes
            else:
                against += ballot.votes
        game.carried = favour > against
        if game.events is not None:
            game.tell(MotionDecided(game.carried, favour, against))
        game.step = SENTENCE if game.carried and game.motion == NONE else SETTLEMENT


class Settlement(Phase):
    """C24: keeps the session open for deals, money and the informant; [R] the caller closes it."""

    def settle(self, game: Country) -> bool:
        if game.lives(game.caller):
            return True
        close_session(game)  # [R] C1: the caller has left, and nobody else can
        return False

    def asked(self, game: Country) -> i64:
        return game.alive

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "floor", "settlement")

    def may_collect(self, game: Country, seat: i64) -> bool:
        """C31: whether it is this seat's turn; a penalty is asked for when a turn is over."""
        return game.motion != NONE and seat == game.seat

    def options(self, game: Country, seat: i64) -> Menu:
        if not game.lives(seat):
            return ()
        menu: list[Option] = []
        if seat == game.caller:
            menu.append(CLOSE)
            if is_informant_due(game) and game.money[seat] >= MAN:
                menu.append(PLACE)
        if self.may_collect(game, seat):
            CLAIMING.add(game, menu)
            CASHING.add(game, menu)
        add_deals(game, seat, menu)
        return tuple(menu)

    def answer(self, game: Country, said: Said) -> None:
        seat, move = speaker(game, said)
        if is_deal(move):
            deal(game, seat, move)
        elif isinstance(move, Close):
            if seat != game.caller:
                raise Refused("C24", "the one who called the session closes it")
            close_session(game)
        elif isinstance(move, Place):
            self.place(game, seat)
        elif isinstance(move, (Claim, Cash)):
            self.collect(game, seat, move)
        else:
            raise Refused("C24", "the settlement is for deals and for the informant")

    def place(self, game: Country, seat: i64) -> None:
        """C23: buy the informant and place it."""
        if seat != game.caller or not is_informant_due(game):
            raise Refused("C23", "the Commission has allowed you no informant")
        if game.money[seat] < MAN:
            raise Refused("C28", "an informant costs $10,000, and nothing is bought on credit")
        place_informant(game, seat, game.motion)
        game.placed = True

    def collect(self, game: Country, seat: i64, move: Move) -> None:
        """C7, C29: as in the turn, which the session is a part of."""
        if not self.may_collect(game, seat):
            raise Refused("C24", "only a player who called the session in their turn gets money for it now")
        if isinstance(move, Claim):
            CLAIMING.do(game, move)
        else:
            CASHING.do(game, move)
