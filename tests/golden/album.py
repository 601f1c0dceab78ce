"""What golden games of every title share: how they are made and stored, and what a manifest says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.json import decode, encode

from backroom.core.fair import FairDraws
from backroom.core.game import Entry
from backroom.core.log import Record, new_record, read, steps, with_secret, write
from backroom.games import GAMES
from tests.golden.scenes import Moment

MOST_TAKES = 20_000
E = TypeVar("E")


class Shown(Protocol):
    """What a golden game should show."""

    @property
    def shows(self) -> str: ...
    @property
    def setup(self) -> Any: ...
    @property
    def moments(self) -> tuple[Moment, ...]: ...


class Golden(Struct, Generic[E], frozen=True):
    """What the manifest says about one game."""

    shows: str
    take: int  # the first try that showed it
    moments: tuple[E, ...]  # events that must be told, in this order
    winners: tuple[int, ...]
    scores: tuple[int, ...]


Played = tuple[Record[Any, Any], Golden[Any]]


class Album:
    """Makes and reads the golden games of one title, in a folder named after it."""

    def __init__(
        self,
        title: Any,
        event: Any,
        games: Mapping[str, Any],
        play: Callable[[str, Any, int], Played | None],
    ) -> None:
        self.title = title
        self.event = event  # the union of events, for the decoder
        self.games: Mapping[str, Shown] = games
        self.play = play  # plays one try of one game; None if it did not show what it should
        self.folder = Path(__file__).with_name(title.name)
        self.manifest = self.folder / "manifest.json"

    def stored(self) -> dict[str, Golden[Any]]:
        """What the manifest says."""
        golden: Any = Golden  # generic: only the title knows its events
        return decode(self.manifest.read_bytes(), type=dict[str, golden[self.event]])

    def file(self, name: str) -> Path:
        return self.folder / f"{name}.jsonl"

    def record(self, name: str) -> Record[Any, Any]:
        return read(self.file(name).read_bytes(), GAMES)

    def events(self, name: str) -> list[Any]:
        """Every event of the stored record."""
        return [event for step in steps(self.record(name), self.title) for event in step.events]

    def first(self, name: str) -> Played:
        """The first try that shows what it should."""
        for take in range(MOST_TAKES):
            played = self.play(name, self.games[name], take)
            if played is not None:
                return played
        raise AssertionError(f"{name}: not shown in {MOST_TAKES} tries")

    def make(self) -> None:
        """Write every record and the manifest, and nothing else."""
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.glob("*.jsonl"):
            old.unlink()
        manifest: dict[str, Golden[Any]] = {}
        for name in self.games:
            record, golden = self.first(name)
            self.file(name).write_bytes(write(record))
            manifest[name] = golden
            print(f"{name}: {len(record.entries)} entries, take {golden.take}")
        self.manifest.write_bytes(lines(manifest))


def draws_of(name: str, take: int, players: int) -> FairDraws:
    """The draws of one try; the second seat contributes nothing."""
    secret = sha256(f"{name} {take}".encode()).digest()
    return FairDraws(secret, [None if seat == 1 else f"{name} {seat}".encode() for seat in range(players)])


def recorded(title: Any, setup: Any, draws: FairDraws, entries: Sequence[Entry[Any]]) -> Record[Any, Any]:
    """The record of a try."""
    header = new_record(title, setup, draws.published()).header
    return with_secret(Record(header, tuple(entries)), draws.reveal())


def lines(manifest: Mapping[str, Golden[Any]]) -> bytes:
    """The manifest as JSON, one line per fact."""
    games: list[bytes] = []
    for name, golden in manifest.items():
        facts = {field: encode(getattr(golden, field)) for field in golden.__struct_fields__}
        facts["moments"] = b"[\n   " + b",\n   ".join(map(encode, golden.moments)) + b"\n  ]"
        said = b",\n".join(b"  " + encode(field) + b": " + fact for field, fact in facts.items())
        games.append(b" " + encode(name) + b": {\n" + said + b"\n }")
    return b"{\n" + b",\n".join(games) + b"\n}\n"
