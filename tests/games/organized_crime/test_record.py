"""A recorded game can be read, replayed and verified, with its dice, deals, votes and audits."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from backroom.core.fair import FairDraws, Verified, verify
from backroom.core.game import Answers, Aside, Ask, Over
from backroom.core.log import Record, new_record, read, replay, with_secret, write
from backroom.games import GAMES
from backroom.games.organized_crime.moves import Audit, Move, Offer, Vote
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import snapshot
from tests.games.organized_crime.playing import Entry, answer

GOLDEN = Path(__file__).parents[2] / "golden"


def recorded(setup: Setup, seed: int) -> tuple[Record[Setup, Move], object]:
    """A whole game with fair draws, and its final state."""
    rng = Random(seed)
    draws = FairDraws(rng.randbytes(32), [b"seat"] * setup.players)
    state = ORGANIZED_CRIME.start(setup)
    entries: list[Entry] = []
    while True:
        asked = state.pending()
        if isinstance(asked, Over):
            break
        entry: Entry = answer(state, asked, rng) if isinstance(asked, Ask) else draws.draw(asked)
        seat = rng.randrange(setup.players)
        audits = [aside for aside in state.asides(seat) if isinstance(aside, Audit)]
        if rng.random() < 0.02 and audits:
            entries.append(Aside(seat, rng.choice(audits)))
            state.advance(entries[-1])
        entries.append(entry)
        state.advance(entry)
    opened = new_record(ORGANIZED_CRIME, setup, draws.published())
    return with_secret(Record(opened.header, tuple(entries)), draws.reveal()), snapshot(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_is_the_game(players: int) -> None:
    record, end = recorded(Setup(players=players, variant="short"), 5)
    again = read(write(record), GAMES)
    assert again == record
    assert snapshot(replay(again, ORGANIZED_CRIME)) == end
    found = verify(again, ORGANIZED_CRIME)
    assert isinstance(found, Verified)
    assert found.finished


def test_a_record_holds_every_kind_of_entry() -> None:
    record, _ = recorded(Setup(players=4, variant="short"), 6)
    said = [move for entry in record.entries if isinstance(entry, Answers) for _, move in entry.moves]
    assert any(isinstance(entry, Aside) for entry in record.entries)
    assert {Offer, Vote} <= {type(move) for move in said}


def test_a_record_from_before_promises_is_the_same_game_in_the_same_bytes() -> None:
    """Eight deals without words, made and recorded when an offer had no words."""
    stored = (GOLDEN / "deals-before-promises.jsonl").read_bytes()
    assert b"promise" not in stored
    record = read(stored, GAMES)
    assert write(record) == stored
    found = verify(record, ORGANIZED_CRIME)
    assert isinstance(found, Verified)
    assert found.finished
