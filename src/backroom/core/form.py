"""Forms: moves with bounded fields, too many to list (a deal, a vote). A form says exactly what is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

Value = int | str | bool | None | tuple[str, ...]


class Whole(Struct, frozen=True, tag="whole"):
    """An integer from `low` to `high`, in steps."""

    name: str
    low: int
    high: int
    step: int = 1


class OneOf(Struct, frozen=True, tag="one_of"):
    """One of these values."""

    name: str
    among: tuple[int | str | bool | None, ...]


class Bag(Struct, frozen=True, tag="bag"):
    """Some of these things, at most this many of each, in this order and repeated as often as taken."""

    name: str
    limits: tuple[tuple[str, int], ...]


Field = Whole | OneOf | Bag


class Form(Struct, frozen=True, tag="form"):
    """Stands for many moves: every filling is legal, and no other move of this kind and first fields is."""

    move: str  # the tag of the move it makes
    fields: tuple[Field, ...]


def count_values(field: Field) -> int:
    """How many values a field can take."""
    if isinstance(field, Whole):
        return (field.high - field.low) // field.step + 1
    if isinstance(field, OneOf):
        return len(field.among)
    ways = 1
    for _, limit in field.limits:
        ways *= limit + 1
    return ways


def values(field: Field) -> Iterator[Value]:
    """Every value a field can take."""
    if isinstance(field, Whole):
        yield from range(field.low, field.high + 1, field.step)
    elif isinstance(field, OneOf):
        yield from field.among
    else:
        for counts in product(*(range(limit + 1) for _, limit in field.limits)):
            yield bag(field, counts)


def bag(field: Bag, counts: tuple[int, ...]) -> tuple[str, ...]:
    """A value of the field, with this many of each thing."""
    return tuple(name for (name, _), count in zip(field.limits, counts, strict=True) for _ in range(count))


def draw_value(field: Field, rng: Random) -> Value:
    """A value of the field, drawn at random."""
    if isinstance(field, Whole):
        return field.low + field.step * int(rng.random() * count_values(field))
    if isinstance(field, OneOf):
        return field.among[int(rng.random() * len(field.among))]
    return bag(field, tuple(int(rng.random() * (limit + 1)) for _, limit in field.limits))


def allows_value(field: Field, value: object) -> bool:
    """Whether the field can take this value."""
    if isinstance(field, Whole):
        if type(value) is not int or not field.low <= value <= field.high:
            return False
        return (value - field.low) % field.step == 0
    if isinstance(field, OneOf):
        return any(type(value) is type(one) and value == one for one in field.among)
    if not isinstance(value, tuple):
        return False
    counts = tuple(value.count(name) for name, _ in field.limits)
    within = all(count <= limit for count, (_, limit) in zip(counts, field.limits, strict=True))
    return within and value == bag(field, counts)


def allows(form: Form, move: Struct) -> bool:
    """Whether this move is a filling of the form."""
    if move.__struct_config__.tag != form.move:
        return False
    return all(allows_value(field, getattr(move, field.name)) for field in form.fields)


def is_option(options: Sequence[Any], move: object) -> bool:
    """Whether a move is one of these options, or fills a form among them."""
    for option in options:
        if option == move:
            return True
        if isinstance(option, Form) and isinstance(move, Struct) and allows(option, move):
            return True
    return False


def draw_filling(form: Form, moves: Any, rng: Random) -> Any:
    """A random legal filling, as one of the game's `moves` (their union)."""
    return fill(form, {field.name: draw_value(field, rng) for field in form.fields}, moves)


def moves_of(options: Sequence[Any], moves: Any) -> list[Any]:
    """Every move among the options, each form with every filling; `moves` is the union of the moves."""
    found: list[Any] = []
    for option in options:
        found.extend(fillings(option, moves) if isinstance(option, Form) else [option])
    return found


def fillings(form: Form, moves: Any) -> Iterator[Any]:
    """Every legal filling, as one of the game's `moves` (their union); there may be very many."""
    names = [field.name for field in form.fields]
    for filled in product(*(values(field) for field in form.fields)):
        yield fill(form, dict(zip(names, filled, strict=True)), moves)


def fill(form: Form, filled: dict[str, Value], moves: Any) -> Any:
    """The move that these values make."""
    return msgspec.convert({"type": form.move, **filled}, moves)
