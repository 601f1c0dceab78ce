"""C14, C23: what each space would bring a seat now: the engine plays the landing on what that seat sees."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from backroom.core.native import i64
from backroom.core.refusal import Refused
from backroom.games.organized_crime.cards import DECKS, cards_in, ready
from backroom.games.organized_crime.commission.session import source_name
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Control, Option, Request
from backroom.games.organized_crime.outlook.position import position
from backroom.games.organized_crime.outlook.prospects import Bar, Landing, Outlook, Prize, Risks
from backroom.games.organized_crime.phases.card import MistakeCard
from backroom.games.organized_crime.printed.board import CITY_CIRCLE, HIT_MEN, NONE, RIGHT
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK
from backroom.games.organized_crime.rules import MAN
from backroom.games.organized_crime.spaces import SPACES
from backroom.games.organized_crime.state import MISTAKES, PAYING, TAKING, Country, Walker
from backroom.games.organized_crime.view import View

MISTAKE: Final = MistakeCard()


def bring(view: View) -> Outlook:
    """C14: what landing on each space of the tracks would bring this seat."""
    if view.seat is None or not view.families[view.seat].alive:
        raise Refused("C14", "only a family that is not out lands anywhere")
    start = position(view)
    board = start.rules.board
    alike: dict[Landing, list[str]] = {}  # most spaces of a kind do the same
    for space in range(board.count):
        if board.kind[space] < HIT_MEN:
            alike.setdefault(land(start, space), []).append(board.ids[space])
    return Outlook((), (), tuple([replace(what, spaces=tuple(spaces)) for what, spaces in alike.items()]))


def land(start: OrganizedCrime, space: i64) -> Landing:
    """C14: a hit-man that came by here ends its movement on a space."""
    game = start.copy()
    walker = Walker(False, RIGHT, NONE, space)
    game.walkers = [walker]
    game.active = 0
    game.enter(game.seat, space)
    men = game.men(game.seat, space)
    SPACES[game.rules.board.kind[space]].land(game, walker)
    fine, owed = charged(start, game)
    deck = DECKS[game.deck] if game.step == TAKING else DECKS[MISTAKE_DECK] if game.step == MISTAKES else None
    prizes = allowed(game)
    return Landing(
        spaces=(),
        removed=game.men(game.seat, space) < men,
        fine=fine,
        owed=owed,
        deck=deck,
        risks=risks_of(game) if game.step == MISTAKES else None,
        prizes=prizes,
        bar=None if prizes else bar_of(game, space),
    )


def charged(before: Country, after: Country) -> tuple[int, int]:
    """C28: what has to be paid, and how much of it the money at hand leaves."""
    seat = before.seat
    if after.step == PAYING:  # MONEY cards might be cashed
        return int(after.due), int(after.due - after.money[seat])
    owed: i64 = 0
    for debt in after.debts[len(before.debts) :]:
        owed += debt[2]
    return int(before.money[seat] - after.money[seat] + owed), int(owed)


def risks_of(game: OrganizedCrime) -> Risks:
    """C9: every Mistake card that could be drawn, drawn."""
    ready(game, MISTAKE_DECK)
    cards = cards_in(game, MISTAKE_DECK)
    removed: i64 = 0
    fined: i64 = 0
    worst: i64 = 0
    men = game.men(game.seat, game.walkers[0].space)
    for index in range(cards):
        drawn = game.copy()
        MISTAKE.drawn(drawn, (int(index),))
        fine, _ = charged(game, drawn)
        if drawn.men(game.seat, game.walkers[0].space) < men:
            removed += 1
        elif fine:
            fined += 1
            worst = max(worst, fine)
    return Risks(int(cards), int(removed), int(fined), int(worst), int(cards - removed - fined))


def options(game: Country) -> list[Option]:
    """C23: what the landing that was just made allows."""
    found: list[Option] = []
    for space in game.landings:
        SPACES[game.rules.board.kind[space]].add_requests(game, space, found)
    return found


def allowed(game: Country) -> tuple[Prize, ...]:
    """C23: what the landing would bring, as prizes."""
    payable = game.money[game.seat] >= MAN
    prizes: list[Prize] = []
    for option in options(game):
        if isinstance(option, Control):
            prizes.append(Prize(option.city, income_from(game, option.city), MAN, False, payable))
        else:
            assert isinstance(option, Request)
            prizes.append(Prize(option.source, income_from(game, option.source), MAN, True, payable))
    return tuple(prizes)


def income_from(game: Country, source: str) -> int:
    """C29: what one circle of a source brings each turn."""
    board = game.rules.board
    for circle in range(board.circle_count):
        if source_name(game, circle) == source:
            return int(board.income[circle])
    raise AssertionError(f"there is no {source} on this board")


def bar_of(game: OrganizedCrime, space: i64) -> Bar | None:
    """C23: what is missing where something could be had: the rules are asked again with more in hand."""
    if not is_source(game, space):
        return None
    richer = game.copy()
    richer.landings = (int(space),)
    richer.money[game.seat] += MAN
    if options(richer):
        return "money"
    richer.left[game.seat] += 1
    if options(richer):
        return "men"
    richer.circles[game.rules.board.circles_of[CITY_CIRCLE][0]] = int(game.seat)
    return "first_city" if options(richer) else "held"


def is_source(game: OrganizedCrime, space: i64) -> bool:
    """C23: whether a family that lacks nothing could have something here, if nobody held it."""
    free = game.copy()
    free.landings = (int(space),)
    free.circles = [NONE] * game.rules.board.circle_count
    free.circles[game.rules.board.circles_of[CITY_CIRCLE][0]] = int(game.seat)
    free.left[game.seat] += 1
    if options(free):
        return True
    free.circles = [NONE] * game.rules.board.circle_count  # it was that city itself
    free.money[game.seat] += MAN
    return bool(options(free))
