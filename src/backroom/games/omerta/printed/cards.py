"""O1, O2: what is printed on the cards, and how many of each there are."""

from __future__ import annotations

from typing import Final, Literal

CardName = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "gangster", "lady", "mole", "snitch", "driver", "safecracker",
    "killer", "witness", "alibi", "mamma", "patrol",
]  # fmt: skip
GangsterName = Literal["al_capone", "lucky_luciano", "virginia_hill", "johnny_torrio", "meyer_lansky"]
DeckName = Literal["deduced", "sorted"]

# The engine counts in kinds: 1 to 10 are the bottles, then the characters; 0 is an empty place.
GANGSTER: Final = 11
LADY: Final = 12
MOLE: Final = 13
SNITCH: Final = 14
DRIVER: Final = 15
SAFECRACKER: Final = 16
KILLER: Final = 17
WITNESS: Final = 18
ALIBI: Final = 19
MAMMA: Final = 20
PATROL: Final = 21
KINDS: Final = 22

NAMES: Final[tuple[CardName | None, ...]] = (
    None, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "gangster", "lady", "mole", "snitch", "driver", "safecracker",
    "killer", "witness", "alibi", "mamma", "patrol",
)  # fmt: skip
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES) if name is not None}

# O1, O2: points by kind.
POINTS: Final = bytes((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 15, 15, 20, 20, 15, 15, 10, 0, 15, 15))

FAMOUS: Final[tuple[GangsterName, ...]] = (
    "al_capone", "lucky_luciano", "virginia_hill", "johnny_torrio", "meyer_lansky",
)  # fmt: skip
AL_CAPONE: Final = 0

BOTTLES: Final = {"1": 4, "2": 4, "3": 4, "4": 4, "5": 4, "6": 4, "7": 4, "8": 4, "9": 4, "10": 4}
# O2: the copies of each character. An owner of the box who counts differently changes this one table.
COPIES: Final[dict[DeckName, dict[str, int]]] = {
    "deduced": {
        "gangster": 3, "lady": 3, "mole": 3, "snitch": 2, "driver": 3, "safecracker": 1,
        "killer": 1, "witness": 1, "alibi": 1, "mamma": 1, "patrol": 1,
    },
    "sorted": {
        "gangster": 3, "lady": 3, "mole": 3, "snitch": 2, "driver": 2, "safecracker": 2,
        "killer": 1, "witness": 1, "alibi": 1, "mamma": 1, "patrol": 1,
    },
}  # fmt: skip


def deck(name: DeckName) -> tuple[int, ...]:
    """O1: the 60 bottles and characters, as kinds."""
    copies = {**BOTTLES, **COPIES[name]}
    return tuple(KIND_OF[card] for card, count in copies.items() for _ in range(count))


def is_bottle(kind: int) -> bool:
    """O1: a bottle, not a character."""
    return 1 <= kind <= 10


def name_of(kind: int) -> CardName:
    """The name at the edge of a kind that is a card."""
    name = NAMES[kind]
    assert name is not None
    return name
