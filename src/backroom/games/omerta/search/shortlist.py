"""O18 to O24: of a long menu, the few answers worth playing out, by what the cards are expected to count."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64
from backroom.core.stream import Stream
from backroom.games.omerta.cells import IN_DISCARD, IN_SAFE, KIND, ROW, SEEN, TOTALS, WIDTH
from backroom.games.omerta.menus import NOTHING, PAIR, PLACE, Choices
from backroom.games.omerta.powers.driver import places_in
from backroom.games.omerta.powers.gangster import ONE, OTHER
from backroom.games.omerta.powers.snitch import SECOND
from backroom.games.omerta.printed.cards import DRIVER, GANGSTER, MOLE, POINTS, SNITCH, is_bottle
from backroom.games.omerta.search.worlds import OmertaWorlds
from backroom.games.omerta.state import EXCHANGING, PUTTING

SEATS: Final = 7  # the bits of a seat in the code of a gift
LONGEST: Final = 8  # options that are all played out
WORLDS: Final = 40  # from which the points of a card are expected
HARM: Final = (
    0.35  # what a point more in the hand of the most dangerous is worth, against one less in one's own
)
PENALTY: Final = 9.0  # points of a penalty card
CLOSE: Final = 20.0  # points within which others are about as dangerous


class Shortlist:
    """Weighs the options of one seat in points."""

    def __init__(self, worlds: OmertaWorlds, stream: Stream) -> None:
        self.seat: i64 = worlds.seat
        self.table = worlds.table
        self.expected: list[float] = [0.0] * IN_DISCARD  # points by address
        self.bottles: list[float] = [0.0] * IN_DISCARD  # how likely a bottle, by address
        self.bottle_points: list[float] = [0.0] * IN_DISCARD  # points, a character counted as none
        self.weights: list[float] = []  # per seat: what a point more in that hand is worth to this seat
        for _ in range(WORLDS):
            cells = worlds.guess(stream).cells
            for owner in range(self.table.rules.players):
                first: i64 = owner << ROW
                for at in range(first, first + cells[WIDTH + owner]):
                    kind: i64 = cells[at] & KIND
                    self.expected[at] += POINTS[kind] / WORLDS
                    if is_bottle(kind):
                        self.bottles[at] += 1 / WORLDS
                        self.bottle_points[at] += kind / WORLDS
        self.weigh_seats()

    def weigh_seats(self) -> None:
        """Who has least is the most dangerous, and a little who has the lowest total."""
        cells = self.table.cells
        dangers: list[float] = []
        for owner in range(self.table.rules.players):
            first: int = owner << ROW
            width: int = cells[WIDTH + owner]
            total: int = cells[TOTALS + owner]
            dangers.append(sum(self.expected[first : first + width]) + total / 4)
        least = min([danger for owner, danger in enumerate(dangers) if owner != self.seat])
        self.weights = [HARM * CLOSE / (CLOSE + danger - least) for danger in dangers]
        self.weights[self.seat] = -1.0

    def of(self, choices: Choices) -> list[int]:
        """The indexes of the options worth playing out, in order."""
        count: int = choices.count
        if count <= LONGEST:
            return list(range(count))
        merits = [self.merit(choices.codes[index]) for index in range(count)]
        ranked = sorted(range(count), key=lambda index: -merits[index])
        return sorted(ranked[:LONGEST])

    def merit(self, code: i64) -> float:
        """About how many points an answer is worth."""
        if code == NOTHING:
            return 0.0
        own: i64 = self.seat << ROW
        if self.table.step == PUTTING:
            return self.expected[own | code] - POINTS[self.table.held & KIND]
        if self.table.step == EXCHANGING:
            offered = POINTS[self.table.cells[IN_SAFE + (code >> PAIR)] & KIND]
            return self.expected[own | code & PLACE] - offered
        if self.table.power == GANGSTER:
            return self.gain_of_swap(code & ONE, code >> OTHER)
        if self.table.power == DRIVER:
            return self.gain_of_throw(places_in(code))
        if self.table.power == SNITCH:
            return self.gain_of_gift(code & SEATS, code >> SECOND)
        if self.table.power == MOLE:
            is_seen = (self.table.cells[own | code] >> (SEEN + self.seat)) & 1
            return 0.0 if is_seen else self.expected[own | code]
        return self.weights[code >> ROW] * CLOSE + self.expected[code]  # O29: a Patrol on a high card

    def gain_of_swap(self, one: i64, other: i64) -> float:
        """O19: what it is worth that two cards change places."""
        moved = self.expected[one] - self.expected[other]
        return moved * (self.weights[other >> ROW] - self.weights[one >> ROW])

    def gain_of_gift(self, one: i64, other: i64) -> float:
        """O22: who is dangerous gets the cards; to give them the other way round is the same."""
        if one > other:
            return -CLOSE
        return (self.weights[one] + self.weights[other]) * CLOSE

    def gain_of_throw(self, places: list[int]) -> float:
        """O24: the points of bottles, less a penalty card if one is a character and they all come back."""
        own: i64 = self.seat << ROW
        if len(places) == 2 and self.expected[own | places[0]] > self.expected[own | places[1]]:
            return -CLOSE  # the lower card on top, which the next player may take
        chance = 1.0
        points = 0.0
        for place in places:
            bottles = self.bottles[own | place]
            if not bottles:
                return -CLOSE
            chance *= bottles
            points += self.bottle_points[own | place] / bottles
        return chance * points - (1 - chance) * PENALTY
