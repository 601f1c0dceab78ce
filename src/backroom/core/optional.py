"""Answers for games without an optional part of the contract, so that no game writes stubs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from backroom.core.game import Ask, E, Entry, Game, M, NotNow, Pairing, S, State
from backroom.core.highlights import Highlights, Times
from backroom.core.refusal import Refused

V = TypeVar("V")

TWO: Final = 2

# Attributes are looked up by name: checking an object against a protocol takes Python a hundred times as
# long, and some of this is asked at every move.


def asides_of(state: State[M, E, V], seat: int) -> Sequence[M]:
    """Everything that this seat may do aside now; nothing in a game without asides."""
    asides: Any = getattr(state, "asides", None)
    if asides is None:
        return ()
    said: Sequence[M] = asides(seat)
    return said


def decides_race(state: State[M, E, V], seat: int, move: M) -> bool:
    """Whether this answer wins a race; never in a game that does not say."""
    decides: Any = getattr(state, "decides", None)
    return decides is not None and bool(decides(seat, move))


def silence_of(state: State[M, E, V]) -> str | None:
    """The rule by which nobody at the table may talk now; None in a game that never forbids it."""
    silence: Any = getattr(state, "silence", None)
    if silence is None:
        return None
    rule: str | None = silence()
    return rule


def not_now_of(state: State[M, E, V], seat: int) -> Sequence[NotNow[M]]:
    """The moves that people look for and may not make now; none in a game that does not say."""
    not_now: Any = getattr(state, "not_now", None)
    if not_now is None:
        return ()
    said: Sequence[NotNow[M]] = not_now(seat)
    return said


def view_of_all(state: State[M, E, V]) -> V:
    """Everything, with nothing hidden; a spectator's view of a game that cannot show more."""
    view_open: Any = getattr(state, "view_open", None)
    if view_open is None:
        return state.view(None)
    seen: V = view_open()
    return seen


def highlights_of(game: Game[S, M, E, V], setup: S, entries: Sequence[Entry[M]], times: Times) -> Highlights:
    """The highlights of a finished game; none if the game has none."""
    highlights: Any = getattr(game, "highlights", None)
    if highlights is None:
        return Highlights((), ())
    found: Highlights = highlights(setup, entries, times)
    return found


def printed_by(game: Game[S, M, E, V], setup: S) -> Any:
    """What is printed on the board and cards of such a table; None if the setup changes nothing of it."""
    printed: Any = getattr(game, "printed", None)
    return None if printed is None else printed(setup)


def outlook_of(game: Game[S, M, E, V], view: V, moves: tuple[M, ...]) -> Any:
    """How likely these moves are to succeed; `Refused` if the game tells no odds."""
    outlook: Any = getattr(game, "outlook", None)
    if outlook is None:
        raise Refused("odds", "there are no odds to tell in this game")
    return outlook(view, moves)


def moment_type(game: Game[S, M, E, V]) -> Any:
    """The union of the moments in a game's highlights, or None."""
    return getattr(game, "moment", None)


def sheet_type(game: Game[S, M, E, V]) -> Any:
    """The type of what is printed in a game, or None."""
    return getattr(game, "sheet", None)


def outlook_type(game: Game[S, M, E, V]) -> Any:
    """The type of a game's outlooks, or None."""
    return getattr(game, "outlook_type", None)


def reason_type(game: Game[S, M, E, V]) -> Any:
    """The type of the reasons that a game's adviser gives, or None."""
    return getattr(game, "reason", None)


def why_not_type(game: Game[S, M, E, V]) -> Any:
    """The codes of the reasons why a game does not allow a move, or None."""
    return getattr(game, "why_not", None)


def may_be_advised(game: Game[S, M, E, V], ask: Ask) -> bool:
    """Whether somebody may be told what to answer here; never where to be quick is the game."""
    reflexes: frozenset[str] = getattr(game, "reflexes", frozenset())
    return ask.mode != "race" and ask.clock not in reflexes


def pairing_of(game: Game[S, M, E, V]) -> Pairing:
    """What strangers play who meet by quick pairing; of a game that does not say, the largest table."""
    pairing: Pairing | None = getattr(game, "pairing", None)
    return (
        Pairing(msgspec.convert({"players": game.seats[-1]}, game.setup), TWO) if pairing is None else pairing
    )
