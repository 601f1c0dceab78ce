"""A finished game step by step, through one pair of eyes or with all cards."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from backroom.core.chance import Chance
from backroom.core.game import Ask, Game, Over
from backroom.core.log import FIRST_ENTRY, Record, take
from backroom.core.refusal import Malformed

EVERYTHING: Final = "all"
SPECTATOR: Final = "spectator"


class Moment(Struct, frozen=True):
    """One entry of the game: what was told of it, and what was seen after it."""

    asked: Any  # only with all cards: what the seats or nature were asked
    entry: Any  # ... and what was said or drawn
    events: tuple[Any, ...]
    view: Any


class Replay(Struct, frozen=True):
    """A whole game."""

    game: str
    setup: Any
    eyes: str
    beginning: Any  # what was seen before the first entry
    moments: tuple[Moment, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def replay_for(game: Game[Any, Any, Any, Any], record: Record[Any, Any], eyes: str) -> Replay:
    """The game as a seat saw it (its number), as a spectator did, or with `all` cards."""
    check_eyes(eyes, record.header.setup.players)
    open_cards = eyes == EVERYTHING
    seat = int(eyes) if eyes.isdecimal() else None
    state = game.start(record.header.setup)

    def see() -> Any:
        return state.view_open() if open_cards else state.view(seat)

    beginning = see()
    moments: list[Moment] = []
    for number, entry in enumerate(record.entries, FIRST_ENTRY):
        asked: Ask | Chance | Over = state.pending()
        events = take(state, entry, number)
        if open_cards:
            moments.append(Moment(asked, entry, tuple(events), see()))
        else:
            told = [game.tell(event, seat) for event in events]
            moments.append(Moment(None, None, tuple(one for one in told if one is not None), see()))
    over = state.pending()
    assert isinstance(over, Over)
    return Replay(game.name, record.header.setup, eyes, beginning, tuple(moments), over.winners, over.scores)


def check_eyes(eyes: str, players: int) -> None:
    """Whose eyes they may be."""
    if eyes in (EVERYTHING, SPECTATOR):
        return
    if not (eyes.isascii() and eyes.isdecimal() and len(eyes) == 1 and int(eyes) < players):
        raise Malformed(f"the eyes are those of a seat (0 to {players - 1}), of a `spectator`, or `all`")
