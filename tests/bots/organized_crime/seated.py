"""A bot in a seat of a laid-out position, and one that is watched through whole games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import NamedTuple

from backroom.bots import BOTS
from backroom.bots.bot import Bot, Maker
from backroom.bots.organized_crime.adviser.adviser import AdviserBot
from backroom.bots.organized_crime.boss.boss import BossBot, DonBot, Effort
from backroom.bots.organized_crime.regular.deals import Appraisal, Side, weigh
from backroom.bots.organized_crime.regular.reading import Reading
from backroom.bots.organized_crime.regular.regular import RegularBot
from backroom.core.form import Form, allows
from backroom.core.game import Ask
from backroom.games.organized_crime.events import DealMade, Event
from backroom.games.organized_crime.knowledge.telling import tell
from backroom.games.organized_crime.moves import Accept, Move, Offer, Option
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.view import View
from tests.games.organized_crime.builder import Table

Player = Bot[Move, Option, Event, View]

LITTLE = Effort(
    playouts=6, turns=2, namings=4, seconds=inf
)  # so that a whole game takes seconds, interpreted too
MAKERS: dict[str, Maker] = {
    **BOTS["organized_crime"],
    "adviser": partial(AdviserBot, effort=LITTLE),
    "boss": partial(BossBot, effort=LITTLE),
    "don": partial(DonBot, effort=LITTLE),
}


class Seated:
    """Seats a `regular` at a table with verbs; it hears what is said from now on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.bot = RegularBot(seat, table.game.rules.setup, Random(1))
        self.told = len(table.all)

    def hear(self) -> None:
        """Hear what has happened since the last time."""
        for event in self.table.all[self.told :]:
            heard = tell(event, self.seat)
            if heard is not None:
                self.bot.hear(heard)
        self.told = len(self.table.all)

    def answer(self) -> Move | None:
        """Its answer to the open question."""
        self.hear()
        game = self.table.game
        options: tuple[Option, ...] = (*game.options(self.seat), *game.asides(self.seat))
        move = self.bot.answer(game.view(self.seat), self.table.ask, options)
        assert move is None or is_offered(move, options)
        return move

    def reading(self) -> Reading:
        """How it reads the table."""
        self.hear()
        return Reading(self.bot.atlas, self.bot.memory, self.table.game.view(self.seat))


def is_offered(move: Move, options: Sequence[Option]) -> bool:
    """Whether a move is one of the options, or fills one in."""
    forms = [option for option in options if isinstance(option, Form)]
    return move in options or any(allows(form, move) for form in forms)


def worth_at_once(reading: Reading, offer: Offer) -> int:
    """What an offer would be worth to whoever makes it, were it accepted now."""
    get = Side(max(-offer.money, 0), offer.take, offer.ask)
    give = Side(max(offer.money, 0), offer.give, offer.promise)
    return weigh(reading, offer.to, get=get, give=give).worth


class Spoken(NamedTuple):
    """A deal that was made, with what each side said about it."""

    deal: DealMade
    offered: Appraisal
    accepted: Appraisal


class Watched:
    """Checks every answer of a bot against its options, and keeps the deals of regulars."""

    def __init__(self, name: str, seat: int, setup: Setup, rng: Random) -> None:
        self.seat = seat
        self.bot: Player = MAKERS[name](seat, setup, rng)
        self.offered: dict[int, Appraisal] = {}  # by the seat it was offered to
        self.accepted: dict[int, Appraisal] = {}  # by the seat that offered it
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)
        self.bot.hear(event)

    def answer(self, view: View, ask: Ask, options: Sequence[Option]) -> Move | None:
        move = self.bot.answer(view, ask, options)
        assert move is not None or ask.mode == "floor"
        assert move is None or is_offered(move, options)
        if isinstance(self.bot, RegularBot) and isinstance(move, Offer | Accept):
            assert self.bot.appraisal is not None
            if isinstance(move, Offer):
                self.offered[move.to] = self.bot.appraisal
                assert worth_at_once(Reading(self.bot.atlas, self.bot.memory, view), move) > 0
            else:
                self.accepted[move.by] = self.bot.appraisal
        return move
