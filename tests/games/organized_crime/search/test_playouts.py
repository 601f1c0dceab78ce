"""Quick players in whole games: nothing is lost, the walks are those of the rules, and games end."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.pieces.walking import all_choices
from backroom.games.organized_crime.printed.board import NONE, ends
from backroom.games.organized_crime.printed.board_file import BOARD
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.search.evaluation import Evaluation
from backroom.games.organized_crime.search.features import COUNT, FEATURES, Features, had_their_turn
from backroom.games.organized_crime.search.playouts import Playouts
from backroom.games.organized_crime.search.quick.atlas import KEPT, Atlas, atlas_of
from backroom.games.organized_crime.search.quick.policy import Policy
from backroom.games.organized_crime.search.quick.style import Style
from backroom.games.organized_crime.search.weights import WEIGHTS
from backroom.games.organized_crime.setup import Setup, Variant
from backroom.games.organized_crime.state import OVER, TURN
from tests.games.organized_crime.builder import Family, a_country
from tests.games.organized_crime.kit import OrganizedCrimeKit
from tests.games.organized_crime.playing import begun, check_cards, check_knowledge, check_men, check_money
from tests.games.organized_crime.tempers import FEW, TEMPERS

KIT = OrganizedCrimeKit()


def quick_players(rules: Rules) -> Playouts:
    """Four quick players with the usual style."""
    atlas, style = atlas_of(rules), Style()
    return Playouts([Policy(atlas, style) for _ in range(4)], Evaluation(atlas))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "short", "limit"])
def test_c1_quick_players_lose_nothing_and_end_their_games(players: int, variant: Variant) -> None:
    """Every dollar, card and man is in one place after every turn, and somebody wins."""
    rules = Rules(Setup(players=players, variant=variant, decks=FEW if players == 3 else None))
    playouts = quick_players(rules)
    for number in range(3):
        stream = Stream(Random(f"{players}:{variant}:{number}"))
        game = begun(rules, stream)
        men = [20] * players
        for _ in range(400):
            playouts.play(game, stream, 1)
            check_money(game)
            check_cards(game)
            check_knowledge(game)
            men = check_men(game, men)
            if game.step == OVER:
                break
        assert (game.step == OVER) == bool(game.winners)
        assert variant != "short" or game.winners


@pytest.mark.parametrize("temper", range(len(TEMPERS)))
def test_playouts_go_on_from_any_question_of_a_game(temper: int) -> None:
    """Whatever is asked in a random game, quick players answer it and play four turns."""
    seen: set[str] = set()
    for number in range(6):
        rng, stream = Random(f"{temper}:{number}"), Stream(Random(number))
        setup = Setup(players=2 + number % 3, variant=("standard", "short")[number % 2], decks=FEW)
        playouts: Playouts | None = None
        for played in KIT.play(setup, rng, TEMPERS[temper], 1_200):
            state: OrganizedCrime = played.state
            ask = state.pending()
            if not isinstance(ask, Ask) or ask.clock == "setup":
                continue
            if ask.clock in seen and rng.random() >= 0.02:
                continue
            seen.add(ask.clock)
            playouts = playouts or quick_players(state.rules)
            game = state.copy()
            chance = playouts.value(game, stream, 4, ask.seats[0])
            assert 0.0 <= chance <= 1.0
            check_money(game)
            check_cards(game)
    assert {"turn", "card", "floor", "vote", "settlement"} <= seen


def test_c13_the_atlas_knows_where_every_walk_ends() -> None:
    """It agrees with the board, from every space of the track and from home."""
    rules = Rules(Setup())
    atlas = Atlas(rules)
    for start in range(BOARD.count):
        if BOARD.home_of[start] != NONE and start in BOARD.boss:
            continue
        for way in (0, 1):
            for points in (1, 2, 3, 7, 12):
                found = atlas.ends[(start * 2 + way) * 13 + points]
                assert found == sorted(ends(BOARD, start, direction=way, points=points)), (start, way, points)
    room, inside = BOARD.boss[0], BOARD.hit_men[0]
    assert atlas.ends[room * 2 * 13 + 1] == [inside]
    assert atlas.entry[inside * 2 * 4 + 0] == 0
    assert atlas.entry[BOARD.doors[0][0] * 2 * 4 + 0] == 1


def test_an_atlas_is_worked_out_once_and_only_some_are_kept() -> None:
    rules = Rules(Setup())
    assert atlas_of(rules) is atlas_of(rules)
    for _ in range(KEPT):
        atlas_of(Rules(Setup()))
    assert atlas_of(rules) is atlas_of(rules)


@pytest.mark.parametrize("seed", range(30))
def test_c17_a_quick_player_takes_only_steps_that_the_rules_allow(seed: int) -> None:
    """Every point it spends is a step or a kill that the engine would offer."""
    rules = Rules(Setup(players=4, variant="short"))
    playouts = quick_players(rules)
    stream = Stream(Random(seed))
    game = begun(rules, stream)
    playouts.play(game, stream, 8 + seed)
    steps = 0
    while game.step != OVER and steps < 60:
        before = game.step
        walking = game.step == TURN and game.active != NONE and not game.walkers[game.active].done
        if walking:
            walker = game.walkers[game.active]
            allowed = all_choices(game, walker)
            points = walker.points
            copy = game.copy()
            playouts.go_on(copy, stream)
            walked = copy.walkers[copy.active] if copy.active != NONE else copy.walkers[game.active]
            if points == 1 and walked.moved and walked.space != walker.space and not walked.done:
                assert walked.space in allowed.steps
            steps += 1
        playouts.go_on(game, stream)
        game.run_to_question(before)


def test_an_evaluation_shares_one_win_among_the_living() -> None:
    rules = Rules(Setup(players=3, variant="short"))
    evaluation = Evaluation(atlas_of(rules))
    stream = Stream(Random(3))
    game = begun(rules, stream)
    assert sum(evaluation.chances(game, 0)) == pytest.approx(1.0)
    assert evaluation.chances(game, 0)[3] == 0.0
    game.alive &= ~2
    assert evaluation.chance(game, 1) == 0.0
    assert sum(evaluation.chances(game, 0)) == pytest.approx(1.0)
    assert evaluation.chance(game, 0) == evaluation.chances(game, 0)[0]
    game.step = OVER
    game.winners = (0, 2)
    assert evaluation.chances(game, 1) == [0.5, 0.0, 0.5, 0.0]
    assert evaluation.chance(game, 1) == 0.0


def test_an_evaluation_adds_the_features_and_the_units_that_are_raised() -> None:
    """By hand: one feature by itself, one unit that is raised and one that is not."""
    rules = Rules(Setup(players=2, variant="short"))
    straight, raised, idle = [0.0] * COUNT, [0.0] * COUNT, [0.0] * COUNT
    straight[FEATURES.index("money")] = 1.5
    raised[FEATURES.index("left")] = 2.0
    idle[FEATURES.index("left")] = 2.0
    weights = (tuple(straight), (*raised, 0.5, 3.0), (*idle, -9.0, 7.0))
    evaluation = Evaluation(atlas_of(rules), weights)
    game = begun(rules, Stream(Random(1)))
    game.money[0], game.money[1] = 400_000, 300_000
    chances = evaluation.chances(game, 0)
    assert evaluation.score(0) == pytest.approx(1.5 * 0.4 + 3.0 * (0.5 + 2.0 * game.left[0] / 15))
    assert chances[0] / chances[1] == pytest.approx(exp(1.5 * 0.1))


def test_the_weights_have_a_row_for_the_features_and_one_for_each_unit() -> None:
    assert len(FEATURES) == COUNT
    assert len(WEIGHTS[0]) == COUNT
    assert {len(unit) for unit in WEIGHTS[1:]} == {COUNT + 2}


def test_features_say_what_a_family_has_and_what_it_can_do() -> None:
    table = a_country(
        Family("boston", men={"miami_official_1": 1, "base_boston_hit_men": 6}, money=300_000),
        Family("miami", money=900_000, circles="miami"),
        Family("new_york", men={"base_new_york_hit_men": 8}, money=100_000),
        setup=Setup(players=3, variant="short"),
    )
    features = Features(atlas_of(table.game.rules), Style())
    features.look(table.game, 2)

    def seen(seat: int, name: str) -> float:
        return features.rows[seat * COUNT + FEATURES.index(name)]

    assert [seen(seat, "money") for seat in range(3)] == [0.3, 0.9, 0.1]
    assert [seen(seat, "searcher") for seat in range(3)] == [0.0, 0.0, 1.0]
    assert seen(0, "guards") == 6 / 8
    assert seen(0, "men") == 1 / 4
    assert seen(0, "strike") > 0.9, "the Boss at Miami is alone"
    assert seen(1, "danger") == pytest.approx(seen(0, "strike"))
    assert seen(2, "danger") == seen(1, "strike") == 0.0
    assert seen(1, "ahead_of_best") == pytest.approx(-seen(0, "ahead_of_best"))
    assert seen(0, "wait") == 0.0
    table.game.alive &= ~2
    features.look(table.game, 0)
    assert seen(0, "rivals") == 0.0
    assert seen(0, "ahead_of_best") == pytest.approx(seen(0, "ahead_of_mean"))


def test_features_know_who_had_their_turn_in_this_round() -> None:
    rules = Rules(Setup(players=4, variant="short"))
    playouts = quick_players(rules)
    stream = Stream(Random(2))
    game = begun(rules, stream)
    game.draw_on(stream)
    counts: list[int] = []
    for _ in range(5):
        counts.append(int(had_their_turn(game)).bit_count())
        assert not had_their_turn(game) >> game.seat & 1
        playouts.play(game, stream, 1)
    assert counts == [0, 1, 2, 3, 0]
