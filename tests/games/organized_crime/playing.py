"""Whole random games, and what must hold in every state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from backroom.core.chance import Drawn
from backroom.core.form import Form, draw_filling
from backroom.core.game import Answers, Aside, Ask, Over
from backroom.core.nature import draw
from backroom.core.stream import Stream
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Audit, CallVote, Close, Control, Menu, Move, Place, Request
from backroom.games.organized_crime.rules import BANK, Rules
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import KIND, NEXT_TURN
from backroom.games.organized_crime.title import ORGANIZED_CRIME

Entry = Answers[Move] | Drawn | Aside[Move]

LONGEST = 30_000  # entries in a game


class Played(NamedTuple):
    """One entry, what was told, and the state after it."""

    entry: Entry
    events: list[Event]
    state: OrganizedCrime


def begun(rules: Rules, stream: Stream) -> OrganizedCrime:
    """A game whose bases are chosen."""
    game = OrganizedCrime(rules)
    while game.step < NEXT_TURN:
        seats = game.draw_on(stream)
        if game.step < NEXT_TURN:
            options = game.options(seats[0])
            move: Any = options[int(stream.below(len(options)))]  # no form is offered here
            game.answer(((seats[0], move),))
    return game


def filled(option: Move | Form, rng: Random) -> Move:
    """A move from the menu; a form is filled in at random, mostly with small sums."""
    if not isinstance(option, Form):
        return option
    return draw_filling(option, Move, rng)


def choose(menu: Menu, rng: Random) -> Move:
    """Any option, with a bias towards those that move the game on."""
    eager = [option for option in menu if isinstance(option, (Control, Request, Place, CallVote, Close))]
    if eager and rng.random() < 0.3:
        return filled(rng.choice(eager), rng)
    return filled(rng.choice(menu), rng)


def answer(state: OrganizedCrime, asked: Ask, rng: Random) -> Answers[Move]:
    """What the seats say."""
    if asked.mode == "floor":
        seat = rng.choice(asked.seats)
        return Answers(asked.id, ((seat, choose(state.options(seat), rng)),))
    return Answers(asked.id, tuple((seat, choose(state.options(seat), rng)) for seat in asked.seats))


def play(setup: Setup, rng: Random) -> Iterator[Played]:
    """A whole game, with an occasional audit."""
    state = ORGANIZED_CRIME.start(setup)
    for _ in range(LONGEST):
        asked = state.pending()
        if isinstance(asked, Over):
            return
        entry: Entry = answer(state, asked, rng) if isinstance(asked, Ask) else draw(asked, rng)
        seat = rng.randrange(setup.players)
        audits = [aside for aside in state.asides(seat) if isinstance(aside, Audit)]
        if rng.random() < 0.03 and audits:
            entry = Aside(seat, rng.choice(audits))
        yield Played(entry, state.apply(entry), state)
    raise AssertionError("the game does not end")


def check_money(state: OrganizedCrime) -> None:
    """C28, C32: assert that every dollar and every debt is accounted for."""
    assert sum(state.money) + state.bank == 0
    for money in state.money:
        assert money >= 0
        assert money % 10_000 == 0
    for debtor, creditor, amount in state.debts:
        assert state.lives(debtor)
        assert creditor == BANK or (state.lives(creditor) and creditor != debtor)
        assert amount > 0
        assert amount % 10_000 == 0


def check_cards(state: OrganizedCrime) -> None:
    """C6: assert that every card is in exactly one place."""
    held = [0] * len(state.pile)
    for seat, hand in enumerate(state.hands):
        assert state.lives(seat) or not hand
        for card in hand:
            held[card & KIND] += 1
    there = [count for counts in state.rules.decks.counts for count in counts]
    assert [sum(places) for places in zip(state.pile, state.used, held, strict=True)] == there
    assert min(state.pile) >= 0


def men_of(state: OrganizedCrime, seat: int) -> int:
    """C2: a seat's men that are on the board or can still be bought."""
    on_board = sum(int(state.men(seat, space)) for space in range(state.rules.board.count))
    return on_board + state.circles.count(seat) + state.left[seat]


def check_men(state: OrganizedCrime, before: list[int]) -> list[int]:
    """C2: assert 20 men in all; a man removed never returns."""
    men = [men_of(state, seat) for seat in range(state.rules.players)]
    for seat, count in enumerate(men):
        assert count <= before[seat] <= 20
        assert state.lives(seat) or count == state.left[seat]
        assert (state.boss[seat] >= 0) == (state.lives(seat) and state.base[seat] >= 0)
    return men


def check_knowledge(state: OrganizedCrime) -> None:
    """C27, C30: assert that what a seat is sure of is true, and that it knows everything about itself."""
    for observer in range(5):
        for seat in range(state.rules.players):
            spot = observer * 4 + seat
            assert state.low[spot] <= state.money[seat] <= state.high[spot]
            assert observer != seat or state.low[spot] == state.high[spot]
