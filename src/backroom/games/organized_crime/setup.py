"""What a table chooses before the first roll of the dice."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from backroom.core.refusal import Malformed

Variant = Literal["standard", "short", "limit"]

MOST_ROUNDS = 200
Rounds = Annotated[int | None, Meta(extra_json_schema={"minimum": 1, "maximum": MOST_ROUNDS})]
LONGEST_TEXT = 32_768  # characters, and bytes, of a board or of decks
Sheet = Annotated[str, Meta(max_length=LONGEST_TEXT)]
ROUNDS: dict[Variant, int | None] = {"standard": None, "short": 12, "limit": 40}


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seats, the variant, and the text of another board or decks, so that a record is complete."""

    players: int = 4
    variant: Variant = "standard"
    rounds: Rounds = None  # of `short` and `limit`; None: as many as the variant has
    board: Sheet | None = None  # the text of another board.toml
    decks: Sheet | None = None  # the text of another decks.toml


def check_setup(setup: Setup) -> None:
    """Raise `Malformed` for options no table can have, even if Python let them through unchecked."""
    try:
        msgspec.convert(msgspec.to_builtins(setup), Setup)
    except msgspec.ValidationError as error:
        raise Malformed(f"this is no setup of ORGANIZED CRIME: {error}") from error
    if not 2 <= setup.players <= 4:
        raise Malformed(f"ORGANIZED CRIME is for 2 to 4 players, not {setup.players}")
    if setup.rounds is None:
        return
    if setup.variant == "standard":
        raise Malformed("C1: the game ends when one Boss is left; choose `short` or `limit` to count rounds")
    if not 1 <= setup.rounds <= MOST_ROUNDS:
        raise Malformed(f"a game has 1 to {MOST_ROUNDS} rounds, not {setup.rounds}")


def round_limit(setup: Setup) -> int | None:
    """How many rounds there are, if they are counted."""
    return setup.rounds if setup.rounds is not None else ROUNDS[setup.variant]
