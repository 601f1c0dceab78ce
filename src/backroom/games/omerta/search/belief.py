"""O34: what one seat may believe, made from its seat, the setup and what it was told."""

from __future__ import annotations

from typing import Final

from backroom.core.game import Ask
from backroom.core.native import i64
from backroom.games.omerta.cells import BIT, BLOCKED, FREE, TOTALS
from backroom.games.omerta.events import Event
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.menus import NOTHING
from backroom.games.omerta.powers.by_kind import POWERS
from backroom.games.omerta.printed.cards import KIND_OF
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.search.evidence import Evidence
from backroom.games.omerta.search.following import follow
from backroom.games.omerta.search.shadow import Shadow
from backroom.games.omerta.search.worlds import OmertaWorlds
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import (
    EXCHANGING,
    KILLER_QUESTION,
    PEEKING,
    POWER,
    PUTTING,
    SNAPPING,
    TURN,
    Overlay,
)
from backroom.games.omerta.view import View

STEPS: Final = {
    "peek": PEEKING,
    "turn": TURN,
    "snap": SNAPPING,
    "killer": KILLER_QUESTION,
    "power": POWER,
}  # by clock


class OmertaBelief:
    """Follows a game from one seat, on the contract of `core.belief.Belief`."""

    def __init__(self, seat: int, setup: Setup, rules: Rules | None = None) -> None:
        self.seat: int = seat
        self.shadow: Shadow = Shadow(seat, Rules(setup) if rules is None else rules)
        self.evidence: Evidence = Evidence(self.shadow)

    def hear(self, event: Event) -> None:
        """Follow the cards, and note what the event gives away about hidden ones."""
        self.evidence.note(event)
        follow(self.shadow, event)

    def prepare(self, view: View, ask: Ask) -> OmertaWorlds:
        """The worlds of one decision."""
        self.shadow.bury_killers()
        if ask.clock != "snap":
            self.evidence.close_window()
        table = self.shadow.game.copy()
        set_table(table, view)
        set_question(table, view, ask)
        return OmertaWorlds(table, self.seat, self.shadow.unseen, self.evidence)


def set_table(table: Omerta, view: View) -> None:
    """Take over what everybody sees of the table."""
    table.round = view.round
    table.starter = view.starter
    table.seat = view.turn
    table.turns = view.turns
    table.overlays = []
    table.barred = 0
    cells = table.cells
    for lying in view.overlays:
        place = NOTHING if lying.place is None else lying.place
        table.overlays.append(Overlay(KIND_OF[lying.power], lying.by, lying.seat, place, lying.turns))
        if lying.place is None:
            table.barred |= 1 << lying.seat
    for seat, total in enumerate(view.totals):
        cells[TOTALS + seat] = total
    for seat, hand in enumerate(view.hands):
        free: i64 = 0
        blocked: i64 = 0
        for held in hand:
            if held.blocked:
                blocked |= BIT[held.place]
            else:
                free |= BIT[held.place]
        cells[FREE + seat] = free
        cells[BLOCKED + seat] = blocked


def set_question(table: Omerta, view: View, ask: Ask) -> None:
    """Take over what is asked, and of whom."""
    table.entries = ask.id
    table.asked = 0
    for seat in ask.seats:
        table.asked |= 1 << seat
    table.step = STEPS[ask.clock]
    if view.drawn:
        table.step = PUTTING
    elif ask.clock == "power" and table.looking:
        table.step = EXCHANGING
    table.window = 0
    for name in view.window:
        table.window |= 1 << KIND_OF[name]
    table.power = 0 if view.power is None else KIND_OF[view.power]
    power = POWERS[table.power]
    if view.named is not None and power is not None:
        table.named = power.choices(table).code_of(view.named)
