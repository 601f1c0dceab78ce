"""What the bot knows about the card in one place: which card it is, or which shuffled cards it is one of."""

from __future__ import annotations


class Card:
    """One card on the table, followed wherever it goes."""

    __slots__ = ("kept", "kind", "pile", "seen")

    def __init__(self, pile: int, kind: int = 0, seen: int = 0) -> None:
        self.pile = pile  # the draw pile it came from: 0, and one more after each reshuffle
        self.kind = kind  # 0: not seen by the bot
        self.seen = seen  # who has seen it, as a mask of seats
        self.kept = False  # somebody drew it and chose to keep it


class Bag:
    """O20: cards that a Lady shuffled: what they are together is known, not which lies where."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards

    def take_out(self, kind: int) -> Card:
        """A card of the bag has shown itself to be of this kind."""
        for card in self.cards:
            if card.kind == kind:
                break
        else:
            card = next((card for card in self.cards if not card.kind), self.cards[0])
        self.cards.remove(card)
        return card


Sight = Card | Bag
Hand = dict[int, Sight]  # by place
