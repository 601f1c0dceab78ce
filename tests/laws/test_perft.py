"""Path counts by depth: neither more nor fewer moves are legal than when the paths were counted."""

from __future__ import annotations

import pytest

from tests.laws.kits import KITS
from tests.laws.paths import count_paths


@pytest.mark.parametrize(
    ("title", "name"), [(title, name) for title, kit in KITS.items() for name in kit.perft]
)
def test_there_are_as_many_paths_as_stored(title: str, name: str) -> None:
    kit = KITS[title]
    paths = kit.perft[name]
    assert count_paths(kit.game, paths.start(), len(paths.counts)) == paths.counts
