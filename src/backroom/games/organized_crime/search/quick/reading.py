"""What a quick player makes of a state: what each family has, what threatens whom, what a landing brings."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.printed.board import (
    BUSINESS_INVESTMENT,
    CITY,
    CITY_CIRCLE,
    CORRUPT_OFFICIAL,
    ENTERTAINMENT,
    FEDERAL,
    HIT_MEN,
    ILLEGAL_ACTIVITIES,
    LOAN_SHARKING,
    MISTAKE,
    NONE,
    OFFICIAL,
    POWER,
)
from backroom.games.organized_crime.rules import MAN, OFFICIAL_CARD, SEATS, VOTE
from backroom.games.organized_crime.search.quick.atlas import AT_LEAST, FAR, FARTHEST, ROLLS, UNTHOUGHT, Atlas
from backroom.games.organized_crime.search.quick.style import Style
from backroom.games.organized_crime.state import BITS, COUNT, KIND

LAST_ENEMY: Final = 3_000_000  # what it is worth that the last enemy is out: that is the game
IMPATIENCE: Final = 25  # after this many rounds an attack of the next turn counts twice
NOTHING: Final[vec[i64]] = vec[i64]([])
TRADES: Final = 3  # kinds of business, and of activity


class Reading:
    """Sums up a state once, for one seat that is to decide something in it."""

    def __init__(self, atlas: Atlas, style: Style, game: OrganizedCrime, seat: i64) -> None:
        self.atlas = atlas
        self.style = style
        self.game = game
        self.seat: i64 = seat
        self.round: i64 = game.round
        self.others: list[int] = []
        self.pieces: list[list[int]] = [[], [], [], []]  # where each seat has hit-men
        self.men: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.income: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.cities: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.officials: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.circles: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.cards: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.hits: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.standing: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.prize: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.carrying: i64 = -1
        self.spots: vec[i64] = NOTHING  # what landings are worth, by space
        limit = game.rules.rounds
        self.horizon: i64 = style.horizon
        if limit is not None:
            self.horizon = max(0, min(self.horizon, limit - game.round))
        self.count_pieces()
        self.count_circles()
        leader: i64 = seat
        for other in range(game.rules.players):
            if not game.lives(other):
                continue
            if other != seat:
                self.others.append(other)
            self.count_cards(other)
            self.standing[other] = (
                game.money[other]
                + style.horizon * self.income[other]
                + style.official * self.officials[other]
                + style.card * self.cards[other]
                + MAN * self.men[other]
            )
            if self.standing[other] > self.standing[leader]:
                leader = other
        self.all_there_is: i64 = style.survival + self.standing[seat]
        self.needed: vec[i64] = vec[i64]([0, 0, 0, 0])  # points to kill each Boss, once one is there
        self.outside: vec[i64] = vec[i64]([NONE, NONE, NONE, NONE])  # where a Boss is that is not at home
        for other in self.others:
            self.prize[other] = self.prize_of(other, leader)
            self.needed[other] = self.kill_points(other, self.guards_of(other), self.hits[seat])
            boss: i64 = game.boss[other]
            if atlas.board.home_of[boss] != game.base[other]:
                self.outside[other] = boss
        self.home: i64 = game.home(seat)
        self.nearest: vec[i64] = vec[i64]([FAR, FAR, FAR, FAR])  # points to one's base, or to one's Boss
        self.measure()

    def count_pieces(self) -> None:
        """Find the hit-men of every seat."""
        at = self.game.at
        for space in range(self.atlas.count):
            here: i64 = at[space]
            if here:
                for seat in range(SEATS):
                    men: i64 = (here >> (BITS * seat)) & COUNT
                    if men:
                        self.men[seat] += men
                        self.pieces[seat].append(space)

    def count_circles(self) -> None:
        """C8, C29: count what every seat controls."""
        board = self.atlas.board
        income, kinds = board.income, board.circle_kind
        for circle, owner in enumerate(self.game.circles):
            if owner != NONE:
                kind: i64 = kinds[circle]
                self.circles[owner] += 1
                if kind >= OFFICIAL:
                    self.officials[owner] += 1
                else:
                    self.income[owner] += income[circle]
                    if kind == CITY_CIRCLE:
                        self.cities[owner] += 1

    def count_cards(self, seat: i64) -> None:
        """C19: count the kills that cards make; of the others' one sees the backs."""
        powers: i64 = 0
        hits: i64 = 0
        for card in self.game.hands[seat]:
            kind: i64 = card & KIND
            self.cards[seat] += 1
            if kind < OFFICIAL_CARD:
                powers += 1
                if kind < 2:
                    hits += kind + 1
        self.hits[seat] = hits if seat == self.seat else (9 * powers + 5) // 10

    def prize_of(self, victim: i64, leader: i64) -> i64:
        """C22: what one gains by killing this Boss."""
        if len(self.others) == 1:
            return LAST_ENEMY
        style = self.style
        money: i64 = self.game.money[victim]
        threat: i64 = style.threat * self.standing[victim] // 100
        if victim == leader:
            threat *= 2
        return style.conquest + money // 2 + style.card * self.cards[victim] + threat

    def measure(self) -> None:
        """C21: find how near the pieces of each enemy are to one's base, or to one's Boss on the track."""
        game, atlas = self.game, self.atlas
        boss: i64 = game.boss[self.seat]
        base: i64 = game.base[self.seat]
        at_home = atlas.board.home_of[boss] == base
        for enemy in self.others:
            best: i64 = self.distance(game.boss[enemy], boss, base, at_home)
            for space in self.pieces[enemy]:
                best = min(best, self.distance(space, boss, base, at_home))
            self.nearest[enemy] = best

    def distance(self, start: i64, boss: i64, base: i64, at_home: bool) -> i64:
        """The points that bring a piece into a base, or to a Boss that is not at home."""
        atlas = self.atlas
        if at_home:
            return atlas.near[start * atlas.bases + base]
        if start == boss:
            return 0
        reach = atlas.reach
        at: i64 = start * 2 * atlas.count + boss
        return min(reach[at], reach[at + atlas.count])

    def kill_points(self, victim: i64, guards: i64, hits: i64) -> i64:
        """C21: the points to kill a Boss once one is in its base, or beside it."""
        game = self.game
        board = self.atlas.board
        boss: i64 = game.boss[victim]
        if boss != board.boss[game.base[victim]]:
            return 0 if hits > 0 else 1
        return max(0, guards + 1 - hits) + 1

    def danger(self, guards: i64) -> float:
        """How likely an enemy kills one's Boss before one's next turn, with so many guards at home."""
        safe = 1.0
        for enemy in self.others:
            points = self.nearest[enemy] + self.kill_points(self.seat, guards, self.hits[enemy])
            if points <= FARTHEST:
                safe *= 1.0 - AT_LEAST[points] / ROLLS
        return 1.0 - safe

    def guards_of(self, victim: i64) -> i64:
        """C21: the hit-men one finds in a base, third players' too."""
        game = self.game
        space: i64 = self.atlas.board.hit_men[game.base[victim]]
        here: i64 = game.at[space]
        guards: i64 = 0
        for seat in range(SEATS):
            if seat != self.seat:
                guards += (here >> (BITS * seat)) & COUNT
        return guards

    def raid(self, victim: i64, start: i64, way: i64) -> i64:
        """The points with which one's piece that starts here kills a Boss; more than 12: it cannot."""
        atlas = self.atlas
        at: i64 = start * 2 + way
        boss = self.outside[victim]
        if boss == NONE:
            return atlas.entry[at * atlas.bases + self.game.base[victim]] + self.needed[victim]
        if start == boss:
            return self.needed[victim]
        return atlas.reach[at * atlas.count + boss] + self.needed[victim]

    def menace(self, space: i64) -> i64:
        """What it is worth to stand here next turn: the best attack from here, and its odds."""
        best: i64 = 0
        for victim in self.others:
            points = self.nearer_raid(victim, space)
            if points <= FARTHEST:
                best = max(best, AT_LEAST[points] * self.prize[victim] // ROLLS)
        return best

    def nearer_raid(self, victim: i64, start: i64) -> i64:
        """The points with which one's piece that starts here kills a Boss, in the better direction."""
        if self.outside[victim] != NONE:
            return min(self.raid(victim, start, 0), self.raid(victim, start, 1))
        atlas = self.atlas
        return atlas.near[start * atlas.bases + self.game.base[victim]] + self.needed[victim]

    def worth(self, space: i64, boss: bool) -> i64:
        """What it is worth to end a movement on a space."""
        if len(self.spots) == 0:
            self.spots = self.atlas.unthought[:]
        known = self.spots[space]
        if known == UNTHOUGHT:
            known = self.gain(space)
            if self.atlas.board.kind[space] < HIT_MEN:
                patience: i64 = self.style.later * (IMPATIENCE + self.game.round) // IMPATIENCE
                known += patience * self.menace(space) // 100
            self.spots[space] = known
        return known - self.lost_boss(space) if boss else known

    def lost_boss(self, space: i64) -> i64:
        """C11: what a Boss risks by ending its movement here."""
        kind: i64 = self.atlas.board.kind[space]
        if kind >= HIT_MEN:
            return 0
        if kind == FEDERAL:
            return self.all_there_is
        risk = self.style.open_boss
        if kind == MISTAKE:
            risk = self.atlas.removal + (100 - self.atlas.removal) * risk // 100
        return self.all_there_is * risk // 100

    def gain(self, space: i64) -> i64:
        """C14: what the space itself does for a piece that ends there."""
        board = self.atlas.board
        kind: i64 = board.kind[space]
        style = self.style
        if kind == POWER:
            return style.power_card
        if kind == CITY:
            return self.gain_of_city(board.city[space])
        if kind == BUSINESS_INVESTMENT:
            return self.gain_of_trade(ENTERTAINMENT)
        if kind == ILLEGAL_ACTIVITIES:
            return self.gain_of_trade(LOAN_SHARKING)
        if kind == CORRUPT_OFFICIAL:
            return self.gain_of_official()
        if kind == MISTAKE:
            return -self.atlas.mistake_fine - self.atlas.removal * style.piece // 100
        if board.removes[space]:
            return -style.piece
        return -board.fine[space]

    def source_worth(self, income: i64) -> i64:
        """What it is worth to control a source of income; in a variant its circle counts at the end."""
        worth = income * self.horizon - self.style.man
        return worth if self.game.rules.rounds is None else worth + self.style.circle

    def gain_of_city(self, circle: i64) -> i64:
        """C23: the first city is free of votes."""
        if self.game.circles[circle] != NONE or not self.game.left[self.seat]:
            return 0
        value = self.source_worth(self.atlas.board.income[circle])
        if not self.cities[self.seat]:
            return value + self.style.first_city
        if self.game.left[self.seat] <= self.style.kept:
            return 0
        return value * self.chance_to_carry() // 100

    def gain_of_trade(self, first: i64) -> i64:
        """C23: the best free source of this group, if the Commission gives it."""
        if self.game.left[self.seat] <= self.style.kept or not self.cities[self.seat]:
            return 0
        circle = self.best_free(first)
        if circle == NONE:
            return 0
        return self.source_worth(self.atlas.board.income[circle]) * self.chance_to_carry() // 100

    def best_free(self, first: i64) -> i64:
        """The free circle with the best income among three kinds, or NONE."""
        board = self.atlas.board
        best: i64 = NONE
        for kind in range(first, first + TRADES):
            circle = self.game.free_circle(kind)
            if circle != NONE and (best == NONE or board.income[circle] > board.income[best]):
                best = circle
        return best

    def gain_of_official(self) -> i64:
        """C8: a card is worth what the officials still to be had are, less their price."""
        if self.game.left[self.seat] <= self.style.kept:
            return 0
        free: i64 = 0
        for kind in range(OFFICIAL, OFFICIAL + 3):
            for circle in self.atlas.board.circles_of[kind]:
                if self.game.circles[circle] == NONE:
                    free += 1
        return (self.style.official - 40_000) * min(4, free) // 4

    def votes(self, seat: i64, less: i64) -> i64:
        """C25: the votes of a seat, after paying so much."""
        money: i64 = self.game.money[seat] - less
        votes: i64 = 1 + max(0, money) // VOTE
        if not self.game.suspended[seat]:
            votes += 2 * self.officials[seat]
        return votes

    def share(self, seat: i64, rival: i64) -> i64:
        """How much of the gain of a rival is a loss to a seat."""
        if len(self.others) == 1:
            return self.style.duel
        return self.style.ahead if self.standing[rival] >= self.standing[seat] else self.style.behind

    def goodwill(self) -> i64:
        """Between two there is nobody else to win over."""
        return self.style.goodwill if len(self.others) > 1 else 0

    def chance_to_carry(self) -> i64:
        """How likely one would win a vote for an income of $20,000, bought votes included."""
        if self.carrying < 0:
            value: i64 = 20_000 * self.horizon
            total = self.votes(self.seat, 0)
            for other in self.others:
                favour = 100 * self.goodwill() > self.share(other, self.seat) * value
                total += self.votes(other, 0) if favour else -self.votes(other, 0)
            if total > 0:
                self.carrying = self.style.likely
            else:
                self.carrying = self.style.bought if len(self.others) > 1 else self.style.bought // 2
        return self.carrying

    def kill_worth(self, space: i64) -> i64:
        """A dead enemy, and what he threatens."""
        near = self.atlas.near[space * self.atlas.bases + self.game.base[self.seat]]
        return self.style.man_killed + (9 - near) * self.style.near if near <= 8 else self.style.man_killed

    def cost_of_leaving(self, leaving: i64) -> i64:
        """What it costs to send guards away from home."""
        guards = self.game.men(self.seat, self.home)
        more = self.danger(max(0, guards - leaving)) - self.danger(guards)
        lost: i64 = int(more * float(self.all_there_is)) * self.style.caution // 100
        return lost + leaving * self.style.leaving
