"""O26: the Witness has no power."""

from __future__ import annotations

import pytest

from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import a_table
from tests.games.omerta.rules.powers.using import EDITIONS, using


@pytest.mark.parametrize("edition", EDITIONS)
def test_o26_the_witness_has_no_power(edition: EditionName) -> None:
    """10 points and nothing else."""
    table = using("witness", edition=edition)
    assert (table.turn, table.top) == (1, "witness")
    assert a_table(["witness", "1", "2"]).stock(0) == 10
