"""C12 to C21: the odds shown are those of the engine, played out to the end for every throw."""

from __future__ import annotations

from itertools import product

import pytest

from backroom.core.chance import Dice, Drawn, Pick
from backroom.core.game import Answers, Ask, Over
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import Killed, Landed
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Begin,
    Decline,
    Hire,
    Hit,
    Kill,
    Move,
    Name,
    Pay,
    Roll,
    Step,
)
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import (
    BOSTON_HOME,
    MIAMI_BOSS,
    MIAMI_HOME,
    Family,
    Table,
    a_country,
)

Goal = tuple[int, str, int | None, bool]
FAR = Family("las_vegas")
OF_DICE = (Begin, Step, Kill, Hit)


def told(table: Table, *names: Name) -> dict[Goal, int]:
    """What the odds say."""
    prospects = ORGANIZED_CRIME.outlook(table.game.view(0), names).prospects
    assert prospects is not None
    return {(one.piece, one.space, one.seat, one.boss): one.throws for one in prospects}


def played(table: Table, *names: Name) -> dict[Goal, int]:
    """The same, by throwing every pair of dice and trying every way to play."""
    table = Table(table.game.copy()).say(*names, Roll())
    by_total: dict[int, set[Goal]] = {}
    ways: dict[Goal, int] = {}
    for dice in product(range(1, 7), repeat=2):
        if sum(dice) not in by_total:
            game = table.game.copy()
            assert isinstance(game.pending(), Dice)
            game.apply(Drawn(dice))
            by_total[sum(dice)] = play_out(game)
        for goal in by_total[sum(dice)]:
            ways[goal] = ways.get(goal, 0) + 1
    return ways


def play_out(game: OrganizedCrime) -> set[Goal]:
    """Every goal that some way of playing reaches."""
    asked = game.pending()
    if isinstance(asked, Over):
        return set()
    found: set[Goal] = set()
    assert isinstance(asked, Ask)
    for move in game.options(asked.seats[0]):
        if isinstance(move, OF_DICE):
            after = game.copy()
            found |= say(after, move) | play_out(after)
    return found


def say(game: OrganizedCrime, move: Move) -> set[Goal]:
    """Make a move, and answer whatever a landing asks: no card, a fine rather than a piece, paid."""
    found: set[Goal] = set()
    moving = 0 if game.active == NONE else int(game.active)
    asked = game.pending()
    assert isinstance(asked, Ask)
    events = game.apply(Answers(asked.id, ((asked.seats[0], move),)))
    while True:
        for event in events:
            if isinstance(event, Landed):
                found.add((event.piece, event.space, None, False))
            elif isinstance(event, Killed):
                found.add((moving, event.space, event.victim, event.boss))
        asked = game.pending()
        if isinstance(asked, Pick):
            events = game.apply(Drawn((asked.of - 1,)))
        elif isinstance(asked, Ask) and asked.clock in {"card", "pay"}:
            answer = Decline() if asked.clock == "card" else Pay()
            events = game.apply(Answers(asked.id, ((asked.seats[0], answer),)))
        else:
            return found


POSITIONS = {
    "alone on the track": (
        a_country(Family("boston", men={"oakland": 1}), FAR),
        [Name("oakland", False, "right")],
    ),
    "out of the base": (
        a_country(Family("boston", men={BOSTON_HOME: 1}), FAR),
        [Name(BOSTON_HOME, False, "left")],
    ),
    "enemies on the way": (
        a_country(
            Family("boston", men={"miami": 1}),
            Family("miami", men={"miami_mistake_1": 2, "miami_business_1": 1, MIAMI_HOME: 1}),
        ),
        [Name("miami", False, "right")],
    ),
    "an attack": (
        a_country(
            Family("boston", men={"miami": 1}),
            Family("miami", men={MIAMI_HOME: 2}),
            FAR,
        ),
        [Name("miami", False, "right", "base_miami")],
    ),
    "an attack with a card": (
        a_country(
            Family("boston", men={"miami_mistake_1": 1}, cards="one_or_two_hits"),
            Family("miami", men={MIAMI_HOME: 3}),
            FAR,
        ),
        [Name("miami_mistake_1", False, "right", "base_miami")],
    ),
    "two pieces": (
        a_country(
            Family("boston", men={"oakland": 1, "miami": 1}),
            Family("miami", men={"miami_mistake_1": 1, MIAMI_HOME: 1}),
            FAR,
        ),
        [Name("oakland", False, "right"), Name("miami", False, "right", "base_miami")],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_c12_the_odds_are_those_of_every_throw_played_out(name: str) -> None:
    table, names = POSITIONS[name]
    expected = played(table, *names)
    assert told(table, *names) == expected
    assert max(expected.values()) <= 36


def test_c21_an_attack_has_the_chance_that_was_counted_by_hand() -> None:
    """Two steps to the room, a kill, one step to the Boss, a kill: five points or more, 30 of 36 throws."""
    table = a_country(Family("boston", men={"miami_mistake_1": 1}), Family("miami", men={MIAMI_HOME: 1}), FAR)
    odds = told(table, Name("miami_mistake_1", False, "right", "base_miami"))
    assert odds[0, MIAMI_BOSS, 1, True] == 30
    assert (0, MIAMI_BOSS, 1, True) not in told(table, Name("miami_mistake_1", False, "right"))


def test_c12_a_piece_that_was_named_already_counts() -> None:
    table = a_country(Family("boston", men={"oakland": 1, "miami": 1}), FAR)
    first, second = Name("oakland", False, "right"), Name("miami", False, "left")
    expected = told(table, first, second)
    table.say(first)
    assert told(table, second) == expected


@pytest.mark.parametrize(
    "names",
    [
        (Hire(),),
        (Name("chicago", False, "left"),),
        (Name("oakland", False, "left"), Name("oakland", False, "right")),
        (Name("oakland", False, "left", "base_boston"),),
    ],
    ids=str,
)
def test_c12_what_may_not_be_named_has_no_odds(names: tuple[Move, ...]) -> None:
    table = a_country(Family("boston", men={"oakland": 1}), FAR)
    with pytest.raises(Refused):
        ORGANIZED_CRIME.outlook(table.game.view(0), names)


def test_c12_odds_are_for_the_one_who_is_about_to_roll() -> None:
    table = a_country(Family("boston", men={"oakland": 1}), FAR)
    name = Name("oakland", False, "left")
    for seat in (1, None):
        with pytest.raises(Refused, match="about to roll"):
            ORGANIZED_CRIME.outlook(table.game.view(seat), (name,))
    table.say(name).roll(1, 1)
    with pytest.raises(Refused, match="about to roll"):
        ORGANIZED_CRIME.outlook(table.game.view(0), (name,))


def test_c12_what_could_be_named_besides() -> None:
    """C12, C21: one or two pieces, each once; one attack in a turn."""
    table = a_country(Family("boston", men={"oakland": 1, "chicago": 2}), FAR)
    view = table.game.view(0)

    def besides(*names: Name) -> set[tuple[str, bool, str | None]]:
        return {(one.space, one.boss, one.attack) for one in ORGANIZED_CRIME.outlook(view, names).names}

    one = Name("oakland", False, "left")
    assert {space for space, _, _ in besides(one)} == {"chicago", "base_boston_boss"}
    assert ("chicago", False, "base_las_vegas") in besides(one)
    attacker = Name("chicago", False, "left", "base_las_vegas")
    assert {attack for _, _, attack in besides(attacker)} == {None}
    assert ("chicago", False, None) in besides(attacker), "there are two of them"
    assert besides(one, attacker) == set()
