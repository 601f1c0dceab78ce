"""One game among bots: ask, collect, apply, tell. Knows the contract, and no game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TypeVar

from backroom.bots.bot import Bot
from backroom.core.form import Form
from backroom.core.game import Answers, Aside, Ask, E, Entry, Game, M, Over, S, State
from backroom.core.optional import asides_of
from backroom.lab.luck import Luck

V = TypeVar("V")

LONGEST_SILENCE = 50  # how often all seats on the floor may be asked without an answer


def play(
    game: Game[S, M, E, V],
    setup: S,
    bots: Sequence[Bot[M, M | Form, E, V]],
    luck: Luck,
    *,
    entries: list[Entry[M]] | None = None,
    longest: int | None = None,
) -> Over:
    """Play to the end with `bots[seat]` at each seat; every entry is appended to `entries`, if given.

    Raises `Unfinished` when the game is not over after `longest` entries.
    """
    state = game.start(setup)
    for number in count():
        if number == longest:
            raise Unfinished(f"no end after {longest} entries")
        pending = state.pending()
        if isinstance(pending, Over):
            return pending
        entry = ask(state, pending, bots, luck) if isinstance(pending, Ask) else luck.answer(pending)
        events = state.apply(entry)
        if entries is not None:
            entries.append(entry)
        tell(game, events, bots)
    raise AssertionError


class Unfinished(Exception):  # noqa: N818 - it may be what one wants to know
    """A game took longer than it was allowed."""


def ask(
    state: State[M, E, V], question: Ask, bots: Sequence[Bot[M, M | Form, E, V]], luck: Luck
) -> Answers[M] | Aside[M]:
    """The answers to one question; the order in a race, and on the floor, is drawn at random.

    An aside is applied at once, and the question is asked again.
    """
    if question.mode == "floor":
        return take_the_floor(state, question, bots, luck)
    seats: Sequence[int] = question.seats
    if question.mode == "race":
        seats = luck.in_any_order(seats)
    moves: list[tuple[int, M]] = []
    for seat in seats:
        said = ask_seat(state, question, seat, bots)
        assert said is not None, "only on the floor may a bot say nothing"
        if said in asides_of(state, seat):
            return Aside(seat, said)
        moves.append((seat, said))
    return Answers(question.id, tuple(moves))


def take_the_floor(
    state: State[M, E, V], question: Ask, bots: Sequence[Bot[M, M | Form, E, V]], luck: Luck
) -> Answers[M] | Aside[M]:
    """The first answer on the floor."""
    for _ in range(LONGEST_SILENCE):
        for seat in luck.in_any_order(question.seats):
            said = ask_seat(state, question, seat, bots)
            if said is None:
                continue
            if said in asides_of(state, seat):
                return Aside(seat, said)
            return Answers(question.id, ((seat, said),))
    raise AssertionError("every bot waits for the others to speak")


def ask_seat(
    state: State[M, E, V], question: Ask, seat: int, bots: Sequence[Bot[M, M | Form, E, V]]
) -> M | None:
    """One seat's answer: a move, an aside, or on the floor nothing."""
    options = state.options(seat)
    asides = asides_of(state, seat)
    return bots[seat].answer(state.view(seat), question, (*options, *asides) if asides else options)


def tell(game: Game[S, M, E, V], events: Sequence[E], bots: Sequence[Bot[M, M | Form, E, V]]) -> None:
    """Tell each event to each seat, as that seat may hear it."""
    for event in events:
        for seat, bot in enumerate(bots):
            heard = game.tell(event, seat)
            if heard is not None:
                bot.hear(heard)
