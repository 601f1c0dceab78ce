"""Randomness in bulk, for playouts and benchmarks: a pool of ready-made picks for every number of things."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.native import i64, vec
from backroom.core.rows import take_distinct

FETCHED: Final = 512  # bytes of the generator for a pool
BYTE: Final = 256  # things at most, for a pick made of one byte

# For every number of things: which of them a byte stands for, and the bytes that would favour the first ones.
PICKS: Final[list[bytes]] = [bytes([byte * of >> 8 for byte in range(BYTE)]) for of in range(BYTE + 1)]
UNFAIR: Final[list[bytes]] = [
    bytes([byte for byte in range(BYTE) if byte * of % BYTE < BYTE % of]) if of else b""
    for of in range(BYTE + 1)
]


class Stream:
    """Unbiased picks, cheaper than asking the generator for each; repeated by the same seed."""

    def __init__(self, rng: Random) -> None:
        self.rng: Random = rng
        self.pools: list[bytes] = [b""] * (BYTE + 1)
        self.used: vec[i64] = vec[i64]([0] * (BYTE + 1))  # of each pool
        self.picks: vec[i64] = vec[i64]([0] * BYTE)
        self.marks: vec[i64] = vec[i64]([0] * (BYTE + 1))

    def fresh_pool(self, of: i64) -> bytes:
        """Picks of so many things, none of them used."""
        fetched = self.rng.getrandbits(8 * FETCHED).to_bytes(FETCHED, "little")
        pool = fetched.translate(PICKS[of], UNFAIR[of])
        self.pools[of] = pool
        self.used[of] = 0
        return pool

    def below(self, of: i64) -> i64:
        """One of so many, each as likely: its index."""
        if of > BYTE:
            return int(self.rng.random() * int(of))
        pool = self.pools[of]
        if self.used[of] == len(pool):
            pool = self.fresh_pool(of)
        at: i64 = self.used[of]
        self.used[of] = at + 1
        return pool[at]

    def happens(self, chance: float) -> bool:
        """Whether something this likely happens."""
        return self.rng.random() < chance

    def some_of(self, of: i64, take: i64) -> vec[i64]:
        """The first `take` of `of` things in a random order; there are not more of them than a byte can tell.

        Their indexes are the first of the row that is returned; the next call writes into it again.
        """
        if take == 1:
            self.picks[0] = self.below(of)
            return self.picks
        if take * 2 >= of or take == 0:
            return self.all_of(of)
        while True:  # few enough are taken that one which came before can be passed over
            used = take_distinct(self.pools[of], self.used[of], take, self.picks, self.marks)
            if used:
                self.used[of] = used
                return self.picks
            self.fresh_pool(of)

    def all_of(self, of: i64) -> vec[i64]:
        """So many things in a random order, returned like `some_of` does."""
        picks = self.picks
        for last in range(of):
            index = self.below(last + 1)
            picks[last] = picks[index]
            picks[index] = last
        return picks
