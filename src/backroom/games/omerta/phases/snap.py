"""O13 to O17: on a discarded bottle everybody may throw an identical card; the fastest is rid of it."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64, vec
from backroom.core.nature import check
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.cells import CLAIMS, DUE, FREE, KIND, ROW, SEEN_BY_ALL
from backroom.games.omerta.events import LotsDrawn, Snapped, SnappedLate, SnappedWrong
from backroom.games.omerta.menus import PLACE, SNAPS, Choices
from backroom.games.omerta.moves import Move, Snap
from backroom.games.omerta.phases.phase import SEATS, Phase, Said, claim, shuffle, sort_claims, who_may_answer
from backroom.games.omerta.phases.turn import pass_turn
from backroom.games.omerta.printed.cards import name_of
from backroom.games.omerta.state import ADDING, LOTS, NEXT_TURN, SNAPPING, Cards


class Snapping(Phase):
    """O13, O16: everybody with a card to throw is asked, equally long, whatever they hold."""

    def settle(self, game: Cards) -> bool:
        open_window(game)
        return True

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "sealed" if game.rules.sealed_snaps else "race", "snap")

    def choices(self, game: Cards, seat: i64) -> Choices:
        return SNAPS.of(game.cells[FREE + seat])

    def heard(self, said: Said) -> list[int]:
        """O13: the fastest first, as the table judged."""
        return list(range(len(said)))

    def refusal(self, game: Cards, seat: i64, move: Move) -> Refused:
        if isinstance(move, Snap):
            return Refused("O13", "there is no card of yours there that you may throw")
        return Refused("O13", "throw one of your cards, or let it go by")

    def say(self, game: Cards, seat: i64, code: i64) -> bool:
        if not claim(game, seat, code):
            return False
        if game.claims == 0:
            pass_turn(game)
        elif game.rules.sealed_snaps and game.claims > 1:
            sort_claims(game)
            game.step = LOTS
        else:
            judge(game)
        return True


class Lots(Phase):
    """O17: claims made in secret are put in order by chance."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return shuffle(game.claims, game.claims)

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        check(shuffle(game.claims, game.claims), outcome)
        self.put_in_order(game, vec[i64](outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.put_in_order(game, stream.all_of(game.claims))

    def put_in_order(self, game: Cards, order: vec[i64]) -> None:
        """O17: and judge them in that order."""
        made = game.row(CLAIMS, game.claims)
        game.lay_out(CLAIMS, [made[order[index]] for index in range(game.claims)])
        if game.events is not None:
            game.tell(LotsDrawn(tuple([at >> ROW for at in game.row(CLAIMS, game.claims)])))
        judge(game)


def open_window(game: Cards) -> None:
    """O13, O16: ask everybody with a card to throw; without any, the turn passes on."""
    game.asked = who_may_answer(game, game.rules.everybody)
    if game.asked:
        game.step = SNAPPING
    else:
        pass_turn(game)


def judge(game: Cards) -> None:
    """O13 to O15: the first right card goes; later right ones and wrong ones go back, wrong ones pay."""
    cells = game.cells
    won = False
    game.dues = 0
    for index in range(game.claims):
        at: i64 = cells[CLAIMS + index]
        seat: i64 = at >> ROW
        kind: i64 = cells[at] & KIND
        if not (game.window >> kind) & 1:
            cells[at] |= SEEN_BY_ALL
            cells[DUE + game.dues] = seat
            game.dues += 1
            if game.events is not None:
                game.tell(SnappedWrong(seat, at & PLACE, name_of(kind)))
        elif won:
            cells[at] |= SEEN_BY_ALL
            if game.events is not None:
                game.tell(SnappedLate(seat, at & PLACE, name_of(kind)))
        else:
            won = True
            game.throw(game.remove(seat, at & PLACE))
            if game.events is not None:
                game.tell(Snapped(seat, at & PLACE, name_of(kind)))
    game.claims = 0
    if game.dues:
        game.gift = False
        game.then = NEXT_TURN
        game.step = ADDING
    else:
        pass_turn(game)
