"""C24, C27: deals, each with the value the bot puts on it and the reason in words.

Money from the caller of the session, before the vote, asks for a yes; money from the offender asks for
a no. No promise binds, but `regular` keeps its word.
"""

from __future__ import annotations

from msgspec import Struct

from backroom.bots.organized_crime.regular import interest
from backroom.bots.organized_crime.regular.reading import MAN, OFFICIAL_WORTH, UNIT, Reading
from backroom.games.organized_crime.moves import CardName, Offer
from backroom.games.organized_crime.printed.board import OFFICIAL, OFFICIALS
from backroom.games.organized_crime.view import OfferView

CARD_IN_HAND: dict[CardName, int] = {"money": 100_000, "one_hit": 50_000, "one_or_two_hits": 80_000}
USELESS = 5_000  # a card the holder cannot use
MARGIN = 20_000  # what both together must gain by a sale
RAISE = 20_000  # how much more is offered the second time
OFFERS = 2  # to each player in a session


class Appraisal(Struct, frozen=True):
    """A deal as one party sees it, in dollars."""

    gain: int
    cost: int
    why: str

    @property
    def worth(self) -> int:
        """What is left of the gain."""
        return self.gain - self.cost


class Proposal(Struct, frozen=True):
    """An offer, and what it is worth to the player who makes it."""

    offer: Offer
    appraisal: Appraisal


def card_worth(reading: Reading, seat: int, card: CardName) -> int:
    """What a card is worth in this player's hand."""
    if card in CARD_IN_HAND:
        return CARD_IN_HAND[card]
    family = reading.view.families[seat]
    kind = OFFICIAL + OFFICIALS.index(card)
    free = [circle for circle in reading.board.circles_of[kind] if circle not in reading.owners]
    if not free or not family.left or family.known.count(card) > len(free):
        return USELESS
    price = reading.board.price[free[0]] + MAN
    worth = 2 * OFFICIAL_WORTH - price
    return worth if reading.money_of(seat) >= price else worth // 2


def worth_of(reading: Reading, seat: int, cards: tuple[CardName, ...]) -> int:
    """What some cards are worth in this player's hand."""
    return sum(card_worth(reading, seat, card) for card in cards)


def asks_vote(reading: Reading, by: int, money: int, take: tuple[CardName, ...]) -> bool | None:
    """C24: the vote that this offer is meant to buy, if any."""
    session = reading.view.session
    if session is None or session.decided or money < 0 or take:
        return None
    return reading.memory.wish_of(by)


def appraise(reading: Reading, offer: OfferView) -> Appraisal:
    """What an offer to the bot is worth to it."""
    paid = min(max(offer.money, 0), reading.money_of(offer.by))
    gain = paid + worth_of(reading, reading.seat, offer.give)
    cost = max(-offer.money, 0) + worth_of(reading, reading.seat, offer.take)
    why = f"I get ${gain:,} and give ${cost:,}"
    asked = asks_vote(reading, offer.by, offer.money, offer.take)
    if asked is None and not cost and reading.memory.wish_of(offer.by) is not None:
        return Appraisal(0, UNIT, "the vote it was meant to buy is over, and I take nothing for nothing")
    if asked is None:
        return Appraisal(gain, cost, f"{why} in money and cards")
    word = reading.memory.word
    if word is not None and word != asked:
        return Appraisal(0, UNIT, "my vote is sold already")
    stake = interest.stake(reading, reading.seat)
    harm = max(0, -stake if asked else stake)
    side = "for" if asked else "against"
    return Appraisal(gain, cost + harm, f"{why}; to vote {side} the motion costs me ${harm:,}")


def propose_vote(reading: Reading) -> Proposal | None:
    """C24: buy the one vote that changes the outcome, where it costs less than it brings."""
    mine = interest.stake(reading, reading.seat)
    wish = mine > 0
    if carries(reading) == wish:
        return None
    found: list[Proposal] = []
    gain = int(interest.LIKELY * abs(mine))
    for seat in reading.others:
        made = reading.memory.offers.get(seat, 0)
        theirs = interest.stake(reading, seat)
        if seat in reading.memory.bought or made >= OFFERS or (theirs > 0) == wish:
            continue
        price = (abs(theirs) // UNIT + 1) * UNIT + RAISE * made
        payment = pay_with(reading, seat, price)
        if payment is None:
            continue
        money, cards = payment
        cost = money + worth_of(reading, reading.seat, cards)
        if cost >= gain or carries(reading, less=money, bought=seat) != wish:
            continue
        side = "for" if wish else "against"
        why = f"with their votes {side} the motion I gain ${gain:,}; I give ${cost:,}"
        found.append(Proposal(Offer(seat, money, cards, ()), Appraisal(gain, cost, why)))
    return max(found, key=lambda proposal: proposal.appraisal.worth, default=None)


def carries(reading: Reading, *, less: int = 0, bought: int | None = None) -> bool:
    """C24: whether the motion carries; a tie fails."""
    return interest.tally(reading, less=less, bought=bought) > 0


def pay_with(reading: Reading, to: int, price: int) -> tuple[int, tuple[CardName, ...]] | None:
    """A price in money, or in a card that is worth it to them; the informant has to be paid too."""
    if reading.money - MAN >= price:
        return price, ()
    for card in reading.me.known:
        if card_worth(reading, to, card) > price:
            return 0, (card,)
    return None


def propose_sale(reading: Reading) -> Proposal | None:
    """C27: sell a card that is worth more to somebody else, at half the difference."""
    for card in sorted(set(reading.me.known)):
        own = card_worth(reading, reading.seat, card)
        for seat in reading.others:
            theirs = card_worth(reading, seat, card)
            price = (own + theirs) // 2 // UNIT * UNIT
            if theirs - own < MARGIN or reading.memory.offers.get(seat, 0) >= OFFERS:
                continue
            if not own < price < theirs or reading.view.families[seat].least < price:
                continue
            why = f"${price:,} for a card that is worth ${own:,} to me and ${theirs:,} to them"
            return Proposal(Offer(seat, -price, (card,), ()), Appraisal(price, own, why))
    return None
