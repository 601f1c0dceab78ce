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

from backroom.games.omerta.cells import CELLS
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from tests.laws.playing import TEMPERS, Temper, play, setups, snapshot
from tests.laws.sizes import games

DIGESTS = Path(__file__).with_name("digests.json")


@settings(max_examples=games(400))
@given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
def test_law_1_the_log_replays_to_the_same_state(setup: Setup, seed: int, temper: Temper) -> None:
    log = list(play(setup, Random(seed), temper))
    again = OMERTA.start(setup)
    quiet = OMERTA.start(setup)
    for played in log:
        assert again.apply(played.entry) == played.events
        quiet.advance(played.entry)
    end = log[-1].state
    assert snapshot(again) == snapshot(end)
    assert snapshot(quiet) == snapshot(end)


def digest(players: int, edition: str) -> str:
    """A fingerprint of some games: every entry, every event, every view."""
    rng = Random(f"{players}{edition}")
    sum_ = hashlib.sha256()
    for number in range(8):
        setup = Setup(
            players=players,
            edition=edition,  # pyright: ignore[reportArgumentType]
            snap="sealed" if number % 4 == 3 else "race",
            open_safe=number % 3 == 2,
            memory_aid=number % 2 == 1,
            rounds=2,
        )
        state = OMERTA.start(setup)
        for played in play(setup, rng, TEMPERS[number % len(TEMPERS)]):
            sum_.update(msgspec.json.encode((played.entry, played.events)))
            state = played.state
        for seat in (None, *range(players)):
            sum_.update(msgspec.json.encode(state.view(seat)))
    return sum_.hexdigest()


def imagined_digest(players: int) -> str:
    """A fingerprint of what each seat imagines in some games, shuffled hands and all."""
    rng = Random(players)
    sum_ = hashlib.sha256()
    for temper in TEMPERS:
        for index, played in enumerate(play(Setup(players=players, rounds=1), rng, temper)):
            if index and index % 12 == 0:
                imagined = played.state.imagine(index // 12 % players, rng)
                sum_.update(msgspec.json.encode((imagined.row(0, CELLS), imagined.pile)))
    return sum_.hexdigest()


EDITIONS = ("fr", "en", "nl", "ru")
PLAYERS = (3, 4, 5)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_law_1_both_engines_play_the_same_games(players: int, edition: str) -> None:
    """The stored fingerprints are the same for the interpreted and the compiled engine."""
    stored = json.loads(DIGESTS.read_text())
    assert digest(players, edition) == stored[f"{players} {edition}"]


@pytest.mark.parametrize("players", PLAYERS)
def test_law_1_both_engines_imagine_the_same_tables(players: int) -> None:
    stored = json.loads(DIGESTS.read_text())
    assert imagined_digest(players) == stored[f"{players} imagined"]


if __name__ == "__main__":  # after a change of the rules or of what is told: python -m tests.laws.test_replay
    made = {f"{players} {edition}": digest(players, edition) for players in PLAYERS for edition in EDITIONS}
    made |= {f"{players} imagined": imagined_digest(players) for players in PLAYERS}
    DIGESTS.write_text(json.dumps(made, indent=1) + "\n")
