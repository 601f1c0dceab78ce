"""Whether the reasons of an adviser are true of the real table, found out by the engine's own rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from backroom.bots.bot import Advice
from backroom.core.chance import Drawn
from backroom.core.form import Form
from backroom.core.game import Answers, Ask
from backroom.games.organized_crime.advice import AdviceReason
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    Begin,
    Bribe,
    ChooseBase,
    Control,
    Hit,
    Kill,
    Leave,
    Move,
    Name,
    Offer,
    Option,
    Reject,
    Repay,
    Request,
    Roll,
    Step,
    Vote,
    Withdraw,
)
from backroom.games.organized_crime.view import FamilyView, OfferView, View
from tests.bots.organized_crime.seated import is_offered

ROLLS = [(one, other) for one in range(1, 7) for other in range(1, 7)]


def say(state: OrganizedCrime, seat: int, move: Move) -> OrganizedCrime:
    """The table after a move, with the real one as it was."""
    after = OrganizedCrime(state.rules, state)
    ask = after.pending()
    assert isinstance(ask, Ask)
    after.apply(Answers(ask.id, ((seat, move),)))
    return after


def can_end(state: OrganizedCrime, seat: int, space: str, points: int) -> bool:
    """Whether the piece that moves can walk so many points and end on a space, by the steps it is offered."""
    seen: set[tuple[str, str, int]] = set()
    paths = [(state, "", "", points)]
    while paths:
        at, before, here, left = paths.pop()
        if not left:
            if here == space:
                return True
            continue
        if (before, here, left) in seen:
            continue
        seen.add((before, here, left))
        for option in at.options(seat):
            if isinstance(option, Step) and (left > 1 or option.space == space):
                paths.append((say(at, seat, option), here, option.space, left - 1))
    return False


def rolled(state: OrganizedCrime, seat: int, name: Name, dice: tuple[int, int]) -> OrganizedCrime:
    """The table after naming this piece alone, and this roll."""
    after = say(say(state, seat, name), seat, Roll())
    after.apply(Drawn(dice))
    return after


class Told:
    """One piece of advice, and the table that it is about."""

    def __init__(self, state: OrganizedCrime, seat: int, advice: Advice, options: Sequence[Option]) -> None:
        self.state = state
        self.seat = seat
        self.view: View = state.view(seat)
        self.me: FamilyView = self.view.families[seat]
        self.move: Any = advice.move
        self.reason: AdviceReason = advice.reason
        self.options = options
        self.moves = [option for option in options if not isinstance(option, Form | Audit | Leave)]
        self.searched = advice.chance is not None

    @property
    def other(self) -> FamilyView:
        """The family that the reason names."""
        assert self.reason.seat is not None
        assert self.reason.seat != self.seat
        family = self.view.families[self.reason.seat]
        assert family.alive
        return family

    @property
    def points(self) -> int:
        """What the piece that moves still has to go."""
        assert self.view.active is not None
        return self.view.walkers[self.view.active].points

    @property
    def is_pair(self) -> bool:
        """C12: whether two pieces share the roll."""
        return self.reason.then is not None or bool(self.view.walkers)

    def percent_of_rolls(self, enough: int) -> int:
        """How many of 36 rolls give this piece so many points."""
        shares = [(sum(dice) + 1) // 2 if self.is_pair else sum(dice) for dice in ROLLS]
        return round(100 * sum(share >= enough for share in shares) / 36)

    def offer(self, by: int, to: int) -> OfferView:
        """The open offer between two."""
        assert self.view.session is not None
        return next(one for one in self.view.session.offers if (one.by, one.to) == (by, to))


def is_only(told: Told) -> None:
    assert told.moves == [told.move]


def is_room(told: Told) -> None:
    """C5: the bases lie in a ring, and no other free one is farther from the taken ones."""
    bases = told.state.rules.board.base_ids

    def gap(base: str) -> int:
        taken = [bases.index(family.base) for family in told.view.families if family.base is not None]
        at = bases.index(base)
        return min((min((at - one) % len(bases), (one - at) % len(bases)) for one in taken), default=99)

    assert isinstance(told.move, ChooseBase)
    assert gap(told.move.base) == max(gap(one.base) for one in told.moves if isinstance(one, ChooseBase))


def is_claim(told: Told) -> None:
    after = say(told.state, told.seat, told.move)
    assert told.reason.amount
    assert after.money[told.seat] + sum(debt.amount for debt in told.view.debts) >= told.reason.amount
    assert after.money[told.seat] - told.state.money[told.seat] in (told.reason.amount, 0) or told.view.debts


def is_repay(told: Told) -> None:
    """C28: the oldest debt is paid, and something is left."""
    assert isinstance(told.move, Repay)
    owed = [debt.amount for debt in told.view.debts if debt.debtor == told.seat]
    after = say(told.state, told.seat, told.move)
    assert owed[0] == told.reason.amount == told.state.money[told.seat] - after.money[told.seat]
    assert after.money[told.seat] > 0


def is_guard(told: Told) -> None:
    """C3, C21: where nobody's cards are hidden, a guard more is a point more for every attacker."""
    assert told.reason.before is not None
    assert told.reason.percent is not None
    assert 0 <= told.reason.percent < told.reason.before <= 100


def is_guard_first(told: Told) -> None:
    assert not told.me.men


def is_guard_more(told: Told) -> None:
    assert told.me.money is not None
    assert told.me.left > 0
    assert told.me.money >= 10_000


def is_official(told: Told) -> None:
    """C25: two votes more, as soon as officials vote again."""
    assert isinstance(told.move, Bribe)
    after = say(told.state, told.seat, told.move).view(told.seat).families[told.seat]
    assert len(after.circles) == len(told.me.circles) + 1
    assert after.votes.officials == told.me.votes.officials + (0 if told.me.suspended else 2)


def is_power_card(told: Told) -> None:
    assert told.me.money is not None
    assert told.me.money >= 200_000


def is_attack(told: Told) -> None:
    """C21: so many of 36 rolls are enough, and the attack is declared where it has to be."""
    assert isinstance(told.move, Name)
    assert told.reason.points is not None
    assert told.reason.percent == told.percent_of_rolls(told.reason.points) > 0
    assert told.other.boss is not None
    if told.other.boss.startswith(f"{told.other.base}_"):
        assert told.move.attack == told.other.base


def is_reach(told: Told) -> None:
    """C14: of 36 rolls so many let the piece end there."""
    assert isinstance(told.move, Name)
    assert told.reason.space is not None
    assert told.reason.percent is not None
    if told.is_pair:
        assert 0 < told.reason.percent <= 100
        return
    ways = {dice: 2 if dice[0] < dice[1] else 1 for dice in ROLLS if dice[0] <= dice[1]}
    ends = {
        total: can_end(rolled(told.state, told.seat, told.move, dice), told.seat, told.reason.space, total)
        for total, dice in {sum(dice): dice for dice in ways}.items()
    }
    assert told.reason.percent == round(100 * sum(ways[dice] for dice in ways if ends[sum(dice)]) / 36)


def is_hunt(told: Told) -> None:
    assert told.reason.space in {space for space, _ in told.other.men}
    assert told.reason.percent


def is_split(told: Told) -> None:
    """C12: with these points the piece can end there."""
    assert isinstance(told.move, Begin)
    assert told.move.points == told.reason.points
    assert told.reason.space is not None
    begun = say(told.state, told.seat, told.move)
    assert can_end(begun, told.seat, told.reason.space, told.move.points)


def is_split_attack(told: Told) -> None:
    assert isinstance(told.move, Begin)
    assert told.move.points == told.reason.points
    assert told.other.boss is not None


def is_step(told: Told) -> None:
    """C13: from there the space is within reach."""
    assert isinstance(told.move, Step)
    assert told.reason.space is not None
    assert can_end(say(told.state, told.seat, told.move), told.seat, told.reason.space, told.points - 1)


def is_step_end(told: Told) -> None:
    assert told.points == 1
    assert told.move == Step(told.reason.space or "")


def is_step_attack(told: Told) -> None:
    assert isinstance(told.move, Step)
    assert told.view.active is not None
    assert told.view.walkers[told.view.active].attack == told.other.base


def is_kill(told: Told) -> None:
    """C19, C21, C22: a piece fewer, or a family."""
    assert isinstance(told.move, Kill)
    assert told.move.boss == (told.reason.code == "kill_boss")
    before = sum(count for _, count in told.other.men)
    after = say(told.state, told.seat, told.move).view(told.seat).families[told.move.seat]
    if told.move.boss:
        assert not after.alive
    else:
        assert sum(count for _, count in after.men) == before - 1


def is_hit(told: Told) -> None:
    assert isinstance(told.move, Hit)
    assert told.move.card in told.me.known


def is_first_city(told: Told) -> None:
    """C23: an income, and nobody votes."""
    assert isinstance(told.move, Control)
    after = say(told.state, told.seat, told.move)
    pending = after.pending()
    assert isinstance(pending, Ask)
    assert pending.clock == "turn"
    assert income_of(after, told.seat) - income_of(told.state, told.seat) == told.reason.amount


def is_request(told: Told) -> None:
    assert isinstance(told.move, Request)
    board = told.state.rules.board
    incomes = {
        board.income[circle]
        for name, circle in told.state.rules.circle.items()
        if told.move.source in (name, name.rsplit("_", 1)[0])
    }
    assert told.reason.amount in incomes
    are_votes(told)


def are_votes(told: Told) -> None:
    """C25: all votes there are, on one side or the other, as far as this seat can tell."""
    assert told.reason.favour is not None
    assert told.reason.against is not None
    living = [family.votes for family in told.view.families if family.alive]
    total = told.reason.favour + told.reason.against
    assert sum(votes.least for votes in living) <= total <= sum(votes.most for votes in living)
    assert told.reason.favour >= told.me.votes.least


def is_accept(told: Told) -> None:
    assert isinstance(told.move, Accept)
    told.offer(told.move.by, told.seat)
    is_deal(told, told.move.by)


def is_offer(told: Told) -> None:
    assert isinstance(told.move, Offer)
    is_deal(told, told.move.to)


def is_deal(told: Told, partner: int) -> None:
    assert told.reason.seat == partner
    assert told.reason.amount is not None
    assert told.reason.cost is not None
    assert told.reason.amount > told.reason.cost >= 0


def is_reject(told: Told) -> None:
    assert isinstance(told.move, Reject)
    told.offer(told.move.by, told.seat)


def is_withdraw(told: Told) -> None:
    assert isinstance(told.move, Withdraw)
    told.offer(told.seat, told.move.to)


def is_audit(told: Told) -> None:
    """C30: what they have is not known, or was offered and may not be there."""
    assert isinstance(told.move, Audit)
    assert told.other.least < told.other.most


def is_place(told: Told) -> None:
    assert told.view.session is not None
    assert told.view.session.due


def is_vote_for(told: Told) -> None:
    assert isinstance(told.move, Vote)
    assert told.move.favour
    assert (told.reason.amount or 0) >= 0


def is_vote_against(told: Told) -> None:
    assert isinstance(told.move, Vote)
    assert not told.move.favour
    assert told.move.votes
    assert told.view.session is not None
    assert told.reason.seat == told.view.session.caller


def is_vote_word(told: Told) -> None:
    assert isinstance(told.move, Vote)
    assert told.move.votes == told.me.votes.most


def is_abstention(told: Told) -> None:
    assert isinstance(told.move, Vote)
    assert told.move.votes == 0


def is_lost(told: Told) -> None:
    assert told.reason.space in {space for space, _ in told.me.men}


def is_tried(told: Told) -> None:
    assert told.searched


def says_itself(told: Told) -> None:
    """The sentence says no more than the move does."""
    assert told.move is None or is_offered(told.move, told.options)


def income_of(state: OrganizedCrime, seat: int) -> int:
    """C29: what a player gets each turn."""
    circles = state.view(seat).families[seat].circles
    return sum(state.rules.board.income[state.rules.circle[name]] for name in circles)


CHECKS: dict[str, Callable[[Told], None]] = {
    "only": is_only,
    "room": is_room,
    "claim": is_claim,
    "repay": is_repay,
    "guard": is_guard,
    "guard_first": is_guard_first,
    "guard_more": is_guard_more,
    "official": is_official,
    "power_card": is_power_card,
    "attack": is_attack,
    "reach": is_reach,
    "hunt": is_hunt,
    "split": is_split,
    "split_attack": is_split_attack,
    "step": is_step,
    "step_end": is_step_end,
    "step_attack": is_step_attack,
    "kill_boss": is_kill,
    "kill_man": is_kill,
    "hit": is_hit,
    "first_city": is_first_city,
    "request": is_request,
    "demand": are_votes,
    "waive": are_votes,
    "accept": is_accept,
    "reject": is_reject,
    "offer": is_offer,
    "audit": is_audit,
    "withdraw": is_withdraw,
    "place": is_place,
    "vote_for": is_vote_for,
    "vote_against": is_vote_against,
    "vote_leader": is_vote_against,
    "vote_word": is_vote_word,
    "abstain": is_abstention,
    "lose_man": is_lost,
    "tried": is_tried,
    **dict.fromkeys(
        (
            *("cash", "roll", "stop", "pass", "draw", "pay", "call_vote", "close", "listen"),
            *("lose_official", "habit"),
        ),
        says_itself,
    ),
}


def check(state: OrganizedCrime, seat: int, advice: Advice, options: Sequence[Option]) -> None:
    """Fail unless the reason is true of the table."""
    told = Told(state, seat, advice, options)
    CHECKS[told.reason.code](told)
