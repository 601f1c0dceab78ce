"""What a seat may say. Moves are verbs; spaces, bases, circles and cards go by their ids."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from backroom.core.form import Form

Direction = Literal["left", "right"]
CardName = Literal["one_hit", "one_or_two_hits", "money", "judge", "governor", "senator"]
HitName = Literal["one_hit", "one_or_two_hits"]
OfficialName = Literal["judge", "governor", "senator"]
# C27: a word given in a deal: all my votes for the motion, or against it; for your next request; no attack
WordName = Literal["yes", "no", "favour", "peace"]
Excuse = Literal[
    "too_little", "not_for_sale", "vote_sold", "broken_word", "you_lead", "grudge", "need_it", "no_money",
    "no_use", "no_trust",
]  # fmt: skip


class ChooseBase(Struct, frozen=True, tag="choose_base"):
    """C5: this base and this colour."""

    base: str
    colour: str


class Claim(Struct, frozen=True, tag="claim"):
    """C29: the income of what one controlled when the turn began."""


class Hire(Struct, frozen=True, tag="hire"):
    """C3: a man, as a hit-man, for $10,000."""


class BuyPower(Struct, frozen=True, tag="buy_power"):
    """C7: a Power card, blind, for $200,000."""


class Cash(Struct, frozen=True, tag="cash"):
    """C7: a MONEY card at the Bank."""


class Bribe(Struct, frozen=True, tag="bribe"):
    """C8: show the card, pay its price and an informant."""

    official: OfficialName


class Repay(Struct, frozen=True, tag="repay"):
    """C28: your oldest debt, as far as the money goes."""


class Name(Struct, frozen=True, tag="name"):
    """C12: a piece that will move, its direction, and the base it attacks."""

    space: str
    boss: bool
    direction: Direction
    attack: str | None = None


class Roll(Struct, frozen=True, tag="roll"):
    """C12: the dice, when the pieces are named."""


class Begin(Struct, frozen=True, tag="begin"):
    """C12: which of the two named pieces moves first, with how many points."""

    piece: int
    points: int


class Step(Struct, frozen=True, tag="step"):
    """C13: a point, to an adjacent space."""

    space: str


class Kill(Struct, frozen=True, tag="kill"):
    """C19: a point, for a piece on the same space."""

    seat: int
    boss: bool


class Stop(Struct, frozen=True, tag="stop"):
    """C22: leave the points that are excused."""


class Target(Struct, frozen=True):
    """C19: a piece on a space where one has a piece."""

    space: str
    seat: int
    boss: bool


class Hit(Struct, frozen=True, tag="hit"):
    """C19: a HIT card, used at once."""

    card: HitName
    targets: tuple[Target, ...]


class Control(Struct, frozen=True, tag="control"):
    """C23: your first city, without a vote."""

    city: str


class Request(Struct, frozen=True, tag="request"):
    """C23: call the Commission for a further city, a business or an activity."""

    source: str


class PassDice(Struct, frozen=True, tag="pass_dice"):
    """C31: the turn is over."""


class Draw(Struct, frozen=True, tag="draw"):
    """C7, C8: the card that the space allows."""


class Decline(Struct, frozen=True, tag="decline"):
    """C7, C8: no card."""


class Pay(Struct, frozen=True, tag="pay"):
    """C28: pay what one has and owe the rest."""


class Demand(Struct, frozen=True, tag="demand"):
    """C26: a penalty for the player whose turn it was."""


class Waive(Struct, frozen=True, tag="waive"):
    """C26: no penalty."""


class Offer(Struct, frozen=True, tag="offer", omit_defaults=True):
    """C24, C27: a deal; it replaces the one this player had open with that player."""

    to: int
    money: int  # to them; less than 0: from them
    give: tuple[CardName, ...]
    take: tuple[CardName, ...]
    promise: tuple[WordName, ...] = ()  # words, which bind nobody; one for several rounds is said so often
    ask: tuple[WordName, ...] = ()  # words of theirs
    counter: bool = False  # an answer to their open offer, which is off the floor


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """C24: your open offer to this player."""

    to: int


class Accept(Struct, frozen=True, tag="accept"):
    """C24: this player's open offer; it is carried out at once."""

    by: int


class Reject(Struct, frozen=True, tag="reject", omit_defaults=True):
    """C24: this player's open offer, and why; it may say for how much more money it would do."""

    by: int
    reason: Excuse | None = None
    price: int | None = None


class CallVote(Struct, frozen=True, tag="call_vote"):
    """C24: the end of the discussion."""


class Vote(Struct, frozen=True, tag="vote"):
    """C24, C25: any part of your votes, for or against; none of them: to abstain."""

    favour: bool
    votes: int


class Place(Struct, frozen=True, tag="place"):
    """C23: the informant that the Commission allowed, for $10,000."""


class Close(Struct, frozen=True, tag="close"):
    """C24: the end of the session."""


class LoseMan(Struct, frozen=True, tag="lose_man"):
    """C10, C11: the hit-man that the penalty takes."""

    space: str


class LoseOfficial(Struct, frozen=True, tag="lose_official"):
    """C10: the official that the penalty takes."""

    official: OfficialName


class Audit(Struct, frozen=True, tag="audit"):
    """C30: have this player's money counted, at any time."""

    seat: int


class Leave(Struct, frozen=True, tag="leave"):
    """C1: leave the table for good, at any time."""


Move = (
    ChooseBase | Claim | Hire | BuyPower | Cash | Bribe | Repay | Name | Roll | Begin | Step | Kill | Stop
    | Hit | Control | Request | PassDice | Draw | Decline | Pay | Demand | Waive | Offer | Withdraw | Accept
    | Reject | CallVote | Vote | Place | Close | LoseMan | LoseOfficial | Audit | Leave
)  # fmt: skip
Option = Move | Form
Menu = tuple[Option, ...]
