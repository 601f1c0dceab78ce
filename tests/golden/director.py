"""Plays all seats with every card in view, so that a wanted moment comes soon. Nobody plays like this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from backroom.core.game import Answers, Ask
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.events import Event, Laid
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import places_of
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Give,
    LayMamma,
    LayPatrol,
    Mix,
    Move,
    OpenSafe,
    Pass,
    Replace,
    Show,
    Snap,
    Swap,
    Throw,
)
from backroom.games.omerta.printed.cards import KILLER, KIND_OF, POINTS, CardName, is_bottle

Claim = Literal["right", "wrong"]


def free_cards(state: Omerta, seat: int) -> dict[int, int]:
    """The cards of a hand that are not blocked, by place."""
    return {place: state.hands[seat][place] & KIND for place in places_of(state.free[seat])}


def points(state: Omerta, seat: int) -> int:
    """O30: the stock of a hand."""
    return sum(POINTS[card & KIND] for card in state.hands[seat])


def others_of(state: Omerta, seat: int) -> list[int]:
    """The stocks of all the others, lowest first."""
    return sorted(points(state, other) for other in range(len(state.hands)) if other != seat)


def holder(state: Omerta, kind: int) -> int | None:
    """The seat that can show this card, if any."""
    for seat in range(len(state.hands)):
        if kind in free_cards(state, seat).values():
            return seat
    return None


def touched(move: Move) -> set[int]:
    """The seats that are named when a character is used."""
    match move:
        case Swap():
            return {move.seat, move.other}
        case Give():
            return {move.first, move.second}
        case Mix() | LayMamma() | LayPatrol():
            return {move.seat}
        case _:
            return set()


class Director:
    """Draws and discards, brings out the wanted characters, and calls once everything was shown."""

    def __init__(self, use: Sequence[CardName] = ()) -> None:
        self.use = [KIND_OF[name] for name in use]
        self.done = False  # everything was shown

    def watch(self, event: Event) -> None:
        """Note what happens."""

    def answer(self, state: Omerta, ask: Ask) -> Answers[Move]:
        """The answers of everybody who is asked."""
        if ask.clock == "snap":
            return Answers(ask.id, self.snaps(state, ask.seats))
        said = {
            "peek": self.peek,
            "turn": self.put if state.held else self.turn,
            "power": self.power,
            "killer": self.killer,
        }[ask.clock]
        return Answers(ask.id, tuple((seat, said(state, seat)) for seat in ask.seats))

    def peek(self, state: Omerta, seat: int) -> Move:
        return state.options(seat)[0]

    def turn(self, state: Omerta, seat: int) -> Move:
        options = state.options(seat)
        if CallOmerta() in options and self.calls(state, seat):
            return CallOmerta()
        return Draw() if Draw() in options else options[-1]

    def calls(self, state: Omerta, seat: int) -> bool:
        return self.done

    def put(self, state: Omerta, seat: int) -> Move:
        if state.held & KIND not in self.use:
            for place, kind in free_cards(state, seat).items():
                if kind in self.use:
                    return Replace(place)
        return Discard()

    def power(self, state: Omerta, seat: int) -> Move:
        options = state.options(seat)
        if state.power in self.use:
            return self.aim(state, [move for move in options if not isinstance(move, Decline)])
        return options[0]  # declines it, if that is allowed

    def aim(self, state: Omerta, options: Sequence[Move]) -> Move:
        return options[0]

    def killer(self, state: Omerta, seat: int) -> Move:
        return Pass()

    def snaps(self, state: Omerta, seats: Sequence[int]) -> tuple[tuple[int, Move], ...]:
        return tuple((seat, Pass()) for seat in seats)


class Caller(Director):
    """Calls on the first turn of the wanted kind, and plays for a small stock until then."""

    def __init__(self, kind: Literal["won", "lost", "beaten", "tied", "shared"]) -> None:
        super().__init__()
        self.kind = kind

    def calls(self, state: Omerta, seat: int) -> bool:
        own = points(state, seat)
        lowest, next_lowest = others_of(state, seat)[:2]
        if self.kind == "won":
            return own <= 7 and own < lowest
        if self.kind == "lost":
            return own > 7
        if self.kind == "beaten":
            return lowest < own <= 7
        if self.kind == "tied":
            return own <= 7 and own == lowest
        return own > 7 and lowest == next_lowest

    def put(self, state: Omerta, seat: int) -> Move:
        cards = free_cards(state, seat)
        worst = max(cards, key=lambda place: POINTS[cards[place]], default=None)
        if worst is not None and POINTS[state.held & KIND] < POINTS[cards[worst]]:
            return Replace(worst)
        return Discard()

    def power(self, state: Omerta, seat: int) -> Move:
        return next(move for move in state.options(seat) if not isinstance(move, Decline))

    def killer(self, state: Omerta, seat: int) -> Move:
        for place, kind in free_cards(state, seat).items():
            if kind == KILLER:
                return Show(place)
        return Pass()

    def snaps(self, state: Omerta, seats: Sequence[int]) -> tuple[tuple[int, Move], ...]:
        return tuple((seat, thrown(state, seat, "right") or Pass()) for seat in seats)


def thrown(state: Omerta, seat: int, claim: Claim) -> Snap | None:
    """O13: this seat's first card that is right, or wrong, for the open snap."""
    for place, kind in free_cards(state, seat).items():
        if (state.window >> kind & 1 == 1) == (claim == "right"):
            return Snap(place)
    return None


class Claims(Director):
    """Waits for a snap in which these claims can be made in this order, and makes them."""

    def __init__(self, *order: Claim) -> None:
        super().__init__()
        self.order = order

    def put(self, state: Omerta, seat: int) -> Move:
        for move in state.options(seat):
            after = state.copy()
            after.advance(Answers(after.entries, ((seat, move),)))
            asked = after.pending()
            if isinstance(asked, Ask) and asked.clock == "snap" and self.claims(after, asked.seats):
                return move
        return Discard()

    def claims(self, state: Omerta, seats: Sequence[int]) -> list[tuple[int, Move]] | None:
        """Who throws what; None if it cannot be done."""
        made: list[tuple[int, Move]] = []
        left = list(seats)
        for claim in self.order:
            able = [(seat, snap) for seat in left if (snap := thrown(state, seat, claim)) is not None]
            if not able:
                return None
            made.append(able[0])
            left.remove(able[0][0])
        return made + [(seat, Pass()) for seat in left]

    def snaps(self, state: Omerta, seats: Sequence[int]) -> tuple[tuple[int, Move], ...]:
        made = None if self.done else self.claims(state, seats)
        return super().snaps(state, seats) if made is None else tuple(made)


class Clumsy(Director):
    """Throws a wrong card on every bottle from every seat, until there is nothing left to draw."""

    def put(self, state: Omerta, seat: int) -> Move:
        if not is_bottle(state.held & KIND):
            for place, kind in free_cards(state, seat).items():
                if is_bottle(kind):
                    return Replace(place)
        return Discard()

    def snaps(self, state: Omerta, seats: Sequence[int]) -> tuple[tuple[int, Move], ...]:
        if self.done:
            return super().snaps(state, seats)
        return tuple((seat, thrown(state, seat, "wrong") or Pass()) for seat in seats)


class KillerShower(Director):
    """Gets the Killer into a hand and uses a character against it; or shows a wrong card."""

    def __init__(self, use: CardName, *, false: bool = False) -> None:
        super().__init__([use])
        self.false = false

    def put(self, state: Omerta, seat: int) -> Move:
        if state.held & KIND == KILLER:
            return Replace(next(iter(free_cards(state, seat))))
        if holder(state, KILLER) == seat and state.held & KIND in self.use:
            return Replace(next(place for place, kind in free_cards(state, seat).items() if kind != KILLER))
        if holder(state, KILLER) in (None, seat):
            return Discard()
        return super().put(state, seat)

    def aim(self, state: Omerta, options: Sequence[Move]) -> Move:
        return next((move for move in options if holder(state, KILLER) in touched(move)), options[0])

    def killer(self, state: Omerta, seat: int) -> Move:
        for place, kind in free_cards(state, seat).items():
            if (kind == KILLER) != self.false:
                return Show(place)
        return Pass()


class Thrower(Director):
    """Uses a Driver on two cards of these kinds."""

    def __init__(self, first: Literal["bottle", "character"], second: Literal["bottle", "character"]) -> None:
        super().__init__(["driver"])
        self.sorts = (first == "bottle", second == "bottle")

    def aim(self, state: Omerta, options: Sequence[Move]) -> Move:
        cards = free_cards(state, state.seat)
        for move in options:
            if isinstance(move, Throw):
                sorts = tuple(is_bottle(cards[place]) for place in move.places)
                if sorts == self.sorts:
                    return move
        return Decline()


class Leaver(Director):
    """Opens the safe, but declines everything else that may be declined."""

    def power(self, state: Omerta, seat: int) -> Move:
        options = state.options(seat)
        if OpenSafe() in options:
            return OpenSafe()
        return Decline() if Decline() in options else options[0]


class LadyOnPatrol(Director):
    """Lays the Patrol on somebody's second card, then shuffles that hand."""

    def __init__(self) -> None:
        super().__init__(["patrol", "lady"])
        self.on: int | None = None  # whose card is blocked

    def watch(self, event: Event) -> None:
        if isinstance(event, Laid) and event.power == "patrol":
            self.on = event.seat

    def put(self, state: Omerta, seat: int) -> Move:
        wanted = KIND_OF["patrol"] if self.on is None else KIND_OF["lady"]
        cards = free_cards(state, seat)
        if self.on == seat or (self.on is None and state.held & KIND == KIND_OF["lady"]):
            bottles = [place for place, kind in cards.items() if is_bottle(kind)]
            if state.held & KIND == KIND_OF["lady"] and bottles:
                return Replace(bottles[0])
            return Discard()
        if state.held & KIND != wanted:
            for place, kind in cards.items():
                if kind == wanted:
                    return Replace(place)
        return Discard()

    def aim(self, state: Omerta, options: Sequence[Move]) -> Move:
        for move in options:
            if isinstance(move, LayPatrol) and move.place == 1:
                return move
            if isinstance(move, Mix) and move.seat == self.on:
                return move
        return options[0]
