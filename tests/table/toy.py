"""A game of two questions that no shop sells; the table serves it like any other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from backroom.core.chance import Drawn
from backroom.core.form import Form, Whole
from backroom.core.game import Answers, Aside, Ask, Clock, Entry, Over
from backroom.core.refusal import Refused


class Say(Struct, frozen=True, tag="say"):
    """Say a number."""

    number: int


class Said(Struct, frozen=True, tag="said"):
    """Who said which number, in the order they were heard."""

    numbers: tuple[tuple[int, int], ...]


class ToySetup(Struct, frozen=True):
    """Two players."""

    players: int = 2


NUMBERS = Form("say", (Whole("number", 0, 9),))
MACHINE = 2**63  # a compiled engine counts no further


class ToyState:
    """First everybody says a number in secret, then the first to say 1 wins; nature is never asked."""

    def __init__(self, step: int = 0, winner: int = 0) -> None:
        self.step = step
        self.winner = winner

    def pending(self) -> Ask | Over:
        if self.step == 2:
            return Over((self.winner,), (0, 0))
        mode: Literal["sealed", "race"] = "sealed" if self.step == 0 else "race"
        return Ask(self.step, (0, 1), mode, "say")

    def options(self, seat: int) -> Sequence[Say | Form]:
        if self.step == 0:
            return (NUMBERS,)
        return (Say(0), Say(1)) if self.step == 1 else ()

    def decides(self, seat: int, move: Say) -> bool:
        return self.step == 1 and move.number == 1

    def apply(self, entry: Entry[Say]) -> list[Said]:
        if isinstance(entry, (Drawn, Aside)) or self.step == 2:
            raise Refused("toy", "this is not asked")
        assert isinstance(entry, Answers)
        numbers = tuple((seat, move.number) for seat, move in entry.moves)
        if max(number for _, number in numbers) >= MACHINE:
            raise OverflowError
        if max(number for _, number in numbers) > (9 if self.step == 0 else 1):
            raise Refused("toy", "the number is too large")
        self.winner = numbers[0][0]
        self.step += 1
        return [Said(numbers)]

    def advance(self, entry: Entry[Say]) -> None:
        self.apply(entry)

    def view(self, seat: int | None) -> int:
        return self.step

    def copy(self) -> ToyState:
        return ToyState(self.step, self.winner)


class ToyGame:
    """The toy under the contract of `core.game.Game`."""

    name: str = "toy"
    rules: int = 1
    seats: tuple[int, ...] = (2,)
    setup: type[ToySetup] = ToySetup
    move: Any = Say
    event: Any = Said
    view: Any = int
    clocks: Mapping[str, Clock] = {"say": Clock(4, silence_is_absence=False)}
    stand_in: str = "random"

    def start(self, setup: ToySetup) -> ToyState:
        return ToyState()

    def default(self, options: Sequence[Say | Form]) -> Say:
        return Say(0)

    def tell(self, event: Said, seat: int | None) -> Said | None:
        return event

    def describe(self, event: Said) -> str:
        return str(event)
