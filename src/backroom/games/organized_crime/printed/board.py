"""The board as tables of numbers. Get one from `board_file`: `BOARD`, or `read_board(path)`.

Spaces are numbered 0 to `count` - 1: the inner track clockwise, the outer track clockwise (without the
government spaces, which it shares), then for each base its Hit-Men space and its Boss space. Bases are
numbered clockwise. Circles are numbered 0 to `circle_count` - 1: cities, businesses, activities, officials.
Money is in dollars.

    board.kind[space]                        one of FEDERAL … BOSS
    board.around[space]                      the track spaces it touches: 2, or 4 at a government space
    board.first[direction * count + space]   where a piece may step first when it names LEFT or RIGHT
    board.onward[came * count + space]       where it may step on, not straight back to `came`
    board.doors[base]                        the two track spaces its Hit-Men space touches
    board.door_of[space]                     the base this track space is a door of, or NONE
    board.home_of[space]                     the base this home space belongs to, or NONE
    board.hit_men[base], board.boss[base]    its two home spaces
    board.removes[space], board.fine[space]  what landing on a government space does
    board.city[space]                        the circle of the city this space is, or NONE
    board.circle_kind[circle]                CITY_CIRCLE, ENTERTAINMENT …, or OFFICIAL + JUDGE …
    board.circles_of[circle_kind]            all circles of that kind
    board.income[circle], board.price[circle]    an official has no income, the others no price
    board.sheet                              the entries themselves, to draw the board from
    board.ids, circle_ids, base_ids, colours, names, circle_names, base_names, number (id -> space)
"""

from __future__ import annotations

from typing import Final

from backroom.games.organized_crime.printed.sheets import BoardSheet

NONE: Final = -1

LEFT: Final = 0
RIGHT: Final = 1  # C14: clockwise on both tracks

# Kinds of space.
FEDERAL: Final = 0
STATE: Final = 1
LOCAL: Final = 2
CITY: Final = 3
POWER: Final = 4
CORRUPT_OFFICIAL: Final = 5
MISTAKE: Final = 6
BUSINESS_INVESTMENT: Final = 7
ILLEGAL_ACTIVITIES: Final = 8
HIT_MEN: Final = 9
BOSS: Final = 10
GOVERNMENT_KINDS: Final = (FEDERAL, STATE, LOCAL)

# The kinds a track can have, as `board.toml` writes them.
TRACK_KINDS: Final = (
    "federal", "state", "local", "city", "power", "corrupt_official", "mistake", "business_investment",
    "illegal_activities",
)  # fmt: skip
KIND_NAMES: Final = (
    "FEDERAL GOVERNMENT", "STATE GOVERNMENT", "LOCAL GOVERNMENT", "CITY", "POWER", "CORRUPT OFFICIAL",
    "MISTAKE", "BUSINESS INVESTMENT", "ILLEGAL ACTIVITIES", "HOME BASE HIT-MEN", "HOME BASE BOSS",
)  # fmt: skip

# Kinds of circle; an official's is OFFICIAL + JUDGE, GOVERNOR or SENATOR.
CITY_CIRCLE: Final = 0
ENTERTAINMENT: Final = 1
TRUCKING: Final = 2
SECURITIES: Final = 3
LOAN_SHARKING: Final = 4
NARCOTICS: Final = 5
GAMBLING: Final = 6
OFFICIAL: Final = 7
CIRCLE_KINDS: Final = 10

JUDGE: Final = 0
GOVERNOR: Final = 1
SENATOR: Final = 2

BUSINESSES: Final = ("entertainment", "trucking", "securities")
ACTIVITIES: Final = ("loan_sharking", "narcotics", "gambling")
OFFICIALS: Final = ("judge", "governor", "senator")
CIRCLE_KIND_NAMES: Final = (
    "City", "Entertainment", "Trucking", "Securities", "Loan Sharking", "Narcotics", "Gambling", "Judge",
    "Governor", "US Senator",
)  # fmt: skip


def is_government(kind: int) -> bool:
    """C15: a space where the two tracks meet."""
    return kind <= LOCAL


class Board:
    """One board, read once and shared by every state; nothing in it ever changes."""

    def __init__(self, sheet: BoardSheet) -> None:
        """Build the tables of a sheet that `board_file` has checked."""
        kinds = {entry.id: TRACK_KINDS.index(entry.kind) for entry in sheet.inner + sheet.outer}
        shared = {entry.id for entry in sheet.inner}
        ids = [entry.id for entry in sheet.inner]
        ids += [entry.id for entry in sheet.outer if entry.id not in shared]
        track = len(ids)
        for base in sheet.bases:
            ids += [base.hit_men, base.boss]
        cities = {city.id: circle for circle, city in enumerate(sheet.cities)}
        number = {name: space for space, name in enumerate(ids)}
        bases = range(len(sheet.bases))

        self.sheet: Final[BoardSheet] = sheet
        self.count: Final[int] = len(ids)
        self.ids: Final[tuple[str, ...]] = tuple(ids)
        self.number: Final[dict[str, int]] = number
        self.kind: Final[tuple[int, ...]] = tuple(
            kinds[name] if space < track else HIT_MEN + (space - track) % 2 for space, name in enumerate(ids)
        )
        self.inner: Final[tuple[int, ...]] = tuple(number[entry.id] for entry in sheet.inner)
        self.outer: Final[tuple[int, ...]] = tuple(number[entry.id] for entry in sheet.outer)

        self.colours: Final[tuple[str, ...]] = sheet.colours
        self.base_ids: Final[tuple[str, ...]] = tuple(base.id for base in sheet.bases)
        self.base_names: Final[tuple[str, ...]] = tuple(base.name for base in sheet.bases)
        self.hit_men: Final[tuple[int, ...]] = tuple(number[base.hit_men] for base in sheet.bases)
        self.boss: Final[tuple[int, ...]] = tuple(number[base.boss] for base in sheet.bases)
        self.doors: Final[tuple[tuple[int, int], ...]] = tuple(
            (number[base.doors[0]], number[base.doors[1]]) for base in sheet.bases
        )
        door_of = [NONE] * self.count
        home_of = [NONE] * self.count
        for base_number in bases:
            for door in self.doors[base_number]:
                door_of[door] = base_number
            home_of[self.hit_men[base_number]] = base_number
            home_of[self.boss[base_number]] = base_number
        self.door_of: Final[tuple[int, ...]] = tuple(door_of)
        self.home_of: Final[tuple[int, ...]] = tuple(home_of)

        first = first_steps(self.count, self.inner, self.outer)
        self.first: Final[tuple[tuple[int, ...], ...]] = first
        self.around: Final[tuple[tuple[int, ...], ...]] = tuple(
            first[space] + first[self.count + space] for space in range(self.count)
        )
        self.onward: Final[tuple[tuple[int, ...], ...]] = onward_steps(self.around)

        effects = (sheet.government.federal, sheet.government.state, sheet.government.local)
        self.removes: Final[tuple[bool, ...]] = tuple(
            is_government(kind) and effects[kind].removes for kind in self.kind
        )
        self.fine: Final[tuple[int, ...]] = tuple(
            effects[kind].fine if is_government(kind) else 0 for kind in self.kind
        )

        circles = circles_of(sheet)
        self.city: Final[tuple[int, ...]] = tuple(
            cities[name] if self.kind[space] == CITY else NONE for space, name in enumerate(ids)
        )
        self.circle_count: Final[int] = len(circles)
        self.circle_ids: Final[tuple[str, ...]] = tuple(circle[0] for circle in circles)
        self.circle_names: Final[tuple[str, ...]] = tuple(circle[1] for circle in circles)
        self.circle_kind: Final[tuple[int, ...]] = tuple(circle[2] for circle in circles)
        self.income: Final[tuple[int, ...]] = tuple(circle[3] for circle in circles)
        self.price: Final[tuple[int, ...]] = tuple(circle[4] for circle in circles)
        self.circles_of: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(circle for circle in range(len(circles)) if self.circle_kind[circle] == kind)
            for kind in range(CIRCLE_KINDS)
        )
        self.names: Final[tuple[str, ...]] = tuple(
            self.circle_names[cities[name]].upper()
            if self.kind[space] == CITY
            else KIND_NAMES[self.kind[space]]
            for space, name in enumerate(ids)
        )


def first_steps(count: int, inner: tuple[int, ...], outer: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """C14: one step to the left or right of each space, on either track where they meet."""
    first: list[tuple[int, ...]] = [()] * (2 * count)
    for ring in (inner, outer):
        for place, space in enumerate(ring):
            first[LEFT * count + space] += (ring[place - 1],)
            first[RIGHT * count + space] += (ring[(place + 1) % len(ring)],)
    return tuple(first)


def onward_steps(around: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """C14: from each space, all it touches except where a piece came from, which is usually none of them."""
    count = len(around)
    onward = list(around) * count
    for space in range(count):
        for came in around[space]:
            onward[came * count + space] = tuple([there for there in around[space] if there != came])
    return tuple(onward)


def circles_of(sheet: BoardSheet) -> list[tuple[str, str, int, int, int]]:
    """C23, C8: every circle as id, name, kind, income and price; several of a kind are numbered."""
    circles = [(city.id, city.name, CITY_CIRCLE, city.income, 0) for city in sheet.cities]
    incomes = {trade.id: trade for trade in sheet.businesses + sheet.activities}
    prices = {official.id: official for official in sheet.officials}
    for kind, name in enumerate(BUSINESSES + ACTIVITIES, ENTERTAINMENT):
        trade = incomes[name]
        for copy in range(trade.circles):
            circles.append((f"{name}_{copy + 1}", CIRCLE_KIND_NAMES[kind], kind, trade.income, 0))
    for kind, name in enumerate(OFFICIALS, OFFICIAL):
        official = prices[name]
        for copy in range(official.circles):
            circles.append((f"{name}_{copy + 1}", CIRCLE_KIND_NAMES[kind], kind, 0, official.price))
    return circles


def ends(board: Board, start: int, *, direction: int, points: int) -> set[int]:
    """C13, C14: the track spaces on which a piece that only walks can end; from home it leaves by a door."""
    count = board.count
    named = 1 if board.home_of[start] == NONE else 2  # the step that has to go in the named direction
    walks = {(start, start)}
    for step in range(1, points + 1):
        longer: set[tuple[int, int]] = set()
        for came, here in walks:
            if step < named:
                ways: tuple[int, ...] = board.doors[board.home_of[start]]
            elif step == named:
                ways = board.first[direction * count + here]
            else:
                ways = board.onward[came * count + here]
            longer.update((here, there) for there in ways if there != start)
        walks = longer
    return {here for _, here in walks}
