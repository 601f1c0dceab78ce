"""`board.toml`: the shipped board, and the check of one that an owner of the box has corrected."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from backroom.games.organized_crime.printed.board import ACTIVITIES, BUSINESSES, OFFICIALS, TRACK_KINDS, Board
from backroom.games.organized_crime.printed.board_rules import check_printed_board, space_at
from backroom.games.organized_crime.printed.sheets import (
    BoardSheet,
    EffectEntry,
    OfficialEntry,
    SpaceEntry,
    TradeEntry,
)
from backroom.games.organized_crime.printed.toml_file import REMEMBERED, Sheet, Where, parse, read_text

BASES: Final = 4
DOORS: Final = 2
GOVERNMENT: Final = TRACK_KINDS[:3]
SHORTEST_TRACK: Final = 8
LONGEST_TRACK: Final = 100  # the shipped ones have 40 and 48
MOST_CIRCLES: Final = 20
LONGEST_NAME: Final = 40
UNIT: Final = 10_000  # dollars
LARGEST_AMOUNT: Final = 1_000_000
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def read_board(path: Path) -> Board:
    """The board of a file; raises `Malformed` with the line of what is wrong."""
    return board_from(read_text(path), path.name)


@lru_cache(maxsize=REMEMBERED)
def board_from(text: str, name: str) -> Board:
    """The board of a text that came from a file of this name."""
    sheet = parse(text, name, BoardSheet)
    check_colours(sheet)
    check_track(sheet, "inner", sheet.data.inner)
    check_track(sheet, "outer", sheet.data.outer)
    check_junctions(sheet)
    check_bases(sheet)
    check_doors(sheet)
    check_cities(sheet)
    check_circles(sheet, "businesses", sheet.data.businesses, BUSINESSES)
    check_circles(sheet, "activities", sheet.data.activities, ACTIVITIES)
    check_circles(sheet, "officials", sheet.data.officials, OFFICIALS)
    check_government(sheet)
    board = Board(sheet.data)
    check_reach(sheet, board)
    check_printed_board(sheet, board)
    return board


def check_colours(sheet: Sheet[BoardSheet]) -> None:
    """C5: one colour for each base, no two the same."""
    colours = sheet.data.colours
    if len(colours) != BASES:
        sheet.fail(("colours",), f"there are {BASES} colours, not {len(colours)}")
    for place, colour in enumerate(colours):
        check_id(sheet, ("colours", place), colour)
        if colour in colours[:place]:
            sheet.fail(("colours", place), f'the colour "{colour}" is there twice')


def check_track(sheet: Sheet[BoardSheet], track: str, spaces: tuple[SpaceEntry, ...]) -> None:
    """A track is one ring of different spaces, of kinds we know."""
    if not SHORTEST_TRACK <= len(spaces) <= LONGEST_TRACK:
        limits = f"{SHORTEST_TRACK} to {LONGEST_TRACK}"
        sheet.fail((track,), f"the {track} track has {limits} spaces, not {len(spaces)}")
    seen: set[str] = set()
    for place, space in enumerate(spaces):
        check_id(sheet, (track, place, "id"), space.id)
        if space.kind not in TRACK_KINDS:
            sheet.fail((track, place, "kind"), unknown("kind", space.kind, TRACK_KINDS))
        if space.id in seen:
            sheet.fail((track, place, "id"), f'"{space.id}" is on the {track} track twice')
        seen.add(space.id)


def check_junctions(sheet: Sheet[BoardSheet]) -> None:
    """C15: the tracks share every government space, in the same order, and nothing else."""
    tracks = {"inner": sheet.data.inner, "outer": sheet.data.outer}
    for track, other in (("inner", "outer"), ("outer", "inner")):
        kinds = {space.id: space.kind for space in tracks[other]}
        for place, space in enumerate(tracks[track]):
            where = (track, place)
            if space.kind in GOVERNMENT and space.id not in kinds:
                why = f'the government space "{space.id}" is not on the {other} track, which it should join'
                sheet.fail(where, why)
            if space.kind not in GOVERNMENT and space.id in kinds:
                sheet.fail(where, f'"{space.id}" is on both tracks, and only government spaces join them')
            if kinds.get(space.id, space.kind) != space.kind:
                sheet.fail(where, f'"{space.id}" has another kind on the {other} track')
    inner = [space.id for space in sheet.data.inner if space.kind in GOVERNMENT]
    outer = [(place, space.id) for place, space in enumerate(sheet.data.outer) if space.kind in GOVERNMENT]
    turn = inner.index(outer[0][1]) if outer else 0
    for (place, met), expected in zip(outer, inner[turn:] + inner[:turn], strict=True):
        if met != expected:
            why = f'going clockwise, the inner track comes to "{expected}" where the outer comes to "{met}"'
            sheet.fail(("outer", place), why)


def check_bases(sheet: Sheet[BoardSheet]) -> None:
    """C13: each base has an id and two rooms of its own."""
    bases = sheet.data.bases
    if len(bases) != BASES:
        sheet.fail(("bases",), f"there are {BASES} home bases, not {len(bases)}")
    used = {space.id for space in sheet.data.inner + sheet.data.outer}
    for place, base in enumerate(bases):
        for key, name in (("id", base.id), ("hit_men", base.hit_men), ("boss", base.boss)):
            check_id(sheet, ("bases", place, key), name)
            if name in used:
                sheet.fail(("bases", place, key), f'the id "{name}" is used twice')
            used.add(name)
        check_name(sheet, ("bases", place, "name"), base.name)


def check_doors(sheet: Sheet[BoardSheet]) -> None:
    """C13: each base has two doors of its own on the inner track, and the bases are listed clockwise."""
    inner = [space.id for space in sheet.data.inner]
    owner: dict[str, str] = {}
    for place, base in enumerate(sheet.data.bases):
        where = ("bases", place, "doors")
        if len(base.doors) != DOORS:
            sheet.fail(where, f"a base has {DOORS} doors, not {len(base.doors)}")
        for door in base.doors:
            if door not in inner:
                sheet.fail(where, f'the door "{door}" is not a space of the inner track')
            if door in owner:
                sheet.fail(where, f'"{door}" is already a door of "{owner[door]}"')
            owner[door] = base.id
    first = [inner.index(base.doors[0]) for base in sheet.data.bases]
    turns = [(door - first[0]) % len(inner) for door in first]
    for place in range(1, BASES):
        if turns[place] < turns[place - 1]:
            sheet.fail(("bases", place, "id"), "the bases are listed clockwise, and this one comes earlier")


def check_cities(sheet: Sheet[BoardSheet]) -> None:
    """C23: every city has one space and one circle."""
    spaces: dict[str, Where] = {}
    for place, space in enumerate(sheet.data.inner):
        if space.kind == "city":
            spaces[space.id] = ("inner", place)
    for place, space in enumerate(sheet.data.outer):
        if space.kind == "city":
            spaces[space.id] = ("outer", place)
    seen: set[str] = set()
    for place, city in enumerate(sheet.data.cities):
        if city.id not in spaces:
            sheet.fail(("cities", place, "id"), f'the city "{city.id}" has no space on a track')
        if city.id in seen:
            sheet.fail(("cities", place, "id"), f'the city "{city.id}" is listed twice')
        seen.add(city.id)
        check_name(sheet, ("cities", place, "name"), city.name)
        check_money(sheet, ("cities", place, "income"), city.income)
    for name, where in spaces.items():
        if name not in seen:
            sheet.fail(where, f'the city "{name}" is not listed in cities, with its name and income')


def check_circles(
    sheet: Sheet[BoardSheet],
    group: str,
    entries: tuple[TradeEntry | OfficialEntry, ...],
    known: tuple[str, ...],
) -> None:
    """C8, C23: the printed kinds, each once, with its money and its circles."""
    seen: set[str] = set()
    for place, entry in enumerate(entries):
        if entry.id not in known:
            sheet.fail((group, place, "id"), unknown("id", entry.id, known))
        if entry.id in seen:
            sheet.fail((group, place, "id"), f'"{entry.id}" is listed twice')
        seen.add(entry.id)
        if isinstance(entry, OfficialEntry):
            check_money(sheet, (group, place, "price"), entry.price)
        else:
            check_money(sheet, (group, place, "income"), entry.income)
        if not 1 <= entry.circles <= MOST_CIRCLES:
            why = f'"{entry.id}" has 1 to {MOST_CIRCLES} circles, not {entry.circles}'
            sheet.fail((group, place, "circles"), why)
    for name in known:
        if name not in seen:
            sheet.fail((group,), f'"{name}" is missing from {group}')


def check_government(sheet: Sheet[BoardSheet]) -> None:
    """Landing on a government space removes the piece or costs its owner money, not both."""
    effects: tuple[tuple[str, EffectEntry], ...] = (
        ("federal", sheet.data.government.federal),
        ("state", sheet.data.government.state),
        ("local", sheet.data.government.local),
    )
    for name, effect in effects:
        where = ("government", name)
        if effect.removes == (effect.fine != 0):
            sheet.fail(where, f'"{name}" either removes the piece (removes = true) or costs a fine')
        if not effect.removes:
            check_money(sheet, (*where, "fine"), effect.fine)


def check_reach(sheet: Sheet[BoardSheet], board: Board) -> None:
    """Every space of the tracks can be walked to from every base."""
    for base, name in enumerate(board.base_ids):
        reached = set(board.doors[base])
        ahead = list(reached)
        while ahead:
            new = set(board.around[ahead.pop()]) - reached
            reached |= new
            ahead += new
        for space in board.inner + board.outer:
            if space not in reached:
                where = space_at(sheet, board.ids[space])
                sheet.fail(where, f'no piece can come to "{board.ids[space]}" from "{name}"')


def check_id(sheet: Sheet[BoardSheet], where: Where, name: str) -> None:
    """An id is what logs and translations call a thing."""
    if not ID.fullmatch(name):
        sheet.fail(where, f'"{name}" is no id: use small letters, digits and _, at most 40')


def check_name(sheet: Sheet[BoardSheet], where: Where, name: str) -> None:
    """A name is shown as it is written."""
    if not (name.isprintable() and name.strip() == name and 1 <= len(name) <= LONGEST_NAME):
        sheet.fail(where, f"a name is 1 to {LONGEST_NAME} characters that can be printed")


def unknown(key: str, value: str, known: tuple[str, ...]) -> str:
    """The sentence for a value that is not one of the known ones."""
    return f'the {key} "{value}" is unknown; it is one of {", ".join(known)}'


def check_money(sheet: Sheet[Any], where: Where, amount: int) -> None:
    """C32: every amount is a positive multiple of $10,000."""
    if amount <= 0 or amount % UNIT or amount > LARGEST_AMOUNT:
        limits = f"{UNIT:,} to {LARGEST_AMOUNT:,}"
        sheet.fail(where, f"{amount:,} is not an amount: write a multiple of 10,000 dollars, {limits}")


BOARD_TEXT: Final = files("backroom.games.organized_crime.printed").joinpath("board.toml").read_text("utf-8")
BOARD: Final = board_from(BOARD_TEXT, "board.toml")
