"""The default answer of a seat is always legal and harmless, and leads to an end."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from backroom.core.form import Form, OneOf, Whole
from backroom.core.game import Answers, Ask, Entry, Over, State
from backroom.core.nature import draw
from backroom.games import GAMES
from backroom.games.omerta import moves as omerta
from backroom.games.omerta.title import OMERTA
from backroom.games.organized_crime import moves as crime
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.table.playing import choose

SIZES = [(game.name, seats) for game in GAMES.values() for seats in game.seats]
GAMES_EACH = 4
LONGEST = 20_000  # entries of a game of defaults alone
WILD = 800  # entries of a random game


def closes(state: State[Any, Any, Any], ask: Ask, entry: Entry[Any]) -> bool:
    """Whether this closes the question."""
    trial = state.copy()
    trial.advance(entry)
    pending = trial.pending()
    return not isinstance(pending, Ask) or pending.id != ask.id


def defaults(state: State[Any, Any, Any], ask: Ask, name: str) -> Entry[Any]:
    """What a table would answer if nobody said anything."""
    moves = [(seat, GAMES[name].default(state.options(seat))) for seat in ask.seats]
    if ask.mode != "floor":
        return Answers(ask.id, tuple(moves))
    closing = [Answers(ask.id, (said,)) for said in moves if closes(state, ask, Answers(ask.id, (said,)))]
    assert len(closing) == 1, "one seat closes the floor by its default"
    return closing[0]


def asked(name: str, seats: int, rng: Random) -> Iterator[tuple[State[Any, Any, Any], Ask]]:
    """Every question of a random game."""
    game = GAMES[name]
    state = game.start(game.setup(players=seats))
    for _ in range(WILD):
        pending = state.pending()
        if isinstance(pending, Over):
            return
        if not isinstance(pending, Ask):
            state.advance(draw(pending, rng))
            continue
        yield state, pending
        speakers = (rng.choice(pending.seats),) if pending.mode == "floor" else pending.seats
        said = tuple((seat, choose(game, state.options(seat), rng)) for seat in speakers)
        state.advance(Answers(pending.id, said))


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_the_default_is_accepted_whatever_is_asked(name: str, seats: int) -> None:
    questions = 0
    for seed in count():
        if seed >= GAMES_EACH and questions > 100:
            return
        for state, ask in asked(name, seats, Random(f"{name}:{seats}:{seed}")):
            questions += 1
            state.copy().advance(defaults(state, ask, name))
            if ask.mode == "floor":
                for seat in ask.seats:
                    move = GAMES[name].default(state.options(seat))
                    state.copy().advance(Answers(ask.id, ((seat, move),)))


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_a_game_of_defaults_alone_ends(name: str, seats: int) -> None:
    game = GAMES[name]
    for seed in range(GAMES_EACH):
        rng = Random(seed)
        state = game.start(game.setup(players=seats))
        for _ in range(LONGEST):
            pending = state.pending()
            if isinstance(pending, Over):
                break
            state.advance(defaults(state, pending, name) if isinstance(pending, Ask) else draw(pending, rng))
        assert isinstance(state.pending(), Over)


def test_in_omerta_it_draws_discards_and_lets_things_go_by() -> None:
    assert OMERTA.default((omerta.CallOmerta(), omerta.Draw(), omerta.Take())) == omerta.Draw()
    assert OMERTA.default((omerta.CallOmerta(), omerta.Pass())) == omerta.Pass()
    assert OMERTA.default((omerta.Discard(), omerta.Replace(0))) == omerta.Discard()
    assert OMERTA.default((omerta.Replace(1), omerta.Replace(3))) == omerta.Replace(1)
    assert OMERTA.default((omerta.Pass(), omerta.Snap(0))) == omerta.Pass()
    assert OMERTA.default((omerta.Decline(), omerta.Look(2))) == omerta.Decline()
    assert OMERTA.default((omerta.Mix(1), omerta.Mix(2))) == omerta.Mix(1)


def test_c24_a_player_who_is_away_abstains() -> None:
    """C24: any part of one's votes; casting none is abstaining."""
    vote = Form("vote", (OneOf("favour", (True, False)), Whole("votes", 0, 7)))
    assert ORGANIZED_CRIME.default((vote,)) == crime.Vote(favour=False, votes=0)


def test_c12_a_piece_that_must_move_attacks_nobody() -> None:
    """C12: one or two pieces are named; a hit-man before the Boss, and no base is attacked."""
    attack = crime.Name("x", boss=False, direction="left", attack="y")
    boss = crime.Name("x", boss=True, direction="left")
    man = crime.Name("x", boss=False, direction="right")
    assert ORGANIZED_CRIME.default((attack, boss, man)) == man
    assert ORGANIZED_CRIME.default((attack, boss)) == boss
    assert ORGANIZED_CRIME.default((crime.Kill(1, boss=False), crime.Step("x"))) == crime.Step("x")
    assert ORGANIZED_CRIME.default((crime.Claim(), crime.PassDice())) == crime.PassDice()
    assert ORGANIZED_CRIME.default((crime.Demand(), crime.Waive())) == crime.Waive()


def test_c24_on_the_floor_it_rejects_and_offers_nothing() -> None:
    """C24: an unanswered deal is rejected; with nothing to answer, the default offers nothing for nothing."""
    offer = Form("offer", (OneOf("to", (2,)),))
    assert ORGANIZED_CRIME.default((crime.Accept(1), crime.Reject(1), offer)) == crime.Reject(1)
    assert ORGANIZED_CRIME.default((offer,)) == crime.Offer(to=2, money=0, give=(), take=())
