"""A finished game step by step, as one seat or a spectator saw it, or with all cards."""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import Raw, Struct
from msgspec.json import encode

from backroom.core.chance import Chance
from backroom.core.game import Ask, Game, Over
from backroom.core.log import FIRST_ENTRY, Record, play_entry
from backroom.core.optional import view_of_all
from backroom.core.refusal import Malformed

EVERYTHING: Final = "all"
SPECTATOR: Final = "spectator"
LARGEST: Final = 128 * 1024 * 1024  # bytes of JSON; a game of 1,200 entries has 6 MB
TOO_LONG: Final = "this game is too long to be looked back at"


class Moment(Struct, frozen=True):
    """One entry of the game: what was told of it, and what was seen after it."""

    asked: Any  # only with all cards: what the seats or nature were asked
    entry: Any  # ... and what was answered or drawn
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
    """The game as a seat (its number) or a spectator saw it, or with `all` cards; only to be encoded.

    `Malformed` if it is too long: a record that is short to send may be long to replay.
    """
    check_eyes(eyes, record.header.setup.players)
    open_cards = eyes == EVERYTHING
    seat = int(eyes) if eyes.isdecimal() else None
    state = game.start(record.header.setup)

    def see() -> Any:
        return view_of_all(state) if open_cards else state.view(seat)

    beginning = see()
    moments: list[Raw] = []  # encoded: as objects, the views take ten times the memory
    size = 0
    for number, entry in enumerate(record.entries, FIRST_ENTRY):
        asked: Ask | Chance | Over = state.pending()
        events = play_entry(state, entry, number)
        if open_cards:
            moment = Moment(asked, entry, tuple(events), see())
        else:
            told = [game.tell(event, seat) for event in events]
            moment = Moment(None, None, tuple(one for one in told if one is not None), see())
        moments.append(Raw(encode(moment)))
        size += len(moments[-1])
        if size > LARGEST:
            raise Malformed(TOO_LONG)
    over = state.pending()
    assert isinstance(over, Over)
    encoded = cast("tuple[Moment, ...]", tuple(moments))
    return Replay(game.name, record.header.setup, eyes, beginning, encoded, over.winners, over.scores)


def check_eyes(eyes: str, players: int) -> None:
    """Raise `Malformed` unless a replay can be made for these eyes."""
    if eyes in (EVERYTHING, SPECTATOR):
        return
    if not (eyes.isascii() and eyes.isdecimal() and len(eyes) == 1 and int(eyes) < players):
        raise Malformed(f"the eyes are those of a seat (0 to {players - 1}), of a `spectator`, or `all`")
