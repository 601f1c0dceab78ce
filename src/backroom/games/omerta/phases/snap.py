"""O13 to O17: on a discarded bottle everybody may throw an identical card; the fastest is rid of it."""

from __future__ import annotations

from backroom.core.chance import Chance
from backroom.core.game import Ask, Over
from backroom.core.native import i64
from backroom.core.nature import check
from backroom.core.refusal import Refused
from backroom.core.stream import Stream
from backroom.games.omerta.cards import name_of
from backroom.games.omerta.events import LotsDrawn, Snapped, SnappedLate, SnappedWrong
from backroom.games.omerta.menus import PASS, SNAPS
from backroom.games.omerta.moves import Menu, Pass, Snap
from backroom.games.omerta.phases.phase import SEATS, Phase, Said, check_answers, shuffle
from backroom.games.omerta.state import ADDING, KIND, LOTS, NEXT_TURN, Cards


class Snapping(Phase):
    """O13, O16: everybody with a card to throw is asked, equally long, whatever they hold."""

    def settle(self, game: Cards) -> bool:
        game.asked = who_may_answer(game, game.rules.everybody)
        if game.asked:
            return True
        game.step = NEXT_TURN
        return False

    def asked(self, game: Cards) -> i64:
        return game.asked

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return Ask(game.entries, SEATS[game.asked], "sealed" if game.rules.sealed_snaps else "race", "snap")

    def options(self, game: Cards, seat: i64) -> Menu:
        if not (game.asked >> seat) & 1:
            return ()
        return SNAPS.of(game.free[seat])

    def answer(self, game: Cards, said: Said) -> None:
        check_answers(said, game.asked)
        claims: list[tuple[int, Snap]] = []
        for seat, move in said:
            if move is PASS:
                continue
            if isinstance(move, Snap):
                place: int = move.place  # not yet an i64: it may be anything
                if not 0 <= place < 60 or not (game.free[seat] >> place) & 1:
                    raise Refused("O13", "there is no card of yours there that you may throw")
                claims.append((seat, move))
            elif not isinstance(move, Pass):
                raise Refused("O13", "throw one of your cards, or let it go by")
        if game.rules.sealed_snaps and len(claims) > 1:
            claims.sort(key=lambda claim: claim[0])  # the order they came in means nothing here
            game.claims = tuple(claims)
            game.step = LOTS
        else:
            judge(game, claims)


class Lots(Phase):
    """O17: claims made in secret are put in order by chance."""

    def pending(self, game: Cards) -> Ask | Chance | Over:
        return shuffle(len(game.claims), len(game.claims))

    def drawn(self, game: Cards, outcome: tuple[int, ...]) -> None:
        check(shuffle(len(game.claims), len(game.claims)), outcome)
        self.put_in_order(game, list(outcome))

    def happen(self, game: Cards, stream: Stream) -> None:
        self.put_in_order(game, stream.all_of(len(game.claims)))

    def put_in_order(self, game: Cards, outcome: list[int]) -> None:
        """O17: and judge them in that order."""
        claims = [game.claims[index] for index in outcome]
        game.claims = ()
        if game.events is not None:
            game.tell(LotsDrawn(tuple([seat for seat, _ in claims])))
        judge(game, claims)


def who_may_answer(game: Cards, seats: i64) -> i64:
    """O25, O28: of these seats, those not under a Mamma and with a card free to show."""
    able = seats & ~game.barred
    for seat, free in enumerate(game.free):
        if not free:
            able &= ~(1 << seat)
    return able


def judge(game: Cards, claims: list[tuple[int, Snap]]) -> None:
    """O13 to O15: the first right card goes; later right ones and wrong ones go back, wrong ones pay."""
    won = False
    due: list[int] = []
    for seat, snap in claims:
        place: i64 = snap.place
        kind: i64 = game.hands[seat][place] & KIND
        if not (game.window >> kind) & 1:
            game.show(seat, place)
            due.append(seat)
            if game.events is not None:
                game.tell(SnappedWrong(seat, place, name_of(kind)))
        elif won:
            game.show(seat, place)
            if game.events is not None:
                game.tell(SnappedLate(seat, place, name_of(kind)))
        else:
            won = True
            game.throw(game.remove(seat, place))
            if game.events is not None:
                game.tell(Snapped(seat, place, name_of(kind)))
    if due:
        game.due = tuple(due)
        game.gift = False
        game.then = NEXT_TURN
        game.step = ADDING
    else:
        game.step = NEXT_TURN
