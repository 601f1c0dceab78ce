"""What the quick player would consider at a decision, as moves."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Name
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.rules import DIRECTIONS
from backroom.games.organized_crime.search.quick.naming import Plan, best_of, rank_namings
from backroom.games.organized_crime.search.quick.policy import Policy


class Shortlist:
    """Lists the best ways to name pieces, as the quick player values them in a world."""

    def __init__(self, policy: Policy, world: OrganizedCrime, seat: i64) -> None:
        self.policy = policy
        self.world = world
        self.seat: i64 = seat

    def namings(self, count: int) -> list[tuple[Name, ...]]:
        """C12: the best of them, best first."""
        found = best_of(rank_namings(self.policy.read(self.world, self.seat)), count)
        return [tuple([self.name(plan) for plan in naming.plans]) for naming in found]

    def name(self, plan: Plan) -> Name:
        """The move that names this piece."""
        board = self.world.rules.board
        attack = None if plan.attack == NONE else board.base_ids[plan.attack]
        return Name(board.ids[plan.start], plan.boss, DIRECTIONS[plan.way], attack)
