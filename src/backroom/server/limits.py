"""How much one address or one seat may ask of the server."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

MOST_KNOWN: Final = 50_000  # addresses remembered; beyond it those that are full again are forgotten

A_WHILE: Final = 1.0  # seconds between two looks through all of them, which takes as long as many answers


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Bucket:
    """What is left of a rate; it refills with time."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate: Rate = rate
        self.left: float = rate.burst
        self.at: float = now

    def refill(self, now: float) -> None:
        """Add what came in since it was last looked at."""
        burst, per_second = self.rate
        left = self.left + (now - self.at) * per_second if now > self.at else self.left
        self.left = min(burst, left)
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take so much if there is so much left."""
        self.refill(now)
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """A bucket for each address."""

    def __init__(self, rate: Rate, most: int = MOST_KNOWN) -> None:
        self.rate: Rate = rate
        self.most: int = most
        self.buckets: dict[str, Bucket] = {}
        self.forgot: float = 0.0  # when it was last looked through for those who need not be known

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Whether this address may do so much more now."""
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= self.most and now - self.forgot >= A_WHILE:
                self.forget(now)
            bucket = self.buckets[address] = Bucket(self.rate, now)
        return bucket.take(now, cost)

    def charge(self, address: str, cost: float) -> None:
        """Take so much more from an address that has just done something; what it has not, it owes."""
        bucket = self.buckets.get(address)
        if bucket is not None:
            bucket.left -= cost

    def wait(self, address: str, cost: float) -> int:
        """Whole seconds after which an address that was just turned away may do so much."""
        lacking = cost - self.buckets[address].left
        return math.ceil(lacking / self.rate.per_second)

    def forget(self, now: float) -> None:
        """Drop those who have used nothing for so long that they are full again."""
        self.forgot = now
        for bucket in self.buckets.values():
            bucket.refill(now)
        self.buckets = {
            address: bucket for address, bucket in self.buckets.items() if bucket.left < self.rate.burst
        }


class Presence:
    """How many connections an address has open, and all of them together."""

    def __init__(self, most: int, most_in_all: int) -> None:
        self.most: int = most
        self.most_in_all: int = most_in_all
        self.open: dict[str, int] = {}
        self.in_all: int = 0

    def enter(self, address: str) -> bool:
        """Whether this address may open one more; if so, it has."""
        count = self.open.get(address, 0)
        if count >= self.most or self.in_all >= self.most_in_all:
            return False
        self.open[address] = count + 1
        self.in_all += 1
        return True

    def leave(self, address: str) -> None:
        """One connection of this address has closed."""
        self.in_all -= 1
        count = self.open[address] - 1
        if count:
            self.open[address] = count
        else:
            del self.open[address]
