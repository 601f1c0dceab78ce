"""What a game of OMERTA costs on the loaded engine: `python -m backroom.lab.bench.omerta`.

Uniform play takes all options equally often; so one turn in three ends the round, and most of the work is
dealing. Tempered play considers a call or a throw more rarely, and its games are about as long as people's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from backroom.core.game import Answers, Ask, Over
from backroom.core.nature import draw
from backroom.core.stream import Stream
from backroom.engine import engine
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.knowledge.telling import tell
from backroom.games.omerta.menus import FROM_PILE, OMERTA, PASS
from backroom.games.omerta.moves import Menu
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.playouts import Playouts
from backroom.games.omerta.search.style import Style
from backroom.games.omerta.search.worlds import OmertaWorlds
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import TURN
from backroom.lab.bench.worker import Counts, Measure, repeat, serve

PLAYERS = 4
CALL = 0.02  # tempered: how often a call of Omerta is considered where it is possible
THROW = 0.05  # ... and a card thrown where one may pass
GAMES = 20  # between two looks at the clock
ROLLOUTS = 100  # of one deal, as for the peers
POSITIONS = 64  # for the cost of a view, a copy, an imagined table, a playout
DRAWN = 100  # worlds of one decision


def drive(rules: Rules, rng: Random, games: int) -> int:
    """Play uniformly from Python, listing the options at every decision; count the decisions."""
    random = rng.random
    stream = Stream(rng)
    decisions = 0
    for _ in range(games):
        game = Omerta(rules)
        options, choose, draw_on = game.options, game.choose, game.draw_on
        while seats := draw_on(stream):
            for seat in seats:
                choose(seat, int(random() * len(options(seat))))
            decisions += len(seats)
    return decisions


def drive_tempered(rules: Rules, rng: Random, games: int) -> int:
    """Play with few calls and few throws, as `tempered` does; count the decisions."""
    random = rng.random
    stream = Stream(rng)
    decisions = 0
    for _ in range(games):
        game = Omerta(rules)
        options, choose, draw_on = game.options, game.choose, game.draw_on
        while seats := draw_on(stream):
            for seat in seats:
                menu = options(seat)
                first = menu[0]
                if first is PASS and random() >= THROW:
                    choose(seat, 0)
                elif first is OMERTA and random() >= CALL:
                    choose(seat, 1 + int(random() * (len(menu) - 1)))
                else:
                    choose(seat, int(random() * len(menu)))
            decisions += len(seats)
    return decisions


def tempered(menu: Menu, rng: Random) -> int:
    """The index of an option in tempered play; a call or a pass is always the first of its menu."""
    first = menu[0]
    if first is OMERTA and rng.random() >= CALL:
        return 1 + int(rng.random() * (len(menu) - 1))
    if first is PASS and rng.random() >= THROW:
        return 0
    return int(rng.random() * len(menu))


def roll(rules: Rules, rng: Random, games: int) -> int:
    """Play uniformly inside the module; count the decisions."""
    stream = Stream(rng)
    return sum([Omerta(rules).rollout(stream) for _ in range(games)])


def roll_tempered(rules: Rules, rng: Random, games: int) -> int:
    """Play with few calls and few throws; count the decisions."""
    stream = Stream(rng)
    return sum([Omerta(rules).rollout(stream, CALL, THROW) for _ in range(games)])


def roll_out(rules: Rules, rng: Random, games: int) -> int:
    """Play one deal to the end of its round again and again inside the module, not counting the deal."""
    stream = Stream(rng)
    dealt = Omerta(rules)
    dealt.draw_on(stream)
    return sum([dealt.copy().rollout(stream) for _ in range(games)])


def playing(
    play: Callable[[Rules, Random, int], int], games: int = GAMES, rounds: int | None = None
) -> Measure:
    """Count games and decisions of one way to play."""
    rules, rng = Rules(Setup(players=PLAYERS, rounds=rounds)), Random(1)

    def work() -> Counts:
        return {"games": games, "decisions": play(rules, rng, games)}

    return lambda seconds: repeat(work, seconds)


@cache
def positions() -> list[Omerta]:
    """Tables in the middle of tempered games, with a seat asked."""
    rules, rng = Rules(Setup(players=PLAYERS)), Random(2)
    stream = Stream(rng)
    found: list[Omerta] = []
    while len(found) < POSITIONS:
        game = Omerta(rules)
        while seats := game.draw_on(stream):
            if rng.random() < 0.02:
                found.append(game.copy())
            for seat in seats:
                game.choose(seat, tempered(game.options(seat), rng))
    return found[:POSITIONS]


def viewing(seconds: float) -> Counts:
    """Count views for the first seat that is asked."""
    tables = [(table, table.seats()[0]) for table in positions()]

    def work() -> Counts:
        for table, seat in tables:
            table.view(seat)
        return {"times": POSITIONS}

    return repeat(work, seconds)


def copying(seconds: float) -> Counts:
    """Count copies."""
    tables = positions()

    def work() -> Counts:
        for table in tables:
            table.copy()
        return {"times": POSITIONS}

    return repeat(work, seconds)


def imagining(seconds: float) -> Counts:
    """Count worlds imagined for the first seat that is asked."""
    tables = [(table, table.seats()[0]) for table in positions()]
    rng = Random(3)

    def work() -> Counts:
        for table, seat in tables:
            table.imagine(seat, rng)
        return {"times": POSITIONS}

    return repeat(work, seconds)


@cache
def mid_game() -> list[Omerta]:
    """Tables after two turns of each quick player."""
    rules, stream = Rules(Setup(players=PLAYERS)), Stream(Random(4))
    quick = Playouts([Style()] * PLAYERS, stream)
    found: list[Omerta] = []
    while len(found) < POSITIONS:
        game = Omerta(rules)
        game.draw_on(stream)
        quick.run(game, 2 * PLAYERS)
        if game.step == TURN:
            found.append(game)
    return found


def playing_out(seconds: float) -> Counts:
    """Count rounds played out by quick players, and judged, from tables in the middle of one."""
    tables, stream = mid_game(), Stream(Random(5))
    quick = Playouts([Style()] * PLAYERS, stream)

    def work() -> Counts:
        for table in tables:
            quick.value(table, table.seat, FROM_PILE)
        return {"times": POSITIONS}

    return repeat(work, seconds)


def believing(seconds: float) -> Counts:
    """Count worlds drawn from what a seat was told in a tempered game, each decision prepared once."""
    stream = Stream(Random(6))
    decisions = [decision(number) for number in range(POSITIONS // 4)]

    def work() -> Counts:
        for worlds in decisions:
            for _ in range(DRAWN):
                worlds.guess(stream)
        return {"times": len(decisions) * DRAWN}

    work()  # prepare, so that the first decisions do not count
    return repeat(work, seconds)


def decision(number: int) -> OmertaWorlds:
    """The worlds of a seat at some turn of a tempered game."""
    rng = Random(number)
    state = Omerta(Rules(Setup(players=PLAYERS, rounds=1)))
    beliefs = [OmertaBelief(seat, state.rules.setup) for seat in range(PLAYERS)]
    while True:
        pending = state.pending()
        assert not isinstance(pending, Over)
        if isinstance(pending, Ask):
            if state.step == TURN and state.turns > 2 * PLAYERS + number % PLAYERS:
                return beliefs[state.seat].prepare(state.view(state.seat), pending)
            said = [(seat, state.options(seat)) for seat in pending.seats]
            moves = [(seat, menu[careful(menu, rng)]) for seat, menu in said]
            events = state.apply(Answers(pending.id, tuple(moves)))
        else:
            events = state.apply(draw(pending, rng))
        for belief in beliefs:
            for event in events:
                heard = tell(event, belief.seat)
                assert heard is not None
                belief.hear(heard)


def careful(menu: Menu, rng: Random) -> int:
    """The index of an option in tempered play without calls and throws."""
    if menu[0] is OMERTA:
        return 1 + int(rng.random() * (len(menu) - 1))
    return 0 if menu[0] is PASS else int(rng.random() * len(menu))


MEASURES: dict[str, Measure] = {
    "uniform": playing(drive),
    "tempered": playing(drive_tempered),
    "uniform_inside": playing(roll),
    "tempered_inside": playing(roll_tempered),
    "uniform_rollouts": playing(roll_out, ROLLOUTS, rounds=1),
    "view": viewing,
    "copy": copying,
    "imagine": imagining,
    "world": believing,
    "playout": playing_out,
}

if __name__ == "__main__":
    serve({"engine": engine()}, MEASURES)
