"""What every step of the game can be asked."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance, Pick, Shuffle
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.refusal import Malformed, Refused
from backroom.core.stream import Stream
from backroom.games.omerta.moves import Menu, Move
from backroom.games.omerta.state import Cards

Said = tuple[tuple[int, Move], ...]

PICK: Final = tuple(Pick(of) for of in range(64))
SHUFFLES: Final[dict[int, Shuffle]] = {}
SEATS: Final = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32))


class Phase:
    """One step. A step waits for seats, for nature, or moves on by itself."""

    def settle(self, game: Cards) -> bool:
        """True if the step waits; otherwise it has moved the game on."""
        return True

    def asked(self, game: Cards) -> i64:
        """The seats that are asked, as a mask; none if the step waits for nature or for nothing."""
        return 0

    def pending(self, game: Cards) -> Ask | Chance | Over:
        """The question of this step."""
        raise AssertionError("this step waits for nothing")

    def options(self, game: Cards, seat: i64) -> Menu:
        """What a seat may answer."""
        return ()

    def answer(self, game: Cards, said: Said) -> None:
        """Take the seats' answers, or refuse them and change nothing."""
        raise Refused("ask", "no player is asked anything now")

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        """Take nature's answer, or find it malformed and change nothing."""
        raise Malformed("nothing is drawn now")

    def happen(self, game: Cards, stream: Stream) -> None:
        """Take nature's answer from a generator, which needs no check."""
        raise AssertionError("nothing is drawn now")


def shuffle(of: int, take: int) -> Shuffle:
    """The question for so many of so many, made once."""
    made = SHUFFLES.get(of << 6 | take)
    if made is None:
        made = SHUFFLES[of << 6 | take] = Shuffle(of, take)
    return made


def picked(game: Cards, outcome: tuple[int, ...]) -> i64:
    """The index nature picked in the draw pile."""
    if len(outcome) != 1 or not 0 <= outcome[0] < len(game.pile):
        raise Malformed(f"the outcome {list(outcome)} does not pick one of {len(game.pile)} cards")
    return outcome[0]


def only_answer(game: Cards, said: Said) -> Move:
    """The answer of the player whose turn it is, and of nobody else."""
    turn: int = game.seat
    if len(said) != 1 or said[0][0] != turn:
        raise Refused("ask", "only the player whose turn it is answers now")
    return said[0][1]


def check_answers(said: Said, asked: i64) -> None:
    """Each seat that was asked answers once."""
    missing = asked
    for seat, _ in said:
        if not 0 <= seat < 5 or not (missing >> seat) & 1:
            raise Refused("ask", "each player who is asked answers once, and nobody else")
        missing &= ~(1 << seat)
    if missing:
        raise Refused("ask", "an answer is missing")


def by_seat(said: Said) -> Said:
    """Answers whose order means nothing, in the order of the seats."""
    for index in range(1, len(said)):
        if said[index][0] < said[index - 1][0]:
            return tuple(sorted(said, key=lambda answer: answer[0]))
    return said
