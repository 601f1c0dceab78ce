"""What is said for a game that lacks an optional part of the contract, so that no game writes stubs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from backroom.core.game import E, Entry, M, PlainGame, PlainState, S
from backroom.core.highlights import Highlights, Times
from backroom.core.refusal import Refused

V = TypeVar("V")

# Attributes are looked up by name: to ask whether an object keeps a protocol takes Python a hundred times
# as long, and some of this is asked at every move.


def asides_of(state: PlainState[M, E, V], seat: int) -> Sequence[M]:
    """Everything this seat may say aside now; nothing in a game without asides."""
    asides: Any = getattr(state, "asides", None)
    if asides is None:
        return ()
    said: Sequence[M] = asides(seat)
    return said


def decides_race(state: PlainState[M, E, V], seat: int, move: M) -> bool:
    """Whether this answer takes what a race is about; never in a game that does not say."""
    decides: Any = getattr(state, "decides", None)
    return decides is not None and bool(decides(seat, move))


def view_of_all(state: PlainState[M, E, V]) -> V:
    """Everything, with nothing hidden; what a spectator sees of a game that cannot show more."""
    view_open: Any = getattr(state, "view_open", None)
    if view_open is None:
        return state.view(None)
    seen: V = view_open()
    return seen


def highlights_of(
    game: PlainGame[S, M, E, V], setup: S, entries: Sequence[Entry[M]], times: Times
) -> Highlights:
    """What is worth looking at in a game that is over; nothing where the game does not say."""
    highlights: Any = getattr(game, "highlights", None)
    if highlights is None:
        return Highlights((), ())
    found: Highlights = highlights(setup, entries, times)
    return found


def printed_by(game: PlainGame[S, M, E, V], setup: S) -> Any:
    """What is printed on the things of such a table; None where a setup changes nothing of it."""
    printed: Any = getattr(game, "printed", None)
    return None if printed is None else printed(setup)


def outlook_of(game: PlainGame[S, M, E, V], view: V, moves: tuple[M, ...]) -> Any:
    """How likely nature grants what these moves aim at; refused where there are no odds to tell."""
    outlook: Any = getattr(game, "outlook", None)
    if outlook is None:
        raise Refused("odds", "there are no odds to tell in this game")
    return outlook(view, moves)


def moment_type(game: PlainGame[S, M, E, V]) -> Any:
    """The union of the moments in a game's highlights, or None."""
    return getattr(game, "moment", None)


def sheet_type(game: PlainGame[S, M, E, V]) -> Any:
    """The type of what is printed in a game, or None."""
    return getattr(game, "sheet", None)


def outlook_type(game: PlainGame[S, M, E, V]) -> Any:
    """The type of what lies before some moves of a game, or None."""
    return getattr(game, "outlook_type", None)
