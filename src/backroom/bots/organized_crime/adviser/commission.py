"""C24 to C27: why to vote so, to deal, to speak or to keep silent."""

from __future__ import annotations

from typing import Final

from backroom.bots.organized_crime.regular import interest
from backroom.bots.organized_crime.regular.commission import INDIFFERENT
from backroom.bots.organized_crime.regular.deals import Appraisal
from backroom.bots.organized_crime.regular.reading import Reading
from backroom.games.organized_crime.advice import AdviceReason
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    CallVote,
    Cash,
    Claim,
    Close,
    Demand,
    Move,
    Offer,
    Place,
    Reject,
    Vote,
    Waive,
    Withdraw,
)


def explain(reading: Reading, move: Move | None, appraisal: Appraisal | None) -> AdviceReason | None:
    """Why this is worth saying, by what `regular` would weigh; `appraisal`: of the deal it is about."""
    match move:
        case None:
            return AdviceReason(code="listen")
        case Vote():
            return vote(reading, move)
        case Demand() | Waive():
            favour, against = hearing(reading)
            code = "demand" if isinstance(move, Demand) else "waive"
            return AdviceReason(code=code, favour=favour, against=against)
        case Accept() | Reject() | Offer():
            assert appraisal is not None, "it speaks of no deal that it has not weighed"
            return deal(move, appraisal)
        case Audit():
            return AdviceReason(code="audit", seat=move.seat)
        case Withdraw():
            return AdviceReason(code="withdraw", seat=move.to)
        case Claim():
            return AdviceReason(code="claim", amount=reading.view.income)
        case _:
            return PLAIN[type(move)]


PLAIN: Final[dict[type[Move], AdviceReason]] = {
    Cash: AdviceReason(code="cash"),
    CallVote: AdviceReason(code="call_vote"),
    Place: AdviceReason(code="place"),
    Close: AdviceReason(code="close"),
}


def deal(move: Accept | Reject | Offer, appraisal: Appraisal) -> AdviceReason | None:
    """C24, C27: what a deal brings and costs; one that would pay is rejected for want of a card."""
    match move:
        case Accept():
            return AdviceReason(code="accept", seat=move.by, amount=appraisal.gain, cost=appraisal.cost)
        case Offer():
            return AdviceReason(code="offer", seat=move.to, amount=appraisal.gain, cost=appraisal.cost)
        case Reject():
            return AdviceReason(code="reject", seat=move.by) if appraisal.worth <= 0 else None


def vote(reading: Reading, move: Vote) -> AdviceReason | None:
    """C24: what the motion is worth to this seat, or whom it would strengthen."""
    session = reading.view.session
    assert session is not None
    if reading.memory.word is not None:
        return AdviceReason(code="vote_word") if move.favour == reading.memory.word and move.votes else None
    stake = interest.stake(reading, reading.seat)
    if not move.votes:
        return AdviceReason(code="abstain") if abs(stake) < INDIFFERENT else None
    if move.favour:
        return AdviceReason(code="vote_for", amount=round(stake, -3)) if stake > 0 else None
    if stake >= 0:
        return None
    if session.offender is None and session.caller == reading.leader:
        return AdviceReason(code="vote_leader", seat=session.caller)
    return AdviceReason(code="vote_against", seat=session.caller, amount=round(-stake, -3))


def hearing(reading: Reading) -> tuple[int, int]:
    """C26: the votes for a penalty and against it, as they are likely to fall."""
    offender = reading.view.turn
    assert offender is not None
    favour, against = reading.votes_of(reading.seat), 0
    for seat in reading.others:
        if interest.stake_in_penalty(reading, seat, reading.seat, offender) > 0:
            favour += reading.votes_of(seat)
        else:
            against += reading.votes_of(seat)
    return favour, against
