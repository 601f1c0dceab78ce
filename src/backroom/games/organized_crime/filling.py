"""A random answer: one of the options, and a form filled in at random."""

from __future__ import annotations

from random import Random
from typing import Final

from backroom.core.form import Bag, Form, OneOf, Whole
from backroom.games.organized_crime.moves import (
    CallVote,
    CardName,
    Close,
    Menu,
    Move,
    Offer,
    Option,
    PassDice,
    Reject,
    Vote,
    WordName,
)
from backroom.games.organized_crime.rules import CARDS, EXCUSES, PRICES, WORDS

CARD: Final[dict[str, CardName]] = {name: name for name in CARDS}
WORD: Final[dict[str, WordName]] = {name: name for name in WORDS}


def choose(menu: Menu, rng: Random, onward: float) -> Move:
    """A random option; with the chance `onward`, the one that ends a turn, a discussion or a session.

    That option is the first or the last of its menu.
    """
    if onward > 0.0:
        for option in (menu[0], menu[-1]):
            if isinstance(option, (PassDice, CallVote, Close)) and rng.random() < onward:
                return option
    return filled(menu[int(rng.random() * len(menu))], rng)


def filled(option: Option, rng: Random) -> Move:
    """The option itself, or a form filled in at random."""
    if not isinstance(option, Form):
        return option
    if option.move == "vote":
        favour, votes = option.fields
        assert isinstance(favour, OneOf)
        assert isinstance(votes, Whole)
        return Vote(rng.random() < 0.5, draw_whole(votes, rng))
    if option.move == "reject":
        return explained(option, rng)
    assert option.move == "offer"
    to, money, give, take, promise, ask, counter = option.fields
    assert isinstance(to, OneOf)
    assert isinstance(money, Whole)
    assert isinstance(give, Bag)
    assert isinstance(take, Bag)
    assert isinstance(promise, Bag)
    assert isinstance(ask, Bag)
    assert isinstance(counter, OneOf)
    partner = to.among[0]
    assert isinstance(partner, int)
    return Offer(
        partner,
        draw_whole(money, rng),
        draw_cards(give, rng),
        draw_cards(take, rng),
        draw_words(promise, rng),
        draw_words(ask, rng),
        counter=len(counter.among) > 1 and rng.random() < 0.5,
    )


def explained(option: Form, rng: Random) -> Move:
    """C27: a rejection with any reason, and any price or none."""
    by = option.fields[0]
    assert isinstance(by, OneOf)
    partner = by.among[0]
    assert isinstance(partner, int)
    reason = EXCUSES[int(rng.random() * len(EXCUSES))]
    ticket = int(rng.random() * (len(PRICES) + 1))
    return Reject(partner, reason, None if ticket == len(PRICES) else PRICES[ticket])


def draw_whole(field: Whole, rng: Random) -> int:
    """Any number that the field takes."""
    return field.low + field.step * int(rng.random() * ((field.high - field.low) // field.step + 1))


def draw_cards(field: Bag, rng: Random) -> tuple[CardName, ...]:
    """Any cards that the field takes."""
    if not field.limits:
        return ()
    cards: list[CardName] = []
    for name, limit in field.limits:
        for _ in range(int(rng.random() * (limit + 1))):
            cards.append(CARD[name])
    return tuple(cards)


def draw_words(field: Bag, rng: Random) -> tuple[WordName, ...]:
    """Any words that the field takes."""
    words: list[WordName] = []
    for name, limit in field.limits:
        for _ in range(int(rng.random() * (limit + 1))):
            words.append(WORD[name])
    return tuple(words)
