"""The lines of a table's journal. Reading them makes the table again, so a restart loses nothing.

A journal is the server's own. It holds the secret of the draws, and answers that nobody may know yet; people
get the record that `record` makes of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Generic, Literal, TypeAlias

import msgspec
from msgspec import Struct

from backroom.core.chance import Drawn
from backroom.core.fair import FairDraws
from backroom.core.game import Answers, Aside, Entry, Game, M, S
from backroom.core.log import Contribution, Digest, Fairness, Record, Reveal, new_record, with_secret
from backroom.core.refusal import Malformed
from backroom.table.clocks import BotPace, Speed
from backroom.table.face import Face
from backroom.table.race import Ruling

Handover = Literal["ask", "open", "closed"]
AdviceFor = Literal["alone", "everybody", "nobody"]
Ending = Literal["refused", "withdrawn", "lapsed"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table chooses besides the setup of its game."""

    speed: Speed = "normal"
    stand_in: str | None = None  # the level of the bots that play for the absent; None: the game's default
    handover: Handover = "ask"  # how a bot's seat changes hands once the game is on
    pace: BotPace = "normal"  # of the bots
    advice: AdviceFor = "alone"  # who may ask the adviser: a person alone with bots, everybody, or nobody


class Opened(Struct, Generic[S], frozen=True, tag="opened"):
    """The first line: a table for this game, whose secret is known only by its commitment."""

    at: float
    game: str
    rules: int
    setup: S
    options: Options
    secret: Digest  # 32 bytes in hexadecimal


class Imported(Struct, Generic[M], frozen=True, tag="imported"):
    """The second line of a table made from a record: it plays the game on, or shows it."""

    entries: tuple[Answers[M] | Drawn | Aside[M], ...]
    fairness: Fairness | None
    reveal: Reveal | None


class PersonSat(Struct, frozen=True, tag="person_sat", omit_defaults=True):
    """A person took a seat that was empty or a bot's."""

    seat: int
    name: str
    back: bool = False  # they had left this very seat in this game
    face: Face | None = None  # an older server did not write it


class BotSat(Struct, frozen=True, tag="bot_sat", omit_defaults=True):
    """A bot took a seat that was empty, or that its person gave up."""

    seat: int
    level: str
    may_return: bool = False  # the person who gave it up, for as long as nobody else has it
    sent_away_by: int | None = None  # the seat that sent them away


class Wished(Struct, frozen=True, tag="wished", omit_defaults=True):
    """Somebody wants a bot's seat, or wants a person sent away: the people at the table are asked."""

    number: int  # counted from 1
    seat: int
    name: str | None  # the newcomer's; None: the person in the seat is to be sent away
    by: int | None  # the seat that wants them sent away
    voters: tuple[int, ...]  # the seats that must agree
    until: float
    near: tuple[str, ...] = ()  # the people who came from the newcomer's network
    face: Face | None = None  # the newcomer's


class Consented(Struct, frozen=True, tag="consented"):
    """A person agrees to a wish."""

    number: int
    seat: int


class WishEnded(Struct, frozen=True, tag="wish_ended", omit_defaults=True):
    """A wish was not fulfilled."""

    number: int
    how: Ending
    by: int | None = None  # the seat that said no


class GotUp(Struct, frozen=True, tag="got_up"):
    """A person or a bot left a seat before the game began."""

    seat: int


class BotStoodIn(Struct, frozen=True, tag="bot_stood_in"):
    """A bot plays for an absent person, who still has the seat."""

    seat: int
    level: str


class CameBack(Struct, frozen=True, tag="came_back"):
    """The person plays again, and the bot does not."""

    seat: int


class Contributed(Struct, frozen=True, tag="contributed"):
    """A seat added its bytes to the draws."""

    seat: int
    given: Contribution


class Started(Struct, frozen=True, tag="started"):
    """Everybody sits; the draws are fixed from here on."""

    at: float


class AdviceAsked(Struct, frozen=True, tag="advice_asked"):
    """A person asked the adviser what to answer, at a table where other people play."""

    seat: int


class Armed(Struct, frozen=True, tag="armed", omit_defaults=True):
    """A question is open until its deadline; a race is first seen at its reveal."""

    ask: int
    deadline: float | None  # None: no limit
    reveal: float | None = None
    at: float | None = None  # since when, if less than the whole time is left


class Held(Struct, Generic[M], frozen=True, tag="held", omit_defaults=True):
    """An answer that was acknowledged and not judged yet."""

    ask: int
    seat: int
    move: M
    at: float
    allowance: float = 0.0  # seconds credited to a claim in a race; below 0: its card came too early
    closes: float | None = None  # for the first claim that decides a race: when it is judged
    ahead: float = 0.0  # for a claim in a race: how long before the reveal the card left for this seat


class Played(Struct, Generic[M], frozen=True, tag="played", omit_defaults=True):
    """An entry of the game, and what the table adds to it."""

    entry: Answers[M] | Drawn | Aside[M]
    ruling: Ruling | None = None  # of a race with a claim
    defaulted: tuple[int, ...] = ()  # the seats whose clock ran out


class Paused(Struct, frozen=True, tag="paused"):
    """The clocks stand still."""

    at: float


class Resumed(Struct, frozen=True, tag="resumed"):
    """The clocks run again."""

    at: float


class PaceSet(Struct, frozen=True, tag="pace_set"):
    """Bots are to play at this pace from now on."""

    pace: BotPace


class Woken(Struct, frozen=True, tag="woken"):
    """The server was started again, perhaps with another clock; no time has passed for the table."""

    at: float


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over, and its secret is out."""

    at: float


Line: TypeAlias = (
    Opened[S] | Imported[M] | PersonSat | BotSat | GotUp | BotStoodIn | CameBack | Wished | Consented
    | WishEnded | Contributed | Started | AdviceAsked | Armed | Held[M] | Played[M] | Paused | Resumed
    | PaceSet | Woken | Ended
)  # fmt: skip
AnyLine: TypeAlias = Line[Any, Any]


@lru_cache
def decoder(game: Game[Any, Any, Any, Any]) -> msgspec.json.Decoder[AnyLine]:
    """A decoder of the journal lines of this game."""
    line: Any = Line
    kinds: Any = line[game.setup, game.move]
    return msgspec.json.Decoder(kinds)


def write(line: AnyLine) -> bytes:
    """A line as it is stored."""
    return msgspec.json.encode(line)


def read(game: Game[Any, Any, Any, Any], text: bytes) -> AnyLine:
    """A line as it was stored, decoded, or `Malformed`."""
    try:
        return decoder(game).decode(text)
    except ValueError as problem:  # msgspec's errors, and bytes that are not UTF-8
        raise Malformed(f"this is no line of a journal of {game.name}: {problem}") from None


def record(game: Game[S, M, Any, Any], lines: Iterable[AnyLine]) -> Record[S, M]:
    """The game's record, which everybody may have: without the secret until the game is over.

    A record that was imported complete is returned as it came. One that was played on here cannot be
    verified: its draws come from two secrets.
    """
    rest = iter(lines)
    opened = next(rest, None)
    if not isinstance(opened, Opened):
        raise Malformed("a journal begins with the opening of its table")
    draws = FairDraws(bytes.fromhex(opened.secret), [None] * opened.setup.players)
    entries: list[Entry[M]] = []
    imported: Imported[M] | None = None
    ended = False
    for line in rest:
        if isinstance(line, Contributed):
            draws.contributions[line.seat] = bytes.fromhex(line.given)
        elif isinstance(line, GotUp):
            draws.contributions[line.seat] = None
        elif isinstance(line, Imported):
            imported = line
            entries.extend(line.entries)
        elif isinstance(line, Played):
            entries.append(line.entry)
        elif isinstance(line, Ended):
            ended = True
    if imported is not None:
        is_whole = len(entries) == len(imported.entries)
        header = new_record(game, opened.setup, imported.fairness if is_whole else None).header
        return Record(header, tuple(entries), imported.reveal if is_whole else None)
    header = new_record(game, opened.setup, draws.published()).header
    made: Record[S, M] = Record(header, tuple(entries))
    return with_secret(made, draws.reveal()) if ended else made


def times(lines: Iterable[AnyLine]) -> dict[int, list[tuple[int, int]]]:
    """By entry of the record, counted from 1: the seats that claimed in a race, and their milliseconds."""
    found: dict[int, list[tuple[int, int]]] = {}
    entries = 0
    for line in lines:
        if isinstance(line, Imported):
            entries += len(line.entries)
        elif isinstance(line, Played):
            entries += 1
            if line.ruling is not None:
                found[entries] = [(one.seat, one.milliseconds) for one in line.ruling.finishes]
    return found
