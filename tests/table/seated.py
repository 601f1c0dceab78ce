"""Tables to test with: a known secret, people in every seat, and a clock that the test controls."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from backroom.core.game import Ask
from backroom.games import GAMES
from backroom.table.clocks import Speed
from backroom.table.journal import AnyLine, Options
from backroom.table.running import Effects
from backroom.table.table import Table, open_table
from backroom.table.told import Told
from tests.table.playing import choose

AnyTable: TypeAlias = Table[Any, Any, Any, Any]
SECRET = bytes(range(32))
NOON = 1_000_000.0  # when the tests begin


class Journaled:
    """A table, everything it wrote, and everything that was told."""

    def __init__(self, table: AnyTable, update: Effects[Any]) -> None:
        self.table = table
        self.lines: list[AnyLine] = []
        self.told: dict[int | None, list[Told[Any]]] = {}
        self.now = NOON
        self.keep(update)

    def keep(self, update: Effects[Any]) -> Effects[Any]:
        """Note what a command did."""
        self.lines.extend(update.lines)
        for listener, heard in update.told.items():
            self.told.setdefault(listener, []).extend(heard)
        return update

    def heard(self, listener: int | None) -> list[Any]:
        """What a listener was told, in order."""
        return [told.event for told in self.told.get(listener, [])]


def an_open_table(
    name: str = "omerta", seats: int = 3, *, speed: Speed = "normal", **setup: object
) -> Journaled:
    """A table with empty seats."""
    game = GAMES[name]
    options = Options(speed=speed)
    return Journaled(
        *open_table(game, game.setup(players=seats, **setup), options=options, secret=SECRET, now=NOON)
    )


def a_full_table(
    name: str = "omerta", seats: int = 3, *, speed: Speed = "normal", **setup: object
) -> Journaled:
    """A table with a person in every seat."""
    journaled = an_open_table(name, seats, speed=speed, **setup)
    for seat in range(seats):
        journaled.keep(journaled.table.seat_person(seat, f"P{seat}"))
    return journaled


def a_table(name: str = "omerta", seats: int = 3, *, speed: Speed = "normal", **setup: object) -> Journaled:
    """A table whose game has begun."""
    journaled = a_full_table(name, seats, speed=speed, **setup)
    journaled.keep(journaled.table.start(NOON))
    return journaled


def question_of(table: AnyTable) -> Ask:
    """The open question."""
    question = table.question()
    assert question is not None
    return question


def answer_one(journaled: Journaled, rng: Random, now: float) -> Effects[Any]:
    """One seat that has not answered yet answers the open question."""
    table = journaled.table
    ask = question_of(table)
    seat = rng.choice([seat for seat in ask.seats if seat not in table.held])
    move = choose(table.game, table.state.options(seat), rng)
    by_bot = table.seats[seat].bot is not None
    wire = next(iter(table.wires[seat]), None)
    return journaled.keep(table.answer(seat, ask.id, move, now, wire=wire, by_bot=by_bot))


def play_on(journaled: Journaled, rng: Random, *, longest: int = 100_000) -> Iterator[float]:
    """Play to the end with answers half a second apart and everybody present; yields the time of each."""
    table = journaled.table
    for _ in range(longest):
        if table.stage != "running":
            return
        journaled.now += 0.5
        due = table.deadline()
        if due is not None and due <= journaled.now:
            journaled.keep(table.tick(journaled.now))
        else:
            answer_one(journaled, rng, journaled.now)
        yield journaled.now


def play_until(journaled: Journaled, clock: str, rng: Random, mode: str | None = None) -> float:
    """Play until a question with this clock (and mode) has just been asked; returns the time."""
    for now in play_on(journaled, rng):
        ask = journaled.table.question()
        if ask is not None and ask.clock == clock and mode in (None, ask.mode) and not journaled.table.held:
            return now
    raise AssertionError(f"no question {clock} was asked")


def kinds(events: Sequence[object]) -> list[str]:
    """The type names of what was told."""
    return [type(event).__name__ for event in events]
