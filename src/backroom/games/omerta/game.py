"""OMERTA on the contract: the steps in order, and the state that a table, a bot or a benchmark drives."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.chance import Chance, Drawn
from backroom.core.game import Answers, Aside, Ask, Entry, Over
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.events import Event
from backroom.games.omerta.imagine import imagine
from backroom.games.omerta.menus import OMERTA, PASS
from backroom.games.omerta.moves import Menu, Move
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
from backroom.games.omerta.seeing import see
from backroom.games.omerta.state import OVER, Cards
from backroom.games.omerta.view import View

PHASES: Final[tuple[Phase, ...]] = (
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
)
WAITS: Final = tuple(type(phase).settle is Phase.settle for phase in PHASES)  # a step that always waits


class Omerta(Cards):
    """One game of OMERTA."""

    __slots__ = ()

    def __init__(self, rules: Rules, source: Cards | None = None) -> None:
        super().__init__(rules, source)

    def pending(self) -> Ask | Chance | Over:
        """The one thing the game waits for."""
        return PHASES[self.step].pending(self)

    def options(self, seat: int) -> Menu:
        """Everything this seat may answer now; empty if it is not asked."""
        return PHASES[self.step].options(self, seat)

    def asides(self, seat: int) -> Menu:
        """Nothing: this game has no asides."""
        return ()

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
        phase = PHASES[self.step]
        if type(entry) is Drawn:
            phase.drawn(self, entry.outcome)
        elif type(entry) is Aside:
            raise Refused("ask", "nothing is said aside in this game")
        else:
            assert isinstance(entry, Answers)
            open_ask: int = self.entries
            if entry.ask != open_ask:
                raise Refused("ask", "this question is not open")
            phase.answer(self, entry.moves)
        self.settle()

    def settle(self) -> None:
        """Move on to the next step that waits for an answer."""
        self.entries += 1
        while not WAITS[self.step] and not PHASES[self.step].settle(self):
            pass

    def seats(self) -> tuple[int, ...]:
        """The seats that are asked now; none while nature is asked, or when the game is over."""
        return SEATS[PHASES[self.step].asked(self)]

    def answer(self, said: Said) -> None:
        """Take the answers to the open question, when nobody listens and none can be stale."""
        PHASES[self.step].answer(self, said)
        self.settle()

    def draw_on(self, stream: Stream) -> tuple[int, ...]:
        """Let a generator answer for nature until seats are asked: these; none when the game is over."""
        while self.step != OVER:
            phase = PHASES[self.step]
            asked = phase.asked(self)
            if asked:
                return SEATS[asked]
            phase.happen(self, stream)
            self.settle()
        return ()

    def rollout(self, stream: Stream, call: float = 1.0, throw: float = 1.0) -> int:
        """Play to the end at random, and count the decisions.

        Where a player may call Omerta, or throw a card instead of passing, it is considered so often.
        """
        decisions: i64 = 0
        seats = self.draw_on(stream)
        while seats:
            phase = PHASES[self.step]
            said: list[tuple[int, Move]] = []
            for seat in seats:
                said.append((seat, choose(phase.options(self, seat), stream, call, throw)))
            decisions += len(said)
            phase.answer(self, tuple(said))
            self.settle()
            seats = self.draw_on(stream)
        return decisions

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) sees now."""
        return see(self, seat)

    def copy(self) -> Omerta:
        """An independent state, for search."""
        return Omerta(self.rules, self)

    def imagine(self, seat: int, rng: Random) -> Omerta:
        """A state this seat cannot tell from the real one."""
        state = Omerta(self.rules, self)
        imagine(state, seat, rng)
        return state


def choose(menu: Menu, stream: Stream, call: float, throw: float) -> Move:
    """One of the options at random, the first of which may be a call or a pass."""
    if call < 1.0 and menu[0] is OMERTA and not stream.happens(call):
        return menu[1 + stream.below(len(menu) - 1)]
    if throw < 1.0 and menu[0] is PASS and not stream.happens(throw):
        return PASS
    return menu[stream.below(len(menu))]
