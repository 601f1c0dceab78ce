"""The golden games of ORGANIZED CRIME: each reads, verifies, replays, shows what it claims and ends so."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.commands.verify import verify_record
from backroom.core.game import Over
from backroom.core.log import Record, read, replay, steps, write
from backroom.games import GAMES
from backroom.games.organized_crime.events import Eliminated, Event, GameEnded, Killed
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.golden.crimes import CRIMES, at_home
from tests.golden.make import lines
from tests.golden.make_crimes import FOLDER, MANIFEST, Golden, play
from tests.golden.scenes import seen

GOLDEN = msgspec.json.decode(MANIFEST.read_bytes(), type=dict[str, Golden])


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"


def record_of(name: str) -> Record[Any, Any]:
    return read(file_of(name).read_bytes(), GAMES)


def events_of(name: str) -> list[Event]:
    """Everything that is told in the stored record."""
    return [event for step in steps(record_of(name), ORGANIZED_CRIME) for event in step.events]


def test_the_folder_the_manifest_and_the_scenes_name_the_same_games() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(GOLDEN) == sorted(CRIMES)


def test_the_manifest_is_as_it_is_made() -> None:
    assert lines(GOLDEN) == MANIFEST.read_bytes()


@pytest.mark.parametrize("name", GOLDEN)
def test_it_verifies_from_the_first_draw_to_the_end_of_the_game(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify_record(file_of(name)) == 0
    assert "to the end of the game" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "golden"), GOLDEN.items())
def test_it_shows_what_it_claims(name: str, golden: Golden) -> None:
    crime = CRIMES[name]
    assert golden.shows == crime.shows
    assert tuple(seen(crime.moments, events_of(name))) == golden.moments
    assert len(golden.moments) == len(crime.moments)


@pytest.mark.parametrize(("name", "golden"), GOLDEN.items())
def test_it_ends_with_these_winners(name: str, golden: Golden) -> None:
    record = record_of(name)
    assert record.header.setup == CRIMES[name].setup
    assert replay(record, ORGANIZED_CRIME).pending() == Over(golden.winners, golden.scores)


@pytest.mark.parametrize(("name", "golden"), GOLDEN.items())
def test_the_same_take_is_played_today(name: str, golden: Golden) -> None:
    """If this fails, the rules or what is told of them have changed: python -m tests.golden.make_crimes."""
    played = play(name, CRIMES[name], golden.take)
    assert played is not None
    record, made = played
    assert made == golden
    assert write(record) == file_of(name).read_bytes()


def test_together_they_show_every_way_out_every_end_and_every_table() -> None:
    out: set[str] = set()
    ends: set[tuple[str, str]] = set()
    for name in GOLDEN:
        variant = CRIMES[name].setup.variant
        events = events_of(name)
        for before, event in pairwise(events):
            if isinstance(event, GameEnded):
                ends.add((variant, event.reason))
            elif isinstance(event, Eliminated) and event.cause != "killed":
                out.add(event.cause)
            if isinstance(before, Killed) and before.boss:
                out.add("at home" if at_home(before.space) else "on the track")
    assert out == {"at home", "on the track", "mistake", "federal", "penalty", "left"}
    assert {("standard", "last_boss"), ("short", "round_limit"), ("limit", "round_limit")} <= ends
    assert {crime.setup.players for crime in CRIMES.values()} == set(ORGANIZED_CRIME.seats)


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 600_000
