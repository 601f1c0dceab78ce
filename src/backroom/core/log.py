"""The record of a game as JSON lines: a header, the entries, the revealed secret. See docs/record.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder, encode

from backroom.core.chance import Chance
from backroom.core.game import Ask, E, Entry, Game, M, Over, S, State
from backroom.core.refusal import Malformed, Refused

FORMAT: Final = 1  # of the lines themselves; changes of a game's rules are counted by `Game.rules`
FIRST_ENTRY: Final = 2  # the line of the first entry; line 1 is the header
LARGEST: Final = 16 * 1024 * 1024  # bytes of a file; a game of a thousand turns has a twentieth of that
LONGEST_HEADER: Final = 256 * 1024  # bytes of line 1, which may hold a board and decks
LONGEST_LINE: Final = 64 * 1024  # bytes of any other, so that reading ten of them is quick

V = TypeVar("V")
T = TypeVar("T")
AnyGame: TypeAlias = Game[Any, Any, Any, Any]

# hexadecimal and lower case, so that each value has one spelling
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Contribution = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}\Z")]


class Fairness(Struct, frozen=True, forbid_unknown_fields=True):
    """What was published before the first draw."""

    commitment: Digest  # SHA-256 of the secret
    contributions: tuple[Contribution | None, ...]  # by seat; None: this seat sent nothing


class Header(Struct, Generic[T], frozen=True, tag="record", forbid_unknown_fields=True, omit_defaults=True):
    """The first line: which game, by which rules, with which options."""

    format: int
    game: str
    rules: int
    setup: T
    fairness: Fairness | None = None


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """The last line: the secret, and the SHA-256 of all the lines before this one."""

    secret: Digest
    digest: Digest


class Record(Struct, Generic[S, M], frozen=True):
    """A whole game: its header and everything that was answered."""

    header: Header[S]
    entries: tuple[Entry[M], ...]
    reveal: Reveal | None = None
    digest: str | None = None  # of the lines before the reveal, as read; None: not read from a file


class Opening(Struct, frozen=True, tag="record"):
    """The part of the first line that every format will have."""

    format: int


class Step(NamedTuple, Generic[M, E]):
    """One entry played back: its line, the question it answered, and what happened."""

    line: int
    asked: Ask | Chance | Over
    entry: Entry[M]
    events: list[E]


def new_record(game: Game[S, M, E, V], setup: S, fairness: Fairness | None = None) -> Record[S, M]:
    """A record in which nothing has been answered yet."""
    return Record(Header(FORMAT, game.name, game.rules, setup, fairness), ())


def line(part: Struct) -> bytes:
    """A header, an entry or a reveal as one line; the same part always gives the same bytes."""
    return encode(part) + b"\n"


def write(record: Record[S, M]) -> bytes:
    """The whole record as a file."""
    end = line(record.reveal) if record.reveal is not None else b""
    return body(record) + end


def body(record: Record[S, M]) -> bytes:
    """The lines before the reveal."""
    return b"".join([line(record.header), *map(line, record.entries)])


def with_secret(record: Record[S, M], secret: bytes) -> Record[S, M]:
    """The record, closed by its secret."""
    digest = sha256(body(record)).hexdigest()
    return Record(record.header, record.entries, Reveal(secret.hex(), digest), digest)


def read(data: bytes, games: Mapping[str, AnyGame]) -> Record[Any, Any]:
    """A record from the bytes of a file, or `Malformed` naming the line that cannot be read."""
    reading = Reading(data, games)
    reading.work(len(reading.lines))
    return reading.record()


class Reading:
    """Reads a record a few lines at a time, so that the caller can do other things; or raises `Malformed`."""

    def __init__(self, data: bytes, games: Mapping[str, AnyGame]) -> None:
        if len(data) > LARGEST:
            raise Malformed(f"a record has at most {LARGEST:,} bytes")
        self.lines: list[bytes] = data.removesuffix(b"\n").split(b"\n")
        if self.lines == [b""]:
            raise Malformed("the file is empty")
        self.header: Header[Any] = read_header(self.lines[0], games)
        self.parts: Decoder[Any] = decoder_of(games[self.header.game])
        self.entries: list[Entry[Any]] = []
        self.reveal: Reveal | None = None
        self.next: int = 1

    def work(self, most: int) -> bool:
        """Read this many more lines; return whether all are read."""
        end = min(len(self.lines), self.next + most)
        for place in range(self.next, end):
            self.add(parse(self.lines[place], self.parts, place + 1), place + 1)
        self.next = end
        return end == len(self.lines)

    def add(self, part: Entry[Any] | Reveal, number: int) -> None:
        """Take one line."""
        if self.reveal is not None:
            raise Malformed(f"line {number}: nothing may follow the revealed secret")
        if isinstance(part, Reveal):
            self.reveal = part
        else:
            self.entries.append(part)

    def record(self) -> Record[Any, Any]:
        """The record that was read."""
        if self.reveal is None:
            return Record(self.header, tuple(self.entries))
        if self.header.fairness is None:
            raise Malformed(
                f"line {len(self.lines)}: a secret is revealed, but line 1 does not commit to any"
            )
        digest = sha256(b"".join([text + b"\n" for text in self.lines[:-1]])).hexdigest()
        return Record(self.header, tuple(self.entries), self.reveal, digest)


@lru_cache
def decoder_of(game: AnyGame) -> Decoder[Any]:
    """A decoder of the lines after the header. Making one takes longer than reading a line."""
    entry: Any = Entry  # its moves are those of the game that the header names
    kinds: Any = entry[game.move] | Reveal
    return Decoder(kinds)


def read_header(text: bytes, games: Mapping[str, AnyGame]) -> Header[Any]:
    """The first line, if it names a game we have and versions we know."""
    opening = parse(text, Decoder(Opening), 1)
    if not 1 <= opening.format <= FORMAT:
        raise Malformed(f"line 1: the record has format {opening.format}, and this program reads {FORMAT}")
    header = parse(text, Decoder(Header[Raw]), 1)
    game = games.get(header.game)
    if game is None:
        raise Malformed(f"line 1: there is no game {header.game!r} here, only {', '.join(games)}")
    if not 1 <= header.rules <= game.rules:
        raise Malformed(
            f"line 1: played by version {header.rules} of the rules of {game.name}, "
            f"and this program knows {game.rules}"
        )
    fairness = header.fairness
    if fairness is not None and len(fairness.contributions) not in game.seats:
        raise Malformed(f"line 1: {game.name} is not played by {len(fairness.contributions)} contributors")
    setup: Any = parse(bytes(header.setup), Decoder(game.setup), 1)
    try:
        game.start(setup)
    except Malformed as problem:
        raise Malformed(f"line 1: {problem}") from None
    return Header(header.format, header.game, header.rules, setup, fairness)


def parse(text: bytes, decoder: Decoder[T], number: int) -> T:
    """One line, decoded as this type, without coercion."""
    longest = LONGEST_LINE if number > 1 else LONGEST_HEADER
    if len(text) > longest:
        raise Malformed(f"line {number}: the line has at most {longest:,} bytes")
    if not text.strip():
        raise Malformed(f"line {number}: the line is empty")
    try:
        return decoder.decode(text)
    except RecursionError:
        raise Malformed(f"line {number}: nested too deeply") from None
    except ValueError as problem:  # msgspec's errors, and bytes that are not UTF-8
        why = "the line is cut off" if str(problem) == "Input data was truncated" else str(problem)
        raise Malformed(f"line {number}: {why}") from None


def play_entry(state: State[M, E, V], entry: Entry[M], number: int) -> list[E]:
    """Play one entry of a record; if the rules refuse it, the record is `Malformed`."""
    try:
        return state.apply(entry)
    except OverflowError:  # the compiled engine's integers are smaller than a file's
        raise Malformed(f"line {number}: a number is out of range") from None
    except Refused as refusal:
        raise Malformed(f"line {number}: the rules do not allow this ({refusal})") from None
    except Malformed as problem:
        raise Malformed(f"line {number}: {problem}") from None


def steps(record: Record[S, M], game: Game[S, M, E, V]) -> Iterator[Step[M, E]]:
    """Replay a record, entry by entry."""
    state = game.start(record.header.setup)
    for number, entry in enumerate(record.entries, FIRST_ENTRY):
        asked = state.pending()
        yield Step(number, asked, entry, play_entry(state, entry, number))


class Replaying(Generic[M, E, V]):
    """Replays a game a few entries at a time."""

    def __init__(self, state: State[M, E, V], entries: Sequence[Entry[M]]) -> None:
        self.state: State[M, E, V] = state
        self.entries: Sequence[Entry[M]] = entries
        self.next: int = 0

    def work(self, most: int) -> bool:
        """Play this many more entries; return whether all are played."""
        end = min(len(self.entries), self.next + most)
        for place in range(self.next, end):
            play_entry(self.state, self.entries[place], FIRST_ENTRY + place)
        self.next = end
        return end == len(self.entries)


def replay(record: Record[S, M], game: Game[S, M, E, V]) -> State[M, E, V]:
    """The state after the whole record."""
    state = game.start(record.header.setup)
    for number, entry in enumerate(record.entries, FIRST_ENTRY):
        play_entry(state, entry, number)
    return state
