"""Law 1: the log is the game; it replays to the same state, compiled and interpreted."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.games.organized_crime.setup import Setup, Variant
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import snapshot
from tests.laws.organized_crime.playing import FEW, TEMPERS, Temper, play, setups, tempers
from tests.laws.sizes import games

DIGESTS = Path(__file__).with_name("digests.json")
TABLES: list[tuple[int, Variant]] = [
    (players, variant) for players in (2, 3, 4) for variant in ("standard", "short", "limit")
]


@settings(max_examples=games(12))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_1_the_log_replays_to_the_same_state(setup: Setup, seed: int, temper: Temper) -> None:
    log = list(play(setup, Random(seed), temper))
    again = ORGANIZED_CRIME.start(setup)
    quiet = ORGANIZED_CRIME.start(setup)
    for played in log:
        assert again.apply(played.entry) == played.events
        quiet.advance(played.entry)
    end = log[-1].state
    assert snapshot(again) == snapshot(end)
    assert snapshot(quiet) == snapshot(end)


def digest(players: int, variant: Variant) -> str:
    """A fingerprint of some games: every entry, every event, views on the way, an imagined world."""
    rng = Random(f"{players}{variant}")
    sum_ = hashlib.sha256()
    for number in range(6):
        setup = Setup(players=players, variant=variant, decks=FEW if number % 2 else None)
        for index, played in enumerate(play(setup, rng, TEMPERS[number % len(TEMPERS)], longest=600)):
            sum_.update(msgspec.json.encode((played.entry, played.events)))
            if index % 50 == 0:
                seat = index // 50 % players
                imagined = played.state.imagine(seat, rng)
                for viewer in (None, *range(players)):
                    sum_.update(msgspec.json.encode(played.state.view(viewer)))
                sum_.update(msgspec.json.encode((imagined.money, imagined.hands, imagined.options(seat))))
    return sum_.hexdigest()


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_law_1_both_engines_play_the_same_games(players: int, variant: Variant) -> None:
    """The stored fingerprints are the same for the interpreted and the compiled engine."""
    stored = json.loads(DIGESTS.read_text())
    assert digest(players, variant) == stored[f"{players} {variant}"]


def main() -> None:
    """After a change of the rules or of what is told: python -m tests.laws.organized_crime.test_replay."""
    made = {f"{players} {variant}": digest(players, variant) for players, variant in TABLES}
    DIGESTS.write_text(json.dumps(made, indent=1) + "\n")


if __name__ == "__main__":
    main()
