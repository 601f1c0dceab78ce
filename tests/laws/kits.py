"""The games that go through the laws: our own, and those from outside."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from backroom.games.outside import plugs
from tests.games.omerta.kit import OmertaKit
from tests.games.organized_crime.kit import OrganizedCrimeKit
from tests.laws.kit import Kit

HOUSE: Final[dict[str, Kit]] = {
    "omerta": OmertaKit(),
    "organized_crime": OrganizedCrimeKit(),
}
KITS: Final[dict[str, Kit]] = HOUSE | {
    name: import_module(f"{plug.module}.kit").KIT for name, plug in plugs().items()
}
