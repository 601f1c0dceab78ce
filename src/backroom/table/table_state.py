"""The state of a table: what the lines of its journal made of it, and what was told on the way.

A line is applied in the same way when it is written and when it is read again, so a restored table equals the
one that wrote the journal. Only the delays of connections are not stored: they end with them.
"""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

from msgspec.structs import replace

from backroom.core.chance import Chance, Drawn
from backroom.core.fair import FairDraws
from backroom.core.game import Answers, Aside, Ask, E, Entry, Game, M, Over, S, State
from backroom.core.log import Replaying
from backroom.core.refusal import Malformed
from backroom.table.clocks import seconds
from backroom.table.delay import Delay
from backroom.table.journal import (
    AdviceAsked,
    AnyLine,
    Armed,
    BotSat,
    BotStoodIn,
    CameBack,
    Consented,
    Contributed,
    Ended,
    GotUp,
    Held,
    Imported,
    Opened,
    Options,
    PaceSet,
    Paused,
    PersonSat,
    Played,
    Resumed,
    Started,
    Wished,
    WishEnded,
    Woken,
)
from backroom.table.notices import (
    AdviserAsked,
    Answered,
    Asked,
    BotSatIn,
    BotSeated,
    ContributionTaken,
    GameImported,
    GameStarted,
    KickWished,
    Notice,
    PaceChanged,
    PersonCameBack,
    PersonReturned,
    PersonSeated,
    RaceJudged,
    SeatLeft,
    SeatWished,
    SecretRevealed,
    TableOpened,
    TablePaused,
    TableResumed,
    TimeRanOut,
    WishAgreed,
    WishRefused,
)
from backroom.table.pace import Pace
from backroom.table.race import Claim, Ruling, after
from backroom.table.seat import Seat
from backroom.table.told import Telling, Told

Stage = Literal["open", "running", "over"]


V = TypeVar("V")


class TableState(Generic[S, M, E, V]):
    """Holds the state of a table, and applies lines to it."""

    __slots__ = (
        "agreed",
        "armed",
        "asking",
        "closes",
        "counts",
        "defaults",
        "draws",
        "ended",
        "game",
        "has_asides",
        "has_not_now",
        "has_silence",
        "held",
        "imported",
        "options",
        "paces",
        "paused",
        "pending",
        "seats",
        "setup",
        "stage",
        "state",
        "telling",
        "time",
        "wires",
        "wish",
        "wishes",
    )

    def __init__(self, game: Game[S, M, E, V], opened: Opened[S]) -> None:
        players = opened.setup.players
        self.game: Game[S, M, E, V] = game
        self.setup: S = opened.setup
        self.options: Options = opened.options
        self.state: State[M, E, V] = game.start(opened.setup)
        self.has_asides: bool = hasattr(self.state, "asides")  # looked up once, since all listeners ask
        self.has_not_now: bool = hasattr(self.state, "not_now")
        self.has_silence: bool = hasattr(self.state, "silence")
        self.draws: FairDraws = FairDraws(bytes.fromhex(opened.secret), [None] * players)
        self.seats: list[Seat] = [Seat() for _ in range(players)]
        self.imported: bool = False  # it began elsewhere: somebody may know what is hidden
        self.stage: Stage = "open"
        self.pending: Ask | Chance | Over = self.state.pending()  # looked up when the game has changed
        self.asking: Ask | None = None  # the same, if it is a question to seats
        self.time: float = opened.at  # the latest that is known, by the clock of the lines' writer
        self.paused: float | None = None  # since when
        self.armed: Armed | None = None  # the clock of the open question
        self.held: dict[int, Held[M]] = {}  # the answers to it that are not judged yet, by seat
        self.closes: float | None = None  # for a race that a claim decides: when it is judged
        self.defaults: dict[int, M] = {}  # what seats answer when the clock runs out, as far as looked up
        self.wish: Wished | None = None  # about a seat, open to the people at the table
        self.agreed: list[int] = []  # the seats that have agreed to it
        self.wishes: int = 0  # so far
        self.ended: WishEnded | None = None  # how the last refused one ended
        self.paces: list[Pace] = [Pace() for _ in range(players)]  # how quick the person in each seat is
        self.wires: list[tuple[Delay, ...]] = [()] * players  # the connections of each seat
        self.counts: dict[int | None, int] = dict.fromkeys([*range(players), None], 0)  # what each has heard
        self.telling: Telling[E] = {}  # told since the last command
        self.announce(TableOpened(self.draws.commitment))

    def question(self) -> Ask | None:
        """The question that is open to seats."""
        return self.asking if self.stage == "running" else None

    def allowed(self, ask: Ask) -> float | None:
        """How many seconds this table gives to a question; None if there is no limit."""
        return seconds(self.game.clocks[ask.clock], ask.mode, self.options.speed)

    def stand_in(self) -> str:
        """The level of the bots that play for the absent."""
        return self.options.stand_in or self.game.stand_in

    def note_pending(self) -> None:
        """Look up what the game asks now."""
        self.pending = pending = self.state.pending()
        self.asking = pending if isinstance(pending, Ask) else None

    def replay(self, line: AnyLine) -> None:
        """Apply a line that was written before; `Malformed` if no table of this game can have written it."""
        if isinstance(
            line,
            PersonSat | BotSat | GotUp | BotStoodIn | CameBack | Wished | Consented | Contributed
            | AdviceAsked | Held,
        ):  # fmt: skip
            self.check_seat(line.seat)
        elif isinstance(line, Played) and isinstance(line.entry, Drawn):
            pending = self.pending
            if isinstance(pending, (Ask, Over)) or self.draws.draw(pending) != line.entry:
                raise Malformed("this is not what was drawn")
        self.apply_line(line)

    def apply_line(self, line: AnyLine) -> None:  # noqa: C901 - one case for each kind of line
        """Apply a line and tell what it was, or raise and change nothing."""
        match line:
            case Opened():
                raise Malformed("a table is opened once")
            case Imported():
                self.apply_imported(line)
            case Played():
                self.apply_entry(line)
            case Held():
                self.apply_held(line)
            case Armed():
                self.arm(line)
            case Contributed():
                self.draws.contribute(line.seat, bytes.fromhex(line.given))
                self.announce(ContributionTaken(line.seat))
            case AdviceAsked():
                self.announce(AdviserAsked(line.seat))
            case Started():
                self.stage = "running"
                self.time = line.at
                self.note_pending()
                self.announce(GameStarted(self.draws.published()))
            case Paused():
                self.paused = self.time = line.at
                self.announce(TablePaused())
            case Resumed():
                self.apply_resumed(line)
            case PaceSet():
                self.options = replace(self.options, pace=line.pace)
                self.announce(PaceChanged(line.pace))
            case Woken():
                self.apply_woken(line)
            case Wished() | Consented() | WishEnded():
                self.apply_wish(line)
            case Ended():
                self.stage = "over"
                self.wish = None
                self.announce(SecretRevealed(self.draws.reveal().hex()))
            case _:
                self.apply_seating(line)

    def apply_imported(self, line: Imported[M]) -> None:
        """Take the game to the end of its record; nobody is told what happened elsewhere."""
        replaying = Replaying(self.game.start(self.setup), line.entries)
        replaying.work(len(line.entries))
        self.bring_in(replaying.state)

    def bring_in(self, state: State[M, E, V]) -> None:
        """Go on with a game that was played elsewhere, or show it."""
        self.state = state
        self.imported = True
        self.note_pending()
        over = isinstance(self.pending, Over)
        if over:
            self.stage = "over"
        self.announce(GameImported(over))

    def apply_seating(self, line: PersonSat | BotSat | GotUp | BotStoodIn | CameBack) -> None:
        """Change who sits where, and who plays."""
        seat = self.seats[line.seat]
        seat.misses = 0
        match line:
            case PersonSat():
                seat.person, seat.bot, seat.face = line.name, None, line.face
                seat.left = seat.sent_away_by = None
                self.close_wish(line.seat)
                if line.back:
                    self.announce(PersonCameBack(line.seat, line.name))
                else:
                    self.paces[line.seat].change_hands()
                    self.announce(PersonSeated(line.seat, line.name))
            case BotSat():
                if seat.person is not None:
                    seat.left = seat.person if line.may_return else None
                    seat.sent_away_by = line.sent_away_by
                    self.close_wish(line.seat)
                if seat.left is None:
                    seat.face = None
                seat.person, seat.bot = None, line.level
                seat.cousin = self.free_cousin(line.seat, line.level)
                self.announce(BotSeated(line.seat, line.level, seat.cousin))
            case GotUp():
                seat.person = seat.bot = seat.face = seat.left = seat.sent_away_by = None
                self.draws.contributions[line.seat] = None  # the next person adds their own
                self.announce(SeatLeft(line.seat))
            case BotStoodIn():
                seat.bot = line.level
                self.announce(BotSatIn(line.seat, line.level))
            case CameBack():
                seat.bot = None
                self.announce(PersonReturned(line.seat))

    def free_cousin(self, seat: int, level: str) -> int:
        """The lowest number that no other bot of this level has: it keeps it, whoever comes and goes."""
        others = [
            one.cousin
            for number, one in enumerate(self.seats)
            if number != seat and one.person is None and one.bot == level
        ]
        return next(number for number in range(len(self.seats)) if number not in others)

    def close_wish(self, seat: int) -> None:
        """Close the wish about a seat that has just changed hands: it is granted, or no longer possible."""
        if self.wish is not None and self.wish.seat == seat:
            self.wish = None

    def apply_wish(self, line: Wished | Consented | WishEnded) -> None:
        """Open a wish about a seat, or record an answer to it, or its end."""
        if isinstance(line, Wished):
            self.wish, self.agreed, self.wishes = line, [], line.number
            if line.name is not None:
                self.announce(SeatWished(line.seat, line.name, line.near))
            elif line.by is not None:
                self.announce(KickWished(line.seat, line.by))
            return
        wish = self.wish
        if wish is None or wish.number != line.number:
            raise Malformed("nobody is asked this")
        if isinstance(line, Consented):
            self.agreed.append(line.seat)
            self.announce(WishAgreed(line.seat))
        else:
            self.wish, self.ended = None, line
            self.announce(WishRefused(wish.seat, wish.name, line.how, line.by))

    def apply_resumed(self, line: Resumed) -> None:
        """Let the clocks run on from where they stood."""
        assert self.paused is not None
        stood = line.at - self.paused
        self.paused = None
        self.time = line.at
        self.announce(TableResumed())
        if self.armed is not None and self.armed.deadline is not None:
            self.arm(Armed(self.armed.ask, self.armed.deadline + stood, at=line.at))

    def apply_woken(self, line: Woken) -> None:
        """Shift every time that still matters to the new clock, so that it is as far away as before.

        So a question has what it had left when something was last written, whether the clock was set back or
        forward in between, or nobody was there for a week.
        """
        passed = line.at - self.time
        self.time = line.at
        self.paused = later(self.paused, passed)
        self.closes = later(self.closes, passed)
        if self.armed is not None:
            armed = self.armed
            self.armed = Armed(
                armed.ask, later(armed.deadline, passed), later(armed.reveal, passed), later(armed.at, passed)
            )
        for seat, held in self.held.items():
            self.held[seat] = replace(held, at=held.at + passed, closes=later(held.closes, passed))

    def arm(self, line: Armed) -> None:
        """Open the question that the game asks."""
        ask = self.question()
        if ask is None or ask.id != line.ask:
            raise Malformed("this question is not asked")
        self.armed = line
        self.time = self.armed_at(line, ask)
        self.announce(Asked(ask, line.deadline, line.reveal))

    def armed_at(self, line: Armed, ask: Ask) -> float:
        """When a question was opened; for an untimed one it does not matter."""
        if line.at is not None:
            return line.at
        if line.reveal is not None:
            return line.reveal
        allowed = self.allowed(ask)
        return self.time if line.deadline is None or allowed is None else line.deadline - allowed

    def apply_held(self, line: Held[M]) -> None:
        """Hold an answer; say who has answered if everybody must answer, but nothing in a race."""
        ask = self.question()
        if ask is None or ask.id != line.ask:
            raise Malformed("this question is not open")
        self.held[line.seat] = line
        self.time = max(self.time, line.at)
        if line.closes is not None:
            self.closes = line.closes
        if ask.mode == "sealed":
            self.announce(Answered(line.seat))

    def apply_entry(self, line: Played[M]) -> None:
        """Apply an entry to the game; a question that is no longer open loses its clock and held answers.

        So does one that somebody's leaving changed (C1): it is asked again of those who had answered.
        """
        asked = self.question()
        events = self.apply(line.entry, self.state)
        self.defaults = {}
        if line.ruling is not None:
            self.note_paces(line.ruling)
            self.announce(RaceJudged(line.ruling))
        if isinstance(line.entry, Answers):
            assert asked is not None
            self.count_misses(line.entry, line.defaulted, asked)
        elif isinstance(line.entry, Aside):
            self.seats[line.entry.seat].misses = 0
        self.tell(events)
        self.note_pending()
        if self.armed is None or self.asking is None or self.asking.id != self.armed.ask:
            self.armed = None
            self.held = {}
            self.closes = None

    def note_paces(self, ruling: Ruling) -> None:
        """Record how quick each person was in a judged race; bots only imitate a pace."""
        if self.armed is None or self.armed.reveal is None:
            return
        reveal = self.armed.reveal
        claims: list[tuple[int, float, float]] = []
        for finish in ruling.finishes:
            held = self.held.get(finish.seat)
            if held is not None and self.seats[finish.seat].bot is None:
                judged = after(Claim(held.seat, held.at, held.allowance), reveal)
                claims.append((held.seat, held.at - reveal + held.ahead, judged))
        first = min([judged for _, _, judged in claims], default=0.0)
        for seat, elapsed, judged in claims:
            self.paces[seat].note_claim(elapsed, judged, judged - first)

    def apply(self, entry: Entry[M], state: State[M, E, V]) -> list[E]:
        """The events of an entry, applied to the state or tried on a copy."""
        try:
            return state.apply(entry)
        except OverflowError:  # the compiled engine's integers are smaller than a message's
            raise Malformed("a number is out of range") from None

    def count_misses(self, entry: Answers[M], defaulted: tuple[int, ...], asked: Ask) -> None:
        """Count the clocks of people that ran out where a person who is present would have answered."""
        for seat, _ in entry.moves:
            if seat not in defaulted:
                self.seats[seat].misses = 0
        if not defaulted or not self.game.clocks[asked.clock].silence_is_absence:
            return
        for seat in defaulted:
            self.seats[seat].misses += 1
        self.announce(TimeRanOut(defaulted))

    def check_seat(self, seat: int) -> None:
        """Raise `Malformed` unless there is such a seat."""
        if not 0 <= seat < len(self.seats):
            raise Malformed(f"there is no seat {seat} at this table")

    def announce(self, notice: Notice) -> None:
        """Tell everybody the same thing."""
        told: Told[E] | None = None
        for listener in self.counts:
            told = self.say(listener, notice, told)

    def tell(self, events: list[E]) -> None:
        """Tell each listener the part of these events that they may hear."""
        tell = self.game.tell
        for event in events:
            told: Told[E] | None = None
            for listener in self.counts:
                heard = tell(event, listener)
                if heard is not None:
                    told = self.say(listener, heard, told)

    def say(self, listener: int | None, event: E | Notice, told: Told[E] | None) -> Told[E]:
        """Tell one listener something; reuse what the previous listener was told, if it is identical."""
        number = self.counts[listener] + 1
        self.counts[listener] = number
        if told is None or told.event is not event or told.number != number:
            told = Told(number, event)
        heard = self.telling.get(listener)
        if heard is None:
            self.telling[listener] = [told]
        else:
            heard.append(told)
        return told


def later(time: float | None, passed: float) -> float | None:
    """A time so many seconds later, if there is one."""
    return None if time is None else time + passed
