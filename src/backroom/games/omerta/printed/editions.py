"""What each printed edition changes: one named switch per difference."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

EditionName = Literal["fr", "en", "nl", "ru"]


class Edition(Struct, frozen=True, kw_only=True):
    """The [E] rules: where the four prints differ."""

    gangsters_from_all_five: (
        bool  # O4: all five are shuffled; if not, as many as players, and the rest are laid aside
    )
    powers_optional: bool  # O18b: a power may be declined
    driver_returns_all: bool  # O24: one character thrown brings every thrown card back
    patrol_stops_shuffle: bool  # O29: the Lady leaves a blocked card in its place


EDITIONS: Final[dict[EditionName, Edition]] = {
    "fr": Edition(
        gangsters_from_all_five=True,
        powers_optional=True,
        driver_returns_all=True,
        patrol_stops_shuffle=True,
    ),
    "en": Edition(
        gangsters_from_all_five=False,
        powers_optional=False,
        driver_returns_all=True,
        patrol_stops_shuffle=False,
    ),
    "nl": Edition(
        gangsters_from_all_five=False,
        powers_optional=False,
        driver_returns_all=False,
        patrol_stops_shuffle=False,
    ),
    "ru": Edition(
        gangsters_from_all_five=False,
        powers_optional=False,
        driver_returns_all=True,
        patrol_stops_shuffle=False,
    ),
}
