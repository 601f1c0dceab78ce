"""Randomness in bulk, for playouts and benchmarks: bytes of an ordinary generator, fetched many at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.native import i64

FETCHED: Final = 512  # bytes at a time


class Stream:
    """Unbiased picks, cheaper than asking the generator for each; repeated by the same seed."""

    def __init__(self, rng: Random) -> None:
        self.rng: Random = rng
        self.fetched: bytes = b""
        self.at: i64 = FETCHED  # the next byte of those fetched

    def fetch(self) -> bytes:
        """Fresh bytes, none of them used."""
        self.fetched = self.rng.getrandbits(8 * FETCHED).to_bytes(FETCHED, "little")
        self.at = 0
        return self.fetched

    def below(self, of: i64) -> i64:
        """One of so many, each as likely: its index."""
        if of > 256:
            return int(self.rng.random() * int(of))
        while True:
            fetched = self.fetch() if self.at == FETCHED else self.fetched
            scaled: i64 = fetched[self.at] * of
            self.at += 1
            rest = scaled & 255
            if rest >= of or rest >= 256 % of:  # or the first ones would come up more often
                return scaled >> 8

    def happens(self, chance: float) -> bool:
        """Whether something this likely happens."""
        return self.rng.random() < chance

    def some_of(self, of: i64, take: i64) -> list[int]:
        """The first `take` of `of` things in a random order: their indexes."""
        if take == 1:
            return [self.below(of)]
        if take * 2 >= of or of > 60:
            return self.all_of(of)[:take]
        taken: list[int] = []
        left = [True] * of  # not a mask: mypyc counts `1 << index` in 32 bits
        unfair: i64 = 256 % of
        at = self.at
        fetched = self.fetched
        while take > 0:  # few enough are taken that one which came before is thrown again
            if at == FETCHED:
                fetched = self.fetch()
                at = 0
            scaled: i64 = fetched[at] * of
            at += 1
            index = scaled >> 8
            if scaled & 255 >= unfair and left[index]:
                left[index] = False
                taken.append(index)
                take -= 1
        self.at = at
        return taken

    def all_of(self, of: i64) -> list[int]:
        """So many things in a random order."""
        order: list[int] = []
        for last in range(of):
            index = self.below(last + 1)
            order.append(last)
            order[last] = order[index]
            order[index] = last
        return order
