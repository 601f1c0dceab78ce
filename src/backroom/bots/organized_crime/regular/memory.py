"""What a family remembers: who did it harm, who did it a favour, and what it has promised."""

from __future__ import annotations

from backroom.games.organized_crime.events import (
    Begun,
    DealMade,
    Event,
    Killed,
    Offered,
    SessionOpened,
    TurnBegun,
    Voted,
)

FADING = 0.9  # of a grudge or a favour, from one own turn to the next


class Memory:
    """Keeps what one family was told: harm, favours, promises, and where the session stands."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.grudge = [0.0] * 4  # by seat: above 0 harm, below 0 favours
        self.caller: int | None = None  # C24: of the session
        self.offender: int | None = None
        self.word: bool | None = None  # how it has sold its vote in this session
        self.bought: set[int] = set()  # whose votes it has bought in this session
        self.offers: dict[int, int] = {}  # how often it has offered to each in this session
        self.offered: set[int] = set()  # by whom its vote was asked for in this session
        self.waits = 0  # how often it kept silent in this session, to let others answer
        self.audited: set[int] = set()  # since the last time anybody's turn began
        self.fresh = True  # C14: the moving piece has not yet stepped in its direction
        self.came: int | None = None  # the space the moving piece just left

    def hear(self, event: Event) -> None:
        """Note what an event means for this family."""
        match event:
            case TurnBegun():
                self.audited.clear()
                if event.seat == self.seat:
                    self.grudge = [grudge * FADING for grudge in self.grudge]
            case Begun():
                self.fresh = True
                self.came = None
            case Killed() if event.victim == self.seat:
                self.grudge[event.seat] += 1.0
            case SessionOpened():
                self.open_session(event.caller, event.offender)
            case Offered() if event.to == self.seat:
                self.offered.add(event.by)
            case DealMade() if event.by == self.seat and event.money is not None and event.money > 0:
                self.bought.add(event.to)
            case Voted() if self.caller == self.seat and event.seat != self.seat and event.votes:
                self.grudge[event.seat] += -0.5 if event.favour else 0.5
            case _:
                pass

    def open_session(self, caller: int, offender: int | None) -> None:
        """C24: nothing is promised or offered yet."""
        self.caller = caller
        self.offender = offender
        self.word = None
        self.bought.clear()
        self.offers.clear()
        self.offered.clear()
        self.waits = 0

    def wish_of(self, seat: int) -> bool | None:
        """C24: how this player wants others to vote: the caller for it, the offender against it."""
        if seat == self.caller:
            return True
        return False if seat == self.offender else None
