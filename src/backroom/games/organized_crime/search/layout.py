"""C7, C8, C27, C30: lays out what one seat sees and was told as a state; what is hidden is still missing."""

from __future__ import annotations

from typing import Final

from backroom.core.game import Ask
from backroom.core.native import i64
from backroom.games.organized_crime.commission.deals import kinds_of
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.knowledge.seeing import STEPS
from backroom.games.organized_crime.money.ranges import OBSERVERS
from backroom.games.organized_crime.printed.board import CORRUPT_OFFICIAL, ENTERTAINMENT, NONE
from backroom.games.organized_crime.printed.decks import MISTAKE_DECK, OFFICIAL_DECK, POWER_DECK
from backroom.games.organized_crime.rules import BANK, CARDS, DIRECTIONS, SEATS, WORDS, Rules
from backroom.games.organized_crime.search.progress import Progress, Trail
from backroom.games.organized_crime.spaces import SPACES
from backroom.games.organized_crime.state import (
    BITS,
    CHOOSING,
    KNOWN,
    LOSING,
    NEXT_TURN,
    SETTLEMENT,
    TURN,
    Ballot,
    Terms,
    Walker,
    Word,
)
from backroom.games.organized_crime.view import FamilyView, OfferView, SessionView, View, WalkerView

TRADES: Final = tuple(name for space in SPACES for name in space.names)


def lay_out(rules: Rules, progress: Progress, view: View, ask: Ask) -> OrganizedCrime:
    """The state at this question, with the cards that this seat knows and its own money."""
    game = OrganizedCrime(rules)
    seat = view.seat
    assert seat is not None
    game.step = STEPS.index(view.step)
    game.question = ask.id
    game.entries = ask.id
    game.round = view.round
    game.alive = 0
    for owner, family in enumerate(view.families):
        lay_family(game, owner, family, seat)
    game.words = tuple(
        [Word(one.by, one.to, WORDS.index(one.word), one.until, one.due) for one in view.words]
    )
    game.kept = tuple([family.kept for family in view.families])
    game.broken = tuple([family.broken for family in view.families])
    game.bank = 0
    game.debts = [
        (debt.debtor, BANK if debt.creditor is None else debt.creditor, debt.amount) for debt in view.debts
    ]
    for deck in range(len(view.decks)):
        lay_used(game, deck, dict(view.decks[deck].used))
    game.groups = progress.groups if game.step == CHOOSING else ()
    if game.step >= NEXT_TURN:
        lay_turn(game, progress, view)
    if view.due is not None:
        game.debtor = seat
        game.due = view.due
        game.then = TURN if view.session is None else SETTLEMENT
    game.losses = progress.losses if game.step == LOSING else 0
    game.hearings = progress.hearings
    if view.session is not None:
        lay_session(game, view.session)
        game.voter = ask.seats[0]
    return game


def lay_family(game: OrganizedCrime, owner: i64, family: FamilyView, seat: i64) -> None:
    """One player: pieces, circles, the range of their money, and the cards that are known."""
    rules = game.rules
    board = rules.board
    if family.base is not None:
        game.base[owner] = rules.base[family.base]
        game.owner[game.base[owner]] = int(owner)
    if family.colour is not None:
        game.colour[owner] = board.colours.index(family.colour)
    if family.alive:
        game.alive |= 1 << owner
    game.boss[owner] = NONE if family.boss is None else board.number[family.boss]
    for space, men in family.men:
        game.at[board.number[space]] += men << (BITS * owner)
    for circle in family.circles:
        game.circles[rules.circle[circle]] = int(owner)
    game.left[owner] = family.left
    game.suspended[owner] = family.suspended
    game.money[owner] = family.most if family.money is None else family.money
    for observer in range(OBSERVERS):  # the others know at least as much as this seat does
        game.low[observer * SEATS + owner] = family.least
        game.high[observer * SEATS + owner] = family.most
    known: i64 = (1 << (KNOWN + owner)) | (1 << (KNOWN + seat))
    game.hands[owner] = [CARDS.index(card) | known for card in family.known]


def lay_used(game: OrganizedCrime, deck: i64, used: dict[str, int]) -> None:
    """C6: the used cards; of Mistakes and Penalties, all others are face down."""
    first: i64 = game.rules.first_card[deck]
    for place, name in enumerate(game.rules.decks.ids[deck]):
        kind: i64 = first + place
        game.used[kind] = used.get(name, 0)
        if deck >= MISTAKE_DECK:
            game.pile[kind] -= game.used[kind]
        else:
            game.pile[kind] = 0


def lay_turn(game: OrganizedCrime, progress: Progress, view: View) -> None:
    """C12: whose turn it is, the dice, and the named pieces."""
    assert view.turn is not None
    assert view.starter is not None
    board = game.rules.board
    game.seat = view.turn
    game.starter = view.starter
    game.income = view.income
    game.dice = view.dice
    game.rolled = len(view.dice) > 0
    game.excused = view.excused
    game.landings = tuple([board.number[name] for name in view.landings])
    game.crimes = view.crimes
    game.walkers = [
        lay_walker(game.rules, walker, trail)
        for walker, trail in zip(view.walkers, progress.trails, strict=True)
    ]
    game.active = NONE if view.active is None else view.active
    if game.active != NONE:
        landed = board.kind[game.walkers[game.active].space]
        game.deck = OFFICIAL_DECK if landed == CORRUPT_OFFICIAL else POWER_DECK


def lay_walker(rules: Rules, seen: WalkerView, trail: Trail) -> Walker:
    """C14: a named piece, and how it came to where it is."""
    number = rules.board.number
    attack: i64 = NONE if seen.attack is None else rules.base[seen.attack]
    walker = Walker(seen.boss, DIRECTIONS.index(seen.direction), attack, number[seen.start])
    walker.came = trail.came
    walker.space = number[seen.space]
    walker.points = seen.points
    walker.fresh = trail.fresh
    walker.moved = trail.moved
    walker.begun = trail.begun
    walker.done = seen.done
    return walker


def lay_session(game: OrganizedCrime, session: SessionView) -> None:
    """C24: the motion, the offers that this seat knows, and the votes cast."""
    game.caller = session.caller
    game.motion = NONE if session.source is None else circle_of(game, session.source)
    game.offers = tuple([lay_offer(one) for one in session.offers])
    game.ballots = tuple([Ballot(one.seat, one.favour, one.votes, one.available) for one in session.ballots])
    game.carried = session.carried
    game.placed = session.carried and session.source is not None and not session.due


def lay_offer(offer: OfferView) -> Terms:
    """C24: an offer on the floor."""
    promise = tuple([WORDS.index(word) for word in offer.promise])
    ask = tuple([WORDS.index(word) for word in offer.ask])
    return Terms(offer.by, offer.to, offer.money, kinds_of(offer.give), kinds_of(offer.take), promise, ask)


def circle_of(game: OrganizedCrime, source: str) -> i64:
    """C23: the circle that is asked for, or if it is taken by now, one like it."""
    if source not in TRADES:
        return game.rules.circle[source]
    kind: i64 = ENTERTAINMENT + TRADES.index(source)
    free = game.free_circle(kind)
    return game.rules.board.circles_of[kind][0] if free == NONE else free
