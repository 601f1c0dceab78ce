"""A finished game step by step, through one pair of eyes or with all cards."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from backroom.core.game import Game, Over
from backroom.core.log import FIRST_ENTRY, Record, take
from backroom.core.refusal import Malformed

EVERYTHING = "all"
SPECTATOR = "spectator"


class Moment(Struct, frozen=True):
    """One entry of the game: what was told of it, and what was seen after it."""

    entry: Any  # only with all cards: what was said and drawn
    events: tuple[Any, ...]
    views: tuple[Any, ...]  # one; with all cards, that of every seat


class Replay(Struct, frozen=True):
    """A whole game."""

    game: str
    setup: Any
    eyes: str
    moments: tuple[Moment, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def replay_for(game: Game[Any, Any, Any, Any], record: Record[Any, Any], eyes: str) -> Replay:
    """The game as a seat saw it (its number), as a spectator did, or with `all` cards."""
    players = record.header.setup.players
    state = game.start(record.header.setup)
    seats = eyes_of(eyes, players)
    open_cards = eyes == EVERYTHING
    moments: list[Moment] = []
    for number, entry in enumerate(record.entries, FIRST_ENTRY):
        events = take(state, entry, number)
        told = events if open_cards else [game.tell(event, seats[0]) for event in events]
        heard = tuple(event for event in told if event is not None)
        moments.append(Moment(entry if open_cards else None, heard, tuple(map(state.view, seats))))
    over = state.pending()
    assert isinstance(over, Over)
    return Replay(game.name, record.header.setup, eyes, tuple(moments), over.winners, over.scores)


def eyes_of(eyes: str, players: int) -> list[int | None]:
    """Whose views are shown."""
    if eyes == EVERYTHING:
        return list(range(players))
    if eyes == SPECTATOR:
        return [None]
    if eyes.isdecimal() and len(eyes) == 1 and int(eyes) < players:
        return [int(eyes)]
    raise Malformed(f"a game is seen with the eyes of a seat (0 to {players - 1}), of a spectator, or all")
