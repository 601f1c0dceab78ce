"""A form says exactly which moves are legal."""

from random import Random

from msgspec import Struct

from backroom.core.form import (
    Bag,
    Form,
    OneOf,
    Whole,
    allows,
    allows_value,
    count_values,
    draw_filling,
    fillings,
    is_option,
    moves_of,
)


class Bid(Struct, frozen=True, tag="bid"):
    to: int
    money: int
    cards: tuple[str, ...]


FORM = Form(
    "bid", (OneOf("to", (1, 3)), Whole("money", -20, 20, 10), Bag("cards", (("hit", 2), ("money", 1))))
)


def test_every_filling_is_allowed_and_made_once() -> None:
    made = list(fillings(FORM, Bid))
    assert len(made) == 2 * 5 * 6
    assert len(set(made)) == len(made)
    assert all(allows(FORM, bid) for bid in made)
    assert [count_values(field) for field in FORM.fields] == [2, 5, 6]


def test_a_drawn_filling_is_one_of_them() -> None:
    made = set(fillings(FORM, Bid))
    rng = Random(1)
    assert {draw_filling(FORM, Bid, rng) for _ in range(2000)} == made


def test_everything_else_is_not_allowed() -> None:
    assert allows(FORM, Bid(1, 10, ("hit", "hit", "money")))
    for to, money, cards in [
        (2, 10, ()),
        (True, 10, ()),
        (1, 30, ()),
        (1, 5, ()),
        (1, True, ()),
        (1, 10, ("money", "hit")),
        (1, 10, ("hit", "hit", "hit")),
        (1, 10, ("judge",)),
    ]:
        assert not allows(FORM, Bid(to, money, cards))


def test_another_kind_of_move_is_not_allowed() -> None:
    class Ask(Struct, frozen=True, tag="ask"):
        to: int
        money: int
        cards: tuple[str, ...]

    assert not allows(FORM, Ask(1, 10, ()))


def test_a_bag_takes_nothing_but_a_tuple() -> None:
    assert not allows_value(FORM.fields[2], ["hit"])


def test_an_option_is_a_move_or_a_filling_of_a_form() -> None:
    options = ["pass", FORM]
    assert is_option(options, "pass")
    assert is_option(options, Bid(3, -20, ("money",)))
    assert not is_option(options, Bid(3, -21, ("money",)))
    assert not is_option(options, "fold")


def test_the_moves_of_options_are_those_and_every_filling() -> None:
    assert moves_of(["pass", FORM], Bid) == ["pass", *fillings(FORM, Bid)]
