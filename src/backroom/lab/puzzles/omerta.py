"""What OMERTA's searches say of a puzzle. They hear what is in the puzzle, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Final, NamedTuple

from backroom.bots.omerta.adviser.adviser import explain
from backroom.bots.omerta.boss import BossBot
from backroom.bots.omerta.don import DON
from backroom.bots.omerta.regular.reading import Reading
from backroom.bots.omerta.regular.regular import RegularBot
from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import PHASES
from backroom.games.omerta.moves import Move
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.searching import Search
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.worlds import OmertaWorlds
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.view import View

BEGINS: Final = ("round_begun",)  # the event from which on a position can be understood
ROUND_OF_WORLDS: Final = 500  # worlds after which the shuffles that nobody saw are imagined anew
LONG: Final = DON._replace(seconds=inf)


class Position(NamedTuple):
    """A question to one seat, with all that the seat was told since the round began."""

    seat: int
    setup: Setup
    told: Sequence[Event]
    view: View
    ask: Ask


class Judged(NamedTuple):
    """What many playouts say of the options."""

    chances: dict[Move, float]  # to win the game, by option, each played in the same worlds
    worlds: int
    lead: float  # of the best option over the next best
    error: float  # ... and its standard error


def worlds_of(position: Position) -> OmertaWorlds:
    """The worlds that the seat may be in."""
    belief = OmertaBelief(position.seat, position.setup)
    for event in position.told:
        belief.hear(event)
    return belief.prepare(position.view, position.ask)


def search_of(position: Position, name: str) -> Search:
    """A search as `don` has it, which counts playouts and looks at no clock."""
    styles = [Style()] * position.setup.players
    return Search(position.seat, styles, Stream(Random(name)), LONG)


def decide(position: Position, name: str) -> tuple[Move, float]:
    """What `don` answers, and how far ahead of its next best choice it thinks that is."""
    search = search_of(position, name)
    move = search.choose(worlds_of(position))
    return move, lead_of(search, move)


def lead_of(search: Search, move: Move) -> float:
    """How far ahead of the next best option a search thought its last choice was."""
    chances = dict(search.chances)
    if move not in chances:
        return 0.0
    others = [chance for other, chance in chances.items() if other != move]
    return chances[move] - max(others, default=0.0)


def confidence(bot: BossBot, move: Move) -> float:
    """How far ahead a bot that has just answered thinks its move is."""
    return lead_of(bot.search, move)


def judge(position: Position, name: str, worlds: int) -> Judged:
    """Play every option on in so many worlds."""
    search = search_of(position, name)
    prepared = worlds_of(position)
    choices = PHASES[prepared.table.step].choices(prepared.table, position.seat)
    options = list(range(choices.count))
    values: list[list[float]] = [[] for _ in options]
    for number in range(worlds):
        if number and number % ROUND_OF_WORLDS == 0:
            prepared = worlds_of(position)
        search.playouts.begin()
        for option, value in enumerate(search.values(prepared.guess(search.stream), choices, options)):
            values[option].append(value)
    ranked = sorted(options, key=lambda option: -sum(values[option]))
    leads = [one - other for one, other in zip(values[ranked[0]], values[ranked[1]], strict=True)]
    lead = sum(leads) / worlds
    variance = sum((one - lead) ** 2 for one in leads) / max(1, worlds - 1)
    return Judged(
        chances={choices.moves[option]: sum(values[option]) / worlds for option in options},
        worlds=worlds,
        lead=lead,
        error=sqrt(variance / worlds),
    )


def regular_in(position: Position, name: str) -> RegularBot:
    """A `regular` that has heard the same."""
    bot = RegularBot(position.seat, position.setup, Random(name))
    for event in position.told:
        bot.hear(event)
    return bot


def by_rule_of_thumb(position: Position, options: Sequence[Move], name: str) -> Move:
    """What `regular` would answer."""
    return regular_in(position, name).answer(position.view, position.ask, options)


def reason_for(position: Position, move: Move, options: Sequence[Move], name: str) -> AdviceReason:
    """Why a move is best, as the adviser would say it."""
    bot = regular_in(position, name)
    reading = Reading(bot.memory, position.view, bot.rng)
    return explain(reading, position.ask, move, options) or AdviceReason(code="tried")
