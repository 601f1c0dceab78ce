"""What the spaces do, one file for each kind; `SPACES` is indexed by the kind of space."""

from __future__ import annotations

from typing import Final

from backroom.games.organized_crime.printed.board import ACTIVITIES, BUSINESSES, ENTERTAINMENT, LOAN_SHARKING
from backroom.games.organized_crime.printed.decks import OFFICIAL_DECK, POWER_DECK
from backroom.games.organized_crime.spaces.card import CardSpace
from backroom.games.organized_crime.spaces.city import City
from backroom.games.organized_crime.spaces.government import Government
from backroom.games.organized_crime.spaces.home import Home
from backroom.games.organized_crime.spaces.mistake import Mistake
from backroom.games.organized_crime.spaces.space import Space
from backroom.games.organized_crime.spaces.trade import Trade

SPACES: Final[tuple[Space, ...]] = (
    Government(),  # FEDERAL
    Government(),  # STATE
    Government(),  # LOCAL
    City(),
    CardSpace(POWER_DECK),
    CardSpace(OFFICIAL_DECK),
    Mistake(),
    Trade(ENTERTAINMENT, BUSINESSES),
    Trade(LOAN_SHARKING, ACTIVITIES),
    Home(),  # HOME BASE HIT-MEN
    Home(),  # HOME BASE BOSS
)
