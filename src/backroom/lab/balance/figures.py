"""Plays many games of ORGANIZED CRIME among the same bots, and counts results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from statistics import mean, median
from typing import Any, Final

from msgspec import Struct

from backroom.bots import BOTS
from backroom.bots.bot import Bot
from backroom.core.game import Ask, Entry
from backroom.games.organized_crime.events import BaseChosen, Event, GameEnded, TurnBegun
from backroom.games.organized_crime.moves import Move, Option
from backroom.games.organized_crime.printed.board_file import BOARD
from backroom.games.organized_crime.setup import Setup, Variant
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.games.organized_crime.view import View
from backroom.lab.balance.seconds import seconds_of
from backroom.lab.interval import wilson
from backroom.lab.luck import Luck
from backroom.lab.match import Unfinished, play

VARIANTS: Final[tuple[Variant, ...]] = ("standard", "short", "limit")
PLAYERS: Final = ORGANIZED_CRIME.seats
LONGEST: Final = 20_000  # entries; a game that is not over by then counts as endless
CHUNK: Final = 10
LOPSIDED: Final = 1.3  # a base that wins more than this multiple of its share is tuned


class Cell(Struct, frozen=True):
    """A variant and a number of players."""

    variant: Variant
    players: int


class Played(Struct, frozen=True):
    """The result of one game."""

    ended: bool
    to_the_last: bool  # ... with one Boss left, not by the count of rounds
    turns: int
    seconds: int
    bases: tuple[str, ...]  # by seat
    order: tuple[int, ...]  # the seats in the order they first had the dice
    wins: tuple[float, ...]  # by seat; a shared win in equal parts


class Rate(Struct, frozen=True):
    """Wins in a number of games, beside the fair share."""

    name: str
    games: int
    wins: float
    rate: float
    low: float  # the 95 % interval
    high: float
    share: float

    @property
    def times(self) -> float:
        """Wins as a multiple of the fair share."""
        return self.rate / self.share

    def is_lopsided(self) -> bool:
        """Whether it is surely more than 1.3 times the fair share."""
        return self.low > LOPSIDED * self.share

    def is_undecided(self) -> bool:
        """Whether these games can tell neither that it is nor that it is not."""
        return self.low <= LOPSIDED * self.share <= self.high


class Figures(Struct, frozen=True):
    """The results of all games of a cell."""

    cell: Cell
    games: int
    ended: int
    ended_low: float
    to_the_last: int
    turns: tuple[int, ...]
    minutes: tuple[float, ...]
    by_base: tuple[Rate, ...]
    by_order: tuple[Rate, ...]

    def length(self) -> tuple[float, float, float]:
        """Turns of the game at the 10th, 50th and 90th percentile of length."""
        ordered = sorted(self.turns)
        return ordered[len(ordered) // 10], median(ordered), ordered[len(ordered) * 9 // 10]

    def mean_minutes(self) -> float:
        """How many minutes the decisions take on average."""
        return mean(self.minutes)


class Witness:
    """Wraps a bot and records what everybody could hear while it played."""

    def __init__(self, bot: Bot[Any, Any, Any, Any]) -> None:
        self.bot = bot
        self.turns = 0
        self.order: list[int] = []
        self.bases: dict[int, str] = {}
        self.reason: str | None = None

    def hear(self, event: Event) -> None:
        """Count turns, note bases, the order of play and the end."""
        match event:
            case BaseChosen():
                self.bases[event.seat] = event.base
            case TurnBegun():
                self.turns += 1
                if event.seat not in self.order:
                    self.order.append(event.seat)
            case GameEnded():
                self.reason = event.reason
            case _:
                pass
        self.bot.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Option]) -> Move | None:
        """The bot's own answer."""
        return self.bot.answer(view, ask, options)


def play_one(cell: Cell, bot: str, seed: int, number: int) -> Played:
    """Play one game of a cell; its luck is independent of every other game's."""
    setup = Setup(players=cell.players, variant=cell.variant)
    name = f"{seed}:{cell.variant}:{cell.players}:{number}"
    make = BOTS[ORGANIZED_CRIME.name][bot]
    witness = Witness(make(0, setup, Random(f"{name}:0")))
    bots = [witness, *(make(seat, setup, Random(f"{name}:{seat}")) for seat in range(1, cell.players))]
    entries: list[Entry[Move]] = []
    try:
        winners = play(ORGANIZED_CRIME, setup, bots, Luck(name), entries=entries, longest=LONGEST).winners
    except Unfinished:
        winners = ()  # it counts as a game that does not end
    return Played(
        bool(winners),
        witness.reason == "last_boss",
        witness.turns,
        seconds_of(entries),
        tuple(witness.bases[seat] for seat in range(cell.players)),
        finish_order(witness.order, cell.players),
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(cell.players)),
    )


def finish_order(order: list[int], players: int) -> tuple[int, ...]:
    """The order of play; seats that were out before their first turn come last."""
    return (*order, *(seat for seat in range(players) if seat not in order))


def play_some(cell: Cell, bot: str, seed: int, numbers: Sequence[int]) -> list[Played]:
    """Play these games of a cell."""
    return [play_one(cell, bot, seed, number) for number in numbers]


def measure(
    *,
    bot: str,
    games: int,
    seed: int,
    most: int = 0,
    jobs: int = 1,
    tick: Callable[[int], None] | None = None,
) -> list[Figures]:
    """Play this many games of every variant and number of players; the results do not depend on `jobs`.

    Where they leave a base undecided, as many again are played, up to `most`.
    """
    cells = [Cell(variant, players) for variant in VARIANTS for players in PLAYERS]
    played: dict[Cell, list[Played]] = {cell: [] for cell in cells}
    first = 0
    open_cells = cells
    while open_cells and (first == 0 or first + games <= most):
        chunks = [
            (cell, range(start, min(start + CHUNK, first + games)))
            for cell in open_cells
            for start in range(first, first + games, CHUNK)
        ]
        for (cell, _), some in zip(chunks, play_chunks(chunks, bot, seed, jobs, tick), strict=True):
            played[cell] += some
        first += games
        open_cells = [cell for cell in open_cells if is_undecided(count(cell, played[cell]))]
    return [count(cell, played[cell]) for cell in cells]


def play_chunks(
    chunks: Sequence[tuple[Cell, range]],
    bot: str,
    seed: int,
    jobs: int,
    tick: Callable[[int], None] | None,
) -> list[list[Played]]:
    """Play some games of some cells; results come in order, whichever process plays them."""
    played: dict[int, list[Played]] = {}
    if jobs == 1:
        for place, (cell, numbers) in enumerate(chunks):
            played[place] = play_some(cell, bot, seed, numbers)
            if tick is not None:
                tick(len(numbers))
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
            waiting = {
                workers.submit(play_some, cell, bot, seed, numbers): place
                for place, (cell, numbers) in enumerate(chunks)
            }
            for done in as_completed(waiting):
                played[waiting[done]] = done.result()
                if tick is not None:
                    tick(len(done.result()))
    return [played[place] for place in range(len(chunks))]


def is_undecided(figures: Figures) -> bool:
    """Whether for some base these games can tell neither that it is too good nor that it is not."""
    return any(rate.is_undecided() for rate in figures.by_base)


def count(cell: Cell, games: Sequence[Played]) -> Figures:
    """Add up the games of a cell."""
    ended = [game for game in games if game.ended]
    bases = [
        rate(base, [game.wins[game.bases.index(base)] for game in ended if base in game.bases], cell.players)
        for base in BOARD.base_ids
    ]
    orders = [
        rate(str(place + 1), [game.wins[game.order[place]] for game in ended], cell.players)
        for place in range(cell.players)
    ]
    return Figures(
        cell,
        len(games),
        len(ended),
        wilson(len(ended) / len(games), len(games))[0],
        sum(game.to_the_last for game in games),
        tuple(game.turns for game in games),
        tuple(game.seconds / 60 for game in games),
        tuple(one for one in bases if one.games),
        tuple(orders),
    )


def rate(name: str, wins: Sequence[float], players: int) -> Rate:
    """A win rate with its interval."""
    if not wins:
        return Rate(name, 0, 0.0, 0.0, 0.0, 1.0, 1 / players)
    share = sum(wins) / len(wins)
    low, high = wilson(share, len(wins))
    return Rate(name, len(wins), sum(wins), share, low, high, 1 / players)
