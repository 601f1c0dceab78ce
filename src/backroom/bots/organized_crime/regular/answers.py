"""C24, C27: what the bot says to an offer that it does not accept at once: another offer, or why not."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.organized_crime.regular import deals, interest
from backroom.bots.organized_crime.regular.deals import Appraisal, Proposal, Side
from backroom.bots.organized_crime.regular.reading import MAN, UNIT, Reading
from backroom.core.form import Form, OneOf, is_option
from backroom.games.organized_crime.moves import Excuse, Offer, Option, Reject
from backroom.games.organized_crime.view import OfferView

SURCHARGE = 1.25  # of the price, for whoever leads or has done harm
WORTH_ASKING = UNIT  # what must be left for the bot, at the price that it asks
DISTRUST = 0.5  # below it a promise is not enough


def excuse(reading: Reading, offer: OfferView) -> Excuse:
    """Why the bot does not accept, as it will say it."""
    memory = reading.memory
    asked = deals.asked_vote(reading, offer)
    if memory.shuns(offer.by):
        return "broken_word"
    if asked is not None and deals.is_sold(reading, asked):
        return "vote_sold"
    get, give = deals.sides(reading, offer)
    if lacks(reading, offer) and deals.appraise(reading, offer).worth > 0:
        return "not_for_sale"  # said sooner, it would tell that the card is not there
    if asked is not None and reading.leads(offer.by):
        return "you_lead"
    if asked is not None and memory.grudge[offer.by] >= 1.0:
        return "grudge"
    if get.words and not get.money and not get.cards and memory.trust[offer.by] < DISTRUST:
        return "no_trust"
    return "too_little" if asked is not None or give.words or give.cards else "no_use"


def lacks(reading: Reading, offer: OfferView) -> bool:
    """Whether a card that is asked for is not in the bot's hand; it does not say so."""
    return any(offer.take.count(card) > reading.me.known.count(card) for card in offer.take)


def price_for(reading: Reading, offer: OfferView) -> tuple[int, Appraisal] | None:
    """The money for which the bot would do what it is asked, and what it would gain; None: for no money."""
    why = excuse(reading, offer)
    if why in ("broken_word", "vote_sold", "no_use", "not_for_sale"):
        return None
    get, give = deals.sides(reading, offer)
    without = deals.weigh(
        reading, offer.by, get=Side(0, get.cards, get.words), give=Side(0, give.cards, give.words)
    )
    missing = max(0, -without.worth) + WORTH_ASKING
    if why in ("you_lead", "grudge"):
        missing = int(missing * SURCHARGE)
    price = (missing + UNIT - 1) // UNIT * UNIT
    gain = without.gain + price
    return price, Appraisal(gain, without.cost, f"for ${price:,} I would do it: {without.why}")


def counter(reading: Reading, offer: OfferView, options: Sequence[Option]) -> Proposal | None:
    """C24: the same deal at the bot's price, once, if they can pay it and would still gain by it."""
    asked = deals.asked_vote(reading, offer)
    found = price_for(reading, offer)
    if found is None or offer.take or offer.by in reading.memory.countered:
        return None  # to offer a card that is asked for would tell that it is there
    price, appraisal = found
    _, give = deals.sides(reading, offer)
    theirs = deals.worth_of(reading, offer.by, give.cards)
    if asked is not None:
        stake = interest.stake(reading, offer.by)
        theirs += int(interest.LIKELY * abs(stake)) if (stake > 0) == asked else 0
    if price > min(theirs, reading.money_of(offer.by) - MAN):
        return None
    made = Offer(offer.by, -price, give.cards, offer.give, give.words, offer.promise, counter=True)
    return Proposal(made, appraisal) if is_option(options, made) else None


def offer_back(reading: Reading, offer: OfferView, options: Sequence[Option]) -> Offer | None:
    """C24: the very same deal, offered back to whoever made it before a deal or a vote changed its worth.

    So each party says yes once after the last thing that both have heard.
    """
    get, give = deals.sides(reading, offer)
    made = Offer(offer.by, -offer.money, give.cards, get.cards, give.words, get.words, counter=True)
    return made if is_option(options, made) else None


def refuse(reading: Reading, offer: OfferView, options: Sequence[Option]) -> Reject:
    """C27: a rejection with its reason, and the price if there is one that can be named."""
    found = price_for(reading, offer)
    why = excuse(reading, offer)
    for option in options:
        if (
            isinstance(option, Form)
            and option.move == "reject"
            and option.fields[0] == OneOf("by", (offer.by,))
        ):
            prices = option.fields[2]
            assert isinstance(prices, OneOf)
            named = [
                one for one in prices.among if type(one) is int and found is not None and one >= found[0]
            ]
            return Reject(offer.by, why, min(named, default=None))
    raise AssertionError("an open offer can be rejected")
