"""The face that a person has chosen: one of the house's portraits, before a colour."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

PortraitName = Literal[
    "fedora", "flapper", "boxer", "singer", "chauffeur", "widow",
    "bookkeeper", "barman", "docker", "professor", "cook", "aviator",
]  # fmt: skip
FaceColour = Literal["red", "amber", "olive", "green", "teal", "blue", "violet", "rose"]


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """A portrait and its colour. Who has chosen none gets one from their name, in the client."""

    portrait: PortraitName
    colour: FaceColour
