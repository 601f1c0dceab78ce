"""Games of ORGANIZED CRIME with decks so small that everything a seat may believe can be enumerated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import msgspec

from backroom.core.chance import Drawn, Pick
from backroom.core.game import Answers, Entry
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import Event
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Bribe, BuyPower, Cash, Draw, Move, Offer, Request
from backroom.games.organized_crime.rules import CARDS
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import KIND
from tests.games.organized_crime.builder import Family, Table, a_country
from tests.games.organized_crime.tempers import FEW
from tests.laws.kit import Kit, Posterior
from tests.laws.sizes import samples
from tests.laws.worlds import Told

Hands = tuple[tuple[str, ...], ...]
Story = list[tuple[Entry[Move], list[Event]]]
RICH = 3_000_000
# three ONE HIT, two ONE OR TWO HITS, one MONEY; two Judges, a Governor, a Senator
SMALL = (
    FEW.replace("total = 4", "total = 6", 1)
    .replace('kind = "one_hit", count = 2', 'kind = "one_hit", count = 3')
    .replace('kind = "one_or_two_hits", count = 1', 'kind = "one_or_two_hits", count = 2')
)


class Teller(Table):
    """Plays at a table and keeps what happens as a story."""

    def __init__(self, game: OrganizedCrime) -> None:
        super().__init__(game)
        self.story: Story = []

    def take(self, entry: Entry[Move]) -> Table:
        super().take(entry)
        self.story.append((entry, self.events))
        return self

    def buy(self, *cards: str) -> Teller:
        """The player whose turn it is buys these cards."""
        for card in cards:
            self.say(BuyPower()).draw(card)
        return self

    def walk(self, city: str) -> Teller:
        """... and walks to the BUSINESS INVESTMENT of their quarter."""
        self.name(f"{city}_illegal_1", "right").roll(1, 1).step(f"{city}_power_1", f"{city}_business_2")
        return self

    def take_official(self, city: str, card: str) -> Teller:
        """... and on to the CORRUPT OFFICIAL, where they draw this card."""
        self.name(f"{city}_business_2", "right").roll(1, 1).step(f"{city}_mistake_2", f"{city}_official_2")
        self.say(Draw()).draw(card)
        return self


def start() -> OrganizedCrime:
    """Three rich families, each with a piece on the track, and decks of a few cards."""
    cities = ("boston", "miami", "new_york")
    families = [Family(city, men={f"{city}_illegal_1": 1}, money=RICH, circles=city) for city in cities]
    return a_country(*families, setup=Setup(players=3, decks=SMALL)).game


def bought() -> Teller:
    """One player has three Power cards, the next two, the last one; the deck is empty."""
    table = Teller(start())
    table.buy("one_hit", "money", "one_hit").walk("boston").pass_dice()
    table.buy("one_or_two_hits", "one_hit").walk("miami").pass_dice()
    return table.buy("one_or_two_hits").walk("new_york")


def half() -> Teller:
    """Two cards are still in the deck."""
    table = Teller(start())
    table.buy("one_hit").walk("boston").pass_dice()
    table.buy("money", "one_hit").walk("miami").pass_dice()
    return table.buy("one_or_two_hits").walk("new_york")


def shown() -> Teller:
    """In a session, one card is shown to the caller, one to another player, and one is sold."""
    table = half()
    table.say(Request("trucking"), seat=2)
    table.say(Offer(2, 10_000, ("one_hit",), ()), seat=1)
    table.say(Offer(1, 10_000, ("one_hit",), ()), seat=0)
    table.say(Offer(0, -10_000, ("one_or_two_hits",), ()), seat=2)
    return table


def settled() -> Teller:
    """One of the caller's two cards was MONEY, exchanged after the vote."""
    table = Teller(start())
    table.buy("one_hit").walk("boston").pass_dice()
    table.buy("one_or_two_hits", "one_hit").walk("miami").pass_dice()
    table.buy("money", "one_hit").walk("new_york")
    table.say(Request("trucking")).vote(1, 1, 1).say(Cash(), seat=2)
    return table


def turned_over() -> Teller:
    """MONEY is cashed and drawn again from the new deck, and officials are drawn."""
    table = bought()
    table.pass_dice()
    table.say(Cash())
    table.take_official("boston", "judge").pass_dice()
    table.buy("money").take_official("miami", "governor").pass_dice()
    return table.take_official("new_york", "judge")


def bribed() -> Teller:
    """The Governor is shown and used while the other officials are in hands and in the deck."""
    table = turned_over()
    table.pass_dice()
    boss = "base_boston_boss"
    table.name(boss, "right", boss=True).roll(1, 1).step(
        "base_boston_hit_men", "boston_business_1"
    ).pass_dice()
    table.say(Bribe("governor"))
    return table


STORIES: Final[dict[str, Callable[[], Teller]]] = {
    "bought": bought,
    "half": half,
    "shown": shown,
    "settled": settled,
    "turned_over": turned_over,
    "bribed": bribed,
}


WORLDS: Final[dict[str, list[int]]] = {
    "bought": [2, 3, 4],
    "half": [11, 4, 8],
    "shown": [4, 2, 7],
    "settled": [4, 3, 4],
    "turned_over": [12, 6, 12],
    "bribed": [4, 6, 4],
}  # how many deals each seat may believe in


def hands(state: OrganizedCrime) -> Hands:
    """The cards in each hand, in no order."""
    return tuple(tuple(sorted(CARDS[card & KIND] for card in hand)) for hand in state.hands)


class Deals(Told):
    """What each seat may believe about the others' cards after a story."""

    def __init__(self, kit: Kit, name: str) -> None:
        table = STORIES[name]()
        super().__init__(
            kit,
            table.game,
            table.story,
            beginning=lambda: {hands(start()): (start(), 1.0)},
            world=hands,
            count=samples(3_000),
            worlds=WORLDS[name],
        )

    def steps(
        self, state: OrganizedCrime, entry: Entry[Move], heard: bytes, seat: int
    ) -> Iterator[tuple[OrganizedCrime, float]]:
        """The same, where everybody sees the dice and a shown card is any card of the hand."""
        pending = state.pending()
        possible: list[Entry[Move]] = [entry]
        if isinstance(pending, Pick):
            possible = [Drawn((index,)) for index in range(pending.of)]
        for one in possible:
            after = state.copy()
            try:
                if self.told(after.apply(one), seat) == heard:
                    share = chance_to_show(state, one) if heard_anything(heard) else 1.0
                    yield after, share / len(possible)
            except Refused:
                if not heard_anything(heard):  # an offer between two others, which this seat did not hear
                    after.entries += 1
                    yield after, 1.0


def posteriors(kit: Kit) -> dict[str, Callable[[], Posterior]]:
    """Every story."""
    return {name: partial(Deals, kit, name) for name in STORIES}


def chance_to_show(state: OrganizedCrime, entry: Entry[Move]) -> float:
    """A shown card counts as picked at random from the hand: more copies, more chances."""
    if not isinstance(entry, Answers) or not isinstance(entry.moves[0][1], Offer):
        return 1.0
    [(speaker, move)] = entry.moves
    assert isinstance(move, Offer)
    [card] = move.give
    hand = [CARDS[held & KIND] for held in state.hands[speaker]]
    return hand.count(card) / len(hand)


def heard_anything(heard: bytes) -> bool:
    """Whether a seat was told about any of the events."""
    return any(event is not None for event in msgspec.json.decode(heard))
