"""The interface of a step."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance, Dice, Pick
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Malformed, Refused
from backroom.core.stream import Stream
from backroom.games.organized_crime.moves import Menu, Move
from backroom.games.organized_crime.state import Country

Said = tuple[tuple[int, Move], ...]

SEATS: Final = tuple(tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16))


class Phase:
    """One step, on the contract of `core.phase.Phase`."""

    def settle(self, game: Country) -> bool:
        """True if the step waits; otherwise it has moved the game on."""
        return True

    def asked(self, game: Country) -> i64:
        """The seats that are asked, as a mask; none if the step waits for nature or for nothing."""
        return 0

    def pending(self, game: Country) -> Ask | Chance | Over:
        """The question of this step."""
        raise AssertionError("this step waits for nothing")

    def options(self, game: Country, seat: i64) -> Menu:
        """What a seat may answer."""
        return ()

    def answer(self, game: Country, said: Said) -> None:
        """Take the seats' answers, or refuse them and change nothing."""
        raise Refused("ask", "no player is asked anything now")

    def drawn(self, game: Country, outcome: tuple[int, ...]) -> None:
        """Take nature's answer, or find it malformed and change nothing."""
        raise Malformed("nothing is drawn now")

    def happen(self, game: Country, stream: Stream) -> None:
        """Take nature's answer from a generator."""
        chance = self.pending(game)
        if type(chance) is Pick:
            self.drawn(game, (stream.below(chance.of),))
        else:
            assert isinstance(chance, Dice), "nothing is drawn now"
            self.drawn(game, tuple([1 + stream.below(chance.sides) for _ in range(chance.count)]))


def only_answer(said: Said, seat: i64) -> Move:
    """The answer of this seat, and of nobody else."""
    asked: int = seat  # an int: what is said may be any number
    if len(said) != 1 or said[0][0] != asked:
        raise Refused("ask", "another player is asked now")
    return said[0][1]
