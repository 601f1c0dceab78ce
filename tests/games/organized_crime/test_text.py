"""Every event of ORGANIZED CRIME reads as a line for people."""

from __future__ import annotations

from typing import cast, get_args

import pytest

from backroom.games.organized_crime.events import (
    Audited,
    BaseChosen,
    Begun,
    Bribed,
    CameHome,
    CardsReturned,
    CardsTaken,
    Cashed,
    Cause,
    Controlled,
    DealMade,
    DebtMoved,
    Declined,
    DicePassed,
    Drew,
    Eliminated,
    Event,
    GameEnded,
    Hired,
    HitPlayed,
    Killed,
    Landed,
    ManRemoved,
    MistakeMade,
    MotionDecided,
    Named,
    OfferDropped,
    Offered,
    OfferRejected,
    OfficialLost,
    OfficialsSuspended,
    Owed,
    Paid,
    PenaltyAsked,
    PenaltyDrawn,
    Reason,
    Reshuffled,
    Rolled,
    SessionClosed,
    SessionOpened,
    Stepped,
    Stranded,
    TurnBegun,
    VoteCalled,
    Voted,
    WordBroken,
    WordKept,
    WordLapsed,
)
from backroom.games.organized_crime.text import CARD_NAMES, CAUSES, PURPOSES, REASONS, describe

SAID: list[tuple[Event, str]] = [
    (
        Rolled("base", (0, 2), ((6, 1), (2, 3))),
        "Dice for the choice of a base: Seat 1 6 and 1, Seat 3 2 and 3.",
    ),
    (Rolled("start", (1,), ((4, 4),)), "Dice for the start: Seat 2 4 and 4."),
    (Rolled("move", (3,), ((1, 2),)), "Dice to move: Seat 4 1 and 2."),
    (BaseChosen(0, "base_new_york", "green"), "Seat 1 takes base new york and plays green."),
    (TurnBegun(1, 12, 90_000), "Round 12: Seat 2 has the dice and may claim $90,000."),
    (Paid(0, None, 10_000, "hit_man"), "Seat 1 pays the Bank $10,000 for a hit-man."),
    (Paid(0, None, 10_000, "informant"), "Seat 1 pays the Bank $10,000 for an informant."),
    (Paid(0, None, 200_000, "power_card"), "Seat 1 pays the Bank $200,000 for a Power card."),
    (Paid(0, None, 30_000, "official"), "Seat 1 pays the Bank $30,000 for the official."),
    (Paid(None, 0, 100_000, "money_card"), "The Bank pays Seat 1 $100,000 for a MONEY card."),
    (Paid(None, 2, 40_000, "income"), "The Bank pays Seat 3 $40,000 as income."),
    (Paid(2, None, 50_000, "fine"), "Seat 3 pays the Bank $50,000 as a fine."),
    (Paid(2, 1, 50_000, "debt"), "Seat 3 pays Seat 2 $50,000 for a debt."),
    (Paid(2, 1, 1_250_000, "estate"), "Seat 3 pays Seat 2 $1,250,000 from the estate."),
    (Owed(0, None, 20_000), "Seat 1 now owes the Bank $20,000."),
    (Owed(0, 1, 20_000), "Seat 1 now owes Seat 2 $20,000."),
    (DebtMoved(0, 1, 20_000), "Seat 1 owes $20,000 to the Bank instead of Seat 2."),
    (Hired(0, 19), "Seat 1 hires a hit-man; 19 men are left to buy."),
    (Bribed(0, "senator", "senator_2"), "Seat 1 shows a card and corrupts a US Senator."),
    (Bribed(0, "governor", "governor_2"), "Seat 1 shows a card and corrupts a Governor."),
    (Cashed(0), "Seat 1 hands in a MONEY card."),
    (
        Named(0, "base_boston_hit_men", False, "left", None),
        "Seat 1 will move a hit-man from base boston hit men to the left.",
    ),
    (
        Named(0, "oakland", True, "right", "base_miami"),
        "Seat 1 will move a Boss from oakland to the right, and attacks base miami.",
    ),
    (Begun(0, 1, 4), "Seat 1 moves piece 2 with 4 points."),
    (Stepped(0, 1, "boston_power_2"), "Seat 1 steps to boston power 2."),
    (Landed(0, 1, "new_york"), "Seat 1 lands on new york."),
    (Stranded(0, 1, 3), "Seat 1 leaves 3 points unused."),
    (CameHome(2, 0), "The attacker of Seat 3 goes home."),
    (DicePassed(2), "Seat 3 passes the dice."),
    (Controlled(2, "loan_sharking_1"), "Seat 3 has an informant on loan sharking 1."),
    (PenaltyAsked(0, (2, 1)), "Seat 3, Seat 2 demand a penalty for Seat 1."),
    (SessionOpened(1, "loan_sharking", None), "Seat 2 calls the Commission: for loan sharking."),
    (SessionOpened(1, None, 0), "Seat 2 calls the Commission: for a penalty of Seat 1."),
    (
        Offered(0, 1, 20_000, ("money",), ("one_hit", "judge")),
        "Seat 1 offers Seat 2: $20,000 and MONEY against ONE HIT, Judge.",
    ),
    (Offered(0, 1, -20_000, (), ()), "Seat 1 offers Seat 2: $-20,000 and no cards against no cards."),
    (
        Offered(0, 1, 0, (), (), ("favour", "favour"), ("yes", "peace"), counter=True),
        (
            "Seat 1 answers Seat 2: $0 and no cards, with the promise of votes for the next request for 2 "
            "rounds against no cards, with the promise of votes for the motion and no attack."
        ),
    ),
    (OfferDropped(0, 1), "The offer of Seat 1 to Seat 2 is off the floor."),
    (OfferRejected(0, 1, None, None), "Seat 2 rejects the offer of Seat 1."),
    (
        OfferRejected(0, 1, "too_little", 40_000),
        "Seat 2 rejects the offer of Seat 1: it is too little, $40,000 would do.",
    ),
    (WordKept(1, 0, "peace"), "Seat 2 keeps a word to Seat 1: no attack."),
    (WordBroken(1, 0, "yes"), "Seat 2 breaks a word to Seat 1: votes for the motion."),
    (WordLapsed(1, 0, "favour"), "A word of Seat 2 to Seat 1 lapses: votes for the next request."),
    (
        DealMade(0, 1, 20_000, ("one_or_two_hits",), (), (1, 0, 0, 0)),
        "Seat 1 and Seat 2 make a deal: $20,000 and ONE OR TWO HITS against no cards.",
    ),
    (
        DealMade(0, 1, None, None, None, (1, 2, 3, 4)),
        "Seat 1 and Seat 2 make a deal: 1 Power and 2 Official cards against 3 Power and 4 Official cards.",
    ),
    (VoteCalled(3), "Seat 4 calls the vote."),
    (Voted(1, True, 0, 3), "Seat 2 abstains, having 3 votes."),
    (Voted(1, True, 2, 3), "Seat 2 casts 2 of 3 votes for it."),
    (Voted(1, False, 1, 3), "Seat 2 casts 1 of 3 votes against it."),
    (MotionDecided(True, 5, 4), "The motion is carried, 5 to 4."),
    (MotionDecided(False, 4, 4), "The motion fails, 4 to 4."),
    (SessionClosed(), "The session is closed."),
    (
        Killed(0, 1, False, "boston_mistake_1", None),
        "Seat 1 kills a hit-man of Seat 2 on boston mistake 1 with a point.",
    ),
    (Killed(0, 1, True, "boston", "one_hit"), "Seat 1 kills a Boss of Seat 2 on boston with ONE HIT."),
    (HitPlayed(0, "one_or_two_hits", ()), "Seat 1 shows ONE OR TWO HITS."),
    (Drew(0, "power", None), "Seat 1 draws a power card."),
    (Drew(0, "corrupt_official", "judge"), "Seat 1 draws a corrupt official card: Judge."),
    (Declined(0, "corrupt_official"), "Seat 1 leaves the corrupt official card."),
    (Reshuffled("corrupt_official", 11), "The 11 used corrupt official cards are shuffled."),
    (MistakeMade(0, "fine_50", False), "Seat 1 makes a mistake: fine 50."),
    (MistakeMade(0, "fine_50", True), "Seat 1 makes a mistake: fine 50, undone by an official."),
    (PenaltyDrawn(0, "lose_one_man"), "Seat 1 draws a penalty: lose one man."),
    (ManRemoved(0, "new_york"), "A hit-man of Seat 1 is removed from new york."),
    (OfficialLost(0, "judge_1"), "Seat 1 loses judge 1."),
    (OfficialsSuspended(0, 3), "The officials of Seat 1 can do nothing for 3 turns."),
    (Eliminated(1, 0, "killed"), "Seat 2 is out: the Boss is killed by Seat 1."),
    (Eliminated(1, None, "penalty"), "Seat 2 is out: the Boss is lost to a Penalty."),
    (Eliminated(1, None, "mistake"), "Seat 2 is out: the Boss is lost to a Mistake."),
    (Eliminated(1, None, "federal"), "Seat 2 is out: the Boss is taken by the FEDERAL GOVERNMENT."),
    (Eliminated(1, None, "left"), "Seat 2 is out: the Boss is without a player, who left the table."),
    (CardsTaken(0, 1, ("senator",), (0, 1)), "Seat 1 takes from Seat 2: US Senator."),
    (CardsTaken(0, 1, None, (2, 1)), "Seat 1 takes from Seat 2: 2 Power and 1 Official cards."),
    (CardsReturned(1, ("money", "money")), "The cards of Seat 2 go back: MONEY, MONEY."),
    (Audited(0, 1, None), "Seat 1 has the money of Seat 2 counted."),
    (Audited(0, 1, 130_000), "Seat 1 has the money of Seat 2 counted: $130,000."),
    (
        GameEnded("last_boss", (1,), (0, 150_000)),
        "The game ends, one Boss is left: Seat 2 won. Estates: $0, $150,000.",
    ),
    (
        GameEnded("round_limit", (0, 1), (50_000, 50_000)),
        "The game ends, the last round is over: Seat 1, Seat 2 won. Estates: $50,000, $50,000.",
    ),
]


@pytest.mark.parametrize(("event", "line"), SAID)
def test_an_event_is_a_line(event: Event, line: str) -> None:
    assert describe(event) == line


def test_every_event_reason_cause_and_card_has_its_line() -> None:
    assert {type(event) for event, _ in SAID} == set(get_args(Event))
    assert {event.reason for event, _ in SAID if isinstance(event, Paid)} == set(get_args(Reason))
    assert {event.cause for event, _ in SAID if isinstance(event, Eliminated)} == set(get_args(Cause))
    assert set(REASONS) == set(get_args(Reason))
    assert set(CAUSES) == set(get_args(Cause))
    assert set(PURPOSES) == {"base", "start", "move"}
    spoken = " ".join(line for _, line in SAID)
    assert all(name in spoken for name in CARD_NAMES.values())


def test_something_that_is_not_an_event_has_no_line() -> None:
    with pytest.raises(AssertionError):
        describe(cast("Event", "boo"))
