"""A small game checks its entries against its own question and options."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import Struct

from backroom.core.chance import Chance, Dice, Drawn
from backroom.core.form import Form, Whole
from backroom.core.game import Answers, Aside, Ask, Entry, Over
from backroom.core.legal import check_entry
from backroom.core.refusal import Malformed, Refused


class Stop(Struct, frozen=True, tag="stop"):
    pass


class Bid(Struct, frozen=True, tag="bid"):
    money: int


ASK = Ask(7, (0, 2), "sealed", "turn")
BOTH = Answers(7, ((0, Stop()), (2, Bid(3))))


class Waiting:
    """A state that waits for one thing, and lets everybody stop or bid up to five."""

    def __init__(self, pending: Ask | Chance | Over) -> None:
        self.waits_for: Ask | Chance | Over = pending

    def pending(self) -> Ask | Chance | Over:
        return self.waits_for

    def options(self, seat: int) -> Sequence[Stop | Bid | Form]:
        return [Stop(), Form("bid", (Whole("money", 0, 5, 1),))]


def test_answers_of_all_who_are_asked_are_handed_on() -> None:
    assert check_entry(Waiting(ASK), BOTH) == BOTH.moves


def test_a_draw_that_nature_could_make_has_no_answers() -> None:
    assert check_entry(Waiting(Dice(2, 6)), Drawn((1, 6))) == ()


@pytest.mark.parametrize("pending", [ASK, Over((0,), (1, 0, 0))])
def test_a_draw_is_malformed_when_nature_is_not_asked(pending: Ask | Over) -> None:
    with pytest.raises(Malformed, match="nature is not asked"):
        check_entry(Waiting(pending), Drawn((1, 6)))


def test_a_draw_is_malformed_when_nature_could_not_make_it() -> None:
    with pytest.raises(Malformed, match="cannot answer"):
        check_entry(Waiting(Dice(2, 6)), Drawn((1, 7)))


@pytest.mark.parametrize(
    ("pending", "entry", "reason"),
    [
        (ASK, Answers(6, BOTH.moves), "this question is not open"),
        (Over((0,), (1, 0, 0)), BOTH, "this question is not open"),
        (ASK, Aside(0, Stop()), "this question is not open"),
        (ASK, Answers(7, ((0, Stop()),)), "only those who are asked may answer"),
        (ASK, Answers(7, ((0, Stop()), (1, Stop()))), "only those who are asked may answer"),
        (ASK, Answers(7, ((0, Stop()), (0, Stop()))), "only those who are asked may answer"),
        (ASK, Answers(7, ((0, Stop()), (2, Bid(6)))), "this is not one of the options"),
    ],
)
def test_every_other_entry_is_refused(
    pending: Ask | Chance | Over, entry: Entry[Stop | Bid], reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        check_entry(Waiting(pending), entry)
