"""`decks.toml`: the shipped decks, and the check of those that an owner of the box has counted."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from backroom.games.organized_crime.printed.board import OFFICIALS
from backroom.games.organized_crime.printed.board_file import ID, check_money, unknown
from backroom.games.organized_crime.printed.decks import MISTAKES, PENALTIES, POWERS, Decks
from backroom.games.organized_crime.printed.sheets import (
    DecksSheet,
    MistakeEntry,
    OfficialCardEntry,
    PenaltyEntry,
    PowerEntry,
)
from backroom.games.organized_crime.printed.toml_file import REMEMBERED, Sheet, Where, parse, read_text

Entries = tuple[PowerEntry | OfficialCardEntry | MistakeEntry | PenaltyEntry, ...]

MOST_COPIES: Final = 99
MOST_KINDS: Final = 60  # entries of a deck; the shipped ones have at most 10
MONEY_CARD: Final = 100_000  # C7, printed
# C10: the kinds the rules name; how an official can be lost otherwise is reconstructed
PRINTED_PENALTIES: Final = ("remove_men", "fine", "lose_officials")
# C10: the number that a kind of penalty needs, and the largest it can be
NUMBER_OF: Final = {
    "remove_men": ("men", 20),
    "fine": ("amount", 0),
    "lose_officials": ("officials", 20),
    "suspend_officials": ("turns", 20),
}


def read_decks(path: Path) -> Decks:
    """The decks of a file; raises `Malformed` with the line of what is wrong."""
    return decks_from(read_text(path), path.name)


@lru_cache(maxsize=REMEMBERED)
def decks_from(text: str, name: str) -> Decks:
    """The decks of a text that came from a file of this name."""
    sheet = parse(text, name, DecksSheet)
    data = sheet.data
    check_kinds(sheet, "power", data.power.cards, POWERS)
    check_kinds(sheet, "corrupt_official", data.corrupt_official.cards, OFFICIALS)
    check_kinds(sheet, "mistake", data.mistake.cards, MISTAKES)
    check_kinds(sheet, "penalty", data.penalty.cards, PENALTIES)
    check_powers(sheet)
    check_mistakes(sheet)
    check_penalties(sheet)
    check_complete(sheet, "power", data.power.cards, POWERS)
    check_complete(sheet, "corrupt_official", data.corrupt_official.cards, OFFICIALS)
    check_complete(sheet, "mistake", data.mistake.cards, MISTAKES)
    check_complete(sheet, "penalty", data.penalty.cards, PRINTED_PENALTIES)
    check_total(sheet, "power", data.power.cards, data.power.total)
    check_total(sheet, "corrupt_official", data.corrupt_official.cards, data.corrupt_official.total)
    check_total(sheet, "mistake", data.mistake.cards, data.mistake.total)
    check_total(sheet, "penalty", data.penalty.cards, data.penalty.total)
    return Decks(data)


def check_kinds(sheet: Sheet[DecksSheet], deck: str, cards: Entries, known: tuple[str, ...]) -> None:
    """C7 to C10: cards of known kinds, each entry once, at least one of each."""
    if len(cards) > MOST_KINDS:
        why = f'the deck "{deck}" has at most {MOST_KINDS} different cards, not {len(cards)}'
        sheet.fail((deck, "cards", MOST_KINDS), why)
    seen: set[str] = set()
    for place, card in enumerate(cards):
        where = (deck, "cards", place)
        if card.kind not in known:
            sheet.fail((*where, "kind"), unknown("kind", card.kind, known))
        name = card.id if isinstance(card, MistakeEntry | PenaltyEntry) else card.kind
        if not ID.fullmatch(name):
            sheet.fail((*where, "id"), f'"{name}" is no id: use small letters, digits and _, at most 40')
        if name in seen:
            sheet.fail(where, f'"{name}" is in the deck "{deck}" twice; write its count instead')
        seen.add(name)
        if not 1 <= card.count <= MOST_COPIES:
            sheet.fail((*where, "count"), f'of "{name}" there are 1 to {MOST_COPIES} cards, not {card.count}')


def check_powers(sheet: Sheet[DecksSheet]) -> None:
    """C7: a MONEY card is worth $100,000, and no other card is money."""
    for place, card in enumerate(sheet.data.power.cards):
        where = ("power", "cards", place)
        if card.kind != "money":
            check_absent(sheet, where, card.kind, amount=card.amount)
        elif card.amount != MONEY_CARD:
            sheet.fail((*where, "amount"), f"C7 is printed: a MONEY card is exchanged for ${MONEY_CARD:,}")


def check_mistakes(sheet: Sheet[DecksSheet]) -> None:
    """C9: a fine has an amount; an official who undoes a mistake is one of the three."""
    for place, card in enumerate(sheet.data.mistake.cards):
        where = ("mistake", "cards", place)
        if card.kind == "fine":
            check_fine(sheet, where, card)
        else:
            check_absent(sheet, where, card.kind, amount=card.amount)
        if card.unless is not None and card.unless not in OFFICIALS:
            sheet.fail((*where, "unless"), unknown("official", card.unless, OFFICIALS))


def check_penalties(sheet: Sheet[DecksSheet]) -> None:
    """C10: each kind of penalty has its own number, and no other."""
    for place, card in enumerate(sheet.data.penalty.cards):
        where = ("penalty", "cards", place)
        numbers = {"men": card.men, "amount": card.amount, "officials": card.officials, "turns": card.turns}
        key, most = NUMBER_OF.get(card.kind, (None, 0))
        given = numbers.pop(key) if key else None
        check_absent(sheet, where, card.kind, **numbers)
        if key == "amount":
            check_fine(sheet, where, card)
        elif key and (given is None or not 1 <= given <= most):
            why = f'a card of the kind "{card.kind}" says how many {key}, 1 to {most}'
            sheet.fail((*where, key), why)


def check_fine(sheet: Sheet[DecksSheet], where: Where, card: MistakeEntry | PenaltyEntry) -> None:
    """C32: a fine is an amount of money."""
    if card.amount is None:
        sheet.fail(where, f'the fine "{card.id}" has no amount')
    check_money(sheet, (*where, "amount"), card.amount)


def check_absent(sheet: Sheet[DecksSheet], where: Where, kind: str, **numbers: int | None) -> None:
    """A number that means nothing on this kind of card is a slip."""
    for key, given in numbers.items():
        if given is not None:
            sheet.fail((*where, key), f'a card of the kind "{kind}" has no "{key}"')


def check_complete(sheet: Sheet[DecksSheet], deck: str, cards: Entries, printed: tuple[str, ...]) -> None:
    """C7 to C10: every kind the rules name is in its deck."""
    kinds = {card.kind for card in cards}
    for kind in printed:
        if kind not in kinds:
            sheet.fail((deck, "cards"), f'the deck "{deck}" has no card of the printed kind "{kind}"')


def check_total(sheet: Sheet[DecksSheet], deck: str, cards: Entries, total: int) -> None:
    """The cards are as many as the deck was counted to have."""
    counted = sum(card.count for card in cards)
    if counted != total:
        sheet.fail((deck, "total"), f'the counts of the deck "{deck}" add up to {counted}, not {total}')


DECKS_TEXT: Final = files("backroom.games.organized_crime.printed").joinpath("decks.toml").read_text("utf-8")
DECKS: Final = decks_from(DECKS_TEXT, "decks.toml")
