"""What is on the table before anybody plays."""

from __future__ import annotations

from backroom.core.optional import printed_by
from backroom.games.omerta.setup import Setup as OmertaSetup
from backroom.games.omerta.title import OMERTA
from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from backroom.games.organized_crime.printed.sheets import Figures
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME


def test_our_own_board_is_printed_where_a_table_has_no_other() -> None:
    printed = ORGANIZED_CRIME.printed(Setup())
    assert printed.board.bases[0].id == "base_boston"
    assert {card.id for card in printed.decks.penalty.cards} >= {"lose_one_man", "officials_suspended"}
    assert printed.figures == Figures(
        man=10_000, power_card=200_000, vote=100_000, boss_votes=1, official_votes=2, circle=50_000
    )


def test_a_corrected_board_is_the_one_that_is_printed() -> None:
    corrected = BOARD_TEXT.replace('name = "Cleveland", income = 20_000', 'name = "Buffalo", income = 30_000')
    cities = {city.id: city for city in ORGANIZED_CRIME.printed(Setup(board=corrected)).board.cities}
    assert (cities["cleveland"].name, cities["cleveland"].income) == ("Buffalo", 30_000)


def test_omerta_has_nothing_that_a_table_could_change() -> None:
    assert printed_by(OMERTA, OmertaSetup()) is None
