"""The messages between browsers, bots and the server: JSON over one WebSocket. See docs/protocol.md.

A client opens with `Hello`. It gives each command an id and gets an `Ack` or a `Refusal` with that id; a
command that is sent again runs once. News comes as an `Update`, in which everything told is numbered: a
client that comes back sends the last number it has.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from backroom.core.game import E, Game, M, S
from backroom.core.optional import reason_type
from backroom.protocol.setup_once import as_sent
from backroom.table.clocks import BotPace, Speed
from backroom.table.face import Face
from backroom.table.journal import AdviceFor, Handover
from backroom.table.question import Question
from backroom.table.table_state import Stage
from backroom.table.told import Told

VERSION: Final = 2
LONGEST_MESSAGE: Final = 16_384  # bytes, from a client

V = TypeVar("V")
R = TypeVar("R")

Id = Annotated[str, Meta(min_length=1, max_length=36)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # as far as every language counts exactly
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Code = Annotated[str, Meta(min_length=4, max_length=16)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Reaction = Literal["well_played", "thanks", "oops", "haha", "thinking", "hurry", "good_game", "wow"]


# From a client


class Hello(Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who is connecting, to a seat or to watch, and what they have already heard."""

    version: Number  # of the protocol
    token: Token | None = None  # opens a seat
    table: Code | None = None  # to watch, without a token
    last: Number | None = None  # the number of the last thing heard, from a client that must miss nothing
    watcher: Id | None = None  # a spectator's random word, by which other connections of theirs are known


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a client wants done."""

    id: Id  # chosen by the client, and never reused for another command of its seat


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Answer the open question with a move of the game."""

    ask: Number  # the id of the question
    move: Raw  # one of the options, or a filling of a form


class SayAside(Command, frozen=True, kw_only=True, tag="aside"):
    """Make a move that is allowed whatever is being asked."""

    move: Raw  # one of the asides


class AskAdvice(Command, frozen=True, kw_only=True, tag="ask_advice"):
    """Ask the adviser about the open question; `advised` follows. Asked again, it says the same."""

    ask: Number  # the id of the question


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take the seat that the token opens, or come back to it; people may be asked to agree to a bot's."""

    name: Name
    face: Face | None = None  # as whom the others see you


class Confirm(Command, frozen=True, kw_only=True, tag="confirm"):
    """The token of `yours` is saved: from now on no other opens this seat."""

    token: Token


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give up your seat, or the wish for it. In a game you may come back while a bot has the seat."""


class Consent(Command, frozen=True, kw_only=True, tag="consent"):
    """Agree to somebody's wish about a seat, or refuse it."""

    wish: Number  # its number
    yes: bool  # a single no refuses it


class ComeBack(Command, frozen=True, kw_only=True, tag="come_back"):
    """Take over again from the bot that stands in for you."""


class Contribute(Command, frozen=True, kw_only=True, tag="contribute"):
    """Add random bytes to the draws, as hexadecimal digits."""

    given: Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){1,64}\Z")]


class SeatBot(Command, frozen=True, kw_only=True, tag="seat_bot"):
    """Host: put a bot on an empty seat, or let it stand in for a player until they come back."""

    seat: SeatNumber
    level: Level


class Fill(Command, frozen=True, kw_only=True, tag="fill"):
    """Host: put bots on all empty seats."""

    level: Level


class Kick(Command, frozen=True, kw_only=True, tag="kick"):
    """Host: take a seat from the person who has it; in a game the others are asked to agree."""

    seat: SeatNumber


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Host: start the game."""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Host: stop the clocks."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Host: let the clocks run on."""


class SetPace(Command, frozen=True, kw_only=True, tag="set_pace"):
    """Host: let the bots play more slowly or more quickly."""

    pace: BotPace


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """When a game is over: make a new table with the same people and options."""


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something: players to all, but not in a `silence`; during the game, spectators to spectators."""

    text: Text


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Send one of the ready-made reactions; refused during a `silence`."""

    reaction: Reaction


class Tip(Command, frozen=True, kw_only=True, tag="tip"):
    """Say who will win, in a friendly poll that decides nothing; send it again to change your mind."""

    seat: SeatNumber


Seatings: TypeAlias = Sit | Leave | Kick
Others: TypeAlias = (
    SayAside | AskAdvice | Consent | ComeBack | Contribute | SeatBot | Fill | Start | Pause | Resume | SetPace
    | Rematch
    | Chat | React | Tip
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
    bot: str | None  # its level; with a person: it stands in for them
    cousin: int  # the number of this bot among those of its level here, from 0: each has a name of its own
    connected: bool  # the person is present
    left: str | None  # the name of a person who left it in this game, and may come back while a bot has it
    face: Face | UnsetType = UNSET  # that the person chose, or whoever left


class Gathering(Struct, frozen=True):
    """A table that begins by itself once enough people are there; bots take the other seats."""

    people: int  # so many
    fill: str  # the level of the bots
    begins: float | None  # when; None: there are not enough


class Wish(Struct, frozen=True):
    """A wish about a seat, which the people at the table are asked to agree to."""

    number: int
    seat: int
    name: str | None  # of the person who wants to sit there; None: the person there is to be sent away
    by: int | None  # the seat that wants somebody sent away
    near: tuple[str, ...]  # the people from the same network as the person who wants to sit there
    voters: tuple[int, ...]  # the seats that must agree
    agreed: tuple[int, ...]  # those that have
    until: float  # by the server's clock; if not everybody has answered by then, it lapses


class TableNow(Struct, Generic[S], frozen=True):
    """The table itself, as everybody sees it."""

    code: str
    game: str
    setup: S  # in updates: only in the first of a connection
    speed: Speed  # of the clocks
    pace: BotPace  # of the bots
    public: bool  # it is listed in the lobby
    spectators: bool  # people may watch
    notes: bool  # everybody may keep notes, which nobody else sees
    handover: Handover  # how a bot's seat changes hands once the game is on
    advice: AdviceFor  # who may ask the adviser: a person alone with bots, everybody, or nobody
    imported: bool  # it continues from a record, and whoever uploaded that may know the cards
    stage: Stage
    paused: bool
    host: int | None  # the seat that decides: the host's, or the next person's while the host is away
    absent_host: int | None  # the seat of the host, while somebody else decides
    seats: tuple[SeatNow, ...]
    wish: Wish | None  # while people are asked about a seat
    watching: int  # how many spectators there are
    commitment: str  # the SHA-256 of the secret of the draws
    secret: str | None  # ... and the secret, when the game is over
    gathers: Gathering | UnsetType = UNSET  # only before the game, at a table that begins by itself


T = TypeVar("T", bound=TableNow[Any])


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to a `Hello`; an `Update` follows."""

    version: int
    seat: int | None  # None: a spectator
    missed: bool  # everything told since `last` follows; False: it was too much, or there was no `last`


class Update(Struct, Generic[T, M, E, V], frozen=True, tag="update"):
    """What happened, and how everything stands now."""

    now: float  # the server's clock, in seconds; deadlines and reveals refer to it
    told: tuple[Told[E], ...]  # since the last update
    table: T
    view: V | None  # None before the game; it has its `setup` whenever the table has
    question: Question[M] | None  # the open one, whoever is asked
    asides: tuple[M, ...]  # the asides this seat may make
    silence: str | UnsetType = UNSET  # the rule that forbids every seat to chat or react now


class Advised(Struct, Generic[M, R], frozen=True, tag="advised"):
    """What the adviser would answer in your place, and why; told to your seat alone."""

    ask: int  # the question
    move: M | None  # None: wait, or nothing was found
    reason: R | None  # of the game; None: it came to nothing, and may be asked again
    chance: int | None  # how likely you win so, in per cent of the games that it played out
    next_best: int | None  # ... and with the next best answer


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

    seats: tuple[int | None, ...]  # who each seat thinks will win; None: it has not said
    watching: tuple[int, ...]  # how many spectators tip each seat; players see it when the game is over
    mine: int | None  # your own tip


class Invited(Struct, frozen=True, tag="invited"):
    """There is a rematch, and this opens your seat there."""

    code: str
    token: str | None  # None: to watch


class Yours(Struct, frozen=True, tag="yours"):
    """For a person who takes a seat by its link: a token nobody else has had. Save and `confirm` it."""

    token: str


class Trouble(Struct, frozen=True, tag="trouble"):
    """The server cannot save moves just now: nothing is lost, and play goes on when it can."""

    over: bool  # True: it can again


class Ack(Struct, frozen=True, tag="ack"):
    """The command was carried out and saved."""

    id: str  # of the command


class Refusal(Struct, frozen=True, tag="refused"):
    """The command was not carried out and changed nothing; says why, and by which rule."""

    id: str  # of the command
    rule: str  # of the game; or `ask`, `table`, `house`, `message` where no game decides
    why: str  # in English, for people


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The server closes the connection, and says why."""

    reason: Reason
    why: str


AnyUpdate: TypeAlias = Update[TableNow[Any], Any, Any, Any]
AnyAdvised: TypeAlias = Advised[Any, Any]
Rest: TypeAlias = Welcome | Said | Reacted | Tips | Invited | Yours | Trouble | Ack | Refusal | Goodbye
FromServer: TypeAlias = AnyUpdate | AnyAdvised | Rest


def from_server(game: Game[Any, Any, Any, Any] | None = None) -> Any:
    """The type of a server's messages, in this game's own types, or for any game."""
    update: Any = Update
    advised: Any = Advised
    if game is None:
        return update[as_sent(TableNow, Any), Any, Any, Any] | AnyAdvised | Rest
    setup: Any = game.setup
    table, view = as_sent(TableNow, setup), as_sent(game.view, setup)
    advice = advised[game.move, reason_type(game) or Any]
    return update[table, game.move, game.event, view] | advice | Rest
