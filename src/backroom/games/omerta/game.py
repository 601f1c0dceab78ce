"""OMERTA on the contract: the steps in order, and the state that a table, a bot or a benchmark drives."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.chance import Chance, Drawn
from backroom.core.game import Answers, Aside, Ask, Entry, NotNow, Over
from backroom.core.native import i64, vec
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.cells import KIND, ROW
from backroom.games.omerta.events import Event
from backroom.games.omerta.knowledge.imagine import imagine
from backroom.games.omerta.knowledge.seeing import see, see_open
from backroom.games.omerta.menus import CALLING, NOTHING, PEEKS, Choices
from backroom.games.omerta.moves import Menu, Move, Snap
from backroom.games.omerta.phases.add import Adding
from backroom.games.omerta.phases.deal import Deal
from backroom.games.omerta.phases.draw import Drawing
from backroom.games.omerta.phases.effect import Effect
from backroom.games.omerta.phases.exchange import Exchanging
from backroom.games.omerta.phases.gangsters import Gangsters
from backroom.games.omerta.phases.killer import KillerQuestion
from backroom.games.omerta.phases.mix import Mixing
from backroom.games.omerta.phases.over import Ended
from backroom.games.omerta.phases.peek import Peeking
from backroom.games.omerta.phases.phase import SEATS, Phase, Said
from backroom.games.omerta.phases.power import NamingTargets
from backroom.games.omerta.phases.put import Putting
from backroom.games.omerta.phases.snap import Lots, Snapping
from backroom.games.omerta.phases.turn import NextTurn, Turn
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.scoring import NOBODY
from backroom.games.omerta.state import KILLER_QUESTION, OVER, SNAPPING, TURN, Cards
from backroom.games.omerta.view import View

# a vec knows what is in it, where a tuple would be asked at every step
PHASES: Final[vec[Phase]] = vec[Phase](
    [
        Gangsters(),
        Deal(),
        Peeking(),
        NextTurn(),
        Turn(),
        Drawing(),
        Putting(),
        Snapping(),
        Lots(),
        NamingTargets(),
        KillerQuestion(),
        Adding(),
        Effect(),
        Mixing(),
        Exchanging(),
        Ended(),
    ]
)

NO_STEP: Final = Phase()  # which asks nobody

# The steps that always wait.
WAITS: Final = bytes([type(phase).settle is Phase.settle for phase in PHASES])


class Omerta(Cards):
    """One game of OMERTA."""

    __slots__ = ("offer", "offered", "offering")

    def __init__(self, rules: Rules, source: Cards | None = None) -> None:
        super().__init__(rules, source)
        self.offer: Choices = PEEKS  # the choices shown last, so that they need not be found again
        self.offering: Phase = NO_STEP  # ... by which step
        self.offered: i64 = NOBODY  # ... and to whom, as long as nothing happened since

    def pending(self) -> Ask | Chance | Over:
        """The one thing the game waits for."""
        return PHASES[self.step].pending(self)

    def options(self, seat: int) -> Menu:
        """Everything this seat may answer now; empty if it is not asked."""
        if not 0 <= seat < 5 or not (self.asked >> seat) & 1:
            return ()
        phase = PHASES[self.step]
        choices = phase.choices(self, seat)
        self.offer = choices
        self.offering = phase
        self.offered = seat
        return choices.moves

    def not_now(self, seat: int) -> list[NotNow[Move]]:
        """The moves that somebody who is asked looks for and may not make, with the reason."""
        if not 0 <= seat < 5 or not (self.asked >> seat) & 1:
            return []
        return PHASES[self.step].not_now(self, seat)

    def decides(self, seat: int, move: Move) -> bool:
        """O13, O16: whether a card that is thrown is a right one."""
        if self.step != SNAPPING or not isinstance(move, Snap):
            return False
        kind: i64 = self.cells[seat << ROW | move.place] & KIND
        return (self.window >> kind) & 1 == 1

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
        if type(entry) is Drawn:
            PHASES[self.step].drawn(self, entry.outcome)
            self.run_to_question()
        elif type(entry) is Aside:
            raise Refused("ask", "nothing is said aside in this game")
        else:
            assert isinstance(entry, Answers)
            open_ask: int = self.entries
            if entry.ask != open_ask:
                raise Refused("ask", "this question is not open")
            self.answer(entry.moves)

    def answer(self, said: Said) -> None:
        """Take the answers of all who are asked, or refuse them and change nothing."""
        PHASES[self.step].answer(self, said)
        self.run_to_question()

    def choose(self, seat: int, index: int) -> None:
        """Take the answer of one asked seat, by its index in the options, when nobody listens.

        Seats that are asked together may answer one by one; in a race, the fastest first.
        """
        if not 0 <= seat < 5:
            raise Refused("ask", "only those who are asked may answer")
        if seat != self.offered and not self.options(seat):
            raise Refused("ask", "only those who are asked may answer")
        code = self.offer.codes[index]
        self.offered = NOBODY  # nobody answers twice
        if self.offering.say(self, seat, code):
            self.run_to_question()

    def run_to_question(self) -> None:
        """Move on to the next step that waits for an answer."""
        self.entries += 1
        self.offered = NOBODY
        while not WAITS[self.step] and not PHASES[self.step].settle(self):
            pass

    def seats(self) -> tuple[int, ...]:
        """The seats that are asked now; none while nature is asked, or when the game is over."""
        return SEATS[self.asked]

    def draw_on(self, stream: Stream) -> tuple[int, ...]:
        """Let a generator answer for nature until seats are asked: these; none when the game is over."""
        while not self.asked and self.step != OVER:
            PHASES[self.step].happen(self, stream)
            self.run_to_question()
        return SEATS[self.asked]

    def rollout(self, stream: Stream, call: float = 1.0, throw: float = 1.0) -> int:
        """Play to the end at random, and count the decisions.

        A player who may call Omerta considers it with the chance `call`, one who may throw with `throw`.
        """
        decisions: i64 = 0
        tempered = call < 1.0 or throw < 1.0
        while self.step != OVER:
            phase = PHASES[self.step]
            asked = self.asked
            if asked:
                for seat in range(self.rules.players):
                    if (asked >> seat) & 1:
                        if tempered:
                            code = self.tempered_code(phase, seat, stream, call, throw)
                        else:
                            code = phase.any_code(self, seat, stream)
                        phase.say(self, seat, code)
                        decisions += 1
            else:
                phase.happen(self, stream)
            self.run_to_question()
        return decisions

    def tempered_code(self, phase: Phase, seat: i64, stream: Stream, call: float, throw: float) -> i64:
        """A random answer of a seat; a call or a throw only with these chances."""
        if call < 1.0 and self.step == TURN:
            choices = phase.choices(self, seat)
            if choices.codes[0] == CALLING and not stream.happens(call):
                return choices.codes[1 + stream.below(choices.count - 1)]
        if throw < 1.0 and (self.step == SNAPPING or self.step == KILLER_QUESTION):
            return phase.any_code(self, seat, stream) if stream.happens(throw) else NOTHING
        return phase.any_code(self, seat, stream)

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) sees now."""
        return see(self, seat)

    def view_open(self) -> View:
        """The table with every card turned up; only for games that are over."""
        return see_open(self)

    def copy(self) -> Omerta:
        """An independent state, for search."""
        return Omerta(self.rules, self)

    def imagine(self, seat: int, rng: Random) -> Omerta:
        """A state this seat cannot tell from the real one."""
        state = Omerta(self.rules, self)
        imagine(state, seat, rng)
        return state
