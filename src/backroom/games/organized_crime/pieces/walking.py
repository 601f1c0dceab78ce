"""C12 to C17: where a named piece may step, and whether all its points can still be used."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import SEATS
from backroom.games.organized_crime.state import BITS, COUNT, Choices, Country, Walker


class Path:
    """Follows one piece through moves that are only considered: the game, and whom the path has killed."""

    def __init__(self, game: Country, walker: Walker) -> None:
        self.game = game
        self.walker = walker
        self.dead: i64 = 0  # seats whose Boss it has killed, as a mask
        self.kills: list[int] = []  # space * 4 + seat of each hit-man

    def men(self, seat: i64, space: i64) -> i64:
        """The hit-men of a seat that are left on a space."""
        if (self.dead >> seat) & 1:
            return 0
        men = self.game.men(seat, space)
        if men and self.kills:
            key: i64 = space * SEATS + seat
            for killed in self.kills:
                if killed == key:
                    men -= 1
        return men

    def has_boss(self, seat: i64, space: i64) -> bool:
        """Whether the Boss of a seat is left on a space."""
        return self.game.boss[seat] == space and not (self.dead >> seat) & 1

    def is_open(self, base: i64) -> bool:
        """C16: the base of a player who is not out."""
        return self.game.is_open(base) and not (self.dead >> self.game.owner[base]) & 1

    def is_guarded(self, base: i64) -> bool:
        """C21: an enemy is in the Hit-Men space; [R] third players' too, but not the defender's Boss."""
        game = self.game
        space: i64 = game.rules.board.hit_men[base]
        for seat in range(game.rules.players):
            if seat == game.seat:
                continue
            if self.men(seat, space) or (seat != game.owner[base] and self.has_boss(seat, space)):
                return True
        return False

    def ways(self, space: i64, came: i64, fresh: bool) -> list[int]:
        """C13 to C16: the spaces a point leads to."""
        walker = self.walker
        start = walker.start
        board = self.game.rules.board
        home: i64 = board.home_of[space]
        found: list[int] = []
        if home == NONE:
            onward = (
                board.first[walker.direction * board.count + space]
                if fresh
                else board.onward[came * board.count + space]
            )
            for there in onward:
                if there != came and there != start:
                    found.append(there)
            attack = walker.attack
            if attack != NONE and board.door_of[space] == attack and self.is_open(attack):
                self.add_way(found, board.hit_men[attack], came)
        elif space == board.boss[home]:
            self.add_way(found, board.hit_men[home], came)
        else:
            own = self.game.base[self.game.seat] == home
            inside = board.home_of[start] == home
            clear = own or not self.is_guarded(home)
            if own or (clear and walker.attack == home and self.is_open(home)):
                self.add_way(found, board.boss[home], came)
            # [R] C21: a piece that came in this turn must kill them all before going anywhere
            if inside or clear:
                for door in board.doors[home]:
                    self.add_way(found, door, came)
        return found

    def add_way(self, found: list[int], there: i64, came: i64) -> None:
        """C13, C14: not straight back, and not to the space where the turn began."""
        if there != came and there != self.walker.start:
            found.append(there)

    def still_fresh(self, space: i64, there: i64, fresh: bool) -> bool:
        """C14: the named direction is taken by the first step from track to track."""
        home_of = self.game.rules.board.home_of
        return fresh and not (home_of[space] == NONE and home_of[there] == NONE)

    def can_use_all(self, space: i64, came: i64, fresh: bool, points: i64) -> bool:
        """C17: some way of stepping and killing uses these points, or excuses them; cards do not count."""
        if points == 0:
            return True
        for there in self.ways(space, came, fresh):
            if self.can_use_all(there, space, self.still_fresh(space, there, fresh), points - 1):
                return True
        return self.can_kill(space, came, fresh, points)

    def can_kill(self, space: i64, came: i64, fresh: bool, points: i64) -> bool:
        """C17, C19: ... with a kill as the next point."""
        game = self.game
        for seat in range(game.rules.players):
            if seat != game.seat and self.men(seat, space):
                self.kills.append(space * SEATS + seat)
                used = self.can_use_all(space, came, fresh, points - 1)
                self.kills.pop()
                if used:
                    return True
                break  # it makes no difference whose man dies first
        for seat in range(game.rules.players):
            if seat == game.seat or not self.has_boss(seat, space):
                continue
            if not may_kill_boss(game, self.walker, seat):
                continue
            if self.can_kill_boss(space, came, fresh, points, seat):
                return True
        return False

    def can_kill_boss(self, space: i64, came: i64, fresh: bool, points: i64, seat: i64) -> bool:
        """C17, C22: ... of a Boss: at home, or the last one, it excuses the rest."""
        game = self.game
        if at_home(game, seat):
            return True
        self.dead |= 1 << seat
        last = game.alive & ~self.dead == 1 << game.seat
        used = last or self.can_use_all(space, came, fresh, points - 1)
        self.dead &= ~(1 << seat)
        return used


def at_home(game: Country, seat: i64) -> bool:
    """C21: a Boss in one of its own home spaces."""
    return game.rules.board.home_of[game.boss[seat]] == game.base[seat]


def may_kill_boss(game: Country, walker: Walker, seat: i64) -> bool:
    """C21: at home only in a declared attack."""
    return not at_home(game, seat) or walker.attack == game.base[seat]


def all_choices(game: Country, walker: Walker) -> Choices:
    """C13, C19: everything a point can do."""
    return ways_and_kills(game, walker, Path(game, walker))


def ways_and_kills(game: Country, walker: Walker, path: Path) -> Choices:
    """C13, C19: everything that the next point of a path can do."""
    kills: list[int] = []
    space = walker.space
    here: i64 = game.at[space]
    for seat in range(game.rules.players):
        if seat == game.seat or not game.lives(seat):
            continue
        if (here >> (BITS * seat)) & COUNT:
            kills.append(seat * 2)
        if game.boss[seat] == space and may_kill_boss(game, walker, seat):
            kills.append(seat * 2 + 1)
    return Choices(path.ways(space, walker.came, walker.fresh), kills)


def choices(game: Country, walker: Walker) -> Choices:
    """C17: a choice that strands points is refused while another exists; looked for once a question."""
    found = game.choices
    if found is None:
        found = find_choices(game, walker)
        game.choices = found
    return found


def find_choices(game: Country, walker: Walker) -> Choices:
    """C17: without those that strand points, if there are others."""
    path = Path(game, walker)
    found = ways_and_kills(game, walker, path)
    if game.excused or len(found.steps) + len(found.kills) <= 1:
        return found
    steps = [there for there in found.steps if step_uses_all(path, walker, there)]
    kills = [kill for kill in found.kills if kill_uses_all(path, walker, kill)]
    if steps or kills:
        return Choices(steps, kills)
    return found


def step_uses_all(path: Path, walker: Walker, there: i64) -> bool:
    """C17: after this step all points can be used."""
    fresh = path.still_fresh(walker.space, there, walker.fresh)
    return path.can_use_all(there, walker.space, fresh, walker.points - 1)


def kill_uses_all(path: Path, walker: Walker, kill: i64) -> bool:
    """C17: after this kill all points can be used."""
    if kill % 2:
        return path.can_kill_boss(walker.space, walker.came, walker.fresh, walker.points, kill // 2)
    path.kills.append(walker.space * SEATS + kill // 2)
    used = path.can_use_all(walker.space, walker.came, walker.fresh, walker.points - 1)
    path.kills.pop()
    return used
