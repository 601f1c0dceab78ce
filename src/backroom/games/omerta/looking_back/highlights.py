"""What is worth looking at in a game that is over, found by playing it again with all cards known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from backroom.core.game import Entry
from backroom.core.highlights import Curve, Highlights, Point
from backroom.games.omerta.cells import KIND, ROW
from backroom.games.omerta.events import (
    Event,
    Exchanged,
    OmertaCalled,
    PowerNamed,
    Replaced,
    RoundBegun,
    RoundEnded,
    Snapped,
    SnappedLate,
    SnappedWrong,
    Swapped,
)
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.looking_back.moments import (
    Called,
    LateSnap,
    Moment,
    PowerUsed,
    QuickSnap,
    SwapMade,
    Way,
    WrongSnap,
)
from backroom.games.omerta.moves import Move
from backroom.games.omerta.printed.cards import POINTS, name_of
from backroom.games.omerta.scoring import LIMIT
from backroom.games.omerta.state import SNAPPING

MOST: Final = 3  # moments of each kind that is ranked
SAMPLES: Final = 250  # tables that are imagined for a call: the odds are right to about 3 in a hundred
Card = tuple[int, int]  # whose, and its place


def look_back(
    game: Omerta, entries: Sequence[Entry[Move]], times: Mapping[int, Sequence[tuple[int, int]]]
) -> Highlights:
    """Play these entries on a table, and say what was worth looking at."""
    look = Look(game, times)
    for entry in entries:
        look.play(entry)
    return look.found()


def stocks_of(game: Omerta) -> list[int]:
    """The points in every hand."""
    return [sum([POINTS[card & KIND] for card in hand]) for hand in game.hands]


def kind_at(game: Omerta, card: Card) -> int:
    """What lies in a place."""
    kind: int = game.cells[card[0] << ROW | card[1]] & KIND
    return kind


def odds_of_call(game: Omerta, seat: int, samples: int) -> float:
    """O31: the share of tables this seat cannot tell from the real one on which its call wins."""
    rng = Random(samples)  # always the same tables, so that a second look gives the same odds
    won = 0
    for _ in range(samples):
        stocks = stocks_of(game.imagine(seat, rng))
        own = stocks.pop(seat)
        if own <= LIMIT and own <= min(stocks):
            won += 1
    return won / samples


class Power:
    """A character in use: since when, by whom, and the stocks before it."""

    def __init__(self, entry: int, event: PowerNamed, stocks: list[int]) -> None:
        self.entry: int = entry
        self.event: PowerNamed = event
        self.stocks: list[int] = stocks


class Look:
    """Plays a game again and collects what was worth looking at."""

    def __init__(self, game: Omerta, times: Mapping[int, Sequence[tuple[int, int]]]) -> None:
        self.game: Omerta = game
        self.times: Mapping[int, Sequence[tuple[int, int]]] = times
        self.entry: int = 0
        self.ended: int = 0  # the entry that ended a round last
        self.first: int = 0  # milliseconds of the snap that was right and first in this entry
        self.stocks: list[int] = stocks_of(game)
        self.standing: list[Point] = []
        self.totals: list[Point] = []
        self.power: Power | None = None
        self.swaps: list[SwapMade] = []
        self.powers: list[PowerUsed] = []
        self.quick: list[QuickSnap] = []
        self.snaps: list[Moment] = []  # late and wrong
        self.calls: list[Moment] = []

    def play(self, entry: Entry[Move]) -> None:
        """Play one entry more, and note what it did."""
        game = self.game
        self.entry += 1
        before = game.copy()
        events = game.apply(entry)
        stocks = stocks_of(game)
        for event in events:
            self.note(before, event)
        passes_on = game.turns != before.turns and before.turns > 0 and game.round == before.round
        if passes_on and self.ended < self.entry:
            self.stand(int(before.seat), stocks)
        if self.power is not None and (game.turns != before.turns or game.step == SNAPPING):
            self.close_power(self.power, stocks)
        self.stocks = stocks

    def note(self, before: Omerta, event: Event) -> None:
        """Note what one event did."""
        if isinstance(event, RoundBegun):
            self.begin_round()
        elif isinstance(event, (Replaced, Exchanged, Swapped)):
            self.note_swap(before, event)
        elif isinstance(event, PowerNamed):
            self.power = Power(self.entry, event, self.stocks)
        elif isinstance(event, (Snapped, SnappedLate, SnappedWrong)):
            self.snap(event)
        elif isinstance(event, OmertaCalled):
            self.call(before, event.seat)
        elif isinstance(event, RoundEnded):
            self.end_round(before, event)

    def note_swap(self, before: Omerta, event: Replaced | Exchanged | Swapped) -> None:
        """Note a swap of the player's own card, not one that a Gangster made between others."""
        if isinstance(event, Replaced):
            self.swap(before, (event.seat, event.place), "replace")
        elif isinstance(event, Exchanged):
            self.swap(before, (event.seat, event.place), "exchange")
        elif event.seat == before.seat:
            self.swap(before, (event.seat, event.place), "swap")

    def begin_round(self) -> None:
        """O6: the hands as they were dealt."""
        self.stand(None, stocks_of(self.game))
        if not self.totals:
            self.totals.append(Point(self.entry, 1, None, tuple(self.game.totals)))

    def stand(self, seat: int | None, stocks: list[int]) -> None:
        """Add the stock of every seat to its curve."""
        self.standing.append(Point(self.entry, int(self.game.round), seat, tuple(stocks)))

    def end_round(self, before: Omerta, event: RoundEnded) -> None:
        """O30: the end of a round."""
        self.ended = self.entry
        if self.power is not None:
            self.close_power(self.power, list(event.stocks))
        self.stand(int(before.seat), list(event.stocks))
        self.totals.append(Point(self.entry, event.round, int(before.seat), event.totals))

    def swap(self, before: Omerta, card: Card, way: Way) -> None:
        """O10, O19, O23: one card for another."""
        gone, came = kind_at(before, card), kind_at(self.game, card)
        change = POINTS[came] - POINTS[gone]
        round_now = int(self.game.round)
        self.swaps.append(SwapMade(self.entry, round_now, card[0], way, name_of(gone), name_of(came), change))

    def close_power(self, used: Power, stocks: list[int]) -> None:
        """O18: what came of a character."""
        seat = used.event.seat
        gain = 0
        for other, stock in enumerate(stocks):
            change = stock - used.stocks[other]
            gain += -change if other == seat else change
        self.powers.append(PowerUsed(used.entry, int(self.game.round), seat, used.event.power, gain))
        self.power = None

    def snap(self, event: Snapped | SnappedLate | SnappedWrong) -> None:
        """O13 to O15: a card was thrown."""
        round_now = int(self.game.round)
        if isinstance(event, SnappedWrong):
            self.snaps.append(WrongSnap(self.entry, round_now, event.seat, event.card))
            return
        times = dict(self.times.get(self.entry, ()))
        if isinstance(event, SnappedLate):
            behind = max(0, times[event.seat] - self.first) if event.seat in times else None
            self.snaps.append(LateSnap(self.entry, round_now, event.seat, event.card, behind))
        elif event.seat in times:
            self.first = times[event.seat]
            self.quick.append(QuickSnap(self.entry, round_now, event.seat, event.card, self.first))

    def call(self, before: Omerta, seat: int) -> None:
        """O30 to O32: a call."""
        stocks = stocks_of(before)
        own = stocks.pop(seat)
        lowest = min(stocks)
        odds = odds_of_call(before, seat, SAMPLES)
        won = own <= LIMIT and own <= lowest
        self.calls.append(Called(self.entry, int(before.round), seat, won, own, lowest, odds, SAMPLES))

    def found(self) -> Highlights:
        """The curves, and the moments in the order of the game."""
        best = sorted([made for made in self.swaps if made.change < 0], key=lambda made: made.change)
        worst = sorted([made for made in self.swaps if made.change > 0], key=lambda made: -made.change)
        powers = sorted([used for used in self.powers if used.gain > 0], key=lambda used: -used.gain)
        quick = sorted(self.quick, key=lambda snap: snap.milliseconds)
        moments: list[Moment] = [*self.calls, *self.snaps]
        moments += best[:MOST]
        moments += worst[:MOST]
        moments += powers[:MOST]
        moments += quick[:MOST]
        moments.sort(key=lambda moment: moment.entry)
        return Highlights(
            (Curve("stocks", tuple(self.standing)), Curve("totals", tuple(self.totals))), tuple(moments)
        )
