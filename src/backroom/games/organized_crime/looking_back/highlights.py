"""What is worth looking at in a game that is over, found by playing it again with nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from backroom.core.game import Entry
from backroom.core.highlights import Curve, Highlights, Point
from backroom.games.organized_crime.events import (
    DealMade,
    Eliminated,
    Event,
    Killed,
    MotionDecided,
    SessionOpened,
    TurnBegun,
    WordBroken,
)
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.looking_back.moments import (
    Betrayal,
    DealStruck,
    FamilyFell,
    Killing,
    Moment,
    MoneyTurned,
    VoteTaken,
)
from backroom.games.organized_crime.moves import Move

MOST: Final = 3  # moments of each kind that is ranked


def look_back(game: OrganizedCrime, entries: Sequence[Entry[Move]]) -> Highlights:
    """Play these entries on a board, and say what was worth looking at."""
    look = Look(game)
    for entry in entries:
        look.play(entry)
    return look.found()


def men_of(game: OrganizedCrime, seat: int) -> int:
    """C2: the hit-men a family has on the board."""
    return sum([int(game.men(seat, space)) for space in range(game.rules.board.count)])


class Look:
    """Plays a game again and collects what was worth looking at."""

    def __init__(self, game: OrganizedCrime) -> None:
        self.game: OrganizedCrime = game
        self.entry: int = 0
        self.turn: int | None = None  # whose it is
        self.session: SessionOpened | None = None  # the last one
        self.wealth: list[Point] = []
        self.men: list[Point] = []
        self.votes: list[Point] = []
        self.turned: list[MoneyTurned] = []
        self.moments: list[Moment] = []
        self.stand()

    def play(self, entry: Entry[Move]) -> None:
        """Play one entry more, and note what it did."""
        game = self.game
        self.entry += 1
        before = game.money[:]
        events = game.apply(entry)
        for seat, money in enumerate(game.money):
            if money != before[seat]:
                change = money - before[seat]
                self.turned.append(MoneyTurned(self.entry, int(game.round), seat, change))
        for event in events:
            self.note(event)

    def note(self, event: Event) -> None:
        """Note what one event did."""
        entry, now = self.entry, int(self.game.round)
        if isinstance(event, TurnBegun):
            self.stand()
            self.turn = event.seat
        elif isinstance(event, Eliminated):
            self.moments.append(FamilyFell(entry, now, event.seat, event.by))
        elif isinstance(event, Killed):
            self.moments.append(Killing(entry, now, event.seat, event.victim, event.boss, event.space))
        elif isinstance(event, DealMade):
            money, give, take, promise, ask = event.money, event.give, event.take, event.promise, event.ask
            assert money is not None  # what happened is known; it is what is told that may be hidden
            assert give is not None
            assert take is not None
            assert promise is not None
            assert ask is not None
            self.moments.append(DealStruck(entry, now, event.by, event.to, money, give, take, promise, ask))
        elif isinstance(event, WordBroken):
            self.moments.append(Betrayal(entry, now, event.by, event.to, event.word))
        elif isinstance(event, SessionOpened):
            self.session = event
        elif isinstance(event, MotionDecided):
            asked = self.session
            assert asked is not None
            self.moments.append(
                VoteTaken(
                    entry,
                    now,
                    asked.caller,
                    asked.source,
                    asked.offender,
                    event.carried,
                    event.favour,
                    event.against,
                )
            )

    def stand(self) -> None:
        """Add how everybody stands now to the curves; a player who is out has nothing."""
        game = self.game
        seats = range(game.rules.players)
        alive = [game.lives(seat) for seat in seats]
        self.wealth.append(self.point([int(game.estate(seat)) for seat in seats]))
        self.men.append(self.point([men_of(game, seat) for seat in seats]))
        self.votes.append(self.point([int(game.votes(seat)) if alive[seat] else 0 for seat in seats]))

    def point(self, values: list[int]) -> Point:
        """A point of a curve: this value for each seat, at the current entry."""
        return Point(self.entry, int(self.game.round), self.turn, tuple(values))

    def found(self) -> Highlights:
        """The curves, and the moments in the order of the game."""
        self.stand()
        moments = self.moments[:]
        moments += sorted([one for one in self.turned if one.change > 0], key=lambda one: -one.change)[:MOST]
        moments += sorted([one for one in self.turned if one.change < 0], key=lambda one: one.change)[:MOST]
        moments.sort(key=lambda moment: moment.entry)
        return Highlights(
            (
                Curve("wealth", tuple(self.wealth)),
                Curve("men", tuple(self.men)),
                Curve("votes", tuple(self.votes)),
            ),
            tuple(moments),
        )
