"""Bounds how much one address or one seat may ask of the server."""

from __future__ import annotations

import math
from ipaddress import IPv6Network
from typing import Final, NamedTuple

MOST_KNOWN: Final = 50_000  # addresses remembered; beyond it, those with full buckets are dropped

A_WHILE: Final = 1.0  # seconds between two passes over all of them; a pass takes as long as many answers


NETWORK: Final = "/64"  # how the key of an IPv6 address ends
SITE_BITS: Final = 48  # of IPv6: what one home, company or tunnel is given at most, for 65,536 networks
SHARE: Final = 8  # a whole site may do this many times as much as one network, since a phone gets a network


def site_of(address: str) -> str | None:
    """The site to which an IPv6 network belongs; None for any other key."""
    if not address.endswith(NETWORK):
        return None
    return str(IPv6Network(address).supernet(new_prefix=SITE_BITS))


class Rate(NamedTuple):
    """How much is allowed: a burst, and then a steady rate per second."""

    burst: float
    per_second: float


class Bucket:
    """Holds what is left of a rate, and refills with time."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate: Rate = rate
        self.left: float = rate.burst
        self.at: float = now

    def refill(self, now: float) -> None:
        """Add what has accrued since the last time."""
        burst, per_second = self.rate
        left = self.left + (now - self.at) * per_second if now > self.at else self.left
        self.left = min(burst, left)
        self.at = now

    def spend(self, now: float, cost: float = 1.0) -> bool:
        """Take so much, if it is there; return whether it was."""
        self.refill(now)
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limiter:
    """Keeps a bucket for each address."""

    def __init__(self, rate: Rate, most: int = MOST_KNOWN) -> None:
        self.rate: Rate = rate
        self.most: int = most
        self.buckets: dict[str, Bucket] = {}
        self.forgot: float = 0.0  # when full buckets were last dropped

    def spend(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Whether this address, and its site, may do so much more now; if so, it is taken."""
        site = site_of(address)
        if site is None:
            return self.bucket(address, now).spend(now, cost)
        whole = self.bucket(site, now, SHARE)
        whole.refill(now)
        if whole.left < cost or not self.bucket(address, now).spend(now, cost):
            return False
        whole.left -= cost
        return True

    def bucket(self, key: str, now: float, share: int = 1) -> Bucket:
        """The bucket of an address or a site."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.most and now - self.forgot >= A_WHILE:
                self.forget(now)
            burst, per_second = self.rate
            bucket = self.buckets[key] = Bucket(Rate(burst * share, per_second * share), now)
        return bucket

    def charge(self, address: str, cost: float) -> None:
        """Take so much more from an address that has just done something, and from its site; both can owe."""
        for key in (address, site_of(address)):
            bucket = None if key is None else self.buckets.get(key)
            if bucket is not None:
                bucket.left -= cost

    def wait(self, address: str, cost: float) -> int:
        """Whole seconds until an address that was just refused may do so much."""
        wait = 0.0
        for key in (address, site_of(address)):
            bucket = None if key is None else self.buckets.get(key)
            if bucket is not None:
                wait = max(wait, (cost - bucket.left) / bucket.rate.per_second)
        return math.ceil(wait)

    def forget(self, now: float) -> None:
        """Drop the addresses whose buckets are full again."""
        self.forgot = now
        for bucket in self.buckets.values():
            bucket.refill(now)
        self.buckets = {
            address: bucket for address, bucket in self.buckets.items() if bucket.left < bucket.rate.burst
        }


class Presence:
    """Counts the open connections of each address, and of all."""

    def __init__(self, most: int, most_in_all: int) -> None:
        self.most: int = most
        self.most_in_all: int = most_in_all
        self.open: dict[str, int] = {}
        self.in_all: int = 0

    def enter(self, address: str) -> bool:
        """Count one more connection of this address, if it and its site may have one; return whether."""
        site = site_of(address)
        count, of_site = self.open.get(address, 0), 0 if site is None else self.open.get(site, 0)
        if count >= self.most or of_site >= SHARE * self.most or self.in_all >= self.most_in_all:
            return False
        self.open[address] = count + 1
        if site is not None:
            self.open[site] = of_site + 1
        self.in_all += 1
        return True

    def leave(self, address: str) -> None:
        """Count one connection of this address less."""
        self.in_all -= 1
        for key in (address, site_of(address)):
            count = 0 if key is None else self.open[key] - 1
            if key is not None and count:
                self.open[key] = count
            elif key is not None:
                del self.open[key]
