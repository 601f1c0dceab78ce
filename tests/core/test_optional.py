"""A game that has only what every game must have is asked the rest, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from backroom.core.chance import Chance
from backroom.core.form import Form
from backroom.core.game import Ask, Clock, Entry, NotNow, Over
from backroom.core.highlights import Highlights
from backroom.core.log import AnyGame
from backroom.core.optional import (
    asides_of,
    decides_race,
    highlights_of,
    moment_type,
    not_now_of,
    outlook_of,
    outlook_type,
    printed_by,
    sheet_type,
    silence_of,
    view_of_all,
    why_not_type,
)
from backroom.core.refusal import Refused
from backroom.games.omerta.moves import Pass, Snap, Take
from backroom.games.omerta.title import OMERTA
from backroom.games.omerta.why_not import WhyNotCode
from backroom.games.organized_crime.moves import Audit
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.omerta.builder import a_table


class Alone(Struct, frozen=True):
    """For one."""

    players: int = 1


class Nothing:
    """A game that is over before it begins, with no part that a game may lack."""

    def pending(self) -> Ask | Chance | Over:
        return Over((0,), (0,))

    def options(self, seat: int) -> Sequence[Any | Form]:
        return ()

    def apply(self, entry: Entry[Any]) -> list[Any]:
        raise Refused("nothing", "nothing is asked")

    def advance(self, entry: Entry[Any]) -> None:
        self.apply(entry)

    def view(self, seat: int | None) -> str:
        return f"as seen by {seat}"

    def copy(self) -> Nothing:
        return self


class Hushed(Nothing):
    """The same, and nobody may talk about it."""

    def copy(self) -> Hushed:
        return self

    def silence(self) -> str | None:
        return "C27"


class NothingTitle:
    """The same as a title."""

    name: str = "nothing"
    rules: int = 1
    seats: tuple[int, ...] = (1,)
    setup: type[Alone] = Alone
    move: Any = Pass
    event: Any = Pass
    view: Any = str
    clocks: Mapping[str, Clock] = {}
    stand_in: str = "random"

    def start(self, setup: Alone) -> Nothing:
        return Nothing()

    def default(self, options: Sequence[Any | Form]) -> Any:
        return options[0]

    def tell(self, event: Any, seat: int | None) -> Any:
        return event

    def describe(self, event: Any) -> str:
        return str(event)


def test_a_state_without_optional_parts_is_answered_for() -> None:
    state = Nothing()
    assert asides_of(state, 0) == ()
    assert not decides_race(state, 0, Pass())
    assert silence_of(state) is None
    assert not_now_of(state, 0) == ()
    assert view_of_all(state) == "as seen by None"


def test_a_title_without_optional_parts_is_answered_for() -> None:
    title: AnyGame = NothingTitle()
    assert highlights_of(title, Alone(), (), {}) == Highlights((), ())
    assert printed_by(title, Alone()) is None
    assert (moment_type(title), sheet_type(title), outlook_type(title)) == (None, None, None)
    assert why_not_type(title) is None
    with pytest.raises(Refused, match="odds"):
        outlook_of(title, "", ())


def test_a_game_with_the_parts_is_asked_itself() -> None:
    crime = ORGANIZED_CRIME
    setup = Setup(players=3)
    state = crime.start(setup)
    assert asides_of(state, 0) == (Audit(1), Audit(2))
    assert silence_of(state) is None
    assert silence_of(Hushed()) == "C27"
    assert view_of_all(state) == state.view_open() != state.view(None)
    assert printed_by(crime, setup) == crime.printed(setup) is not None
    assert highlights_of(crime, setup, (), {}) == crime.highlights(setup, (), {})
    assert outlook_of(crime, state.view(0), ()) == crime.outlook(state.view(0), ())
    assert sheet_type(crime) is crime.sheet
    assert outlook_type(crime) is crime.outlook_type
    assert moment_type(crime) is crime.moment
    table = a_table(["3 4", "3", "5"], pile="3 6").draw("3").discard().state
    assert decides_race(table, 1, Snap(0))
    assert not decides_race(table, 2, Snap(0))
    assert list(not_now_of(a_table(["3 4", "3", "5"]).state, 0)) == [NotNow(Take(), "O9", "empty")]
    assert why_not_type(OMERTA) is WhyNotCode
    assert table.imagine(0, Random(1)).view(0) == table.view(0)
