"""How fair the snap race is: equally quick people on wires of different length, raced many times.

The people and the network are simulated; the credit, the hold and the judging are the table's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, Literal, NamedTuple

from backroom.lab.interval import wilson
from backroom.table.delay import Delay
from backroom.table.pace import Pace, room_for
from backroom.table.race import NO_WAY, Claim, after, allowance, draw_lots, hold, judge, lead, way_of

PINGS: Final = 40  # before the first race
STEADY: Final = 0.002  # seconds of jitter on any wire
SWING: Final = 0.10  # ... and as a share of its length, if it is shaky
DAWDLE: Final = 0.05  # seconds by which a claim is delayed to count as slow and still be heard
SMOOTHING: Final = 1 / 8  # the weight of a round trip in the kernel's estimate (RFC 6298)

Scheme = Literal["none", "table"]


class People(NamedTuple):
    """How quickly everybody presses once they know the card."""

    median: float  # seconds after seeing it
    spread: float  # the standard deviation of the logarithm

    def reaction(self, rng: Random) -> float:
        """One reaction, in seconds."""
        return self.median * exp(self.spread * rng.gauss(0.0, 1.0))


USUAL: Final = People(0.45, 0.22)  # quick and alike: half within 70 ms, so that milliseconds matter
ALERT: Final = People(0.20, 0.075)  # as quick as anybody, within 15 ms: being ahead by that wins every race


class Wire(NamedTuple):
    """A seat's connection, and what its owner does with it."""

    one_way: float  # seconds, on average
    held_back: float = 0.0  # seconds by which pongs are delayed, to seem farther away
    late_too: float = 0.0  # seconds by which everything a kernel measures is delayed, but not claims
    direct: bool = True  # whether the kernel's own round trip is known
    peeks: bool = False  # shows the card as soon as it arrives, not at the reveal
    second: float | None = None  # seconds of one way to a nearer tab, which sends the claims
    dawdles: float = 0.0  # the share of claims delayed on purpose, to seem slow
    swing: float = SWING

    def passage(self, one_way: float, rng: Random) -> float:
        """How long one message takes: rarely much less than the average, and sometimes much more."""
        jitter = min(one_way, STEADY + self.swing * one_way)
        return one_way - jitter + rng.expovariate(1 / jitter)


class Seat:
    """A wire, and what the server knows about it."""

    def __init__(self, wire: Wire, rng: Random) -> None:
        self.wire = wire
        self.rng = rng
        self.delay = Delay()
        self.near = Delay()  # of the second tab
        self.kernel = wire.one_way * 2 + wire.late_too  # its own estimate, smoothed
        self.pace = Pace()
        self.way = NO_WAY
        self.wins = 0

    def ping(self) -> None:
        """One round trip as the server measures it; the kernel's own excludes what is held back."""
        wire = self.wire
        there_and_back = self.there_and_back(wire.one_way) + wire.late_too
        self.kernel += SMOOTHING * (there_and_back - self.kernel)
        self.delay.measure(there_and_back + wire.held_back, self.kernel if wire.direct else None)
        if wire.second is not None:
            self.near.measure(self.there_and_back(wire.second))

    def there_and_back(self, one_way: float) -> float:
        """One round trip on a wire of this length."""
        return self.wire.passage(one_way, self.rng) + self.wire.passage(one_way, self.rng)

    def nearest(self) -> Delay:
        """What the table takes for this seat's distance."""
        return self.delay if self.wire.second is None else min(self.delay, self.near, key=one_way_of)

    def press(self, sent: float, reveal: float, *, staggered: bool, people: People) -> float:
        """When this person's claim arrives.

        A client turns the card up as long after its arrival as the server said; the server cannot know how
        long this very message took. With staggered sending, the card leaves just in time. A second tab with a
        slow way back shows it at once.
        """
        wire = self.wire
        wait = max(0.0, reveal - sent - self.way.ahead)
        leaves = sent + wait if staggered else sent
        near = wire.one_way if wire.second is None else wire.second
        comes = leaves + wire.passage(near, self.rng)
        seen = comes if staggered or wire.peeks else comes + wait
        late = DAWDLE if self.rng.random() < wire.dawdles else 0.0
        return seen + people.reaction(self.rng) + late + wire.passage(near, self.rng)


def one_way_of(delay: Delay) -> float:
    """The one-way time of a measured delay."""
    return delay.one_way


class Share(NamedTuple):
    """How often one seat won."""

    wire: Wire
    rate: float
    low: float  # the 95 % interval
    high: float


class Report(NamedTuple):
    """The shares of the seats in a number of races."""

    title: str
    races: int
    shares: tuple[Share, ...]

    def gap(self, longest: float = 0.150) -> float:
        """The largest difference between two seats up to this many seconds away."""
        near = [share.rate for share in self.shares if share.wire.one_way <= longest]
        return max(near) - min(near)

    def text(self) -> str:
        """One line per seat."""
        lines = [f"{self.title} ({self.races:,} races)"]
        for share in self.shares:
            way = f"{share.wire.one_way * 1000:4.0f} ms"
            lines.append(f"  {way}  wins {share.rate:6.1%}  ({share.low:.1%} to {share.high:.1%})")
        lines.append(f"  largest difference up to 150 ms: {self.gap() * 100:.1f} points")
        return "\n".join(lines)


def simulate(  # noqa: PLR0913 - what is raced, and how
    wires: Sequence[Wire],
    *,
    title: str,
    scheme: Scheme = "table",
    staggered: bool = True,
    races: int = 40_000,
    evening: int = 200,
    people: People = USUAL,
    seed: int = 1,
) -> Report:
    """Race this many times, with everybody claiming every time, and count who wins.

    After each evening of races the players are unknown again.
    """
    rng = Random(f"snap race {seed}")
    seats = [Seat(wire, rng) for wire in wires]
    for seat in seats:
        for _ in range(PINGS):
            seat.ping()
    for race in range(races):
        for seat in seats:
            if race % evening == 0:
                seat.pace = Pace()
            seat.ping()
        if scheme == "none":
            first = by_arrival(seats, people)
        else:
            first = by_table(seats, people, staggered=staggered, race=race)
        seats[first].wins += 1
    return Report(title, races, tuple(share(seat, races) for seat in seats))


def by_arrival(seats: Sequence[Seat], people: People) -> int:
    """Whose claim arrived first, with a card that everybody turned up on arrival."""
    came = [seat.press(0.0, 0.0, staggered=False, people=people) for seat in seats]
    return came.index(min(came))


def by_table(seats: Sequence[Seat], people: People, *, staggered: bool, race: int) -> int:
    """Whom the table judges to be first, among the claims that arrived before it ruled."""
    for seat in seats:
        others = [other.pace for other in seats if other is not seat]
        seat.way = way_of(seat.nearest(), room_for(seat.pace, others))
    ways = [seat.way for seat in seats]
    reveal = lead(ways)
    came = [seat.press(0.0, reveal, staggered=staggered, people=people) for seat in seats]
    claims = [
        Claim(index, came[index], allowance(seat.way, seat.nearest().one_way, came[index] - reveal))
        for index, seat in enumerate(seats)
    ]
    first = min(claims, key=lambda claim: claim.at)
    closes = first.at + hold(ways, ways[first.seat], first.allowance)
    heard = [claim for claim in claims if claim.at <= closes]
    quickest = min(after(claim, reveal) for claim in heard)
    for claim in heard:
        elapsed, judged = claim.at - reveal + ways[claim.seat].ahead, after(claim, reveal)
        seats[claim.seat].pace.note_claim(elapsed, judged, judged - quickest)
    return judge(race, reveal, heard, draw_lots(b"simulated", race)).finishes[0].seat


def share(seat: Seat, races: int) -> Share:
    """How often this seat won, with its interval."""
    rate = seat.wins / races
    return Share(seat.wire, rate, *wilson(rate, races))
