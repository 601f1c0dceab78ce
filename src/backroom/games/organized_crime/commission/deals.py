"""C24, C27, C28: deals in a session: what may be offered, and what becomes of it."""

from __future__ import annotations

from typing import Final

from backroom.core.form import Bag, Form, OneOf, Whole
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.cards import drop_broken_offers, hand_over, holds_all, show
from backroom.games.organized_crime.events import DealMade, OfferDropped, Offered
from backroom.games.organized_crime.money.ledger import pay_deal
from backroom.games.organized_crime.moves import Accept, CardName, Move, Offer, Option, Reject, Withdraw
from backroom.games.organized_crime.rules import CARD_KINDS, CARDS, LARGEST_DEAL, OFFICIAL_CARD, SEATS, UNIT
from backroom.games.organized_crime.state import BACK_BITS, CARD_BITS, CARD_COUNT, Country, Group, Terms

WITHDRAW: Final = tuple(Withdraw(seat) for seat in range(SEATS))
ACCEPT: Final = tuple(Accept(seat) for seat in range(SEATS))
REJECT: Final = tuple(Reject(seat) for seat in range(SEATS))
SUM: Final = Whole("money", -LARGEST_DEAL, LARGEST_DEAL, UNIT)
OFFERS: Final[dict[int, Form]] = {}  # by the hands of the two players
MOST_OFFERS: Final = 10_000


def add_deals(game: Country, seat: i64, menu: list[Option]) -> None:
    """C24, C27: what a seat may say about deals."""
    for terms in game.offers:
        if terms.by == seat:
            menu.append(WITHDRAW[terms.to])
        elif terms.to == seat:
            menu.append(REJECT[terms.by])
            if holds_all(game, seat, terms.take):
                menu.append(ACCEPT[terms.by])
    give = game.hand(seat)
    for to in range(game.rules.players):
        if to != seat and game.lives(to):
            menu.append(offer_form(game, give, to))


def offer_form(game: Country, give: i64, to: i64) -> Form:
    """C27, C28: any sum either way, your own cards, and as many of theirs as they hold; kept."""
    powers = game.backs(to, False)
    officials = game.backs(to, True)
    key: int = (((give << BACK_BITS | powers) << BACK_BITS | officials) << 2) | to
    made = OFFERS.get(key)
    if made is None:
        held: list[tuple[str, int]] = []
        theirs: list[tuple[str, int]] = []
        for kind in range(CARD_KINDS):
            cards = (give >> (CARD_BITS * kind)) & CARD_COUNT
            backs = powers if kind < OFFICIAL_CARD else officials
            if cards:
                held.append((CARDS[kind], cards))
            if backs:
                theirs.append((CARDS[kind], backs))
        bags = (Bag("give", tuple(held)), Bag("take", tuple(theirs)))
        made = Form("offer", (OneOf("to", (to,)), SUM, *bags))
        if len(OFFERS) == MOST_OFFERS:
            OFFERS.clear()
        OFFERS[key] = made
    return made


def deal(game: Country, seat: i64, move: Move) -> None:
    """C24: offer, withdraw, accept or reject; or refuse it and change nothing."""
    if isinstance(move, Offer):
        offer(game, seat, move)
    elif isinstance(move, Withdraw):
        drop(game, seat, a_seat(move.to))
    elif isinstance(move, Reject):
        drop(game, a_seat(move.by), seat)
    else:
        assert isinstance(move, Accept)
        accept(game, seat, a_seat(move.by))


def a_seat(said: int) -> i64:
    """The seat that a move names, which may be any number."""
    if not 0 <= said < SEATS:
        raise Refused("C24", "there is no such player")
    return said


def find_offer(game: Country, by: i64, to: i64) -> Terms:
    """The open offer between two seats, or a refusal."""
    for terms in game.offers:
        if terms.by == by and terms.to == to:
            return terms
    raise Refused("C24", "there is no such offer on the floor")


def forget_offer(game: Country, by: i64, to: i64) -> None:
    """Take an offer off the floor."""
    game.offers = tuple([terms for terms in game.offers if terms.by != by or terms.to != to])


def drop(game: Country, by: i64, to: i64) -> None:
    """C24: an offer is withdrawn or rejected."""
    find_offer(game, by, to)
    forget_offer(game, by, to)
    if game.events is not None:
        game.tell(OfferDropped(by, to))


def offer(game: Country, seat: i64, move: Offer) -> None:
    """C24, C27: make an offer, or change it."""
    players: int = game.rules.players
    if not 0 <= move.to < players or move.to == seat or not game.lives(move.to):
        raise Refused("C24", "offer a deal to another player who is not out")
    if move.money % UNIT:
        raise Refused("C32", "money is a multiple of $10,000")
    if not -LARGEST_DEAL <= move.money <= LARGEST_DEAL:
        raise Refused("C27", "no deal is about more than $1,000,000")
    give = kinds_of(move.give)
    take = kinds_of(move.take)
    if not holds_all(game, seat, give):
        raise Refused("C27", "offer cards that are in your hand")
    for kind in take:
        if take.count(kind) > game.backs(move.to, kind >= OFFICIAL_CARD):
            raise Refused("C27", "they do not have so many cards")
    forget_offer(game, seat, move.to)
    game.offers = (*game.offers, Terms(seat, move.to, move.money, give, take))
    show(game, seat, move.to, give)
    if game.events is not None:
        game.tell(Offered(seat, move.to, move.money, move.give, move.take))


def kinds_of(names: tuple[CardName, ...]) -> Group:
    """Cards by kind, or a refusal when they are not named in order."""
    kinds = [CARDS.index(name) for name in names]
    if kinds != sorted(kinds):
        raise Refused("C27", "name the cards in the order of the decks")
    return tuple(kinds)


def names_of(kinds: Group) -> tuple[CardName, ...]:
    """The names of some cards."""
    return tuple([CARDS[kind] for kind in kinds])


def accept(game: Country, seat: i64, by: i64) -> None:
    """C24, C27, C28: the deal is carried out at once; [R] money that the payer lacks becomes a debt."""
    terms = find_offer(game, by, seat)
    if not holds_all(game, seat, terms.take):
        raise Refused("C27", "the cards they want are not in your hand")
    forget_offer(game, by, seat)
    if game.events is not None:
        backs = (*count_backs(terms.give), *count_backs(terms.take))
        game.tell(DealMade(by, seat, terms.money, names_of(terms.give), names_of(terms.take), backs))
    hand_over(game, by, seat, terms.give)
    hand_over(game, seat, by, terms.take)
    pay_deal(game, by, seat, terms.money)
    drop_broken_offers(game)


def count_backs(kinds: Group) -> tuple[int, int]:
    """What others see of cards: how many of which deck."""
    officials = len([kind for kind in kinds if kind >= OFFICIAL_CARD])
    return (len(kinds) - officials, officials)
