"""What happens at a table by itself: draws, complete answers, judged races, clocks and stand-ins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, Self

from backroom.core.fair import make_key
from backroom.core.form import Form
from backroom.core.game import Answers, Ask, E, Game, M, Over, S
from backroom.core.optional import decides_race
from backroom.table.delay import Delay
from backroom.table.journal import AnyLine, Armed, BotStoodIn, Ended, Held, Opened, Played
from backroom.table.pace import Pace, room_for
from backroom.table.race import NO_WAY, Claim, Way, allowance, draw_lots, hold, judge, lead, way_of
from backroom.table.table_state import TableState, V
from backroom.table.told import Telling

AT_ONCE: Final = 0.0  # long ago, by any clock
NO_DELAY: Final = Delay()  # for a bot, and for somebody who is absent


class Effects(NamedTuple, Generic[E]):
    """What a command did: the lines to store, and what to tell whom once they are durable."""

    lines: tuple[AnyLine, ...]
    told: Telling[E]


class Running(TableState[S, M, E, V]):
    """Adds to a table's state the writing of lines, and everything that follows by itself."""

    __slots__ = ("lines", "ways")

    def __init__(self, game: Game[S, M, E, V], opened: Opened[S]) -> None:
        super().__init__(game, opened)
        self.lines: list[AnyLine] = []  # written by the current command
        self.ways: dict[int, Way] = {}  # in the open race: what is compensated, by seat

    def write(self, line: AnyLine) -> Self:
        """Apply a line and collect it; if it is impossible, raise and change nothing."""
        self.apply_line(line)
        self.lines.append(line)
        return self

    def done(self) -> Effects[E]:
        """Return what the command did, and start with nothing for the next one."""
        update = Effects(tuple(self.lines), self.telling)
        self.lines = []
        self.telling = {}
        return update

    def follow_up(self, now: float) -> Effects[E]:
        """Write everything that follows by itself: draws, complete answers, the next clock, the end."""
        while True:
            pending = self.pending
            if isinstance(pending, Over):
                if self.stage == "running":
                    self.write(Ended(now))
                return self.done()
            if not isinstance(pending, Ask):
                self.write(Played(self.draws.draw(pending)))
            elif self.is_complete(pending):
                self.write(self.judged(pending))
            else:
                break
        for number, seat in enumerate(self.seats):
            if seat.misses and seat.is_overdue:
                self.write(BotStoodIn(number, self.stand_in()))
        if self.armed is None:
            self.write(self.armed_line(pending, now))
        return self.done()

    def is_complete(self, question: Ask) -> bool:
        """Whether everybody who is asked has answered."""
        return bool(self.held) and len(self.held) == len(question.seats)

    def deadline(self) -> float | None:
        """When `tick` must be called next; None if nothing will be due."""
        if self.stage != "running" or self.paused is not None:
            return None
        question = self.asking
        if question is None or self.armed is None or self.is_complete(question):
            return AT_ONCE  # the lines end within a command: the machine stopped there
        return self.armed.deadline if self.closes is None else self.closes

    def armed_line(self, question: Ask, now: float) -> Armed:
        """The clock of a question; a race begins when all can see it, and ends when all can be heard."""
        allowed = self.allowed(question)
        if question.mode != "race":
            return Armed(question.id, None if allowed is None else now + allowed)
        assert allowed is not None
        return self.race_line(question, allowed, now)

    def race_line(self, question: Ask, allowed: float, now: float) -> Armed:
        """The clock of a race; how much of each seat's distance is compensated is fixed here."""
        self.ways = self.ways_to(question)
        ahead = lead(self.ways.values())
        return Armed(question.id, now + ahead + allowed + ahead, reveal=now + ahead)

    def claim_line(self, question: Ask, seat: int, move: M, came: float, wire: Delay) -> Held[M]:
        """A claim in a race, to be held; the first that decides it sets when the race is judged."""
        reveal = self.reveal()
        way = self.ways.get(seat, NO_WAY)
        given = allowance(way, min(wire.one_way, self.nearest(seat).one_way), came - reveal)
        closes = None
        if self.closes is None and decides_race(self.state, seat, move):
            closes = max(came, reveal) + hold(list(self.ways.values()), way, given)
        return Held(question.id, seat, move, came, given, closes, way.ahead)

    def after_the_clock(self, question: Ask) -> Played[M]:
        """What happens when the clock of a question has run out."""
        if question.mode == "floor":
            closer = self.closing(question)
            return Played(closer, defaulted=(closer.moves[0][0],))
        return self.judged(question)

    def judged(self, question: Ask) -> Played[M]:
        """The held answers, with the default for seats that did not answer."""
        silent = tuple(seat for seat in question.seats if seat not in self.held)
        said = {seat: held.move for seat, held in self.held.items()}
        said |= {seat: self.default(seat) for seat in silent}
        if question.mode != "race":
            moves = tuple((seat, said[seat]) for seat in question.seats)
            return Played(Answers(question.id, moves), defaulted=silent)
        claims = [
            Claim(seat, held.at, held.allowance)
            for seat, held in self.held.items()
            if held.move != self.default(seat)
        ]
        key = self.draws.key or make_key(self.draws.secret, self.draws.contributions)
        ruling = judge(question.id, self.reveal(), claims, draw_lots(key, question.id))
        first = [finish.seat for finish in ruling.finishes]
        # those who passed are in the order of the seats: when they did so is secret
        order = [*first, *[seat for seat in question.seats if seat not in first]]
        answers = Answers(question.id, tuple((seat, said[seat]) for seat in order))
        return Played(answers, ruling if claims else None, silent)

    def closing(self, question: Ask) -> Answers[M]:
        """The default that closes the floor; only the game knows whose it is, so each is tried."""
        for seat in question.seats:
            answers = Answers(question.id, ((seat, self.default(seat)),))
            trial = self.state.copy()
            trial.advance(answers)
            after = trial.pending()
            if not isinstance(after, Ask) or after.id != question.id:
                return answers
        raise AssertionError("the default of some seat closes the floor")

    def default(self, seat: int, options: Sequence[M | Form] | None = None) -> M:
        """What this seat answers when its clock runs out, looked up once a question; in a race, it passes."""
        move = self.defaults.get(seat)
        if move is None:
            move = self.game.default(self.state.options(seat) if options is None else options)
            self.defaults[seat] = move
        return move

    def reveal(self) -> float:
        """When the open race was first seen."""
        assert self.armed is not None
        assert self.armed.reveal is not None
        return self.armed.reveal

    def nearest(self, seat: int) -> Delay:
        """The shortest delay to a seat, since a person may see by one connection and claim by another."""
        wires = self.wires[seat]
        if not wires or self.seats[seat].bot is not None:
            return NO_DELAY
        best = wires[0]
        for wire in wires:
            if wire.one_way < best.one_way:
                best = wire
        return best

    def ways_to(self, question: Ask) -> dict[int, Way]:
        """How much of the distance of each seat that is asked is compensated."""
        found: dict[int, Way] = {}
        common = self.common_distance()
        for seat in question.seats:
            room = room_for(self.paces[seat], self.people_but(seat), common)
            found[seat] = way_of(self.nearest(seat), room)
        return found

    def common_distance(self) -> float:
        """The seconds there and back that all people have in common, if they race against bots.

        Among people it changes nothing. But a bot has no distance, and people who are all far from the server
        need theirs compensated.
        """
        least, has_bot = -1.0, False
        for number, seat in enumerate(self.seats):
            if seat.bot is not None:
                has_bot = True
            elif seat.person is not None:
                one_way = self.nearest(number).one_way
                least = one_way if least < 0.0 else min(least, one_way)
        return 2 * max(0.0, least) if has_bot else 0.0

    def people_but(self, seat: int) -> list[Pace]:
        """The paces of the other people; a bot only imitates one."""
        found: list[Pace] = []
        for number, other in enumerate(self.seats):
            if number != seat and other.person is not None and other.bot is None:
                found.append(self.paces[number])
        return found
