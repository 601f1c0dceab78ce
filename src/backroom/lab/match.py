"""One game among bots: ask, collect, apply, tell. Knows the contract, and no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from backroom.bots.bot import Bot
from backroom.core.form import Form
from backroom.core.game import Answers, Ask, Entry, Game, Over, State
from backroom.lab.luck import Luck

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")


def play(
    game: Game[S, M, E, V],
    setup: S,
    bots: Sequence[Bot[M, M | Form, E, V]],
    luck: Luck,
    *,
    entries: list[Entry[M]] | None = None,
) -> Over:
    """Play to the end, `bots[seat]` at each seat; every entry is added to `entries`, if given."""
    state = game.start(setup)
    while True:
        pending = state.pending()
        if isinstance(pending, Over):
            return pending
        entry = ask(state, pending, bots, luck) if isinstance(pending, Ask) else luck.answer(pending)
        events = state.apply(entry)
        if entries is not None:
            entries.append(entry)
        tell(game, events, bots)


def ask(
    state: State[M, E, V], question: Ask, bots: Sequence[Bot[M, M | Form, E, V]], luck: Luck
) -> Answers[M]:
    """The answers to one question; a race is judged, and the floor taken, in an order drawn at random."""
    seats: Sequence[int] = question.seats
    if question.mode in ("race", "floor"):
        seats = luck.in_any_order(seats)
    if question.mode == "floor":
        seats = seats[:1]
    moves = [(seat, bots[seat].answer(state.view(seat), question, state.options(seat))) for seat in seats]
    return Answers(question.id, tuple(moves))


def tell(game: Game[S, M, E, V], events: Sequence[E], bots: Sequence[Bot[M, M | Form, E, V]]) -> None:
    """Each event to each seat, as that seat may hear it."""
    for event in events:
        for seat, bot in enumerate(bots):
            heard = game.tell(event, seat)
            if heard is not None:
                bot.hear(heard)
