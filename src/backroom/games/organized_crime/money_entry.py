"""C32: an amount of money as a file writes it."""

from __future__ import annotations

from typing import Any, Final

from backroom.games.organized_crime.toml_file import Sheet, Where

UNIT: Final = 10_000
LARGEST_AMOUNT: Final = 1_000_000


def check_money(sheet: Sheet[Any], where: Where, amount: int) -> None:
    """C32: every amount is a positive multiple of $10,000."""
    if amount <= 0 or amount % UNIT or amount > LARGEST_AMOUNT:
        limits = f"{UNIT:,} to {LARGEST_AMOUNT:,}"
        sheet.fail(where, f"{amount:,} is not an amount: write a multiple of 10,000 dollars, {limits}")
