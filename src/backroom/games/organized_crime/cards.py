"""C6 to C8: decks without an order, hands, and who knows which card."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Pick
from backroom.core.native import i64
from backroom.core.refusal import Malformed
from backroom.games.organized_crime.events import (
    CardsReturned,
    CardsTaken,
    Cashed,
    DeckName,
    OfferDropped,
    Reshuffled,
)
from backroom.games.organized_crime.money.ledger import pay_seat
from backroom.games.organized_crime.moves import CardName
from backroom.games.organized_crime.printed.decks import MONEY, OFFICIAL_DECK, POWER_DECK
from backroom.games.organized_crime.rules import CARD_KINDS, CARDS, OFFICIAL_CARD, SEATS
from backroom.games.organized_crime.state import KIND, KNOWN, SHUFFLE, Country, Group, Terms

DECKS: Final[tuple[DeckName, ...]] = ("power", "corrupt_official", "mistake", "penalty")
PICKS: Final[dict[int, Pick]] = {}


def pick(of: int) -> Pick:
    """The question for one of `of` cards; each is made once and kept."""
    made = PICKS.get(of)
    if made is None:
        made = PICKS[of] = Pick(of)
    return made


def cards_in(game: Country, deck: i64) -> i64:
    """How many cards of a deck are face down."""
    first = game.rules.first_card
    cards: i64 = 0
    for kind in range(first[deck], first[deck + 1]):
        cards += game.pile[kind]
    return cards


def can_draw(game: Country, deck: i64) -> bool:
    """C6: whether a deck has a card, face down or used."""
    first = game.rules.first_card
    return any(game.pile[kind] or game.used[kind] for kind in range(first[deck], first[deck + 1]))


def ready(game: Country, deck: i64) -> None:
    """C6: when all have been drawn, the used cards are shuffled and turned over."""
    if cards_in(game, deck) > 0:
        return
    first = game.rules.first_card
    for kind in range(first[deck], first[deck + 1]):
        game.pile[kind] = game.used[kind]
        game.used[kind] = 0
    if deck <= OFFICIAL_DECK:
        game.shuffles[deck] += 1
    if game.events is not None:
        game.tell(Reshuffled(DECKS[deck], cards_in(game, deck)))


def draw(game: Country, deck: i64, outcome: tuple[int, ...]) -> i64:
    """The kind that nature picked, counted through all decks; it is off the deck."""
    cards: int = cards_in(game, deck)  # an int: what is said may be any number
    if len(outcome) != 1 or not 0 <= outcome[0] < cards:
        raise Malformed(f"the outcome {list(outcome)} does not pick one of {cards} cards")
    index: i64 = outcome[0]
    kind: i64 = game.rules.first_card[deck]
    while index >= game.pile[kind]:
        index -= game.pile[kind]
        kind += 1
    game.pile[kind] -= 1
    return kind


def take_in_hand(game: Country, seat: i64, kind: i64) -> None:
    """C7, C8: a card just drawn, seen by its drawer only."""
    deck: i64 = OFFICIAL_DECK if kind >= OFFICIAL_CARD else POWER_DECK
    game.hands[seat].append(kind | (1 << (KNOWN + seat)) | (game.shuffles[deck] << SHUFFLE))


def find(game: Country, seat: i64, kind: i64) -> i64:
    """Which card of a kind leaves a hand: the one that most seats know; -1 if there is none."""
    best: i64 = -1
    most: i64 = -1
    for index, card in enumerate(game.hands[seat]):
        if card & KIND == kind:
            knowers: i64 = 0
            for other in range(SEATS):
                knowers += (card >> (KNOWN + other)) & 1
            if knowers > most:
                most = knowers
                best = index
    return best


def use(game: Country, seat: i64, kind: i64) -> None:
    """C6: a card is shown, and goes face up under its deck."""
    del game.hands[seat][find(game, seat, kind)]
    game.used[kind] += 1


def cash(game: Country, seat: i64) -> None:
    """C7: a MONEY card for $100,000."""
    use(game, seat, MONEY)
    if game.events is not None:
        game.tell(Cashed(seat))
    pay_seat(game, seat, game.rules.decks.money, "money_card")
    drop_broken_offers(game)


def inherit(game: Country, victim: i64, heir: i64) -> None:
    """C22: the heir takes the victim's cards."""
    cards = game.hands[victim]
    if game.events is not None and cards:
        faces: list[CardName] = [CARDS[card & KIND] for card in cards]
        backs = (int(game.backs(victim, False)), int(game.backs(victim, True)))
        game.tell(CardsTaken(heir, victim, tuple(faces), backs))
    game.hands[heir].extend([card | (1 << (KNOWN + heir)) for card in cards])
    game.hands[victim] = []


def put_back(game: Country, victim: i64) -> None:
    """C11: the cards go back to their decks; [R] face up, as used."""
    cards = game.hands[victim]
    if game.events is not None and cards:
        game.tell(CardsReturned(victim, tuple([CARDS[card & KIND] for card in cards])))
    for card in cards:
        game.used[card & KIND] += 1
    game.hands[victim] = []


def holds_all(game: Country, seat: i64, kinds: Group) -> bool:
    """Whether a hand has these cards."""
    wanted = [0] * CARD_KINDS
    for kind in kinds:
        wanted[kind] += 1
    return all(not (wanted[kind] and game.holds(seat, kind) < wanted[kind]) for kind in range(CARD_KINDS))


def show(game: Country, seat: i64, to: i64, kinds: Group) -> None:
    """[R] C24: a card that is offered is shown to the other player."""
    bit: i64 = 1 << (KNOWN + to)
    shown: list[int] = []
    hand = game.hands[seat]
    for kind in kinds:
        unseen: i64 = -1
        found = False
        for index in range(len(hand)):
            if hand[index] & KIND == kind and index not in shown:
                if hand[index] & bit:
                    shown.append(index)
                    found = True
                    break
                if unseen < 0:
                    unseen = index
        if not found:
            assert unseen >= 0
            hand[unseen] |= bit
            shown.append(unseen)


def hand_over(game: Country, seat: i64, to: i64, kinds: Group) -> None:
    """C27: cards change hands; those the receiver knows already go first."""
    show(game, seat, to, kinds)
    bit: i64 = 1 << (KNOWN + to)
    hand = game.hands[seat]
    for kind in kinds:
        for index in range(len(hand)):
            if hand[index] & KIND == kind and hand[index] & bit:
                game.hands[to].append(hand.pop(index))
                break


def drop_broken_offers(game: Country) -> None:
    """C24: an offer whose cards are gone is off the floor; the cards of the others stay shown."""
    if not game.offers:
        return
    kept: list[Terms] = []
    for terms in game.offers:
        if holds_all(game, terms.by, terms.give) and game.lives(terms.by) and game.lives(terms.to):
            show(game, terms.by, terms.to, terms.give)  # perhaps a different card of that kind than before
            kept.append(terms)
        elif game.events is not None:
            game.tell(OfferDropped(terms.by, terms.to))
    game.offers = tuple(kept)
