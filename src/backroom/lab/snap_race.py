"""How fair the snap race is: equally quick people on wires of different length, raced many times.

The people and the network are simulated here; the allowance, the hold and the judging are the table's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, Literal, NamedTuple

from backroom.lab.interval import wilson
from backroom.table.delay import Delay
from backroom.table.race import Claim, Quota, ahead_of_reveal, allowance, draw_lots, hold, judge, lead

MEDIAN: Final = 0.45  # seconds from the reveal to the press of somebody who knows the card; quick on purpose,
SPREAD: Final = 0.22  # ... and alike (as a logarithm): half are within 70 ms, so that milliseconds matter
PINGS: Final = 40  # before the first race
BETWEEN: Final = 15.0  # seconds from one race to the next, with a ping
STEADY: Final = 0.002  # seconds of jitter on any wire
SWING: Final = 0.10  # ... and as a part of its length
SMOOTHING: Final = 1 / 8  # the weight of a round trip in the kernel's estimate (RFC 6298)

Scheme = Literal["none", "table"]


class Wire(NamedTuple):
    """A seat's connection, and what its owner does with it."""

    one_way: float  # seconds, on average
    held_back: float = 0.0  # seconds by which pongs are delayed, to seem farther away
    direct: bool = True  # whether the kernel's own round trip is known
    peeks: bool = False  # shows the card as soon as it has it, not when all do

    def passage(self, rng: Random) -> float:
        """How long one message takes: hardly ever much less than the average, and sometimes much more."""
        jitter = min(self.one_way, STEADY + SWING * self.one_way)
        return self.one_way - jitter + rng.expovariate(1 / jitter)


class Seat:
    """A wire, and what the server knows of it."""

    def __init__(self, wire: Wire, rng: Random) -> None:
        self.wire = wire
        self.rng = rng
        self.delay = Delay()
        self.kernel = wire.one_way * 2  # its own estimate, smoothed
        self.quota = Quota()
        self.wins = 0

    def ping(self) -> None:
        """One round trip, as the server measures it; the kernel's own is without what is held back."""
        there_and_back = self.wire.passage(self.rng) + self.wire.passage(self.rng)
        self.kernel += SMOOTHING * (there_and_back - self.kernel)
        self.delay.measure(there_and_back + self.wire.held_back, self.kernel if self.wire.direct else None)

    def press(self, sent: float, reveal: float, *, staggered: bool) -> float:
        """When this person's claim comes in.

        A client turns the card up so long after it came as the server said, which cannot know how long
        this very message took. Where sending is staggered, the card is on its way only in time.
        """
        wait = max(0.0, reveal - sent - ahead_of_reveal(self.delay))
        leaves = sent + wait if staggered else sent
        comes = leaves + self.wire.passage(self.rng)
        seen = comes if staggered or self.wire.peeks else comes + wait
        return seen + MEDIAN * exp(SPREAD * self.rng.gauss(0.0, 1.0)) + self.wire.passage(self.rng)


class Share(NamedTuple):
    """How often one seat won."""

    wire: Wire
    rate: float
    low: float  # the 95 % interval
    high: float


class Report(NamedTuple):
    """The shares of the seats in so many races."""

    title: str
    races: int
    shares: tuple[Share, ...]

    def gap(self, longest: float = 0.150) -> float:
        """The largest difference between two seats up to so many seconds away."""
        near = [share.rate for share in self.shares if share.wire.one_way <= longest]
        return max(near) - min(near)

    def text(self) -> str:
        """A line for each seat."""
        lines = [f"{self.title} ({self.races:,} races)"]
        for share in self.shares:
            way = f"{share.wire.one_way * 1000:4.0f} ms"
            lines.append(f"  {way}  wins {share.rate:6.1%}  ({share.low:.1%} to {share.high:.1%})")
        lines.append(f"  largest difference up to 150 ms: {self.gap() * 100:.1f} points")
        return "\n".join(lines)


def simulate(
    wires: Sequence[Wire],
    *,
    title: str,
    scheme: Scheme = "table",
    staggered: bool = True,
    races: int = 40_000,
    seed: int = 1,
) -> Report:
    """Race so many times, everybody claiming every time, and count who wins."""
    rng = Random(f"snap race {seed}")
    seats = [Seat(wire, rng) for wire in wires]
    for seat in seats:
        for _ in range(PINGS):
            seat.ping()
    for race in range(races):
        sent = BETWEEN * race
        first = by_arrival(seats, sent) if scheme == "none" else by_table(seats, sent, staggered, race)
        seats[first].wins += 1
        for seat in seats:
            seat.ping()
    return Report(title, races, tuple(share(seat, races) for seat in seats))


def by_arrival(seats: Sequence[Seat], sent: float) -> int:
    """Whose claim came in first, of a card that everybody turned up when it came."""
    came = [seat.press(sent, sent, staggered=False) for seat in seats]
    return came.index(min(came))


def by_table(seats: Sequence[Seat], sent: float, staggered: bool, race: int) -> int:
    """Whom the table judges to be first, of the claims that came in before it did."""
    delays = [seat.delay for seat in seats]
    reveal = sent + lead(delays)
    came = [seat.press(sent, reveal, staggered=staggered) for seat in seats]
    closed = min(came) + hold(delays)
    claims: list[Claim] = []
    for index, seat in enumerate(seats):
        if came[index] <= closed:
            given = allowance(seat.delay, seat.quota, reveal=reveal, now=came[index])
            seat.quota.spend(given, came[index])
            claims.append(Claim(index, came[index], given))
    return judge(race, reveal, claims, draw_lots(b"simulated", race)).finishes[0].seat


def share(seat: Seat, races: int) -> Share:
    """How often this seat won, with its interval."""
    rate = seat.wins / races
    return Share(seat.wire, rate, *wilson(rate, races))
