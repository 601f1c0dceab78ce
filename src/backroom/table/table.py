"""One running game: checks every command, writes it down, and says what each listener is told.

The table has no clock and no randomness of its own. `now` is in seconds since the epoch, from a clock that
does not jump; after a restart it may be another one (`wake`). The secret of the draws is given when it is
opened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from backroom.core.form import Form, is_option
from backroom.core.game import Answers, Aside, Ask, E, Game, M, NotNow, S
from backroom.core.optional import asides_of, may_be_advised, not_now_of, silence_of
from backroom.core.refusal import Malformed, Refused
from backroom.table.clocks import BotPace
from backroom.table.delay import Delay
from backroom.table.face import Face
from backroom.table.handing import Handing
from backroom.table.journal import (
    AdviceAsked,
    Armed,
    BotSat,
    BotStoodIn,
    CameBack,
    Contributed,
    GotUp,
    Held,
    Opened,
    Options,
    PaceSet,
    Paused,
    PersonSat,
    Played,
    Resumed,
    Started,
    Woken,
)
from backroom.table.question import Question
from backroom.table.race import NO_WAY
from backroom.table.running import NO_DELAY, Effects
from backroom.table.table_state import V

LONGEST_LEVEL: Final = 40


class Table(Handing[S, M, E, V]):
    """Runs the commands of one table, without sockets."""

    __slots__ = ()

    # Seats

    def seat_person(self, seat: int, name: str, face: Face | None = None) -> Effects[E]:
        """Seat a person where nobody or a bot sits, even during a game."""
        self.check_sitting(seat, name)
        return self.write(PersonSat(seat, name, face=face)).done()

    def change_seat(self, held: int, seat: int, name: str, face: Face | None = None) -> Effects[E]:
        """Before the game, move a person to another seat; without another face they keep theirs."""
        self.check_sitting(seat, name)
        self.check_leaving(held)
        kept = face or self.seats[held].face
        return self.write(PersonSat(seat, name, face=kept)).write(GotUp(held)).done()

    def seat_bot(self, seat: int, level: str) -> Effects[E]:
        """Seat a bot where no person sits; once the game is on, it may also stand in for one."""
        self.check_seat(seat)
        self.check_level(level)
        if self.stage == "over":
            raise Refused("table", "the game is over")
        if self.seats[seat].person is None:
            return self.write(BotSat(seat, level)).done()
        if self.stage == "open" or self.seats[seat].is_away:
            raise Refused("table", "this seat is taken")
        return self.write(BotStoodIn(seat, level)).done()

    def fill(self, level: str) -> Effects[E]:
        """Seat bots in all empty seats."""
        self.check_level(level)
        for seat, one in enumerate(self.seats):
            if not one.is_taken:
                self.write(BotSat(seat, level))
        return self.done()

    def leave(self, seat: int, *, may_return: bool = False, sent_away_by: int | None = None) -> Effects[E]:
        """Give up a seat: before the game it becomes empty, afterwards a bot's."""
        self.check_leaving(seat)
        if self.stage == "open":
            return self.write(GotUp(seat)).done()
        return self.write(BotSat(seat, self.stand_in(), may_return, sent_away_by)).done()

    def check_leaving(self, seat: int) -> None:
        """Raise `Refused` unless somebody can leave this seat."""
        self.check_seat(seat)
        if self.stage == "over":
            raise Refused("table", "the game is over")
        if not self.seats[seat].is_taken:
            raise Refused("table", "nobody sits there")
        if self.stage == "running" and self.seats[seat].person is None:
            raise Refused("table", "a bot stays until a person takes its seat")

    def come_back(self, seat: int) -> Effects[E]:
        """Let a person take over from their stand-in."""
        self.check_seat(seat)
        if not self.seats[seat].is_away:
            raise Refused("table", "no bot sits in for you")
        return self.write(CameBack(seat)).done()

    # Before the game

    def contribute(self, seat: int, given: bytes) -> Effects[E]:
        """Add a person's bytes to the draws, once, before the game begins."""
        self.check_seat(seat)
        if self.stage != "open":
            raise Refused("table", "the draws are fixed when the game begins")
        if self.seats[seat].person is None:
            raise Refused("table", "only a person adds to the draws")
        if self.draws.contributions[seat] is not None:
            raise Refused("table", "you have added to the draws")
        return self.write(Contributed(seat, given.hex())).done()

    def start(self, now: float) -> Effects[E]:
        """Begin, once every seat is taken."""
        if self.stage != "open":
            raise Refused("table", "the game has begun")
        if not all(seat.is_taken for seat in self.seats):
            raise Refused("table", "there is an empty seat")
        return self.write(Started(now)).follow_up(now)

    def begin_with(self, level: str, now: float) -> Effects[E]:
        """Begin at once, with bots in all empty seats."""
        self.check_level(level)
        if self.stage != "open":
            raise Refused("table", "the game has begun")
        for seat, one in enumerate(self.seats):
            if not one.is_taken:
                self.write(BotSat(seat, level))
        return self.write(Started(now)).follow_up(now)

    # The game

    def answer(  # noqa: PLR0913 - who says what to which question, and how it came
        self,
        seat: int,
        ask: int,
        move: M,
        now: float,
        *,
        came: float | None = None,
        wire: Delay | None = None,
        by_bot: bool = False,
    ) -> Effects[E]:
        """Answer the open question: at once, or held until everybody has or the clock runs out.

        An answer counts from when it `came`: one that had to wait until others' moves were durable is not
        late. In a race it is credited for the delay of its own `wire`: a seat may have several.
        """
        came = now if came is None else came
        self.check_player(seat, by_bot=by_bot)
        question = self.question()
        if question is None or question.id != ask:
            raise Refused("ask", "this question is not open")
        if seat not in question.seats:
            raise Refused("ask", "only those who are asked may answer")
        due = self.deadline()
        if due is not None and due <= came:
            raise Refused("ask", "the time for this is over")
        if question.mode == "turn" or question.mode == "floor":
            return self.write(Played(Answers(ask, ((seat, move),)))).follow_up(now)
        if seat in self.held:
            raise Refused("ask", "you have answered this")
        options = self.state.options(seat)
        if move not in options:
            self.check_form(question, seat, move, options)
        is_claim = question.mode == "race" and move != self.default(seat, options)
        if is_claim:
            return self.write(self.claim_line(question, seat, move, came, wire or NO_DELAY)).follow_up(now)
        return self.write(Held(ask, seat, move, came)).follow_up(now)

    def ask_advice(self, seat: int, ask: int) -> Effects[E]:
        """Let a person ask the adviser about the open question; where other people play, they are told."""
        self.check_player(seat, by_bot=False)
        question = self.question()
        if question is None or question.id != ask or self.armed is None:
            raise Refused("ask", "this question is not open")
        if seat not in question.seats:
            raise Refused("ask", "only who is asked is advised")
        if seat in self.held:
            raise Refused("ask", "you have answered this")
        if not may_be_advised(self.game, question):
            raise Refused("table", "nobody is advised where to be quick is the game")
        if not self.gives_advice():
            raise Refused("table", "nobody is advised at this table")
        if self.count_people() > 1:
            self.write(AdviceAsked(seat))
        return self.done()

    def gives_advice(self) -> bool:
        """Whether those who play here may ask the adviser now."""
        advice = self.options.advice
        return advice == "everybody" or (advice == "alone" and self.count_people() == 1)

    def count_people(self) -> int:
        """How many seats are people's, also of those who are away, or have left and may come back."""
        return sum([seat.person is not None or seat.left is not None for seat in self.seats])

    def say_aside(self, seat: int, move: M, now: float, *, by_bot: bool = False) -> Effects[E]:
        """Make a move that may be made whatever is asked."""
        self.check_player(seat, by_bot=by_bot)
        if self.question() is None:
            raise Refused("table", "no game is on")
        return self.write(Played(Aside(seat, move))).follow_up(now)

    def tick(self, now: float) -> Effects[E]:
        """Do what is due: end a clock, judge a race, and finish what a restart interrupted."""
        due = self.deadline()
        if due is None or due > now:
            return self.done()
        question = self.question()
        if question is not None and self.armed is not None and not self.is_complete(question):
            self.write(self.after_the_clock(question))
        return self.follow_up(now)

    def pause(self, now: float) -> Effects[E]:
        """Stop the clocks. Not within a race: refusing only when there is a claim would reveal it."""
        question = self.question()
        if question is None:
            raise Refused("table", "no game is on")
        if self.paused is not None:
            raise Refused("table", "the table is paused")
        if question.mode == "race":
            raise Refused("table", "a race is open, and will be over in a moment")
        return self.write(Paused(now)).done()

    def resume(self, now: float) -> Effects[E]:
        """Let the clocks run on from where they stood."""
        if self.paused is None:
            raise Refused("table", "the table is not paused")
        return self.write(Resumed(now)).done()

    def set_pace(self, pace: BotPace) -> Effects[E]:
        """Let the bots play at another pace."""
        if self.stage == "over":
            raise Refused("table", "the game is over")
        if pace == self.options.pace:
            raise Refused("table", "the bots play at this pace")
        return self.write(PaceSet(pace)).done()

    def prolong(self, at_least: float, now: float) -> Effects[E]:
        """Give the open question at least this many seconds more, after a time when nobody could answer.

        A race without a claim begins again, with a reveal that everybody can see at the same time.
        """
        question = self.question()
        if question is None or self.armed is None or self.armed.deadline is None or self.paused is not None:
            return self.done()
        if self.armed.deadline >= now + at_least or self.is_complete(question):
            return self.done()
        if question.mode != "race":
            return self.write(Armed(question.id, now + at_least, at=now)).done()
        if any(held.move != self.default(seat) for seat, held in self.held.items()):
            return self.done()
        return self.write(self.race_line(question, at_least, now)).done()

    def wake(self, at_least: float, now: float) -> Effects[E]:
        """Go on after a restart, with what was left of every clock, and at least this many seconds.

        Nobody knows how long the server was off: its machine's clock may have been set meanwhile.
        """
        if self.stage == "running" and self.armed is not None and self.armed.deadline is not None:
            self.write(Woken(now))
        return self.prolong(at_least, now)

    # What a listener may know

    def view(self, seat: int | None) -> V:
        """What this seat (None: a spectator) sees now."""
        return self.state.view(seat)

    def is_bots_alone(self, seat: int) -> bool:
        """Whether a game is on and no person has this seat; then nobody may see what it knows."""
        return self.stage == "running" and self.seats[seat].person is None

    def asked(self, seat: int | None) -> Question[M] | None:
        """The open question, as this seat (None: a spectator) may know it."""
        question = self.asking
        if question is None or self.armed is None or self.stage != "running":
            return None
        answered: tuple[int, ...] = ()
        if seat in self.held:
            answered = (seat,)
        if self.held and question.mode != "race":
            answered = tuple(sorted(self.held))
        options: Sequence[M | Form] = ()
        advised = False
        not_now: tuple[NotNow[M], ...] | UnsetType = UNSET
        if seat is not None and seat not in self.held:
            options = self.state.options(seat)
            advised = bool(options) and self.gives_advice() and may_be_advised(self.game, question)
            if options and self.has_not_now:
                not_now = tuple(not_now_of(self.state, seat)) or UNSET
        deadline, reveal = self.armed.deadline, self.armed.reveal
        return Question(question, deadline, reveal, tuple(options), answered, advised, not_now)

    def asides(self, seat: int) -> Sequence[M]:
        """Everything this seat may say aside now."""
        return asides_of(self.state, seat) if self.has_asides else ()

    def silence(self) -> str | None:
        """The rule by which nobody at the table may talk now, or None."""
        return silence_of(self.state) if self.has_silence and self.stage == "running" else None

    # Connections

    def set_wires(self, seat: int, wires: Iterable[Delay]) -> None:
        """Set the connections of a seat; they are not stored."""
        self.check_seat(seat)
        self.wires[seat] = tuple(wires)

    def send_at(self, seat: int | None) -> float | None:
        """When to send a seat (None: spectators) the card of a race, so that it arrives at the reveal.

        Sent to everybody at once, it would be seen early by a client on a short wire that does not wait. All
        connections of a seat get it when its nearest one may.
        """
        if self.armed is None or self.armed.reveal is None:
            return None
        if seat is None:
            return self.armed.reveal
        return self.armed.reveal - min(self.ways.get(seat, NO_WAY).ahead, self.nearest(seat).one_way)

    # Checks

    def check_player(self, seat: int, *, by_bot: bool) -> None:
        """Raise `Refused` unless the sender plays this seat and the clocks run."""
        self.check_seat(seat)
        if self.paused is not None:
            raise Refused("table", "the table is paused")
        if by_bot != (self.seats[seat].bot is not None):
            raise Refused("table", "a person plays here" if by_bot else "a bot plays here")

    def check_level(self, level: str) -> None:
        """Raise `Malformed` unless this can be a level's name; the table does not know which levels exist."""
        if not 0 < len(level) <= LONGEST_LEVEL:
            raise Malformed(f"the level of a bot has 1 to {LONGEST_LEVEL} characters")

    def check_form(self, question: Ask, seat: int, move: M, options: Sequence[M | Form]) -> None:
        """Refuse now what the game would refuse once the answers are complete, in the game's own words.

        A move that is not among the options may still fill a form among them.
        """
        if is_option(options, move):
            return
        said = [(one, move if one == seat else self.default(one)) for one in question.seats]
        self.apply(Answers(question.id, tuple(said)), self.state.copy())
        raise AssertionError("what is no option is refused")


def open_table(
    game: Game[S, M, E, V], setup: S, *, options: Options, secret: bytes, now: float
) -> tuple[Table[S, M, E, V], Effects[E]]:
    """A new, empty table; `Malformed` for an impossible setup."""
    opened = Opened(now, game.name, game.rules, setup, options, secret.hex())
    table = Table(game, opened)
    table.lines.append(opened)
    return table, table.done()
