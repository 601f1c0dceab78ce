"""Golden games: stored records that replay, verify, show what they claim, and are still played the same."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.commands.verify import verify_record
from backroom.core.game import Over
from backroom.core.log import replay, write
from tests.golden import make, make_crimes
from tests.golden.album import Album, Golden, lines
from tests.golden.scenes import seen

ALBUMS = (make.ALBUM, make_crimes.ALBUM)
albums = pytest.mark.parametrize("album", ALBUMS, ids=lambda album: album.title.name)
games = pytest.mark.parametrize(
    ("album", "name", "golden"),
    [
        pytest.param(album, name, golden, id=f"{album.title.name}-{name}")
        for album in ALBUMS
        for name, golden in album.stored().items()
    ],
)


@albums
def test_the_folder_the_manifest_and_the_scenes_name_the_same_games(album: Album) -> None:
    files = sorted(path.stem for path in album.folder.glob("*.jsonl"))
    assert files == sorted(album.stored()) == sorted(album.games)


@albums
def test_the_manifest_is_as_it_is_made(album: Album) -> None:
    assert lines(album.stored()) == album.manifest.read_bytes()


@games
def test_it_verifies_from_the_first_draw_to_the_end_of_the_game(
    album: Album, name: str, golden: Golden[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify_record(album.file(name)) == 0
    assert "to the end of the game" in capsys.readouterr().out


@games
def test_it_shows_what_it_claims(album: Album, name: str, golden: Golden[Any]) -> None:
    events = album.events(name)
    game = album.games[name]
    assert (golden.shows, len(golden.moments)) == (game.shows, len(game.moments))
    assert tuple(seen(game.moments, events)) == golden.moments
    at = iter(events)
    assert all(moment in at for moment in golden.moments)  # told in this order


@games
def test_it_ends_with_these_scores(album: Album, name: str, golden: Golden[Any]) -> None:
    record = album.record(name)
    assert record.header.setup == album.games[name].setup
    assert replay(record, album.title).pending() == Over(golden.winners, golden.scores)


@games
def test_the_same_take_is_played_today(album: Album, name: str, golden: Golden[Any]) -> None:
    """If this fails, the rules or what is told have changed: CONTRIBUTING.md says what to do."""
    played = album.play(name, album.games[name], golden.take)
    assert played is not None
    record, made = played
    assert made == golden
    assert write(record) == album.file(name).read_bytes()


@pytest.mark.parametrize(("album", "most"), [(make.ALBUM, 1_500_000), (make_crimes.ALBUM, 600_000)])
def test_the_folder_stays_small(album: Album, most: int) -> None:
    assert sum(path.stat().st_size for path in album.folder.iterdir()) < most
