"""C12, C21: which one or two pieces to name, in which direction, and which base to attack."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.search.quick.atlas import FARTHEST, ROLLS, WAYS
from backroom.games.organized_crime.search.quick.reading import Reading

NEVER: Final = 10_000_000  # more than anything can be worth
CANDIDATES: Final = 6  # how many pieces are tried in pairs
LOWEST: Final = -1_000_000_000


class Plan:
    """Values one piece that could be named, for any number of points."""

    def __init__(self, reading: Reading, start: i64, boss: bool, way: i64) -> None:
        self.start: i64 = start
        self.boss = boss
        self.way: i64 = way
        self.attack: i64 = NONE
        self.from_home: bool = start == reading.home and not boss
        self.values: vec[i64] = vec[i64]([0] * (FARTHEST + 1))
        self.expected: i64 = 0
        self.walk(reading)

    def walk(self, reading: Reading) -> None:
        """C14: the best landing for every number of points; a Boss that leaves home does not come back."""
        atlas = reading.atlas
        at: i64 = (self.start * 2 + self.way) * (FARTHEST + 1)
        lost: i64 = 0
        if self.boss:
            at_home = atlas.board.home_of[self.start] != NONE
            lost = NEVER if at_home else reading.style.survival // 10
        for points in range(1, FARTHEST + 1):
            best: i64 = LOWEST
            for end in atlas.ends[at + points]:
                best = max(best, reading.worth(end, self.boss))
            self.values[points] = (0 if best == LOWEST else best) - lost

    def gain(self, points: i64, worth: i64) -> None:
        """With so many points or more, it can get this instead of a landing."""
        values = self.values
        for more in range(max(0, points), FARTHEST + 1):
            values[more] = max(values[more], worth)

    def sum_up(self) -> None:
        """Average over the dice."""
        total: i64 = 0
        for points in range(2, FARTHEST + 1):
            total += WAYS[points] * self.values[points]
        self.expected = total // ROLLS


def make_plan(reading: Reading, start: i64, boss: bool, way: i64) -> Plan:
    """A piece with all it can do: land, kill on the track, kill a Boss; and the best attack to declare."""
    plan = Plan(reading, start, boss, way)
    if not boss:
        add_kills(reading, plan)
    target: i64 = NONE
    best: i64 = 0
    needed: i64 = 0
    game = reading.game
    for victim in reading.others:
        points = reading.raid(victim, start, way)
        if points > FARTHEST:
            continue
        prize = reading.prize[victim]
        if reading.atlas.board.home_of[game.boss[victim]] != game.base[victim]:
            plan.gain(points, prize)
            continue
        more: i64 = 0
        for total in range(max(2, points), FARTHEST + 1):
            more += WAYS[total] * max(0, prize - plan.values[total])
        if more > best:
            best = more
            target = victim
            needed = points
    if target != NONE:
        plan.attack = game.base[target]
        plan.gain(needed, reading.prize[target])
    plan.sum_up()
    return plan


def add_kills(reading: Reading, plan: Plan) -> None:
    """C19: enemy hit-men on the way, killed with a point."""
    atlas = reading.atlas
    at: i64 = (plan.start * 2 + plan.way) * atlas.count
    for victim in reading.others:
        for space in reading.pieces[victim]:
            if atlas.board.home_of[space] != NONE:
                continue
            steps: i64 = 0 if space == plan.start else atlas.reach[at + space]
            if steps < FARTHEST:
                plan.gain(steps + 1, reading.kill_worth(space))


class Naming:
    """One or two pieces to name, and what is expected of them."""

    def __init__(self, plans: list[Plan], value: i64) -> None:
        self.plans = plans
        self.value: i64 = value


def make_plans(reading: Reading) -> list[Plan]:
    """Every piece in either direction; the Boss at home only if nobody else can move."""
    game = reading.game
    seat = reading.seat
    plans: list[Plan] = []
    for space in reading.pieces[seat]:
        plans.append(make_plan(reading, space, False, 0))
        plans.append(make_plan(reading, space, False, 1))
    boss: i64 = game.boss[seat]
    if not plans or reading.atlas.board.home_of[boss] == NONE:
        plans.append(make_plan(reading, boss, True, 0))
        plans.append(make_plan(reading, boss, True, 1))
    return plans


def rank_namings(reading: Reading) -> list[Naming]:
    """Everything worth considering, with its value; in no order."""
    leaving = reading.cost_of_leaving(1)
    both: i64 = LOWEST
    found: list[Naming] = []
    for plan in make_plans(reading):
        found.append(Naming([plan], plan.expected - (leaving if plan.from_home else 0)))
    best = best_of(found, CANDIDATES)
    for place, first in enumerate(best):
        for second in best[:place]:
            one, other = first.plans[0], second.plans[0]
            if not may_go_together(reading, one, other):
                continue
            value = expected_of_two(one, other)
            if one.from_home and other.from_home:
                if both == LOWEST:
                    both = reading.cost_of_leaving(2)
                value -= both
            elif one.from_home or other.from_home:
                value -= leaving
            found.append(Naming([one, other], value))
    return found


def best_of(namings: list[Naming], count: i64) -> list[Naming]:
    """The best of them, best first."""
    left = namings[:]
    found: list[Naming] = []
    while left and len(found) < count:
        best = 0
        for place in range(1, len(left)):
            if left[place].value > left[best].value:
                best = place
        found.append(left.pop(best))
    return found


def may_go_together(reading: Reading, one: Plan, other: Plan) -> bool:
    """C12, C21: two pieces, and one attack a turn."""
    if one.attack != NONE and other.attack != NONE:
        return False
    if one.start != other.start or one.boss != other.boss:
        return True
    return not one.boss and reading.game.men(reading.seat, one.start) > 1


def expected_of_two(one: Plan, other: Plan) -> i64:
    """C12: the total is split as equally as possible; the odd point goes where it does most."""
    value: i64 = 0
    first, second = one.values, other.values
    for total in range(2, FARTHEST + 1):
        half: i64 = total // 2
        rest: i64 = total - half
        value += WAYS[total] * max(first[half] + second[rest], first[rest] + second[half])
    return value // ROLLS
