"""How long a person is assumed to think about each kind of decision in ORGANIZED CRIME."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.game import Answers, Entry
from backroom.games.organized_crime.moves import Move

# by the tag of the move, in seconds
SECONDS: Final[dict[str, int]] = {
    "choose_base": 15,
    "name": 12,
    "begin": 6,
    "step": 2,
    "kill": 4,
    "hit": 8,
    "hire": 3,
    "bribe": 8,
    "buy_power": 8,
    "offer": 30,
    "accept": 15,
    "reject": 15,
    "call_vote": 5,
    "vote": 8,
    "demand": 5,
    "waive": 5,
    "draw": 3,
    "decline": 3,
    "request": 10,
    "control": 5,
    "lose_man": 8,
    "lose_official": 8,
}
ANY_OTHER: Final = 2  # claiming, rolling, placing, passing the dice: nothing to think about


def seconds_of(entries: Sequence[Entry[Move]]) -> int:
    """The thinking time of a game's decisions; a joint question takes as long as its slowest answer."""
    total = 0
    for entry in entries:
        if isinstance(entry, Answers):
            total += max(SECONDS.get(tag_of(move), ANY_OTHER) for _, move in entry.moves)
    return total


def tag_of(move: Move) -> str:
    """The name of a move in a record."""
    tag = move.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
