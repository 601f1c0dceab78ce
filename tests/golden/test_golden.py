"""The golden games: each reads, verifies, replays, shows what it claims and ends with its scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.commands.verify import verify_record
from backroom.core.game import Over
from backroom.core.log import Record, read, replay, steps, write
from backroom.games import GAMES
from backroom.games.omerta.editions import EDITIONS
from backroom.games.omerta.events import Event, PowerNamed, RoundEnded
from backroom.games.omerta.title import OMERTA
from tests.golden.make import FOLDER, MANIFEST, Golden, lines, play
from tests.golden.scenes import SCENES, seen

GOLDEN = msgspec.json.decode(MANIFEST.read_bytes(), type=dict[str, Golden])


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"


def record_of(name: str) -> Record[Any, Any]:
    return read(file_of(name).read_bytes(), GAMES)


def events_of(name: str) -> list[Event]:
    """Everything that is told in the stored record."""
    return [event for step in steps(record_of(name), OMERTA) for event in step.events]


def test_the_folder_the_manifest_and_the_scenes_name_the_same_games() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(GOLDEN) == sorted(SCENES)


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
    events = events_of(name)
    scene = SCENES[name]
    assert (golden.shows, len(golden.moments)) == (scene.shows, len(scene.moments))
    assert tuple(seen(scene.moments, events)) == golden.moments
    at = iter(events)
    assert all(moment in at for moment in golden.moments)  # told, and in this order


@pytest.mark.parametrize(("name", "golden"), GOLDEN.items())
def test_it_ends_with_these_scores(name: str, golden: Golden) -> None:
    record = record_of(name)
    assert record.header.setup == SCENES[name].setup
    assert replay(record, OMERTA).pending() == Over(golden.winners, golden.scores)


@pytest.mark.parametrize(("name", "golden"), GOLDEN.items())
def test_the_same_take_is_played_today(name: str, golden: Golden) -> None:
    """If this fails, the rules or what is told of them have changed: python -m tests.golden.make."""
    played = play(name, SCENES[name], golden.take)
    assert played is not None
    record, made = played
    assert made == golden
    assert write(record) == file_of(name).read_bytes()


def test_together_they_show_every_end_and_every_power_in_every_edition_and_at_every_table() -> None:
    reasons: set[str] = set()
    used: set[str] = set()
    for name in GOLDEN:
        for event in events_of(name):
            if isinstance(event, RoundEnded):
                reasons.add(event.reason)
            elif isinstance(event, PowerNamed):
                used.add(event.power)
    assert reasons == {"omerta", "nothing_to_draw", "turn_limit"}
    assert used == {"gangster", "lady", "mole", "snitch", "driver", "safecracker", "mamma", "patrol"}
    setups = [scene.setup for scene in SCENES.values()]
    assert {setup.edition for setup in setups} == set(EDITIONS)
    assert {setup.players for setup in setups} == set(OMERTA.seats)
    assert {setup.snap for setup in setups} == {"race", "sealed"}
    assert {setup.open_safe for setup in setups} == {False, True}


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_500_000
