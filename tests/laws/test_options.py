"""Law 3: every option is accepted, and every filling of a form; all else is refused and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec

from backroom.core.chance import Chance, Dice, Drawn, Pick
from backroom.core.form import Form, is_option
from backroom.core.game import Answers, Aside, Ask, Over
from backroom.core.optional import asides_of, not_now_of, why_not_type
from backroom.core.refusal import Malformed, Refused
from tests.laws.frames import answer, beyond, corners, misframed, some_move
from tests.laws.kit import Kit, Trial
from tests.laws.trying import on_random_games

MANY = 12  # options tried per menu
FEW = 8  # moves that people look for


def refusal(state: Any, entry: Any) -> Refused | Malformed:
    """How it is refused, as it must be; `pytest.raises` would take longer than the rules."""
    try:
        state.apply(entry)
    except (Refused, Malformed) as refused:
        return refused
    raise AssertionError(f"accepted: {entry}")


def check_asked(kit: Kit, state: Any, ask: Ask, rng: Random, players: int) -> None:
    """Try everything on one question."""
    before = kit.snapshot(state)
    seat = ask.seats[int(rng.random() * len(ask.seats))]
    options = state.options(seat)
    for option in rng.sample(options, min(len(options), MANY)):
        for move in corners(kit, option, rng) if isinstance(option, Form) else (option,):
            assert is_option(options, move)
            state.copy().apply(answer(kit, state, seat, move))
    tried = list(kit.conceivable(state, rng))
    for option in options:
        if isinstance(option, Form):
            tried.extend(beyond(kit, option, rng))
    for move in tried:
        if not is_option(options, move):
            refused = refusal(state, answer(kit, state, seat, move))
            assert isinstance(refused, Refused)
            assert refused.rule.startswith(kit.rule), refused
    assert kit.snapshot(state) == before
    good = answer(kit, state, ask.seats[0], some_move(kit, state.options(ask.seats[0])[0], rng))
    for bad in misframed(good, ask, players):
        assert isinstance(refusal(state, bad), Refused)
    assert isinstance(refusal(state, Drawn((0,))), Malformed)
    assert kit.snapshot(state) == before


def check_nobody_asked(kit: Kit, state: Any, number: int, move: Any) -> None:
    """Assert that while nature is asked, or after the end, no seat answers anything."""
    before = kit.snapshot(state)
    for seat in (-1, 0, 1):
        for ask in (0, number - 1, number, number + 1):
            refused = refusal(state, Answers(ask, ((seat, move),)))
            assert isinstance(refused, Refused)
            assert refused.rule == "ask"
    assert kit.snapshot(state) == before


def check_not_now(kit: Kit, state: Any, ask: Ask, seat: int) -> None:
    """Assert that what people look for is refused by the rule that it is said to be, and is no option."""
    looked_for = not_now_of(state, seat)
    assert seat in ask.seats or not looked_for
    assert len(looked_for) <= FEW
    for one in looked_for:
        assert not is_option(state.options(seat), one.move)
        assert one.reason in get_args(why_not_type(kit.game))
        refused = refusal(state, answer(kit, state, seat, one.move))
        assert isinstance(refused, Refused)
        assert refused.rule == one.rule


def check_asides(kit: Kit, state: Any, players: int) -> None:
    """Assert that the offered asides are accepted, and nothing else."""
    before = kit.snapshot(state)
    for seat in range(-1, players + 2):
        allowed = asides_of(state, seat) if 0 <= seat < players else ()
        for move in (*kit.aside, *(one for one in allowed if one not in kit.aside)):
            said = Aside(seat, move)
            if move not in allowed:
                assert isinstance(refusal(state, said), Refused)
                continue
            assert not isinstance(state.pending(), Over)
            twin = state.copy()
            twin.apply(said)
            kit.check_aside(state, twin, said)
    assert kit.snapshot(state) == before


@on_random_games("options")
def test_law_3_options_are_accepted_and_all_else_is_refused(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    rng = Random(seed)
    last: Any = None  # a move that used to be an option
    for number, played in enumerate(kit.play(setup, rng, temper, trial.longest), 1):
        state = played.state
        pending = state.pending()
        asked: tuple[int, ...] = ()
        if isinstance(pending, Ask):
            asked = pending.seats
            assert pending.clock in kit.game.clocks, "a table asks the title how long this is open"
        for seat in range(setup.players):
            assert bool(state.options(seat)) == (seat in asked)
        if isinstance(played.entry, Answers):
            last = played.entry.moves[0][1]
        if rng.random() >= trial.often:
            continue
        check_asides(kit, state, setup.players)
        if isinstance(pending, Ask):
            check_asked(kit, state, pending, rng, setup.players)
            for seat in range(setup.players):
                check_not_now(kit, state, pending, seat)
        elif last is not None:
            check_nobody_asked(kit, state, number, last)


def impossible(chance: Chance) -> list[tuple[int, ...]]:
    """Outcomes that nature cannot give."""
    if isinstance(chance, Dice):
        size, low, high = chance.count, 0, chance.sides + 1
        alike: list[tuple[int, ...]] = []
    else:
        size, low, high = 1 if isinstance(chance, Pick) else chance.take, -1, chance.of
        alike = [(0, 0)]
    within = tuple(range(1, size + 1)) if isinstance(chance, Dice) else tuple(range(size))
    wrong = [(), (low,) * size, (high,) * size, (*within, within[0] if within else 0), (1,) * 61, (0,) * 61]
    return [*wrong, *((*within[:-1], bad) for bad in (low, high, low - 1, 1 << 70) if within), *alike]


@on_random_games("nature")
def test_law_3_impossible_outcomes_are_malformed(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    for played in kit.play(setup, Random(seed), temper, trial.longest):
        pending = played.state.pending()
        if isinstance(pending, Ask | Over):
            continue
        before = kit.snapshot(played.state)
        for outcome in impossible(pending):
            assert isinstance(refusal(played.state, Drawn(outcome)), Malformed)
        assert kit.snapshot(played.state) == before


@on_random_games("menus")
def test_law_3_menus_name_everything_once_and_can_be_written_and_read(
    kit: Kit, trial: Trial, setup: Any, seed: int, temper: Any
) -> None:
    """A menu goes to a client and comes back as the same moves; the default is one of them."""
    rng = Random(seed)
    for played in kit.play(setup, rng, temper, trial.longest):
        if rng.random() >= trial.often:
            continue
        for seat in range(setup.players):
            options = tuple(played.state.options(seat))
            assert len(set(options)) == len(options)
            again = msgspec.json.decode(msgspec.json.encode(options), type=tuple[kit.game.move | Form, ...])
            assert again == options
            assert not options or is_option(options, kit.game.default(options))
