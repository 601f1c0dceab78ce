"""C7, C8, C27, C30: what a person may see of the board; `seeing` builds it."""

from __future__ import annotations

from msgspec import Struct

from backroom.games.organized_crime.events import DeckName
from backroom.games.organized_crime.moves import CardName, Direction, WordName
from backroom.games.organized_crime.setup import Setup


class Holding(Struct, frozen=True):
    """C29: the circles of one source that a family holds, and what they bring together."""

    source: str  # the city, or the kind of business, activity or official
    circles: int
    income: int  # an official brings votes instead


class VotesView(Struct, frozen=True):
    """C25: the votes of a player; where the money is not known, between the least and the most."""

    boss: int
    officials: int
    least: int  # in all
    most: int


class FamilyView(Struct, frozen=True, kw_only=True):
    """A player: what everybody sees, and what else this seat knows."""

    alive: bool
    base: str | None
    colour: str | None
    boss: str | None  # the space
    men: tuple[tuple[str, int], ...]  # hit-men by space
    left: int  # men that can still be bought
    circles: tuple[str, ...]
    holdings: tuple[Holding, ...]
    votes: VotesView
    suspended: int  # for how many turns of theirs the officials are
    money: int | None  # your own; None: somebody else's
    least: int  # of what they have, as this seat can tell from what it saw
    most: int
    power_cards: int  # backs
    official_cards: int
    known: tuple[CardName, ...]  # the cards of theirs that this seat knows; of your own, all
    kept: int  # C27: words given in deals
    broken: int


class DebtView(Struct, frozen=True):
    """C28: a debt; a creditor of None is the Bank."""

    debtor: int
    creditor: int | None
    amount: int


class DeckView(Struct, frozen=True):
    """C6: how many cards are face down, and which are used."""

    deck: DeckName
    cards: int
    used: tuple[tuple[str, int], ...]


class WalkerView(Struct, frozen=True):
    """C12: a named piece."""

    start: str
    space: str
    boss: bool
    direction: Direction
    attack: str | None
    points: int
    done: bool


class OfferView(Struct, frozen=True):
    """C24: an open offer to or from this seat."""

    by: int
    to: int
    money: int
    give: tuple[CardName, ...]
    take: tuple[CardName, ...]
    promise: tuple[WordName, ...] = ()
    ask: tuple[WordName, ...] = ()


class WordView(Struct, frozen=True):
    """C27: a word by or to this seat that is neither kept nor broken yet."""

    by: int
    to: int
    word: WordName
    until: int  # the last round in which it holds
    due: bool  # it is for the vote of this session


class BallotView(Struct, frozen=True):
    """C24: votes cast, and votes shown."""

    seat: int
    favour: bool
    votes: int
    available: int


class SessionView(Struct, frozen=True):
    """C24: the Commission in session."""

    caller: int
    source: str | None  # the income asked for
    offender: int | None  # ... or the one a penalty is asked for
    offers: tuple[OfferView, ...]
    order: tuple[int, ...]  # in which the votes are cast
    ballots: tuple[BallotView, ...]
    favour: int  # votes so far
    against: int
    decided: bool
    carried: bool
    due: bool  # C23: the informant that the vote allowed is not placed yet


class View(Struct, frozen=True, kw_only=True):
    """The board as one seat (None: a spectator) sees it."""

    seat: int | None
    setup: Setup
    step: str
    round: int
    rounds: int | None
    starter: int | None
    turn: int | None  # whose turn it is
    income: int  # what they may still claim
    families: tuple[FamilyView, ...]
    debts: tuple[DebtView, ...]
    decks: tuple[DeckView, ...]
    dice: tuple[int, ...]
    walkers: tuple[WalkerView, ...]
    active: int | None  # which of them moves
    excused: bool
    landings: tuple[str, ...]  # spaces that still allow a request this turn
    crimes: tuple[int, ...]  # who lost a hit-man this turn
    due: int | None  # what has to be paid now
    session: SessionView | None
    words: tuple[WordView, ...]
    winners: tuple[int, ...]
