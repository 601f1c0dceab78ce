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
from typing import Final

from msgspec import Struct

from backroom.core.chance import Shuffle
from backroom.core.fair import number, outcome, words
from backroom.table.delay import Delay

ALLOWANCE: Final = 0.150  # seconds that a claim is given back for its way, at most
QUOTA: Final = 0.450  # seconds that a seat can have in store
REFILL: Final = 0.010  # seconds that come to the store in a second: a full allowance in 15 s
LEAD: Final = 0.250  # seconds that the reveal waits for the slowest seat, at most
HOLD: Final = 0.200  # seconds that the first right claim waits for others on their way, at most
EQUAL: Final = 0.010  # seconds within which two claims are equal
LOTS: Final = b"backroom race 1"

Lots = Callable[[int, Sequence[int]], tuple[int, ...]]  # a place and the seats that share it: their order


class Quota:
    """What a seat can still be given back: a store that refills slowly, so that faking lag buys little."""

    __slots__ = ("at", "stored")

    def __init__(self) -> None:
        self.stored: float = QUOTA
        self.at: float = 0.0

    def left(self, now: float) -> float:
        """What the store holds now; a clock that was set back refills nothing."""
        return min(QUOTA, self.stored + REFILL * max(0.0, now - self.at))

    def spend(self, seconds: float, now: float) -> None:
        """Take so much from the store."""
        self.stored = self.left(now) - seconds
        self.at = now


class Claim(Struct, frozen=True):
    """A claim as it came in."""

    seat: int
    at: float  # its arrival
    allowance: float  # what it is given back of that


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


def lead(delays: Iterable[Delay]) -> float:
    """How long the reveal waits, so that the slowest seat sees it with the others."""
    return min(LEAD, max((delay.at_worst for delay in delays), default=0.0))


def ahead_of_reveal(delay: Delay) -> float:
    """How long before the reveal its card is sent along a wire: never more than a claim is given back.

    Who only seems to be far away has the card so much sooner than all others.
    """
    return min(delay.one_way, ALLOWANCE)


def hold(delays: Iterable[Delay]) -> float:
    """How long after the first claim one that is judged before it, or equal, can still come in."""
    ways = [(min(delay.one_way, ALLOWANCE), delay.at_worst - delay.one_way) for delay in delays]
    spread = max(way for way, _ in ways) - min(way for way, _ in ways)
    return min(HOLD, spread + 2 * max(swing for _, swing in ways) + EQUAL)


def allowance(delay: Delay, quota: Quota, *, reveal: float, now: float) -> float:
    """What a claim that comes in now is given back: its way, but never more than takes it to the reveal."""
    return max(0.0, min(delay.one_way, ALLOWANCE, quota.left(now), now - reveal))


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
