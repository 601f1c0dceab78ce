"""Play the golden games of ORGANIZED CRIME again: `python -m tests.golden.make_crimes`."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

from msgspec import Struct

from backroom.core.chance import Drawn
from backroom.core.fair import FairDraws
from backroom.core.game import Ask, Entry, Over
from backroom.core.log import Record, new_record, with_secret, write
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.moves import Move
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.golden.crimes import CRIMES, Crime
from tests.golden.make import MOST_TAKES, lines
from tests.golden.scenes import seen
from tests.laws.organized_crime.playing import next_entry

FOLDER = Path(__file__).with_name("organized_crime")
MANIFEST = FOLDER / "manifest.json"


class Golden(Struct, frozen=True):
    """What the manifest says of one game."""

    shows: str
    take: int  # the first try that showed it
    moments: tuple[Event, ...]  # must be told, in this order
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def play(name: str, crime: Crime, take: int) -> tuple[Record[Setup, Move], Golden] | None:
    """One try, with draws of its own; None if it did not show what it should, or not soon enough."""
    secret = sha256(f"{name} {take}".encode()).digest()
    given = [None if seat == 1 else f"{name} {seat}".encode() for seat in range(crime.setup.players)]
    draws = FairDraws(secret, given)
    rng = Random(f"{name} {take}")
    state = ORGANIZED_CRIME.start(crime.setup)
    entries: list[Entry[Move]] = []
    told: list[Event] = []
    while not isinstance(pending := state.pending(), Over):
        if len(entries) == crime.longest:
            return None
        entry = next_entry(state, rng, crime.temper)
        assert entry is not None
        if isinstance(entry, Drawn):
            assert not isinstance(pending, Ask)
            entry = draws.draw(pending)
        told += state.apply(entry)
        entries.append(entry)
    moments = seen(crime.moments, told)
    if len(moments) < len(crime.moments):
        return None
    header = new_record(ORGANIZED_CRIME, crime.setup, draws.published()).header
    record = with_secret(Record(header, tuple(entries)), draws.reveal())
    return record, Golden(crime.shows, take, tuple(moments), pending.winners, pending.scores)


def first(name: str, crime: Crime) -> tuple[Record[Setup, Move], Golden]:
    """The first try that shows it."""
    for take in range(MOST_TAKES):
        played = play(name, crime, take)
        if played is not None:
            return played
    raise AssertionError(f"{name}: not shown in {MOST_TAKES} tries")


def main() -> None:
    """Write every record and the manifest, and nothing else."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    manifest: dict[str, Golden] = {}
    for name, crime in CRIMES.items():
        record, golden = first(name, crime)
        (FOLDER / f"{name}.jsonl").write_bytes(write(record))
        manifest[name] = golden
        print(f"{name}: {len(record.entries)} entries, take {golden.take}")
    MANIFEST.write_bytes(lines(manifest))


if __name__ == "__main__":
    main()
