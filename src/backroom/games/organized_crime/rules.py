"""What never changes while a game is played: what is printed, the options, and ready-made moves."""

from __future__ import annotations

from typing import Final, get_args

from backroom.core.native import i64
from backroom.games.organized_crime.moves import (
    Begin,
    CardName,
    Direction,
    Excuse,
    Kill,
    Name,
    OfficialName,
    Step,
    Target,
    WordName,
)
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, OFFICIALS, Board
from backroom.games.organized_crime.printed.board_file import BOARD, board_from
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK, PENALTY_DECK, POWERS, Decks
from backroom.games.organized_crime.printed.decks_file import DECKS, decks_from
from backroom.games.organized_crime.setup import Setup, check_setup, round_limit
from backroom.games.organized_crime.view import Holding

UNIT: Final = 10_000  # C32
MAN: Final = 10_000  # C3: the price of a man
POWER_PRICE: Final = 200_000  # C7
VOTE: Final = 100_000  # C25: a vote for every so much
BOSS_VOTES: Final = 1
OFFICIAL_VOTES: Final = 2  # ... for each
CIRCLE: Final = 50_000  # the variants' score: what each circle counts at the end
START: Final = 150_000  # C3
SHORT_START: Final = 400_000  # `short`
SHORT_MEN: Final = 5
MEN: Final = 20  # C2
LARGEST_DEAL: Final = 1_000_000  # [R] C27: no deal is about more

SEATS: Final = 4
BANK: Final = 4  # as a creditor

# A card in a hand is a kind: 0 to 2 are Power cards, 3 to 5 Corrupt Officials.
OFFICIAL_CARD: Final = 3
CARD_KINDS: Final = 6
CARDS: Final[tuple[CardName, ...]] = ("one_hit", "one_or_two_hits", "money", "judge", "governor", "senator")
OFFICIAL_NAMES: Final[tuple[OfficialName, ...]] = ("judge", "governor", "senator")

# A word in a deal is a kind too (C27).
WORDS: Final[tuple[WordName, ...]] = ("yes", "no", "favour", "peace")
YES: Final = 0
NO: Final = 1
FAVOUR: Final = 2
PEACE: Final = 3
LONGEST_WORD: Final = 3  # [R] C27: rounds
EXCUSES: Final[tuple[Excuse, ...]] = get_args(Excuse)
PRICES: Final = (*range(10_000, 200_000, 10_000), *range(200_000, 500_001, 50_000))  # that may be asked

DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "right")
assert CARDS == POWERS + OFFICIALS

BEGINS: Final = tuple(tuple(Begin(piece, points) for points in range(13)) for piece in range(2))
KILLS: Final = tuple(tuple(Kill(seat, boss) for boss in (False, True)) for seat in range(SEATS))


def holdings_of(board: Board, circle: int) -> tuple[Holding, ...]:
    """C23, C29: what one, two or more circles like this one are to their owner."""
    name, kind = board.circle_ids[circle], board.circle_kind[circle]
    if kind == CITY_CIRCLE:
        return (Holding(name, 1, board.income[circle]),)
    trade, alike = name.rsplit("_", 1)[0], len(board.circles_of[kind])
    return tuple([Holding(trade, number, number * board.income[circle]) for number in range(1, alike + 1)])


class Rules:
    """The board, the decks and the options of one table; shared by all copies of its game."""

    def __init__(self, setup: Setup) -> None:
        check_setup(setup)
        self.setup: Setup = setup
        self.board: Board = BOARD if setup.board is None else board_from(setup.board, "board.toml")
        self.decks: Decks = DECKS if setup.decks is None else decks_from(setup.decks, "decks.toml")
        self.players: i64 = setup.players
        self.everybody: i64 = (1 << setup.players) - 1
        limit = round_limit(setup)
        self.rounds: int | None = limit
        short = setup.variant == "short"
        self.start_money: i64 = SHORT_START if short else START
        self.start_men: i64 = SHORT_MEN if short else 0
        self.circle: dict[str, int] = {name: circle for circle, name in enumerate(self.board.circle_ids)}
        self.base: dict[str, int] = {name: base for base, name in enumerate(self.board.base_ids)}
        self.steps: tuple[Step, ...] = tuple([Step(name) for name in self.board.ids])
        self.namings: list[tuple[Name, ...]] = [()] * (self.board.count << (1 + len(self.board.base_ids)))
        self.targets: dict[int, Target] = {}
        self.holdings: tuple[tuple[Holding, ...], ...] = tuple(
            [holdings_of(self.board, circle) for circle in range(self.board.circle_count)]
        )
        mistakes = CARD_KINDS + len(self.decks.counts[MISTAKE_DECK])
        self.first_card: tuple[int, ...] = (  # where a deck begins in `Country.pile`
            0, OFFICIAL_CARD, CARD_KINDS, mistakes, mistakes + len(self.decks.counts[PENALTY_DECK])
        )  # fmt: skip

    def naming(self, space: i64, boss: bool, targets: i64) -> tuple[Name, ...]:
        """The moves that name this piece, with these bases (a mask) as targets; made once and kept."""
        key: i64 = ((space << 1) | (1 if boss else 0)) << len(self.board.base_ids) | targets
        made = self.namings[key]
        if not made:
            attacks: list[str | None] = [None]
            for base, name in enumerate(self.board.base_ids):
                if (targets >> base) & 1:
                    attacks.append(name)
            where = self.board.ids[space]
            made = tuple([Name(where, boss, way, attack) for attack in attacks for way in DIRECTIONS])
            self.namings[key] = made
        return made

    def target(self, space: i64, seat: i64, boss: bool) -> Target:
        """This piece as a target; made once and kept."""
        key: int = (space << 3) | (seat << 1) | (1 if boss else 0)
        made = self.targets.get(key)
        if made is None:
            made = Target(self.board.ids[space], seat, boss)
            self.targets[key] = made
        return made
