"""What a seat may say. Moves are verbs, and hold nothing that the garbage collector would have to follow."""

from __future__ import annotations

from msgspec import Struct


class Peek(Struct, frozen=True, gc=False, tag="peek"):
    """O7: look at two of your own four cards."""

    places: tuple[int, int]


class CallOmerta(Struct, frozen=True, gc=False, tag="omerta"):
    """O8, O30: stop the round."""


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """O9: the top of the draw pile."""


class Take(Struct, frozen=True, gc=False, tag="take"):
    """O9: the top of the discard pile."""


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Do nothing: let a snap or a Killer question go by, or a turn in which nothing can be drawn (O12)."""


class Replace(Struct, frozen=True, gc=False, tag="replace"):
    """O10: put the drawn card in the place of your own, which is discarded."""

    place: int


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """O10: put the drawn card straight on the discard pile."""


class Snap(Struct, frozen=True, gc=False, tag="snap"):
    """O13: throw this card on the bottle just discarded."""

    place: int


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    """O18b: leave a power unused."""


class Swap(Struct, frozen=True, gc=False, tag="swap"):
    """O19 gangster: exchange two cards of two players, unseen."""

    seat: int
    place: int
    other: int
    other_place: int


class Mix(Struct, frozen=True, gc=False, tag="mix"):
    """O20 lady: shuffle an opponent's hand."""

    seat: int


class Look(Struct, frozen=True, gc=False, tag="look"):
    """O21 mole: look at one of your own cards."""

    place: int


class Give(Struct, frozen=True, gc=False, tag="give"):
    """O22 snitch: a card from the draw pile to each of these, or two to one."""

    first: int
    second: int


class OpenSafe(Struct, frozen=True, gc=False, tag="open_safe"):
    """O23 safecracker: look at the four cards in the safe."""


class Exchange(Struct, frozen=True, gc=False, tag="exchange"):
    """O23 safecracker: your own card, unseen, for one in the safe."""

    place: int
    safe: int


class Throw(Struct, frozen=True, gc=False, tag="throw"):
    """O24 driver: discard one or two of your own bottles."""

    places: tuple[int, ...]


class Show(Struct, frozen=True, gc=False, tag="show"):
    """O25: show this card as the Killer."""

    place: int


class LayMamma(Struct, frozen=True, gc=False, tag="lay_mamma"):
    """O28: this player loses the next turn."""

    seat: int


class LayPatrol(Struct, frozen=True, gc=False, tag="lay_patrol"):
    """O29: this card is blocked for two turns."""

    seat: int
    place: int


Move = (
    Peek | CallOmerta | Draw | Take | Pass | Replace | Discard | Snap | Decline | Swap | Mix | Look | Give
    | OpenSafe | Exchange | Throw | Show | LayMamma | LayPatrol
)  # fmt: skip
Menu = tuple[Move, ...]
