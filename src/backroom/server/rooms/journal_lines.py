"""The lines of a room's journal: those of its table, with the command that wrote them, and the talk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from backroom.core.game import Game
from backroom.core.log import Record
from backroom.core.refusal import Malformed
from backroom.table import journal
from backroom.table.journal import AnyLine

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class By(Struct, frozen=True, array_like=True):
    """Identifies a command, so that one sent again after a restart does not run again."""

    seat: int | None  # None: a spectator
    id: str


class Wrote(Struct, frozen=True, tag="wrote", omit_defaults=True):
    """A line of the table's journal."""

    line: Raw
    by: By | None = None


class Talked(Struct, frozen=True, tag="talked", omit_defaults=True):
    """Somebody said something."""

    name: str
    seat: int | None
    text: str
    at: float
    by: By | None = None


class Hosts(Struct, frozen=True, tag="hosts"):
    """Which seat hosts the table from here on; None: nobody."""

    seat: int | None


class Tipped(Struct, frozen=True, tag="tipped", omit_defaults=True):
    """Who will win, as a player thinks."""

    seat: int
    winner: int
    by: By | None = None


class Moved(Struct, frozen=True, tag="moved"):
    """Before the game a person changed seats; their token moves with them, and so do the host's rights."""

    digest: str  # the SHA-256 of the token, in hexadecimal
    held: int
    seat: int


class Granted(Struct, frozen=True, tag="granted"):
    """Everybody has agreed to a wish: the seat goes to the person whose token has this SHA-256."""

    number: int  # of the wish
    digest: str  # in hexadecimal


class Rematched(Struct, frozen=True, tag="rematched"):
    """There is a rematch at another table; the SHA-256 of the token that opens each person's seat there."""

    code: str
    digests: dict[int, str]  # by seat, in hexadecimal


class Did(Struct, frozen=True, tag="did"):
    """A command ran and wrote no line of the table: sent again later, it might."""

    by: By


Kept = Wrote | Talked | Hosts | Tipped | Moved | Granted | Rematched | Did
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Kept]] = msgspec.json.Decoder(Kept)


def read(page: bytes) -> list[Kept]:
    """A stored line, decoded, or `Malformed`."""
    try:
        return DECODER.decode_lines(page)
    except ValueError as problem:  # msgspec's errors, and bytes that are not UTF-8
        raise Malformed(f"this is nothing that a table keeps: {problem}") from None


class Reading:
    """Reads a journal a few pages at a time, so that the loop can run in between."""

    def __init__(self, game: AnyGame, pages: Sequence[bytes]) -> None:
        self.game: AnyGame = game
        self.pages: Sequence[bytes] = pages
        self.everything: list[Kept] = []
        self.lines: list[AnyLine] = []  # of the table
        self.next: int = 0

    def work(self, most: int) -> bool:
        """Read so many more pages; return whether all are read."""
        end = min(len(self.pages), self.next + most)
        for page in self.pages[self.next : end]:
            together = read(page)
            self.everything += together
            self.lines += lines_of(self.game, together)
        self.next = end
        return end == len(self.pages)


def read_all(pages: Sequence[bytes]) -> list[Kept]:
    """Everything in a journal."""
    return [one for page in pages for one in read(page)]


def record_of(game: AnyGame, pages: Sequence[bytes]) -> Record[Any, Any]:
    """The record of the game in a room's journal."""
    return journal.record(game, lines_of_pages(game, pages))


def lines_of_pages(game: AnyGame, pages: Sequence[bytes]) -> list[AnyLine]:
    """The table's lines in a room's journal, which has some."""
    lines = lines_of(game, read_all(pages))
    if not lines:
        raise Malformed("there is nothing in this journal")
    return lines


def lines_of(game: AnyGame, everything: Sequence[Kept]) -> list[AnyLine]:
    """The table's lines in a room's journal."""
    return [journal.read(game, bytes(one.line)) for one in everything if isinstance(one, Wrote)]
