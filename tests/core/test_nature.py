"""What nature may answer."""

from random import Random

import pytest

from backroom.core.chance import Dice, Pick, Shuffle
from backroom.core.fair import FairDraws
from backroom.core.nature import check, draw
from backroom.core.refusal import Malformed


@pytest.mark.parametrize("chance", [Pick(3), Dice(2, 6), Shuffle(5, 3), Shuffle(2, 0)])
def test_a_draw_answers_its_question(chance: Pick | Dice | Shuffle) -> None:
    rng = Random(2)
    fair = FairDraws(bytes(32), [None])
    for _ in range(200):
        check(chance, draw(chance, rng).outcome)
        check(chance, fair.draw(chance).outcome)


def test_dice_show_every_face() -> None:
    rng = Random(3)
    assert {die for _ in range(200) for die in draw(Dice(2, 6), rng).outcome} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("chance", "outcome"),
    [
        (Dice(2, 6), (1,)),
        (Dice(2, 6), (0, 1)),
        (Dice(2, 6), (1, 7)),
        (Dice(2, 6), (1, 1, 1)),
        (Pick(3), (3,)),
        (Pick(3), ()),
        (Shuffle(3, 2), (1, 1)),
        (Shuffle(3, 2), (-1, 1)),
    ],
)
def test_an_impossible_outcome_is_malformed(chance: Pick | Dice | Shuffle, outcome: tuple[int, ...]) -> None:
    with pytest.raises(Malformed):
        check(chance, outcome)
