"""A line of a bot's program is a move, a move aside, nothing, or the program is told why it is not one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.json import encode

from backroom.client.program import RefusedLine, attempt, read_move
from backroom.core.refusal import Malformed, Refused
from backroom.games import GAMES
from backroom.games.omerta.moves import Discard, Pass

pytestmark = pytest.mark.anyio
OMERTA = GAMES["omerta"]


class Told:
    """A seat that notes what it is told to say, and may refuse it."""

    game = OMERTA

    def __init__(self, refusal: Refused | None = None) -> None:
        self.refusal: Refused | None = refusal
        self.said: list[tuple[str, Any]] = []

    async def answer(self, _question: Any, move: Any) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.said.append(("answer", move))

    async def say_aside(self, move: Any) -> None:
        self.said.append(("aside", move))


async def attempted(seat: Told, line: bytes) -> RefusedLine | None:
    question = SimpleNamespace(asides=(Pass(),))
    return await attempt(cast("Any", seat), cast("Any", question), line)


async def test_a_move_is_an_answer_unless_it_is_among_the_asides() -> None:
    seat = Told()
    assert await attempted(seat, encode(Discard()) + b"\n") is None
    assert await attempted(seat, encode(Pass()) + b"\n") is None
    assert seat.said == [("answer", Discard()), ("aside", Pass())]


async def test_null_says_nothing() -> None:
    seat = Told()
    assert await attempted(seat, b"null\n") is None
    assert seat.said == []


async def test_a_refusal_is_handed_back_with_its_rule() -> None:
    seat = Told(Refused("O11", "no card to replace"))
    assert await attempted(seat, encode(Discard()) + b"\n") == RefusedLine("O11", "no card to replace")


async def test_a_line_that_is_no_move_is_refused_as_a_message() -> None:
    refusal = await attempted(Told(), b"{}\n")
    assert refusal is not None
    assert refusal.rule == "message"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b" \n", "an empty line"),
        (b"[" * 100_000, "nested too deeply|not a move"),
        (b"7\n", "not a move of omerta"),
    ],
)
def test_what_is_no_move_is_malformed(line: bytes, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        read_move(OMERTA, line)
