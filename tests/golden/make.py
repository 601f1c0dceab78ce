"""Play the golden games again: `python -m tests.golden.make`. The same code makes the same files."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from backroom.core.fair import FairDraws
from backroom.core.game import Ask, Entry, Over
from backroom.core.log import Record, new_record, with_secret, write
from backroom.games.omerta.events import Event
from backroom.games.omerta.moves import Move
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA
from tests.golden.scenes import SCENES, Scene, seen

FOLDER = Path(__file__).with_name("omerta")
MANIFEST = FOLDER / "manifest.json"
MOST_TAKES = 20_000


class Golden(Struct, frozen=True):
    """What the manifest says of one game."""

    shows: str
    take: int  # the first try that showed it
    moments: tuple[Event, ...]  # must be told, in this order
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def play(name: str, scene: Scene, take: int) -> tuple[Record[Setup, Move], Golden] | None:
    """One try, with draws of its own; None if it did not show what it should, or not soon enough."""
    secret = sha256(f"{name} {take}".encode()).digest()
    given = [None if seat == 1 else f"{name} {seat}".encode() for seat in range(scene.setup.players)]
    draws = FairDraws(secret, given)
    director = scene.director()
    state = OMERTA.start(scene.setup)
    entries: list[Entry[Move]] = []
    moments: list[Event] = []
    while not isinstance(pending := state.pending(), Over):
        if len(entries) == scene.longest:
            return None
        entry = director.answer(state, pending) if isinstance(pending, Ask) else draws.draw(pending)
        events = state.apply(entry)
        entries.append(entry)
        moments += seen(scene.moments[len(moments) :], events)
        director.done = len(moments) == len(scene.moments)
        for event in events:
            director.watch(event)
    if not director.done:
        return None
    header = new_record(OMERTA, scene.setup, draws.published()).header
    record = with_secret(Record(header, tuple(entries)), draws.reveal())
    return record, Golden(scene.shows, take, tuple(moments), pending.winners, pending.scores)


def first(name: str, scene: Scene) -> tuple[Record[Setup, Move], Golden]:
    """The first try that shows it."""
    for take in range(MOST_TAKES):
        played = play(name, scene, take)
        if played is not None:
            return played
    raise AssertionError(f"{name}: not shown in {MOST_TAKES} tries")


def main() -> None:
    """Write every record and the manifest, and nothing else."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    manifest: dict[str, Golden] = {}
    for name, scene in SCENES.items():
        record, golden = first(name, scene)
        (FOLDER / f"{name}.jsonl").write_bytes(write(record))
        manifest[name] = golden
        print(f"{name}: {len(record.entries)} entries, take {golden.take}")
    MANIFEST.write_bytes(lines(manifest))


def lines(manifest: Mapping[str, Any]) -> bytes:
    """The manifest of a game as JSON, with a line for each thing it says."""
    games: list[bytes] = []
    for name, golden in manifest.items():
        facts = {field: encode(getattr(golden, field)) for field in golden.__struct_fields__}
        facts["moments"] = b"[\n   " + b",\n   ".join(map(encode, golden.moments)) + b"\n  ]"
        said = b",\n".join(b"  " + encode(field) + b": " + fact for field, fact in facts.items())
        games.append(b" " + encode(name) + b": {\n" + said + b"\n }")
    return b"{\n" + b",\n".join(games) + b"\n}\n"


if __name__ == "__main__":
    main()
