"""The fast lane plays the same game as the contract, and every answer it makes up is legal."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.form import Bag, Form, OneOf, Whole, allows, fillings
from backroom.core.game import Answers, Ask, Over
from backroom.core.stream import Stream
from backroom.games.organized_crime.filling import choose, filled
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    BuyPower,
    CallVote,
    Claim,
    Close,
    Hire,
    Menu,
    Move,
    PassDice,
    Roll,
)
from backroom.games.organized_crime.rules import EXCUSES, PRICES, Rules
from backroom.games.organized_crime.setup import Setup


def draw_slowly(state: OrganizedCrime, stream: Stream) -> Ask | Over:
    """Answer for nature entry by entry, until seats are asked or the game is over."""
    while not isinstance(chance := state.pending(), Ask | Over):
        if isinstance(chance, Pick):
            state.advance(Drawn((stream.below(chance.of),)))
        else:
            assert isinstance(chance, Dice)
            state.advance(Drawn(tuple(1 + stream.below(6) for _ in range(chance.count))))
    return chance


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_and_answers_are_those_of_the_contract(players: int) -> None:
    """Two states of one game, one driven each way, ask and offer the same at every question."""
    rules = Rules(Setup(players=players, variant="short"))
    slow, fast = OrganizedCrime(rules), OrganizedCrime(rules)
    nature, other_nature, players_rng = Stream(Random(1)), Stream(Random(1)), Random(2)
    while seats := fast.draw_on(other_nature):
        asked = draw_slowly(slow, nature)
        assert isinstance(asked, Ask)
        assert asked == fast.pending()
        assert asked.seats == seats == fast.seats()
        assert fast.is_floor() == (asked.mode == "floor")
        said: list[tuple[int, Move]] = []
        for seat in fast.speakers(seats, players_rng, 0.25):
            options = fast.options(seat)
            assert options == slow.options(seat)
            option = players_rng.choice(options)
            move = filled(option, players_rng)
            assert allows(option, move) if isinstance(option, Form) else move is option
            said.append((seat, move))
        slow.advance(Answers(asked.id, tuple(said)))
        fast.answer(tuple(said))
    assert fast.pending() == draw_slowly(slow, nature)
    assert fast.seats() == ()


def test_a_rollout_ends_the_game_and_counts_its_decisions() -> None:
    rules = Rules(Setup(players=4))
    for onward in (0.0, 0.5):
        game = OrganizedCrime(rules)
        again = OrganizedCrime(rules)
        decisions = game.rollout(Stream(Random(3)), onward)
        assert isinstance(game.pending(), Over)
        assert decisions > 50
        assert again.rollout(Stream(Random(3)), onward) == decisions
        assert again.pending() == game.pending()


def test_who_gets_on_with_the_game_talks_less() -> None:
    rules = Rules(Setup(players=4, variant="limit", rounds=5))
    uniform = sum(OrganizedCrime(rules).rollout(Stream(Random(seed))) for seed in range(20))
    onward = sum(OrganizedCrime(rules).rollout(Stream(Random(seed)), 0.9) for seed in range(20))
    assert onward < uniform


def test_a_random_answer_is_every_option_alike() -> None:
    menu = (Claim(), Hire(), Roll(), BuyPower())
    rng = Random(1)
    taken = Counter(choose(menu, rng, 0.0) for _ in range(4_000))
    assert set(taken) == set(menu)
    assert min(taken.values()) > 900


VOTE = Form("vote", (OneOf("favour", (True, False)), Whole("votes", 0, 2)))
OFFER = Form(
    "offer",
    (
        OneOf("to", (1,)),
        Whole("money", -10_000, 10_000, 10_000),
        Bag("give", (("one_hit", 2), ("judge", 1))),
        Bag("take", (("money", 1),)),
        Bag("promise", (("peace", 1),)),
        Bag("ask", ()),
        OneOf("counter", (False, True)),
    ),
)
REJECTION = Form("reject", (OneOf("by", (2,)), OneOf("reason", EXCUSES), OneOf("price", (None, *PRICES))))


@pytest.mark.parametrize("form", [VOTE, OFFER, REJECTION])
def test_a_form_is_filled_in_every_way(form: Form) -> None:
    rng = Random(1)
    taken = Counter(filled(form, rng) for _ in range(4_000))
    assert set(taken) == set(fillings(form, Move))


@pytest.mark.parametrize(
    "menu", [(PassDice(), Claim()), (Claim(), PassDice()), (CallVote(), Hire()), (Close(),)]
)
def test_moves_that_end_a_turn_or_a_session_come_first_this_often(menu: Menu) -> None:
    rng = Random(1)
    taken = [choose(menu, rng, 0.8) for _ in range(2_000)]
    ended = sum(isinstance(move, PassDice | CallVote | Close) for move in taken) / len(taken)
    assert ended == 1.0 if len(menu) == 1 else abs(ended - 0.9) < 0.03
    assert all(isinstance(choose(menu, rng, 1.0), PassDice | CallVote | Close) for _ in range(20))
