"""C31: a quick player: what it does at every step of a game, straight on the state."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.actions.moving import begin
from backroom.games.organized_crime.cards import cash, use
from backroom.games.organized_crime.commission.session import open_session
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.money.informants import place_informant
from backroom.games.organized_crime.money.ledger import first_debt, pay_bank, pay_income, repay
from backroom.games.organized_crime.money.ranges import learn_at_least
from backroom.games.organized_crime.printed.board import CITY, NONE, OFFICIAL
from backroom.games.organized_crime.printed.decks import MONEY
from backroom.games.organized_crime.rules import MAN, OFFICIAL_CARD
from backroom.games.organized_crime.search.quick.atlas import Atlas
from backroom.games.organized_crime.search.quick.naming import Naming, Plan, rank_namings
from backroom.games.organized_crime.search.quick.reading import Reading
from backroom.games.organized_crime.search.quick.style import Style
from backroom.games.organized_crime.search.quick.walking import Walk
from backroom.games.organized_crime.spaces import SPACES
from backroom.games.organized_crime.state import CRIMES, ROLLING, Walker


class Policy:
    """Plays one seat in playouts: accounts, guards, the dice, then what the landing allows."""

    def __init__(self, atlas: Atlas, style: Style) -> None:
        self.atlas = atlas
        self.style = style
        self.kept: Reading | None = (
            None  # from naming the pieces to moving the first; nothing happens between
        )

    def read(self, game: OrganizedCrime, seat: i64) -> Reading:
        """What it makes of the state."""
        return Reading(self.atlas, self.style, game, seat)

    def read_again(self, game: OrganizedCrime) -> Reading:
        """What it made of the state when it named its pieces, if it was this one in this turn."""
        kept = self.kept
        if kept is not None and kept.game is game and kept.seat == game.seat and kept.round == game.round:
            return kept
        return self.read(game, game.seat)

    def act(self, game: OrganizedCrime) -> None:
        """The next thing to do in one's turn."""
        if not game.rolled:
            self.collect(game)
            if not game.walkers:
                self.kept = self.spend(game) or self.read(game, game.seat)
                self.set_out(game, best_naming(self.kept))
            game.step = ROLLING
        elif game.active != NONE and not game.walkers[game.active].done:
            self.walk(game)
        elif self.must_begin(game):
            self.start(game)
        else:
            self.finish(game)

    def collect(self, game: OrganizedCrime) -> None:
        """C7, C28, C29: claim, cash, and pay debts out of what is not needed at once."""
        seat = game.seat
        if game.income:
            income = game.income
            game.income = 0
            pay_income(game, seat, income)
        while game.hands[seat] and game.holds(seat, MONEY):
            cash(game, seat)
        while game.debts:
            index = first_debt(game, seat)
            if index < 0 or game.money[seat] - game.debts[index][2] < self.style.reserve:
                return
            owed: i64 = game.debts[index][2]
            learn_at_least(game, seat, owed)
            repay(game, seat, owed)

    def spend(self, game: OrganizedCrime) -> Reading | None:
        """C3, C8: guards first, then officials; what it made of the state, if that has not changed."""
        seat = game.seat
        reading = self.hire(game)
        if not game.hands[seat]:
            return reading
        for kind in range(3):
            while game.left[seat] > 1 + self.style.kept and game.holds(seat, OFFICIAL_CARD + kind):
                circle = game.free_circle(OFFICIAL + kind)
                if circle == NONE:
                    break
                price: i64 = game.rules.board.price[circle]
                if game.money[seat] - price - MAN < self.style.reserve:
                    break
                use(game, seat, OFFICIAL_CARD + kind)
                pay_bank(game, seat, price, "official")
                place_informant(game, seat, circle)
                reading = None
        return reading

    def hire(self, game: OrganizedCrime) -> Reading | None:
        """C3: men at home, weighed against the odds of an attack; its reading, if it hired nobody."""
        seat = game.seat
        if not game.left[seat] or game.money[seat] < MAN:
            return None
        reading = self.read(game, seat)
        hired = False
        guards = game.men(seat, reading.home)
        men = reading.men[seat]
        danger = reading.danger(guards)
        while game.left[seat] and game.money[seat] >= MAN and guards < self.style.most_guards:
            safer = reading.danger(guards + 1)
            saved = (danger - safer) * float(reading.all_there_is * self.style.caution // 100)
            spare = guards < self.style.fewest + 1 and game.money[seat] >= 3 * MAN and game.left[seat] > 4
            if men and saved <= float(self.style.man) and not spare:
                break
            hired = True
            pay_bank(game, seat, MAN, "hit_man")
            game.left[seat] -= 1
            game.enter(seat, reading.home)
            guards += 1
            men += 1
            danger = safer
        return None if hired else reading

    def set_out(self, game: OrganizedCrime, naming: Naming) -> None:
        """C12: name the pieces."""
        for plan in naming.plans:
            game.walkers.append(Walker(plan.boss, plan.way, plan.attack, plan.start))

    def must_begin(self, game: OrganizedCrime) -> bool:
        """C12: whether two pieces are named, and the points are not split yet."""
        return game.active == NONE and any(not walker.done for walker in game.walkers)

    def start(self, game: OrganizedCrime) -> None:
        """C12: the split that is worth most; an attacker goes first, since the other may be excused."""
        reading = self.read_again(game)
        plans = [plan_of(reading, walker) for walker in game.walkers]
        total: i64 = game.dice[0] + game.dice[1]
        half: i64 = total // 2
        first: i64 = 0 if game.walkers[1].attack == NONE else 1
        one, other = plans[first].values, plans[1 - first].values
        points = total - half
        if one[half] + other[total - half] > one[total - half] + other[half]:
            points = half
        begin(game, first, points)
        game.walkers[1 - first].points = total - points

    def walk(self, game: OrganizedCrime) -> None:
        """C13: use every point of the moving piece."""
        walker = game.walkers[game.active]
        reading = self.read_again(game)
        self.kept = None
        Walk(reading, walker).go()
        walker.points = 0

    def finish(self, game: OrganizedCrime) -> None:
        """C23: what the landing allows, and the end of the turn."""
        seat = game.seat
        self.collect(game)
        while game.landings and game.left[seat] and game.money[seat] >= MAN:
            space: i64 = game.landings[0]
            game.landings = game.landings[1:]
            circle = self.source(game, space)
            if circle == NONE or (game.left[seat] <= self.style.kept and game.controls(seat, 0)):
                continue
            if game.rules.board.kind[space] == CITY and not game.controls(seat, 0):
                place_informant(game, seat, circle)
                continue
            open_session(game, seat, circle)
            return
        for walker in game.walkers:
            walker.done = True
        self.spend(game)
        if game.suspended[seat]:
            game.suspended[seat] -= 1
        game.step = CRIMES

    def source(self, game: OrganizedCrime, space: i64) -> i64:
        """C23: the best circle that a landing lets one ask for, or NONE."""
        board = game.rules.board
        if board.kind[space] == CITY:
            circle: i64 = board.city[space]
            return circle if game.circles[circle] == NONE else NONE
        if not game.controls(game.seat, 0):
            return NONE
        return self.read(game, game.seat).best_free(first_kind(board.kind[space]))


def first_kind(kind: i64) -> i64:
    """C23: the first of the three sources that a kind of space is about."""
    return 1 if SPACES[kind].names[0] == "entertainment" else 4


def best_naming(reading: Reading) -> Naming:
    """C12: the piece, or the two pieces, from which most is expected."""
    best: Naming | None = None
    for naming in rank_namings(reading):
        if best is None or naming.value > best.value:
            best = naming
    assert best is not None
    return best


def plan_of(reading: Reading, walker: Walker) -> Plan:
    """The plan by which a piece was named."""
    plan = Plan(reading, walker.start, walker.boss, walker.direction)
    for victim in reading.others:
        points = reading.raid(victim, walker.start, walker.direction)
        if walker.attack == reading.game.base[victim]:
            plan.gain(points, reading.prize[victim])
    return plan
