"""C1 to C5: the aim, the pieces, the money, and setting up by dice."""

from __future__ import annotations

import pytest

from backroom.core.chance import Dice, Drawn
from backroom.core.game import Answers
from backroom.core.refusal import Malformed, Refused
from backroom.games.organized_crime.events import GameEnded, Hired, Rolled, TurnBegun
from backroom.games.organized_crime.moves import ChooseBase, Hire
from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from backroom.games.organized_crime.printed.decks_file import DECKS_TEXT
from backroom.games.organized_crime.setup import LONGEST_TEXT, Setup, Variant, check_setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import BOSTON_BOSS, BOSTON_HOME, Family, Table, a_country


def a_start(*, players: int, variant: Variant = "standard", rounds: int | None = None) -> Table:
    return Table(ORGANIZED_CRIME.start(Setup(players=players, variant=variant, rounds=rounds)))


def test_c5_all_roll_and_the_highest_chooses_base_and_colour_first() -> None:
    table = a_start(players=3)
    assert table.game.pending() == Dice(6, 6)
    table.take(Drawn((1, 1, 6, 6, 3, 3)))
    assert table.ask.seats == (1,)
    assert table.ask.clock == "setup"
    assert len(table.menu()) == 16
    table.say(ChooseBase("base_new_york", "white"))
    assert table.ask.seats == (2,)
    assert len(table.menu()) == 9
    assert table.refuses(ChooseBase("base_new_york", "green")) == "C5"
    assert table.refuses(ChooseBase("base_miami", "white")) == "C5"
    assert table.refuses(ChooseBase("base_paris", "green")) == "C5"
    assert table.refuses(Hire()) == "C5"
    table.say(ChooseBase("base_boston", "green"))
    assert table.ask.seats == (0,)
    table.say(ChooseBase("base_miami", "blue"))
    assert table.game.pending() == Dice(6, 6)


def test_c5_ties_roll_again_among_themselves() -> None:
    table = a_start(players=4)
    table.take(Drawn((3, 3, 2, 4, 6, 6, 1, 1)))
    assert table.game.pending() == Dice(4, 6), "seats 0 and 1 rolled 6 each"
    table.take(Drawn((2, 2, 1, 3)))
    assert table.game.pending() == Dice(4, 6), "and a second time"
    table.take(Drawn((1, 1, 1, 2)))
    order: list[int] = []
    for base in range(4):
        order.append(table.ask.seats[0])
        board = table.game.rules.board
        table.say(ChooseBase(board.base_ids[base], board.colours[base]))
    assert order == [2, 1, 0, 3]
    assert [event.seats for event in table.happened(Rolled)] == [(0, 1, 2, 3), (0, 1), (0, 1)]


def test_c5_all_roll_again_for_the_start_then_clockwise_by_the_bases() -> None:
    table = a_start(players=3)
    table.take(Drawn((6, 6, 3, 3, 1, 1)))
    for base, colour in (("las_vegas", "blue"), ("miami", "green"), ("boston", "white")):
        table.say(ChooseBase(f"base_{base}", colour))
    table.take(Drawn((5, 5, 4, 6, 1, 1)))
    assert table.game.pending() == Dice(4, 6), "the two highest roll again"
    table.take(Drawn((1, 1, 2, 1)))
    assert table.ask.seats == (1,)
    assert table.happened(TurnBegun) == [TurnBegun(1, 1, 0)]
    order = [table.game.seat]
    while len(order) < 4:
        order.append(table.game.next_seat(order[-1]))
    assert order == [1, 0, 2, 1], "Miami, Las Vegas, Boston, Miami: clockwise on the board"


def test_c5_dice_that_cannot_be_are_malformed() -> None:
    table = a_start(players=2)
    with pytest.raises(Malformed):
        table.take(Drawn((1, 2, 3)))
    with pytest.raises(Malformed):
        table.take(Drawn((1, 2, 3, 7)))
    with pytest.raises(Refused):
        table.take(Answers(0, ((0, Hire()),)))


def test_c2_the_boss_starts_at_home_and_c3_everybody_has_150_000_dollars() -> None:
    table = a_start(players=2)
    table.take(Drawn((6, 6, 1, 1)))
    table.say(ChooseBase("base_boston", "green"), ChooseBase("base_miami", "white"))
    table.take(Drawn((6, 6, 1, 1)))
    assert table.boss(0) == BOSTON_BOSS
    assert table.game.money == [150_000, 150_000]
    assert table.game.left == [20, 20]
    assert table.game.bank == -300_000


def test_c3_a_man_costs_10_000_dollars_and_stands_in_the_home_base() -> None:
    table = a_country(Family("boston"), Family("miami"))
    table.say(Hire(), Hire())
    assert table.men(0, BOSTON_HOME) == 2
    assert table.game.money[0] == 130_000
    assert table.happened(Hired)[-1] == Hired(0, 18)


def test_c2_there_are_20_men_in_all() -> None:
    table = a_country(Family("boston", money=500_000, left=1), Family("miami"))
    table.say(Hire())
    assert Hire() not in table.menu()
    assert table.refuses(Hire()) == "C2"


def test_c28_nothing_is_bought_on_credit() -> None:
    table = a_country(Family("boston", money=0), Family("miami"))
    assert Hire() not in table.menu()
    assert table.refuses(Hire()) == "C28"


def test_c1_the_last_player_whose_boss_is_alive_wins() -> None:
    table = a_country(Family("boston", men={"chicago": 1}), Family("miami", boss="chicago"))
    table.name("chicago", "left").roll(1, 1).kill(1, boss=True)
    assert table.over.winners == (0,)
    assert table.happened(GameEnded)[0].reason == "last_boss"
    assert table.game.options(0) == ()
    assert table.game.asides(0) == ()


@pytest.mark.parametrize("players", [1, 5])
def test_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(Malformed):
        a_start(players=players)


def test_short_starts_with_400_000_dollars_and_five_hit_men() -> None:
    table = a_start(players=2, variant="short")
    table.take(Drawn((6, 6, 1, 1)))
    table.say(ChooseBase("base_boston", "green"), ChooseBase("base_miami", "white"))
    assert table.game.money == [400_000, 400_000]
    assert table.men(0, BOSTON_HOME) == 5
    assert table.game.left == [15, 15]
    assert table.game.rules.rounds == 12


def test_limit_counts_40_rounds_unless_the_table_says_otherwise() -> None:
    assert a_start(players=2, variant="limit").game.rules.rounds == 40
    assert a_start(players=2, variant="limit", rounds=3).game.rules.rounds == 3
    with pytest.raises(Malformed):
        a_start(players=2, rounds=3)
    with pytest.raises(Malformed):
        a_start(players=2, variant="limit", rounds=0)


def test_limit_the_richest_living_family_wins_after_the_last_round() -> None:
    table = a_country(
        Family("boston", men={"chicago": 1}, money=100_000, circles="miami"),
        Family("miami", men={"detroit": 1}, money=140_000),
        setup=Setup(players=2, variant="limit", rounds=1),
    )
    table.name("chicago", "right").roll(1, 1).step("new_york_illegal_2", "new_york_official_3")
    table.say(*(move for move in table.menu() if move.__struct_config__.tag == "decline")).pass_dice()
    assert table.ask.seats == (1,)
    table.name("detroit", "left").roll(1, 1).step("new_york_official_4", "new_york_illegal_3").pass_dice()
    assert table.over.winners == (0,), "$100,000 and a circle of $50,000 against $140,000"
    assert table.over.scores == (150_000, 140_000)
    assert table.happened(GameEnded)[0].reason == "round_limit"


def test_another_board_is_part_of_the_setup() -> None:
    text = BOARD_TEXT.replace('"Boston", income = 20_000', '"Boston", income = 90_000')
    game = ORGANIZED_CRIME.start(Setup(players=2, board=text, decks=DECKS_TEXT))
    assert game.rules.board.income[game.rules.circle["boston"]] == 90_000
    with pytest.raises(Malformed, match=r"board\.toml"):
        ORGANIZED_CRIME.start(Setup(players=2, board="inner = 3"))


def test_a_setup_made_in_python_is_read_as_strictly_as_a_file() -> None:
    for setup in (Setup(players="4"), Setup(variant="long"), Setup(rounds=1.5)):  # pyright: ignore[reportArgumentType]
        with pytest.raises(Malformed):
            ORGANIZED_CRIME.start(setup)
    with pytest.raises(Malformed):
        ORGANIZED_CRIME.start(Setup(board="#" * (LONGEST_TEXT + 1)))


def test_a_text_of_a_board_or_of_decks_has_its_longest() -> None:
    check_setup(Setup(board="x" * LONGEST_TEXT))
    check_setup(Setup(decks="x" * LONGEST_TEXT))
    for setup in (Setup(board="x" * (LONGEST_TEXT + 1)), Setup(decks="x" * (LONGEST_TEXT + 1))):
        with pytest.raises(Malformed, match="length <= 32768"):
            check_setup(setup)
