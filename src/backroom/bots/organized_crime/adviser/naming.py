"""C12 to C21: why to name a piece, to split the points so, and to go this way."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from backroom.bots.organized_crime.regular import landing, walking
from backroom.bots.organized_crime.regular.atlas import DIRECTION_NAMES, FARTHEST
from backroom.bots.organized_crime.regular.odds import TOTALS
from backroom.bots.organized_crime.regular.reading import Reading
from backroom.games.organized_crime.advice import AdviceReason
from backroom.games.organized_crime.moves import Begin, Kill, Name, Step
from backroom.games.organized_crime.printed.board import NONE

WORTH_TRYING = 10  # per cent of the rolls: an attack that succeeds less often is not the reason


def explain(reading: Reading, name: Name, then: Name | None, *, is_pair: bool) -> AdviceReason:
    """C12: the attack it makes possible, or the space that is worth most; `then`: the piece named with it."""
    found = attack(reading, name, is_pair=is_pair)
    found = found or reach(reading, name, is_pair=is_pair) or hunt(reading, name, is_pair=is_pair)
    return replace(found or AdviceReason(code="habit"), then=then)


def shares(total: int, *, is_pair: bool) -> set[int]:
    """C12: the points that one piece may get of a roll."""
    return {total // 2, total - total // 2} if is_pair else {total}


def attack(reading: Reading, name: Name, *, is_pair: bool) -> AdviceReason | None:
    """C4, C21: the Boss it may kill, the most valuable first."""
    found: list[tuple[float, int, int]] = []
    for victim, needed in victims(reading, name):
        chance = sum(part for total, part in TOTALS if max(shares(total, is_pair=is_pair)) >= needed)
        percent = round(100 * chance)
        if percent >= WORTH_TRYING:
            found.append((chance * reading.prize(victim), victim, needed))
    if not found:
        return None
    _, victim, needed = max(found)
    chance = sum(part for total, part in TOTALS if max(shares(total, is_pair=is_pair)) >= needed)
    return AdviceReason(code="attack", seat=victim, points=needed, percent=round(100 * chance))


def victims(reading: Reading, name: Name) -> Iterator[tuple[int, int]]:
    """Whose Boss the piece may kill, and with how many points."""
    start, direction = reading.board.number[name.space], DIRECTION_NAMES.index(name.direction)
    for victim in reading.others:
        base = reading.base_of(victim)
        at_home = reading.board.home_of[reading.bosses[victim] or 0] == base
        if at_home and reading.view.families[victim].base != name.attack:
            continue
        guards = reading.guards(base, reading.seat)
        needed = reading.raid(reading.seat, victim, start, direction, guards)
        if needed <= FARTHEST:
            yield victim, needed


def reach(reading: Reading, name: Name, *, is_pair: bool) -> AdviceReason | None:
    """C14: of the spaces where it may end, the one that is worth most, weighed by how often it can."""
    start, direction = reading.board.number[name.space], DIRECTION_NAMES.index(name.direction)
    chances: dict[int, float] = {}
    for total, part in TOTALS:
        found: set[int] = set()
        for points in shares(total, is_pair=is_pair):
            found.update(reading.atlas.ends(start, direction, points))
        for space in found:
            chances[space] = chances.get(space, 0.0) + part
    gains = {space: landing.worth(reading, space, boss=name.boss) for space in chances}
    best = max(chances, key=lambda space: chances[space] * gains[space], default=None)
    if best is None or gains[best] <= 0:
        return None
    return AdviceReason(code="reach", space=reading.board.ids[best], percent=round(100 * chances[best]))


def hunt(reading: Reading, name: Name, *, is_pair: bool) -> AdviceReason | None:
    """C19: an enemy on the way."""
    start, direction = reading.board.number[name.space], DIRECTION_NAMES.index(name.direction)
    ways = reading.atlas.reach(start, direction)
    for victim in reading.others:
        for space in reading.men[victim]:
            steps = 0 if space == start else ways.get(space, FARTHEST)
            chance = sum(part for total, part in TOTALS if max(shares(total, is_pair=is_pair)) > steps)
            if reading.board.home_of[space] == NONE and chance > 0 and not name.boss:
                where = reading.board.ids[space]
                return AdviceReason(code="hunt", seat=victim, space=where, percent=round(100 * chance))
    return None


def explain_way(reading: Reading, move: Begin | Step | Kill) -> AdviceReason | None:
    """C12, C13, C19: where the points lead."""
    if isinstance(move, Kill):
        return AdviceReason(code="kill_boss" if move.boss else "kill_man", seat=move.seat)
    return begin(reading, move) if isinstance(move, Begin) else step(reading, move)


def begin(reading: Reading, move: Begin) -> AdviceReason | None:
    """C12: what this piece can do with its part of the points."""
    name = walking.name_of(reading.view.walkers[move.piece])
    killed = [victim for victim, needed in victims(reading, name) if needed <= move.points]
    if killed:
        return AdviceReason(code="split_attack", points=move.points, seat=max(killed, key=reading.prize))
    start, direction = reading.board.number[name.space], DIRECTION_NAMES.index(name.direction)
    ends = reading.atlas.ends(start, direction, move.points)
    best = max(ends, key=lambda space: landing.worth(reading, space, boss=name.boss), default=None)
    if best is None:
        return None
    return AdviceReason(code="split", points=move.points, space=reading.board.ids[best])


def step(reading: Reading, move: Step) -> AdviceReason | None:
    """C13: the attack it is part of, or the best space that the points still reach."""
    view = reading.view
    assert view.active is not None
    walker = view.walkers[view.active]
    walk = walking.Walk(reading, walker)
    if walk.attack is not None:
        victim = next((seat for seat in reading.others if reading.base_of(seat) == walk.attack), None)
        nearer = walk.board.number[move.space]
        if victim is not None and walk.attack in (walk.board.door_of[nearer], walk.board.home_of[nearer]):
            return AdviceReason(code="step_attack", seat=victim)
    if walker.points == 1:
        return AdviceReason(code="step_end", space=move.space)
    end = best_end(reading, walk, move)
    return None if end is None else AdviceReason(code="step", space=reading.board.ids[end])


def best_end(reading: Reading, walk: walking.Walk, move: Step) -> int | None:
    """C13, C14: of the spaces where the movement can end after this step, the one that is worth most."""
    came = walk.space
    there = walk.board.number[move.space]
    fresh = reading.memory.fresh and not walking.is_track_step(walk, there)
    places = {(there, came, fresh)}
    for _ in range(walk.walker.points - 1):
        after: set[tuple[int, int, bool]] = set()
        for space, before, still in places:
            is_home = walk.board.home_of[space] != NONE
            after.update(
                (onward, space, still and is_home) for onward in walk.ways(space, before, fresh=still)
            )
        if not after:
            return None
        places = after
    ends = {space for space, _, _ in places}
    return max(ends, key=lambda space: landing.worth(reading, space, boss=walk.walker.boss))
