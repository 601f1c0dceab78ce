"""A record that is short to send and long to review: audits (C30) can be requested again and again."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from backroom.core import log
from backroom.core.game import Answers, Aside, Ask
from backroom.core.nature import draw
from backroom.games.organized_crime.moves import Audit, Leave
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME

PLAYERS = 4
BEFORE = 70  # entries of an ordinary game, so that there is something to see


def long_record(audits: int, *, over: bool = True) -> str:
    """A game with this many audits; at the end all but one leave, if it is to be over."""
    setup, rng = Setup(players=PLAYERS), Random(1)
    state = ORGANIZED_CRIME.start(setup)
    entries: list[Any] = []
    while len(entries) < BEFORE or not isinstance(state.pending(), Ask) or audit_of(state) is None:
        entries.append(an_entry(state, rng))
        state.advance(entries[-1])
    entries += [audit_of(state)] * audits
    if over:
        entries += [Aside(seat, Leave()) for seat in range(PLAYERS - 1)]
    record = log.new_record(ORGANIZED_CRIME, setup)
    return log.write(replace(record, entries=tuple(entries))).decode()


def an_entry(state: Any, rng: Random) -> Any:
    """The default answers, or an outcome of chance."""
    asked = state.pending()
    if not isinstance(asked, Ask):
        return draw(asked, rng)
    said = tuple((seat, ORGANIZED_CRIME.default(state.options(seat))) for seat in asked.seats)
    return Answers(asked.id, said)


def audit_of(state: Any) -> Aside[Any] | None:
    """An audit that can be requested now."""
    audits = (
        Aside(seat, move) for seat in range(PLAYERS) for move in state.asides(seat) if isinstance(move, Audit)
    )
    return next(audits, None)
