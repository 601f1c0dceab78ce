"""Draws that anybody can check afterwards: commit, mix in the seats' bytes, reveal. See docs/fairness.md."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar

from backroom.core.chance import Chance, Dice, Drawn, Pick
from backroom.core.game import Ask, E, Entry, Game, M, Over, S
from backroom.core.log import FIRST_ENTRY, Fairness, Record, body, play_entry
from backroom.core.refusal import Malformed

SECRET: Final = 32  # bytes
LONGEST: Final = 64  # bytes in a seat's contribution
WORDS: Final = 1 << 32  # the number of values of a random word
SCHEME: Final = b"backroom fair 1"

V = TypeVar("V")


def commit(secret: bytes) -> str:
    """The commitment to a secret, published before anybody contributes."""
    return sha256(secret).hexdigest()


def make_key(secret: bytes, contributions: Sequence[bytes | None]) -> bytes:
    """The key of a game: an HMAC of the contributions under the secret."""
    message = SCHEME + number(len(contributions))
    for contribution in contributions:
        if contribution is None:
            message += b"\x00"
        else:
            message += b"\x01" + number(len(contribution)) + contribution
    return hmac.digest(secret, message, "sha256")


def number(value: int) -> bytes:
    """A number in four bytes, big-endian."""
    return value.to_bytes(4, "big")


def words(key: bytes, n: int) -> Iterator[int]:
    """The random words of the n-th draw, counted from 0, without end."""
    block = 0
    while True:
        digest = hmac.digest(key, number(n) + number(block), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(of: int, source: Iterator[int]) -> int:
    """One of `of` equally likely numbers: words in the last, incomplete run of `of` are skipped."""
    assert 0 < of <= WORDS
    fair = WORDS - WORDS % of
    word = next(source)
    while word >= fair:
        word = next(source)
    return word % of


def outcome(chance: Chance, source: Iterator[int]) -> tuple[int, ...]:
    """The outcome of a question to nature."""
    if isinstance(chance, Pick):
        return (below(chance.of, source),)
    if isinstance(chance, Dice):
        return tuple(1 + below(chance.sides, source) for _ in range(chance.count))
    rest = list(range(chance.of))
    taken: list[int] = []
    for _ in range(chance.take):
        index = below(len(rest), source)
        taken.append(rest[index])
        rest[index] = rest[-1]
        rest.pop()
    return tuple(taken)


class FairDraws:
    """Makes the draws of one table: commit, gather contributions, draw in order, reveal."""

    def __init__(self, secret: bytes, contributions: Sequence[bytes | None], drawn: int = 0) -> None:
        """Go on after `drawn` draws; a new table has drawn none."""
        assert len(secret) == SECRET
        self.secret: bytes = secret
        self.contributions: list[bytes | None] = list(contributions)
        self.drawn: int = drawn
        self.key: bytes | None = None
        self.revealed: bool = False

    @staticmethod
    def fresh(seats: int) -> FairDraws:
        """Draws with a new secret, and no contribution yet."""
        return FairDraws(secrets.token_bytes(SECRET), [None] * seats)

    @property
    def commitment(self) -> str:
        """The commitment, published before anybody contributes."""
        return commit(self.secret)

    def contribute(self, seat: int, contribution: bytes) -> None:
        """Add a seat's bytes, once, before the first draw."""
        if self.drawn > 0:
            raise Malformed("contributions are closed by the first draw")
        if len(contribution) > LONGEST:
            raise Malformed(f"a contribution has at most {LONGEST} bytes, not {len(contribution)}")
        if self.contributions[seat] is not None:
            raise Malformed("this seat has contributed already")
        self.contributions[seat] = contribution

    def published(self) -> Fairness:
        """The block for the header of the record."""
        spelled = [None if given is None else given.hex() for given in self.contributions]
        return Fairness(self.commitment, tuple(spelled))

    def draw(self, chance: Chance) -> Drawn:
        """The next outcome."""
        assert not self.revealed, "nothing is drawn with a secret that is known"
        if self.key is None:
            self.key = make_key(self.secret, self.contributions)
        drawn = Drawn(outcome(chance, words(self.key, self.drawn)))
        self.drawn += 1
        return drawn

    def reveal(self) -> bytes:
        """The secret; no draws are possible after this."""
        self.revealed = True
        return self.secret


class Verified(NamedTuple):
    """Everything in the record is consistent."""

    entries: int
    draws: int
    finished: bool


class Discrepancy(NamedTuple):
    """The first inconsistent line, and why."""

    line: int
    why: str


def verify(record: Record[S, M], game: Game[S, M, E, V]) -> Verified | Discrepancy:
    """Recompute the commitment, every draw and the digest; `Malformed` if there is nothing to verify by."""
    fairness = record.header.fairness
    if fairness is None:
        raise Malformed("line 1: there is no fairness block, so nothing can be verified")
    if record.reveal is None:
        raise Malformed("the secret is not revealed yet, so nothing can be verified")
    secret = bytes.fromhex(record.reveal.secret)
    last = FIRST_ENTRY + len(record.entries)
    if commit(secret) != fairness.commitment:
        return Discrepancy(last, "the secret is not the one that line 1 commits to")
    found = verify_entries(record, game, restore(secret, fairness))
    if isinstance(found, Discrepancy):
        return found
    if (record.digest or sha256(body(record)).hexdigest()) != record.reveal.digest:
        return Discrepancy(last, "the lines before this one were changed: they have another digest")
    return found


def restore(secret: bytes, fairness: Fairness) -> FairDraws:
    """The draws as the table made them."""
    given = [None if spelled is None else bytes.fromhex(spelled) for spelled in fairness.contributions]
    return FairDraws(secret, given)


def verify_entries(record: Record[S, M], game: Game[S, M, E, V], draws: FairDraws) -> Verified | Discrepancy:
    """Replay the record, and draw again what was drawn."""
    state = game.start(record.header.setup)
    for line, entry in enumerate(record.entries, FIRST_ENTRY):
        why = misdrawn(state.pending(), entry, draws)
        if why is not None:
            return Discrepancy(line, why)
        try:
            play_entry(state, entry, line)
        except Malformed as problem:
            return Discrepancy(line, str(problem).removeprefix(f"line {line}: "))
    return Verified(len(record.entries), draws.drawn, isinstance(state.pending(), Over))


def misdrawn(asked: Ask | Chance | Over, entry: Entry[M], draws: FairDraws) -> str | None:
    """What is wrong with an entry as a draw; None if nothing is."""
    if not isinstance(entry, Drawn) or isinstance(asked, (Ask, Over)):
        return None  # whether the two belong together is for the rules to say
    expected = draws.draw(asked)
    if entry == expected:
        return None
    return (
        f"draw {draws.drawn} is {list(entry.outcome)}, "
        f"but the secret and the contributions give {list(expected.outcome)}"
    )
