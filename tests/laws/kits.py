"""The games that are put through the laws: those of the house, and examples from outside."""

from __future__ import annotations

from typing import Final

from tests.games.omerta.kit import OmertaKit
from tests.games.organized_crime.kit import OrganizedCrimeKit
from tests.laws.kit import Kit

KITS: Final[dict[str, Kit]] = {
    "omerta": OmertaKit(),
    "organized_crime": OrganizedCrimeKit(),
}
