"""Takes the answers of one client: there are more of these than of all else that is said.

Nothing waits here. An answer is taken in the call that read it, and replied to when it is kept.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from backroom.core.refusal import Malformed, Refused
from backroom.protocol.messages import LONGEST_MESSAGE, Ack, Answer, Commands, Refusal
from backroom.protocol.wire import decode, encode
from backroom.server.audience import Listener
from backroom.server.connection import Connection
from backroom.server.kept import By
from backroom.server.limits import Bucket, Rate
from backroom.server.moves import read_move
from backroom.server.pending import Pending
from backroom.server.room import Room
from backroom.server.services import Services
from backroom.server.tally import Result

FIRST_PINGS: Final = 5
UNREACHABLE: Final = "the server cannot reach its tables; come back soon"


class Answering:
    """One client's."""

    __slots__ = ("bucket", "came", "connection", "idle", "listener", "room", "services")

    def __init__(self, services: Services, connection: Connection) -> None:
        settings = services.settings
        self.services: Services = services
        self.connection: Connection = connection
        self.came: float = services.clock.now()  # when the last message did
        self.bucket: Bucket = Bucket(Rate(settings.messages_burst, settings.messages_per_second), self.came)
        self.room: Room | None = None
        self.listener: Listener = None
        self.idle: bool = False  # whoever reads waits for the next command, and none has come before it

    def begin(self, room: Room, listener: Listener) -> None:
        """The client is at this table; all tabs of a seat together may say as much as one."""
        self.room = room
        self.listener = listener
        if listener is not None:
            self.bucket = room.talkative.setdefault(listener, self.bucket)

    def admits(self, now: float) -> bool:
        """Note when a message came; False: there were too many in too short a time.

        While nobody looked it may have come before a clock ended, or before another's.
        """
        unseen = self.services.clock.is_catching_up(now) or (
            self.room is not None and self.room.alarm.is_overdue(now)
        )
        self.came = self.connection.came(now) if unseen else now
        return self.bucket.take(now)

    def takes(self, text: bytes) -> bool:
        """Take an answer as soon as it is there, without waking who reads; whether it was one.

        Whatever is wrong with it is said where all else is read, and what comes behind a text that is left
        to be read waits with it.
        """
        room = self.room
        if not self.idle or room is None or len(text) > LONGEST_MESSAGE:
            return False
        self.idle = False
        try:
            said = decode(text)
        except Malformed:
            return False
        now = self.services.clock.now()
        if not isinstance(said, Answer) or not self.admits(now):
            return False
        self.answer(room, said)
        self.idle = True
        return True

    def answer(self, room: Room, command: Answer) -> None:
        """Let an answer happen; it is replied to when it is kept, and meanwhile we listen on."""
        came, seat, ask, wire = self.came, self.listener, command.ask, self.connection.delay
        settled = partial(self.answered, room, command, came)
        if self.connection.is_sent_away:
            settled(Refused("table", "this seat is yours no more"))
            return
        if seat is None:
            settled(Refused("table", "only those who play may do this"))
            return
        table = room.table
        try:
            move = read_move(table.game, bytes(command.move))
        except Malformed as problem:
            settled(problem)
            return
        question = table.question()
        room.docket.add(
            Pending(
                lambda now: table.answer(seat, ask, move, now, came=came, wire=wire),
                settled,
                by=By(seat, command.id),
                alone=question is not None and question.mode == "turn",
            )
        )

    def answered(self, room: Room, command: Answer, since: float, problem: Exception | None) -> None:
        """An answer is kept, or cannot be."""
        if problem is None or isinstance(problem, (Refused, Malformed)):
            self.connection.send_now(encode(reply_to(command, problem)))
        else:
            room.report(problem)
            room.door.dismiss([self.connection], "closing", UNREACHABLE)
        self.note(command, problem, since)

    def note(self, command: Commands, problem: Exception | None, since: float) -> None:
        """Count a command."""
        seconds = self.services.clock.now() - since
        self.services.metrics.actions.took(command, result_of(problem), seconds)

    def measure(self, payload: bytes) -> bool:
        """Note how far away this client is, if a pong answers a ping; whether it does.

        A newcomer is asked a few times at once, to be known soon.
        """
        round_trip = self.connection.take_pong(payload, self.services.clock.now())
        if round_trip is None:
            return False
        self.connection.delay.measure(round_trip, self.connection.kernel_round_trip())
        if self.listener is not None and self.connection.pings < FIRST_PINGS:
            self.connection.ping(self.services.clock.now())
        return True


def result_of(problem: Exception | None) -> Result:
    """What came of a command, as the operator counts it."""
    if problem is None:
        return "done"
    return "refused" if isinstance(problem, (Refused, Malformed)) else "failed"


def reply_to(command: Commands, problem: Refused | Malformed | None) -> Ack | Refusal:
    """That a command was done, or why not."""
    if problem is None:
        return Ack(command.id)
    if isinstance(problem, Refused):
        return Refusal(command.id, problem.rule, problem.why)
    return Refusal(command.id, "message", str(problem))
