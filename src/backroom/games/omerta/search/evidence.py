"""What the play of others gives away about cards that one seat has not seen.

Each card that its owner knows carries a row: per kind, how likely the owner would have done what everybody
saw, if the card were of that kind. A row moves with its card, and a shuffle drops it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final, NamedTuple

from backroom.core.native import i64
from backroom.games.omerta import events as told
from backroom.games.omerta.cells import IN_DISCARD, IN_SAFE, KIND, ROW, SEEN, WIDTH
from backroom.games.omerta.printed.cards import KILLER, KIND_OF, KINDS, POINTS, is_bottle
from backroom.games.omerta.search.shadow import HIDDEN, Shadow
from backroom.games.omerta.state import Cards


class Suspicion(NamedTuple):
    """How much is read into what others do."""

    mean: float = 7.0  # points of a card that nobody has seen
    news: float = 1.0  # what it is worth to know a card instead
    slack: float = 0.75  # points by which an owner misjudges which card is the worst
    wide: float = 1.0  # ... and how fuzzy that is
    least: float = 0.01  # nothing is impossible: people err
    missed: float = 0.03  # how likely somebody who knows a matching card does not snap
    chosen: float = 3.5  # about the points of a card chosen out of the safe
    given: float = 6.0  # about the least points of a card given away
    better: float = 4.0  # points by which a card from the draw pile is hoped to be better than the open one
    call: float = 5.0  # about the highest stock with which a player who knows it calls


class Silence:
    """A player did not call Omerta with these cards."""

    def __init__(self, cards: list[int]) -> None:
        self.cards: list[int] = cards  # addresses
        self.points: int = 0  # ... and what those of them had that have left since


class Evidence:
    """Notes what the others' play says about hidden cards."""

    def __init__(self, shadow: Shadow, suspicion: Suspicion | None = None) -> None:
        self.shadow: Shadow = shadow
        self.suspicion: Suspicion = Suspicion() if suspicion is None else suspicion
        self.rows: dict[int, list[float]] = {}  # by address
        self.before: dict[int, list[float]] = {}  # by label of a shuffle: of the card that was in that place
        self.window: list[int] = []  # the bottles of a snap that is open
        self.claimed: list[int] = []  # ... who has thrown a card
        self.actor: int = 0  # who used the last power
        self.silent: dict[int, Silence] = {}  # by seat: those who could have called in their last turn

    def likely(self, points: float) -> float:
        """How likely somebody prefers what is better by so many points."""
        least = self.suspicion.least
        return least + (1 - least) / (1 + exp(-points / self.suspicion.wide))

    def at_most(self, points: float) -> list[float]:
        """Per kind, how likely a card of it would not have been preferred to so many points."""
        return [self.likely(points - POINTS[kind]) for kind in range(KINDS)]

    def row_at(self, at: int) -> list[float] | None:
        """Per kind, how likely what was done with the card there is; None: nothing is known."""
        return self.rows.get(at)

    def row_before(self, label: int) -> list[float] | None:
        """The same for a card before a shuffle: the first label of that, and its place among the cards."""
        return self.before.get(label)

    def note(self, event: told.Event) -> None:
        """Take note of an event before the shadow follows it."""
        if not isinstance(event, IN_WINDOW):
            self.close_window()
        change = NOTING.get(type(event))
        if change is not None:
            change(self, event)

    def weigh(self, at: int, factors: list[float]) -> None:
        """What was done is so likely, by the kind of the card at an address."""
        row = self.rows.get(at)
        self.rows[at] = (
            factors[:] if row is None else [old * new for old, new in zip(row, factors, strict=True)]
        )

    def known_to(self, seat: int) -> list[int]:
        """The addresses of the cards a player has seen in the own hand, and this seat has not."""
        cells = self.shadow.game.cells
        first: int = seat << ROW
        width: int = cells[WIDTH + seat]
        found: list[int] = []
        for at in range(first, first + width):
            card: i64 = cells[at]
            if card & KIND == HIDDEN and (card >> (SEEN + seat)) & 1:
                found.append(at)
        return found

    def at_least(self, points: float) -> list[float]:
        """Per kind, how likely so many points would have been preferred to a card of it."""
        return [self.likely(POINTS[kind] - points) for kind in range(KINDS)]

    def forget(self, seat: int) -> None:
        """The hand of a player changed, so that a silence about it says nothing any more."""
        self.silent.pop(seat, None)

    def part(self, seat: int, place: int, kind: int) -> None:
        """A card left a hand; everybody saw what it was."""
        at = seat << ROW | place
        self.rows.pop(at, None)
        silence = self.silent.get(seat)
        if silence is not None and at in silence.cards:
            silence.cards.remove(at)
            silence.points += POINTS[kind]

    def begin_turn(self, seat: int) -> None:
        """O8: a player drew instead of calling."""
        self.forget(seat)
        game = self.shadow.game
        first: int = seat << ROW
        width: int = game.cells[WIDTH + seat]
        cards = [at for at in range(first, first + width) if game.cells[at]]
        seen = [at for at in cards if (game.cells[at] >> (SEEN + seat)) & 1]
        if len(seen) == len(cards) and seat != self.shadow.seat:
            self.silent[seat] = Silence(cards)

    def compare(self, seat: int, besides: int, points: float) -> None:
        """A player was rid of a card of so many points: the others the player knows are hardly worse."""
        factors = self.at_most(points + self.suspicion.slack)
        for at in self.known_to(seat):
            if at != besides:
                self.weigh(at, factors)

    def silence(self, game: Cards) -> float:
        """How likely those who did not call would not have, at a table with these faces."""
        chance = 1.0
        for silence in self.silent.values():
            stock = silence.points
            for at in silence.cards:
                stock += POINTS[game.cells[at] & KIND]
            chance *= self.likely(2 * (stock - self.suspicion.call))
        return chance

    def close_window(self) -> None:
        """O13: whoever did not throw a card does not know one that matched."""
        if not self.window:
            return
        players: int = self.shadow.game.rules.players
        factors = [self.suspicion.missed if kind in self.window else 1.0 for kind in range(KINDS)]
        for seat in range(players):
            if seat not in self.claimed:
                for at in self.known_to(seat):
                    self.weigh(at, factors)
        self.window = []
        self.claimed = []

    def exchange(self, one: int, other: int) -> None:
        """Two rows change places."""
        row = self.rows.pop(one, None)
        back = self.rows.pop(other, None)
        if row is not None:
            self.rows[other] = row
        if back is not None:
            self.rows[one] = back


def _round_begun(evidence: Evidence, _event: told.RoundBegun) -> None:
    evidence.rows = {}
    evidence.before = {}
    evidence.silent = {}
    evidence.window = []
    evidence.claimed = []


def _drew(evidence: Evidence, event: told.Drew) -> None:
    game = evidence.shadow.game
    evidence.begin_turn(event.seat)
    if game.thrown:
        top = int(game.cells[IN_DISCARD + game.thrown - 1])
        factors = evidence.at_most(POINTS[top] + evidence.suspicion.better)
        for at in evidence.known_to(event.seat):
            evidence.weigh(at, factors)


def _took(evidence: Evidence, event: told.Took) -> None:
    evidence.begin_turn(event.seat)


def _replaced(evidence: Evidence, event: told.Replaced) -> None:
    game = evidence.shadow.game
    at = event.seat << ROW | event.place
    kind = KIND_OF[event.card]
    seen = (game.cells[at] >> (SEEN + event.seat)) & 1
    points = float(POINTS[kind]) if seen else evidence.suspicion.mean + evidence.suspicion.news
    evidence.part(event.seat, event.place, kind)
    evidence.compare(event.seat, at, points)
    if game.held & KIND == HIDDEN:
        evidence.weigh(at, evidence.at_most(points))
    open_window(evidence, [kind])


def _discarded(evidence: Evidence, event: told.Discarded) -> None:
    kind = KIND_OF[event.card]
    if is_bottle(kind):
        evidence.compare(event.seat, -1, float(POINTS[kind]))
    open_window(evidence, [kind])


def _thrown(evidence: Evidence, event: told.Thrown) -> None:
    for place, name in zip(event.places, event.cards, strict=True):
        evidence.part(event.seat, place, KIND_OF[name])
    open_window(evidence, [KIND_OF[name] for name in event.cards])


def open_window(evidence: Evidence, kinds: list[int]) -> None:
    """O13: bottles were discarded."""
    evidence.window = [kind for kind in kinds if is_bottle(kind)]
    evidence.claimed = []


def _snapped(evidence: Evidence, event: told.Snapped) -> None:
    evidence.claimed.append(event.seat)
    evidence.part(event.seat, event.place, KIND_OF[event.card])


def _snapped_in_vain(evidence: Evidence, event: told.SnappedLate | told.SnappedWrong) -> None:
    evidence.claimed.append(event.seat)


def _power_named(evidence: Evidence, event: told.PowerNamed) -> None:
    evidence.actor = event.seat


def _killer_shown(evidence: Evidence, event: told.KillerShown) -> None:
    evidence.part(event.seat, event.place, KILLER)


def _swapped(evidence: Evidence, event: told.Swapped) -> None:
    one, other = event.seat << ROW | event.place, event.other << ROW | event.other_place
    if event.seat == evidence.actor and one in evidence.known_to(event.seat):
        evidence.weigh(one, evidence.at_least(evidence.suspicion.given))
    evidence.exchange(one, other)
    evidence.forget(event.seat)
    evidence.forget(event.other)


def _mixed(evidence: Evidence, event: told.Mixed) -> None:
    evidence.forget(event.seat)
    if len(event.places) < 2:
        return
    first = event.seat << ROW
    rows = {place: evidence.rows.pop(first | place, None) for place in event.places}
    followed = dict(event.patrols)
    for source, place in event.patrols:
        row = rows[source]
        if row is not None:
            evidence.rows[first | place] = row
    loose = [place for place in event.places if place not in followed]
    if len(loose) > 1:
        label = int(evidence.shadow.game.labels) + 1
        for index, place in enumerate(loose):
            row = rows[place]
            if row is not None:
                evidence.before[label + index] = row
    elif loose:
        [place] = [place for place in event.places if place not in followed.values()]
        row = rows[loose[0]]
        if row is not None:
            evidence.rows[first | place] = row


def _exchanged(evidence: Evidence, event: told.Exchanged) -> None:
    own, safe = event.seat << ROW | event.place, IN_SAFE + event.safe
    evidence.exchange(own, safe)
    evidence.forget(event.seat)
    evidence.weigh(own, evidence.at_most(evidence.suspicion.chosen))


IN_WINDOW: Final = (told.Snapped, told.SnappedLate, told.SnappedWrong, told.LotsDrawn)

NOTING: Final[dict[type, Callable[[Evidence, Any], None]]] = {
    told.RoundBegun: _round_begun,
    told.Drew: _drew,
    told.Took: _took,
    told.Replaced: _replaced,
    told.Discarded: _discarded,
    told.Thrown: _thrown,
    told.Snapped: _snapped,
    told.SnappedLate: _snapped_in_vain,
    told.SnappedWrong: _snapped_in_vain,
    told.PowerNamed: _power_named,
    told.KillerShown: _killer_shown,
    told.Swapped: _swapped,
    told.Mixed: _mixed,
    told.Exchanged: _exchanged,
}
