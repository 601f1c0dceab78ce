"""C12 to C21: what the dice may bring the pieces that are named, from what one seat sees and nothing else.

The view is laid out again as a state (`position`), and the engine plays every way of playing every throw in
it: steps, kills and the HIT cards of your own hand. Landing ends a piece's movement
here: nobody can know what a card drawn there would change.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.actions.hit import Hitting
from backroom.games.organized_crime.actions.moving import Beginning, Moving, begin
from backroom.games.organized_crime.actions.naming import Naming
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Begin, Hit, Kill, Move, Name, Option, Step
from backroom.games.organized_crime.outlook.position import position
from backroom.games.organized_crime.outlook.prospects import Outlook, Prospect
from backroom.games.organized_crime.pieces.walking import choices
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.state import BITS, OVER, Country, Walker
from backroom.games.organized_crime.view import View

MOST_POSITIONS: Final = 6_000  # of one throw; on a crowded board the count gives up here

NAMING: Final = Naming()
BEGINNING: Final = Beginning()
MOVING: Final = Moving()
HITTING: Final = Hitting()

Goal: TypeAlias = tuple[int, str, int, bool]  # piece, space, victim (NONE: to land there), its Boss
Key: TypeAlias = tuple[object, ...]


class TooMany(Exception):  # noqa: N818 - an answer, not an error
    """There are too many ways to play a throw to count them in time."""


def outlook(view: View, moves: tuple[Move, ...]) -> Outlook:
    """C12: the odds of these pieces, and which further pieces could be named."""
    if view.seat is None or view.step != "turn" or view.turn != view.seat or view.dice:
        raise Refused("C12", "odds are for the one who is about to roll")
    named = [Name(walker.space, walker.boss, walker.direction, walker.attack) for walker in view.walkers]
    start = position(view)
    for name in (*named, *moves):
        if not isinstance(name, Name):
            raise Refused("C12", "odds are of pieces that are named")
        NAMING.do(start, name)
    if not start.walkers:
        raise Refused("C12", "name one or two pieces")
    further: list[Option] = []
    NAMING.add(start, further)
    names = tuple([option for option in further if isinstance(option, Name)])
    try:
        return Outlook(prospects(start), names, ())
    except TooMany:
        return Outlook(None, names, ())


def prospects(start: OrganizedCrime) -> tuple[Prospect, ...]:
    """C12: of 36 throws, how many let the named pieces land on a space, or kill somebody on it."""
    ways: dict[Goal, int] = {}
    for total in range(2, 13):
        for goal in reached(start, total):
            ways[goal] = ways.get(goal, 0) + 6 - abs(7 - total)
    return tuple(
        [
            Prospect(piece, space, None if seat == NONE else seat, boss, ways[piece, space, seat, boss])
            for piece, space, seat, boss in sorted(ways)
        ]
    )


def reached(start: OrganizedCrime, total: i64) -> set[Goal]:
    """Every goal that some way of playing this throw reaches."""
    thrown = start.copy()
    thrown.rolled = True
    thrown.dice = (int(total // 2), int(total - total // 2))
    if len(thrown.walkers) == 1:
        begin(thrown, 0, total)
    goals: set[Goal] = set()
    seen: set[Key] = set()
    waiting = [thrown]
    while waiting:
        game = waiting.pop()
        for move in menu(game):
            after = game.copy()
            note(after, move, goals)
            finish_walk(after, goals)
            key = key_of(after)
            if after.step != OVER and key not in seen:
                seen.add(key)
                waiting.append(after)
        if len(seen) > MOST_POSITIONS:
            raise TooMany
    return goals


def menu(game: Country) -> list[Option]:
    """What a point or a HIT card can do now."""
    found: list[Option] = []
    if game.excused:
        return found
    BEGINNING.add(game, found)
    MOVING.add(game, found)
    HITTING.add(game, found)
    return found


def note(game: Country, move: Option, goals: set[Goal]) -> None:
    """Make a move, and remember who dies by it."""
    piece = 0 if game.active == NONE else int(game.active)
    if isinstance(move, Kill):
        walker = game.walkers[game.active]
        goals.add((piece, game.rules.board.ids[walker.space], move.seat, move.boss))
    elif isinstance(move, Hit):
        for target in move.targets:
            goals.add((piece, target.space, target.seat, target.boss))
    do(game, move)
    game.choices = None


def do(game: Country, move: Option) -> None:
    """Make the move with the engine's own action."""
    if isinstance(move, Begin):
        BEGINNING.do(game, move)
    elif isinstance(move, Hit):
        HITTING.do(game, move)
    else:
        assert isinstance(move, (Step, Kill))
        MOVING.do(game, move)


def finish_walk(game: Country, goals: set[Goal]) -> None:
    """C12, C14: a piece whose points are used lands, and the other one moves."""
    while game.step != OVER and game.active != NONE:
        walker = game.walkers[game.active]
        if not walker.done and walker.points > 0 and is_moving(game, walker):
            return
        if not walker.done:
            walker.done = True
            if walker.moved:
                goals.add((int(game.active), game.rules.board.ids[walker.space], NONE, False))
        game.choices = None
        other: i64 = NONE
        for piece in range(len(game.walkers)):
            if not game.walkers[piece].done:
                other = piece
        game.active = NONE
        if other != NONE:
            begin(game, other, game.walkers[other].points)


def is_moving(game: Country, walker: Walker) -> bool:
    """C17: some point of it can be used."""
    found = choices(game, walker)
    return bool(found.steps or found.kills)


def key_of(game: Country) -> Key:
    """What the rest of the turn depends on; where a piece has landed matters to HIT cards only."""
    hand = game.hand(game.seat)
    places: list[object] = []
    for walker in game.walkers:
        if walker.done:
            places.append(int(walker.space) if hand else None)
        else:
            places.append(
                (int(walker.space), int(walker.came), walker.fresh, int(walker.points), int(walker.attack))
            )
    enemies: list[int] = []
    own: i64 = 31 << (BITS * game.seat)
    for here in game.at:
        enemies.append(int(here & ~own))
    return (int(game.active), tuple(places), tuple(enemies), int(game.alive), int(hand), game.excused)
