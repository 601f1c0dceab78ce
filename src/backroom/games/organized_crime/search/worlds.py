"""C7, C8, C27: draws complete states that one seat cannot tell from the real one."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.core.stream import Stream
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.knowledge.imagine import bounds, pairs
from backroom.games.organized_crime.rules import CARD_KINDS, SEATS, UNIT
from backroom.games.organized_crime.search.hidden_cards import HELD, Group, HiddenCards
from backroom.games.organized_crime.state import KNOWN, SHUFFLE


class Deal:
    """Deals cards together: some into hands, and the rest into the deck or nowhere."""

    def __init__(self, group: Group, shuffle: i64, is_deck: bool) -> None:
        self.is_deck = is_deck
        self.cards: list[int] = []
        self.hands: list[int] = []  # the seat of each card that is in a hand
        self.marks: list[int] = []  # ... and what makes it a card of that seat, drawn after that shuffle
        for kind in range(CARD_KINDS):
            self.cards.extend([kind] * group.pool[kind])
        for seat, count in enumerate(group.spots):
            self.hands.extend([seat] * count)
            self.marks.extend([(1 << (KNOWN + seat)) | int(shuffle << SHUFFLE)] * count)

    def draw(self, game: OrganizedCrime, stream: Stream) -> None:
        """Deal them, every way equally likely."""
        cards = self.cards
        last: i64 = len(cards) - 1
        for place in range(len(self.hands)):
            index = stream.below(last + 1)
            kind = cards[index]
            cards[index] = cards[last]
            cards[last] = kind
            last -= 1
            game.hands[self.hands[place]].append(kind | self.marks[place])
        if self.is_deck:
            for place in range(last + 1):
                game.pile[cards[place]] += 1


class Worlds:
    """Draws the hidden money and cards of one decision."""

    def __init__(self, layout: OrganizedCrime, seat: i64, cards: HiddenCards, others_money: i64) -> None:
        self.layout = layout
        self.seat: i64 = seat
        self.deals: list[Deal] = []
        for deck in HELD:
            groups = cards.groups[deck]
            for shuffle, group in enumerate(groups):
                self.deals.append(Deal(group, shuffle, False))
            pool = [0] * CARD_KINDS
            for kind in cards.kinds(deck):
                pool[kind] = cards.loose_of(kind)
            spots = [cards.loose(other, deck) for other in range(layout.rules.players)]
            self.deals.append(Deal(Group(pool, spots), len(groups), True))
            layout.shuffles[deck] = len(groups)
        self.others: list[int] = [other for other in range(layout.rules.players) if other != seat]
        at: i64 = seat * SEATS
        self.low: list[int] = [layout.low[at + other] // UNIT for other in self.others]
        self.high: list[int] = [layout.high[at + other] // UNIT for other in self.others]
        self.total: int = min(max(int(others_money) // UNIT, sum(self.low)), sum(self.high))
        layout.bank = -layout.money[seat] - self.total * UNIT
        self.ways: list[int] = self.count_ways()
        self.all_ways: int = sum(self.ways)

    def count_ways(self) -> list[int]:
        """For every sum that the first of three may have, how many ways the other two can share the rest."""
        if len(self.others) < 3:
            return []
        second, third = (self.low[1], self.high[1]), (self.low[2], self.high[2])
        return [pairs(self.total - first, second, third) for first in range(self.low[0], self.high[0] + 1)]

    def draw(self, stream: Stream) -> OrganizedCrime:
        """A state this seat cannot tell from the real one, as often as it is likely."""
        game = OrganizedCrime(self.layout.rules, self.layout)
        for deal in self.deals:
            deal.draw(game, stream)
        self.share(game, stream)
        return game

    def share(self, game: OrganizedCrime, stream: Stream) -> None:
        """C27: every way to share what the others have together, equally likely."""
        left = self.total
        place = 0
        if self.ways:
            first = self.low[0]
            if self.all_ways > 1:
                ticket = int(stream.rng.random() * self.all_ways)
                for ways in self.ways:
                    if ticket < ways:
                        break
                    ticket -= ways
                    first += 1
            else:
                while not self.ways[first - self.low[0]]:
                    first += 1
            self.give(game, 0, first)
            left -= first
            place = 1
        if len(self.others) - place == 2:
            least, most = bounds(
                left, (self.low[place], self.high[place]), (self.low[place + 1], self.high[place + 1])
            )
            first = least + (stream.below(most - least + 1) if most > least else 0)
            self.give(game, place, first)
            left -= first
            place += 1
        self.give(game, place, left)

    def give(self, game: OrganizedCrime, place: i64, units: int) -> None:
        """This is what a seat has; it knows it."""
        other: i64 = self.others[place]
        money = units * UNIT
        game.money[other] = money
        game.low[other * SEATS + other] = money
        game.high[other * SEATS + other] = money
