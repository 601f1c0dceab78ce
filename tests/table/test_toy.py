"""The table knows no game: it serves one it has never seen, from the first answer to the last."""

import pytest

from backroom.core.refusal import Malformed, Refused
from backroom.table.journal import Options, read, write
from backroom.table.notices import Answered, RaceJudged, SecretRevealed
from backroom.table.restoring import restore_table
from backroom.table.running import Effects
from backroom.table.table import Table, open_table
from tests.table.seated import NOON, SECRET
from tests.table.toy import Said, Say, ToyGame, ToySetup

GAME = ToyGame()
ToyTable = Table[ToySetup, Say, Said, int]


def a_toy() -> tuple[ToyTable, list[bytes]]:
    """A running table for two bots, and its journal."""
    table, update = open_table(GAME, ToySetup(), options=Options(), secret=SECRET, now=NOON)
    updates: list[Effects[Said]] = [update, table.seat_bot(0, "a"), table.seat_bot(1, "b"), table.start(NOON)]
    return table, [write(line) for one in updates for line in one.lines]


def test_a_form_is_filled_in_secret_and_a_bad_filling_refused_at_once() -> None:
    table, _ = a_toy()
    with pytest.raises(Refused, match="too large"):
        table.answer(0, 0, Say(10), NOON + 1, by_bot=True)
    with pytest.raises(Malformed, match="out of range"):
        table.answer(0, 0, Say(2**70), NOON + 1, by_bot=True)
    assert table.held == {}
    table.answer(1, 0, Say(7), NOON + 1, by_bot=True)
    update = table.answer(0, 0, Say(9), NOON + 2, by_bot=True)
    assert [told.event for told in update.told[None]][:2] == [Answered(0), Said(((0, 9), (1, 7)))]


def test_a_race_is_judged_though_nothing_was_drawn_and_its_game_ends() -> None:
    table, lines = a_toy()
    for seat in (0, 1):
        lines += map(write, table.answer(seat, 0, Say(3), NOON + 1, by_bot=True).lines)
    lines += map(write, table.answer(0, 1, Say(1), NOON + 1.500, by_bot=True).lines)
    update = table.tick(NOON + 1.6)
    lines += map(write, update.lines)
    told = [one.event for one in update.told[None]]
    assert isinstance(told[0], RaceJudged)
    assert told[1:] == [Said(((0, 1), (1, 0))), SecretRevealed(SECRET.hex())]
    assert table.stage == "over"
    assert table.tick(NOON + 99).lines == ()
    assert restore_table(GAME, [read(GAME, line) for line in lines]).stage == "over"


def test_equal_claims_are_drawn_by_the_key_that_would_draw_the_cards() -> None:
    """Over many tables, each of two equals wins equally often."""
    wins = 0
    for number in range(400):
        secret = number.to_bytes(32, "big")
        table, _ = open_table(GAME, ToySetup(), options=Options(), secret=secret, now=NOON)
        for seat in (0, 1):
            table.seat_bot(seat, "a")
        table.start(NOON)
        for ask, move in ((0, Say(3)), (1, Say(1))):
            for seat in (0, 1):
                update = table.answer(seat, ask, move, NOON + 1 + ask, by_bot=True)
        judged = update.told[None][0].event
        assert isinstance(judged, RaceJudged)
        wins += judged.ruling.finishes[0].seat
    assert 150 < wins < 250
