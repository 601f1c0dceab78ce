"""A belief follows every kind of event; the laws try it on many more games, and count its worlds."""

from __future__ import annotations

from random import Random

import pytest

from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.omerta import events as told
from backroom.games.omerta.cells import FREE, KIND, SEEN
from backroom.games.omerta.moves import Pass, Snap
from backroom.games.omerta.printed.cards import KILLER, KIND_OF, CardName
from backroom.games.omerta.printed.editions import EDITIONS, EditionName
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.shadow import HIDDEN
from backroom.games.omerta.search.worlds import OmertaWorlds
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import SNAPPING
from tests.games.omerta.kit import check_cards
from tests.games.omerta.search.listening import listened
from tests.games.omerta.tempers import Temper

SNAPS = (Pass(), Snap(0), Snap(1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_o34_worlds_look_like_the_table_to_the_seat_that_is_asked(edition: EditionName) -> None:
    """Known to one: what they peeked, drew, or saw in the safe, as long as the card can be followed."""
    stream = Stream(Random(1))
    rng = Random(2)
    for seed in range(4):
        setup = Setup(players=3 + seed % 3, edition=edition, open_safe=seed == 3, memory_aid=seed > 1)
        for state, beliefs, ask in listened(setup, seed, Temper(0.01, 0.4)):
            if rng.random() < 0.9:
                continue
            for seat in ask.seats:
                view = state.view(seat)
                worlds = beliefs[seat].prepare(view, ask)
                for world in (worlds.draw(stream), worlds.guess(stream)):
                    assert world.view(seat) == view
                    assert world.options(seat) == state.options(seat)
                    assert world.pending() == ask
                    check_cards(world)


def test_o34_layouts_are_used_again_after_a_while() -> None:
    """Ways the shuffles may have gone take long to draw."""
    stream = Stream(Random(1))
    shuffled = 0
    for state, beliefs, ask in listened(Setup(), 5, Temper(0.0, 0.2)):
        seat = ask.seats[0]
        worlds = beliefs[seat].prepare(state.view(seat), ask)
        if state.facts and ask.clock == "turn":
            shuffled += 1
            for _ in range(60):
                assert worlds.draw(stream).view(seat) == state.view(seat)
            assert len(worlds.layouts) == worlds.most > 1
        if shuffled == 2:
            return
    raise AssertionError("no hand was shuffled")


def test_o13_o25_what_is_obvious() -> None:
    """A card known to match is thrown, a known Killer is shown, and nothing else."""
    stream = Stream(Random(1))
    threw = showed = 0
    for seed in range(8):
        for state, beliefs, ask in listened(Setup(), seed, Temper(0.0, 0.3)):
            for seat in ask.seats if ask.clock in ("snap", "killer") else ():
                worlds = beliefs[seat].prepare(state.view(seat), ask)
                if worlds.was_shuffled():
                    continue
                window = [KIND_OF[name] for name in state.view(seat).window] or [KILLER]
                fitting = [
                    place
                    for place, card in enumerate(state.hand(seat))
                    if card & KIND in window
                    and card >> (SEEN + seat) & 1
                    and state.cells[FREE + seat] >> place & 1
                ]
                move = worlds.obvious(state.options(seat), stream)
                assert getattr(move, "place", None) in (fitting or [None])
                threw += ask.clock == "snap" and bool(fitting)
                showed += ask.clock == "killer" and bool(fitting)
    assert threw
    assert showed


def test_o34_a_belief_begins_with_blank_cards() -> None:
    """Known to nobody: the draw pile's order, unseen penalty and gift cards."""
    belief = OmertaBelief(1, Setup(players=3))
    assert belief.shadow.game.hand(0) == [HIDDEN] * 4
    assert sum(belief.shadow.unseen[0]) == 60


def test_o13_a_shuffled_card_is_thrown_if_it_is_likely_to_match() -> None:
    """O20: of two cards that are known together, each is one of them; and two equal ones are certain."""
    stream = Stream(Random(1))
    certain, doubtful = a_shuffled_hand("2", "2"), a_shuffled_hand("2", "lady")
    for belief, throws in ((certain, True), (doubtful, False)):
        assert (at_snap(belief, 2).obvious(SNAPS, stream) != Pass()) == throws


def test_o13_whoever_wants_to_be_surer_passes_where_the_odds_pay() -> None:
    """Of a 10 and a Lady known together, either is the 10 in half of all worlds, and it counts 10."""
    worlds = at_snap(a_shuffled_hand("10", "lady"), 10)
    for certainty, throws in ((0.0, True), (0.9, False)):
        assert (worlds.obvious(SNAPS, Stream(Random(1)), certainty) != Pass()) == throws


def at_snap(belief: OmertaBelief, kind: int) -> OmertaWorlds:
    """The worlds in which to think about a bottle that lies open."""
    table = belief.shadow.game
    table.window, table.step = 1 << kind, SNAPPING
    return belief.prepare(table.view(0), Ask(9, (0, 1), "race", "snap"))


def a_shuffled_hand(one: CardName, two: CardName) -> OmertaBelief:
    """Seat 0 knows its two cards, and a Lady shuffled them."""
    belief = OmertaBelief(0, Setup(players=3))
    belief.hear(told.RoundBegun(1, 0, None))
    for place in (3, 2):
        belief.hear(told.Snapped(0, place, "5"))
    belief.hear(told.Peeked(0, (0, 1), (one, two)))
    belief.hear(told.Mixed(0, (0, 1), ()))
    for seat, mask in enumerate((0b11, 0b1111, 0b1111)):
        belief.shadow.game.cells[FREE + seat] = mask
    return belief
