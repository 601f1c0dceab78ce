"""Answers to a question, good and bad, and the moves that fill its forms or miss them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from backroom.core.form import Field, Form, OneOf, Value, Whole, bag, draw_filling, draw_value, fill
from backroom.core.game import Answers, Ask
from tests.laws.kit import Kit


def some_move(kit: Kit, option: Any, rng: Random) -> Any:
    """An option as a move."""
    return draw_filling(option, kit.game.move, rng) if isinstance(option, Form) else option


def answer(kit: Kit, state: Any, seat: int, move: Any) -> Answers[Any]:
    """This seat's move, with a legal one from everybody else who must answer too."""
    ask: Ask = state.pending()
    if ask.mode == "floor":
        return Answers(ask.id, ((seat, move),))
    rng = Random(1)
    return Answers(
        ask.id,
        tuple(
            (one, move if one == seat else some_move(kit, state.options(one)[0], rng)) for one in ask.seats
        ),
    )


def misframed(good: Answers[Any], ask: Ask, players: int) -> Iterator[Answers[Any]]:
    """The same answers to another question, by others, by nobody, twice, or not by all."""
    moves = good.moves
    move = moves[0][1]
    yield Answers(ask.id + 1, moves)
    yield Answers(ask.id - 1, moves)
    yield Answers(ask.id, ())
    yield Answers(ask.id, moves[1:])
    yield Answers(ask.id, (*moves, moves[0]))
    for seat in (
        -1,
        players,
        players + 1,
        max(players, 5),
        *(one for one in range(players) if one not in ask.seats),
    ):
        yield Answers(ask.id, (*moves[1:], (seat, move)))
        yield Answers(ask.id, ((seat, move),))


def corners(kit: Kit, form: Form, rng: Random) -> Iterator[Any]:
    """Fillings at the bounds of each field, and some at random."""
    for field in form.fields:
        for end in ends(field):
            filled = {one.name: draw_value(one, rng) for one in form.fields}
            yield fill(form, {**filled, field.name: end}, kit.game.move)
    for _ in range(3):
        yield draw_filling(form, kit.game.move, rng)


def ends(field: Field) -> list[Value]:
    """The bounds of a field."""
    if isinstance(field, Whole):
        return [field.low, field.high]
    if isinstance(field, OneOf):
        return list(field.among)
    return [(), bag(field, tuple(limit for _, limit in field.limits))]


def beyond(kit: Kit, form: Form, rng: Random) -> Iterator[Any]:
    """Moves with one field out of bounds."""
    for field in form.fields:
        for value in (*outside(field), *kit.outside(field)):
            filled = {one.name: draw_value(one, rng) for one in form.fields}
            yield fill(form, {**filled, field.name: value}, kit.game.move)


def outside(field: Field) -> Iterator[Value]:
    """Values just beyond a field's bounds."""
    if isinstance(field, Whole):
        yield from (field.low - field.step, field.high + field.step, field.low - 1, field.high + 1)
        if field.step > 1:
            yield field.low + 1
    elif isinstance(field, OneOf):
        if all(type(one) is int for one in field.among):
            yield from (one for one in (-1, 4, 9) if one not in field.among)
    else:
        for name, limit in field.limits:
            yield (name,) * (limit + 1)
        held = [name for name, limit in field.limits if limit]
        if len(held) > 1:
            yield (held[1], held[0])
