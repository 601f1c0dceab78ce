"""C31: within a turn, the player acts in any order."""

from __future__ import annotations

from backroom.core.chance import Chance, Dice
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.nature import check
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions import ACTION_OF, ACTIONS
from backroom.games.organized_crime.actions.moving import begin
from backroom.games.organized_crime.events import Landed, Rolled, Stranded
from backroom.games.organized_crime.moves import Menu, Option
from backroom.games.organized_crime.phases.phase import SEATS, Phase, Said, only_answer
from backroom.games.organized_crime.pieces.walking import choices
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.spaces import SPACES
from backroom.games.organized_crime.state import TURN, Country

DICE = Dice(2, 6)


class Turn(Phase):
    """C12, C31: offers every action of the turn; a piece that has used its points lands at once."""

    def settle(self, game: Country) -> bool:
        game.choices = None
        if game.active == NONE:
            return True
        walker = game.walkers[game.active]
        if not walker.done:
            if walker.points > 0:
                found = choices(game, walker)
                if found.steps or found.kills:
                    return True
                if game.events is not None:
                    game.tell(Stranded(game.seat, game.active, walker.points))
                walker.points = 0
            self.finish(game)
            return False
        for piece in range(len(game.walkers)):
            if not game.walkers[piece].done:
                begin(game, piece, game.walkers[piece].points)
                return False
        game.active = NONE
        return True

    def finish(self, game: Country) -> None:
        """C14: landing is where the movement ends, if the piece moved."""
        walker = game.walkers[game.active]
        walker.done = True
        if not walker.moved:
            return
        board = game.rules.board
        if game.events is not None:
            game.tell(Landed(game.seat, game.active, board.ids[walker.space]))
        SPACES[board.kind[walker.space]].land(game, walker)

    def asked(self, game: Country) -> i64:
        return 1 << game.seat

    def pending(self, game: Country) -> Ask | Chance | Over:
        return Ask(game.question, SEATS[self.asked(game)], "turn", "turn")

    def options(self, game: Country, seat: i64) -> Menu:
        if seat != game.seat:
            return ()
        menu: list[Option] = []
        for action in ACTIONS:
            action.add(game, menu)
        return tuple(menu)

    def answer(self, game: Country, said: Said) -> None:
        move = only_answer(said, game.seat)
        action = ACTION_OF.get(type(move))
        if action is None:
            raise Refused("C31", "that cannot be done in a turn")
        action.do(game, move)


class Rolling(Phase):
    """C12: rolls two dice."""

    def pending(self, game: Country) -> Ask | Chance | Over:
        return DICE

    def drawn(self, game: Country, outcome: tuple[int, ...]) -> None:
        if len(outcome) != 2 or not 1 <= outcome[0] <= 6 or not 1 <= outcome[1] <= 6:
            check(DICE, outcome)
        game.dice = outcome
        game.rolled = True
        game.step = TURN
        if game.events is not None:
            game.tell(Rolled("move", (int(game.seat),), ((outcome[0], outcome[1]),)))
        if len(game.walkers) == 1:
            begin(game, 0, outcome[0] + outcome[1])
