"""Lists the games of the house: player counts, bots, and the choices in each setup."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, cast

from msgspec import Struct, inspect

from backroom.bots import THINKERS, company_of
from backroom.core.game import Clock, Game
from backroom.games import GAMES
from backroom.table.clocks import FACTORS


class Choice(Struct, frozen=True, kw_only=True):
    """Something that can be chosen in a game's setup."""

    name: str  # of the field
    kind: Literal["flag", "number", "text", "word"]
    default: bool | int | str | None
    words: tuple[str, ...] = ()  # the values of a `word`
    least: int | None = None  # of a `number`
    most: int | None = None
    open: bool = False  # it may be left open: null


class GameOffered(Struct, frozen=True):
    """A game of the house: how many can play, against which bots, and what can be chosen before it."""

    name: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    weaker: tuple[str, ...]  # those that search, while the server has no compiled engine for them
    stand_in: str  # the bot that plays for an absent person, unless a table says otherwise
    turn_seconds: dict[str, int]  # how long a turn may take, at each speed that has a clock
    setup: tuple[Choice, ...]


@cache
def offers(*, compiled: bool) -> tuple[GameOffered, ...]:
    """Every game of the house, with bots that search on the compiled engine or without it."""
    return tuple(offer(game, compiled=compiled) for game in GAMES.values())


def offer(game: Game[Any, Any, Any, Any], *, compiled: bool) -> GameOffered:
    """What can be played and chosen in one game."""
    bots = company_of(game)
    return GameOffered(
        name=game.name,
        seats=game.seats,
        bots=bots,
        weaker=() if compiled else tuple(level for level in bots if level in THINKERS),
        stand_in=game.stand_in,
        turn_seconds=turn_seconds(game.clocks),
        setup=choices(game.setup),
    )


def turn_seconds(clocks: Mapping[str, Clock]) -> dict[str, int]:
    """How long a turn may take, at each speed that has a clock; the longest question, if none is a turn."""
    turn = clocks.get("turn") or max(clocks.values())
    return {speed: int(turn.seconds * factor) for speed, factor in FACTORS.items()}


def choices(setup: type[Struct]) -> tuple[Choice, ...]:
    """The choices in a setup, read from its type."""
    described = inspect.type_info(setup)
    assert isinstance(described, inspect.StructType)
    return tuple(map(choice, described.fields))


def choice(field: inspect.Field) -> Choice:
    """One field of a setup, as a choice."""
    kind, is_open = field.type, False
    bounds: dict[str, Any] = {}
    if isinstance(kind, inspect.Metadata):
        bounds = cast("dict[str, Any]", kind.extra_json_schema)
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        is_open = any(isinstance(one, inspect.NoneType) for one in kind.types)
        (kind,) = (one for one in kind.types if not isinstance(one, inspect.NoneType))
    if isinstance(kind, inspect.IntType):  # bounds that the type itself checks
        bounds = {"minimum": kind.ge, "maximum": kind.le} | bounds
    words = tuple(map(str, kind.values)) if isinstance(kind, inspect.LiteralType) else ()
    return Choice(
        name=field.encode_name,
        kind=kind_of(kind),
        default=field.default,
        words=words,
        least=bounds.get("minimum"),
        most=bounds.get("maximum"),
        open=is_open,
    )


def kind_of(kind: inspect.Type) -> Literal["flag", "number", "text", "word"]:
    """How a field is chosen."""
    match kind:
        case inspect.BoolType():
            return "flag"
        case inspect.IntType():
            return "number"
        case inspect.StrType():
            return "text"
        case inspect.LiteralType():
            return "word"
        case _:
            raise AssertionError(f"nobody can choose a {kind} in a form")
