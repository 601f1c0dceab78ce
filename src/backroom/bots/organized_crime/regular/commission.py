"""C24 to C27: on the floor, at the vote, in the settlement, and whether to demand a penalty."""

from __future__ import annotations

from collections.abc import Sequence

from backroom.bots.organized_crime.regular import answers, deals, interest
from backroom.bots.organized_crime.regular.deals import Appraisal, Proposal
from backroom.bots.organized_crime.regular.reading import VOTE, Reading
from backroom.core.form import Form, Whole
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    CallVote,
    Cash,
    Claim,
    Close,
    Demand,
    Move,
    Option,
    Place,
    Vote,
    Waive,
    Withdraw,
)
from backroom.games.organized_crime.view import SessionView

MOST_WAITS = 2  # how often the caller keeps silent to let others speak before the vote
PATIENT = 5  # how often the bot waits for an answer to its own offer
INDIFFERENT = 3_000  # below this stake it does not vote


class Speech:
    """What the bot says on the floor, and what it makes of the deal in it; None: it keeps silent."""

    def __init__(self, move: Move | None, appraisal: Appraisal | None = None) -> None:
        self.move = move
        self.appraisal = appraisal


def speak(reading: Reading, options: Sequence[Option]) -> Speech:
    """Take back what no longer pays, answer offers, then make one, then go on."""
    session = reading.view.session
    assert session is not None
    for offer in session.offers:
        if offer.by == reading.seat and deals.reconsider(reading, offer).worth <= 0:
            return Speech(Withdraw(offer.to))
    answer = answer_offer(reading, session, options, may_counter=True)
    if answer is not None:
        return answer
    memory = reading.memory
    waiting = [offer.to for offer in session.offers if offer.by == reading.seat]
    if waiting:
        if memory.waits < PATIENT:
            memory.waits += 1
            return Speech(None)
        return Speech(Withdraw(waiting[0]))
    if Cash() in options and reading.view.turn != reading.seat:
        return Speech(Cash())  # C25: $100,000 is a vote
    deal = make_deal(reading, session, options)
    return Speech(go_on(reading, session, options)) if deal is None else deal


def answer_offer(
    reading: Reading, session: SessionView, options: Sequence[Option], *, may_counter: bool
) -> Speech | None:
    """C24: accept what gains more than it costs, or say what would; where in doubt, count their money."""
    memory = reading.memory
    is_buying = any(one.by == reading.seat and deals.is_about_vote(one.ask) for one in session.offers)
    for offer in session.offers:
        if offer.to != reading.seat or (deals.is_about_vote(offer.promise) and is_buying):
            continue  # one vote is enough: first hear what they say who were asked for it
        if not memory.listens_to(offer.by):
            continue
        doubtful = offer.money > reading.view.families[offer.by].least
        if doubtful and Audit(offer.by) in options and offer.by not in memory.audited:
            return Speech(Audit(offer.by))
        appraisal = deals.appraise(reading, offer)
        if appraisal.worth <= 0 or Accept(offer.by) not in options:
            counter = answers.counter(reading, offer, options) if may_counter else None
            if counter is None:
                return Speech(answers.refuse(reading, offer, options), appraisal)
            return Speech(counter.offer, counter.appraisal)
        again = answers.offer_back(reading, offer, options) if memory.is_overtaken(offer.by) else None
        return Speech(again or Accept(offer.by), appraisal)
    return None


def make_deal(reading: Reading, session: SessionView, options: Sequence[Option]) -> Speech | None:
    """C24, C30: buy a vote that is missing, after counting those in doubt; sell one's own, or a card."""
    memory = reading.memory
    if session.decided:
        return None  # whoever called it closes it, and might not wait for an answer
    proposal: Proposal | None = None
    if memory.wish_of(reading.seat) is None:
        proposal = deals.propose_own_vote(reading)
    else:
        if interest.is_close(reading):
            for seat in reading.others:
                if interest.doubt(reading, seat) and seat not in memory.audited and Audit(seat) in options:
                    return Speech(Audit(seat))
        proposal = deals.propose_vote(reading)
    proposal = proposal or deals.propose_sale(reading) or deals.propose_pact(reading)
    if proposal is None:
        return None
    return Speech(proposal.offer, proposal.appraisal)


def go_on(reading: Reading, session: SessionView, options: Sequence[Option]) -> Move | None:
    """C24: the caller calls the vote, finds the money for the informant, buys it, closes; others listen."""
    for option in options:
        if isinstance(option, Place):
            return option
    for option in options:
        if isinstance(option, Claim | Cash) and session.due:
            return option  # C23: what is not placed when the session closes lapses
    for option in options:
        if isinstance(option, Close):
            return option
    if CallVote() not in options:
        return None
    memory = reading.memory
    if len(reading.others) > 1 and memory.waits < MOST_WAITS:
        memory.waits += 1  # others may have something to offer, to the bot or to each other
        return None
    return CallVote()


def vote(reading: Reading, options: Sequence[Option]) -> Vote:
    """C24, C25: as promised, or by interest, with every vote there is."""
    form = options[0]
    assert isinstance(form, Form)
    field = form.fields[1]
    assert isinstance(field, Whole)
    word = reading.memory.word
    stake = interest.stake(reading, reading.seat)
    if word is not None:
        return Vote(word, field.high)
    if abs(stake) < INDIFFERENT:
        return Vote(stake > 0, 0)
    return Vote(stake > 0, field.high)


def demand(reading: Reading) -> Move:
    """C26: a penalty, unless the offender and their friends have the votes, and there is nobody to buy."""
    offender = reading.view.turn
    assert offender is not None
    total = reading.votes_of(reading.seat)
    for seat in reading.others:
        favour = interest.stake_in_penalty(reading, seat, reading.seat, offender) > 0
        total += reading.votes_of(seat) if favour else -reading.votes_of(seat)
    if total > 0 or (len(reading.others) > 1 and reading.money >= VOTE):
        return Demand()
    return Waive()
