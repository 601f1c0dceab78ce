"""A belief, made only from what one seat was told, draws the worlds that `imagine` draws from a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.rules import CARD_KINDS, OFFICIAL_CARD
from backroom.games.organized_crime.search.belief import Belief
from backroom.games.organized_crime.search.hidden_cards import Group, HiddenCards
from backroom.games.organized_crime.search.worlds import Worlds
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import KIND, KNOWN, SHUFFLE
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import Family, a_country
from tests.games.organized_crime.kit import OrganizedCrimeKit
from tests.games.organized_crime.playing import check_cards, check_knowledge, check_money, men_of
from tests.games.organized_crime.stories import STORIES, Deals, hands, start
from tests.games.organized_crime.tempers import FEW, TEMPERS, Temper, setups
from tests.laws.sizes import games, samples
from tests.laws.worlds import chi_square

KIT = OrganizedCrimeKit()
OFTEN = 0.1  # how many of the decisions are looked at
LONGEST = 1_500

Dealt = Counter[tuple[tuple[int, ...], tuple[int, ...]]]  # which cards are dealt to which hands, by shuffle


def dealt_by_state(state: OrganizedCrime, seat: int) -> Dealt:
    """What `imagine` deals together: unseen cards drawn after one shuffle, with the deck after the last."""
    found: Dealt = Counter()
    for deck in range(2):
        for shuffle in range(state.shuffles[deck] + 1):
            spots: list[int] = []
            cards: list[int] = []
            for other, hand in enumerate(state.hands):
                for card in hand:
                    mine = (card & KIND >= OFFICIAL_CARD) == (deck == 1)
                    if mine and card >> SHUFFLE == shuffle and not (card >> (KNOWN + seat)) & 1:
                        spots.append(other)
                        cards.append(card & KIND)
            if shuffle == state.shuffles[deck]:
                first = state.rules.first_card
                for kind in range(first[deck], first[deck + 1]):
                    cards.extend([kind] * state.pile[kind])
            if spots:
                found[tuple(sorted(cards)), tuple(sorted(spots))] += 1
    return found


def dealt_by_belief(worlds: Worlds) -> Dealt:
    """What a belief deals together."""
    return Counter(
        (tuple(sorted(deal.cards)), tuple(sorted(deal.hands))) for deal in worlds.deals if deal.hands
    )


def check_world(real: OrganizedCrime, world: OrganizedCrime, seat: int) -> None:
    """A world looks like the real state to this seat, and nothing in it is missing or from nowhere."""
    assert world.view(seat) == real.view(seat)
    assert world.options(seat) == real.options(seat)
    assert world.pending() == real.pending()
    assert world.asides(seat) == real.asides(seat)
    check_money(world)
    check_cards(world)
    check_knowledge(world)
    assert sum(world.money) == sum(real.money)
    for other in range(real.rules.players):
        assert men_of(world, other) == men_of(real, other)


class Seen:
    """Counts how often a belief knew exactly what is dealt together."""

    def __init__(self) -> None:
        self.decisions = 0
        self.exact = 0


def follow(setup: Setup, seed: int, temper: Temper, seen: Seen) -> None:
    """Play a random game in which every seat keeps a belief, and look at some of its decisions."""
    rng = Random(seed)
    stream = Stream(Random(seed))
    beliefs = [ORGANIZED_CRIME.belief(seat, setup) for seat in range(setup.players)]
    for played in KIT.play(setup, rng, temper, LONGEST):
        for seat, belief in enumerate(beliefs):
            for event in KIT.heard(played.events, seat):
                belief.hear(event)
        state: OrganizedCrime = played.state
        ask = state.pending()
        if not isinstance(ask, Ask) or rng.random() >= OFTEN:
            continue
        seat = rng.choice(ask.seats)
        worlds = beliefs[seat].prepare(state.view(seat), ask)
        for _ in range(2):
            check_world(state, worlds.draw(stream), seat)
        seen.decisions += 1
        seen.exact += dealt_by_belief(worlds) == dealt_by_state(state, seat)
        others = [other for other in range(setup.players) if other != seat]
        assert worlds.total * 10_000 == sum(state.money[other] for other in others)
        assert [bound * 10_000 for bound in worlds.low] == [state.low[seat * 4 + other] for other in others]
        assert [bound * 10_000 for bound in worlds.high] == [state.high[seat * 4 + other] for other in others]


def test_law_5_a_belief_made_of_told_events_cannot_be_told_from_the_real_state() -> None:
    """View, options and question are the real ones, everything is conserved, and the same cards are dealt."""
    seen = Seen()

    @settings(max_examples=games(60))
    @given(setups(), st.integers(0, 2**32), st.sampled_from(TEMPERS))
    def tried(setup: Setup, seed: int, temper: Temper) -> None:
        follow(setup, seed, temper, seen)

    tried()
    assert seen.exact >= 0.98 * seen.decisions, (seen.exact, seen.decisions)


def seated(name: str, seat: int) -> tuple[Belief, Deals]:
    """A belief that has heard a story from its beginning."""
    told = Deals(KIT, name)
    beginning = start()
    belief = Belief(seat, beginning.rules.setup)
    asked = beginning.pending()
    assert isinstance(asked, Ask)
    belief.prepare(beginning.view(seat), asked)
    for _, events in told.story:
        for event in KIT.heard(events, seat):
            belief.hear(event)
    return belief, told


@pytest.mark.slow
@pytest.mark.parametrize("name", STORIES)
def test_law_5_the_worlds_of_a_belief_are_as_frequent_as_they_are_likely(name: str) -> None:
    """On decks of a few cards all worlds can be counted; a chi-square test compares."""
    for seat in range(3):
        belief, told = seated(name, seat)
        asked = told.state.pending()
        assert isinstance(asked, Ask)
        worlds = belief.prepare(told.state.view(seat), asked)
        stream = Stream(Random(seat))
        exact = told.exact(seat)
        found: Counter[Hashable] = Counter(hands(worlds.draw(stream)) for _ in range(samples(3_000)))
        assert set(found) <= set(exact)
        statistic, freedom = chi_square(found, exact)
        assert statistic < freedom + 4.5 * (2 * freedom) ** 0.5 + 8, (seat, statistic, freedom)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c27_money_hidden_by_a_deal_is_shared_as_imagine_shares_it(players: int) -> None:
    """Every way to share what the others have together is equally likely."""
    setup = Setup(players=players, variant="short", decks=FEW)
    rng, stream = Random(5), Stream(Random(5))
    beliefs = [Belief(seat, setup) for seat in range(players)]
    compared = 0
    for played in KIT.play(setup, rng, TEMPERS[0], LONGEST):
        for seat, belief in enumerate(beliefs):
            for event in KIT.heard(played.events, seat):
                belief.hear(event)
        state: Any = played.state
        ask = state.pending()
        if not isinstance(ask, Ask) or rng.random() >= 0.01:
            continue
        seat = rng.choice(ask.seats)
        worlds = beliefs[seat].prepare(state.view(seat), ask)
        count = samples(800)
        for other in range(players):
            drawn = [worlds.draw(stream).money[other] for _ in range(count)]
            imagined = [state.imagine(seat, rng).money[other] for _ in range(count)]
            spread = max(*drawn, *imagined) - min(*drawn, *imagined)
            assert abs(sum(drawn) - sum(imagined)) <= 4.5 * spread * (count / 2) ** 0.5
        compared += 1
        if compared == 3:
            break
    assert compared


@pytest.mark.parametrize(("players", "error"), [(2, 1), (3, -1), (4, 1), (4, -1)])
def test_c27_a_belief_that_contradicts_what_is_seen_keeps_within_what_is_possible(
    players: int, error: int
) -> None:
    """Were the money of the others miscounted, no world would have more or less of it than they can have."""
    setup = Setup(players=players, variant="short", decks=FEW)
    played = next(one for one in KIT.play(setup, Random(5), TEMPERS[0], LONGEST) if one.state.view(0).turn)
    state: Any = played.state
    ask = state.pending()
    assert isinstance(ask, Ask)
    belief = Belief(0, setup)
    belief.total += error * 10_000_000
    worlds = belief.prepare(state.view(0), ask)
    assert worlds.total == sum(worlds.high if error > 0 else worlds.low)
    drawn = worlds.draw(Stream(Random(5)))
    for place, other in enumerate(worlds.others):
        assert worlds.low[place] <= drawn.money[other] // 10_000 <= worlds.high[place]
    assert belief.total == state.money[0] + worlds.total * 10_000, "and it has learnt that"


def test_c7_groups_of_cards_that_cannot_be_right_are_dropped() -> None:
    """Cards drawn before a shuffle, of which a hand would hold more than it has cards."""
    cards = HiddenCards(0, Belief(0, Setup(players=2)).rules)
    view = a_country(Family("boston"), Family("miami", cards="one_hit")).game.view(0)
    pool = [1, *[0] * (CARD_KINDS - 1)]
    for spots, stay in (([0, 1], True), ([0, 2], False), ([1, 0], False)):
        cards.groups = [[Group([sum(spots), *pool[1:]], spots)], []]
        cards.look(view)
        assert bool(cards.groups[0]) == stay, spots
