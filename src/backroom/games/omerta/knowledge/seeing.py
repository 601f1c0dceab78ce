"""O34, O35: the table as one person sees it, or with all cards turned up, built from nothing."""

from __future__ import annotations

from typing import Final

from backroom.games.omerta.cells import BLOCKED, IN_DISCARD, KIND, ROW, SEEN, SEEN_BY_ALL, WIDTH
from backroom.games.omerta.menus import NOTHING, PLACES
from backroom.games.omerta.moves import Move
from backroom.games.omerta.powers.by_kind import POWERS
from backroom.games.omerta.printed.cards import NAMES, CardName, name_of
from backroom.games.omerta.state import EXCHANGING, KILLER_QUESTION, POWER, SNAPPING, Cards
from backroom.games.omerta.view import OverlayView, PlaceView, View

# O35: without the memory aid a card is its place and whether a Patrol lies on it; made once and kept
FACE_DOWN: Final = tuple(
    tuple(PlaceView(place, blocked, None) for place in range(PLACES)) for blocked in (False, True)
)


def see(game: Cards, seat: int | None) -> View:
    """The table as this seat sees it now."""
    looks_in = game.rules.open_safe or (seat is not None and bool(game.looking >> seat & 1))  # O6, O23
    held = int(game.held)
    return show(
        game,
        seat,
        hands=tuple(see_hand(game, owner, seat) for owner in range(game.rules.players)),
        safe=tuple(
            NAMES[card & KIND] if looks_in or remembers(game, card, seat) else None for card in game.safe
        ),
        drawn_card=NAMES[held & KIND] if held and may_see_held(held, seat) else None,
    )


def see_open(game: Cards) -> View:
    """O34: the table with every card turned up, for those who look back at a game that is over."""
    held = int(game.held)
    return show(
        game,
        None,
        hands=tuple(turn_up(game, owner) for owner in range(game.rules.players)),
        safe=tuple(name_of(card & KIND) for card in game.safe),
        drawn_card=NAMES[held & KIND] if held else None,
    )


def show(
    game: Cards,
    seat: int | None,
    *,
    hands: tuple[tuple[PlaceView, ...], ...],
    safe: tuple[CardName | None, ...],
    drawn_card: CardName | None,
) -> View:
    """What everybody sees, with the faces that this view may have."""
    in_use = game.step in (POWER, KILLER_QUESTION, EXCHANGING) or game.named != NOTHING
    held = int(game.held)
    return View(
        seat=seat,
        setup=game.rules.setup,
        round=game.round,
        rounds=game.rules.rounds,
        starter=game.starter,
        turn=game.seat,
        turns=game.turns,
        totals=tuple(game.totals),
        hands=hands,
        overlays=tuple(
            OverlayView(
                name_of(lying.kind),
                lying.by,
                lying.seat,
                None if lying.place == NOTHING else lying.place,
                lying.turns,
            )
            for lying in game.overlays
        ),
        pile=game.piled,
        discard=game.thrown,
        top=NAMES[game.cells[IN_DISCARD + game.thrown - 1]] if game.thrown else None,
        safe=safe,
        drawn=held != 0,
        drawn_card=drawn_card,
        drawn_from_discard=game.taken if held else False,
        window=tuple(
            name_of(kind) for kind in range(1, 11) if game.step == SNAPPING and game.window >> kind & 1
        ),
        power=NAMES[game.power] if in_use else None,
        named=named_of(game),
    )


def named_of(game: Cards) -> Move | None:
    """O18: what the character in use was used on."""
    power = POWERS[game.power]
    return None if power is None or game.named == NOTHING else power.move(game.named)


def may_see_held(card: int, seat: int | None) -> bool:
    """O9: the drawn card is seen by its drawer, or by all if it came from the discard pile."""
    if card & SEEN_BY_ALL == SEEN_BY_ALL:
        return True
    return seat is not None and bool(card >> (SEEN + seat) & 1)


def remembers(game: Cards, card: int, seat: int | None) -> bool:
    """O35: the memory aid shows a seat what it has legally seen there."""
    return game.rules.memory_aid and seat is not None and bool(card >> (SEEN + seat) & 1)


def see_hand(game: Cards, owner: int, seat: int | None) -> tuple[PlaceView, ...]:
    """O7c: the places of a hand, face down."""
    cells, first = game.cells, owner << ROW
    blocked, width = int(cells[BLOCKED + owner]), int(cells[WIDTH + owner])
    if not game.rules.memory_aid:
        return tuple(
            [FACE_DOWN[blocked >> place & 1][place] for place in range(width) if cells[first + place]]
        )
    return tuple(
        PlaceView(
            place, bool(blocked >> place & 1), name_of(card & KIND) if remembers(game, card, seat) else None
        )
        for place, card in enumerate(game.hand(owner))
        if card
    )


def turn_up(game: Cards, owner: int) -> tuple[PlaceView, ...]:
    """The places of a hand, face up."""
    blocked = game.cells[BLOCKED + owner]
    return tuple(
        PlaceView(place, bool(blocked >> place & 1), name_of(card & KIND))
        for place, card in enumerate(game.hand(owner))
        if card
    )
