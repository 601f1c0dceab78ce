"""Law 3: whatever stands in a field of an entry, it is refused or malformed and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.form import Form
from backroom.core.game import Answers, Aside, Ask
from backroom.core.refusal import Malformed, Refused
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    Begin,
    Bribe,
    ChooseBase,
    Claim,
    Control,
    Hit,
    Kill,
    Leave,
    LoseMan,
    LoseOfficial,
    Move,
    Name,
    Offer,
    Reject,
    Request,
    Step,
    Target,
    Vote,
    Withdraw,
)
from backroom.games.organized_crime.setup import Setup
from tests.games.organized_crime.builder import snapshot
from tests.laws.organized_crime.playing import TRADERS, Temper, filled, play, setups, tempers
from tests.laws.organized_crime.test_options import answer, is_option
from tests.laws.sizes import games

HUGE = (1 << 62, (1 << 63) - 1, 1 << 63, -(1 << 63), -(1 << 63) - 1, 1 << 64, 1 << 200, -(1 << 200))
NUMBERS = (*HUGE, -1, -2, 4, 31, 32, 64, 10_001)
WORDS = ("", "nowhere", "0", "\ud800", "x" * 10_000)
ODD: tuple[Any, ...] = (
    True, False, None, 1.0, 0.5, -0.0, float("nan"), float("inf"), b"boston", "1", 1, [], (), (1,), ["money"],
    ("money", 1), {}, {"type": "claim"}, {1}, 1j, object(), Claim(), Claim, Target("boston", True, False),
)  # fmt: skip

EVERYTHING: tuple[Any, ...] = (*NUMBERS, *WORDS, *ODD)

# one of each kind with fields, as they are meant
MEANT: tuple[Move, ...] = (
    ChooseBase("base_boston", "green"), Bribe("judge"), Name("boston", False, "left", "base_miami"),
    Begin(0, 3), Step("boston"), Kill(1, False), Hit("one_hit", (Target("boston", 1, False),)),
    Control("boston"), Request("trucking"), Offer(1, 10_000, ("money",), ("judge",)), Withdraw(1), Accept(1),
    Reject(1), Vote(True, 1), LoseMan("boston"), LoseOfficial("judge"), Audit(1),
)  # fmt: skip


def fields_of(move: Move) -> tuple[str, ...]:
    return type(move).__struct_fields__


def swapped(thing: msgspec.Struct, name: str, value: object) -> Any:
    """The same with something else in a field; nothing is checked."""
    return type(thing)(**{**msgspec.structs.asdict(thing), name: value})


def well_formed(move: Move) -> bool:
    """Whether a move is of the types it says: a number no truth value, a list no tuple."""
    try:
        again = msgspec.json.decode(msgspec.json.encode(move), type=Move)
    except (TypeError, ValueError):
        return False
    return again == move


def misspelt(move: Move) -> Iterator[Move]:
    """This move with every odd thing in every field, and in those of its targets."""
    for name in fields_of(move):
        for value in EVERYTHING:
            yield swapped(move, name, value)
    if isinstance(move, Hit) and move.targets:
        for name in Target.__struct_fields__:
            for value in EVERYTHING:
                yield Hit(move.card, (swapped(move.targets[0], name, value),))


def refuse(state: OrganizedCrime, entry: Any) -> Refused | Malformed:
    """It says no in one of the two ways there are, to `apply` and to `advance`."""
    with pytest.raises((Refused, Malformed)) as quiet:
        state.advance(entry)
    with pytest.raises((Refused, Malformed)) as said:
        state.apply(entry)
    assert type(said.value) is type(quiet.value)
    assert state.events is None
    return said.value


def check_moves(state: OrganizedCrime, ask: Ask, seat: int, moves: list[Move]) -> None:
    """Try moves with something odd in them on a seat that is asked."""
    before = snapshot(state)
    options = state.options(seat)
    for move in moves:
        formed = well_formed(move)
        if formed and is_option(options, move):
            continue
        found = refuse(state, answer(state, ask, seat, move))
        assert isinstance(found, Refused if formed else Malformed), move
    assert snapshot(state) == before


def check_frame(state: OrganizedCrime, ask: Ask, move: Move) -> None:
    """Try odd things around a good move: as the question, the seat, the list of answers, the move."""
    good = answer(state, ask, ask.seats[0], move)
    rest = good.moves[1:]
    for value in EVERYTHING:
        if value != ask.id or type(value) is not int:
            refuse(state, Answers(value, good.moves))
        refuse(state, swapped(good, "moves", value))
        if type(value) is not int or value not in ask.seats:
            refuse(state, Answers(ask.id, ((value, move), *rest)))
        if value not in state.options(ask.seats[0]):
            refuse(state, Answers(ask.id, ((ask.seats[0], value), *rest)))
        refuse(state, value)


def check_drawn(state: OrganizedCrime) -> None:
    """Try odd things as nature's answer."""
    pending = state.pending()
    size = pending.count if isinstance(pending, Dice) else 1
    for value in EVERYTHING:
        if value != (1,):
            refuse(state, Drawn(value))
        fits = type(value) is int and (
            (isinstance(pending, Dice) and 1 <= value <= pending.sides)
            or (isinstance(pending, Pick) and 0 <= value < pending.of)
        )
        if not fits:
            refuse(state, Drawn((value,) * size))


def check_asides(state: OrganizedCrime) -> None:
    """Try odd things aside."""
    for value in EVERYTHING:
        if type(value) is not int or not 0 <= value < state.rules.players:
            refuse(state, Aside(value, Leave()))
            refuse(state, Aside(value, Audit(0)))
        if type(value) is not int or Audit(value) not in state.asides(0):
            refuse(state, Aside(0, Audit(value)))
        refuse(state, Aside(0, value))


def test_every_kind_of_move_with_fields_is_misspelt() -> None:
    with_fields = {kind for kind in get_args(Move) if kind.__struct_fields__}
    assert {type(move) for move in MEANT} == with_fields


@settings(max_examples=games(3))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_3_whatever_stands_in_a_field_it_is_refused_and_changes_nothing(
    setup: Setup, seed: int, temper: Temper
) -> None:
    rng = Random(seed)
    seen: set[object] = set()
    for played in play(setup, rng, temper, longest=600):
        state = played.state
        if state.step in seen and rng.random() > 0.002:
            continue
        seen.add(state.step)
        pending = state.pending()
        before = snapshot(state)
        check_drawn(state)
        check_asides(state)
        assert snapshot(state) == before
        if not isinstance(pending, Ask):
            continue
        seat = rng.choice(pending.seats)
        options = state.options(seat)
        one = filled(rng.choice(options), rng, TRADERS)
        meant = filled(
            rng.choice([option for option in options if isinstance(option, Form)] or [one]), rng, TRADERS
        )
        moves = [odd for move in (one, meant, *rng.sample(MEANT, 3)) for odd in misspelt(move)]
        check_moves(state, pending, seat, rng.sample(moves, min(len(moves), 60)))
        check_frame(state, pending, filled(state.options(pending.seats[0])[0], rng, TRADERS))
        assert snapshot(state) == before


def test_law_3_every_misspelling_of_every_move_at_the_first_turn() -> None:
    """All of them, where most moves are of the turn."""
    for played in play(Setup(players=3), Random(1), TRADERS):
        pending = played.state.pending()
        if isinstance(pending, Ask) and pending.clock == "turn":
            check_moves(
                played.state, pending, pending.seats[0], [odd for move in MEANT for odd in misspelt(move)]
            )
            return


def test_law_3_every_misspelling_of_every_move_on_the_floor() -> None:
    """All of them, where deals are made."""
    for played in play(Setup(players=3), Random(1), TRADERS):
        pending = played.state.pending()
        if isinstance(pending, Ask) and pending.clock == "floor":
            check_moves(played.state, pending, 0, [odd for move in MEANT for odd in misspelt(move)])
            return
