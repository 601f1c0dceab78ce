"""A `regular` at a table laid out in words: what it knows about every hand, and what it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from backroom.bots.omerta.regular.memory import Memory
from backroom.bots.omerta.regular.reading import Reading
from backroom.bots.omerta.regular.regular import RegularBot
from backroom.bots.omerta.regular.sight import Card, Hand
from backroom.core.game import Ask
from backroom.games.omerta.moves import Move
from backroom.games.omerta.printed.cards import KIND_OF, CardName, name_of
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.view import PlaceView, View


class Seated:
    """Seats the bot at seat 0; `?` is a card it has not seen, `.` an empty place."""

    def __init__(self, hands: Sequence[str], setup: Setup) -> None:
        self.setup = setup
        self.bot = RegularBot(0, setup, Random(1))
        self.memory: Memory = self.bot.memory
        self.memory.hands = [self.hand(words) for words in hands]

    def hand(self, words: str) -> Hand:
        hand: Hand = {}
        for place, word in enumerate(words.split()):
            if word == ".":
                continue
            hand[place] = card = Card(0)
            if word != "?":
                self.memory.name(card, KIND_OF[word])
                card.seen = 1
        return hand

    def view(
        self,
        *,
        drawn: CardName | None = None,
        top: CardName | None = None,
        window: tuple[CardName, ...] = (),
        power: CardName | None = None,
        last_round: bool = False,
        totals: tuple[int, ...] | None = None,
        pile: int = 30,
    ) -> View:
        players = self.setup.players
        return View(
            seat=0,
            setup=self.setup,
            round=players if last_round else 1,
            rounds=players,
            starter=0,
            turn=0,
            turns=1,
            totals=totals or (0,) * players,
            hands=tuple(
                tuple(PlaceView(place, blocked=False, card=None) for place in sorted(hand))
                for hand in self.memory.hands
            ),
            overlays=(),
            pile=pile,
            discard=len(self.memory.discard),
            top=top,
            safe=(None,) * 4,
            drawn=drawn is not None,
            drawn_card=drawn,
            drawn_from_discard=False,
            window=window,
            power=power,
            named=None,
        )

    def reading(self) -> Reading:
        return Reading(self.memory, self.view(), Random(1))

    def at_turn(self, options: Sequence[Move], *, top: CardName | None = None) -> Move:
        return self.answer(self.view(top=top), "turn", options)

    def at_last_turn(self, options: Sequence[Move], totals: tuple[int, ...]) -> Move:
        return self.answer(self.view(last_round=True, totals=totals), "turn", options)

    def at_put(self, drawn: CardName, options: Sequence[Move]) -> Move:
        return self.answer(self.view(drawn=drawn), "turn", options)

    def at_snap(self, options: Sequence[Move], *window: CardName) -> Move:
        return self.answer(self.view(window=window), "snap", options)

    def at_killer(self, power: CardName, options: Sequence[Move]) -> Move:
        return self.answer(self.view(power=power), "killer", options)

    def at_power(self, power: CardName, options: Sequence[Move]) -> Move:
        return self.answer(self.view(power=power), "power", options)

    def answer(self, view: View, clock: str, options: Sequence[Move]) -> Move:
        return self.bot.answer(view, Ask(1, (0,), "turn", clock), options)

    def knows(self, seat: int) -> str:
        """What it knows about a hand, in words; `~` is one of a few cards that were shuffled."""
        hand = self.memory.hands[seat]
        words: list[str] = []
        for place in range(max(hand, default=-1) + 1):
            sight = hand.get(place)
            if sight is None:
                words.append(".")
            elif not isinstance(sight, Card):
                words.append("~")
            else:
                words.append(name_of(sight.kind) if sight.kind else "?")
        return " ".join(words)


def a_regular(hands: Sequence[str], setup: Setup | None = None) -> Seated:
    return Seated(hands, setup or Setup(players=len(hands), edition="fr"))
