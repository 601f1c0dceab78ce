"""Foolish, impossible and misspelt moves of ORGANIZED CRIME, for the laws."""

from __future__ import annotations

from random import Random

from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    Begin,
    Bribe,
    BuyPower,
    CallVote,
    Cash,
    ChooseBase,
    Claim,
    Close,
    Control,
    Decline,
    Demand,
    Draw,
    Hire,
    Hit,
    Kill,
    Leave,
    LoseMan,
    LoseOfficial,
    Move,
    Name,
    Offer,
    PassDice,
    Pay,
    Place,
    Reject,
    Repay,
    Request,
    Roll,
    Step,
    Stop,
    Target,
    Vote,
    Waive,
    Withdraw,
)

# refused in the same words, whatever the others hold
FOOLISH: tuple[Move, ...] = (
    Claim(),
    Hire(),
    BuyPower(),
    Cash(),
    Bribe("senator"),
    Repay(),
    Roll(),
    PassDice(),
    Demand(),
    Vote(True, 99),
    Offer(0, 20_000, ("money",), ("judge",)),
    Offer(1, 20_000, (), ("one_hit", "one_hit", "money")),
    Offer(2, -990_000, ("senator",), ()),
    Withdraw(0),
    Accept(1),
    Reject(2),
    Reject(2, "too_little", 15_000),
    Offer(1, 0, (), (), ("yes", "yes")),
    Hit("one_hit", (Target("federal", 1, False),)),
)

# one of each kind that has fields, correctly filled in
MEANT: tuple[Move, ...] = (
    ChooseBase("base_boston", "green"), Bribe("judge"), Name("boston", False, "left", "base_miami"),
    Begin(0, 3), Step("boston"), Kill(1, False), Hit("one_hit", (Target("boston", 1, False),)),
    Control("boston"), Request("trucking"), Offer(1, 10_000, ("money",), ("judge",)), Withdraw(1), Accept(1),
    Reject(1), Reject(1, "too_little", 20_000), Vote(True, 1),
    Offer(1, 0, (), (), ("yes", "peace"), ("favour",), counter=True), LoseMan("boston"),
    LoseOfficial("judge"), Audit(1),
)  # fmt: skip

SEATS = range(-1, 5)
NOWHERE = ("nowhere", "", "FEDERAL", "base_boston", "judge_1")


def conceivable(state: OrganizedCrime, rng: Random) -> list[Move]:
    """Moves of every kind, whether possible or not."""
    board = state.rules.board
    spaces = (*NOWHERE, *rng.sample(board.ids, 12))
    bases = (None, *NOWHERE[:2], *board.base_ids)
    moves: list[Move] = [
        Claim(), Hire(), BuyPower(), Cash(), Repay(), Roll(), Stop(), PassDice(), Draw(), Decline(), Pay(),
        Demand(), Waive(), CallVote(), Place(), Close(), Bribe("judge"), Bribe("governor"), Bribe("senator"),
        LoseOfficial("judge"), LoseOfficial("governor"), LoseOfficial("senator"), Audit(0), Audit(1),
        Leave(),
    ]  # fmt: skip
    moves += [ChooseBase(base or "", colour) for base in bases for colour in ("green", "blue", "pink")]
    moves += [Begin(piece, points) for piece in range(-1, 3) for points in range(-1, 14)]
    moves += [Kill(seat, boss) for seat in SEATS for boss in (False, True)]
    for space in spaces:
        moves += [Step(space), LoseMan(space), Control(space), Request(space)]
        moves += [Name(space, rng.random() < 0.5, "left", rng.choice(bases)) for _ in range(2)]
        target = Target(space, rng.choice(SEATS), rng.random() < 0.5)
        moves += [Hit("one_hit", (target,)), Hit("one_or_two_hits", (target, target))]
    moves += [Hit("one_hit", ()), Hit("one_or_two_hits", ())]
    moves += [Request(name) for name in ("trucking", "narcotics", "trucking_1", "judge", "boston", "chicago")]
    moves += [Control(name) for name in ("boston", "chicago", "trucking")]
    for seat in SEATS:
        moves += [Withdraw(seat), Accept(seat), Reject(seat), Offer(seat, 10_000, (), ())]
        moves += [Reject(seat, "no_use", 10_000), Reject(seat, "no_use", 15_000), Reject(seat, None, 10_000)]
        moves += [
            Offer(seat, 0, (), (), ("peace",), ("no",)),
            Offer(seat, 0, (), (), ("no", "yes"), ()),
            Offer(seat, 0, (), (), (), ("favour",), counter=True),
        ]
    moves += [Vote(favour, votes) for favour in (False, True) for votes in (-1, 0, 1, 7, 500)]
    return moves
