"""Law 3: every option is accepted, every filling of a form too; all else is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.form import (
    Field,
    Form,
    OneOf,
    Value,
    Whole,
    allows,
    bag,
    draw_filling,
    draw_value,
    fill,
)
from backroom.core.game import Answers, Aside, Ask, Over
from backroom.core.refusal import Malformed, Refused
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    Begin,
    Bribe,
    BuyPower,
    CallVote,
    Cash,
    ChooseBase,
    Claim,
    Close,
    Control,
    Decline,
    Demand,
    Draw,
    Hire,
    Hit,
    Kill,
    Leave,
    LoseMan,
    LoseOfficial,
    Move,
    Name,
    Offer,
    PassDice,
    Pay,
    Place,
    Reject,
    Repay,
    Request,
    Roll,
    Step,
    Stop,
    Target,
    Vote,
    Waive,
    Withdraw,
)
from backroom.games.organized_crime.setup import Setup
from tests.games.organized_crime.builder import snapshot
from tests.laws.organized_crime.playing import Temper, play, setups, tempers
from tests.laws.sizes import games

SEATS = range(-1, 5)
NOWHERE = ("nowhere", "", "FEDERAL", "base_boston", "judge_1")


def conceivable(state: OrganizedCrime, rng: Random) -> list[Move]:
    """Moves of every kind, possible or not."""
    board = state.rules.board
    spaces = (*NOWHERE, *rng.sample(board.ids, 12))
    bases = (None, *NOWHERE[:2], *board.base_ids)
    moves: list[Move] = [
        Claim(), Hire(), BuyPower(), Cash(), Repay(), Roll(), Stop(), PassDice(), Draw(), Decline(), Pay(),
        Demand(), Waive(), CallVote(), Place(), Close(), Bribe("judge"), Bribe("governor"), Bribe("senator"),
        LoseOfficial("judge"), LoseOfficial("governor"), LoseOfficial("senator"), Audit(0), Audit(1),
        Leave(),
    ]  # fmt: skip
    moves += [ChooseBase(base or "", colour) for base in bases for colour in ("green", "blue", "pink")]
    moves += [Begin(piece, points) for piece in range(-1, 3) for points in range(-1, 14)]
    moves += [Kill(seat, boss) for seat in SEATS for boss in (False, True)]
    for space in spaces:
        moves += [Step(space), LoseMan(space), Control(space), Request(space)]
        moves += [Name(space, rng.random() < 0.5, "left", rng.choice(bases)) for _ in range(2)]
        target = Target(space, rng.choice(SEATS), rng.random() < 0.5)
        moves += [Hit("one_hit", (target,)), Hit("one_or_two_hits", (target, target))]
    moves += [Hit("one_hit", ()), Hit("one_or_two_hits", ())]
    moves += [Request(name) for name in ("trucking", "narcotics", "trucking_1", "judge", "boston", "chicago")]
    moves += [Control(name) for name in ("boston", "chicago", "trucking")]
    for seat in SEATS:
        moves += [Withdraw(seat), Accept(seat), Reject(seat), Offer(seat, 10_000, (), ())]
    moves += [Vote(favour, votes) for favour in (False, True) for votes in (-1, 0, 1, 7, 500)]
    return moves


def outside(field: Field) -> Iterator[Value]:
    """Values that the field does not have, just beyond its bounds."""
    if isinstance(field, Whole):
        yield from (field.low - field.step, field.high + field.step, field.low - 1, field.high + 1)
        if field.step > 1:
            yield field.low + 1
    elif isinstance(field, OneOf):
        if field.among != (True, False):
            yield from (one for one in (-1, 4, 9) if one not in field.among)
    else:
        limits = dict(field.limits)
        for name in ("one_hit", "one_or_two_hits", "money", "judge", "governor", "senator"):
            yield (name,) * (limits.get(name, 0) + 1)
        held = [name for name, limit in field.limits if limit]
        if len(held) > 1:
            yield (held[1], held[0])


def corners(form: Form, rng: Random) -> Iterator[Move]:
    """Fillings at the bounds of each field, and some at random."""
    for field in form.fields:
        ends: list[Value] = []
        if isinstance(field, Whole):
            ends = [field.low, field.high]
        elif isinstance(field, OneOf):
            ends = list(field.among)
        else:
            ends = [(), bag(field, tuple(limit for _, limit in field.limits))]
        for end in ends:
            filled = {one.name: draw_value(one, rng) for one in form.fields}
            yield fill(form, {**filled, field.name: end}, Move)
    for _ in range(3):
        yield cast("Move", draw_filling(form, Move, rng))


def beyond(form: Form, rng: Random) -> Iterator[Move]:
    """Moves with one field out of its bounds."""
    for field in form.fields:
        for value in outside(field):
            filled = {one.name: draw_value(one, rng) for one in form.fields}
            yield fill(form, {**filled, field.name: value}, Move)


def is_option(options: tuple[Move | Form, ...], move: Move) -> bool:
    """Whether a move is in the menu, or fills one of its forms."""
    return any(allows(option, move) if isinstance(option, Form) else option == move for option in options)


def answer(state: OrganizedCrime, ask: Ask, seat: int, move: Move) -> Answers[Move]:
    """This seat's move, and for a sealed question the first option of the others."""
    if ask.mode != "sealed":
        return Answers(ask.id, ((seat, move),))
    return Answers(ask.id, tuple((other, move if other == seat else Waive()) for other in ask.seats))


def check_seat(state: OrganizedCrime, ask: Ask, seat: int, rng: Random) -> None:
    """Try everything on one seat that is asked."""
    options = state.options(seat)
    assert options
    for option in rng.sample(options, min(len(options), 8)):
        for move in corners(option, rng) if isinstance(option, Form) else (option,):
            assert is_option(options, move)
            state.copy().apply(answer(state, ask, seat, move))
    tried = conceivable(state, rng)
    for option in options:
        if isinstance(option, Form):
            tried.extend(beyond(option, rng))
    for move in tried:
        if not is_option(options, move):
            with pytest.raises(Refused) as refused:
                state.apply(answer(state, ask, seat, move))
            assert refused.value.rule.startswith("C"), refused.value


def check_asked(state: OrganizedCrime, ask: Ask, rng: Random) -> None:
    """Try everything on one question."""
    before = snapshot(state)
    check_seat(state, ask, ask.seats[int(rng.random() * len(ask.seats))], rng)
    assert snapshot(state) == before
    first = state.options(ask.seats[0])[0]
    move = cast("Move", draw_filling(first, Move, rng)) if isinstance(first, Form) else first
    good = answer(state, ask, ask.seats[0], move)
    bad: list[Answers[Move]] = [
        Answers(ask.id + 1, good.moves),
        Answers(ask.id - 1, good.moves),
        Answers(ask.id, ()),
        Answers(ask.id, (*good.moves, good.moves[0])),
        Answers(ask.id, (*good.moves[1:], (4, move))),
        Answers(ask.id, (*good.moves[1:], (-1, move))),
    ]
    bad += [Answers(ask.id, ((seat, move),)) for seat in range(4) if seat not in ask.seats]
    for entry in bad:
        with pytest.raises(Refused):
            state.apply(entry)
    with pytest.raises(Malformed):
        state.apply(Drawn((0,)))
    assert snapshot(state) == before


def check_asides(state: OrganizedCrime) -> None:
    """C1, C30: the living may audit the living, which moves nothing, and may leave."""
    before = snapshot(state)
    over = isinstance(state.pending(), Over)
    for seat in SEATS:
        allowed = state.asides(seat) if 0 <= seat < state.rules.players else ()
        for other in SEATS:
            if Audit(other) in allowed:
                assert not over
                twin = state.copy()
                twin.apply(Aside(seat, Audit(other)))
                assert (twin.pending(), twin.money) == (state.pending(), state.money)
            else:
                with pytest.raises(Refused):
                    state.apply(Aside(seat, Audit(other)))
        check_leaving(state, seat, Leave() in allowed)
        with pytest.raises(Refused):
            state.apply(Aside(seat, Hire()))
    assert snapshot(state) == before


def check_leaving(state: OrganizedCrime, seat: int, allowed: bool) -> None:
    """C1: a living player may leave, and the next question is another one that asks only the living."""
    if not allowed:
        with pytest.raises(Refused):
            state.apply(Aside(seat, Leave()))
        return
    twin = state.copy()
    twin.apply(Aside(seat, Leave()))
    pending = twin.pending()
    assert not twin.lives(seat)
    if isinstance(pending, Ask):
        before = state.pending()
        assert not isinstance(before, Ask) or pending.id != before.id
        for one in pending.seats:
            assert twin.lives(one)
            assert twin.options(one)


def check_drawing(state: OrganizedCrime, asked: Dice | Pick) -> None:
    """Nature says what it can say, and nobody else is asked."""
    before = snapshot(state)
    size = asked.count if isinstance(asked, Dice) else 1
    top = asked.sides + 1 if isinstance(asked, Dice) else asked.of
    wrong = ((), (-1,) * size, (top,) * size, (1,) * (size + 1), (1,) * 61)
    for outcome in wrong:
        with pytest.raises(Malformed):
            state.apply(Drawn(outcome))
    for seat in range(state.rules.players):
        assert state.options(seat) == ()
        with pytest.raises(Refused) as refused:
            state.apply(Answers(int(state.question), ((seat, Hire()),)))
        assert refused.value.rule == "ask"
    assert snapshot(state) == before


@settings(max_examples=games(12))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_3_options_are_accepted_and_all_else_is_refused(setup: Setup, seed: int, temper: Temper) -> None:
    rng = Random(seed)
    for played in play(setup, rng, temper, longest=1_200):
        state = played.state
        pending = state.pending()
        asked = pending.seats if isinstance(pending, Ask) else ()
        for seat in range(setup.players):
            assert bool(state.options(seat)) == (seat in asked)
        if rng.random() > 0.02:
            continue
        check_asides(state)
        if isinstance(pending, Ask):
            check_asked(state, pending, rng)
        elif isinstance(pending, Dice | Pick):
            check_drawing(state, pending)


@settings(max_examples=games(6))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_3_menus_name_everything_once_and_can_be_written_and_read(
    setup: Setup, seed: int, temper: Temper
) -> None:
    """A menu goes to a client and comes back as the same moves."""
    rng = Random(seed)
    for played in play(setup, rng, temper, longest=800):
        if rng.random() > 0.1:
            continue
        for seat in range(setup.players):
            options = played.state.options(seat)
            assert len(set(options)) == len(options)
            again = msgspec.json.decode(msgspec.json.encode(options), type=tuple[Move | Form, ...])
            assert again == options
