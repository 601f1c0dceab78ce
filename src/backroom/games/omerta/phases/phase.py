"""What every step of the game can be asked."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Chance, Pick, Shuffle
from backroom.core.game import Ask, NotNow, Over
from backroom.core.native import i64
from backroom.core.refusal import Malformed, Refused
from backroom.core.stream import Stream
from backroom.games.omerta.cells import CLAIMS, FREE, ROW
from backroom.games.omerta.menus import NOTHING, UNKNOWN, Choices
from backroom.games.omerta.moves import Menu, Move
from backroom.games.omerta.state import Cards
from backroom.games.omerta.why_not import REFUSALS, WhyNotCode

Said = tuple[tuple[int, Move], ...]

PICK: Final = tuple(Pick(of) for of in range(64))
SHUFFLES: Final[dict[int, Shuffle]] = {}
SEATS: Final = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32))


class Phase:
    """One step, on the contract of `core.phase.Phase`.

    Here a move is a number to its step, its code, which lies beside it in the menu: a step says what may be
    said (`choices`), takes one of these (`say`), and by which rule anything else is refused (`refusal`).
    """

    def settle(self, game: Cards) -> bool:
        """True if the step waits; otherwise it has moved the game on."""
        return True

    def pending(self, game: Cards) -> Ask | Chance | Over:
        """The question of this step."""
        raise AssertionError("this step waits for nothing")

    def choices(self, game: Cards, seat: i64) -> Choices:
        """What a seat that is asked may answer."""
        raise AssertionError("no player is asked anything now")

    def options(self, game: Cards, seat: i64) -> Menu:
        """The moves that a seat may answer with; none if it is not asked."""
        return self.choices(game, seat).moves if 0 <= seat < 5 and (game.asked >> seat) & 1 else ()

    def any_code(self, game: Cards, seat: i64, stream: Stream) -> i64:
        """The code of one of these at random, each as likely."""
        choices = self.choices(game, seat)
        return choices.codes[stream.below(choices.count)]

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        """Why a seat that is asked may not answer this."""
        raise AssertionError("no player is asked anything now")

    def sought(self, game: Cards, seat: i64) -> Menu:
        """The moves that people look for here, allowed or not."""
        return ()

    def why_not(self, game: Cards, seat: i64, move: Move) -> WhyNotCode | None:
        """Why such a move, which is no choice now, is refused; None if nobody looks for it."""
        return None

    def not_now(self, game: Cards, seat: i64) -> list[NotNow[Move]]:
        """The moves that people look for and may not make now, with the reason."""
        choices = self.choices(game, seat)
        found: list[NotNow[Move]] = []
        for move in self.sought(game, seat):
            if choices.code_of(move) == UNKNOWN:
                code = self.why_not(game, seat, move)
                assert code is not None, "what is sought here has its reason"
                found.append(NotNow(move, REFUSALS[code][0], code))
        return found

    def say(self, game: Cards, seat: i64, code: i64) -> bool:
        """Take one of the choices of a seat that is asked; True if it was the last one to answer."""
        raise AssertionError("no player is asked anything now")

    def answer(self, game: Cards, said: Said) -> None:
        """Take the answers of all who are asked, or refuse them and change nothing."""
        check_answers(said, game.asked)
        codes = [self.code_of(game, seat, move) for seat, move in said]
        for index in self.heard(said):
            self.say(game, said[index][0], codes[index])

    def code_of(self, game: Cards, seat: i64, move: Move) -> i64:
        """What this step knows an answer by, or a refusal."""
        code = self.choices(game, seat).code_of(move)
        if code == UNKNOWN:
            raise self.refusal(game, seat, move)
        return code

    def heard(self, said: Said) -> list[int]:
        """The answers in the order they count: seat by seat."""
        order = list(range(len(said)))
        order.sort(key=lambda index: said[index][0])
        return order

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        """Take nature's answer, or find it malformed and change nothing."""
        raise Malformed("nothing is drawn now")

    def happen(self, game: Cards, stream: Stream) -> None:
        """Take nature's answer from a generator, which needs no check."""
        raise AssertionError("nothing is drawn now")


def check_answers(said: Said, asked: i64) -> None:
    """Each seat that is asked answers once."""
    missing = asked
    for seat, _ in said:
        if not 0 <= seat < 5 or not (missing >> seat) & 1:
            raise Refused("ask", "each player who is asked answers once, and nobody else")
        missing &= ~(1 << seat)
    if missing or not asked:
        raise Refused("ask", "an answer is missing" if asked else "no player is asked anything now")


def shuffle(of: int, take: int) -> Shuffle:
    """The question for `take` of `of` cards; each is made once and kept."""
    made = SHUFFLES.get(of << 6 | take)
    if made is None:
        made = SHUFFLES[of << 6 | take] = Shuffle(of, take)
    return made


def picked(game: Cards, outcome: tuple[int, ...]) -> i64:
    """The index nature picked in the draw pile."""
    cards: int = game.piled
    if len(outcome) != 1 or not 0 <= outcome[0] < cards:
        raise Malformed(f"the outcome {list(outcome)} does not pick one of {cards} cards")
    return outcome[0]


def claim(game: Cards, seat: i64, code: i64) -> bool:
    """Note that a seat throws or shows the card at one of its places, or none; True if all have spoken."""
    if code != NOTHING:
        game.cells[CLAIMS + game.claims] = seat << ROW | code
        game.claims += 1
    game.asked &= ~(1 << seat)
    return game.asked == 0


def sort_claims(game: Cards) -> None:
    """Put the claims in the order of the seats, where it means nothing who spoke first."""
    cells = game.cells
    for index in range(1, game.claims):
        at: i64 = CLAIMS + index
        claimed: i64 = cells[at]
        while at > CLAIMS and cells[at - 1] > claimed:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = claimed


def who_may_answer(game: Cards, seats: i64) -> i64:
    """O25, O28: of these seats, those not under a Mamma and with a card free to show."""
    cells = game.cells
    able: i64 = seats & ~game.barred
    for seat in range(game.rules.players):
        if not cells[FREE + seat]:
            able &= ~(1 << seat)
    return able
