"""Picks the language that a browser asks for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

MOST_CHOICES: Final = 32  # no browser sends more than a dozen


def preferred(header: str, known: Collection[str]) -> str | None:
    """The best match of an Accept-Language header among these; None if it names none of them."""
    wanted = [choice.partition(";") for choice in header.split(",", MOST_CHOICES)[:MOST_CHOICES]]
    ranked = sorted(wanted, key=lambda choice: weight(choice[2]), reverse=True)
    for tag, _, parameter in ranked:
        language = tag.strip().partition("-")[0].lower()
        if language in known and weight(parameter) > 0:
            return language
    return None


def weight(parameter: str) -> float:
    """The weight of a choice, such as `q=0.8`; 1 if it is missing or nonsense."""
    name, _, value = parameter.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 1.0
