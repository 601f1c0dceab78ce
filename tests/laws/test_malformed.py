"""Law 3: whatever is in a field of an entry, it is refused or malformed and changes nothing.

For games that check the types of moves themselves; others only get what was decoded as a move.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, cast, get_args

import msgspec
import pytest

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.form import Form, is_option
from backroom.core.game import Answers, Aside, Ask
from backroom.core.optional import asides_of
from backroom.core.refusal import Malformed, Refused
from tests.laws.frames import answer, some_move
from tests.laws.kit import Kit, Trial
from tests.laws.kits import KITS
from tests.laws.trying import on_random_games

HUGE = (1 << 62, (1 << 63) - 1, 1 << 63, -(1 << 63), -(1 << 63) - 1, 1 << 64, 1 << 200, -(1 << 200))
NUMBERS = (*HUGE, -1, -2, 4, 31, 32, 64, 10_001)
WORDS = ("", "nowhere", "0", "\ud800", "x" * 10_000)


class Stray(msgspec.Struct, frozen=True, tag="claim"):
    """A Struct that belongs to no game."""


ODD: tuple[Any, ...] = (
    True, False, None, 1.0, 0.5, -0.0, float("nan"), float("inf"), b"boston", "1", 1, [], (), (1,), ["money"],
    ("money", 1), {}, {"type": "claim"}, {1}, 1j, object(), Stray(), Stray,
)  # fmt: skip

EVERYTHING: tuple[Any, ...] = (*NUMBERS, *WORDS, *ODD)
CHECKING = [name for name, kit in KITS.items() if kit.meant]


def swapped(thing: msgspec.Struct, name: str, value: object) -> Any:
    """The same Struct with another value in a field, unchecked."""
    return type(thing)(**{**msgspec.structs.asdict(thing), name: value})


def well_formed(kit: Kit, move: Any) -> bool:
    """Whether a move has the types it declares: a bool is not a number, a list not a tuple."""
    try:
        again = msgspec.json.decode(msgspec.json.encode(move), type=kit.game.move)
    except (TypeError, ValueError):
        return False
    return again == move


def everything(kit: Kit) -> tuple[Any, ...]:
    """Odd values, and moves of the game where they do not belong."""
    move: Any = kit.meant[0]
    kind = cast("Any", type(move))
    return (*EVERYTHING, move, kind, *parts(kit.meant))


def parts(moves: Any) -> Iterator[msgspec.Struct]:
    """The Structs within moves."""
    for move in moves:
        for name in move.__struct_fields__:
            for part in parts_of(getattr(move, name)):
                if isinstance(part, msgspec.Struct):
                    yield part


def parts_of(value: object) -> tuple[object, ...]:
    """The elements of a tuple; anything else has none."""
    return cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()


def misspelt(kit: Kit, move: Any) -> Iterator[Any]:
    """This move with every odd value in every field, and in those of the Structs within it."""
    odd = everything(kit)
    for name in move.__struct_fields__:
        for value in odd:
            yield swapped(move, name, value)
        for inner in parts_of(getattr(move, name))[:1]:
            if isinstance(inner, msgspec.Struct):
                for part, value in product(inner.__struct_fields__, odd):
                    yield swapped(move, name, (swapped(inner, part, value),))


def refuse(state: Any, entry: Any) -> Refused | Malformed:
    """Assert that `apply` and `advance` both refuse, in one of the two allowed ways."""
    with pytest.raises((Refused, Malformed)) as quiet:
        state.advance(entry)
    with pytest.raises((Refused, Malformed)) as said:
        state.apply(entry)
    assert type(said.value) is type(quiet.value)
    return said.value


def check_moves(kit: Kit, state: Any, seat: int, moves: list[Any]) -> None:
    """Try misspelt moves on a seat that is asked."""
    before = kit.snapshot(state)
    options = state.options(seat)
    for move in moves:
        formed = well_formed(kit, move)
        if formed and is_option(options, move):
            continue
        found = refuse(state, answer(kit, state, seat, move))
        assert isinstance(found, Refused if formed else Malformed), move
    assert kit.snapshot(state) == before


def check_frame(kit: Kit, state: Any, ask: Ask, move: Any) -> None:
    """Try odd values around a good move: as the question, the seat, the list of answers, the move."""
    good = answer(kit, state, ask.seats[0], move)
    rest = good.moves[1:]
    for value in everything(kit):
        if value != ask.id or type(value) is not int:
            refuse(state, Answers(value, good.moves))
        refuse(state, swapped(good, "moves", value))
        if type(value) is not int or value not in ask.seats:
            refuse(state, Answers(ask.id, ((value, move), *rest)))
        if value not in state.options(ask.seats[0]):
            refuse(state, Answers(ask.id, ((ask.seats[0], value), *rest)))
        refuse(state, value)


def check_drawn(kit: Kit, state: Any) -> None:
    """Try odd values as nature's answer."""
    pending = state.pending()
    size = pending.count if isinstance(pending, Dice) else 1
    for value in everything(kit):
        if value != (1,):
            refuse(state, Drawn(value))
        fits = type(value) is int and (
            (isinstance(pending, Dice) and 1 <= value <= pending.sides)
            or (isinstance(pending, Pick) and 0 <= value < pending.of)
        )
        if not fits:
            refuse(state, Drawn((value,) * size))


def check_asides(kit: Kit, state: Any, players: int) -> None:
    """Try odd values as asides."""
    allowed = asides_of(state, 0)
    for value in everything(kit):
        for move in kit.aside:
            if type(value) is not int or not 0 <= value < players:
                refuse(state, Aside(value, move))
            for name in move.__struct_fields__:
                odd = swapped(move, name, value)
                if type(value) is not int or odd not in allowed:
                    refuse(state, Aside(0, odd))
        refuse(state, Aside(0, value))


@pytest.mark.parametrize("name", CHECKING)
def test_every_kind_of_move_with_fields_is_misspelt(name: str) -> None:
    kit = KITS[name]
    with_fields = {kind for kind in get_args(kit.game.move) if kind.__struct_fields__}
    assert {type(move) for move in kit.meant} == with_fields


@on_random_games("misspelt")
def test_law_3_whatever_stands_in_a_field_it_is_refused_and_changes_nothing(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    rng = Random(seed)
    seen: set[object] = set()
    for played in kit.play(setup, rng, temper, trial.longest):
        state = played.state
        place = kit.place(state)
        if place in seen and rng.random() >= trial.often:
            continue
        seen.add(place)
        pending = state.pending()
        before = kit.snapshot(state)
        check_drawn(kit, state)
        check_asides(kit, state, setup.players)
        assert kit.snapshot(state) == before
        if not isinstance(pending, Ask):
            continue
        seat = rng.choice(pending.seats)
        options = state.options(seat)
        forms = [option for option in options if isinstance(option, Form)]
        meant = [some_move(kit, rng.choice(options), rng), *(some_move(kit, one, rng) for one in forms[:1])]
        moves = [odd for move in (*meant, *rng.sample(kit.meant, 3)) for odd in misspelt(kit, move)]
        check_moves(kit, state, seat, rng.sample(moves, min(len(moves), 60)))
        check_frame(kit, state, pending, some_move(kit, state.options(pending.seats[0])[0], rng))
        assert kit.snapshot(state) == before


@pytest.mark.parametrize(
    ("name", "clock"), [(name, clock) for name in CHECKING for clock in KITS[name].misspelt_at]
)
def test_law_3_every_misspelling_of_every_move(name: str, clock: str) -> None:
    """All of them, at the first question of this kind."""
    kit = KITS[name]
    for played in kit.play(kit.game.setup(players=3), Random(1), kit.tempers[0]):
        pending = played.state.pending()
        if isinstance(pending, Ask) and pending.clock == clock:
            odd = [odd for move in kit.meant for odd in misspelt(kit, move)]
            check_moves(kit, played.state, pending.seats[0], odd)
            return
    raise AssertionError(f"no question of the kind {clock!r} came up")
