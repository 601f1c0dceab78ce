"""C12 to C21: which pieces to name, in which direction, and how to spend their points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from backroom.bots.organized_crime.regular import guards, landing
from backroom.bots.organized_crime.regular.atlas import DIRECTION_NAMES, FARTHEST
from backroom.bots.organized_crime.regular.odds import TOTALS, points_to_kill_at_home
from backroom.bots.organized_crime.regular.reading import SURVIVAL, Reading
from backroom.games.organized_crime.moves import Begin, Hit, Kill, Move, Name, Step
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.view import WalkerView

STRANDED = -15_000  # a piece in an enemy base that it cannot clear
GUARD_KILLED = 12_000  # what a dead enemy guard is worth
MAN_KILLED = 10_000  # ... a dead enemy on the track, whatever he threatens
NEVER = 10_000_000  # more than anything can be worth
CANDIDATES = 6  # how many pieces are tried in pairs


class Plan:
    """Values one piece that could be named, for any number of points."""

    def __init__(self, reading: Reading, name: Name) -> None:
        self.name = name
        self.reading = reading
        self.start = reading.board.number[name.space]
        self.direction = DIRECTION_NAMES.index(name.direction)
        self.from_home = self.start == reading.home and not name.boss
        self.values: dict[int, float] = {}
        # with how many points it gets something, and what
        self.gains: list[tuple[int, float]] = [*self.raids(), *(() if name.boss else self.kills())]

    def value(self, points: int) -> float:
        """The best it can do with so many points."""
        known = self.values.get(points)
        if known is None:
            known = best_walk(self.reading, self.start, self.direction, points, boss=self.name.boss)
            for needed, gain in self.gains:
                if gain > known and needed <= points:
                    known = gain
            if self.name.boss:
                known -= lost_home(self.reading)
            self.values[points] = known
        return known

    def raids(self) -> Iterator[tuple[int, float]]:
        """C4, C21: the Boss of the base it attacks, or one away from home."""
        reading = self.reading
        for victim in reading.others:
            base = reading.base_of(victim)
            at_home = reading.board.home_of[reading.bosses[victim] or 0] == base
            if at_home and reading.view.families[victim].base != self.name.attack:
                continue
            there = reading.guards(base, reading.seat)
            needed = reading.raid(reading.seat, victim, self.start, self.direction, there)
            if needed <= FARTHEST:
                yield needed, reading.prize(victim)

    def kills(self) -> Iterator[tuple[int, float]]:
        """C19: enemy hit-men on the way, killed with a point."""
        reading = self.reading
        reach = reading.atlas.reach(self.start, self.direction)
        for victim in reading.others:
            for space in reading.men[victim]:
                steps = 0 if space == self.start else reach.get(space, FARTHEST)
                if steps < FARTHEST and reading.board.home_of[space] == NONE:
                    yield steps + 1, kill_worth(reading, victim, space)


def best_walk(reading: Reading, start: int, direction: int, points: int, *, boss: bool) -> float:
    """C14: the best landing with so many points."""
    key = (start, direction, points, boss)
    known = reading.walks.get(key)
    if known is None:
        ends = reading.atlas.ends(start, direction, points)
        known = max((landing.worth(reading, end, boss=boss) for end in ends), default=0.0)
        reading.walks[key] = known
    return known


def lost_home(reading: Reading) -> float:
    """C16: a Boss that leaves home does not come back, so it stays as long as anybody else can move."""
    at_home = reading.board.home_of[reading.bosses[reading.seat] or 0] != NONE
    return NEVER if at_home else 0.1 * SURVIVAL


def kill_worth(reading: Reading, victim: int, space: int) -> float:
    """A dead enemy: what he threatens, and a grudge repaid; less than nothing where it breaks one's word."""
    if victim in reading.at_peace:
        return -NEVER
    threat = 0.0
    base = reading.base_of(reading.seat)
    near = min(
        (entry for way in (0, 1) if (entry := reading.atlas.entry(space, way, base)) is not None), default=99
    )
    if near <= 8:
        threat = (9 - near) * 4_000.0
    return MAN_KILLED + threat + 5_000 * max(0.0, reading.memory.grudge[victim])


def choose_names(reading: Reading, options: Sequence[Name]) -> list[Name]:
    """C12: the piece, or the two pieces, from which most is expected."""
    plans = best_attacks([Plan(reading, name) for name in options])
    leaving = guards.cost_of_leaving(reading)
    singles = [
        (sum(chance * plan.value(total) for total, chance in TOTALS) - leaving * plan.from_home, plan)
        for plan in plans
    ]
    singles.sort(key=lambda pair: -pair[0])
    best, chosen = singles[0][0], [singles[0][1].name]
    for (_, one), (_, other) in combinations(singles[:CANDIDATES], 2):
        if not may_go_together(reading, one, other):
            continue
        both = int(one.from_home) + int(other.from_home)
        value = expected_of_two(one, other) - (guards.cost_of_leaving(reading, both) if both else 0.0)
        if value > best:
            best, chosen = value, [one.name, other.name]
    return chosen


def best_attacks(plans: list[Plan]) -> list[Plan]:
    """C21: for each piece and direction, the attack to declare: an attack that is not made costs nothing."""
    found: dict[tuple[int, bool, int], tuple[float, Plan]] = {}
    for plan in plans:
        key = (plan.start, plan.name.boss, plan.direction)
        value = sum(chance * plan.value(total) for total, chance in TOTALS)
        if key not in found or value > found[key][0]:
            found[key] = (value, plan)
    return [plan for _, plan in found.values()]


def may_go_together(reading: Reading, one: Plan, other: Plan) -> bool:
    """C12, C21: two pieces, and one attack a turn."""
    if one.name.attack is not None and other.name.attack is not None:
        return False
    if (one.start, one.name.boss) != (other.start, other.name.boss):
        return True
    return not one.name.boss and reading.men[reading.seat].get(one.start, 0) > 1


def expected_of_two(one: Plan, other: Plan) -> float:
    """C12: the total is split as equally as possible; the odd point goes where it does most."""
    value = 0.0
    for total, chance in TOTALS:
        half = total // 2
        rest = total - half
        value += chance * max(one.value(half) + other.value(rest), one.value(rest) + other.value(half))
    return value


def choose_begin(reading: Reading, options: Sequence[Begin]) -> Begin:
    """C12: the split that is worth most; an attacker goes first, for the other may not have to go at all."""
    total = sum(reading.view.dice)
    plans = [Plan(reading, name_of(walker)) for walker in reading.view.walkers]

    def value(begin: Begin) -> tuple[float, bool]:
        one = plans[begin.piece]
        gain = one.value(begin.points)
        if len(plans) > 1:
            gain += plans[1 - begin.piece].value(total - begin.points)
        return gain, one.name.attack is not None

    return max(options, key=value)


def name_of(walker: WalkerView) -> Name:
    """The move by which this piece was named."""
    return Name(walker.space, walker.boss, walker.direction, walker.attack)


class Walk:
    """Explores every way the moving piece can still go."""

    def __init__(self, reading: Reading, walker: WalkerView) -> None:
        self.reading = reading
        self.board = reading.board
        self.walker = walker
        self.space = self.board.number[walker.space]
        self.start = self.board.number[walker.start]
        self.attack = None if walker.attack is None else reading.atlas.base[walker.attack]
        self.direction = DIRECTION_NAMES.index(walker.direction)

    def best(self, space: int, came: int, *, fresh: bool, points: int, killed: int = 0) -> float:
        """What the best way from here brings."""
        reading = self.reading
        if self.attack is not None and space == self.board.hit_men[self.attack]:
            return self.raid(points)
        if points == 0:
            return landing.worth(reading, space, boss=self.walker.boss)
        found: list[float] = []
        for there in self.ways(space, came, fresh=fresh):
            still = fresh and self.board.home_of[space] != NONE
            found.append(self.best(there, space, fresh=still, points=points - 1))
        if self.attack is not None and self.board.door_of[space] == self.attack:
            found.append(self.raid(points - 1))
        victims = [seat for seat in reading.others for _ in range(reading.men[seat].get(space, 0))]
        if killed < len(victims):
            after = self.best(space, came, fresh=fresh, points=points - 1, killed=killed + 1)
            found.append(after + kill_worth(reading, victims[killed], space))
        if any(reading.bosses[seat] == space for seat in reading.others):
            found.append(max(reading.prize(seat) for seat in reading.others if reading.bosses[seat] == space))
        return max(found, default=landing.worth(reading, space, boss=self.walker.boss))

    def ways(self, space: int, came: int, *, fresh: bool) -> list[int]:
        """C13, C14: where a point leads on the track."""
        board = self.board
        home = board.home_of[space]
        if home != NONE:
            found: tuple[int, ...] = board.doors[home]
            if space == board.boss[home]:
                found = (board.hit_men[home],)
        elif fresh:
            found = board.first[self.direction * board.count + space]
        else:
            found = board.onward[came * board.count + space]
        return [there for there in found if there not in (came, self.start)]

    def raid(self, points: int) -> float:
        """C21: inside the base that is attacked, with so many points left."""
        assert self.attack is not None
        reading = self.reading
        victim = next(seat for seat in reading.others if reading.base_of(seat) == self.attack)
        there = reading.guards(self.attack, reading.seat)
        if points >= self.needed(there, reading.hits_of(reading.seat)):
            return reading.prize(victim)
        return STRANDED + GUARD_KILLED * min(points, there)

    def needed(self, there: int, hits: int) -> int:
        """The points that kill the Boss of the base, with so many hits of cards."""
        assert self.attack is not None
        in_room = self.board.boss[self.attack] in self.reading.bosses
        return points_to_kill_at_home(there, hits, in_room=in_room)


def choose_step(reading: Reading, walker: WalkerView, options: Sequence[Move]) -> Move:
    """C13, C19, C21: the next point of the moving piece."""
    walk = Walk(reading, walker)
    inside = walk.attack is not None and walk.space == walk.board.hit_men[walk.attack]
    if inside:
        return choose_inside(reading, walk, options)
    moves = [move for move in options if isinstance(move, Step | Kill)]
    memory = reading.memory
    came = walk.space if memory.came is None else memory.came

    def value(move: Move) -> float:
        if isinstance(move, Kill):
            if move.boss:
                return reading.prize(move.seat)
            after = walk.best(walk.space, came, fresh=memory.fresh, points=walker.points - 1, killed=1)
            return after + kill_worth(reading, move.seat, walk.space)
        assert isinstance(move, Step)
        there = walk.board.number[move.space]
        still = memory.fresh and not is_track_step(walk, there)
        return walk.best(there, walk.space, fresh=still, points=walker.points - 1)

    chosen = max(moves, key=value)
    if isinstance(chosen, Step):
        memory.fresh = memory.fresh and not is_track_step(walk, walk.board.number[chosen.space])
        memory.came = walk.space
    return chosen


def is_track_step(walk: Walk, there: int) -> bool:
    """C14: the step that takes the named direction."""
    home_of = walk.board.home_of
    return home_of[walk.space] == NONE and home_of[there] == NONE


def choose_inside(reading: Reading, walk: Walk, options: Sequence[Move]) -> Move:
    """C21: the Boss if it is here; its room if the way is free; else kill, with cards if they decide."""
    kills = [move for move in options if isinstance(move, Kill)]
    bosses = [move for move in kills if move.boss]
    if bosses:
        return bosses[0]
    assert walk.attack is not None
    room = walk.board.ids[walk.board.boss[walk.attack]]
    for move in options:
        if isinstance(move, Step) and move.space == room:
            return move
    there = reading.guards(walk.attack, reading.seat)
    hits = reading.hits_of(reading.seat)
    points = walk.walker.points
    cards = [move for move in options if isinstance(move, Hit) and move.targets[0].space == walk.walker.space]
    if cards and walk.needed(there, 0) > points >= walk.needed(there, hits):
        return max(cards, key=lambda move: (len(move.targets), move.card == "one_or_two_hits"))
    return kills[0] if kills else next(move for move in options if isinstance(move, Step))
