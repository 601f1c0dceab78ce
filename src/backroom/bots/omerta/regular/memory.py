"""What the bot remembers of a round: every card it has seen, followed by the events it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from backroom.bots.omerta.regular.sight import Bag, Card, Hand, Sight
from backroom.bots.omerta.regular.unseen import Unseen
from backroom.games.omerta import events as told
from backroom.games.omerta.moves import LayMamma, LayPatrol
from backroom.games.omerta.printed.cards import KIND_OF, MAMMA, PATROL, CardName, deck
from backroom.games.omerta.setup import Setup

DEALT = 4  # O6: to each player, and into the safe


class Memory:
    """O34: keeps what one seat may know, for as long as it can be followed."""

    def __init__(self, seat: int, setup: Setup) -> None:
        self.seat = seat
        self.players = setup.players
        self.others = [other for other in range(setup.players) if other != seat]
        self.everybody = (1 << setup.players) - 1
        self.cards = deck(setup.deck)
        self.follies = [0] * setup.players  # wrong snaps and hopeless calls, over the whole game
        self.begin()

    def begin(self) -> None:
        """O6: a new round: nothing is known yet."""
        self.unseen = [Unseen(self.cards)]
        self.hands: list[Hand] = [{place: Card(0) for place in range(DEALT)} for _ in range(self.players)]
        self.safe: Hand = {place: Card(0) for place in range(DEALT)}
        self.discard: list[int] = []
        self.held: Card = Card(0)

    def hear(self, event: told.Event) -> None:
        """Follow the cards through one event."""
        follow = FOLLOWING.get(type(event))
        if follow is not None:
            follow(self, event)

    @property
    def pile(self) -> Unseen:
        """What may lie in the draw pile: the unseen cards it came with."""
        return self.unseen[-1]

    def new_card(self) -> Card:
        """A card from the draw pile that the bot has not seen."""
        return Card(len(self.unseen) - 1)

    def see(self, hand: Hand, place: int, name: CardName, *, by: int) -> Card:
        """The card in this place shows its face to these seats, the bot among them."""
        sight = hand[place]
        kind = KIND_OF[name]
        if isinstance(sight, Bag):
            card = sight.take_out(kind)
            self.unbag_last(sight)
            hand[place] = card
        else:
            card = sight
        self.name(card, kind)
        card.seen |= by
        return card

    def name(self, card: Card, kind: int) -> None:
        """The bot learns what this card is."""
        if card.kind == 0:
            self.unseen[card.pile].see(kind)
        card.kind = kind

    def unbag_last(self, bag: Bag) -> None:
        """The last card of a bag is no longer in doubt."""
        if len(bag.cards) > 1:
            return
        for hand in (*self.hands, self.safe):
            for place, sight in hand.items():
                if sight is bag:
                    hand[place] = bag.cards[0]

    def throw(self, seat: int, place: int, name: CardName) -> None:
        """A card left a hand, face up, for the discard pile."""
        self.see(self.hands[seat], place, name, by=self.everybody)
        del self.hands[seat][place]
        self.discard.append(KIND_OF[name])

    def shuffle(self, hand: Hand, places: list[int], sights: list[Sight]) -> None:
        """O20: these cards went to these places, and nobody knows which where."""
        if len(places) == 1:
            hand[places[0]] = sights[0]
            return
        bag = Bag([])
        for sight in sights:
            if isinstance(sight, Card):
                bag.cards.append(sight)
            elif sight.cards:  # an older bag, poured into the new one with whatever of it lies elsewhere
                bag.cards.extend(sight.cards)
                sight.cards = []
                self.point(sight, bag)
        for place in places:
            hand[place] = bag

    def point(self, old: Bag, bag: Bag) -> None:
        """Every place that pointed to one bag points to another."""
        for hand in (*self.hands, self.safe):
            for place, sight in hand.items():
                if sight is old:
                    hand[place] = bag


def _round_begun(memory: Memory, event: told.RoundBegun) -> None:
    memory.begin()
    for place, name in enumerate(event.safe or ()):
        memory.see(memory.safe, place, name, by=memory.everybody)


def _peeked(memory: Memory, event: told.Peeked) -> None:
    hand = memory.hands[event.seat]
    for index, place in enumerate(event.places):
        _looked(memory, event.seat, hand, place, event.cards[index] if event.cards else None)


def _looked_at(memory: Memory, event: told.LookedAt) -> None:
    _looked(memory, event.seat, memory.hands[event.seat], event.place, event.card)


def _looked(memory: Memory, seat: int, hand: Hand, place: int, name: CardName | None) -> None:
    """O34: somebody saw a card; the bot too, if it was told the face."""
    sight = hand[place]
    if name is not None:
        memory.see(hand, place, name, by=1 << seat)
    elif isinstance(sight, Card):
        sight.seen |= 1 << seat


def _reshuffled(memory: Memory, event: told.Reshuffled) -> None:
    stay = len(memory.discard) - event.cards  # a cancelled card and its Killer, not on the pile yet (O25)
    memory.unseen.append(Unseen(memory.discard[: event.cards]))
    memory.discard = memory.discard[event.cards :] if stay > 0 else []


def _drew(memory: Memory, event: told.Drew) -> None:
    memory.held = memory.new_card()
    memory.held.seen = 1 << event.seat
    if event.card is not None:
        memory.name(memory.held, KIND_OF[event.card])


def _took(memory: Memory, event: told.Took) -> None:
    memory.discard.pop()
    memory.held = Card(0, KIND_OF[event.card], memory.everybody)


def _replaced(memory: Memory, event: told.Replaced) -> None:
    memory.throw(event.seat, event.place, event.card)
    memory.held.kept = True
    memory.hands[event.seat][event.place] = memory.held


def _discarded(memory: Memory, event: told.Discarded) -> None:
    kind = KIND_OF[event.card]
    memory.name(memory.held, kind)
    memory.discard.append(kind)


def _snapped(memory: Memory, event: told.Snapped) -> None:
    memory.throw(event.seat, event.place, event.card)


def _snapped_wrong(memory: Memory, event: told.SnappedWrong) -> None:
    memory.follies[event.seat] += 1
    memory.see(memory.hands[event.seat], event.place, event.card, by=memory.everybody)


def _shown(memory: Memory, event: told.SnappedLate | told.WrongShown) -> None:
    memory.see(memory.hands[event.seat], event.place, event.card, by=memory.everybody)


def _card_added(memory: Memory, event: told.CardAdded) -> None:
    memory.hands[event.seat][event.place] = memory.new_card()


def _power_named(memory: Memory, event: told.PowerNamed) -> None:
    if isinstance(event.move, LayMamma | LayPatrol):  # O29b: being laid, it has left the pile
        memory.discard.pop()


def _swapped(memory: Memory, event: told.Swapped) -> None:
    hand, other = memory.hands[event.seat], memory.hands[event.other]
    hand[event.place], other[event.other_place] = other[event.other_place], hand[event.place]


def _mixed(memory: Memory, event: told.Mixed) -> None:
    hand = memory.hands[event.seat]
    followed = {source: hand[source] for source, _ in event.patrols}
    sights = [hand[place] for place in event.places if place not in followed]
    for source, place in event.patrols:
        hand[place] = followed[source]
    arrived = {place for _, place in event.patrols}
    places = [place for place in event.places if place not in arrived]
    if places:
        memory.shuffle(hand, places, sights)


def _safe_opened(memory: Memory, event: told.SafeOpened) -> None:
    for place, sight in list(memory.safe.items()):
        if event.cards is not None:
            memory.see(memory.safe, place, event.cards[place], by=1 << event.seat)
        elif isinstance(sight, Card):
            sight.seen |= 1 << event.seat


def _exchanged(memory: Memory, event: told.Exchanged) -> None:
    hand = memory.hands[event.seat]
    hand[event.place], memory.safe[event.safe] = memory.safe[event.safe], hand[event.place]
    taken = hand[event.place]
    if isinstance(taken, Card):
        taken.kept = True  # O23: chosen out of four
    if event.card is not None:
        memory.see(memory.safe, event.safe, event.card, by=memory.everybody)


def _thrown(memory: Memory, event: told.Thrown) -> None:
    for place, name in zip(event.places, event.cards, strict=True):
        memory.throw(event.seat, place, name)


def _thrown_back(memory: Memory, event: told.ThrownBack) -> None:
    for place, name in zip(event.places, event.cards, strict=True):
        memory.see(memory.hands[event.seat], place, name, by=memory.everybody)


def _killer_shown(memory: Memory, event: told.KillerShown) -> None:
    if KIND_OF[event.power] in (MAMMA, PATROL):  # O25: the countered card first, the Killer on top
        memory.discard.append(KIND_OF[event.power])
    memory.throw(event.seat, event.place, "killer")


def _lifted(memory: Memory, event: told.Lifted) -> None:
    memory.discard.append(KIND_OF[event.power])


def _round_ended(memory: Memory, event: told.RoundEnded) -> None:
    if event.caller is not None and event.stocks[event.caller] > HOPELESS:
        memory.follies[event.caller] += 1


HOPELESS: Final = 15  # a call with more than this was not made by counting

FOLLOWING: Final[dict[type, Callable[[Memory, Any], None]]] = {
    told.RoundBegun: _round_begun,
    told.Peeked: _peeked,
    told.LookedAt: _looked_at,
    told.Reshuffled: _reshuffled,
    told.Drew: _drew,
    told.Took: _took,
    told.Replaced: _replaced,
    told.Discarded: _discarded,
    told.Snapped: _snapped,
    told.SnappedLate: _shown,
    told.SnappedWrong: _snapped_wrong,
    told.CardAdded: _card_added,
    told.PowerNamed: _power_named,
    told.Swapped: _swapped,
    told.Mixed: _mixed,
    told.SafeOpened: _safe_opened,
    told.Exchanged: _exchanged,
    told.Thrown: _thrown,
    told.ThrownBack: _thrown_back,
    told.KillerShown: _killer_shown,
    told.WrongShown: _shown,
    told.Lifted: _lifted,
    told.RoundEnded: _round_ended,
}
