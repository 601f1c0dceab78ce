"""Law 2 on the wire: what a listener was sent, against what they would have been sent in other worlds.

The checker knows the truth: it replays the journal of a table, batch by batch as the store saved it. It shows
that everything a listener got after the start follows from that journal, byte for byte, and that no byte of
it would differ in a world that the listener cannot tell from the real one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw, Struct

from backroom.core.chance import Drawn
from backroom.core.game import Aside, Ask, Entry
from backroom.core.refusal import Refused
from backroom.protocol.messages import AnyUpdate, Update
from backroom.protocol.setup_once import without_setup
from backroom.protocol.wire import encode
from backroom.server.clock import Clock
from backroom.server.rooms import journal_lines as kept
from backroom.server.rooms.audience import Listener
from backroom.server.rooms.journal_lines import Wrote
from backroom.server.store.group_commit import OnDurable
from backroom.server.store.store import Head, Store
from backroom.table import journal
from backroom.table.journal import AnyLine, Opened, Played, Started
from backroom.table.notices import Asked, Notice
from backroom.table.race import LEAD
from backroom.table.table import Table
from backroom.table.told import Told
from tests.laws.kit import Kit
from tests.laws.kits import KITS
from tests.support.delays import Delays
from tests.support.inquiries import TOLD, Inquiry, Truth
from tests.support.player import Player, is_too_late

SLACK: Final = 1.0  # seconds until something that happened is noted, on a busy machine


class Batch(NamedTuple):
    """What one command did."""

    at: float  # when it ran, before it was saved
    lines: list[bytes]


class Ledger:
    """A store that also notes what was saved together: one batch per command."""

    def __init__(self) -> None:
        self.store: Any = None
        self.batches: dict[str, list[Batch]] = defaultdict(list)
        self.clock: Clock = Clock()  # like the server's, unaffected when the machine's is set

    def over(self, store: Store) -> Ledger:
        """A ledger in front of this store."""
        self.store = store
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append_soon(self, table: str, lines: Sequence[bytes], *, seq: int, on_durable: OnDurable) -> None:
        """Append lines, and note them once they are saved."""
        batch = Batch(self.clock.now(), list(lines))

        def noted(problem: Exception | None) -> None:
            if problem is None:
                self.batches[table].append(batch)
            on_durable(problem)

        self.store.append_soon(table, lines, seq=seq, on_durable=noted)

    async def append(self, table: str, lines: Sequence[bytes], *, seq: int) -> None:
        """The same, for a caller who waits."""
        batch = Batch(self.clock.now(), list(lines))
        await self.store.append(table, lines, seq=seq)
        self.batches[table].append(batch)


class Recording(NamedTuple):
    """What a game looked like from outside."""

    head: Head
    finished: bytes  # the list of finished games before it
    players: dict[Listener, Player]
    inquiries: list[Inquiry]
    ahead: float  # seconds by which the server's clock was ahead of the listeners'


class Sent(Struct, tag="update"):
    """What the journal does not say about an update: when it was sent, and how much it told."""

    now: float
    told: Raw


class Numbered(Struct):
    """The number of something told."""

    number: int


class Checker:
    """The truth about one table, and what each listener got of it."""

    def __init__(self, recording: Recording, batches: Sequence[Batch], rng: Random, share: float) -> None:
        self.kit: Kit = KITS[recording.head.game]
        self.game: Any = self.kit.game
        self.recordings: dict[Listener, Player] = recording.players
        self.inquiries: list[Inquiry] = list(recording.inquiries)  # not explained yet
        self.batches: list[list[AnyLine]] = [self.read(batch.lines) for batch in batches]
        self.times: list[float] = [batch.at - recording.ahead for batch in batches]
        self.actors: list[set[int | None]] = [set(actors(batch.lines)) for batch in batches]
        self.arrivals: dict[Listener, dict[int, float]] = {
            listener: arrivals(player) for listener, player in recording.players.items()
        }
        self.delays: dict[int, Delays] = {}  # of some questions, by id
        self.ahead: float = recording.ahead
        self.rng: Random = rng
        self.share: float = share  # share of the moments at which other worlds are imagined
        self.counts: Counter[str] = Counter()
        self.waiting: dict[Listener, list[Told[Any]]] = defaultdict(list)  # told, but not in an update yet
        self.due: dict[Listener, list[Any]] = defaultdict(list)  # events the game tells, not heard yet
        self.begun: set[Listener] = set()  # listeners that got an update of the game
        opened = self.batches[0][0]
        assert isinstance(opened, Opened)
        self.table: Table[Any, Any, Any, Any] = Table(self.game, opened)
        self.truth: Truth = Truth(self.table, recording.head, recording.finished)

    def read(self, batch: Sequence[bytes]) -> list[AnyLine]:
        """The lines of the table's own journal in a batch."""
        everything = kept.read_all(batch)
        return [journal.read(self.game, bytes(one.line)) for one in everything if isinstance(one, Wrote)]

    def check(self) -> None:
        """Check every message after the start."""
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
        """Each listener is told what the game tells them, and nothing that it tells another."""
        for listener, heard in told.items():
            due = self.due.pop(listener, [])
            events = [one.event for one in heard if not isinstance(one.event, Notice)]
            assert events == due, "not what the game tells this listener"
            self.truth.told[listener] += due

    def check_batch(
        self, told: dict[Listener, list[Told[Any]]], updates: dict[Listener, list[bytes]]
    ) -> None:
        """Check what each listener got of one command; listeners who may hear nothing got nothing.

        News that is not urgent may be merged with the next. It then shows the table at some moment after the
        last thing it tells, and before the next.
        """
        for listener, events in told.items():
            waiting = self.waiting[listener]
            waiting += events
            if not waiting or not updates[listener]:
                continue
            got = updates[listener][0]
            sent = msgspec.json.decode(got, type=Sent)
            numbers = [one.number for one in msgspec.json.decode(sent.told, type=list[Numbered])]
            if listener not in self.begun:  # earlier news came before, or comes with the start
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
        asides = () if listener is None else table.asides(listener)
        message: AnyUpdate = Update(
            sent.now,
            tuple(told),
            without_setup(self.truth.table_now()),
            without_setup(table.view(listener)),
            table.asked(listener),
            tuple(asides),
            table.silence() or msgspec.UNSET,
        )
        return encode(message)

    def imagine(self, listener: Listener, got: bytes, sent: Sent, told: Sequence[Told[Any]]) -> None:
        """Check the same update in other worlds."""
        for _ in self.worlds(listener):
            assert got == self.expected(listener, sent, told), "this can be told from another world"
            self.counts["worlds"] += 1

    def worlds(self, listener: Listener) -> Iterator[None]:
        """Put the table into worlds that a seat cannot tell apart; a spectator knows no more than a seat."""
        real: Any = self.table.state
        for seat in range(len(self.table.seats)) if listener is None else [listener]:
            self.table.state = real.imagine(seat, self.rng)
            yield
        self.table.state = real

    def check_inquiries(self, moment: int) -> None:
        """Check HTTP answers from about now: they show the table after this batch, or at another moment.

        Lists may be one batch behind, and what is being saved may be seen before it is.
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
        """Every question is open as long as its clock says: the same for everybody, whatever they hold."""
        asked = [
            [one.event for one in events if isinstance(one.event, Asked)]
            for events in told.values()
            if events
        ]
        assert all(one == asked[0] for one in asked), (
            "all hear of the same question, with the same time for it"
        )
        for opening in asked[0] if asked else ():
            allowed = self.table.allowed(opening.ask)
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
        """Note how long after a batch its question reached holders of the card in question, and others."""
        table, done = self.table, self.times[number]
        question, armed = table.question(), table.armed
        if question is None or armed is None or question.clock not in self.kit.concerning:
            return
        if question.id in self.delays:
            return  # another message brought it
        since = done if armed.reveal is None else max(done, armed.reveal - self.ahead)
        holders = [seat for seat in question.seats if self.kit.holds(table.state, seat, question.clock)]
        delays = Delays(question.clock, bool(holders), [], [])
        for seat in question.seats:
            if seat in self.arrivals and seat not in self.actors[number]:
                after = self.arrivals[seat][question.id] - since
                (delays.holders if seat in holders else delays.others).append(after)
        self.delays[question.id] = delays

    # What happens

    def follow(self, line: AnyLine) -> None:
        """Apply a line; now and then check what would have been told of it in another world."""
        if isinstance(line, Played):
            events = self.table.state.copy().apply(line.entry)
            for listener in self.recordings:
                self.due[listener] += self.heard(events, listener)
            self.counts["said by bots"] += any(self.table.seats[seat].bot for seat in speakers(line.entry))
            if self.rng.random() < self.share:
                self.sounds_the_same(self.rng.randrange(len(self.table.seats)), line.entry)
        self.table.replay(line)

    def sounds_the_same(self, seat: int, entry: Entry[Any]) -> None:
        """The entry is told the same, and then asks the same; or it shows something openly."""
        real_state: Any = self.table.state
        there, here = real_state.copy(), real_state.imagine(seat, self.rng)
        assert here.pending() == there.pending()
        real = self.heard(there.apply(entry), seat)
        try:
            other = self.heard(here.apply(entry), seat)
        except Refused:  # impossible in that world, so it is not a world in which it happened
            assert not isinstance(entry, Drawn)
            assert speakers(entry) != [seat], "one's own move depends on one's own things alone"
            return
        self.counts["entries"] += 1
        if real == other:
            after = there.pending()
            assert not isinstance(after, Ask) or here.pending() == after
        else:
            assert self.kit.may_sound_otherwise(real, other), (real, other)
            self.counts["parted"] += 1

    def heard(self, events: Sequence[Any], seat: Listener) -> list[Any]:
        """What a seat (None: a spectator) is told of these events."""
        return [told for event in events if (told := self.game.tell(event, seat)) is not None]


def actors(pages: Sequence[bytes]) -> Iterator[int | None]:
    """The seats whose commands wrote these; None: a spectator."""
    for one in kept.read_all(pages):
        if isinstance(one, Wrote) and one.by is not None:
            yield one.by.seat


def arrivals(player: Player) -> dict[int, float]:
    """When each question arrived."""
    times: dict[int, float] = {}
    for heard, message in zip(player.heard, player.messages, strict=True):
        for told in message.get("told", ()):
            if told["event"]["type"] == "asked":
                times.setdefault(told["event"]["ask"]["id"], heard.at)
    return times


def speakers(entry: Entry[Any]) -> list[int]:
    """The seats that made this entry; none if nature did."""
    if isinstance(entry, Aside):
        return [entry.seat]
    return [] if isinstance(entry, Drawn) else [seat for seat, _ in entry.moves]


def sent_after_start(player: Player) -> list[bytes]:
    """The updates of the game, to its end; the rest were replies to this client."""
    updates: list[bytes] = []
    for heard, message in zip(player.heard, player.messages, strict=True):
        if message["type"] == "update" and (updates or tells(message, "game_started")):
            updates.append(heard.text)
            if tells(message, "secret_revealed"):
                break  # the rest are people leaving
        elif message["type"] == "refused":
            assert is_too_late(message), message
        else:
            assert message["type"] in {"welcome", "update", "ack"}, message
    return updates


def tells(message: dict[str, Any], kind: str) -> bool:
    """Whether something of this kind is told in an update."""
    return any(told["event"]["type"] == kind for told in message["told"])
