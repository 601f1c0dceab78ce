"""Law 2 on the wire: what a listener was sent, against what they would have been sent in other worlds.

The checker knows the truth: it plays the journal of a table back, batch by batch as the store kept it. It
shows that everything a listener got after the start is, byte by byte, what follows from that journal, and
that nothing of it would have been another byte in a world that the listener cannot tell from the real one.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw, Struct

from backroom.core.chance import Drawn
from backroom.core.game import Aside, Ask, Entry
from backroom.core.refusal import Refused
from backroom.games import GAMES
from backroom.games.organized_crime import events as crime
from backroom.protocol.messages import AnyUpdate, Update
from backroom.protocol.setup_once import without_setup
from backroom.protocol.wire import encode
from backroom.server import kept
from backroom.server.audience import Listener
from backroom.server.clock import Clock
from backroom.server.kept import Wrote
from backroom.server.store.group_commit import Settle
from backroom.server.store.store import Store
from backroom.server.store.store import Table as Head
from backroom.table import journal
from backroom.table.clocks import seconds
from backroom.table.journal import AnyLine, Opened, Played, Started
from backroom.table.notices import Asked, Notice
from backroom.table.race import LEAD
from backroom.table.table import Table
from backroom.table.told import Told
from tests.support.delays import Delays
from tests.support.inquiries import TOLD, Inquiry, Truth
from tests.support.player import Player, is_too_late

CONCERNING: Final = ("snap", "killer")  # clocks of questions that are about a card somebody may hold
SLACK: Final = 1.0  # seconds from what happens to its being noted, on a busy machine
# OMERTA: where a face is shown to a seat, worlds part; everything else must be the same.
FACE: Final = re.compile(
    rb'"(?:[1-9]|10|gangster|lady|mole|snitch|driver|safecracker|killer|witness|alibi|mamma|patrol)"'
)
# ORGANIZED CRIME: what shows something hidden as it happens.
SHOWING: Final = (
    crime.Audited, crime.CardsReturned, crime.CardsTaken, crime.Drew, crime.GameEnded, crime.Owed, crime.Paid,
    crime.Voted,
)  # fmt: skip


class Batch(NamedTuple):
    """What one command did."""

    at: float  # when it was done, before it was kept
    lines: list[bytes]


class Ledger:
    """A store that also notes what was kept together: what one command did is one batch."""

    def __init__(self) -> None:
        self.store: Any = None
        self.batches: dict[str, list[Batch]] = defaultdict(list)
        self.clock: Clock = Clock()  # as the server's, which goes on when the machine's is set

    def over(self, store: Store) -> Ledger:
        """In front of this store."""
        self.store = store
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append_soon(self, table: str, lines: Sequence[bytes], *, seq: int, settle: Settle) -> None:
        """Keep lines, and note them when they are kept."""
        batch = Batch(self.clock.now(), list(lines))

        def noted(problem: Exception | None) -> None:
            if problem is None:
                self.batches[table].append(batch)
            settle(problem)

        self.store.append_soon(table, lines, seq=seq, settle=noted)

    async def append(self, table: str, lines: Sequence[bytes], *, seq: int) -> None:
        """The same, for who waits."""
        batch = Batch(self.clock.now(), list(lines))
        await self.store.append(table, lines, seq=seq)
        self.batches[table].append(batch)


class Recording(NamedTuple):
    """What a game looked like from outside."""

    head: Head
    finished: bytes  # the list of finished games before it
    players: dict[Listener, Player]
    inquiries: list[Inquiry]
    ahead: float  # seconds, of the server's clock before that of those who listened


class Sent(Struct, tag="update"):
    """Of an update, what the journal does not say: when it was sent, and how much was told in it."""

    now: float
    told: Raw


class Numbered(Struct):
    """The number of something told."""

    number: int


class Checker:
    """The truth about one table, and what each listener got of it."""

    def __init__(self, recording: Recording, batches: Sequence[Batch], rng: Random, share: float) -> None:
        self.game: Any = GAMES[recording.head.game]
        self.recordings: dict[Listener, Player] = recording.players
        self.inquiries: list[Inquiry] = list(recording.inquiries)  # those that nothing explains yet
        self.batches: list[list[AnyLine]] = [self.read(batch.lines) for batch in batches]
        self.times: list[float] = [batch.at - recording.ahead for batch in batches]
        self.actors: list[set[int | None]] = [set(actors(batch.lines)) for batch in batches]
        self.arrivals: dict[Listener, dict[int, float]] = {
            listener: arrivals(player) for listener, player in recording.players.items()
        }
        self.delays: dict[int, Delays] = {}  # of some questions, by their ids
        self.ahead: float = recording.ahead
        self.rng: Random = rng
        self.share: float = share  # of the moments at which other worlds are imagined
        self.counts: Counter[str] = Counter()
        self.waiting: dict[Listener, list[Told[Any]]] = defaultdict(list)  # told, and in no update yet
        self.due: dict[Listener, list[Any]] = defaultdict(list)  # to be told of the game, by what it tells
        self.begun: set[Listener] = set()  # who got an update of the game
        opened = self.batches[0][0]
        assert isinstance(opened, Opened)
        self.table: Table[Any, Any, Any, Any] = Table(self.game, opened)
        self.truth: Truth = Truth(self.table, recording.head, recording.finished)

    def read(self, batch: Sequence[bytes]) -> list[AnyLine]:
        """The lines of the table's own journal in a batch."""
        everything = kept.read_all(batch)
        return [journal.read(self.game, bytes(one.line)) for one in everything if isinstance(one, Wrote)]

    def check(self) -> None:
        """Assert it of every message after the start."""
        updates = {listener: sent_after_start(player) for listener, player in self.recordings.items()}
        running = False
        for number, batch in enumerate(self.batches):
            for line in batch[1:] if number == 0 else batch:
                self.follow(line)
            running = running or any(isinstance(line, Started) for line in batch)
            told = self.table.done().told
            heard = {one: told.get(one, []) for one in self.recordings}
            self.check_told(heard)
            if running:
                self.check_batch(heard, updates)
                self.check_times(heard, self.times[number] + self.ahead)
                self.note_delays(number)
                self.check_inquiries(number + 1)
            else:
                for listener, events in heard.items():
                    self.waiting[listener] += events
        assert all(rest == [] for rest in updates.values()), "not what follows from the journal"
        assert all(rest == [] for rest in self.waiting.values()), "not all that was told was sent"
        assert self.inquiries == [], "not what follows from the journal"

    def check_told(self, told: dict[Listener, list[Told[Any]]]) -> None:
        """Of the game each listener is told what the game tells them, and nothing that it tells another."""
        for listener, heard in told.items():
            due = self.due.pop(listener, [])
            events = [one.event for one in heard if not isinstance(one.event, Notice)]
            assert events == due, "not what the game tells this listener"
            self.truth.told[listener] += due

    def check_batch(
        self, told: dict[Listener, list[Told[Any]]], updates: dict[Listener, list[bytes]]
    ) -> None:
        """What one command did, as each listener got it; who may hear nothing of it got nothing.

        What is not urgent may come together with what is told next. It then shows the table as it was at some
        moment after the last thing it tells, and before the next.
        """
        for listener, events in told.items():
            waiting = self.waiting[listener]
            waiting += events
            if not waiting or not updates[listener]:
                continue
            got = updates[listener][0]
            sent = msgspec.json.decode(got, type=Sent)
            numbers = [one.number for one in msgspec.json.decode(sent.told, type=list[Numbered])]
            if listener not in self.begun:  # what was told before came before, or comes with the start
                waiting[:] = [one for one in waiting if one.number >= numbers[0]]
                self.begun.add(listener)
            last = numbers[-1]
            assert waiting[-1].number <= last, "not what follows from the journal"
            if waiting[-1].number < last or got != self.expected(listener, sent, waiting):
                continue
            updates[listener].pop(0)
            self.counts["messages"] += 1
            if self.rng.random() < self.share:
                self.imagine(listener, got, sent, waiting)
            waiting.clear()

    def expected(self, listener: Listener, sent: Sent, told: Sequence[Told[Any]]) -> bytes:
        """The update that follows from the table as it is now."""
        table = self.table
        asides = () if listener is None else table.state.asides(listener)
        message: AnyUpdate = Update(
            sent.now,
            tuple(told),
            without_setup(self.truth.table_now()),
            without_setup(table.view(listener)),
            table.asked(listener),
            tuple(asides),
        )
        return encode(message)

    def imagine(self, listener: Listener, got: bytes, sent: Sent, told: Sequence[Told[Any]]) -> None:
        """The same update from other worlds."""
        for _ in self.worlds(listener):
            assert got == self.expected(listener, sent, told), "this can be told from another world"
            self.counts["worlds"] += 1

    def worlds(self, listener: Listener) -> Iterator[None]:
        """Let the table be in worlds that are one to a seat; a spectator knows no more than any seat."""
        real = self.table.state
        for seat in range(len(self.table.seats)) if listener is None else [listener]:
            self.table.state = real.imagine(seat, self.rng)
            yield
        self.table.state = real

    def check_inquiries(self, moment: int) -> None:
        """What was asked over HTTP about now: it shows the table after so many batches, or at another moment.

        Lists may be one batch behind, and what is being kept may be seen before it is.
        """
        for inquiry in [one for one in self.inquiries if one.since - 1 <= moment]:
            if inquiry.reply != self.truth.reply(inquiry):
                assert moment <= inquiry.until, "not what follows from the journal"
                continue
            self.inquiries.remove(inquiry)
            self.counts["inquiries"] += 1
            self.counts["odds"] += b"prospects" in inquiry.reply[1]
            self.counts["stories"] += inquiry.what == TOLD
            if self.rng.random() < self.share:
                for _ in self.worlds(inquiry.listener):
                    assert inquiry.reply == self.truth.reply(inquiry), "this can be told from another world"

    def check_times(self, told: dict[Listener, list[Told[Any]]], at: float) -> None:
        """Every question is open as long as its clock says: the same for all, whatever they hold."""
        asked = [
            [one.event for one in events if isinstance(one.event, Asked)]
            for events in told.values()
            if events
        ]
        assert all(one == asked[0] for one in asked), (
            "all hear of the same question, with the same time for it"
        )
        for opening in asked[0] if asked else ():
            allowed = seconds(opening.ask, self.table.options.speed)
            if opening.deadline is None or allowed is None:
                continue
            if opening.reveal is None:
                assert abs(opening.deadline - at - allowed) < SLACK
            else:
                self.counts["races"] += 1
                assert 0 <= opening.reveal - at + SLACK <= LEAD + 2 * SLACK
                assert -SLACK < opening.deadline - opening.reveal - allowed <= LEAD + SLACK
            self.counts["questions"] += 1

    def note_delays(self, number: int) -> None:
        """How long after a batch its question reached who holds the card it is about, and who does not."""
        table, done = self.table, self.times[number]
        question, armed = table.question(), table.armed
        if question is None or armed is None or question.clock not in CONCERNING:
            return
        if question.id in self.delays:
            return  # it was brought by another
        since = done if armed.reveal is None else max(done, armed.reveal - self.ahead)
        holders = [seat for seat in question.seats if has_answer(table.state, seat, question.clock)]
        delays = Delays(question.clock, bool(holders), [], [])
        for seat in question.seats:
            if seat in self.arrivals and seat not in self.actors[number]:
                after = self.arrivals[seat][question.id] - since
                (delays.holders if seat in holders else delays.others).append(after)
        self.delays[question.id] = delays

    # What happens

    def follow(self, line: AnyLine) -> None:
        """Let a line happen; now and then see what would have been told of it in another world."""
        if isinstance(line, Played):
            events = self.table.state.copy().apply(line.entry)
            for listener in self.recordings:
                self.due[listener] += self.heard(events, listener)
            self.counts["said by bots"] += any(self.table.seats[seat].bot for seat in speakers(line.entry))
            if self.rng.random() < self.share:
                self.sounds_the_same(self.rng.randrange(len(self.table.seats)), line.entry)
        self.table.follow(line)

    def sounds_the_same(self, seat: int, entry: Entry[Any]) -> None:
        """Told the same, or openly shown something; and told the same, asked the same of the same seats."""
        there, here = self.table.state.copy(), self.table.state.imagine(seat, self.rng)
        assert here.pending() == there.pending()
        real = self.heard(there.apply(entry), seat)
        try:
            other = self.heard(here.apply(entry), seat)
        except Refused:  # in that world nobody could have said this; so it is not one in which it was said
            assert not isinstance(entry, Drawn)
            assert speakers(entry) != [seat], "one's own move depends on one's own things alone"
            return
        self.counts["entries"] += 1
        if real == other:
            after = there.pending()
            assert not isinstance(after, Ask) or here.pending() == after
        else:
            assert parted_openly(real, other), (real, other)
            self.counts["parted"] += 1

    def heard(self, events: Sequence[Any], seat: Listener) -> list[Any]:
        """What a seat (None: a spectator) is told of these."""
        return [told for event in events if (told := self.game.tell(event, seat)) is not None]


def has_answer(state: Any, seat: int, clock: str) -> bool:
    """O13, O25: whether this seat holds a card that could be thrown, or the Killer."""
    if clock == "snap":
        return any(state.decides(seat, option) for option in state.options(seat))
    return any(place.card == "killer" for place in state.view_open().hands[seat])


def actors(pages: Sequence[bytes]) -> Iterator[int | None]:
    """The seats whose commands wrote these; None: somebody who watches."""
    for one in kept.read_all(pages):
        if isinstance(one, Wrote) and one.by is not None:
            yield one.by.seat


def arrivals(player: Player) -> dict[int, float]:
    """When each question was heard of."""
    times: dict[int, float] = {}
    for heard, message in zip(player.heard, player.messages, strict=True):
        for told in message.get("told", ()):
            if told["event"]["type"] == "asked":
                times.setdefault(told["event"]["ask"]["id"], heard.at)
    return times


def speakers(entry: Entry[Any]) -> list[int]:
    """Who said this; nobody, where nature did."""
    if isinstance(entry, Aside):
        return [entry.seat]
    return [] if isinstance(entry, Drawn) else [seat for seat, _ in entry.moves]


def parted_openly(real: list[Any], other: list[Any]) -> bool:
    """Whether two tellings differ first where something hidden is shown to this seat."""
    for one, two in zip(real, other, strict=False):
        if one != two:
            return faces(one) != faces(two) or isinstance(one, SHOWING) or isinstance(two, SHOWING)
    shorter, longer = sorted([real, other], key=len)
    following = longer[len(shorter)]
    return bool(FACE.search(msgspec.json.encode(following))) or isinstance(following, SHOWING)


def faces(event: Any) -> list[tuple[int | None, bytes]]:
    """The faces that an event shows, each with the place it lay at where the event names that."""
    found = FACE.findall(msgspec.json.encode(event))
    places = getattr(event, "places", None) or [None] * len(found)
    return list(zip(places, found, strict=False))


def sent_after_start(player: Player) -> list[bytes]:
    """The updates of the game, to its end; besides them there were replies to what this client said."""
    updates: list[bytes] = []
    for heard, message in zip(player.heard, player.messages, strict=True):
        if message["type"] == "update" and (updates or tells(message, "game_started")):
            updates.append(heard.text)
            if tells(message, "secret_revealed"):
                break  # what is left are people who go home
        elif message["type"] == "refused":
            assert is_too_late(message), message
        else:
            assert message["type"] in {"welcome", "update", "ack"}, message
    return updates


def tells(message: dict[str, Any], kind: str) -> bool:
    """Whether something of this kind is told in an update."""
    return any(told["event"]["type"] == kind for told in message["told"])
