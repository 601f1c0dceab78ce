"""Who was first: the quickest person, not the shortest wire. See docs/decisions/0009-the-table.md.

A race has one window for everybody. It opens when all see the card together (the reveal), and is over when
its clock has run out, when a short hold after the first right claim has, or when all asked have answered.
What that last way tells: that nobody is still thinking, and how long the last one thought. It tells so to
people who have all said their word, and what they said comes out in the same moment, so nobody can use it in
this race; how long somebody thinks is seen at any table. Until then nothing is told, not even who has
passed. To wait out every window instead would cost seconds at every discard, and be read from nobody's face.

The hold starts at the first right claim, which the game is asked (`State.decides`): a wrong one ends nothing
(O16). So whoever claimed wrongly knows it a little before all others do, when nothing can be done with it.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from backroom.core.chance import Shuffle
from backroom.core.fair import number, outcome, words
from backroom.table.delay import Delay
from backroom.table.pace import IN_SIGHT

ALLOWANCE: Final = 0.175  # seconds of one way that are made up for, at most: there, and back again
QUICKEST: Final = 0.150  # seconds in which nobody sees a card and presses: no claim is taken below this
KEEPING: Final = 0.020  # seconds that a line may take to be kept before its card leaves
LEAD: Final = 0.250  # seconds that the reveal waits for the slowest seat, at most
HOLD: Final = 0.300  # seconds that the first right claim waits for others on their way, at most
EQUAL: Final = 0.010  # seconds within which two claims are equal
LOTS: Final = b"backroom race 1"

Lots = Callable[[int, Sequence[int]], tuple[int, ...]]  # a place and the seats that share it: their order


class Claim(Struct, frozen=True):
    """A claim as it came in."""

    seat: int
    at: float  # its arrival
    allowance: float  # what it is given back of that; below 0: what its card came too early


class Finish(Struct, frozen=True):
    """One who claimed, in the judged order."""

    seat: int
    milliseconds: int  # after the reveal, less the way
    behind: int  # milliseconds after the first
    by_lot: bool  # equal to another one, and put in order by a draw


class Ruling(Struct, frozen=True):
    """How a race was judged: who, how fast, by how much."""

    ask: int
    finishes: tuple[Finish, ...]


class Way(NamedTuple):
    """What is made up for of one seat's distance in a race."""

    credit: float  # seconds there and back: half by sending the card early, half by giving it back
    swing: float  # seconds that one way may take more

    @property
    def ahead(self) -> float:
        """How long before the reveal the card is sent."""
        return self.credit / 2


def way_of(delay: Delay, room: float | None) -> Way:
    """What to make up for, of a distance and of what leaves its owner no quicker than others."""
    credit = min(2 * delay.one_way, 2 * ALLOWANCE)
    if room is not None:
        credit = min(credit, room)
    return Way(credit, min(delay.deviation, credit / 2))


def lead(ways: Iterable[Way]) -> float:
    """How long the reveal waits, so that the slowest seat sees it with the others.

    A card leaves when its line is kept, and for whoever is far away that must not be too late.
    """
    return min(LEAD, max((way.ahead + way.swing + min(KEEPING, way.ahead) for way in ways), default=0.0))


def hold(ways: Sequence[Way], own: Way, allowance: float) -> float:
    """How long after the first claim, which came this way and was given back so much, others are heard.

    All that are judged before it or equal are, and those that come in sight of it: how quick everybody is
    would else be known of the near alone. So are those who saw the card when it did not come early: who only
    seems to be far away would else be gone before anybody as quick is heard, and never compared.
    """
    farthest = max((way.ahead for way in ways), default=0.0)
    swing = max((way.swing for way in ways), default=0.0)
    return min(HOLD, max(own.ahead, farthest - allowance) + 2 * swing + EQUAL + IN_SIGHT)


def allowance(way: Way, nearest: float, since_reveal: float) -> float:
    """What a claim is given back that comes in so long after the reveal, from a seat so near by now.

    What it has by being sent the card early counts too: together they take nobody below what people can do,
    and a card that went to a far connection early is no start for a claim from a near one.
    """
    elapsed = since_reveal + way.ahead
    return min(way.credit, 2 * nearest, max(0.0, elapsed - QUICKEST)) - way.ahead


def judge(ask: int, reveal: float, claims: Sequence[Claim], lots: Lots) -> Ruling:
    """Put the claims in order; those within 10 ms of the first of them are equal, and lots are drawn."""
    waiting = sorted((after(claim, reveal), claim.seat) for claim in claims)
    finishes: list[Finish] = []
    while waiting:
        best = waiting[0][0]
        level = {seat: time for time, seat in waiting if time - best <= EQUAL}
        for seat in lots(len(finishes), list(level)) if len(level) > 1 else level:
            finishes.append(finish(seat, level[seat], finishes, by_lot=len(level) > 1))
        waiting = waiting[len(level) :]
    return Ruling(ask, tuple(finishes))


def after(claim: Claim, reveal: float) -> float:
    """The adjusted time of a claim, counted from the reveal and never before it."""
    return max(0.0, claim.at - claim.allowance - reveal)


def finish(seat: int, time: float, earlier: Sequence[Finish], *, by_lot: bool) -> Finish:
    """The next in the order."""
    milliseconds = round(time * 1000)
    first = earlier[0].milliseconds if earlier else milliseconds
    return Finish(seat, milliseconds, max(0, milliseconds - first), by_lot)


def draw_lots(key: bytes, ask: int) -> Lots:
    """The draws of one race, from the key of the game: whoever knows the secret can draw them again.

    They are no draws of the record, which has those that the game asked for and no others.
    """

    def lots(place: int, seats: Sequence[int]) -> tuple[int, ...]:
        own = hmac.digest(key, LOTS + number(ask), "sha256")
        order = outcome(Shuffle(len(seats), len(seats)), words(own, place))
        return tuple(seats[index] for index in order)

    return lots
