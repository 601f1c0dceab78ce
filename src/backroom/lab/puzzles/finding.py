"""Looks for puzzles in games among bots: what is asked, what the searches say, and which are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from backroom.bots import bots_of
from backroom.bots.bot import Timed
from backroom.core.game import Answers, Ask, Over
from backroom.core.log import AnyGame
from backroom.games import GAMES
from backroom.lab.luck import Luck
from backroom.lab.match import ask, tell
from backroom.lab.puzzles import omerta
from backroom.lab.puzzles.omerta import Position
from backroom.puzzles.puzzle import MOST_OPTIONS, AnyPuzzle, Found, Puzzle

JUDGES: Final = {"omerta": omerta}  # games whose searches can be asked
PLAYER: Final = "boss"
TURN: Final = ("turn", "power")  # the clocks of questions that leave time to think
PLAYERS: Final = (4, 3, 4, 3, 4, 5)  # by game, in turn
LEAST_OPTIONS: Final = 3
LONGEST_STORY: Final = 70  # events, so that a position is understood in a minute
MOST_OF_A_KIND: Final = 0.35  # of all puzzles, those whose best move is of the same kind
A_FEW: Final = 3  # ... of which there may be so many at once
STANDARD_ERRORS: Final = 6.0  # by which a lead must be more than an accident
PLAUSIBLE: Final = 0.25  # an option may be worse by so much, and still look like one


class Wanted(NamedTuple):
    """What is looked for."""

    game: str
    seed: int
    worlds: int  # in which every option is played by the second search
    lead: float  # of the best option, in the chance to win


def find(wanted: Wanted, count: int) -> Iterator[AnyPuzzle]:
    """So many puzzles of different kinds, in the order in which they are found: more begin with the same."""
    kinds: Counter[str] = Counter()
    found = number = 0
    while found < count:
        for puzzle in puzzles_of(wanted, number):
            kind = tag_of(puzzle.found[puzzle.best].move)
            if kinds[kind] >= max(A_FEW, MOST_OF_A_KIND * (found + 1)):
                continue
            yield puzzle
            kinds[kind] += 1
            found += 1
            if found == count:
                break
        number += 1


def kinds_in(moves: Sequence[Any]) -> set[str]:
    """The kinds of some moves."""
    return {tag_of(move) for move in moves}


def tag_of(said: Struct) -> str:
    """The name of a move or of an event."""
    return str(said.__struct_config__.tag)


def puzzles_of(wanted: Wanted, number: int) -> Iterator[AnyPuzzle]:
    """The puzzles of one game, one of a round at most: two would show what one seat may not know."""
    name = f"{wanted.seed}:{number}"
    before = 0  # the round of the last one
    for asked in questions(wanted.game, name, PLAYERS[number % len(PLAYERS)]):
        if asked.position.view.round == before:
            continue
        puzzle = puzzle_in(wanted, asked, f"{name}:{asked.position.ask.id}")
        if puzzle is not None:
            before = asked.position.view.round
            yield puzzle


class Asked(NamedTuple):
    """A question of a game, and what a bot said to it."""

    position: Position
    options: tuple[Any, ...]
    said: Any
    lead: float  # ... and how far ahead of the next best option it thinks that is


def questions(game: str, name: str, players: int) -> Iterator[Asked]:
    """The questions of a game among bots that leave time to think, and may be hard."""
    title: AnyGame = GAMES[game]
    judge = JUDGES[game]
    setup = msgspec.convert({"players": players, "memory_aid": True}, title.setup)
    make = bots_of(title)[PLAYER]
    bots = [make(seat, setup, Random(f"{name}:{seat}")) for seat in range(players)]
    for bot in bots:
        assert isinstance(bot, Timed)
        bot.ignore_clock()
    told: list[list[Any]] = [[] for _ in bots]
    luck = Luck(name)
    state = title.start(setup)
    while not isinstance(pending := state.pending(), Over):
        if isinstance(pending, Ask):
            seat = pending.seats[0]
            options = tuple(state.options(seat))
            entry = ask(state, pending, bots, luck)
            if pending.clock in TURN and LEAST_OPTIONS <= len(options) <= MOST_OPTIONS:
                position = Position(seat, setup, tuple(told[seat]), state.view(seat), pending)
                if len(position.told) <= LONGEST_STORY and isinstance(entry, Answers):
                    said = entry.moves[0][1]
                    yield Asked(position, options, said, judge.confidence(bots[seat], said))
            events = state.apply(entry)
        else:
            events = state.apply(luck.answer(pending))
        tell(title, events, bots)
        for event in events:
            for seat, heard in enumerate(told):
                if tag_of(event) in judge.BEGINS:
                    heard.clear()
                if (part := title.tell(event, seat)) is not None:
                    heard.append(part)


def puzzle_in(wanted: Wanted, asked: Asked, name: str) -> AnyPuzzle | None:
    """The puzzle that a question is, if it is one.

    A rule of thumb errs; a search as the strongest bot's finds one option clearly the best; and so does a
    second one, much larger and with other random numbers, which plays all options in the same worlds.
    """
    judge, (position, options, said, sure) = JUDGES[wanted.game], asked
    if sure < wanted.lead or len(kinds_in(options)) == 1:
        return None
    usual = judge.by_rule_of_thumb(position, options, f"{name}:usual")
    if usual == said:
        return None
    best, lead = judge.decide(position, f"{name}:first")
    if best != said or lead < wanted.lead:
        return None
    judged = judge.judge(position, f"{name}:second", wanted.worlds)
    if max(judged.chances, key=lambda move: judged.chances[move]) != best:
        return None
    if judged.lead < wanted.lead or judged.lead < STANDARD_ERRORS * judged.error:
        return None
    if judged.chances[best] - judged.chances[usual] > PLAUSIBLE:
        return None
    found = tuple(
        Found(move=move, chance=round(min(1.0, max(0.0, judged.chances[move])), 4), playouts=judged.worlds)
        for move in options
    )
    return Puzzle(
        game=wanted.game,
        setup=position.setup,
        seat=position.seat,
        told=tuple(position.told),
        view=position.view,
        ask=position.ask,
        found=found,
        error=round(judged.error, 5),
        usual=options.index(usual),
        reason=judge.reason_for(position, best, options, f"{name}:reason"),
    )
