"""What the bot makes of the table at one question, in dollars and chances."""

from __future__ import annotations

from functools import cached_property

from backroom.bots.organized_crime.regular.atlas import DIRECTIONS, Atlas
from backroom.bots.organized_crime.regular.memory import Memory
from backroom.bots.organized_crime.regular.odds import at_least, points_to_kill_at_home
from backroom.games.organized_crime.moves import CardName
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, OFFICIAL
from backroom.games.organized_crime.view import FamilyView, View

UNIT = 10_000  # C32
MAN = 10_000  # C3: the price of a man
VOTE = 100_000  # C25: a vote for every so much

HORIZON = 8  # for how many turns an income is counted
OFFICIAL_WORTH = 60_000  # two votes, and help against Mistakes
CARD_WORTH = 40_000  # an unseen card of somebody else
HITS: dict[CardName, int] = {"one_hit": 1, "one_or_two_hits": 2}
HITS_PER_BACK = 0.9  # hits on a Power card one has not seen
CLEAR_LEAD = 1.2  # times as far as the bot, who is clearly ahead
SURVIVAL = 500_000  # what it is worth to stay in the game, on top of what one has
CONQUEST = 250_000  # what it is worth that an enemy is out, on top of the spoils
LAST_ENEMY = 3_000_000  # ... and the last one: that is the game


class Reading:
    """Turns one view of the table into dollars and chances."""

    def __init__(self, atlas: Atlas, memory: Memory, view: View) -> None:
        self.atlas = atlas
        self.board = atlas.board
        self.memory = memory
        self.view = view
        self.seat = memory.seat
        self.me: FamilyView = view.families[memory.seat]
        self.money = self.me.money or 0
        self.others = [
            seat for seat, family in enumerate(view.families) if family.alive and seat != memory.seat
        ]
        self.spots: dict[int, float] = {}  # see `menace`
        self.worths: dict[tuple[int, bool], float] = {}  # see `landing`
        self.walks: dict[tuple[int, int, int, bool], float] = {}  # see `walking`
        self.carrying: float | None = None  # see `interest`

    @cached_property
    def at_peace(self) -> frozenset[int]:
        """C27: whom the bot has promised not to attack."""
        words = self.view.words
        return frozenset(word.to for word in words if word.word == "peace" and word.by == self.seat)

    @cached_property
    def horizon(self) -> int:
        """For how many turns an income still comes."""
        if self.view.rounds is None:
            return HORIZON
        return max(0, min(HORIZON, self.view.rounds - self.view.round))

    @cached_property
    def home(self) -> int:
        """One's Hit-Men space."""
        assert self.me.base is not None
        return self.board.hit_men[self.atlas.base[self.me.base]]

    @cached_property
    def men(self) -> list[dict[int, int]]:
        """The hit-men of each seat, by space."""
        number = self.board.number
        return [{number[space]: count for space, count in family.men} for family in self.view.families]

    @cached_property
    def bosses(self) -> list[int | None]:
        """Where each Boss is."""
        number = self.board.number
        return [None if family.boss is None else number[family.boss] for family in self.view.families]

    @cached_property
    def owners(self) -> dict[int, int]:
        """The living owner of each circle."""
        circle = self.atlas.circle
        return {circle[name]: seat for seat, one in enumerate(self.view.families) for name in one.circles}

    def base_of(self, seat: int) -> int:
        """The base of a player."""
        base = self.view.families[seat].base
        assert base is not None
        return self.atlas.base[base]

    # what a family has

    def money_of(self, seat: int) -> int:
        """What a player has, as nearly as the bot can tell."""
        family = self.view.families[seat]
        if family.money is not None:
            return family.money
        return (family.least + family.most) // 2 // UNIT * UNIT

    def officials_of(self, seat: int) -> int:
        """How many officials a player controls."""
        circle = self.atlas.circle
        kinds = self.board.circle_kind
        return sum(kinds[circle[name]] >= OFFICIAL for name in self.view.families[seat].circles)

    def cities_of(self, seat: int) -> int:
        """How many cities a player controls."""
        circle = self.atlas.circle
        kinds = self.board.circle_kind
        return sum(kinds[circle[name]] == CITY_CIRCLE for name in self.view.families[seat].circles)

    def votes_of(self, seat: int, *, less: int = 0) -> int:
        """C25: the votes a player is likely to have, after paying so much."""
        votes = 1 + max(0, self.money_of(seat) - less) // VOTE
        if not self.view.families[seat].suspended:
            votes += 2 * self.officials_of(seat)
        return votes

    def income_of(self, seat: int) -> int:
        """C29: what a player gets each turn."""
        return sum(self.board.income[self.atlas.circle[name]] for name in self.view.families[seat].circles)

    def standing(self, seat: int) -> int:
        """How far a player has come: money, what comes in, officials, cards, men."""
        return self.standings[seat]

    @cached_property
    def standings(self) -> list[int]:
        """The standing of every seat."""
        return [self.count_up(seat) for seat in range(len(self.view.families))]

    def count_up(self, seat: int) -> int:
        """What a player has, in dollars."""
        family = self.view.families[seat]
        return (
            self.money_of(seat)
            + HORIZON * self.income_of(seat)
            + OFFICIAL_WORTH * self.officials_of(seat)
            + CARD_WORTH * (family.power_cards + family.official_cards)
            + MAN * sum(count for _, count in family.men)
        )

    @cached_property
    def leader(self) -> int:
        """The living player who has come farthest."""
        return max([self.seat, *self.others], key=self.standing)

    def leads(self, seat: int) -> bool:
        """Whether this player is clearly ahead of the bot and of everybody else: nobody feeds them."""
        if seat == self.seat or self.leader != seat or len(self.others) < 2:
            return False
        return self.standing(seat) > CLEAR_LEAD * self.standing(self.seat)

    def hits_of(self, seat: int) -> int:
        """C19: the kills a player's cards make; unseen cards count as they are likely to be."""
        return self.hits[seat]

    @cached_property
    def hits(self) -> list[int]:
        """C19: the kills the cards of each make."""
        return [self.count_hits(seat) for seat in range(len(self.view.families))]

    def count_hits(self, seat: int) -> int:
        """C19: the kills on the cards one knows, and those likely to be on the others."""
        family = self.view.families[seat]
        known = sum(HITS.get(card, 0) for card in family.known)
        powers = sum(card in ("one_hit", "one_or_two_hits", "money") for card in family.known)
        return known + round(HITS_PER_BACK * (family.power_cards - powers))

    # sources of income, as C23 has them

    def source_income(self, source: str) -> int:
        """What a city, a business or an activity brings each turn."""
        for name, circle in self.atlas.circle.items():
            if name == source or name.rsplit("_", 1)[0] == source:
                return self.board.income[circle]
        raise AssertionError(source)

    def source_worth(self, source: str) -> int:
        """What it is worth to control it; in a variant the circle counts at the end."""
        worth = self.source_income(source) * self.horizon
        return worth if self.view.rounds is None else worth + 50_000

    def best_free(self, first: int, last: int) -> int:
        """The best income of a free circle of these kinds, 0 if there is none."""
        return max(
            (
                self.board.income[circle]
                for kind in range(first, last + 1)
                for circle in self.board.circles_of[kind]
                if circle not in self.owners
            ),
            default=0,
        )

    # attacks, as C21 has them

    def guards(self, base: int, attacker: int) -> int:
        """C21: the hit-men that an attacker finds in a base, third players' too."""
        space = self.board.hit_men[base]
        return sum(men.get(space, 0) for seat, men in enumerate(self.men) if seat != attacker)

    def raid(self, attacker: int, victim: int, start: int, direction: int, guards: int) -> int:
        """The points with which a piece that starts here kills a Boss; more than 12: it cannot."""
        boss = self.bosses[victim]
        assert boss is not None
        hits = self.hits_of(attacker)
        base = self.base_of(victim)
        home = self.board.home_of[boss]
        if home != base:  # C4: on the track, or in a third player's base, where the bot does not look for it
            reach = self.atlas.reach(start, direction)
            steps = 0 if start == boss else reach.get(boss, 99)
            return steps + max(0, 1 - hits)
        entry = self.atlas.entry(start, direction, base)
        if entry is None:
            return 99
        return entry + points_to_kill_at_home(guards, hits, in_room=boss == self.board.boss[base])

    def pieces_of(self, seat: int) -> list[int]:
        """The spaces where a player has a piece that can be sent to kill."""
        boss = self.bosses[seat]
        return [*self.men[seat], *(() if boss is None or boss in self.men[seat] else (boss,))]

    def danger(self, guards: int, victim: int | None = None) -> float:
        """How likely an enemy kills one's Boss before one's next turn, with so many guards at home."""
        target = self.seat if victim is None else victim
        safe = 1.0
        for enemy in self.others:
            points = min(
                self.raid(enemy, target, piece, direction, guards)
                for piece in self.pieces_of(enemy)
                for direction in DIRECTIONS
            )
            safe *= 1 - at_least(points) if points <= 12 else 1.0
        return 1 - safe

    @cached_property
    def own_guards(self) -> int:
        """One's hit-men at home."""
        return self.men[self.seat].get(self.home, 0)

    def prize(self, victim: int) -> float:
        """C22: what the bot gains by killing this Boss; nothing while it has promised not to (C27)."""
        if victim in self.at_peace:
            return 0.0
        if len(self.others) == 1:
            return LAST_ENEMY
        family = self.view.families[victim]
        spoils = self.money_of(victim) / 2 + CARD_WORTH * (family.power_cards + family.official_cards)
        threat = 0.25 * self.standing(victim) * (2 if victim == self.leader else 1)
        return CONQUEST + spoils + threat + 50_000 * max(0.0, self.memory.grudge[victim])

    def menace(self, space: int) -> float:
        """What it is worth to stand here next turn: the best attack from here, and its odds."""
        known = self.spots.get(space)
        if known is None:
            known = 0.0
            for victim in self.others:
                guards = self.guards(self.base_of(victim), self.seat)
                points = min(self.raid(self.seat, victim, space, way, guards) for way in DIRECTIONS)
                if points <= 12:
                    known = max(known, at_least(points) * self.prize(victim))
            self.spots[space] = known
        return known
