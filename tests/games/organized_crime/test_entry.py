"""Law 3: whatever is no entry is refused, and what is one is neither written nor read to find that out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Aside, Entry
from backroom.core.log import read, replay
from backroom.core.refusal import Malformed
from backroom.games import GAMES
from backroom.games.organized_crime import entry
from backroom.games.organized_crime.entry import check_entry
from backroom.games.organized_crime.moves import Audit, Hit, Leave, Offer, Step, Target

RECORDS = sorted(Path(__file__).parents[2].joinpath("golden", "organized_crime").glob("*.jsonl"))


class Forbidden:
    """An encoder that nobody may use."""

    def encode(self, said: object) -> bytes:
        raise AssertionError(f"{said} was encoded")


def test_no_entry_on_the_way_of_a_game_is_encoded(monkeypatch: pytest.MonkeyPatch) -> None:
    assert RECORDS
    records = [read(path.read_bytes(), GAMES) for path in RECORDS]
    monkeypatch.setattr(entry, "WRITER", Forbidden())
    for record in records:
        replay(record, GAMES["organized_crime"])
    entries: list[Entry[Any]] = [
        Answers(1, ((0, Offer(1, -5, ("money", "judge"), ())), (1, Hit("one_hit", (Target("x", 2, True),))))),
        Answers(1, ((0, Step("Zürich")),)),
        Aside(0, Audit(1)),
        Drawn((1, 6)),
    ]
    for said in entries:
        check_entry(said)


def answer(move: Any) -> Answers[Any]:
    return Answers(0, ((0, move),))


NO_ENTRIES: list[tuple[Any, str]] = [
    (Drawn((True,)), "Expected `int`, got `bool` - at `$.outcome[0]`"),
    (Drawn((1.0,)), "Expected `int`, got `float` - at `$.outcome[0]`"),  # type: ignore[arg-type]
    (Drawn([1]), "it reads otherwise when it is written down"),  # type: ignore[arg-type]
    (Aside(True, Leave()), "Expected `int`, got `bool` - at `$.seat`"),
    (Aside(0, 5), "Expected `object`, got `int` - at `$.move`"),
    (Aside(0, Target("a", 1, True)), "Object missing required field `type` - at `$.move`"),
    (answer(Offer(1, 1, ["money"], ())), "it reads otherwise when it is written down"),  # type: ignore[arg-type]
    (answer(Offer(1, 1, ("x",), ())), "Invalid enum value 'x' - at `$.moves[0][1].give[0]`"),  # type: ignore[arg-type]
    (answer(Hit("one_hit", (5,))), "Expected `object`, got `int` - at `$.moves[0][1].targets[0]`"),  # type: ignore[arg-type]
    (
        answer(Hit("one_hit", (Target("a", 1, 1),))),  # type: ignore[arg-type]
        "Expected `bool`, got `int` - at `$.moves[0][1].targets[0].boss`",
    ),
    (
        answer(Step("\ud800")),
        "'utf-8' codec can't encode character '\\ud800' in position 0: surrogates not allowed",
    ),
    (5, "Expected `object`, got `int`"),
]  # fmt: skip


@pytest.mark.parametrize(("said", "why"), NO_ENTRIES)
def test_what_is_no_entry_is_refused_with_the_place(said: Any, why: str) -> None:
    with pytest.raises(Malformed) as refused:
        check_entry(said)
    assert str(refused.value) == f"this is no entry: {why}"
