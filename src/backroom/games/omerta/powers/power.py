"""The interface of a power: what it may be used on, whom it touches, what it does."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.menus import Choices
from backroom.games.omerta.moves import Move
from backroom.games.omerta.state import Cards


class Power:
    """Knows what one character does. `optional`: may always be declined; `laid`: stays on the table."""

    def __init__(self, rule: str, why: str, *, optional: bool = False, laid: bool = False) -> None:
        self.rule: str = rule
        self.why: str = why
        self.optional: bool = optional
        self.laid: bool = laid

    def usable(self, game: Cards) -> bool:
        """Whether there is anything to use it on; if not, it does nothing (O11)."""
        raise AssertionError

    def choices(self, game: Cards) -> Choices:
        """Everything it may be used on."""
        raise AssertionError

    def refusal(self, game: Cards, move: Move) -> Refused:
        """Why something else cannot be done with it."""
        return Refused(self.rule, self.why)

    def any_code(self, game: Cards, declinable: bool, stream: Stream) -> i64:
        """The code of one of these at random, or of nothing."""
        choices = self.choices(game)
        if declinable:
            choices = choices.or_decline()
        return choices.codes[stream.below(choices.count)]

    def move(self, code: i64) -> Move:
        """The move with this code."""
        raise AssertionError

    def touched(self, game: Cards, code: i64) -> i64:
        """O25: the seats this would be used against, as a mask."""
        return 0

    def effect(self, game: Cards, code: i64) -> None:
        """Do it; the turn passes on unless a further step is named."""
        raise AssertionError

    def open_to(self, game: Cards) -> i64:
        """O28: the opponents who are not under a Mamma, as a mask."""
        return game.rules.everybody & ~game.barred & ~(1 << game.seat)

    def on_the_menu(self, codes: list[int]) -> Choices:
        """The choices with these codes."""
        return Choices(tuple([self.move(code) for code in codes]), codes)
