"""O34: the table as one seat can follow it, from what it is told alone."""

from __future__ import annotations

from typing import Final

from backroom.core.native import i64, vec
from backroom.games.omerta.cells import IN_DISCARD, IN_SAFE, KIND, LABEL, PILE, ROW, SEEN, SEEN_BY_ALL, WIDTH
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.knowledge.unseen import pile_of
from backroom.games.omerta.menus import PLACE
from backroom.games.omerta.phases.deal import sweep
from backroom.games.omerta.phases.mix import forget
from backroom.games.omerta.printed.cards import KIND_OF, KINDS, CardName
from backroom.games.omerta.rules import HAND, SAFE, Rules

HIDDEN: Final = KIND  # stands for the kind of a card that this seat has not seen


class Shadow:
    """Keeps a table whose unseen cards are blank, and counts which kinds they may be.

    Everything but the faces is as at the real table: places, who has seen what, the draw pile a card came
    from, the labels of shuffled cards.
    """

    def __init__(self, seat: int, rules: Rules) -> None:
        self.seat: i64 = seat
        self.game: Omerta = Omerta(rules)
        self.game.deck = vec[i64]([0] * len(rules.cards))
        self.unseen: list[list[int]] = []  # per draw pile: how many of each kind this seat cannot place
        self.killers: list[int] = []  # O25: shown, and still in the hand until penalties are drawn
        self.countered: int = 0  # ... and the laid card they cancel, if it is one
        self.begin(0)

    def begin(self, starter: i64) -> None:
        """O6: a new deal, of which nothing is seen yet."""
        game = self.game
        sweep(game)
        cells = game.cells
        for seat in range(game.rules.players):
            cells[WIDTH + seat] = HAND
            for place in range(HAND):
                cells[seat << ROW | place] = HIDDEN
        for place in range(SAFE):
            cells[IN_SAFE + place] = HIDDEN
        game.starter = starter
        game.piled = len(game.rules.cards) - game.rules.dealt
        game.held = 0
        game.passed = 0
        game.piles = 0
        game.labels = 0
        game.facts = ()
        game.gone = ()
        game.looking = 0
        self.killers = []
        self.countered = 0
        self.unseen = [count_kinds(list(game.rules.cards))]

    def learn(self, card: i64, kind: i64) -> i64:
        """The card with the kind this seat now knows it has."""
        if card & KIND == HIDDEN and not card >> LABEL:
            self.unseen[pile_of(card)][kind] -= 1
        return card & ~KIND | kind

    def see(self, at: i64, name: CardName | None, by: i64) -> None:
        """O34: these seats see the card at an address; its name is None if this seat does not."""
        cells = self.game.cells
        card: i64 = cells[at]
        if name is not None:
            card = self.learn(card, KIND_OF[name])
        cells[at] = card | by << SEEN

    def show(self, seat: i64, place: i64, name: CardName) -> None:
        """Everybody sees a card of a hand, which stays there."""
        self.see(seat << ROW | place, name, SEEN_BY_ALL >> SEEN)

    def leave(self, seat: i64, place: i64, name: CardName) -> None:
        """A card leaves a hand, face up, for the discard pile."""
        self.game.throw(self.learn(self.game.remove(seat, place), KIND_OF[name]))

    def draw(self, seat: i64, name: CardName | None) -> None:
        """O9: somebody draws; the face is told to that player only."""
        game = self.game
        card: i64 = HIDDEN | game.piles << PILE
        if name is not None:
            card = self.learn(card, KIND_OF[name])
        game.piled -= 1
        game.held = card | 1 << (SEEN + seat)
        game.taken = False
        game.passed = 0
        game.looking = 0

    def take(self, name: CardName) -> None:
        """O9: the top of the discard pile is taken."""
        game = self.game
        game.thrown -= 1
        game.cells[IN_DISCARD + game.thrown] = 0
        game.held = KIND_OF[name] | SEEN_BY_ALL
        game.taken = True
        game.passed = 0
        game.looking = 0

    def put(self, seat: i64, place: i64, name: CardName) -> None:
        """O10: the drawn card replaces one of a hand, which everybody sees leave."""
        game = self.game
        at: i64 = seat << ROW | place
        old: i64 = game.cells[at]
        game.cells[at] = game.held
        game.held = 0
        game.throw(self.learn(old, KIND_OF[name]))

    def drop(self, name: CardName) -> None:
        """O10: the drawn card goes straight to the discard pile."""
        game = self.game
        game.throw(self.learn(game.held, KIND_OF[name]))
        game.held = 0

    def add(self, seat: i64, place: i64) -> None:
        """O14, O22: a card nobody has seen comes to a hand."""
        game = self.game
        cells = game.cells
        cells[seat << ROW | place] = HIDDEN | game.piles << PILE
        cells[WIDTH + seat] = max(cells[WIDTH + seat], place + 1)
        game.piled -= 1

    def exchange(self, one: i64, other: i64) -> None:
        """O19, O23: two cards change places, unseen."""
        cells = self.game.cells
        card: i64 = cells[one]
        cells[one] = cells[other]
        cells[other] = card

    def mix(self, seat: i64, places: tuple[int, ...], patrols: tuple[tuple[int, int], ...]) -> None:
        """O20, O29: a hand is shuffled; cards under a Patrol can be followed."""
        game = self.game
        cells = game.cells
        first: i64 = seat << ROW
        went = dict(patrols)
        followed = [(place, int(cells[first + source])) for source, place in patrols]
        arrived = [place for _, place in patrols]
        old = [int(cells[first + place]) for place in places if place not in went]
        loose = [place for place in places if place not in arrived]
        for place, card in followed:
            cells[first + place] = card
        for place, card in zip(loose, old, strict=True):
            cells[first + place] = card
        before = game.labels
        forget(game, seat, loose, old)
        if game.labels > before:
            for place in loose:
                cells[first + place] |= HIDDEN

    def reshuffle(self, count: int) -> None:
        """O12: the discard pile becomes the draw pile; the count tells whether shown Killers lie on it."""
        game = self.game
        if count != game.thrown:
            self.bury_killers()
        assert count == game.thrown
        self.unseen.append(count_kinds(game.discard))
        for index in range(game.thrown):
            game.cells[IN_DISCARD + index] = 0
        game.piled = game.thrown
        game.thrown = 0
        game.piles += 1

    def leave_pile(self) -> None:
        """O29b: a Mamma or a Patrol being laid leaves the discard pile."""
        game = self.game
        game.thrown -= 1
        game.cells[IN_DISCARD + game.thrown] = 0

    def counter(self, seat: i64, place: i64, *, laid: int) -> None:
        """O25: a Killer is shown; it leaves the hand when the penalties have been drawn."""
        self.show(seat, place, "killer")
        self.killers.append(seat << ROW | place)
        self.countered = laid

    def bury_killers(self) -> None:
        """O25: the countered card and the Killers shown go to the discard pile."""
        if not self.killers:
            return
        game = self.game
        if self.countered:
            game.throw(self.countered)
        for address in self.killers:
            game.throw(game.remove(address >> ROW, address & PLACE))
        self.killers = []
        self.countered = 0


def count_kinds(kinds: list[int]) -> list[int]:
    """How many there are of each kind."""
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts
