"""A table is a fold of its journal: its lines make it again, after every line and mid-command."""

from itertools import count
from random import Random
from typing import Any

import pytest

from backroom.core.chance import Drawn
from backroom.core.fair import Verified, verify
from backroom.core.game import Answers
from backroom.core.log import read as read_record
from backroom.core.log import write as write_record
from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.games.omerta.moves import Draw
from backroom.table.delay import Delay
from backroom.table.journal import (
    AnyLine,
    Armed,
    Contributed,
    Ended,
    Held,
    Opened,
    PersonSat,
    Played,
    read,
    record,
    write,
)
from backroom.table.restoring import restore_table
from backroom.table.running import Running
from tests.table.playing import choose
from tests.table.seated import (
    NOON,
    AnyTable,
    Journaled,
    a_full_table,
    a_table,
    answer_one,
    play_on,
    question_of,
)

LINES = {
    *("Opened", "PersonSat", "BotSat", "GotUp", "BotStoodIn", "CameBack", "Contributed", "Started"),
    *("Armed", "Played", "Paused", "Resumed"),
}
SIZES = [(game.name, seats) for game in GAMES.values() for seats in game.seats]
LONGEST = 400  # commands per game


def snapshot(table: AnyTable) -> dict[str, Any]:
    """Everything a table is, except the delays of connections."""
    state = table.state
    seats = range(len(table.seats))
    return {
        "seats": [(seat.person, seat.bot, seat.misses) for seat in table.seats],
        "stage": table.stage,
        "paused": table.paused,
        "armed": table.armed,
        "held": table.held,
        "closes": table.closes,
        "paces": [(pace.elapsed, pace.judged, pace.out_of_sight, pace.usual) for pace in table.paces],
        "counts": table.counts,
        "draws": (table.draws.secret, table.draws.contributions, table.draws.drawn, table.draws.revealed),
        "deadline": table.deadline(),
        "pending": state.pending(),
        "views": [state.view(seat) for seat in [*seats, None]],
        "options": [tuple(state.options(seat)) for seat in seats],
        "asides": [tuple(table.asides(seat)) for seat in seats],
    }


def unsettled(journaled: Journaled, rng: Random) -> None:
    """Play with pauses, absences, bots, returns and asides, so that every kind of line is written."""
    table = journaled.table
    now = NOON
    for _ in range(LONGEST):
        if table.stage != "running":
            return
        now += rng.choice((0.1, 0.5, 2.0))
        chance = rng.random()
        seat = rng.randrange(len(table.seats))
        due = table.deadline()
        if due is not None and (due <= now or chance < 0.03):
            now = max(now, due)
            journaled.keep(table.tick(now))
        elif chance < 0.05 and question_of(table).mode != "race":
            journaled.keep(table.pause(now))
            now += 50
            journaled.keep(table.resume(now))
        elif chance < 0.08 and table.seats[seat].is_away:
            journaled.keep(table.come_back(seat))
        elif chance < 0.09 and table.seats[seat].bot is None:
            journaled.keep(table.seat_bot(seat, "regular"))
        elif chance < 0.10 and not table.seats[seat].is_away and table.seats[seat].person:
            journaled.keep(table.leave(seat))
        elif chance < 0.12 and (audits := table.asides(seat)[:1]):
            by_bot = table.seats[seat].bot is not None
            journaled.keep(table.say_aside(seat, audits[0], now, by_bot=by_bot))
        else:
            wire = Delay()
            wire.measure(rng.random() / 4)
            table.set_wires(seat, [wire])
            answer_one(journaled, rng, now)


def contributed(name: str, seats: int) -> Journaled:
    """A table that has begun, with contributions from two people."""
    journaled = a_full_table(name, seats)
    table = journaled.table
    journaled.keep(table.contribute(0, b"\xc0\xff\xee"))
    journaled.keep(table.leave(0))
    journaled.keep(table.seat_person(0, "Zoë"))
    journaled.keep(table.contribute(0, b"other"))
    journaled.keep(table.contribute(1, b""))
    journaled.keep(table.start(NOON))
    return journaled


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_a_restored_table_equals_the_one_that_wrote_the_journal(name: str, seats: int) -> None:
    """After every command of whole games, through the stored bytes."""
    compared = 0
    for seed in count():
        if seed >= 2 and compared > 60:
            return
        rng = Random(f"{name}:{seats}:{seed}")
        journaled = contributed(name, seats)
        game = GAMES[name]
        shadow: AnyTable = restore_table(game, journaled.lines)
        followed = len(journaled.lines)
        for _ in play_on(journaled, rng, longest=LONGEST):
            for line in journaled.lines[followed:]:
                shadow.replay(read(game, write(line)))
            shadow.done()
            followed = len(journaled.lines)
            assert snapshot(shadow) == snapshot(journaled.table)
            compared += 1


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_restored_from_the_whole_journal_with_everything_that_can_happen(name: str, seats: int) -> None:
    game = GAMES[name]
    written: set[str] = set()
    for seed in range(60):  # a small game is soon over
        if seed >= 3 and written >= LINES:
            break
        journaled = contributed(name, seats)
        unsettled(journaled, Random(f"unsettled {name}:{seats}:{seed}"))
        kept = [write(line) for line in journaled.lines]
        restored: AnyTable = restore_table(game, [read(game, text) for text in kept])
        assert snapshot(restored) == snapshot(journaled.table)
        written |= {type(line).__name__ for line in journaled.lines}
    assert written >= LINES
    assert "Held" in written or name != "omerta"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_again_is_what_was_told(name: str) -> None:
    journaled = contributed(name, 3)
    unsettled(journaled, Random(5))
    game = GAMES[name]
    again: AnyTable = restore_table(game, journaled.lines[:1])
    told = {listener: list(heard[:1]) for listener, heard in journaled.told.items()}
    for line in journaled.lines[1:]:
        again.replay(line)
        for listener, heard in again.done().told.items():
            told[listener].extend(heard)
    assert told == journaled.told


@pytest.mark.parametrize("name", GAMES)
def test_a_journal_cut_anywhere_goes_on_by_itself(name: str) -> None:
    """A machine may stop between the lines of one command: `tick` writes what would have followed."""
    journaled = contributed(name, 3)
    rng = Random(8)
    for _ in zip(range(60), play_on(journaled, rng), strict=False):
        pass
    game = GAMES[name]
    begun = next(index for index, line in enumerate(journaled.lines) if type(line).__name__ == "Started")
    for end in range(begun + 1, len(journaled.lines) + 1):
        table: AnyTable = restore_table(game, journaled.lines[:end])
        unfinished = table.deadline() == 0.0
        update = table.tick(NOON)
        if table.stage == "running":
            assert table.armed is not None
            assert bool(update.lines) == unfinished
        for mine, first in zip(update.lines, journaled.lines[end:], strict=False):
            if isinstance(first, Played):
                assert mine == first


def test_a_held_answer_survives() -> None:
    journaled = a_table()
    table = journaled.table
    ask = question_of(table)
    move = choose(table.game, table.state.options(1), Random(1))
    journaled.keep(table.answer(1, ask.id, move, NOON + 1))
    assert isinstance(journaled.lines[-1], Held)
    restored: AnyTable = restore_table(table.game, journaled.lines)
    assert restored.held[1].move == move
    for seat in (0, 2):
        rest = choose(table.game, table.state.options(seat), Random(1))
        restored.answer(seat, ask.id, rest, NOON + 2)
    assert question_of(restored).id != ask.id


def test_the_clocks_are_armed_again_from_the_journal() -> None:
    journaled = a_table()
    restored: AnyTable = restore_table(journaled.table.game, journaled.lines)
    assert restored.deadline() == journaled.table.deadline() == NOON + 45


@pytest.mark.slow
def test_the_record_is_made_of_the_journal_and_verifies() -> None:
    """And it has the secret only when the game is over."""
    for name in GAMES:
        journaled = contributed(name, 3)
        game = GAMES[name]
        assert record(game, journaled.lines).reveal is None
        for _ in play_on(journaled, Random(2)):
            pass
        assert isinstance(journaled.lines[-1], Ended)
        made = record(game, journaled.lines)
        assert made.header.fairness is not None
        assert made.header.fairness.contributions == (b"other".hex(), "", None)
        again = read_record(write_record(made), GAMES)
        assert isinstance(verify(again, game), Verified)


def test_a_player_who_left_before_the_game_adds_nothing_to_its_record() -> None:
    """Otherwise a record of fair draws would not verify."""
    journaled = a_full_table()
    table = journaled.table
    journaled.keep(table.contribute(1, b"gone"))
    journaled.keep(table.leave(1))
    journaled.keep(table.seat_person(1, "Max"))
    journaled.keep(table.start(NOON))
    fairness = record(table.game, journaled.lines).header.fairness
    assert fairness is not None
    assert fairness == table.draws.published()
    assert fairness.contributions == (None, None, None)


def test_an_impossible_journal_is_malformed() -> None:
    journaled = a_table()
    game = journaled.table.game
    lines = journaled.lines
    opened = lines[0]
    assert isinstance(opened, Opened)
    with pytest.raises(Malformed, match="no journal"):
        restore_table(game, [])
    with pytest.raises(Malformed, match="no journal"):
        restore_table(game, lines[1:])
    with pytest.raises(Malformed, match="no journal"):
        restore_table(GAMES["organized_crime"], lines)
    with pytest.raises(Malformed, match="version 99"):
        restore_table(game, [Opened(NOON, "omerta", 99, opened.setup, opened.options, opened.secret)])
    with pytest.raises(Malformed, match="begins with the opening"):
        record(game, lines[1:])
    with pytest.raises(Malformed, match="no line of a journal"):
        read(game, b'{"type":"stood"}')
    with pytest.raises(Malformed, match="no line of a journal"):
        read(game, b"\xff")


IMPOSSIBLE: list[tuple[AnyLine, str]] = [
    (PersonSat(7, "Nobody"), "no seat 7"),
    (Contributed(0, ""), "closed by the first draw"),
    (Armed(99, None), "not asked"),
    (Held(99, 0, Draw(), NOON), "not open"),
    (Played(Drawn((0,))), "not what was drawn"),
    (Played(Answers(99, ((0, Draw()),))), "not open"),
]


@pytest.mark.parametrize(("line", "why"), IMPOSSIBLE)
def test_a_line_that_no_table_can_have_written_is_malformed(line: AnyLine, why: str) -> None:
    journaled = a_table()
    with pytest.raises(Malformed, match=rf"line {len(journaled.lines) + 1}: .*{why}"):
        restore_table(journaled.table.game, [*journaled.lines, line])
    with pytest.raises(Malformed, match="opened once"):
        restore_table(journaled.table.game, [*journaled.lines, journaled.lines[0]])


def test_a_draw_that_was_changed_is_found() -> None:
    journaled = a_table()
    index = next(at for at, line in enumerate(journaled.lines) if isinstance(line, Played))
    line = journaled.lines[index]
    assert isinstance(line, Played)
    assert isinstance(line.entry, Drawn)
    changed: Played[Any] = Played(Drawn(tuple(reversed(line.entry.outcome))))
    lines = [*journaled.lines[:index], changed, *journaled.lines[index + 1 :]]
    with pytest.raises(Malformed, match="not what was drawn"):
        restore_table(journaled.table.game, lines)


def test_a_command_that_follows_nothing_writes_nothing() -> None:
    table = a_table().table
    assert isinstance(table, Running)
    assert table.tick(NOON).lines == ()
