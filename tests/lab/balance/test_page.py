"""The balance page says which bases are too good, and which it cannot decide."""

from __future__ import annotations

from backroom.lab.balance.figures import Cell, Figures, Rate
from backroom.lab.balance.page import lopsided, markdown, undecided


def base(name: str, low: float, rate: float, high: float) -> Rate:
    """A base among four, in a thousand games."""
    return Rate(f"base_{name}", 1000, rate * 250, rate / 4, low / 4, high / 4, 1 / 4)


FIGURES = [
    Figures(
        Cell("short", 4),
        1000,
        1000,
        0.996,
        150,
        (44,) * 1000,
        (97.0,) * 1000,
        (
            base("boston", 1.31, 1.4, 1.5),
            base("miami", 0.4, 0.5, 0.6),
            base("new_york", 1.2, 1.25, 1.31),
            base("las_vegas", 1.1, 1.2, 1.29),
        ),
        (),
    )
]


def test_a_base_is_too_good_when_its_whole_interval_is_above() -> None:
    assert lopsided(FIGURES) == ["short with 4: boston 1.40 (1.31 to 1.50)"]


def test_a_base_is_undecided_while_its_interval_holds_the_mark() -> None:
    assert undecided(FIGURES) == ["short with 4: new_york 1.25 (1.20 to 1.31)"]


def test_the_page_says_both() -> None:
    page = markdown(FIGURES, games=1000, seed=1, bot="regular", folder="balance")
    assert "(the whole interval is above it):\nshort with 4: boston 1.40 (1.31 to 1.50)." in page
    assert "--games 1000 --seed 1`" in page
    assert "--games 1000 --seed 1 --most 3000`" in markdown(
        FIGURES, games=1000, seed=1, bot="regular", folder="balance", most=3000
    )
    assert "inside the interval):\nshort with 4: new_york 1.25 (1.20 to 1.31)." in page
