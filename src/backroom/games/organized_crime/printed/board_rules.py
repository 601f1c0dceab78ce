"""What the printed rules say about the board. It holds for every board; the rest may be corrected."""

from __future__ import annotations

from typing import Final

from backroom.games.organized_crime.printed.board import (
    BUSINESS_INVESTMENT,
    CITY,
    CORRUPT_OFFICIAL,
    GOVERNMENT_KINDS,
    KIND_NAMES,
    LEFT,
    MISTAKE,
    NONE,
    POWER,
    RIGHT,
    STATE,
    TRACK_KINDS,
    Board,
    ends,
)
from backroom.games.organized_crime.printed.sheets import BoardSheet
from backroom.games.organized_crime.printed.toml_file import Sheet, Where

COLOURS: Final = ("green", "yellow", "white")
CITIES: Final = ("boston", "oakland", "new_york")
# C18, C20: going right along the inner track, beginning at STATE GOVERNMENT.
NEAR_BOSTON: Final = (STATE, CITY, MISTAKE, CORRUPT_OFFICIAL, BUSINESS_INVESTMENT)
BOSTON: Final = 1  # its place in that row
DOORS: Final = (3, 4)
# C18: where three points lead, to the right from OAKLAND and to the left from the base near BOSTON.
FROM_OAKLAND: Final = ["BOSTON", "CORRUPT OFFICIAL", "POWER"]
FROM_HOME: Final = ["BOSTON", "MISTAKE"]


def check_printed_board(sheet: Sheet[BoardSheet], board: Board) -> None:
    """Raise `Malformed` for a board the printed rules cannot be played on."""
    check_names(sheet, board)
    row = row_at_boston(sheet, board)
    base = base_near_boston(sheet, board, row)
    check_state(sheet, board, row)
    oakland, home = board.number["oakland"], board.hit_men[base]
    check_walk(sheet, board, start=oakland, direction=RIGHT, expected=FROM_OAKLAND)
    check_walk(sheet, board, start=home, direction=LEFT, expected=FROM_HOME)
    check_figures(sheet)


def check_names(sheet: Sheet[BoardSheet], board: Board) -> None:
    """C5, C15, C18, C29: what the print names is there."""
    for colour in COLOURS:
        if colour not in sheet.data.colours:
            sheet.fail(("colours",), f'C5 is printed: "{colour}" is one of the colours')
    for kind in GOVERNMENT_KINDS:
        if kind not in board.kind:
            sheet.fail(
                ("inner",), f'C15 is printed: there is a {KIND_NAMES[kind]} (kind "{TRACK_KINDS[kind]}")'
            )
    listed = [city.id for city in sheet.data.cities]
    for city in CITIES:
        if city not in listed:
            sheet.fail(("cities",), f'the print names a city with the id "{city}", and it is not here')


def row_at_boston(sheet: Sheet[BoardSheet], board: Board) -> list[int]:
    """C18, C20: STATE, BOSTON, MISTAKE, CORRUPT OFFICIAL, BUSINESS INVESTMENT, going right."""
    boston = board.number["boston"]
    if boston not in board.inner:
        sheet.fail(space_at(sheet, "boston"), "C18 is printed: BOSTON is on the inner track")
    at = board.inner.index(boston) - BOSTON
    row = [board.inner[(at + step) % len(board.inner)] for step in range(len(NEAR_BOSTON))]
    for step, kind in enumerate(NEAR_BOSTON):
        if board.kind[row[step]] != kind:
            before = "left of BOSTON" if step < BOSTON else f"{step - BOSTON} to the right of BOSTON"
            why = f"C20 is printed: the space {before} on the inner track is {KIND_NAMES[kind]}"
            sheet.fail(space_at(sheet, board.ids[row[step]]), why)
    return row


def base_near_boston(sheet: Sheet[BoardSheet], board: Board, row: list[int]) -> int:
    """C18, C21: the base whose doors are the CORRUPT OFFICIAL and the BUSINESS INVESTMENT right of BOSTON."""
    doors = [row[place] for place in DOORS]
    base = max(board.door_of[door] for door in doors)
    if base == NONE or set(board.doors[base]) != set(doors):
        names = " and ".join(f'"{board.ids[door]}"' for door in doors)
        where = ("bases",) if base == NONE else ("bases", base, "doors")
        sheet.fail(where, f"C18 is printed: {names} are the two doors of one base")
    return base


def check_state(sheet: Sheet[BoardSheet], board: Board, row: list[int]) -> None:
    """C18: STATE touches BOSTON, a CORRUPT OFFICIAL, POWER and the space between it and OAKLAND."""
    state, boston = row[0], row[BOSTON]
    oakland = board.number["oakland"]
    (between,) = board.first[RIGHT * board.count + oakland]
    if state not in board.first[RIGHT * board.count + between]:
        where = space_at(sheet, "oakland")
        sheet.fail(where, "C18 is printed: STATE GOVERNMENT is two spaces to the right of OAKLAND")
    others = sorted(board.kind[space] for space in board.around[state] if space not in (boston, between))
    if others != [POWER, CORRUPT_OFFICIAL]:
        where = space_at(sheet, board.ids[state])
        sheet.fail(where, "C18 is printed: STATE GOVERNMENT touches a CORRUPT OFFICIAL and a POWER space")


def check_walk(
    sheet: Sheet[BoardSheet], board: Board, *, start: int, direction: int, expected: list[str]
) -> None:
    """C18: where three points lead."""
    spaces = ends(board, start, direction=direction, points=3)
    reached = sorted(
        board.ids[space].upper() if board.kind[space] == CITY else KIND_NAMES[board.kind[space]]
        for space in spaces
    )
    if reached != expected:
        side = "right" if direction == RIGHT else "left"
        why = f"3 points to the {side} from {board.ids[start]} reach {', '.join(expected)}"
        where = space_at(sheet, board.ids[start])
        sheet.fail(where, f"C18 is printed: {why}, not {', '.join(reached)}")


def check_figures(sheet: Sheet[BoardSheet]) -> None:
    """C8, C11, C29: the printed amounts, and what FEDERAL GOVERNMENT does."""
    for place, city in enumerate(sheet.data.cities):
        check_figure(sheet, ("cities", place, "income"), city.id, city.income)
    for place, business in enumerate(sheet.data.businesses):
        check_figure(sheet, ("businesses", place, "income"), business.id, business.income)
    for place, activity in enumerate(sheet.data.activities):
        check_figure(sheet, ("activities", place, "income"), activity.id, activity.income)
    for place, official in enumerate(sheet.data.officials):
        check_figure(sheet, ("officials", place, "price"), official.id, official.price)
    if not sheet.data.government.federal.removes:
        why = "C11 is printed: FEDERAL GOVERNMENT removes the piece (removes = true)"
        sheet.fail(("government", "federal"), why)


FIGURES: Final = {"new_york": 40_000, "trucking": 20_000, "narcotics": 30_000, "governor": 30_000}


def check_figure(sheet: Sheet[BoardSheet], where: Where, name: str, amount: int) -> None:
    """One printed amount."""
    printed = FIGURES.get(name, amount)
    if amount != printed:
        rule = "C8" if where[0] == "officials" else "C29"
        sheet.fail(where, f'{rule} is printed: the {where[-1]} of "{name}" is ${printed:,}, not ${amount:,}')


def space_at(sheet: Sheet[BoardSheet], space: str) -> Where:
    """Where a space is written: on a track, or with its base."""
    places: dict[str, Where] = {
        base.hit_men: ("bases", at, "doors") for at, base in enumerate(sheet.data.bases)
    }
    places |= {entry.id: ("outer", place) for place, entry in enumerate(sheet.data.outer)}
    places |= {entry.id: ("inner", place) for place, entry in enumerate(sheet.data.inner)}
    return places[space]
