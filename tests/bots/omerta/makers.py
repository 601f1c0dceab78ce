"""The bots of OMERTA as tests play them: those who search get few playouts, and no clock."""

from __future__ import annotations

from functools import partial

from backroom.bots import BOTS
from backroom.bots.bot import Maker
from backroom.bots.omerta.adviser.adviser import AdviserBot
from backroom.bots.omerta.boss import BossBot
from backroom.bots.omerta.don import DonBot
from backroom.games.omerta.search.searching import Budget

FEW = Budget(playouts=60, seconds=600.0)
MAKERS: dict[str, Maker] = {
    **BOTS["omerta"],
    "adviser": partial(AdviserBot, budget=FEW),
    "boss": partial(BossBot, budget=FEW),
    "don": partial(DonBot, budget=FEW),
}
