"""C6: the four decks as tables of numbers. Get them from `decks_file`: `DECKS`, or `read_decks(path)`.

A card is known by its kind, a number from 0 in its deck: Power and Corrupt Official cards have fixed kinds
(ONE_HIT …; JUDGE … of `board`), Mistake and Penalty cards are numbered in the order of the file.

    decks.sheet                   the entries themselves, to read a card aloud from
    decks.counts[deck][card]      how many of it are in the deck
    decks.sizes[deck]             how many cards the deck has
    decks.ids[deck][card]         its name at the edge
    decks.money                   C7: what the Bank gives for a MONEY card, in dollars
    decks.mistake_does[card]      REMOVE or FINE
    decks.mistake_fine[card]      in dollars; 0 for REMOVE
    decks.mistake_unless[card]    the official that undoes it, or NONE
    decks.penalty_does[card]      FINE, REMOVE_MEN, LOSE_OFFICIALS, LOSE_ALL_OFFICIALS or SUSPEND_OFFICIALS
    decks.penalty_number[card]    dollars, men, officials, 0, or turns
"""

from __future__ import annotations

from typing import Final

from backroom.games.organized_crime.printed.board import NONE, OFFICIALS
from backroom.games.organized_crime.printed.sheets import DecksSheet, PenaltyEntry

POWER_DECK: Final = 0
OFFICIAL_DECK: Final = 1
MISTAKE_DECK: Final = 2
PENALTY_DECK: Final = 3
DECK_NAMES: Final = ("power", "corrupt_official", "mistake", "penalty")

# C7: the kinds of Power card.
ONE_HIT: Final = 0
ONE_OR_TWO_HITS: Final = 1
MONEY: Final = 2
POWERS: Final = ("one_hit", "one_or_two_hits", "money")

# What a Mistake or a Penalty does.
REMOVE: Final = 0
FINE: Final = 1
REMOVE_MEN: Final = 2
LOSE_OFFICIALS: Final = 3
LOSE_ALL_OFFICIALS: Final = 4
SUSPEND_OFFICIALS: Final = 5
DOINGS: Final = ("remove", "fine", "remove_men", "lose_officials", "lose_all_officials", "suspend_officials")
MISTAKES: Final = ("remove", "fine")
PENALTIES: Final = ("fine", "remove_men", "lose_officials", "lose_all_officials", "suspend_officials")


class Decks:
    """The decks of one box, read once and shared by every state; nothing in them ever changes."""

    def __init__(self, sheet: DecksSheet) -> None:
        """Build the tables of a sheet that `decks_file` has checked."""
        powers = {card.kind: card for card in sheet.power.cards}
        officials = {card.kind: card for card in sheet.corrupt_official.cards}
        mistakes = sheet.mistake.cards
        penalties = sheet.penalty.cards
        money = powers["money"].amount
        assert money is not None

        self.sheet: Final[DecksSheet] = sheet
        self.money: Final[int] = money
        self.ids: Final[tuple[tuple[str, ...], ...]] = (
            POWERS,
            OFFICIALS,
            tuple(card.id for card in mistakes),
            tuple(card.id for card in penalties),
        )
        self.counts: Final[tuple[tuple[int, ...], ...]] = (
            tuple(powers[kind].count for kind in POWERS),
            tuple(officials[kind].count for kind in OFFICIALS),
            tuple(card.count for card in mistakes),
            tuple(card.count for card in penalties),
        )
        self.sizes: Final[tuple[int, ...]] = tuple(sum(counts) for counts in self.counts)
        self.mistake_does: Final[tuple[int, ...]] = tuple(DOINGS.index(card.kind) for card in mistakes)
        self.mistake_fine: Final[tuple[int, ...]] = tuple(card.amount or 0 for card in mistakes)
        self.mistake_unless: Final[tuple[int, ...]] = tuple(
            NONE if card.unless is None else OFFICIALS.index(card.unless) for card in mistakes
        )
        self.penalty_does: Final[tuple[int, ...]] = tuple(DOINGS.index(card.kind) for card in penalties)
        self.penalty_number: Final[tuple[int, ...]] = tuple(number_of(card) for card in penalties)


def number_of(card: PenaltyEntry) -> int:
    """C10: the one number a penalty has."""
    return card.amount or card.men or card.officials or card.turns or 0
