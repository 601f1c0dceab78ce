"""C5, C10, C12, C26: what a view does not say of the running turn, kept from what was told."""

from __future__ import annotations

from backroom.core.native import i64
from backroom.games.organized_crime.events import (
    BaseChosen,
    Begun,
    Event,
    ManRemoved,
    Named,
    OfficialLost,
    PenaltyAsked,
    PenaltyDrawn,
    Rolled,
    SessionOpened,
    Stepped,
    TurnBegun,
)
from backroom.games.organized_crime.phases.rolls import ranked
from backroom.games.organized_crime.printed.board import NONE
from backroom.games.organized_crime.printed.decks import LOSE_OFFICIALS, PENALTY_DECK, REMOVE_MEN
from backroom.games.organized_crime.rules import Rules
from backroom.games.organized_crime.state import Group


class Trail:
    """C14: how a named piece came to where it is."""

    def __init__(self, space: i64) -> None:
        self.space = space
        self.came = space
        self.fresh: bool = True
        self.moved: bool = False
        self.begun: bool = False


class Progress:
    """Follows the order of choosing, the named pieces, the losses of a penalty and the hearings."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.groups: tuple[Group, ...] = (tuple(range(rules.setup.players)),)
        self.trails: list[Trail] = []
        self.losses: i64 = 0
        self.hearings: Group = ()

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        if isinstance(event, Stepped):
            self.step(self.trails[event.piece], self.rules.board.number[event.space])
        elif isinstance(event, Named):
            self.trails.append(Trail(self.rules.board.number[event.space]))
        elif isinstance(event, Begun):
            self.trails[event.piece].begun = True
        elif isinstance(event, TurnBegun):
            self.trails = []
            self.hearings = ()
        elif isinstance(event, Rolled):
            if event.purpose == "base":
                self.rank(event)
        elif isinstance(event, BaseChosen):
            self.groups = self.groups[1:]
        else:
            self.hear_penalty(event)

    def rank(self, event: Rolled) -> None:
        """C5: those who rolled, highest first."""
        groups: list[Group] = []
        for group in self.groups:
            if group == event.seats:
                groups.extend(ranked(group, tuple([die for pair in event.dice for die in pair])))
            else:
                groups.append(group)
        self.groups = tuple(groups)

    def step(self, trail: Trail, there: i64) -> None:
        """C14: the named direction is taken by the first step from track to track."""
        home_of = self.rules.board.home_of
        if home_of[trail.space] == NONE and home_of[there] == NONE:
            trail.fresh = False
        trail.came = trail.space
        trail.space = there
        trail.moved = True

    def hear_penalty(self, event: Event) -> None:
        """C10, C26: who is still to be heard, and what the penalty still takes."""
        if isinstance(event, PenaltyAsked):
            self.hearings = event.by
        elif isinstance(event, SessionOpened):
            if event.caller in self.hearings:
                self.hearings = self.hearings[self.hearings.index(event.caller) + 1 :]
        elif isinstance(event, PenaltyDrawn):
            decks = self.rules.decks
            card = decks.ids[PENALTY_DECK].index(event.card)
            number: i64 = decks.penalty_number[card]
            does: i64 = decks.penalty_does[card]
            self.losses = number if does == REMOVE_MEN else -number if does == LOSE_OFFICIALS else 0
        elif isinstance(event, ManRemoved):
            self.losses = max(0, self.losses - 1)
        elif isinstance(event, OfficialLost):
            self.losses = min(0, self.losses + 1)
