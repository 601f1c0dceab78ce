"""Law 1: the log is the game; it replays to the same state, compiled and interpreted.

`python -m tests.laws.test_replay [GAME …]` rewrites the digests after a change of the rules or of what is
told.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.laws.kit import Kit, Trial
from tests.laws.kits import KITS
from tests.laws.trying import on_random_games


@on_random_games("replay")
def test_law_1_the_log_replays_to_the_same_state(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    log = list(kit.play(setup, Random(seed), temper, trial.longest))
    again: Any = kit.game.start(setup)
    quiet: Any = kit.game.start(setup)
    for played in log:
        assert again.apply(played.entry) == played.events
        quiet.advance(played.entry)
    end = log[-1].state
    assert kit.snapshot(again) == kit.snapshot(end)
    assert kit.snapshot(quiet) == kit.snapshot(end)


def digest(kit: Kit, name: str) -> str:
    """A fingerprint of some games, from what the kit hashes of every step."""
    fingerprint = kit.fingerprints[name]
    hashed = fingerprint.hashed or kit.hashed
    rng = Random(fingerprint.seed)
    sum_ = hashlib.sha256()
    for setup, temper in fingerprint.games:
        for index, played in enumerate(kit.play(setup, rng, temper, fingerprint.longest)):
            for part in hashed(index, played, rng):
                sum_.update(msgspec.json.encode(part))
    return sum_.hexdigest()


def stored(kit: Kit) -> Path:
    """The file with the digests of a game."""
    return kit.folder / "digests.json"


@pytest.mark.parametrize(
    ("title", "name"), [(title, name) for title, kit in KITS.items() for name in kit.fingerprints]
)
def test_law_1_both_engines_play_the_same_games(title: str, name: str) -> None:
    """The stored fingerprints are the same for the interpreted and the compiled engine."""
    kit = KITS[title]
    assert digest(kit, name) == json.loads(stored(kit).read_text())[name]


def main(titles: list[str]) -> None:
    """Write the digests of these games."""
    for title in titles or KITS:
        kit = KITS[title]
        made = {name: digest(kit, name) for name in kit.fingerprints}
        stored(kit).write_text(json.dumps(made, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
