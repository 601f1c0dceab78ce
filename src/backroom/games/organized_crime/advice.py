"""Why an adviser would do something: a code, and the few facts that its sentence names."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from backroom.games.organized_crime.moves import Name

AdviceCode = Literal[
    "only",  # there is nothing else to do
    "room",  # the base farthest from the others
    "claim",  # `amount` for nothing
    "cash",  # a card that is worth money
    "repay",  # `amount`, and enough is left
    "guard",  # with one more man at home the danger falls from `before` to `percent`
    "guard_first",  # without a man on the board the Boss would have to move
    "guard_more",  # there is money for him, and there are few
    "official",  # two votes more
    "power_card",  # there is money enough
    "attack",  # with `points` or more, `percent`: kills the Boss of `seat`
    "reach",  # `percent`: may end on `space`
    "hunt",  # `percent`: reaches a man of `seat` on `space`
    "roll",  # the pieces are named
    "split",  # with `points` the piece may end on `space`
    "split_attack",  # with `points` the piece kills the Boss of `seat`
    "step",  # it leads on to `space`
    "step_end",  # the movement ends on `space`
    "step_attack",  # on the way to the Boss of `seat`
    "kill_boss",  # the family of `seat` is out
    "kill_man",  # a man of `seat` fewer
    "hit",  # a card that kills is used where it does most
    "stop",  # nothing is gained by going on
    "first_city",  # `amount` each turn, without a vote
    "request",  # `amount` each turn; `favour` and `against`: the votes as they are likely to fall
    "pass",  # nothing more is worth doing
    "draw",  # a card for nothing
    "pay",  # what is due has to be paid
    "demand",  # `favour` and `against`
    "waive",  # the same
    "accept",  # worth `amount`, and costs `cost`
    "reject",  # it costs more than it is worth
    "offer",  # worth `amount`, and costs `cost`
    "audit",  # the votes are close, and nobody knows what `seat` has
    "withdraw",  # nothing comes of what was offered to `seat`
    "call_vote",  # nobody has more to say
    "place",  # the income that was voted for
    "close",  # all is done
    "listen",  # others may still answer
    "talk",  # something to say in the Commission
    "vote_for",  # worth `amount`
    "vote_against",  # what `seat` gains costs `amount`
    "vote_leader",  # `seat` is ahead of all
    "vote_word",  # the vote is promised
    "abstain",  # it hardly matters
    "lose_man",  # he is missed least
    "lose_official",  # the same
    "habit",  # what is usually right here
    "tried",  # no rule of thumb says so, but the games played out do
]


class AdviceReason(Struct, frozen=True, kw_only=True):
    """The reason for a move, as this seat can know it; money is in dollars, spaces go by their ids."""

    code: AdviceCode
    then: Name | None = None  # the piece to be named with this one
    seat: int | None = None
    space: str | None = None
    points: int | None = None
    amount: int | None = None
    cost: int | None = None
    percent: int | None = None
    before: int | None = None  # another chance, in per cent
    favour: int | None = None
    against: int | None = None
