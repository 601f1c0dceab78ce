"""`backroom board show`: the shipped board and decks as readable text."""

from collections.abc import Iterator

from backroom.games.organized_crime.printed.board import (
    CIRCLE_KIND_NAMES,
    CITY_CIRCLE,
    GOVERNMENT_KINDS,
    KIND_NAMES,
    NONE,
    OFFICIAL,
    Board,
)
from backroom.games.organized_crime.printed.board_file import BOARD
from backroom.games.organized_crime.printed.decks import DECK_NAMES, Decks
from backroom.games.organized_crime.printed.decks_file import DECKS


def show_board() -> None:
    """Print the board as readable text."""
    print("\n".join([*board_lines(BOARD), "", *deck_lines(DECKS)]))


def board_lines(board: Board) -> Iterator[str]:
    """The tracks, the bases, the circles and the government."""
    yield "Inner track, clockwise"
    yield from (f"  {space_line(board, space)}" for space in board.inner)
    yield ""
    yield "Outer track, clockwise"
    yield from (f"  {space_line(board, space)}" for space in board.outer)
    yield ""
    yield "Home bases, clockwise"
    for base, name in enumerate(board.base_names):
        left, right = (board.ids[door] for door in board.doors[base])
        yield f"  {name:<20} doors: {left}, {right}"
    yield f"  colours: {', '.join(board.colours)}"
    yield ""
    yield "Circles"
    for circle in board.circles_of[CITY_CIRCLE]:
        yield f"  {board.circle_names[circle]:<20} income {money(board.income[circle])}"
    for kind in range(CITY_CIRCLE + 1, len(CIRCLE_KIND_NAMES)):
        circles = board.circles_of[kind]
        figure = (
            f"price {money(board.price[circles[0]])}"
            if kind >= OFFICIAL
            else f"income {money(board.income[circles[0]])}"
        )
        yield f"  {CIRCLE_KIND_NAMES[kind]:<20} {figure}, {len(circles)} circles"
    yield ""
    yield "Landing on"
    for kind in GOVERNMENT_KINDS:
        space = board.kind.index(kind)
        effect = "the piece is removed" if board.removes[space] else f"pay {money(board.fine[space])}"
        yield f"  {KIND_NAMES[kind]:<20} {effect}"


def space_line(board: Board, space: int) -> str:
    """A space by its printed name and its id."""
    door = board.door_of[space]
    where = "" if door == NONE else f"door of the {board.base_names[door]}"
    return f"{board.names[space]:<20} {board.ids[space]:<22} {where}".rstrip()


def deck_lines(decks: Decks) -> Iterator[str]:
    """Each deck and the cards in it."""
    yield "Decks"
    for deck, name in enumerate(DECK_NAMES):
        yield f"  {name.replace('_', ' ')}, {decks.sizes[deck]} cards"
        for card, count in zip(decks.ids[deck], decks.counts[deck], strict=True):
            yield f"    {count:>2} {card.replace('_', ' ')}"


def money(amount: int) -> str:
    """An amount as the rules print it."""
    return f"${amount:,}"
