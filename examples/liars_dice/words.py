"""What is chosen, said, told and seen in liar's dice."""

from typing import Annotated

from msgspec import Meta, Struct


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=6)] = 3
    dice: Annotated[int, Meta(ge=1, le=5)] = 5  # that each begins with
    wild: bool = True  # ones count as every face, and nobody bids on them


class Bid(Struct, frozen=True, tag="bid"):
    """Under all cups together there are at least so many dice of this face."""

    count: int
    face: int


class Doubt(Struct, frozen=True, tag="doubt"):
    """There are not so many."""


Move = Bid | Doubt
Cups = tuple[tuple[int, ...] | None, ...]  # by seat; None: covered


class Rolled(Struct, frozen=True, tag="rolled"):
    """A round begins: everybody has rolled, and looks under their own cup."""

    cups: Cups


class Raised(Struct, frozen=True, tag="raised"):
    seat: int
    bid: Bid


class Doubted(Struct, frozen=True, tag="doubted"):
    """A seat has doubted a bid: all cups are lifted, and somebody loses a die."""

    seat: int
    bid: Bid
    cups: Cups
    found: int  # dice that count for the bid
    loser: int


Event = Rolled | Raised | Doubted


class View(Struct, frozen=True):
    setup: Setup
    dice_left: tuple[int, ...]  # by seat
    cups: Cups
    turn: int
    bid: Bid | None
