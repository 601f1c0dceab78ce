"""Bulk randomness for playouts and benchmarks: far cheaper than asking a generator for every pick."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.native import i64, vec
from backroom.core.rows import all_bits, take_distinct

# Single picks come from Knuth's 64-bit linear congruential generator; its upper 48 bits are a fraction of 1.
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
FRACTION: Final = 0xFFFF_FFFF_FFFF
TOP: Final = 0x7_FFFF_FFFF  # what is left of 64 bits when 29 are shifted out

# Multiple picks come from bytes. For every number of things: which of them a byte stands for, and the bytes
# that would favour the first ones.
BYTE: Final = 256
FETCHED: Final = 512
MANY: Final = 8
PICKS: Final[list[bytes]] = [bytes([byte * of >> 8 for byte in range(BYTE)]) for of in range(BYTE + 1)]
UNFAIR: Final[list[bytes]] = [
    bytes([byte for byte in range(BYTE) if byte * of % BYTE < BYTE % of]) if of else b""
    for of in range(BYTE + 1)
]


class Stream:
    """Makes nearly unbiased picks, repeatable by seed and the same on both engines."""

    def __init__(self, rng: Random) -> None:
        self.rng: Random = rng
        self.seed: i64 = rng.getrandbits(63)
        self.multiplier: i64 = MULTIPLIER  # as machine integers: literals this long would be unpacked
        self.increment: i64 = INCREMENT  # ... at every use
        self.whole: i64 = all_bits()
        self.pools: list[bytes] = [b""] * (BYTE + 1)
        self.used: vec[i64] = vec[i64]([0] * (BYTE + 1))  # of each pool
        self.picks: vec[i64] = vec[i64]([0] * BYTE)
        self.marks: vec[i64] = vec[i64]([0] * (BYTE + 1))

    def below(self, of: i64) -> i64:
        """The index of one of this many equally likely things, at most 32,768."""
        seed: i64 = self.seed * self.multiplier + self.increment & self.whole
        self.seed = seed
        return (seed >> 16 & FRACTION) * of >> 48

    def turn_to(self, seed: i64, page: i64) -> None:
        """Go on from a seed, differently on each page of what it stands for."""
        mixed: i64 = (seed + page * self.increment) * self.multiplier & self.whole
        mixed ^= mixed >> 29 & TOP
        self.seed = mixed * self.multiplier + self.increment & self.whole

    def happens(self, chance: float) -> bool:
        """Whether something with this probability happens."""
        return self.rng.random() < chance

    def some_of(self, of: i64, take: i64) -> vec[i64]:
        """`take` of `of` things, at most 256, in a random order.

        Their indexes are at the front of the returned row, which the next call overwrites.
        """
        if take >= MANY and take * 2 < of:
            return self.many_of(of, take)
        picks = self.picks
        if take == 1:
            picks[0] = self.below(of)
            return picks
        if take * 2 >= of:
            return self.all_of(of)
        for taken in range(take):
            index = self.below(of)
            while comes_among(picks, taken, index):
                index = self.below(of)
            picks[taken] = index
        return picks

    def many_of(self, of: i64, take: i64) -> vec[i64]:
        """`take` of `of` things, when so few are taken that repetitions can be skipped."""
        while True:
            used = take_distinct(self.pools[of], self.used[of], take, self.picks, self.marks)
            if used:
                self.used[of] = used
                return self.picks
            fetched = self.rng.getrandbits(8 * FETCHED).to_bytes(FETCHED, "little")
            self.pools[of] = fetched.translate(PICKS[of], UNFAIR[of])
            self.used[of] = 0

    def all_of(self, of: i64) -> vec[i64]:
        """This many things in a random order, returned as by `some_of`."""
        picks = self.picks
        for last in range(of):
            index = self.below(last + 1)
            picks[last] = picks[index]
            picks[index] = last
        return picks


def comes_among(picks: vec[i64], taken: i64, index: i64) -> bool:
    """Whether an index is among those taken."""
    found = False
    for at in range(taken):
        if picks[at] == index:
            found = True
    return found
