"""Ways to play ORGANIZED CRIME at random: several tempers, and decks that run out often."""

from __future__ import annotations

import re
from random import Random
from typing import Final, NamedTuple

from hypothesis import strategies as st

from backroom.core.form import Bag, Field, Form, Value, Whole, bag, count_values, draw_value, fill
from backroom.core.game import Aside
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    CallVote,
    Close,
    Control,
    Hire,
    Kill,
    Leave,
    Menu,
    Move,
    Name,
    Offer,
    Pay,
    Place,
    Reject,
    Request,
    Vote,
    Withdraw,
)
from backroom.games.organized_crime.printed.decks_file import DECKS_TEXT
from backroom.games.organized_crime.setup import Setup


class Temper(NamedTuple):
    """What the players tend to do."""

    weights: dict[type[Move], float]  # how likely a kind of move is, relative to 1 for any other
    boss: float  # ... and a move that names the Boss
    attack: float  # ... and one that declares an attack
    small: float  # the chance that an offer is small
    leaving: float = 0.0  # the chance, at every entry, that somebody leaves the table


TRADERS: Final = Temper(
    {Accept: 12, Offer: 2, CallVote: 0.4, Close: 0.4, Request: 8, Control: 8, Place: 4, Reject: 0.3},
    0.02,
    0.3,
    0.8,
)
KILLERS: Final = Temper(
    {Kill: 8, Name: 3, Hire: 2, Request: 3, Withdraw: 0.3, CallVote: 2, Close: 2}, 0.05, 6.0, 0.9
)
WILD: Final = Temper({CallVote: 2, Close: 2, Control: 3, Pay: 2}, 1.0, 1.0, 0.3)
QUITTERS: Final = Temper(
    {Accept: 8, Offer: 2, CallVote: 1, Request: 8, Control: 8, Kill: 8, Hire: 2}, 0.02, 3.0, 0.8, 0.004
)
TEMPERS: Final = (TRADERS, KILLERS, WILD, QUITTERS)


def few_cards(text: str) -> str:
    """The decks with one or two cards of each kind, so that they run out often."""
    thin = re.sub(r"count = \d+", "count = 1", text)
    thin = thin.replace('kind = "one_hit", count = 1', 'kind = "one_hit", count = 2').replace(
        'kind = "judge", count = 1', 'kind = "judge", count = 2'
    )
    sizes = iter((4, 4, 10, 8))
    return re.sub(r"total = \d+", lambda _: f"total = {next(sizes)}", thin)


FEW: Final = few_cards(DECKS_TEXT)


def setups() -> st.SearchStrategy[Setup]:
    """Every kind of table there is."""
    counted = st.builds(
        Setup,
        players=st.integers(2, 4),
        variant=st.sampled_from(["short", "limit"]),
        rounds=st.sampled_from([None, 3, 9]),
        decks=st.sampled_from([None, FEW]),
    )
    standard = st.builds(Setup, players=st.integers(2, 4), decks=st.sampled_from([None, FEW]))
    return st.one_of(standard, counted)


def modest(field: Field, rng: Random) -> Value:
    """A value such as people choose: little money, few cards."""
    if isinstance(field, Whole) and field.low < 0:
        return 10_000 * rng.choice((-20, -5, -3, -1, 0, 0, 1, 2, 4, 15))
    if isinstance(field, Bag):
        taken = [int(rng.random() < 0.25) if limit else 0 for _, limit in field.limits]
        return bag(field, tuple(taken))
    return draw_value(field, rng)


def filled(option: Move | Form, rng: Random, temper: Temper) -> Move:
    """A move from the menu, its form filled in."""
    if not isinstance(option, Form):
        return option
    assert all(count_values(field) > 0 for field in option.fields)
    draw_one = modest if rng.random() < temper.small else draw_value
    return fill(option, {field.name: draw_one(field, rng) for field in option.fields}, Move)


def weight(option: Move | Form, temper: Temper) -> float:
    """How likely an option is, relative to the others."""
    if isinstance(option, Form):
        return temper.weights.get({"offer": Offer, "reject": Reject}.get(option.move, Vote), 1.0)
    if isinstance(option, Name):
        return (temper.boss if option.boss else 1.0) * (1.0 if option.attack is None else temper.attack)
    return temper.weights.get(type(option), 1.0)


def choose(menu: Menu, rng: Random, temper: Temper) -> Move:
    """Choose one of the options, by temper."""
    kinds: dict[object, list[Move | Form]] = {}
    for option in menu:
        key = (option.boss, option.attack is None) if isinstance(option, Name) else None
        kinds.setdefault((type(option), key), []).append(option)
    groups = list(kinds.values())
    group = rng.choices(groups, [weight(one[0], temper) for one in groups])[0]
    return filled(group[int(rng.random() * len(group))], rng, temper)


def say_aside(state: OrganizedCrime, rng: Random, temper: Temper) -> Aside[Move] | None:
    """C1, C30: now and then somebody leaves, by temper, or has another player's money counted."""
    seat = int(rng.random() * state.rules.players)
    audits = [aside for aside in state.asides(seat) if isinstance(aside, Audit)]
    if temper.leaving and Leave() in state.asides(seat) and rng.random() < temper.leaving:
        return Aside(seat, Leave())
    if audits and rng.random() < 0.02:
        return Aside(seat, audits[int(rng.random() * len(audits))])
    return None
