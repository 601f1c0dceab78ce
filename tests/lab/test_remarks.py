"""What characters remark on is told to everybody alike, so that their words can tell nobody anything.

The browser chooses the words from events (`web/src/games/*/table/remarks.ts`). Here real games are played,
and each seat's and a spectator's events of those kinds are compared.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.bots import bots_of
from backroom.games import HOUSE
from backroom.lab.luck import Luck
from backroom.lab.match import play
from tools import bootstrap

GAMES = 2
HEARD = re.compile(r"(?:case |told\.type === |since: )'(\w+)'")


def remarked(game: str) -> set[str]:
    """The kinds of events that may make a character say something."""
    source = Path(bootstrap.ROOT, "web", "src", "games", game, "table", "remarks.ts").read_text()
    return set(HEARD.findall(source))


def told_in_a_game(name: str, seed: int) -> Sequence[tuple[Any, list[Any]]]:
    """Every event of a game among bots, with what each seat and a spectator heard of it."""
    game = HOUSE[name]
    setup, rng = game.setup(), Random(seed)
    bots = [bots_of(game)["regular"](seat, setup, rng) for seat in range(setup.players)]
    entries: list[Any] = []
    play(game, setup, bots, Luck(str(seed)), entries=entries)
    state = game.start(setup)
    listeners = (*range(setup.players), None)
    return [
        (event, [game.tell(event, listener) for listener in listeners])
        for entry in entries
        for event in state.apply(entry)
    ]


@pytest.mark.parametrize("name", HOUSE)
def test_what_is_remarked_on_is_told_to_everybody_alike(name: str) -> None:
    kinds, seen = remarked(name), set[str]()
    assert kinds
    for seed in range(GAMES):
        for event, heard in told_in_a_game(name, seed):
            kind = event.__struct_config__.tag
            if kind in kinds:
                seen.add(kind)
                assert all(one == event for one in heard), kind
    assert len(seen) > len(kinds) / 2


def test_private_events_would_be_noticed() -> None:
    heard = [heard for event, heard in told_in_a_game("omerta", 0) if event.__struct_config__.tag == "drew"]
    assert any(one != told[0] for told in heard for one in told)
