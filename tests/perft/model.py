"""A second OMERTA, slow and plain, written from the rules without a line of the engine, to count against it.

A position never changes; `after` lists every position that one answer or outcome can lead to. It has only
what a small table needs: one round, snaps by speed, no turn limit, and nobody remembers anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations, product
from typing import Any, Literal

Hand = tuple[tuple[int, str], ...]  # place, card; by place
Lying = tuple[str, int, int, int | None, int]  # what, who laid it, on whom, where, turns left
Phase = Literal["turn", "draw", "put", "snap", "power", "killer", "add", "mix", "exchange", "over"]

COUNTERED = ("gangster", "lady", "snitch", "mamma", "patrol")
IDLE = ("killer", "witness", "alibi")


@dataclass(frozen=True)
class Position:
    """Everything on the table, and what the game is waiting for."""

    hands: tuple[Hand, ...]
    pile: tuple[str, ...]
    discard: tuple[str, ...] = ()
    safe: tuple[str, ...] = ()
    lying: tuple[Lying, ...] = ()
    seat: int = 0
    edition: str = "en"
    phase: Phase = "turn"
    about: Any = None  # what the phase is about
    held: str | None = None
    passed: int = 0  # turns in a row in which nothing could be drawn

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def blocked(self, seat: int) -> set[int]:
        return {
            place
            for what, _, on, place, _ in self.lying
            if what == "patrol" and on == seat and place is not None
        }

    def barred(self, seat: int) -> bool:
        return any(what == "mamma" and on == seat for what, _, on, _, _ in self.lying)

    def free(self, seat: int) -> Hand:
        return tuple(card for card in self.hands[seat] if card[0] not in self.blocked(seat))

    def card(self, seat: int, place: int) -> str:
        return dict(self.hands[seat])[place]

    def with_hand(self, seat: int, cards: dict[int, str]) -> Position:
        hands = list(self.hands)
        hands[seat] = tuple(sorted(cards.items()))
        return replace(self, hands=tuple(hands))

    def without(self, seat: int, place: int) -> Position:
        return self.with_hand(seat, {at: card for at, card in self.hands[seat] if at != place})

    def put(self, seat: int, place: int, card: str) -> Position:
        return self.with_hand(seat, {**dict(self.hands[seat]), place: card})

    def with_new(self, seat: int, card: str) -> Position:
        """O7c: a card added at the end."""
        hand = self.hands[seat]
        return self.put(seat, hand[-1][0] + 1 if hand else 0, card)

    def on_discard(self, *cards: str) -> Position:
        return replace(self, discard=(*self.discard, *cards))

    def waits(self, phase: Phase, about: Any = None) -> Position:
        return replace(self, phase=phase, about=about)


def is_bottle(card: str) -> bool:
    return card.isdigit()


def able(at: Position, seats: range | set[int]) -> tuple[int, ...]:
    """O16, O25, O28: the seats that can throw or show a card."""
    return tuple(seat for seat in sorted(seats) if at.free(seat) and not at.barred(seat))


def aged(at: Position) -> Position:
    """O28, O29, O29b: count a turn of the player who laid the overlays, and discard those that are due."""
    lying = [(*one[:4], one[4] - (one[1] == at.seat)) for one in at.lying]
    return replace(at, lying=tuple(one for one in lying if one[4])).on_discard(
        *(one[0] for one in lying if not one[4])
    )


def next_turn(at: Position) -> Position:
    """O7b, O28: the next seat clockwise that does not lose its turn."""
    at = replace(at, seat=(at.seat + 1) % len(at.hands))
    return next_turn(aged(at)) if at.barred(at.seat) else at.waits("turn")


def renewed(at: Position) -> Position:
    """O12: the discard pile becomes the draw pile when a card is needed."""
    return at if at.pile else replace(at, pile=at.discard, discard=())


def added(at: Position, seats: tuple[int, ...], then: Any) -> Position:
    """O14, O22: give each of these seats a card while there are any, then go on."""
    at = renewed(at)
    return at.waits("add", (seats, then)) if seats and at.pile else go_on(at, then)


def go_on(at: Position, then: Any) -> Position:
    """Do what comes after cards were added."""
    match then:
        case ("snap", values):
            return snap_on(at, values)
        case ("effect", card, move, shown):
            return effect(at, card, move, shown)
        case _:
            return next_turn(at)


def snap_on(at: Position, values: frozenset[str]) -> Position:
    """O13, O16: open a snap if anybody can throw."""
    return at.waits("snap", values) if able(at, at.seats) else next_turn(at)


def discarded(at: Position, card: str) -> Position:
    """O13, O18: the card is on the pile; a bottle may be snapped, a character is used."""
    at = replace(at.on_discard(card), held=None)
    if is_bottle(card):
        return snap_on(at, frozenset([card]))
    if card in IDLE or not list(uses(at, card)):
        return next_turn(at)
    return at.waits("power", card)


def uses(at: Position, card: str) -> Iterator[Any]:
    """O19 to O29: every way to use a character."""
    me = at.seat
    others = [seat for seat in at.seats if seat != me]
    places = {seat: [place for place, _ in at.free(seat)] for seat in at.seats}
    if card == "gangster":
        for one, other in combinations(at.seats, 2):
            yield from ((one, place, other, place2) for place in places[one] for place2 in places[other])
    elif card == "lady":
        yield from (seat for seat in others if not at.barred(seat) and shuffled(at, seat))
    elif card in ("mole", "safecracker"):
        yield from places[me] if card == "mole" else ["open"]
    elif card == "snitch":
        open_to = [seat for seat in others if not at.barred(seat)]
        yield from product(open_to, open_to)
    elif card == "driver":
        yield from ((place,) for place in places[me])
        yield from permutations(places[me], 2)
    elif card == "mamma":
        yield from (seat for seat in others if not at.barred(seat))
    elif card == "patrol":
        yield from ((seat, place) for seat in others for place in places[seat])


def shuffled(at: Position, seat: int) -> list[int]:
    """O20, O29: the places a Lady shuffles."""
    hand = at.free(seat) if at.edition == "fr" else at.hands[seat]
    return [place for place, _ in hand]


def touched(at: Position, card: str, move: Any) -> set[int]:
    """O25: the seats it is used against."""
    match card:
        case "gangster":
            return {move[0], move[2]} - {at.seat}
        case "snitch":
            return set(move)
        case "patrol":
            return {move[0]}
        case _:
            return {move}


def effect(at: Position, card: str, move: Any, shown: tuple[tuple[int, int], ...]) -> Position:
    """O18, O25: the effect happens, unless a Killer was shown."""
    if shown:
        at = at.on_discard(card) if card in ("mamma", "patrol") else at
        for seat, place in shown:
            at = at.without(seat, place).on_discard("killer")
        return next_turn(at)
    match card:
        case "gangster":
            one, place, other, place2 = move
            first, second = at.card(one, place), at.card(other, place2)
            return next_turn(at.put(one, place, second).put(other, place2, first))
        case "lady":
            return at.waits("mix", move) if len(shuffled(at, move)) > 1 else next_turn(at)
        case "snitch":
            return added(at, move, None)
        case "driver":
            return driven(at, move)
        case "safecracker":
            return at.waits("exchange") if at.free(at.seat) else next_turn(at)
        case "mamma":
            return next_turn(replace(at, lying=(*at.lying, ("mamma", at.seat, move, None, 1))))
        case "patrol":
            return next_turn(replace(at, lying=(*at.lying, ("patrol", at.seat, *move, 2))))
        case _:
            return next_turn(at)  # the Mole has looked


def driven(at: Position, places: tuple[int, ...]) -> Position:
    """O24, O16: bottles go, characters come back at a cost; a bottle beside a character goes only in nl."""
    me = at.seat
    cards = [at.card(me, place) for place in places]
    wrong = sum(not is_bottle(card) for card in cards)
    if wrong and at.edition != "nl":
        return added(at, (me,), None)
    gone = [(place, card) for place, card in zip(places, cards, strict=True) if is_bottle(card)]
    for place, card in gone:
        at = at.without(me, place).on_discard(card)
    values = frozenset(card for _, card in gone)
    return added(at, (me,) * wrong, ("snap", values) if gone else None)


def judged(at: Position, claims: tuple[tuple[int, int], ...]) -> Position:
    """O13 to O15: in order of speed."""
    values: frozenset[str] = at.about
    pay: list[int] = []
    won = False
    for seat, place in claims:
        card = at.card(seat, place)
        if card not in values:
            pay.append(seat)
        elif not won:
            won = True
            at = at.without(seat, place).on_discard(card)
    return added(at, tuple(pay), None) if pay else next_turn(at)


def after(at: Position) -> Iterator[Position]:
    """Every position that can come next."""
    if at.phase == "over":
        return
    yield from {
        "turn": turns,
        "draw": draws,
        "put": puts,
        "snap": snaps,
        "power": powers,
        "killer": killers,
        "add": adds,
        "mix": mixes,
        "exchange": exchanges,
    }[at.phase](at)


def turns(at: Position) -> Iterator[Position]:
    """O8, O9, O11, O12, O29, O33: how a turn can start."""
    if not at.blocked(at.seat):
        yield at.waits("over")
    if at.pile or at.discard:
        yield replace(renewed(at), phase="draw", passed=0)
    if at.discard and at.free(at.seat):
        taken = replace(at, held=at.discard[-1], discard=at.discard[:-1], passed=0)
        yield aged(taken).waits("put", "taken")
    if not at.pile and not at.discard:
        gone = replace(aged(at), passed=at.passed + 1)
        yield gone.waits("over") if gone.passed == len(at.hands) else next_turn(gone)


def draws(at: Position) -> Iterator[Position]:
    """O9, O28: each card that can be drawn."""
    for index, card in enumerate(at.pile):
        drawn = replace(at, held=card, pile=at.pile[:index] + at.pile[index + 1 :])
        yield aged(drawn).waits("put", "drawn")


def puts(at: Position) -> Iterator[Position]:
    """O10: where the drawn card can go."""
    assert at.held is not None
    if at.about == "drawn":
        yield discarded(at, at.held)
    for place, card in at.free(at.seat):
        yield discarded(at.put(at.seat, place, at.held), card)


def snaps(at: Position) -> Iterator[Position]:
    """O13: everybody passes or throws a card, and the throwers are tried in every order."""
    asked = able(at, at.seats)
    for choice in product(*([None, *(place for place, _ in at.free(seat))] for seat in asked)):
        claims = [(seat, place) for seat, place in zip(asked, choice, strict=True) if place is not None]
        for order in permutations(claims):
            yield judged(at, order)


def powers(at: Position) -> Iterator[Position]:
    """O18, O18b, O25, O29b: how a character can be used or declined."""
    card: str = at.about
    if at.edition == "fr" or card == "driver":
        yield next_turn(at)
    for move in uses(at, card):
        laid = replace(at, discard=at.discard[:-1]) if card in ("mamma", "patrol") else at
        asked = able(laid, touched(at, card, move)) if card in COUNTERED else ()
        yield laid.waits("killer", (card, move, asked)) if asked else effect(laid, card, move, ())


def killers(at: Position) -> Iterator[Position]:
    """O25: everybody who is asked lets it happen or shows a card."""
    card, move, asked = at.about
    for choice in product(*([None, *(place for place, _ in at.free(seat))] for seat in asked)):
        shown = [(seat, place) for seat, place in zip(asked, choice, strict=True) if place is not None]
        true = tuple((seat, place) for seat, place in shown if at.card(seat, place) == "killer")
        false = tuple(seat for seat, place in shown if at.card(seat, place) != "killer")
        yield added(at, false, ("effect", card, move, true)) if false else effect(at, card, move, true)


def adds(at: Position) -> Iterator[Position]:
    """O12, O14, O22: each card that can be added, as far as the pile goes."""
    seats, then = at.about
    count = min(len(seats), len(at.pile))
    for indexes in permutations(range(len(at.pile)), count):
        full = replace(at, pile=tuple(card for i, card in enumerate(at.pile) if i not in indexes))
        for seat, index in zip(seats, indexes, strict=False):
            full = full.with_new(seat, at.pile[index])
        yield added(full, seats[count:], then) if seats[count:] else go_on(full, then)


def mixes(at: Position) -> Iterator[Position]:
    """O20, O29: every order; a Patrol moves with its card."""
    seat: int = at.about
    places = shuffled(at, seat)
    for order in permutations(places):
        went = dict(zip(order, places, strict=True))
        hand = {went.get(place, place): card for place, card in at.hands[seat]}
        lying = tuple(
            (what, by, on, went.get(place, place) if on == seat and place is not None else place, turns)
            for what, by, on, place, turns in at.lying
        )
        yield next_turn(replace(at.with_hand(seat, hand), lying=lying))


def exchanges(at: Position) -> Iterator[Position]:
    """O23, O18b: each exchange with the safe, or none where it may be declined."""
    if at.edition == "fr":
        yield next_turn(at)
    for place, card in at.free(at.seat):
        for index, other in enumerate(at.safe):
            safe = (*at.safe[:index], card, *at.safe[index + 1 :])
            yield next_turn(replace(at.put(at.seat, place, other), safe=safe))
