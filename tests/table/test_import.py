"""A record at a table: a complete one is shown, an incomplete one is continued."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.core.fair import Verified, verify
from backroom.core.game import Over
from backroom.core.log import Reading, Record, read, write
from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.table import journal
from backroom.table.journal import Options
from backroom.table.notices import GameImported
from backroom.table.restoring import Restoring, import_lines, restore_table
from backroom.table.running import Effects
from tests.table.seated import AnyTable, Journaled, play_on

GOLDEN = Path(__file__).parents[1] / "golden" / "omerta" / "power-lady.jsonl"
SECRET = bytes(32)


def a_record() -> Record[Any, Any]:
    """A complete game with its secret revealed."""
    return read(GOLDEN.read_bytes(), GAMES)


def imported(record: Record[Any, Any], most: int = 7) -> tuple[AnyTable, Effects[Any]]:
    """A table from a record, made this much at a time."""
    lines = import_lines(GAMES["omerta"], record, options=Options(), secret=SECRET, now=1.0)
    restoring: Restoring[Any, Any, Any, Any] = Restoring(GAMES["omerta"], lines)
    turns = 1
    while not restoring.work(most):
        turns += 1
    assert turns >= len(record.entries) // most
    return restoring.table, restoring.done()


def test_a_whole_record_is_shown_and_given_back_as_it_came() -> None:
    record = a_record()
    game = GAMES["omerta"]
    table, update = imported(record)
    assert table.stage == "over"
    assert isinstance(table.state.pending(), Over)
    assert [told.event for told in update.told[None]][-1] == GameImported(over=True)
    again = journal.record(game, update.lines)
    assert write(again) == GOLDEN.read_bytes()
    assert isinstance(verify(again, game), Verified)
    restored = restore_table(game, update.lines)
    assert restored.stage == "over"
    assert restored.view(None) == table.view(None)


def test_an_unfinished_game_continues_with_draws_of_this_table() -> None:
    whole = a_record()
    game = GAMES["omerta"]
    half: Record[Any, Any] = Record(whole.header, whole.entries[: len(whole.entries) // 2])
    table, update = imported(half)
    journaled = Journaled(table, update)
    for seat in range(len(table.seats)):
        journaled.keep(table.seat_person(seat, f"P{seat}"))
    journaled.keep(table.start(2.0))
    for _ in play_on(journaled, Random(1)):
        pass
    assert table.stage == "over"
    made = journal.record(game, journaled.lines)
    assert made.entries[: len(half.entries)] == half.entries
    assert made.header.fairness is None
    assert made.reveal is None
    assert restore_table(game, journaled.lines).view(0) == table.view(0)


def test_a_record_that_breaks_the_rules_makes_no_table() -> None:
    whole = a_record()
    broken: Record[Any, Any] = Record(whole.header, (*whole.entries, whole.entries[-1]))
    with pytest.raises(Malformed, match=f"line {len(whole.entries) + 2}"):
        imported(broken)


def test_a_record_in_which_nothing_happened_is_played_from_the_beginning() -> None:
    table, update = imported(Record(a_record().header, ()))
    assert table.stage == "open"
    assert [told.event for told in update.told[None]][-1] == GameImported(over=False)


@pytest.mark.parametrize("most", [1, 7, 10_000])
def test_however_much_is_read_and_played_at_a_time_it_is_the_same_table(most: int) -> None:
    reading = Reading(GOLDEN.read_bytes(), GAMES)
    while not reading.work(most):
        pass
    assert reading.record() == a_record()
    table, update = imported(reading.record(), most)
    at_once, all_told = imported(a_record(), 1_000_000)
    assert table.view(None) == at_once.view(None)
    assert update == all_told
