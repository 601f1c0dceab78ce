"""What happened, in past participles; `knowledge/telling.py` says what each seat hears of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from backroom.games.organized_crime.moves import (
    CardName,
    Direction,
    Excuse,
    HitName,
    OfficialName,
    Target,
    WordName,
)

DeckName = Literal["power", "corrupt_official", "mistake", "penalty"]
Reason = Literal[
    "hit_man", "informant", "power_card", "official", "money_card", "income", "fine", "debt", "estate"
]  # fmt: skip
Cause = Literal["killed", "penalty", "mistake", "federal", "left"]
EndReason = Literal["last_boss", "round_limit"]


class Rolled(Struct, frozen=True, tag="rolled"):
    """C5, C12: the dice of each of these seats."""

    purpose: Literal["base", "start", "move"]
    seats: tuple[int, ...]
    dice: tuple[tuple[int, int], ...]


class BaseChosen(Struct, frozen=True, tag="base_chosen"):
    """C5: a player's base and colour."""

    seat: int
    base: str
    colour: str


class TurnBegun(Struct, frozen=True, tag="turn_begun"):
    """C31: this player got the dice."""

    seat: int
    round: int
    income: int  # C29: what they may claim


class Paid(Struct, frozen=True, tag="paid"):
    """C3, C28: money that everybody saw change hands; None is the Bank."""

    payer: int | None
    payee: int | None
    amount: int
    reason: Reason


class Owed(Struct, frozen=True, tag="owed"):
    """C28: a debt was made; a creditor of None is the Bank."""

    debtor: int
    creditor: int | None
    amount: int


class DebtMoved(Struct, frozen=True, tag="debt_moved"):
    """C1: the creditor is out, and this is now owed to the Bank."""

    debtor: int
    creditor: int
    amount: int


class Hired(Struct, frozen=True, tag="hired"):
    """C3: a hit-man stands in the home base."""

    seat: int
    left: int  # men that can still be bought


class Bribed(Struct, frozen=True, tag="bribed"):
    """C8: an official is controlled, and the card is used."""

    seat: int
    official: OfficialName
    circle: str


class Cashed(Struct, frozen=True, tag="cashed"):
    """C7: a MONEY card was shown and used."""

    seat: int


class Named(Struct, frozen=True, tag="named"):
    """C12, C21: a piece that will move, and the attack it declares."""

    seat: int
    space: str
    boss: bool
    direction: Direction
    attack: str | None


class Begun(Struct, frozen=True, tag="begun"):
    """C12: a named piece moves with this many points."""

    seat: int
    piece: int
    points: int


class Stepped(Struct, frozen=True, tag="stepped"):
    """C13: a piece moved to an adjacent space."""

    seat: int
    piece: int
    space: str


class Killed(Struct, frozen=True, tag="killed"):
    """C19: a piece was killed, with a point or with a card."""

    seat: int
    victim: int
    boss: bool
    space: str
    card: HitName | None


class HitPlayed(Struct, frozen=True, tag="hit_played"):
    """C19: a HIT card was shown and used."""

    seat: int
    card: HitName
    targets: tuple[Target, ...]


class CameHome(Struct, frozen=True, tag="came_home"):
    """C21: after a successful attack."""

    seat: int
    piece: int


class Stranded(Struct, frozen=True, tag="stranded"):
    """C17, C22: points that were not used."""

    seat: int
    piece: int
    points: int


class Landed(Struct, frozen=True, tag="landed"):
    """C14: where a movement ended."""

    seat: int
    piece: int
    space: str


class Drew(Struct, frozen=True, tag="drew"):
    """C7, C8: a card was drawn; its face is told to that player only."""

    seat: int
    deck: DeckName
    card: CardName | None


class Declined(Struct, frozen=True, tag="declined"):
    """C7, C8: the card was left in the deck."""

    seat: int
    deck: DeckName


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """C6: the used cards are the deck again."""

    deck: DeckName
    cards: int


class MistakeMade(Struct, frozen=True, tag="mistake_made"):
    """C9: the card, read aloud; undone if an official was there to undo it."""

    seat: int
    card: str
    undone: bool


class PenaltyDrawn(Struct, frozen=True, tag="penalty_drawn"):
    """C10: the card, read aloud."""

    seat: int
    card: str


class ManRemoved(Struct, frozen=True, tag="man_removed"):
    """C9, C10: a hit-man was removed; a Boss is `Eliminated`."""

    seat: int
    space: str


class OfficialLost(Struct, frozen=True, tag="official_lost"):
    """C10: an official's informant was removed."""

    seat: int
    circle: str


class OfficialsSuspended(Struct, frozen=True, tag="officials_suspended"):
    """C10, C25: no votes and no help until the end of this many turns of this player."""

    seat: int
    turns: int


class Controlled(Struct, frozen=True, tag="controlled"):
    """C23: an informant stands on a circle."""

    seat: int
    circle: str


class DicePassed(Struct, frozen=True, tag="dice_passed"):
    """C31: the end of a turn."""

    seat: int


class PenaltyAsked(Struct, frozen=True, tag="penalty_asked"):
    """C26: who demands a penalty, in the order of the crimes."""

    offender: int
    by: tuple[int, ...]


class SessionOpened(Struct, frozen=True, tag="session_opened"):
    """C24: the request; a source of income, or a penalty for the offender."""

    caller: int
    source: str | None
    offender: int | None


class Offered(Struct, frozen=True, tag="offered"):
    """C24: a deal was offered; told to the two players only. A card offered is shown to the other."""

    by: int
    to: int
    money: int
    give: tuple[CardName, ...]
    take: tuple[CardName, ...]
    promise: tuple[WordName, ...] = ()
    ask: tuple[WordName, ...] = ()
    counter: bool = False  # it answers an offer of the other, which is off the floor


class OfferDropped(Struct, frozen=True, tag="offer_dropped"):
    """C24: an offer was withdrawn, or cannot be kept; told to the two players only."""

    by: int
    to: int


class OfferRejected(Struct, frozen=True, tag="offer_rejected"):
    """C24: an offer was rejected by the one it was made to; told to the two players only."""

    by: int
    to: int
    reason: Excuse | None
    price: int | None  # the money for which it would do


class DealMade(Struct, frozen=True, tag="deal_made"):
    """C24, C27: a deal was carried out; others see who, and the backs of the cards."""

    by: int
    to: int
    money: int | None
    give: tuple[CardName, ...] | None
    take: tuple[CardName, ...] | None
    backs: tuple[int, int, int, int]  # Power and Official cards by -> to, Power and Official cards to -> by
    promise: tuple[WordName, ...] | None = None
    ask: tuple[WordName, ...] | None = None


class WordKept(Struct, frozen=True, tag="word_kept"):
    """C27: a word was kept, which binds nobody; everybody hears it."""

    by: int
    to: int
    word: WordName


class WordBroken(Struct, frozen=True, tag="word_broken"):
    """C27: a word was broken, for which there is no sanction; everybody hears it."""

    by: int
    to: int
    word: WordName


class WordLapsed(Struct, frozen=True, tag="word_lapsed"):
    """C27: the occasion for which a word was given never came; told to the two players only."""

    by: int
    to: int
    word: WordName


class VoteCalled(Struct, frozen=True, tag="vote_called"):
    """C24: the end of the discussion."""

    caller: int


class Voted(Struct, frozen=True, tag="voted"):
    """C24, C25: the votes cast, and the votes shown."""

    seat: int
    favour: bool
    votes: int
    available: int


class MotionDecided(Struct, frozen=True, tag="motion_decided"):
    """C24: the majority of votes cast carries; a tie fails."""

    carried: bool
    favour: int
    against: int


class SessionClosed(Struct, frozen=True, tag="session_closed"):
    """C24: the end of the session."""


class Eliminated(Struct, frozen=True, tag="eliminated"):
    """C1, C11, C22: a Boss was removed, and the family with it; or its player left."""

    seat: int
    by: int | None
    cause: Cause


class CardsTaken(Struct, frozen=True, tag="cards_taken"):
    """C22: the cards of the one eliminated; the faces are told to these two only."""

    seat: int
    victim: int
    cards: tuple[CardName, ...] | None
    backs: tuple[int, int]  # Power and Official cards


class CardsReturned(Struct, frozen=True, tag="cards_returned"):
    """C11: the cards of the one eliminated, face up under their decks."""

    seat: int
    cards: tuple[CardName, ...]


class Audited(Struct, frozen=True, tag="audited"):
    """C30: a player's money was counted; only the player who asked is told the figure."""

    by: int
    seat: int
    amount: int | None


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """C1: the last Boss, or in a variant the richest living family."""

    reason: EndReason
    winners: tuple[int, ...]
    estates: tuple[int, ...]


Event = (
    Rolled | BaseChosen | TurnBegun | Paid | Owed | DebtMoved | Hired | Bribed | Cashed | Named | Begun
    | Stepped | Killed | HitPlayed | CameHome | Stranded | Landed | Drew | Declined | Reshuffled
    | MistakeMade | PenaltyDrawn | ManRemoved | OfficialLost | OfficialsSuspended | Controlled | DicePassed
    | PenaltyAsked | SessionOpened | Offered | OfferDropped | OfferRejected | DealMade
    | WordKept | WordBroken | WordLapsed | VoteCalled | Voted | MotionDecided
    | SessionClosed | Eliminated | CardsTaken | CardsReturned | Audited | GameEnded
)  # fmt: skip
