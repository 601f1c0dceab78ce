"""The rules of liar's dice: one running game."""

from copy import copy
from random import Random

from backroom.core.chance import Chance, Dice, Drawn
from backroom.core.form import Form, OneOf, Whole
from backroom.core.game import Ask, Entry, Over
from backroom.core.legal import check_entry
from backroom.core.refusal import Malformed
from examples.liars_dice.words import Bid, Cups, Doubt, Doubted, Event, Move, Raised, Rolled, Setup, View


class LiarsDice:
    """Whose turn it is, what was bid, and what lies under the cups."""

    def __init__(self, setup: Setup) -> None:
        if not 2 <= setup.players <= 6 or not 1 <= setup.dice <= 5:
            raise Malformed("liar's dice is for 2 to 6 players with 1 to 5 dice each")
        self.setup = setup
        self.dice = [setup.dice] * setup.players
        self.cups: list[tuple[int, ...]] = []  # none between two rounds
        self.turn = 0
        self.bid: Bid | None = None
        self.asked = 0  # questions so far

    def pending(self) -> Ask | Chance | Over:
        """Nature rolls for all at once; then one seat speaks at a time, until one alone has dice."""
        left = tuple(seat for seat, dice in enumerate(self.dice) if dice)
        if len(left) == 1:
            return Over(left, tuple(self.dice))
        if not self.cups:
            return Dice(sum(self.dice), sides=6)
        return Ask(self.asked, (self.turn,), "turn", "turn")

    def options(self, seat: int) -> tuple[Move | Form, ...]:
        """A bid beats another with more dice, or with as many of a higher face; or it is doubted."""
        if not self.cups or seat != self.turn:
            return ()
        most, faces = sum(self.dice), tuple(range(2 if self.setup.wild else 1, 7))
        if self.bid is None:
            return (bids(1, most, faces),)
        same, higher = self.bid.count, faces[faces.index(self.bid.face) + 1 :]
        raises = [bids(same, same, higher)] if higher else []
        raises += [bids(same + 1, most, faces)] if same < most else []
        return (Doubt(), *raises)

    def apply(self, entry: Entry[Move]) -> list[Event]:
        """Whatever is no option is refused, and changes nothing."""
        moves = check_entry(self, entry)
        if isinstance(entry, Drawn):
            return [self.roll(entry.outcome)]
        self.asked += 1
        ((seat, move),) = moves
        if isinstance(move, Doubt):
            return [self.lift(seat)]
        self.bid, self.turn = move, self.next_to(seat, 1)
        return [Raised(seat, move)]

    def advance(self, entry: Entry[Move]) -> None:
        self.apply(entry)

    def roll(self, outcome: tuple[int, ...]) -> Rolled:
        """The dice go under the cups in the order of the seats."""
        rest = iter(outcome)
        self.cups = [tuple(sorted(next(rest) for _ in range(dice))) for dice in self.dice]
        return Rolled(tuple(self.cups))

    def lift(self, seat: int) -> Doubted:
        """The player who was wrong loses a die, and starts the next round if they have one left."""
        bid, cups = self.bid, tuple(self.cups)
        assert bid is not None
        counted = {bid.face, 1} if self.setup.wild else {bid.face}
        found = sum(die in counted for cup in cups for die in cup)
        loser = seat if found >= bid.count else self.next_to(seat, -1)
        self.dice[loser] -= 1
        self.cups, self.bid = [], None
        self.turn = loser if self.dice[loser] else self.next_to(loser, 1)
        return Doubted(seat, bid, cups, found, loser)

    def next_to(self, seat: int, step: int) -> int:
        """The nearest seat on one side that has dice."""
        seat = (seat + step) % self.setup.players
        return seat if self.dice[seat] else self.next_to(seat, step)

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) sees: its own dice, and how many the others have."""
        cups: Cups = tuple(cup if one == seat else None for one, cup in enumerate(self.cups))
        return View(self.setup, tuple(self.dice), cups, self.turn, self.bid)

    def view_open(self) -> View:
        """Everything, for those who look back at a game that is over."""
        return View(self.setup, tuple(self.dice), tuple(self.cups), self.turn, self.bid)

    def copy(self) -> "LiarsDice":
        twin = copy(self)
        twin.dice, twin.cups = list(self.dice), list(self.cups)
        return twin

    def imagine(self, seat: int, rng: Random) -> "LiarsDice":
        """A state this seat cannot tell from the real one: what the others rolled could be anything."""
        twin = self.copy()
        for one, cup in enumerate(self.cups):
            if one != seat:
                twin.cups[one] = tuple(sorted(rng.randint(1, 6) for _ in cup))
        return twin


def bids(low: int, high: int, faces: tuple[int, ...]) -> Form:
    """Every bid of so many to so many of one of these faces."""
    return Form("bid", (Whole("count", low, high), OneOf("face", faces)))
