"""ORGANIZED CRIME on the contract: the steps in order, and the state that a table or a bot drives."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.chance import Chance, Drawn
from backroom.core.game import Answers, Aside, Ask, Entry, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.organized_crime.entry import check_entry
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.filling import choose
from backroom.games.organized_crime.knowledge.imagine import imagine
from backroom.games.organized_crime.knowledge.seeing import see, see_open
from backroom.games.organized_crime.money.audit import audit, audits
from backroom.games.organized_crime.moves import Leave, Menu, Move
from backroom.games.organized_crime.phases.card import Drawing, MistakeCard, Taking
from backroom.games.organized_crime.phases.choosing import Choosing
from backroom.games.organized_crime.phases.crimes import Crimes, Hearings
from backroom.games.organized_crime.phases.next_turn import NextTurn
from backroom.games.organized_crime.phases.over import Ended
from backroom.games.organized_crime.phases.paying import Paying
from backroom.games.organized_crime.phases.phase import SEATS, Phase, Said
from backroom.games.organized_crime.phases.rolls import BaseRolls, StartRolls
from backroom.games.organized_crime.phases.sentence import Losing, Sentence
from backroom.games.organized_crime.phases.session import Floor, Settlement, Voting
from backroom.games.organized_crime.phases.turn import Rolling, Turn
from backroom.games.organized_crime.pieces.leaving import LEAVE, leave_table, may_leave
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.state import FLOOR, OVER, SETTLEMENT, VOTING, Country
from backroom.games.organized_crime.view import View

PHASES: Final[tuple[Phase, ...]] = (
    BaseRolls(),
    Choosing(),
    StartRolls(),
    NextTurn(),
    Turn(),
    Rolling(),
    Taking(),
    Drawing(),
    MistakeCard(),
    Paying(),
    Crimes(),
    Hearings(),
    Floor(),
    Voting(),
    Sentence(),
    Losing(),
    Settlement(),
    Ended(),
)


class OrganizedCrime(Country):
    """One game of ORGANIZED CRIME."""

    __slots__ = ()

    def __init__(self, rules: Rules, source: Country | None = None) -> None:
        super().__init__(rules, source)

    def pending(self) -> Ask | Chance | Over:
        """The one thing the game waits for."""
        return PHASES[self.step].pending(self)

    def options(self, seat: int) -> Menu:
        """Everything this seat may answer now; empty if it is not asked."""
        return PHASES[self.step].options(self, seat)

    def asides(self, seat: int) -> tuple[Move, ...]:
        """C1, C30: whose money this seat may have counted, and whether it may leave."""
        if may_leave(self, seat):
            return (*audits(self, seat), LEAVE)
        return audits(self, seat)

    def silence(self) -> str | None:
        """C27: nobody at the table talks from the calling of the vote to its count."""
        return "C27" if self.step == VOTING else None

    def apply(self, entry: Entry[Move]) -> list[Event]:
        """Take an answer and tell what happened, or raise `Refused` and stay as it was."""
        events: list[Event] = []
        self.events = events
        try:
            self.advance(entry)
        finally:
            self.events = None
        return events

    def advance(self, entry: Entry[Move]) -> None:
        """The same as `apply`, when nobody listens."""
        check_entry(entry)
        before: i64 = self.step
        if type(entry) is Drawn:
            PHASES[before].drawn(self, entry.outcome)
        elif type(entry) is Aside:
            self.hear_aside(entry)
            return
        else:
            assert isinstance(entry, Answers)
            open_ask: int = self.question  # an int: what is said may be any number
            if entry.ask != open_ask:
                raise Refused("ask", "this question is not open")
            PHASES[before].answer(self, entry.moves)
        self.run_to_question(before)

    def hear_aside(self, entry: Aside[Move]) -> None:
        """C30: an audit changes no question; C1: when a player leaves, every question becomes a new one."""
        if not isinstance(entry.move, Leave):
            audit(self, entry.seat, entry.move)
            return
        before: i64 = self.step
        leave_table(self, entry.seat)
        self.run_to_question(before)
        self.question = self.entries

    def run_to_question(self, before: i64) -> None:
        """Move on to the next step that waits for an answer."""
        self.entries += 1
        while not PHASES[self.step].settle(self):
            pass
        # C24: the floor stays open under the same id until somebody closes it
        if self.step != before or (before != FLOOR and before != SETTLEMENT):
            self.question = self.entries

    def seats(self) -> tuple[int, ...]:
        """The seats that are asked now; none while nature is asked, or when the game is over."""
        return SEATS[PHASES[self.step].asked(self)]

    def is_floor(self) -> bool:
        """C24: whether one of the asked seats speaks at a time, instead of all of them answering."""
        return self.step == FLOOR or self.step == SETTLEMENT

    def answer(self, said: Said) -> None:
        """Take the answers to the open question, when nobody listens and none can be stale."""
        before: i64 = self.step
        PHASES[before].answer(self, said)
        self.run_to_question(before)

    def draw_on(self, stream: Stream) -> tuple[int, ...]:
        """Let a generator answer for nature until seats are asked: these; none when the game is over."""
        while self.step != OVER:
            before: i64 = self.step
            phase = PHASES[before]
            asked = phase.asked(self)
            if asked:
                return SEATS[asked]
            phase.happen(self, stream)
            self.run_to_question(before)
        return ()

    def rollout(self, stream: Stream, onward: float = 0.0) -> int:
        """Play to the end at random, and count the decisions.

        A player who may end a turn, a discussion or a session does so with the chance `onward`, before
        looking at anything else.
        """
        decisions = 0
        rng = stream.rng
        while seats := self.draw_on(stream):
            said: list[tuple[int, Move]] = []
            for seat in self.speakers(seats, rng, onward):
                said.append((seat, choose(self.options(seat), rng, onward)))
            decisions += len(said)
            self.answer(tuple(said))
        return decisions

    def speakers(self, seats: tuple[int, ...], rng: Random, onward: float) -> tuple[int, ...]:
        """Who answers: everybody asked; on the floor one of them, with the chance `onward` the caller."""
        if not self.is_floor():
            return seats
        if onward > 0.0 and rng.random() < onward:
            return SEATS[1 << self.caller]
        return (seats[int(rng.random() * len(seats))],)

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) sees now."""
        return see(self, seat)

    def view_open(self) -> View:
        """The board with every card and all money shown; only for games that are over."""
        return see_open(self)

    def copy(self) -> OrganizedCrime:
        """An independent state, for search."""
        return OrganizedCrime(self.rules, self)

    def imagine(self, seat: int, rng: Random) -> OrganizedCrime:
        """A state this seat cannot tell from the real one."""
        state = OrganizedCrime(self.rules, self)
        imagine(state, seat, rng)
        return state
