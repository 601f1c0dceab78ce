"""What browsers, bots and the server say to each other: JSON over one WebSocket. See docs/protocol.md.

A client opens with `Hello`. Its commands carry an id of its own making, and each gets an `Ack` or a
`Refusal` with that id; a command that was resent is done once. What happens comes as an `Update`, in which
everything told is numbered: a client that comes back says the last number it has.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Raw, Struct

from backroom.core.game import E, Game, M, S
from backroom.protocol.setup_once import as_sent
from backroom.table.clocks import Speed
from backroom.table.journal import Handover
from backroom.table.question import Question
from backroom.table.standing import Stage
from backroom.table.told import Told

VERSION: Final = 2
LONGEST_MESSAGE: Final = 16_384  # bytes, from a client

V = TypeVar("V")

Id = Annotated[str, Meta(min_length=1, max_length=36)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # which every language counts to
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Code = Annotated[str, Meta(min_length=4, max_length=16)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Reaction = Literal["well_played", "thanks", "oops", "haha", "thinking", "hurry", "good_game", "wow"]


# From a client


class Hello(Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who comes, with a seat's token or to watch a table, and what they have already."""

    version: Number  # of the protocol
    token: Token | None = None  # opens a seat
    table: Code | None = None  # to watch, without a token
    last: Number | None = None  # the number of the last thing heard, by one who must miss nothing


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a client asks for."""

    id: Id  # of the client's making, another one for each command of its seat


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Answer the open question with a move of the game."""

    ask: Number  # the id of the question
    move: Raw  # one of the options, or a filling of a form


class SayAside(Command, frozen=True, kw_only=True, tag="aside"):
    """Say something that may be said whatever is asked."""

    move: Raw  # one of the asides


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take the seat that the token opens, or come back to it; for a bot's, the people there may be asked."""

    name: Name


class Confirm(Command, frozen=True, kw_only=True, tag="confirm"):
    """The token of `yours` is in safe keeping: no other opens this seat any more."""

    token: Token


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give up one's seat, or the wish for it. Who leaves a game may come back while a bot has the seat."""


class Consent(Command, frozen=True, kw_only=True, tag="consent"):
    """Say whether you agree to what somebody wishes about a seat."""

    wish: Number  # that of the wish
    yes: bool  # one no is enough to refuse it


class ComeBack(Command, frozen=True, kw_only=True, tag="come_back"):
    """Play on oneself where a bot sat in."""


class Contribute(Command, frozen=True, kw_only=True, tag="contribute"):
    """Add random bytes, as hexadecimal digits, to the draws."""

    given: Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){1,64}\Z")]


class SeatBot(Command, frozen=True, kw_only=True, tag="seat_bot"):
    """The host: put a bot on an empty seat, or in a game let it sit in for somebody until they come back."""

    seat: SeatNumber
    level: Level


class Fill(Command, frozen=True, kw_only=True, tag="fill"):
    """The host: put bots on all empty seats."""

    level: Level


class Kick(Command, frozen=True, kw_only=True, tag="kick"):
    """The host: take a seat from whoever has it; in a game the others are asked whether they agree."""

    seat: SeatNumber


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host: begin."""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """The host: stop the clocks."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """The host: let the clocks run on."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Once a game is over: a new table with the same people and options."""


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something: a player to everybody, a spectator, while the game is on, to spectators alone."""

    text: Text


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Say something at a touch."""

    reaction: Reaction


class Tip(Command, frozen=True, kw_only=True, tag="tip"):
    """Say who will win, in a friendly poll that decides nothing; say it again to change your mind."""

    seat: SeatNumber


Seatings: TypeAlias = Sit | Leave | Kick
Others: TypeAlias = (
    SayAside | Consent | ComeBack | Contribute | SeatBot | Fill | Start | Pause | Resume | Rematch | Chat
    | React | Tip
)  # fmt: skip
Orders: TypeAlias = Seatings | Others
Commands: TypeAlias = Answer | Orders | Confirm
FromClient: TypeAlias = Hello | Commands


# From the server

Reason = Literal[
    "bad_message", "bad_hello", "version", "no_such_seat", "no_such_table", "no_spectators", "too_fast",
    "too_long", "elsewhere", "moved", "left", "not_agreed", "kicked", "deleted", "closing",
]  # fmt: skip


class SeatNow(Struct, frozen=True):
    """Who has a seat, and who plays."""

    person: str | None  # the name
    bot: str | None  # its level; with a person: it sits in
    connected: bool  # the person is there
    left: str | None  # the name of who left it in this game, and may come back while a bot has it


class Wish(Struct, frozen=True):
    """What somebody wishes about a seat: the people at the table are asked whether they agree."""

    number: int
    seat: int
    name: str | None  # of who wants to sit there; None: whoever has the seat is to be sent away
    by: int | None  # the seat of who wants that
    near: tuple[str, ...]  # the people who came from the same network as who wants to sit there
    voters: tuple[int, ...]  # the seats that must agree
    agreed: tuple[int, ...]  # those that have
    until: float  # by the server's clock; not refused and not agreed to by then, it lapses


class TableNow(Struct, Generic[S], frozen=True):
    """The table itself, as everybody sees it."""

    code: str
    game: str
    setup: S  # in updates: in the first of a connection alone
    speed: Speed  # of the clocks
    public: bool  # it is in the lobby
    spectators: bool  # it may be watched
    notes: bool  # everybody may keep notes, which nobody else sees
    handover: Handover  # how a bot's seat changes hands once the game is on
    imported: bool  # it goes on from a record, and whoever brought that may know the cards
    stage: Stage
    paused: bool
    host: int | None  # the seat that has the say: the host's, or while they are away the next who is there
    absent_host: int | None  # the seat of the host, while somebody else has the say
    seats: tuple[SeatNow, ...]
    wish: Wish | None  # about a seat, while people are asked
    watching: int  # how many spectators there are
    commitment: str  # the SHA-256 of the secret of the draws
    secret: str | None  # ... and the secret, when the game is over


T = TypeVar("T", bound=TableNow[Any])


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to a `Hello`; an `Update` follows."""

    version: int
    seat: int | None  # None: a spectator
    missed: bool  # all that was told since `last` follows; False: it is too much, or there was no `last`


class Update(Struct, Generic[T, M, E, V], frozen=True, tag="update"):
    """What happened, and how everything stands now."""

    now: float  # the server's clock, in seconds, by which deadlines and reveals are given
    told: tuple[Told[E], ...]  # since the last update
    table: T
    view: V | None  # None before the game; its `setup` is there where the table's is
    question: Question[M] | None  # the one that is open, whoever is asked
    asides: tuple[M, ...]  # what may be said aside


class Said(Struct, frozen=True, tag="said"):
    """Somebody chatted."""

    name: str
    seat: int | None  # None: a spectator
    text: str
    at: float  # by the server's clock


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody reacted."""

    seat: int
    reaction: Reaction


class Tips(Struct, frozen=True, tag="tips"):
    """How the friendly poll stands."""

    seats: tuple[int | None, ...]  # for each seat who they think will win; None: they have not said
    watching: tuple[int, ...]  # the same of those who watch, in numbers; to players when the game is over
    mine: int | None  # what you have said


class Invited(Struct, frozen=True, tag="invited"):
    """There is a rematch, and this opens your seat at it."""

    code: str
    token: str | None  # None: to watch


class Yours(Struct, frozen=True, tag="yours"):
    """To whoever takes the seat of a link: a token that nobody else had. Keep it, and `confirm` it."""

    token: str


class Trouble(Struct, frozen=True, tag="trouble"):
    """The server cannot keep moves just now: nothing is lost, and play goes on when it can."""

    over: bool  # True: it can again


class Ack(Struct, frozen=True, tag="ack"):
    """The command was done, and is kept."""

    id: str  # of the command


class Refusal(Struct, frozen=True, tag="refused"):
    """The command was not done, and nothing has changed; why, and by which rule."""

    id: str  # of the command
    rule: str  # of the game; or `ask`, `table`, `house`, `message` for what no game decides
    why: str  # in English, for people


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The connection ends; why."""

    reason: Reason
    why: str


AnyUpdate: TypeAlias = Update[TableNow[Any], Any, Any, Any]
Rest: TypeAlias = Welcome | Said | Reacted | Tips | Invited | Yours | Trouble | Ack | Refusal | Goodbye
FromServer: TypeAlias = AnyUpdate | Rest


def from_server(game: Game[Any, Any, Any, Any] | None = None) -> Any:
    """What the server says at a table of this game, in the game's own types, or of any game."""
    update: Any = Update
    if game is None:
        return update[as_sent(TableNow, Any), Any, Any, Any] | Rest
    setup: Any = game.setup
    table, view = as_sent(TableNow, setup), as_sent(game.view, setup)
    return update[table, game.move, game.event, view] | Rest
