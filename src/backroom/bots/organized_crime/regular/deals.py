"""C24, C27: what a deal is worth to the bot, with the reason in words, and which deals it offers.

No promise binds, but `regular` keeps its word. Money from the caller of the session before the vote, with
nothing said, asks for a yes; money from the offender asks for a no.
"""

from __future__ import annotations

from msgspec import Struct

from backroom.bots.organized_crime.regular import interest, words
from backroom.bots.organized_crime.regular.reading import MAN, OFFICIAL_WORTH, UNIT, Reading
from backroom.games.organized_crime.moves import CardName, Offer, WordName
from backroom.games.organized_crime.printed.board import OFFICIAL, OFFICIALS
from backroom.games.organized_crime.view import OfferView

CARD_IN_HAND: dict[CardName, int] = {"money": 100_000, "one_hit": 50_000, "one_or_two_hits": 80_000}
USELESS = 5_000  # a card the holder cannot use
MARGIN = 20_000  # what both together must gain by a sale
RAISE = 20_000  # how much more is offered the second time
OFFERS = 2  # to each player in a session
NOTHING: tuple[WordName, ...] = ()
FAVOUR: tuple[WordName, ...] = ("favour", "favour")
PACT: tuple[WordName, ...] = ("peace", "peace")
WORTH_A_PACT = 3_000  # what a pact must bring to each


class Appraisal(Struct, frozen=True):
    """A deal as one party sees it, in dollars."""

    gain: int
    cost: int
    why: str

    @property
    def worth(self) -> int:
        """What is left of the gain."""
        return self.gain - self.cost


class Side(Struct, frozen=True):
    """What one party gives."""

    money: int = 0
    cards: tuple[CardName, ...] = ()
    words: tuple[WordName, ...] = ()


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


def asked_vote(reading: Reading, offer: OfferView) -> bool | None:
    """C24: the vote that an offer to the bot is meant to buy, if any; what is said, or what is plain."""
    session = reading.view.session
    if session is None or session.decided:
        return None
    if is_about_vote(offer.ask):
        return "yes" in offer.ask
    if offer.money < 0 or offer.take or offer.ask or offer.promise:
        return None
    return reading.memory.wish_of(offer.by)


def is_about_vote(said: tuple[WordName, ...]) -> bool:
    """Whether one of these words is for the vote of this session."""
    return "yes" in said or "no" in said


def is_sold(reading: Reading, asked: bool) -> bool:
    """C27: whether the bot has given its word to vote otherwise, or offers it to somebody else."""
    session = reading.view.session
    assert session is not None
    word = reading.memory.word
    other: WordName = "no" if asked else "yes"
    offered = any(offer.by == reading.seat and other in offer.promise for offer in session.offers)
    return offered or (word is not None and word != asked)


def sides(reading: Reading, offer: OfferView) -> tuple[Side, Side]:
    """What the bot would get by an offer to it, and what it would give, with what is plain though unsaid."""
    asked = asked_vote(reading, offer)
    said = offer.ask
    if asked is not None and not is_about_vote(said):
        said = (("yes" if asked else "no"), *said)
    return (
        Side(max(offer.money, 0), offer.give, offer.promise),
        Side(max(-offer.money, 0), offer.take, said),
    )


def weigh(reading: Reading, partner: int, *, get: Side, give: Side) -> Appraisal:
    """What a deal is worth to the bot."""
    paid = min(get.money, reading.money_of(partner))
    gain = paid + worth_of(reading, reading.seat, get.cards)
    gain += words.worth(reading, partner, reading.seat, get.words)
    kept = words.cost(reading, reading.seat, partner, give.words)
    cost = give.money + worth_of(reading, reading.seat, give.cards) + kept
    if is_about_vote(give.words) and not kept:
        gain += words.GOOD_NAME
    fed = feeding(reading, partner, get=get, give=give)
    why = f"I get ${gain:,} and give ${cost:,} in money, cards and words"
    if kept:
        why += f", ${kept:,} of it by keeping my word"
    if fed:
        why += f"; that they get farther ahead costs me ${fed:,}"
    return Appraisal(gain, cost + fed, why)


def feeding(reading: Reading, partner: int, *, get: Side, give: Side) -> int:
    """What it costs that a leader gains by a deal."""
    if not reading.leads(partner):
        return 0
    theirs = give.money + worth_of(reading, partner, give.cards)
    theirs -= get.money + worth_of(reading, partner, get.cards)
    return int(interest.share(reading, reading.seat, partner) * max(0, theirs))


def appraise(reading: Reading, offer: OfferView) -> Appraisal:
    """What an offer to the bot is worth to it."""
    memory = reading.memory
    if memory.shuns(offer.by):
        return Appraisal(0, UNIT, "they have broken their word to me")
    asked = asked_vote(reading, offer)
    if asked is not None and is_sold(reading, asked):
        return Appraisal(0, UNIT, "my vote is sold already")
    get, give = sides(reading, offer)
    if asked is None and give == Side() and not get.words and memory.wish_of(offer.by) is not None:
        return Appraisal(0, UNIT, "the vote it was meant to buy is over, and I take nothing for nothing")
    made = weigh(reading, offer.by, get=get, give=give)
    if asked is None:
        return made
    return Appraisal(made.gain, made.cost, f"{made.why}; to vote {'for' if asked else 'against'} the motion")


def reconsider(reading: Reading, offer: OfferView) -> Appraisal:
    """What an offer of the bot's own is worth to it by now."""
    get = Side(max(-offer.money, 0), offer.take, offer.ask)
    give = Side(max(offer.money, 0), offer.give, offer.promise)
    return weigh(reading, offer.to, get=get, give=give)


def propose_vote(reading: Reading) -> Proposal | None:
    """C24: buy the one vote that changes the outcome, where it costs less than it brings."""
    mine = interest.stake(reading, reading.seat)
    wish = mine > 0
    if carries(reading) == wish:
        return None
    found = [
        proposal
        for seat in reading.others
        if seat not in reading.memory.declined
        and (proposal := buy_vote(reading, seat, wish=wish, gain=int(interest.LIKELY * abs(mine))))
        is not None
    ]
    return max(found, key=lambda proposal: proposal.appraisal.worth, default=None)


def buy_vote(reading: Reading, seat: int, *, wish: bool, gain: int) -> Proposal | None:
    """C24: the cheapest way to get this vote: money, a card, or votes of one's own later and less money."""
    memory = reading.memory
    made = memory.offers.get(seat, 0)
    theirs = interest.stake(reading, seat)
    gain = int(gain * memory.trust[seat])
    if seat in memory.bought or made >= OFFERS or (theirs > 0) == wish or memory.shuns(seat):
        return None
    asked = memory.prices.get(seat, 0)
    price = max(asked, (abs(theirs) // UNIT + 1) * UNIT + RAISE * made)
    ask: tuple[WordName, ...] = ("yes" if wish else "no",)
    found: list[Proposal] = []
    promises = (NOTHING, FAVOUR) if memory.wish_of(reading.seat) else (NOTHING,)
    for promise in promises:
        credit = words.worth(reading, reading.seat, seat, promise)
        payment = pay_with(reading, seat, max(0, price - credit + UNIT - 1) // UNIT * UNIT)
        if payment is None:
            continue
        money, cards = payment
        kept = words.cost(reading, reading.seat, seat, promise)
        fed = feeding(reading, seat, get=Side(), give=Side(money, cards))
        cost = money + worth_of(reading, reading.seat, cards) + kept + fed
        if cost >= gain or carries(reading, less=money, bought=seat) != wish:
            continue
        side = "for" if wish else "against"
        why = f"with their votes {side} the motion I gain ${gain:,}; I give ${cost:,}"
        if kept:
            why += f", ${kept:,} of it by voting for their next request"
        found.append(Proposal(Offer(seat, money, cards, (), promise, ask), Appraisal(gain, cost, why)))
    return min(found, key=lambda proposal: proposal.appraisal.cost, default=None)


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


def propose_own_vote(reading: Reading) -> Proposal | None:
    """C24: sell one's votes to the party that needs them, at the cost and a third of what they gain by it."""
    memory = reading.memory
    session = reading.view.session
    assert session is not None
    mine = interest.stake(reading, reading.seat)
    buyer = session.caller if mine < 0 else session.offender
    if buyer is None or buyer not in reading.others or memory.word is not None or memory.shuns(buyer):
        return None
    if memory.offers.get(buyer, 0) or buyer in memory.countered or reading.leads(buyer):
        return None
    wish = buyer == session.caller
    if carries(reading) == wish or (interest.tally(reading, turned=True) > 0) != wish:
        return None
    harm = abs(mine)
    surplus = int(interest.LIKELY * abs(interest.stake(reading, buyer))) - harm
    price = (harm + max(UNIT, surplus // 3)) // UNIT * UNIT + UNIT
    if surplus < 3 * UNIT or reading.view.families[buyer].least - MAN < price:
        return None
    why = f"${price:,} for a vote that costs me ${harm:,}"
    return Proposal(Offer(buyer, -price, (), (), ("yes" if wish else "no",)), Appraisal(price, harm, why))


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
            if reading.memory.shuns(seat) or reading.leads(seat):
                continue
            why = f"${price:,} for a card that is worth ${own:,} to me and ${theirs:,} to them"
            return Proposal(Offer(seat, -price, (card,), ()), Appraisal(price, own, why))
    return None


def propose_pact(reading: Reading) -> Proposal | None:
    """C27: two who are behind a leader leave each other alone for two rounds."""
    memory = reading.memory
    if not any(reading.leads(seat) for seat in reading.others):
        return None
    for seat in reading.others:
        if reading.leads(seat) or memory.shuns(seat) or memory.grudge[seat] >= 1.0:
            continue
        if seat in reading.at_peace or memory.round < memory.courted[seat]:
            continue
        gain = words.worth(reading, seat, reading.seat, PACT)
        cost = words.cost(reading, reading.seat, seat, PACT)
        theirs = words.worth(reading, reading.seat, seat, PACT) - words.cost(
            reading, seat, reading.seat, PACT
        )
        if min(gain - cost, theirs) >= WORTH_A_PACT:
            why = f"their peace is worth ${gain:,} to me while another leads, and mine costs ${cost:,}"
            return Proposal(Offer(seat, 0, (), (), PACT, PACT), Appraisal(gain, cost, why))
    return None
