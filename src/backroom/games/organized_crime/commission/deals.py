"""C24, C27, C28: deals in a session: what may be offered, and what becomes of it."""

from __future__ import annotations

from typing import Final

from backroom.core.form import Bag, Form, OneOf, Whole
from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.cards import drop_broken_offers, hand_over, holds_all, show
from backroom.games.organized_crime.commission.words import give_words
from backroom.games.organized_crime.events import DealMade, OfferDropped, Offered, OfferRejected
from backroom.games.organized_crime.money.ledger import pay_deal
from backroom.games.organized_crime.moves import (
    Accept,
    CardName,
    Move,
    Offer,
    Option,
    Reject,
    Withdraw,
    WordName,
)
from backroom.games.organized_crime.rules import (
    CARD_KINDS,
    CARDS,
    EXCUSES,
    FAVOUR,
    LARGEST_DEAL,
    LONGEST_WORD,
    OFFICIAL_CARD,
    PRICES,
    SEATS,
    UNIT,
    WORDS,
)
from backroom.games.organized_crime.state import (
    BACK_BITS,
    CARD_BITS,
    CARD_COUNT,
    FLOOR,
    Country,
    Group,
    Terms,
)

WITHDRAW: Final = tuple(Withdraw(seat) for seat in range(SEATS))
ACCEPT: Final = tuple(Accept(seat) for seat in range(SEATS))
REJECT: Final = tuple(Reject(seat) for seat in range(SEATS))
EXPLAIN: Final = tuple(
    Form("reject", (OneOf("by", (seat,)), OneOf("reason", EXCUSES), OneOf("price", (None, *PRICES))))
    for seat in range(SEATS)
)
FOR_LATER: Final = tuple((word, LONGEST_WORD) for word in WORDS[FAVOUR:])
BEFORE_THE_VOTE: Final = (*((word, 1) for word in WORDS[:FAVOUR]), *FOR_LATER)
COUNTER: Final = (OneOf("counter", (False,)), OneOf("counter", (False, True)))
SUM: Final = Whole("money", -LARGEST_DEAL, LARGEST_DEAL, UNIT)
OFFERS: Final[dict[int, Form]] = {}  # by the hands of the two players, and by what may be promised
MOST_OFFERS: Final = 10_000


def add_deals(game: Country, seat: i64, menu: list[Option]) -> None:
    """C24, C27: what a seat may say about deals."""
    asked_by: i64 = 0
    for terms in game.offers:
        if terms.by == seat:
            menu.append(WITHDRAW[terms.to])
        elif terms.to == seat:
            asked_by |= 1 << terms.by
            menu.append(REJECT[terms.by])
            menu.append(EXPLAIN[terms.by])
            if holds_all(game, seat, terms.take):
                menu.append(ACCEPT[terms.by])
    give = game.hand(seat)
    for to in range(game.rules.players):
        if to != seat and game.lives(to):
            menu.append(offer_form(game, give, to, (asked_by >> to) & 1))


def offer_form(game: Country, give: i64, to: i64, counter: i64) -> Form:
    """C27, C28: any sum either way, your own cards, as many of theirs as they hold, and words; kept."""
    powers = game.backs(to, False)
    officials = game.backs(to, True)
    voting: i64 = 1 if game.step == FLOOR else 0
    key: int = (((((give << BACK_BITS | powers) << BACK_BITS | officials) << 2) | to) << 2) | (
        counter << 1 | voting
    )
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
        cards_of = (Bag("give", tuple(held)), Bag("take", tuple(theirs)))
        words = BEFORE_THE_VOTE if voting else FOR_LATER
        words_of = (Bag("promise", words), Bag("ask", words))
        made = Form("offer", (OneOf("to", (to,)), SUM, *cards_of, *words_of, COUNTER[counter]))
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
        reject(game, a_seat(move.by), seat, move)
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
    """C24: an offer is withdrawn."""
    find_offer(game, by, to)
    forget_offer(game, by, to)
    if game.events is not None:
        game.tell(OfferDropped(by, to))


def reject(game: Country, by: i64, to: i64, move: Reject) -> None:
    """C24, C27: an offer is rejected, with a reason and a price or without."""
    find_offer(game, by, to)
    if move.price is not None and (move.reason is None or move.price not in PRICES):
        raise Refused("C27", "name a price that can be asked, and a reason")
    forget_offer(game, by, to)
    if game.events is not None:
        game.tell(OfferRejected(by, to, move.reason, move.price))


def drop_vote_offers(game: Country) -> None:
    """[R] C24: the vote is called, and an offer for votes in it lapses."""
    left: list[Terms] = []
    for terms in game.offers:
        if is_about_vote(terms.promise) or is_about_vote(terms.ask):
            if game.events is not None:
                game.tell(OfferDropped(terms.by, terms.to))
        else:
            left.append(terms)
    game.offers = tuple(left)


def is_about_vote(words: Group) -> bool:
    """C27: whether one of these words is for the vote of this session."""
    return any(kind < FAVOUR for kind in words)


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
    promise = words_of(game, move.promise)
    ask = words_of(game, move.ask)
    if move.counter:
        find_offer(game, move.to, seat)
        forget_offer(game, move.to, seat)
    forget_offer(game, seat, move.to)
    game.offers = (*game.offers, Terms(seat, move.to, move.money, give, take, promise, ask))
    show(game, seat, move.to, give)
    if game.events is not None:
        game.tell(
            Offered(
                seat, move.to, move.money, move.give, move.take, move.promise, move.ask, counter=move.counter
            )
        )


def words_of(game: Country, names: tuple[WordName, ...]) -> Group:
    """C27: words by kind, or a refusal when there are too many, or no vote is left to promise."""
    kinds = [WORDS.index(name) for name in names]
    if kinds != sorted(kinds):
        raise Refused("C27", "name the words in their order")
    for kind in kinds:
        before_vote = 1 if game.step == FLOOR else 0
        if kinds.count(kind) > (before_vote if kind < FAVOUR else LONGEST_WORD):
            raise Refused("C27", "promise votes once, before the vote, and other things for three rounds")
    return tuple(kinds)


def word_names(kinds: Group) -> tuple[WordName, ...]:
    """The names of some words."""
    return tuple([WORDS[kind] for kind in kinds])


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
        game.tell(
            DealMade(
                by,
                seat,
                terms.money,
                names_of(terms.give),
                names_of(terms.take),
                backs,
                word_names(terms.promise),
                word_names(terms.ask),
            )
        )
    hand_over(game, by, seat, terms.give)
    hand_over(game, seat, by, terms.take)
    pay_deal(game, by, seat, terms.money)
    drop_broken_offers(game)
    give_words(game, by, seat, terms.promise)
    give_words(game, seat, by, terms.ask)


def count_backs(kinds: Group) -> tuple[int, int]:
    """What others see of cards: how many of which deck."""
    officials = len([kind for kind in kinds if kind >= OFFICIAL_CARD])
    return (len(kinds) - officials, officials)
