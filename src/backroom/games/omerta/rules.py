"""The switches of one table, resolved from its setup and edition, in the shape the engine reads."""

from __future__ import annotations

from typing import Final

from backroom.core.chance import Shuffle
from backroom.core.native import i64, vec
from backroom.games.omerta.cells import IN_SAFE, ROW
from backroom.games.omerta.printed.cards import FAMOUS, deck
from backroom.games.omerta.printed.editions import EDITIONS
from backroom.games.omerta.setup import Setup, check_setup

HAND: Final = 4  # O6: cards dealt to each player
SAFE: Final = 4  # O6: ... and into the safe


class Rules:
    """What never changes while a game is played; shared by all its copies."""

    def __init__(self, setup: Setup, cards: tuple[int, ...] | None = None) -> None:
        check_setup(setup)
        edition = EDITIONS[setup.edition]
        self.setup: Setup = setup
        self.players: i64 = setup.players
        self.everybody: i64 = (1 << setup.players) - 1
        self.rounds: i64 = setup.rounds if setup.rounds is not None else setup.players
        self.cards: tuple[int, ...] = cards if cards is not None else deck(setup.deck)
        dealt_to = [seat << ROW | place for seat in range(setup.players) for place in range(HAND)]
        dealt_to += range(IN_SAFE, IN_SAFE + SAFE)
        self.places: vec[i64] = vec[i64](dealt_to)  # O6: where the cards of a deal go, in order
        self.kinds: vec[i64] = vec[i64](self.cards)  # the draw pile before a deal
        self.gangsters: Shuffle = Shuffle(len(FAMOUS), setup.players)
        self.dealt: i64 = setup.players * HAND + SAFE
        self.deal: Shuffle = Shuffle(len(self.cards), self.dealt)
        self.open_safe: bool = setup.open_safe
        self.sealed_snaps: bool = setup.snap == "sealed"
        self.memory_aid: bool = setup.memory_aid
        self.gangsters_from_all_five: bool = edition.gangsters_from_all_five
        self.powers_optional: bool = edition.powers_optional
        self.driver_returns_all: bool = edition.driver_returns_all
        self.patrol_stops_shuffle: bool = edition.patrol_stops_shuffle
