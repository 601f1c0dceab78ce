"""O27: the Alibi has no power."""

from __future__ import annotations

import pytest

from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import a_table
from tests.games.omerta.rules.powers.using import EDITIONS, using


@pytest.mark.parametrize("edition", EDITIONS)
def test_o27_the_alibi_has_no_power(edition: EditionName) -> None:
    """0 points and nothing else."""
    table = using("alibi", edition=edition)
    assert (table.turn, table.top) == (1, "alibi")
    assert a_table(["alibi 7", "1", "2"]).stock(0) == 7
