"""What the bot makes of the table at one question: expected points of every card, and who is dangerous."""

from __future__ import annotations

from functools import cached_property
from random import Random

from backroom.bots.omerta.regular.memory import Memory
from backroom.bots.omerta.regular.sight import Bag, Card, Sight
from backroom.games.omerta.printed.cards import POINTS, is_bottle
from backroom.games.omerta.view import View

KEPT_UP_TO = 7  # a player who keeps a drawn card keeps one of these
TRUST = 0.7  # ... if they play sensibly, which the bot believes until it sees a blunder
FOLLY = 0.5  # how much of that belief one blunder leaves
HARM = 0.35  # what a point more in an opponent's hand is worth, against a point less in one's own


class Reading:
    """Turns the memory and the view into numbers, for one question."""

    def __init__(self, memory: Memory, view: View, rng: Random) -> None:
        self.memory = memory
        self.view = view
        self.rng = rng
        self.seat = memory.seat
        self.pile = memory.pile
        self.own = memory.hands[memory.seat]
        self.others = memory.others
        self.worths: dict[int, float] = {}  # by kind of character: what it is worth to discard it
        self.stocks: dict[int, float] = {}  # by opponent: `stock_of`

    @cached_property
    def free(self) -> list[int]:
        """The places of its own cards that no Patrol blocks."""
        return [place.place for place in self.view.hands[self.seat] if not place.blocked]

    @cached_property
    def kinds(self) -> dict[int, int]:
        """By place: the kinds of its own cards, 0 where it is not sure."""
        return {place: sight.kind if isinstance(sight, Card) else 0 for place, sight in self.own.items()}

    @cached_property
    def points(self) -> dict[int, float]:
        """By place: what its own cards are expected to count."""
        return {place: self.expected(sight) for place, sight in self.own.items()}

    @cached_property
    def bottles(self) -> dict[int, tuple[float, float]]:
        """By place: how likely its own cards are bottles, and what they count, a character as none."""
        return {
            place: (self.chance_of_bottle(sight), self.bottle_points(sight))
            for place, sight in self.own.items()
        }

    @cached_property
    def stock(self) -> float:
        """The points it expects to hold."""
        return sum(self.points.values())

    def expected(self, sight: Sight, owner: int | None = None) -> float:
        """The points of a card, or what they are likely to be; `owner`: an opponent who may have kept it."""
        if isinstance(sight, Bag):
            return sum(self.expected(card, owner) for card in sight.cards) / len(sight.cards)
        if sight.kind:
            return POINTS[sight.kind]
        unseen = self.memory.unseen[sight.pile]
        if sight.kept and owner is not None:
            trust = self.trust(owner)
            return trust * unseen.mean_up_to(KEPT_UP_TO) + (1 - trust) * unseen.mean()
        return unseen.mean()

    def trust(self, seat: int) -> float:
        """How far this player can be trusted to keep only what is worth keeping."""
        return TRUST * FOLLY ** self.memory.follies[seat]

    def kind_at(self, place: int) -> int:
        """The kind of one of its own cards, 0 if it is not known for sure."""
        return self.kinds[place]

    def chance_of(self, sight: Sight, kind: int) -> float:
        """How likely the card is of this kind."""
        if isinstance(sight, Bag):
            return sum(self.chance_of(card, kind) for card in sight.cards) / len(sight.cards)
        if sight.kind:
            return float(sight.kind == kind)
        return self.memory.unseen[sight.pile].chance_of(kind)

    def chance_of_bottle(self, sight: Sight) -> float:
        """How likely the card is a bottle."""
        if isinstance(sight, Bag):
            return sum(self.chance_of_bottle(card) for card in sight.cards) / len(sight.cards)
        if sight.kind:
            return float(is_bottle(sight.kind))
        return self.memory.unseen[sight.pile].chance_of_bottle()

    def bottle_points(self, sight: Sight) -> float:
        """The points the card is expected to have, a character counted as none."""
        if isinstance(sight, Bag):
            return sum(self.bottle_points(card) for card in sight.cards) / len(sight.cards)
        if sight.kind:
            return sight.kind if is_bottle(sight.kind) else 0.0
        return self.memory.unseen[sight.pile].mean_of_bottles()

    def expected_at(self, seat: int, place: int) -> float:
        """The expected points of a card in any hand."""
        if seat == self.seat:
            return self.points[place]
        return self.expected(self.memory.hands[seat][place], seat)

    def stock_of(self, seat: int) -> float:
        """The points an opponent is likely to hold."""
        stock = self.stocks.get(seat)
        if stock is None:
            stock = sum([self.expected(sight, seat) for sight in self.memory.hands[seat].values()])
            self.stocks[seat] = stock
        return stock

    def known_to_owner(self, seat: int) -> int:
        """How many cards of a hand its owner could name."""
        hand = self.memory.hands[seat].values()
        return sum(1 for sight in hand if isinstance(sight, Card) and sight.seen >> seat & 1)

    def danger(self, seat: int) -> float:
        """The lower, the more dangerous: mostly the stock, and a little the running total."""
        return self.stock_of(seat) + 0.25 * self.view.totals[seat]
