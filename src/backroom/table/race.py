"""Judges races: the quickest person wins, not the shortest wire. See docs/decisions/0009-the-table.md.

A race has one window for everybody. It opens when everybody sees the card at the same time (the reveal), and
closes when its clock runs out, a short hold after the first right claim, or when everybody has answered. The
last way reveals that nobody is still thinking, and how long the last one thought. But it does so only once
everybody has answered, and the answers come out at the same moment, so nobody can use it in this race; how
long somebody thinks can be seen at any table. Until then nothing is told, not even who has passed. Waiting
out every window instead would cost seconds at every discard.

The hold starts at the first right claim, which the game decides (`Races.decides`): a wrong one ends nothing
(O16). So a person who claimed wrongly knows it a little before the others, when it is no longer of use.
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

ALLOWANCE: Final = 0.175  # seconds of one way that are compensated at most: there, and back again
QUICKEST: Final = 0.150  # seconds in which nobody sees a card and presses: no claim is judged quicker
KEEPING: Final = 0.020  # seconds that a line may take to be durable before its card leaves
LEAD: Final = 0.250  # seconds that the reveal waits for the slowest seat, at most
HOLD: Final = 0.300  # seconds that the first right claim waits for others on their way, at most
EQUAL: Final = 0.010  # seconds within which two claims are equal
LOTS: Final = b"backroom race 1"

Lots = Callable[[int, Sequence[int]], tuple[int, ...]]  # a place and the seats that share it: their order


class Claim(Struct, frozen=True):
    """A claim as it came in."""

    seat: int
    at: float  # when it arrived
    allowance: float  # seconds credited to it; below 0: how much too early its card came


class Finish(Struct, frozen=True):
    """A seat that claimed, in the judged order."""

    seat: int
    milliseconds: int  # after the reveal, less the credit
    behind: int  # milliseconds after the first
    by_lot: bool  # it was equal to another, and lots decided


class Ruling(Struct, frozen=True):
    """How a race was judged: who, how fast, by how much."""

    ask: int
    finishes: tuple[Finish, ...]


class Way(NamedTuple):
    """How much of one seat's distance is compensated in a race."""

    credit: float  # seconds there and back: half by sending the card early, half by crediting the claim
    swing: float  # seconds that one way may vary
    ahead: float  # seconds before the reveal that the card is sent: half of the credit


NO_WAY: Final = Way(0.0, 0.0, 0.0)  # for a bot, and for somebody who is absent


def way_of(delay: Delay, room: float | None) -> Way:
    """What to compensate of a delay, given the seconds (`room`) that make its owner as quick as others."""
    credit = min(2 * delay.one_way, 2 * ALLOWANCE)
    if room is not None:
        credit = min(credit, room)
    return Way(credit, min(delay.deviation, credit / 2), credit / 2)


def lead(ways: Iterable[Way]) -> float:
    """How long the reveal waits, so that the slowest seat sees it with the others.

    A card leaves once its line is durable, and for a distant seat that must not be too late.
    """
    return min(LEAD, max((way.ahead + way.swing + min(KEEPING, way.ahead) for way in ways), default=0.0))


def hold(ways: Sequence[Way], own: Way, allowance: float) -> float:
    """How long others are heard after the first claim, which came this way and was credited so much.

    All claims judged before or equal to it are heard, and those in sight of it: otherwise only the pace of
    people nearby would be known. So are those from seats that saw the card without a head start: otherwise a
    person who only seems to be far away would have won before anybody as quick is heard, and never be
    compared.
    """
    farthest = max((way.ahead for way in ways), default=0.0)
    swing = max((way.swing for way in ways), default=0.0)
    return min(HOLD, max(own.ahead, farthest - allowance) + 2 * swing + EQUAL + IN_SIGHT)


def allowance(way: Way, nearest: float, since_reveal: float) -> float:
    """The credit of a claim that arrives so long after the reveal, from a seat that is now so near.

    The head start of a card that was sent early counts too: together they take nobody below what people can
    do, and a card that went early to a distant connection is no head start for a claim from a near one.
    """
    elapsed = since_reveal + way.ahead
    return min(way.credit, 2 * nearest, max(0.0, elapsed - QUICKEST)) - way.ahead


def judge(ask: int, reveal: float, claims: Sequence[Claim], lots: Lots) -> Ruling:
    """Put the claims in order; those within 10 ms of the first among them are equal, and lots decide."""
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
    """The adjusted time of a claim, counted from the reveal and never negative."""
    return max(0.0, claim.at - claim.allowance - reveal)


def finish(seat: int, time: float, earlier: Sequence[Finish], *, by_lot: bool) -> Finish:
    """The next finish in the order."""
    milliseconds = round(time * 1000)
    first = earlier[0].milliseconds if earlier else milliseconds
    return Finish(seat, milliseconds, max(0, milliseconds - first), by_lot)


def draw_lots(key: bytes, ask: int) -> Lots:
    """The lots of one race, from the game's key: anybody who knows the secret can draw them again.

    They are not in the record, which has only the draws that the game asked for.
    """

    def lots(place: int, seats: Sequence[int]) -> tuple[int, ...]:
        own = hmac.digest(key, LOTS + number(ask), "sha256")
        order = outcome(Shuffle(len(seats), len(seats)), words(own, place))
        return tuple(seats[index] for index in order)

    return lots
