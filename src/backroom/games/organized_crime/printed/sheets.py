"""What `board.toml` and `decks.toml` hold, entry by entry, as they are written; and all that is printed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

# No figure of a box is larger, and every message can print it.
Number = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]


class SpaceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a track. A government space stands in both tracks under the same id."""

    id: str
    kind: str


class BaseEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """C13: a home base: its two rooms, and the two spaces of the inner track it opens on."""

    id: str
    name: str
    hit_men: str
    boss: str
    doors: tuple[str, ...]


class CityEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """C23: a city and its one circle; the id is that of its space."""

    id: str
    name: str
    income: Number


class TradeEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """C23: a business or an illegal activity, and how many circles it has."""

    id: str
    income: Number
    circles: Number


class OfficialEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """C8: a kind of official, its price, and how many circles it has."""

    id: str
    price: Number
    circles: Number


class EffectEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What landing on a government space does: the piece is removed, or its owner pays."""

    removes: bool = False
    fine: Number = 0


class GovernmentEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The three kinds of government space."""

    federal: EffectEntry
    state: EffectEntry
    local: EffectEntry


class BoardSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `board.toml`. The tracks are listed clockwise and close on themselves."""

    colours: tuple[str, ...]
    inner: tuple[SpaceEntry, ...]
    outer: tuple[SpaceEntry, ...]
    bases: tuple[BaseEntry, ...]
    cities: tuple[CityEntry, ...]
    businesses: tuple[TradeEntry, ...]
    activities: tuple[TradeEntry, ...]
    officials: tuple[OfficialEntry, ...]
    government: GovernmentEntry


class PowerEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """C7: a kind of Power card."""

    kind: str
    count: Number
    amount: Number | None = None


class OfficialCardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """C8: a kind of Corrupt Official card."""

    kind: str
    count: Number


class MistakeEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """C9: a Mistake card; `unless` names the official that undoes it."""

    id: str
    kind: str
    count: Number
    amount: Number | None = None
    unless: str | None = None


class PenaltyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """C10: a Penalty card; the number that its kind needs, and no other."""

    id: str
    kind: str
    count: Number
    men: Number | None = None
    amount: Number | None = None
    officials: Number | None = None
    turns: Number | None = None


class PowerDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The Power deck; `total` is counted apart, so that a slip in a count is found."""

    total: Number
    cards: tuple[PowerEntry, ...]


class OfficialDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The Corrupt Official deck."""

    total: Number
    cards: tuple[OfficialCardEntry, ...]


class MistakeDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The Mistake deck."""

    total: Number
    cards: tuple[MistakeEntry, ...]


class PenaltyDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The Penalty deck."""

    total: Number
    cards: tuple[PenaltyEntry, ...]


class DecksSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `decks.toml`."""

    power: PowerDeck
    corrupt_official: OfficialDeck
    mistake: MistakeDeck
    penalty: PenaltyDeck


class Figures(Struct, frozen=True):
    """What the rules themselves price, in dollars, and what votes come from."""

    man: int  # C3
    power_card: int  # C7
    vote: int  # C25: so much money is one vote more
    boss_votes: int  # C25
    official_votes: int  # C25: of each that is not suspended
    circle: int  # what each counts at the end of a variant, besides money


class Printed(Struct, frozen=True):
    """What lies on the table before anybody plays: everybody may read it."""

    board: BoardSheet
    decks: DecksSheet
    figures: Figures
