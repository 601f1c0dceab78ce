"""C13 to C21: spends the points of a moving piece, without menus: each move is one the rules allow."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.cards import use
from backroom.games.organized_crime.pieces.killing import kill_boss, kill_man
from backroom.games.organized_crime.pieces.walking import at_home
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.printed.decks import ONE_HIT, ONE_OR_TWO_HITS
from backroom.games.organized_crime.rules import SEATS
from backroom.games.organized_crime.search.quick.naming import LOWEST
from backroom.games.organized_crime.search.quick.reading import Reading
from backroom.games.organized_crime.state import BITS, COUNT, OVER, Walker


class Walk:
    """Takes one piece to where it does most."""

    def __init__(self, reading: Reading, walker: Walker) -> None:
        self.reading = reading
        self.game = reading.game
        self.board = reading.atlas.board
        self.walker = walker
        self.victim: i64 = NONE if walker.attack == NONE else self.game.owner[walker.attack]
        self.most: i64 = LOWEST  # what the best step brings
        if self.victim != NONE and not self.game.lives(self.victim):
            self.victim = NONE

    def go(self) -> None:
        """Use every point; the piece is where it lands, or dead, or at home after a kill."""
        walker = self.walker
        while walker.points > 0 and not walker.done and self.game.step != OVER:
            if self.victim != NONE and self.board.home_of[walker.space] == walker.attack:
                self.fight()
                return
            if not self.move():
                return

    def ways(self, space: i64, came: i64, fresh: bool) -> tuple[int, ...]:
        """C13, C14: where a point leads, one's start and the space one came from included."""
        board = self.board
        home: i64 = board.home_of[space]
        if home == NONE:
            if fresh:
                return board.first[self.walker.direction * board.count + space]
            return board.onward[came * board.count + space]
        if space == board.boss[home]:
            return (board.hit_men[home],)
        return board.doors[home]

    def enemies(self, space: i64) -> i64:
        """How many hit-men of others are on a space."""
        here: i64 = self.game.at[space]
        if not here:
            return 0
        enemies: i64 = 0
        for seat in range(SEATS):
            if seat != self.game.seat:
                enemies += (here >> (BITS * seat)) & COUNT
        return enemies

    def boss_at(self, space: i64) -> i64:
        """The enemy whose Boss stands here and may be killed, or NONE."""
        game = self.game
        for seat in self.reading.others:
            if game.boss[seat] == space and game.lives(seat) and not at_home(game, seat):
                return seat
        return NONE

    def best(self, space: i64, came: i64, fresh: bool, points: i64, killed: i64) -> i64:
        """What the best way from here brings."""
        reading, board, walker = self.reading, self.board, self.walker
        if points == 0:
            return reading.worth(space, walker.boss)
        found: i64 = LOWEST
        inside: bool = board.home_of[space] != NONE
        for there in self.ways(space, came, fresh):
            if there != came and there != walker.start:
                found = max(found, self.best(there, space, fresh and inside, points - 1, 0))
        if self.victim != NONE and board.door_of[space] == walker.attack:
            found = max(found, self.raid(points - 1))
        if killed < self.enemies(space):
            after = self.best(space, came, fresh, points - 1, killed + 1)
            found = max(found, after + reading.kill_worth(space))
        boss = self.boss_at(space)
        if boss != NONE:
            found = max(found, reading.prize[boss])
        return reading.worth(space, walker.boss) if found == LOWEST else found

    def raid(self, points: i64) -> i64:
        """C21: inside the base that is attacked, with so many points left."""
        reading = self.reading
        guards = reading.guards_of(self.victim)
        if points >= reading.kill_points(self.victim, guards, reading.hits[reading.seat]):
            return reading.prize[self.victim]
        return reading.style.stranded + reading.style.guard_killed * min(points, guards)

    def move(self) -> bool:
        """Spend the next point, the best way there is; False if there is none."""
        walker, board, reading = self.walker, self.board, self.reading
        space, came, fresh, points = walker.space, walker.came, walker.fresh, walker.points
        boss = self.boss_at(space)
        if boss != NONE:
            walker.points -= 1
            kill_boss(self.game, boss, None)
            return True
        inside: bool = board.home_of[space] != NONE
        there: i64 = NONE
        choices = 0
        for way in self.ways(space, came, fresh):
            if way != came and way != walker.start:
                there = way
                choices += 1
        enter = self.victim != NONE and board.door_of[space] == walker.attack
        enemies = self.enemies(space)
        if choices > 1 or enter or enemies:
            there = self.choose(inside, enter)
            if (
                enemies
                and self.best(space, came, fresh, points - 1, 1) + reading.kill_worth(space) > self.most
            ):
                walker.points -= 1
                self.kill_one(space)
                return True
        if there == NONE:
            return False
        self.step(there)
        return True

    def choose(self, inside: bool, enter: bool) -> i64:
        """The best of several steps; `most` says what it brings."""
        walker, board = self.walker, self.board
        space, points = walker.space, walker.points
        there: i64 = NONE
        self.most = LOWEST
        for way in self.ways(space, walker.came, walker.fresh):
            if way != walker.came and way != walker.start:
                value = self.best(way, space, walker.fresh and inside, points - 1, 0)
                if value > self.most:
                    self.most = value
                    there = way
        if enter and self.raid(points - 1) > self.most:
            self.most = self.raid(points - 1)
            there = board.hit_men[walker.attack]
        return there

    def step(self, there: i64) -> None:
        """C13: to an adjacent space."""
        game, walker, home_of = self.game, self.walker, self.board.home_of
        if home_of[walker.space] == NONE and home_of[there] == NONE:
            walker.fresh = False
        if walker.boss:
            game.boss[game.seat] = int(there)
        else:
            game.leave(game.seat, walker.space)
            game.enter(game.seat, there)
        walker.came = walker.space
        walker.space = there
        walker.points -= 1
        walker.moved = True

    def kill_one(self, space: i64) -> None:
        """C19: one enemy on a space."""
        game = self.game
        for seat in range(SEATS):
            if seat != game.seat and game.men(seat, space):
                kill_man(game, seat, space, None)
                return

    def fight(self) -> None:
        """C21: kill the guards and then the Boss, with cards where they decide; or as many as one can."""
        game, walker, board, reading = self.game, self.walker, self.board, self.reading
        victim = self.victim
        room: i64 = board.boss[walker.attack]
        in_room = game.boss[victim] == room
        if walker.space != room:
            guards = self.enemies(walker.space)
            wins = walker.points >= reading.kill_points(victim, guards, reading.hits[reading.seat])
            while in_room and guards and walker.points > 0:
                if wins and walker.points <= 2 and self.play_hit(walker.space):
                    guards = self.enemies(walker.space)
                    continue
                walker.points -= 1
                self.kill_one(walker.space)
                guards -= 1
            if in_room and not guards and walker.points > 0 and room != walker.came and room != walker.start:
                self.step(room)
        if walker.space == game.boss[victim]:
            if walker.points > 0:
                walker.points -= 1
                kill_boss(game, victim, None)
            elif self.spend_hit():
                kill_boss(game, victim, None)
        if not walker.done and walker.points > 0:
            self.leave()

    def leave(self) -> None:
        """C17: points that are left must be used; the piece walks on, if it can."""
        self.victim = NONE
        while self.walker.points > 0 and self.move():
            pass

    def play_hit(self, space: i64) -> bool:
        """C19: kill one or two guards with a card, if there is one."""
        game = self.game
        seat = game.seat
        if game.holds(seat, ONE_OR_TWO_HITS) and (self.enemies(space) > 1 or not game.holds(seat, ONE_HIT)):
            use(game, seat, ONE_OR_TWO_HITS)
            self.kill_one(space)
            self.kill_one(space)
            return True
        if game.holds(seat, ONE_HIT):
            use(game, seat, ONE_HIT)
            self.kill_one(space)
            return True
        return False

    def spend_hit(self) -> bool:
        """C19: play a card against a Boss, if there is one."""
        game = self.game
        for kind in (ONE_HIT, ONE_OR_TWO_HITS):
            if game.holds(game.seat, kind):
                use(game, game.seat, kind)
                return True
        return False
