"""C24 to C27: a session of the National Commission, from the request to the close."""

from __future__ import annotations

from typing import Final

from backroom.core.form import Bag, Form, OneOf, Whole
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.board import CITY_CIRCLE, NONE
from backroom.games.organized_crime.cards import cash, drop_broken_offers, hand_over, holds_all, show
from backroom.games.organized_crime.decks import MONEY
from backroom.games.organized_crime.events import (
    DealMade,
    OfferDropped,
    Offered,
    SessionClosed,
    SessionOpened,
)
from backroom.games.organized_crime.ledger import settle_deal
from backroom.games.organized_crime.moves import Accept, CardName, Cash, Move, Offer, Option, Reject, Withdraw
from backroom.games.organized_crime.rules import CARD_KINDS, CARDS, LARGEST_DEAL, OFFICIAL_CARD, SEATS, UNIT
from backroom.games.organized_crime.state import (
    BACK_BITS,
    CARD_BITS,
    CARD_COUNT,
    FLOOR,
    HEARINGS,
    LOSING,
    NEXT_TURN,
    PAYING,
    SENTENCE,
    SETTLEMENT,
    TURN,
    VOTING,
    Country,
    Group,
    Terms,
)

CASH: Final = Cash()
WITHDRAW: Final = tuple(Withdraw(seat) for seat in range(SEATS))
ACCEPT: Final = tuple(Accept(seat) for seat in range(SEATS))
REJECT: Final = tuple(Reject(seat) for seat in range(SEATS))
SUM: Final = Whole("money", -LARGEST_DEAL, LARGEST_DEAL, UNIT)
OFFERS: Final[dict[int, Form]] = {}  # by the hands of the two
MOST_OFFERS: Final = 10_000


def source_name(game: Country, circle: i64) -> str:
    """C23: whose circle it is: the city, or the kind of business, activity or official."""
    board = game.rules.board
    name = board.circle_ids[circle]
    return name if board.circle_kind[circle] == CITY_CIRCLE else name.rsplit("_", 1)[0]


def in_session(game: Country) -> bool:
    """C24: the Commission sits, also while a penalty is carried out."""
    if game.step == PAYING:
        return game.then == SETTLEMENT
    return game.step in (FLOOR, VOTING, SENTENCE, LOSING, SETTLEMENT)


def open_session(game: Country, caller: i64, circle: i64) -> None:
    """C24: the request; a circle, or NONE for a penalty of the one whose turn it was."""
    game.caller = caller
    game.motion = circle
    game.offers = ()
    game.ballots = ()
    game.carried = False
    game.placed = False
    game.step = FLOOR
    if game.events is not None:
        if circle == NONE:
            game.tell(SessionOpened(caller, None, game.seat))
        else:
            game.tell(SessionOpened(caller, source_name(game, circle), None))


def close_session(game: Country) -> None:
    """C24: the end; what is still offered lapses."""
    game.offers = ()
    game.ballots = ()
    if game.motion == NONE:
        game.step = HEARINGS
    else:
        game.step = TURN if game.lives(game.seat) else NEXT_TURN
    if game.events is not None:
        game.tell(SessionClosed())


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
    """C27, C28: any sum either way, cards one holds, and as many cards of theirs as they have; made once."""
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
    """C24, C27: made, or changed."""
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
    """Cards by name."""
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
    settle_deal(game, by, seat, terms.money)
    drop_broken_offers(game)


def count_backs(kinds: Group) -> tuple[int, int]:
    """What others see of cards: how many of which deck."""
    officials = len([kind for kind in kinds if kind >= OFFICIAL_CARD])
    return (len(kinds) - officials, officials)


def cash_in_session(game: Country, seat: i64) -> None:
    """C7: [R] in a session before the vote."""
    if not game.holds(seat, MONEY):
        raise Refused("C7", "there is no MONEY card in your hand")
    cash(game, seat)
