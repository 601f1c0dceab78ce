"""O34: following a table from what one seat is told; what random games rarely bring about."""

from __future__ import annotations

from random import Random

from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.omerta import events as told
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.moves import LayMamma, Mix
from backroom.games.omerta.printed.cards import KILLER, LADY, MAMMA
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.setup import Setup


def a_belief(*events: told.Event) -> OmertaBelief:
    """What seat 0 can follow after these events of a first round of three."""
    belief = OmertaBelief(0, Setup(players=3))
    belief.hear(told.RoundBegun(1, 1, None))
    for event in events:
        belief.hear(event)
    return belief


def test_o25_a_killer_leaves_its_hand_after_the_penalties() -> None:
    """Countered card first, Killer on top of the pile; wrong cards pay before the effect."""
    belief = a_belief(
        told.Drew(1, None),
        told.Discarded(1, "mamma"),
        told.PowerNamed(1, "mamma", LayMamma(2)),
        told.KillerShown(2, 1, "mamma"),
    )
    game = belief.shadow.game
    assert (game.discard, len(belief.shadow.killers)) == ([], 1)
    belief.hear(told.CardAdded(1, 4, "penalty"))
    assert game.discard == []
    belief.hear(told.Drew(2, None))
    assert game.discard == [MAMMA, KILLER]
    assert game.hand(2)[1] == 0


def test_o12_a_reshuffle_tells_whether_a_shown_killer_lies_on_the_pile() -> None:
    """The whole discard pile, top card included."""
    shown = (
        told.Drew(1, None),
        told.Discarded(1, "lady"),
        told.PowerNamed(1, "lady", Mix(2)),
        told.KillerShown(2, 0, "lady"),
    )
    before = a_belief(*shown, told.Reshuffled(1))
    assert before.shadow.unseen[1][LADY] == 1
    assert sum(before.shadow.unseen[1]) == 1
    after = a_belief(*shown, told.Reshuffled(2))
    assert (after.shadow.unseen[1][LADY], after.shadow.unseen[1][KILLER]) == (1, 1)
    assert after.shadow.killers == []


def test_o9_a_card_in_the_hand_of_who_drew_it_is_dealt_like_any_other() -> None:
    """Nobody else is asked then; but a belief could be."""
    belief = a_belief(told.Drew(1, None))
    worlds = belief.prepare(belief.shadow.game.view(0), Ask(3, (1,), "turn", "turn"))
    stream = Stream(Random(1))
    kinds = {worlds.draw(stream).held & KIND for _ in range(60)}
    assert len(kinds) > 5


def test_o20_one_card_that_is_shuffled_is_still_known() -> None:
    """A hand of one card is still known."""
    belief = a_belief(
        told.Peeked(0, (0, 1), ("3", "4")),
        *[told.Snapped(0, place, "5") for place in (3, 2)],
        told.Snapped(0, 1, "4"),
        told.Mixed(0, (0,), ()),
    )
    assert [card & KIND for card in belief.shadow.game.hand(0)] == [3]
