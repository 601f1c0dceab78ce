"""What happened, in past participles; `knowledge/telling.py` says what each seat hears of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from backroom.games.omerta.moves import Move
from backroom.games.omerta.printed.cards import CardName, GangsterName

EndReason = Literal["omerta", "nothing_to_draw", "turn_limit"]


class GangstersDealt(Struct, frozen=True, tag="gangsters_dealt"):
    """O4: one famous gangster to each seat; those laid aside are shown where the edition lays them aside."""

    gangsters: tuple[GangsterName, ...]
    aside: tuple[GangsterName, ...]


class RoundBegun(Struct, frozen=True, tag="round_begun"):
    """O5, O6: the cards are dealt; the safe is told only where it lies face up."""

    round: int
    starter: int
    safe: tuple[CardName, ...] | None


class Peeked(Struct, frozen=True, tag="peeked"):
    """O7: a player looked at two own cards; the faces are told to that player only."""

    seat: int
    places: tuple[int, int]
    cards: tuple[CardName, CardName] | None


class TurnSkipped(Struct, frozen=True, tag="turn_skipped"):
    """O28: a player under a Mamma lost the turn."""

    seat: int


class TurnPassed(Struct, frozen=True, tag="turn_passed"):
    """O12: a player could draw from neither pile."""

    seat: int


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """O12: the discard pile became the draw pile."""

    cards: int


class Drew(Struct, frozen=True, tag="drew"):
    """O9: a player drew; the face is told to that player only."""

    seat: int
    card: CardName | None


class Took(Struct, frozen=True, tag="took"):
    """O9: a player took the top of the discard pile."""

    seat: int
    card: CardName


class Replaced(Struct, frozen=True, tag="replaced"):
    """O10: the drawn card lies in this place; the old one went face up to the discard pile."""

    seat: int
    place: int
    card: CardName


class Discarded(Struct, frozen=True, tag="discarded"):
    """O10: the drawn card went straight to the discard pile."""

    seat: int
    card: CardName


class Snapped(Struct, frozen=True, tag="snapped"):
    """O13: the fastest right card is gone."""

    seat: int
    place: int
    card: CardName


class SnappedLate(Struct, frozen=True, tag="snapped_late"):
    """O15: a right card came too late, was seen by all and went back."""

    seat: int
    place: int
    card: CardName


class SnappedWrong(Struct, frozen=True, tag="snapped_wrong"):
    """O14: a wrong card was seen by all and went back; a penalty card follows."""

    seat: int
    place: int
    card: CardName


class LotsDrawn(Struct, frozen=True, tag="lots_drawn"):
    """O17: in a sealed snap, chance put the claims in this order."""

    seats: tuple[int, ...]


class CardAdded(Struct, frozen=True, tag="card_added"):
    """O14, O22: a card nobody has seen came to a hand."""

    seat: int
    place: int
    reason: Literal["penalty", "gift"]


class PowerNamed(Struct, frozen=True, tag="power_named"):
    """O18: a player uses a character, with the targets named."""

    seat: int
    power: CardName
    move: Move


class PowerIdle(Struct, frozen=True, tag="power_idle"):
    """O11, O18b: a character was discarded and nothing was done with it."""

    seat: int
    power: CardName
    declined: bool


class Swapped(Struct, frozen=True, tag="swapped"):
    """O19: two cards changed places, unseen."""

    seat: int
    place: int
    other: int
    other_place: int


class Mixed(Struct, frozen=True, tag="mixed"):
    """O20: a hand was shuffled; a blocked card that travelled shows where it went (O29)."""

    seat: int
    places: tuple[int, ...]
    patrols: tuple[tuple[int, int], ...]  # from place, to place


class LookedAt(Struct, frozen=True, tag="looked_at"):
    """O21: a player looked at an own card; the face is told to that player only."""

    seat: int
    place: int
    card: CardName | None


class SafeOpened(Struct, frozen=True, tag="safe_opened"):
    """O23: a player looked into the safe; the faces are told to that player only."""

    seat: int
    cards: tuple[CardName, ...] | None


class Exchanged(Struct, frozen=True, tag="exchanged"):
    """O23: a card changed places with one of the safe; the one left there is told if the safe lies open."""

    seat: int
    place: int
    safe: int
    card: CardName | None


class Thrown(Struct, frozen=True, tag="thrown"):
    """O24: cards shown to all and discarded with the Driver."""

    seat: int
    places: tuple[int, ...]
    cards: tuple[CardName, ...]


class ThrownBack(Struct, frozen=True, tag="thrown_back"):
    """O24: cards shown to all and taken back, with a penalty to come."""

    seat: int
    places: tuple[int, ...]
    cards: tuple[CardName, ...]


class KillerShown(Struct, frozen=True, tag="killer_shown"):
    """O25: a Killer cancelled the effect; both cards are discarded."""

    seat: int
    place: int
    power: CardName


class WrongShown(Struct, frozen=True, tag="wrong_shown"):
    """O25: the card shown was no Killer; a penalty card follows."""

    seat: int
    place: int
    card: CardName


class Laid(Struct, frozen=True, tag="laid"):
    """O28, O29: a Mamma lies in front of a player, or a Patrol on a card, for some of its owner's turns."""

    power: CardName
    by: int
    seat: int
    place: int | None
    turns: int


class Lifted(Struct, frozen=True, tag="lifted"):
    """O28, O29: a Mamma or a Patrol went to the discard pile."""

    power: CardName
    seat: int
    place: int | None


class OmertaCalled(Struct, frozen=True, tag="omerta_called"):
    """O30: a player stopped the round."""

    seat: int


class RoundEnded(Struct, frozen=True, tag="round_ended"):
    """O30 to O33: all cards are shown and counted."""

    round: int
    reason: EndReason
    caller: int | None
    hands: tuple[tuple[tuple[int, CardName], ...], ...]  # per seat: place, card
    stocks: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """O3: the lowest total wins; equal lowest totals share it."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


Event = (
    GangstersDealt | RoundBegun | Peeked | TurnSkipped | TurnPassed | Reshuffled | Drew | Took | Replaced
    | Discarded | Snapped | SnappedLate | SnappedWrong | LotsDrawn | CardAdded | PowerNamed | PowerIdle
    | Swapped | Mixed | LookedAt | SafeOpened | Exchanged | Thrown | ThrownBack | KillerShown | WrongShown
    | Laid | Lifted | OmertaCalled | RoundEnded | GameEnded
)  # fmt: skip
