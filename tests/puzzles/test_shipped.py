"""The puzzles that ship: what a seat was told and nothing else, and one option that is clearly the best."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.core.game import Ask
from backroom.games.omerta.cells import IN_SAFE, KIND, ROW, SEEN
from backroom.games.omerta.game import PHASES
from backroom.games.omerta.printed.cards import NAMES
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.worlds import OmertaWorlds
from backroom.games.omerta.title import OMERTA
from backroom.lab.puzzles import omerta
from backroom.lab.puzzles.finding import LONGEST_STORY, PLAUSIBLE, STANDARD_ERRORS, kinds_in
from backroom.lab.puzzles.omerta import Position
from backroom.puzzles.puzzle import AnyPuzzle
from backroom.puzzles.shelf import shelf

KEPT = {kept.name: kept.puzzle for kept in shelf().kept}
TWO_MONTHS = 60
LEAD = 0.03  # of the best option, in the chance to win
WORLDS = 20_000  # in which every option was played
FEW = 300  # ... and now again
SAMPLE = 8
each = pytest.mark.parametrize("puzzle", KEPT.values(), ids=KEPT)


def position_of(puzzle: AnyPuzzle) -> Position:
    return Position(puzzle.seat, puzzle.setup, puzzle.told, puzzle.view, puzzle.ask)


def worlds_of(puzzle: AnyPuzzle) -> OmertaWorlds:
    belief = OmertaBelief(puzzle.seat, puzzle.setup)
    for event in puzzle.told:
        belief.hear(event)
    return belief.prepare(puzzle.view, puzzle.ask)


def test_there_is_one_for_every_day_of_two_months() -> None:
    assert len(KEPT) >= TWO_MONTHS
    assert len(shelf().kept) == len(KEPT), "no puzzle comes twice"


@each
def test_every_event_is_as_this_seat_was_told_it(puzzle: AnyPuzzle) -> None:
    """Told to the seat once more, an event would lose what it may not know: there is nothing to lose."""
    assert [OMERTA.tell(event, puzzle.seat) for event in puzzle.told] == list(puzzle.told)
    assert [type(event).__name__ for event in puzzle.told].count("RoundBegun") == 1


@each
def test_every_card_in_the_view_was_shown_to_this_seat(puzzle: AnyPuzzle) -> None:
    """A belief knows what it has heard: the cards that lie open are those it saw, and no others."""
    table, seat, view = worlds_of(puzzle).table, puzzle.seat, puzzle.view

    def known(at: int) -> str | None:
        card = int(table.cells[at])
        return NAMES[card & KIND] if card and (card >> (SEEN + seat)) & 1 else None

    assert view.seat == seat
    for owner, hand in enumerate(view.hands):
        assert [held.card for held in hand] == [known((owner << ROW) + held.place) for held in hand]
    assert list(view.safe) == [known(IN_SAFE + place) for place in range(len(view.safe))]
    held = int(table.held)
    assert view.drawn_card == (NAMES[held & KIND] if held else None)


@each
def test_the_options_are_those_of_the_rules(puzzle: AnyPuzzle) -> None:
    table = worlds_of(puzzle).table
    assert puzzle.ask == Ask(puzzle.ask.id, (puzzle.seat,), "turn", puzzle.ask.clock)
    assert tuple(one.move for one in puzzle.found) == tuple(
        PHASES[table.step].choices(table, puzzle.seat).moves
    )


@each
def test_one_option_is_clearly_the_best_and_a_rule_of_thumb_errs(puzzle: AnyPuzzle) -> None:
    moves = [one.move for one in puzzle.found]
    assert {one.playouts for one in puzzle.found} == {WORLDS}
    assert puzzle.lead >= LEAD - 0.0001  # each chance is rounded
    assert puzzle.lead >= STANDARD_ERRORS * puzzle.error - 0.0001
    assert puzzle.usual != puzzle.best
    assert puzzle.found[puzzle.best].chance - puzzle.found[puzzle.usual].chance <= PLAUSIBLE + 0.0001
    assert len(kinds_in(moves)) > 1
    assert len(puzzle.told) <= LONGEST_STORY
    assert omerta.by_rule_of_thumb(position_of(puzzle), moves, "once more") in moves


def clearest() -> list[Any]:
    """Those where a look at few worlds must be enough."""
    spread = (WORLDS / FEW) ** 0.5
    sure = [one for one in KEPT.items() if one[1].lead > 4 * spread * one[1].error]
    return [pytest.param(puzzle, id=name) for name, puzzle in sure[:SAMPLE]]


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", clearest())
def test_a_fresh_search_finds_the_same_option(puzzle: AnyPuzzle) -> None:
    judged = omerta.judge(position_of(puzzle), "fresh", FEW)
    assert max(judged.chances, key=lambda move: judged.chances[move]) == puzzle.found[puzzle.best].move
    assert judged == omerta.judge(position_of(puzzle), "fresh", FEW), "the same seed, the same result"
