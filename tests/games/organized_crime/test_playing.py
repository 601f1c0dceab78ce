"""Whole games with 2 to 4 players and every variant: everything is accounted for in every state.

Only a few; tests/laws plays many more, at all tempers and on both engines.
"""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.form import Form, draw_filling
from backroom.core.game import Answers, Aside, Ask, Over
from backroom.core.refusal import Refused
from backroom.games.organized_crime.game import PHASES, OrganizedCrime
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.moves import Audit, Close, Demand, Hire, Move, Offer, Vote, Waive
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import HEARINGS, NEXT_TURN
from backroom.games.organized_crime.text import describe
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import snapshot
from tests.games.organized_crime.playing import (
    answer,
    check_cards,
    check_knowledge,
    check_men,
    check_money,
    play,
)

SETUPS = [
    *(Setup(players=players) for players in (2, 3, 4)),
    *(Setup(players=players, variant="short") for players in (2, 3, 4)),
    *(Setup(players=players, variant="limit") for players in (2, 3, 4)),
]


def games(request: pytest.FixtureRequest) -> int:
    return 100 if request.config.getoption("--long") else 1


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.variant}")
def test_law_4_every_dollar_man_and_card_is_accounted_for(
    setup: Setup, request: pytest.FixtureRequest
) -> None:
    for seed in range(games(request)):
        men = [20] * setup.players
        for played in play(setup, Random(seed)):
            check_money(played.state)
            check_cards(played.state)
            men = check_men(played.state, men)
            check_knowledge(played.state)
            for event in played.events:
                assert describe(event)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.variant}")
def test_law_3_every_option_is_accepted(setup: Setup) -> None:
    rng = Random(7)
    for index, played in enumerate(play(setup, Random(11))):
        if index % 5:
            continue
        state = played.state
        asked = state.pending()
        if not isinstance(asked, Ask):
            continue
        for seat in asked.seats:
            for option in state.options(seat):
                move = draw_filling(option, Move, rng) if isinstance(option, Form) else option
                accept(state, asked, seat, move)
        for seat in range(setup.players):
            assert (seat in asked.seats) == bool(state.options(seat))
            for move in state.asides(seat):
                before = (state.pending(), [state.options(other) for other in range(setup.players)])
                twin = state.copy()
                twin.advance(Aside(seat, move))
                after = (twin.pending(), [twin.options(other) for other in range(setup.players)])
                assert (after == before) == isinstance(move, Audit), "C1: who leaves changes the question"


def accept(state: OrganizedCrime, asked: Ask, seat: int, move: Move) -> None:
    twin = state.copy()
    if asked.mode == "sealed":
        rest = [(other, Waive()) for other in asked.seats if other != seat]
        twin.apply(Answers(asked.id, ((seat, move), *rest)))
    else:
        twin.apply(Answers(asked.id, ((seat, move),)))
    check_money(twin)
    check_cards(twin)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_3_everything_else_is_refused_and_changes_nothing(players: int) -> None:
    rng = Random(5)
    heap: list[Move] = [Hire(), Demand(), Close(), Vote(True, 1), Offer(0, 10_000, (), ())]
    for index, played in enumerate(play(Setup(players=players), Random(12))):
        state = played.state
        asked = state.pending()
        if not isinstance(asked, Ask) or index % 20:
            continue
        before = snapshot(state)
        for seat in range(players):
            options = state.options(seat)
            heap.extend(option for option in options if not isinstance(option, Form))
            for move in rng.sample(heap, min(len(heap), 12)):
                if is_option(options, move):
                    continue
                with pytest.raises(Refused):
                    state.apply(Answers(asked.id, ((seat, move),)))
                assert snapshot(state) == before
        with pytest.raises(Refused):
            state.apply(Answers(asked.id + 1, ((asked.seats[0], Hire()),)))


def is_option(options: tuple[Move | Form, ...], move: Move) -> bool:
    """Whether a move is in the menu, or fills in one of its forms."""
    tags = {option.move for option in options if isinstance(option, Form)}
    return move in options or move.__struct_config__.tag in tags


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.variant}")
def test_law_1_the_log_is_the_game(setup: Setup) -> None:
    again = ORGANIZED_CRIME.start(setup)
    last = again
    for played in play(setup, Random(21)):
        again.advance(played.entry)
        last = played.state
        assert again.pending() == last.pending()
    assert snapshot(again) == snapshot(last)
    assert isinstance(last.pending(), Over)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_law_2_nothing_shown_depends_on_what_is_hidden(players: int) -> None:
    rng = Random(3)
    hidden = 0
    for seed in range(3):
        for index, played in enumerate(play(Setup(players=players, variant="short"), Random(seed))):
            if index % 9:
                continue
            state = played.state
            for seat in range(players):
                imagined = state.imagine(seat, rng)
                check_money_of_imagined(state, imagined)
                check_cards(imagined)
                check_knowledge(imagined)
                hidden += imagined.hands != state.hands or imagined.money != state.money
                assert imagined.view(seat) == state.view(seat)
                assert imagined.options(seat) == state.options(seat)
                assert imagined.pending() == state.pending()
    assert hidden > 100


def check_money_of_imagined(state: OrganizedCrime, imagined: OrganizedCrime) -> None:
    check_money(imagined)
    assert sum(imagined.money) == sum(state.money)


@pytest.mark.parametrize("players", [3, 4])
def test_law_2_what_others_draw_is_told_without_its_face(players: int) -> None:
    rng = Random(4)
    for played in play(Setup(players=players, variant="short"), Random(1)):
        state = played.state
        if isinstance(state.pending(), (Ask, Over)):
            continue
        for seat in range(players):
            if seat == state.seat:
                continue
            imagined = state.imagine(seat, rng)
            told = [
                [tell(event, seat) for event in twin.copy().apply(Drawn(outcome_of(twin)))]
                for twin in (state, imagined)
            ]
            if state.step == 7:  # a card that stays in the hand
                assert told[0] == told[1]


def outcome_of(state: OrganizedCrime) -> tuple[int, ...]:
    """The first thing nature could answer."""
    asked = state.pending()
    assert isinstance(asked, (Dice, Pick))
    return (1,) * asked.count if isinstance(asked, Dice) else (0,)


def test_a_copy_is_independent() -> None:
    rng = Random(6)
    for index, played in enumerate(play(Setup(players=4, variant="short"), Random(9))):
        if index % 20 == 0:
            before = snapshot(played.state)
            twin = played.state.copy()
            assert snapshot(twin) == before
            for _ in range(5):
                asked = twin.pending()
                if isinstance(asked, Over):
                    break
                if isinstance(asked, Ask):
                    twin.advance(answer(twin, asked, rng))
                else:
                    twin.advance(Drawn(outcome_of(twin)))
            assert snapshot(played.state) == before


def test_a_step_that_never_waits_has_no_question() -> None:
    """Asking for one is our own mistake."""
    game = ORGANIZED_CRIME.start(Setup(players=2))
    for step in (NEXT_TURN, HEARINGS):
        with pytest.raises(AssertionError):
            PHASES[step].pending(game)
