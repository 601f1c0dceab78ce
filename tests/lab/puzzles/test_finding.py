"""Which questions become puzzles, and which of those are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import pytest

from backroom.games.omerta.advice import AdviceReason
from backroom.lab.puzzles import finding
from backroom.lab.puzzles.finding import A_FEW, MOST_OF_A_KIND, Asked, Wanted, find, puzzle_in, tag_of
from backroom.lab.puzzles.omerta import Judged, Position
from backroom.puzzles.puzzle import AnyPuzzle
from backroom.puzzles.shelf import shelf

WANTED = Wanted("omerta", 1, 1_000, 0.03)
ONE = next(kept.puzzle for kept in shelf().kept if len(kept.puzzle.found) == 3)
POSITION = Position(ONE.seat, ONE.setup, ONE.told, ONE.view, ONE.ask)
FIRST, SECOND, THIRD = (one.move for one in ONE.found)


class Searches:
    """Says what a test wants it to say."""

    def __init__(self, **said: Any) -> None:
        chances: Sequence[float] = said.get("chances", (0.5, 0.4, 0.3))
        self.usual: Any = said.get("usual", SECOND)
        self.best: Any = said.get("best", FIRST)
        self.lead: float = said.get("lead", 0.1)
        first, second, *_ = sorted(chances, reverse=True)
        self.judged: Judged = Judged(
            dict(zip((FIRST, SECOND, THIRD), chances, strict=True)),
            1_000,
            first - second,
            said.get("error", 0.001),
        )

    def by_rule_of_thumb(self, *_: Any) -> Any:
        return self.usual

    def decide(self, *_: Any) -> tuple[Any, float]:
        return self.best, self.lead

    def judge(self, *_: Any) -> Judged:
        return self.judged

    def reason_for(self, *_: Any) -> AdviceReason:
        return AdviceReason(code="tried")


def found(monkeypatch: pytest.MonkeyPatch, *, sure: float = 0.1, **said: Any) -> AnyPuzzle | None:
    monkeypatch.setattr(finding, "JUDGES", {"omerta": Searches(**said)})
    return puzzle_in(WANTED, Asked(POSITION, (FIRST, SECOND, THIRD), FIRST, sure), "a name")


def test_a_puzzle_has_what_the_second_search_found(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = found(monkeypatch, chances=(0.5, 0.4, -0.01), error=0.0012345)
    assert puzzle is not None
    assert [(one.move, one.chance, one.playouts) for one in puzzle.found] == [
        (FIRST, 0.5, 1_000),
        (SECOND, 0.4, 1_000),
        (THIRD, 0.0, 1_000),
    ]
    assert (puzzle.best, puzzle.usual, puzzle.error) == (0, 1, 0.00123)
    assert (puzzle.told, puzzle.view, puzzle.ask) == (POSITION.told, POSITION.view, POSITION.ask)


NONE: dict[str, dict[str, Any]] = {
    "the player was not sure": {"sure": 0.02},
    "a rule of thumb would do": {"usual": FIRST},
    "the strongest search finds something else": {"best": SECOND},
    "its lead is small": {"lead": 0.02},
    "the second search finds something else": {"chances": (0.4, 0.5, 0.3)},
    "its lead is smaller": {"chances": (0.42, 0.4, 0.3)},
    "its lead may be an accident": {"error": 0.02},
    "the rule of thumb is a blunder": {"chances": (0.8, 0.4, 0.7)},
}


@pytest.mark.parametrize("said", NONE.values(), ids=NONE)
def test_it_is_no_puzzle(monkeypatch: pytest.MonkeyPatch, said: dict[str, Any]) -> None:
    assert found(monkeypatch, **said) is None


def test_no_kind_of_best_move_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of one kind there are in the games."""
    by_kind: dict[str, AnyPuzzle] = {}
    for kept in shelf().kept:
        by_kind.setdefault(tag_of(kept.puzzle.found[kept.puzzle.best].move), kept.puzzle)
    common, *others = by_kind.values()
    numbers = count()

    def puzzles_of(_: Wanted, number: int) -> Iterator[AnyPuzzle]:
        assert number == next(numbers), "the games are played in order"
        yield from [common, common, others[number % len(others)]]

    monkeypatch.setattr(finding, "puzzles_of", puzzles_of)
    kinds: Counter[str] = Counter()
    for number, puzzle in enumerate(find(WANTED, 40), start=1):
        kinds[tag_of(puzzle.found[puzzle.best].move)] += 1
        assert max(kinds.values()) <= max(A_FEW, MOST_OF_A_KIND * number + 1)
    assert kinds.total() == 40
