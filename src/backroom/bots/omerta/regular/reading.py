"""What the bot makes of the table at one question: expected points of every card, and who is dangerous."""

from __future__ import annotations

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
        self.others = [seat for seat in range(memory.players) if seat != memory.seat]
        self.free = [place.place for place in view.hands[memory.seat] if not place.blocked]
        self.points = {place: self.expected(sight) for place, sight in self.own.items()}
        self.stock = sum(self.points.values())

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
        sight = self.own[place]
        return sight.kind if isinstance(sight, Card) else 0

    def chance_at(self, place: int, kind: int) -> float:
        """How likely one of its own cards is of this kind."""
        return self.chance_of(self.own[place], kind)

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
        return sum(self.expected(sight, seat) for sight in self.memory.hands[seat].values())

    def known_to_owner(self, seat: int) -> int:
        """How many cards of a hand its owner could name."""
        hand = self.memory.hands[seat].values()
        return sum(1 for sight in hand if isinstance(sight, Card) and sight.seen >> seat & 1)

    def danger(self, seat: int) -> float:
        """The lower, the more dangerous: mostly the stock, and a little the running total."""
        return self.stock_of(seat) + 0.25 * self.view.totals[seat]
