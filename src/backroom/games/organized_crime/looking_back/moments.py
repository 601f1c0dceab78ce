"""The moments of a game that is over: killings, deals, votes, what brought or cost most, and who fell."""

from __future__ import annotations

from msgspec import Struct

from backroom.games.organized_crime.moves import CardName, WordName


class MoneyTurned(Struct, frozen=True, tag="money_turned"):
    """C27: what a family had after this entry, less what it had before."""

    entry: int  # counted from 1
    round: int
    seat: int
    change: int


class FamilyFell(Struct, frozen=True, tag="family_fell"):
    """C1, C11, C22: a family is out of the game."""

    entry: int
    round: int
    seat: int
    by: int | None


class Killing(Struct, frozen=True, tag="killing"):
    """C19: a hit-man or a Boss was killed."""

    entry: int
    round: int
    seat: int  # who killed
    victim: int
    boss: bool
    space: str


class DealStruck(Struct, frozen=True, tag="deal_struck"):
    """C24, C27: a deal was made; below zero, the money went the other way."""

    entry: int
    round: int
    seat: int  # who had offered it
    other: int
    money: int
    give: tuple[CardName, ...]
    take: tuple[CardName, ...]
    promise: tuple[WordName, ...]
    ask: tuple[WordName, ...]


class Betrayal(Struct, frozen=True, tag="betrayal"):
    """C27: a word given in a deal was broken."""

    entry: int
    round: int
    seat: int  # who broke it
    other: int
    word: WordName


class VoteTaken(Struct, frozen=True, tag="vote_taken"):
    """C24: the Commission voted, on a source of income or on a penalty."""

    entry: int
    round: int
    seat: int  # who had called it
    source: str | None
    offender: int | None
    carried: bool
    favour: int
    against: int


Moment = MoneyTurned | FamilyFell | Killing | DealStruck | Betrayal | VoteTaken
