"""What everybody at a table is told besides the events of the game: past participles, and never a card."""

from __future__ import annotations

from msgspec import Struct

from backroom.core.game import Ask
from backroom.core.log import Fairness
from backroom.table.clocks import BotPace
from backroom.table.journal import Ending
from backroom.table.race import Ruling


class TableOpened(Struct, frozen=True, tag="table_opened"):
    """The table is new and empty; this is the SHA-256 of the server's secret, which is fixed."""

    commitment: str


class GameImported(Struct, frozen=True, tag="game_imported"):
    """The game comes from a record; it may be over already."""

    over: bool


class PersonSeated(Struct, frozen=True, tag="person_seated"):
    """A person has this seat now."""

    seat: int
    name: str


class PersonCameBack(Struct, frozen=True, tag="person_came_back"):
    """The person who left this seat has it again."""

    seat: int
    name: str


class SeatWished(Struct, frozen=True, tag="seat_wished"):
    """Somebody wants a bot's seat, and the people at the table are asked."""

    seat: int
    name: str
    near: tuple[str, ...]  # the people who came from the same network


class KickWished(Struct, frozen=True, tag="kick_wished"):
    """The host wants to send a person away, and the others are asked."""

    seat: int  # of the person
    by: int


class WishAgreed(Struct, frozen=True, tag="wish_agreed"):
    """A person agrees."""

    seat: int


class WishRefused(Struct, frozen=True, tag="wish_refused"):
    """A wish was not granted; the bot, or the person, plays on in the seat."""

    seat: int
    name: str | None  # of the newcomer; None: somebody was to be sent away
    how: Ending
    by: int | None  # the seat that said no


class BotSeated(Struct, frozen=True, tag="bot_seated"):
    """A bot has this seat now."""

    seat: int
    level: str
    cousin: int  # its number among the bots of its level at this table, from 0: each has a name of its own


class SeatLeft(Struct, frozen=True, tag="seat_left"):
    """The seat is empty again."""

    seat: int


class BotSatIn(Struct, frozen=True, tag="bot_sat_in"):
    """A bot plays for a person who is away."""

    seat: int
    level: str


class PersonReturned(Struct, frozen=True, tag="person_returned"):
    """The person plays again."""

    seat: int


class ContributionTaken(Struct, frozen=True, tag="contribution_taken"):
    """A seat has added its bytes to the draws; they are shown once the game starts."""

    seat: int


class GameStarted(Struct, frozen=True, tag="game_started"):
    """The game has begun; these contributions fix its draws."""

    fairness: Fairness


class Asked(Struct, frozen=True, tag="asked"):
    """A question is open, for equally long to everybody who is asked."""

    ask: Ask
    deadline: float | None
    reveal: float | None  # for a race: when everybody sees the card at the same time


class Answered(Struct, frozen=True, tag="answered"):
    """A seat has answered in secret."""

    seat: int


class AdviserAsked(Struct, frozen=True, tag="adviser_asked"):
    """A person asked the adviser; only they hear what it says."""

    seat: int


class TimeRanOut(Struct, frozen=True, tag="time_ran_out"):
    """These seats did not answer in time, and the default was played for them."""

    seats: tuple[int, ...]


class RaceJudged(Struct, frozen=True, tag="race_judged"):
    """Who was first, how fast, by how much."""

    ruling: Ruling


class TablePaused(Struct, frozen=True, tag="table_paused"):
    """The clocks stand still."""


class TableResumed(Struct, frozen=True, tag="table_resumed"):
    """The clocks run again."""


class PaceChanged(Struct, frozen=True, tag="pace_changed"):
    """Bots play at this pace from now on."""

    pace: BotPace


class SecretRevealed(Struct, frozen=True, tag="secret_revealed"):
    """The game is over: with this secret anybody can check its draws."""

    secret: str


Notice = (
    TableOpened | GameImported | PersonSeated | PersonCameBack | SeatWished | KickWished | WishAgreed
    | WishRefused | BotSeated | SeatLeft | BotSatIn | PersonReturned | ContributionTaken | GameStarted
    | Asked | Answered | AdviserAsked | TimeRanOut | RaceJudged | TablePaused | TableResumed | PaceChanged
    | SecretRevealed
)  # fmt: skip
