"""Takes the answers of one client, which are most of the traffic at a table.

Nothing waits here. An answer is queued in the call that reads it, and replied to once it is durable.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from backroom.core.refusal import Malformed, Refused
from backroom.protocol.messages import LONGEST_MESSAGE, Ack, Answer, Commands, Refusal
from backroom.protocol.wire import DECODER, ENCODER, move_decoder, read_move
from backroom.server.clock import Clock
from backroom.server.operations.histogram import Actions, Result
from backroom.server.operations.limits import Bucket
from backroom.server.rooms.audience import Listener
from backroom.server.rooms.command_queue import Command, CommandQueue
from backroom.server.rooms.journal_lines import By
from backroom.server.sockets.connection import Connection
from backroom.table.table import Table

FIRST_PINGS: Final = 5  # so that a newcomer's distance is soon known
NOT_YOURS: Final = "this seat is no longer yours"
ONLY_PLAYERS: Final = "only those who play may do this"


def nothing() -> None:
    """Do nothing."""


class Answers:
    """Queues the answers of one client, and measures its distance."""

    __slots__ = (
        "actions",
        "bucket",
        "came",
        "check_length",
        "check_talk",
        "clock",
        "connection",
        "is_idle",
        "listener",
        "moves",
        "on_failure",
        "queue",
        "table",
    )

    def __init__(self, connection: Connection, clock: Clock, actions: Actions, bucket: Bucket) -> None:
        self.connection: Connection = connection
        self.clock: Clock = clock
        self.actions: Actions = actions  # counts commands
        self.bucket: Bucket = bucket  # how much the client may still send
        self.came: float = clock.now()  # when the last message arrived
        self.is_idle: bool = False  # the session is waiting, and no earlier message is
        # set once the client is at a table
        self.table: Table[Any, Any, Any, Any] | None = None
        self.queue: CommandQueue | None = None
        self.moves: msgspec.json.Decoder[Any] | None = None
        self.listener: Listener = None
        self.check_length: Callable[[], None] = nothing  # raises `Refused` where the journal is full
        self.check_talk: Callable[[], None] = nothing  # ... where too much is said from this address
        self.on_failure: Callable[[Exception], None] | None = None  # told of an answer that cannot be stored

    def begin(
        self,
        queue: CommandQueue,
        listener: Listener,
        talkative: dict[int, Bucket],
        *,
        check_length: Callable[[], None],
        check_talk: Callable[[], None],
        on_failure: Callable[[Exception], None],
    ) -> None:
        """Start taking answers for a table. All tabs of a seat share one limit."""
        self.queue, self.table = queue, queue.table
        self.moves = move_decoder(queue.table.game)
        self.listener = listener
        self.check_length = check_length
        self.check_talk = check_talk
        self.on_failure = on_failure
        if listener is not None:
            self.bucket = talkative.setdefault(listener, self.bucket)

    def admits(self, now: float) -> bool:
        """Note when a message arrived, and return whether the rate is within the limit.

        If the loop was busy for a while, the kernel knows better when it arrived: perhaps before a clock ran
        out, or before somebody else's answer.
        """
        queue = self.queue
        unseen = now < self.clock.caught_up or (queue is not None and queue.alarm.due <= now)
        self.came = self.connection.came(now) if unseen else now
        return self.bucket.spend(now)

    def takes(self, text: bytes) -> bool:
        """Take an answer as soon as it is read, without waking the session; return whether it was one.

        The session reads everything else, and says what is wrong with it. Messages behind such a one wait
        with it.
        """
        if not self.is_idle or self.table is None or len(text) > LONGEST_MESSAGE:
            return False
        self.is_idle = False
        try:
            said = DECODER.decode(text)
        except (ValueError, RecursionError):  # the session reads it again, and says why
            return False
        if not isinstance(said, Answer) or not self.admits(self.clock.now()):
            return False
        self.answer(said)
        self.is_idle = True
        return True

    def answer(self, command: Answer) -> None:
        """Queue an answer. The reply is sent once it is durable; meanwhile we go on listening."""
        came, seat, ask, wire = self.came, self.listener, command.ask, self.connection.delay
        table, queue, moves = self.table, self.queue, self.moves
        assert table is not None and queue is not None and moves is not None  # noqa: PT018 - one fact
        reply = partial(self.answered, command, came)
        if self.connection.is_sent_away:
            reply(Refused("table", NOT_YOURS))
            return
        if seat is None:
            reply(Refused("table", ONLY_PLAYERS))
            return
        asking = table.asking
        try:
            self.check_length()
            if (
                asking is not None and asking.mode == "floor"
            ):  # it stays open, for as much as one likes to say
                self.check_talk()
        except Refused as refusal:
            reply(refusal)
            return
        try:
            move = moves.decode(command.move)
        except (ValueError, RecursionError):
            reply(problem_with(table, bytes(command.move)))
            return
        queue.add(
            Command(
                partial(table.answer, seat, ask, move, came=came, wire=wire),
                reply,
                by=By(seat, command.id),
                is_alone=asking is not None and asking.mode == "turn",
            )
        )

    def answered(self, command: Answer, since: float, problem: Exception | None) -> None:
        """Reply to an answer that is durable, or cannot be."""
        if problem is None:
            self.connection.send_now(ENCODER.encode(Ack(command.id)))
            self.actions.took(command, "done", self.clock.now() - since)
            return
        if isinstance(problem, (Refused, Malformed)):
            self.connection.send_now(ENCODER.encode(reply_to(command, problem)))
        elif self.on_failure is not None:
            self.on_failure(problem)
        self.note(command, problem, since)

    def note(self, command: Commands, problem: Exception | None, since: float) -> None:
        """Count a command."""
        self.actions.took(command, result_of(problem), self.clock.now() - since)

    def measure(self, payload: bytes) -> bool:
        """Note the client's distance if a pong answers a ping, and return whether it does.

        A newcomer is pinged a few times in a row, so that its distance is soon known.
        """
        connection = self.connection
        round_trip = connection.take_pong(payload, self.clock.now())
        if round_trip is None:
            return False
        connection.delay.measure(round_trip, connection.kernel_round_trip())
        if self.listener is not None and connection.pings < FIRST_PINGS:
            connection.ping(self.clock.now())
        return True


def problem_with(table: Table[Any, Any, Any, Any], text: bytes) -> Malformed:
    """Why a text is not a move of the game."""
    try:
        read_move(table.game, text)
    except Malformed as problem:
        return problem
    raise AssertionError("it could not be read before")


def result_of(problem: Exception | None) -> Result:
    """The result of a command, as the metrics count it."""
    if problem is None:
        return "done"
    return "refused" if isinstance(problem, (Refused, Malformed)) else "failed"


def reply_to(command: Commands, problem: Refused | Malformed | None) -> Ack | Refusal:
    """The reply to a command: that it was done, or why not."""
    if problem is None:
        return Ack(command.id)
    if isinstance(problem, Refused):
        return Refusal(command.id, problem.rule, problem.why)
    return Refusal(command.id, "message", str(problem))
