"""What a game of ORGANIZED CRIME costs on the engine: `python -m backroom.lab.bench.organized_crime`.

Uniform play takes all options equally often, a form with any filling; on the floor of the Commission any
living player speaks. Tempered play ends a turn, a discussion or a session half of the times it may, as the
bot `random` does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from backroom.core.form import Form
from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.engine import engine
from backroom.games.organized_crime.filling import choose, filled
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Move
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.search.belief import Belief
from backroom.games.organized_crime.search.evaluation import Evaluation
from backroom.games.organized_crime.search.playouts import Playouts
from backroom.games.organized_crime.search.quick.atlas import atlas_of
from backroom.games.organized_crime.search.quick.policy import Policy
from backroom.games.organized_crime.search.quick.style import Style
from backroom.games.organized_crime.search.worlds import Worlds
from backroom.games.organized_crime.setup import Setup
from backroom.lab.bench.worker import Counts, Measure, repeat, serve

PLAYERS = 4
ONWARD = 0.5  # tempered: how often whatever can be ended is ended
GAMES = 2  # between two looks at the clock
TURNS = 4  # of a playout
POSITIONS = 64  # for the cost of a view, a copy, an imagined table


def drive(rules: Rules, rng: Random, games: int) -> int:
    """Play uniformly from Python, listing the options at every decision; count the decisions."""
    random = rng.random
    stream = Stream(rng)
    decisions = 0
    for _ in range(games):
        game = OrganizedCrime(rules)
        options, answer, draw_on = game.options, game.answer, game.draw_on
        while seats := draw_on(stream):
            if len(seats) == 1:
                seat = seats[0]
            elif game.is_floor():
                seat = seats[int(random() * len(seats))]
            else:
                said = sealed(game, seats, rng)
                answer(said)
                decisions += len(said)
                continue
            menu = options(seat)
            option = menu[int(random() * len(menu))]
            answer(((seat, filled(option, rng) if isinstance(option, Form) else option),))
            decisions += 1
    return decisions


def sealed(game: OrganizedCrime, seats: tuple[int, ...], rng: Random) -> tuple[tuple[int, Move], ...]:
    """An answer from each seat that is asked."""
    return tuple([(seat, choose(game.options(seat), rng, 0.0)) for seat in seats])


def drive_tempered(rules: Rules, rng: Random, games: int) -> int:
    """Play in a way that moves the game along; count the decisions."""
    stream = Stream(rng)
    decisions = 0
    for _ in range(games):
        game = OrganizedCrime(rules)
        while seats := game.draw_on(stream):
            said = tempered(game, seats, rng)
            game.answer(said)
            decisions += len(said)
    return decisions


def tempered(game: OrganizedCrime, seats: tuple[int, ...], rng: Random) -> tuple[tuple[int, Move], ...]:
    """The answers in tempered play."""
    speakers = game.speakers(seats, rng, ONWARD)
    return tuple([(seat, choose(game.options(seat), rng, ONWARD)) for seat in speakers])


def roll(rules: Rules, rng: Random, games: int) -> int:
    """Play uniformly inside the module; count the decisions."""
    stream = Stream(rng)
    return sum([OrganizedCrime(rules).rollout(stream) for _ in range(games)])


def roll_tempered(rules: Rules, rng: Random, games: int) -> int:
    """Play in a way that moves the game along; count the decisions."""
    stream = Stream(rng)
    return sum([OrganizedCrime(rules).rollout(stream, ONWARD) for _ in range(games)])


def playing(play: Callable[[Rules, Random, int], int]) -> Measure:
    """Count games and decisions of one way to play."""
    rules, rng = Rules(Setup(players=PLAYERS)), Random(1)

    def work() -> Counts:
        return {"games": GAMES, "decisions": play(rules, rng, GAMES)}

    return lambda seconds: repeat(work, seconds)


@cache
def positions() -> list[tuple[OrganizedCrime, int]]:
    """Tables in the middle of tempered games, each with a seat that is asked."""
    rules, rng = Rules(Setup(players=PLAYERS)), Random(2)
    stream = Stream(rng)
    found: list[tuple[OrganizedCrime, int]] = []
    while len(found) < POSITIONS:
        game = OrganizedCrime(rules)
        while seats := game.draw_on(stream):
            if rng.random() < 0.02:
                found.append((game.copy(), seats[0]))
            game.answer(tempered(game, seats, rng))
    return found[:POSITIONS]


def costing(do: Callable[[OrganizedCrime, int], object]) -> Measure:
    """Count how often something can be done at those tables."""

    def work() -> Counts:
        for table, seat in positions():
            do(table, seat)
        return {"times": POSITIONS}

    return lambda seconds: repeat(work, seconds)


def drawing() -> Measure:
    """Count how many worlds a belief draws for decisions in the middle of games of quick players."""
    stream = Stream(Random(4))
    prepared: list[Worlds] = []
    for table in quick_positions():
        ask = table.pending()
        assert isinstance(ask, Ask)
        belief = Belief(ask.seats[0], table.rules.setup)
        prepared.append(belief.prepare(table.view(ask.seats[0]), ask))

    def work() -> Counts:
        for worlds in prepared:
            worlds.draw(stream)
        return {"times": len(prepared)}

    return lambda seconds: repeat(work, seconds)


def playing_on() -> Measure:
    """Count playouts of four turns with quick players, the copy and the evaluation included."""
    stream = Stream(Random(5))
    tables = quick_positions()
    playouts = quick_players(tables[0].rules)

    def work() -> Counts:
        for table in tables:
            playouts.value(table.copy(), stream, TURNS, 0)
        return {"times": len(tables)}

    return lambda seconds: repeat(work, seconds)


def quick_players(rules: Rules) -> Playouts:
    """A quick player at each seat."""
    atlas, style = atlas_of(rules), Style()
    return Playouts([Policy(atlas, style)] * PLAYERS, Evaluation(atlas))


@cache
def quick_positions() -> list[OrganizedCrime]:
    """Tables at the beginning of a turn, in the middle of games of quick players."""
    rules = Rules(Setup(players=PLAYERS, variant="short"))
    stream = Stream(Random(6))
    playouts = quick_players(rules)
    found: list[OrganizedCrime] = []
    for number in range(POSITIONS // 4):
        game = OrganizedCrime(rules)
        while not game.round:
            seats = game.draw_on(stream)
            if not game.round:
                game.answer(((seats[0], choose(game.options(seats[0]), stream.rng, 0.0)),))
        playouts.play(game, stream, 8 + number)
        if not game.winners:
            found.append(game)
    return found


def measures() -> dict[str, Measure]:
    rng = Random(3)
    return {
        "uniform": playing(drive),
        "tempered": playing(drive_tempered),
        "uniform_inside": playing(roll),
        "tempered_inside": playing(roll_tempered),
        "view": costing(lambda table, seat: table.view(seat)),
        "copy": costing(lambda table, _: table.copy()),
        "imagine": costing(lambda table, seat: table.imagine(seat, rng)),
        "world": drawing(),
        "playout": playing_on(),
    }


if __name__ == "__main__":
    positions()
    serve({"engine": engine()}, measures())
