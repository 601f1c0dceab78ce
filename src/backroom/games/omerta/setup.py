"""What a table chooses before the first card is dealt."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from backroom.core.refusal import Malformed
from backroom.games.omerta.printed.cards import DeckName
from backroom.games.omerta.printed.editions import EditionName

MOST_ROUNDS = 20


Rounds = Annotated[int | None, Meta(extra_json_schema={"minimum": 1, "maximum": MOST_ROUNDS})]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seats, edition, deck and house rules of one game."""

    players: int = 4
    edition: EditionName = "en"
    deck: DeckName = "deduced"  # O2: which count of the characters
    rounds: Rounds = None  # O3: as many as players, unless the table chooses
    open_safe: bool = False  # O6: the safe lies face up
    snap: Literal["race", "sealed"] = "race"  # O17: by reflexes, or in secret with a draw
    memory_aid: bool = False  # O35: show everybody what they have legally seen


def check_setup(setup: Setup) -> None:
    """O3: raise `Malformed` for options no table can have, even if Python let them through unchecked."""
    try:
        msgspec.convert(msgspec.to_builtins(setup), Setup)
    except msgspec.ValidationError as error:
        raise Malformed(f"this is no setup of OMERTA: {error}") from error
    if not 3 <= setup.players <= 5:
        raise Malformed(f"O3: OMERTA is for 3 to 5 players, not {setup.players}")
    if setup.rounds is not None and not 1 <= setup.rounds <= MOST_ROUNDS:
        raise Malformed(f"O3: a game has 1 to {MOST_ROUNDS} rounds, not {setup.rounds}")
