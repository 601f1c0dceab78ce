"""What a seat reads into the play of others: rows that say how likely each kind is."""

from __future__ import annotations

from collections import Counter
from random import Random

from backroom.core.game import Ask
from backroom.core.stream import Stream
from backroom.games.omerta import events as told
from backroom.games.omerta.cells import IN_SAFE, KIND, ROW
from backroom.games.omerta.moves import Swap
from backroom.games.omerta.printed.cards import KIND_OF, POINTS
from backroom.games.omerta.search.belief import OmertaBelief
from backroom.games.omerta.search.evidence import Evidence, Suspicion
from backroom.games.omerta.search.shuffled import KNEW, SEATS, SHUFFLED
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.title import OMERTA

ME, ANN, BOB = 0, 1, 2


def a_belief(*events: told.Event) -> OmertaBelief:
    """What seat 0 believes after the peeks and these events."""
    belief = OmertaBelief(ME, Setup(players=3))
    belief.hear(told.RoundBegun(1, ANN, None))
    belief.hear(told.Peeked(ME, (0, 1), ("10", "9")))
    for seat in (ANN, BOB):
        belief.hear(told.Peeked(seat, (0, 1), None))
    for event in events:
        belief.hear(event)
    return belief


def row(belief: OmertaBelief, seat: int, place: int) -> list[float]:
    found = belief.evidence.row_at(seat << ROW | place)
    assert found is not None
    return found


def test_a_card_that_was_kept_is_likely_low() -> None:
    belief = a_belief(told.Drew(ANN, None), told.Replaced(ANN, 2, "10"))
    kept = row(belief, ANN, 2)
    assert kept[1] > kept[9] > kept[KIND_OF["driver"]] > 0.0
    assert belief.evidence.row_at(ANN << ROW | 3) is None  # nobody has seen that one


def test_what_a_player_knows_is_hardly_worse_than_what_was_thrown_away() -> None:
    belief = a_belief(told.Drew(ANN, None), told.Discarded(ANN, "4"))
    known = row(belief, ANN, 0)
    assert known[2] > known[10]
    assert belief.evidence.row_at(ANN << ROW | 2) is None
    assert belief.evidence.row_at(ME << ROW | 0) is None  # its own cards it has seen


def test_a_character_thrown_away_says_nothing_about_the_rest() -> None:
    belief = a_belief(told.Drew(ANN, None), told.Discarded(ANN, "mole"))
    assert belief.evidence.row_at(ANN << ROW | 0) is None


def test_who_leaves_a_low_open_card_knows_no_high_one() -> None:
    belief = a_belief(
        told.Drew(ANN, None), told.Discarded(ANN, "1"), told.Drew(BOB, None), told.Discarded(BOB, "lady")
    )
    known = row(belief, BOB, 0)
    assert known[2] > 2 * known[10]


def test_o13_who_does_not_snap_knows_no_card_that_matches() -> None:
    belief = a_belief(told.Drew(ANN, None), told.Discarded(ANN, "4"), told.Drew(BOB, None))
    assert row(belief, BOB, 1)[4] < row(belief, BOB, 1)[3] / 5
    snapped = a_belief(
        told.Drew(ANN, None),
        told.Discarded(ANN, "4"),
        told.Snapped(BOB, 0, "4"),
        told.SnappedLate(ANN, 1, "4"),
        told.Drew(BOB, None),
    )
    assert snapped.evidence.row_at(BOB << ROW | 0) is None


def test_rows_move_with_their_cards_and_a_shuffle_drops_them() -> None:
    belief = a_belief(told.Drew(ANN, None), told.Replaced(ANN, 2, "10"))
    kept = row(belief, ANN, 2)[:]
    belief.hear(told.Swapped(ANN, 2, BOB, 3))
    assert row(belief, BOB, 3)[:3] == kept[:3]
    assert belief.evidence.row_at(ANN << ROW | 2) is None
    belief.hear(told.Swapped(ANN, 2, BOB, 3))
    belief.hear(told.Mixed(ANN, (0, 1, 2, 3), ()))
    assert belief.evidence.row_at(ANN << ROW | 2) is None


def test_o20_what_was_known_of_cards_is_read_into_them_after_a_shuffle() -> None:
    """Ann kept two low cards; after the Lady they are still low, and nobody knows which is which."""
    told_before = (
        told.Drew(ANN, None),
        told.Replaced(ANN, 2, "3"),
        told.Drew(ANN, None),
        told.Replaced(ANN, 3, "2"),
    )
    plain = a_belief(told.Mixed(ANN, (0, 1, 2, 3), ()))
    belief = a_belief(*told_before, told.Mixed(ANN, (0, 1, 2, 3), ()))
    stream = Stream(Random(4))
    stocks: list[float] = []
    for one in (plain, belief):
        worlds = one.prepare(one.shadow.game.view(ME), Ask(7, (ME,), "turn", "turn"))
        stocks.append(
            sum(sum(POINTS[card & KIND] for card in worlds.guess(stream).hand(ANN)) for _ in range(200)) / 200
        )
    assert stocks[1] + 8 < stocks[0]


def test_o20_o29_a_row_follows_a_blocked_card_that_travels() -> None:
    belief = a_belief(told.Drew(ANN, None), told.Replaced(ANN, 2, "3"), told.Drew(ANN, None))
    kept = row(belief, ANN, 2)[:3]
    belief.hear(told.Discarded(ANN, "lady"))
    belief.hear(told.Mixed(ANN, (0, 1, 2, 3), ((2, 0),)))
    assert row(belief, ANN, 0)[:3] == kept
    assert belief.evidence.row_at(ANN << ROW | 2) is None


def test_o20_o29_the_only_card_that_is_not_blocked_is_still_known() -> None:
    """Two cards change places: one under a Patrol, which everybody can follow, and so the other too."""
    belief = a_belief(told.Drew(ANN, None), told.Replaced(ANN, 2, "3"), told.Drew(ANN, None))
    kept = row(belief, ANN, 2)[:3]
    belief.hear(told.Discarded(ANN, "lady"))
    belief.hear(told.Mixed(ANN, (2, 3), ((3, 2),)))
    assert row(belief, ANN, 3)[:3] == kept
    assert belief.evidence.row_at(ANN << ROW | 2) is None


def test_o20_worlds_say_who_knew_a_shuffled_card() -> None:
    """Ann had peeked at two of the four, and looked at a third."""
    belief = a_belief(told.LookedAt(ANN, 2, None), told.Mixed(ANN, (0, 1, 2, 3), ()))
    worlds = belief.prepare(belief.shadow.game.view(ME), Ask(7, (ME,), "turn", "turn"))
    cards = worlds.guess(Stream(Random(4))).hand(ANN)
    assert all(card & SHUFFLED for card in cards)
    assert sorted(card >> KNEW & SEATS for card in cards) == [0, 1 << ANN, 1 << ANN, 1 << ANN]


def test_o19_a_known_card_given_away_is_likely_high() -> None:
    belief = a_belief(told.PowerNamed(ANN, "gangster", Swap(ANN, 0, BOB, 3)), told.Swapped(ANN, 0, BOB, 3))
    given = row(belief, BOB, 3)
    assert given[10] > given[1]


def test_o23_a_card_chosen_out_of_the_safe_is_likely_low() -> None:
    belief = a_belief(told.SafeOpened(ANN, None), told.Exchanged(ANN, 0, 2, None))
    chosen = row(belief, ANN, 0)
    assert chosen[1] > chosen[10]
    assert belief.evidence.row_at(IN_SAFE + 2) is None


def test_o24_o25_cards_that_leave_take_their_rows_along() -> None:
    belief = a_belief(
        told.Drew(ANN, None),
        told.Discarded(ANN, "4"),
        told.Drew(BOB, None),
        told.Discarded(BOB, "driver"),
        told.Thrown(BOB, (0,), ("3",)),
        told.KillerShown(ANN, 0, "lady"),
    )
    assert belief.evidence.row_at(BOB << ROW | 0) is None
    assert belief.evidence.row_at(ANN << ROW | 0) is None


def test_o8_who_knows_a_low_hand_would_have_called() -> None:
    belief = a_belief(told.LookedAt(ANN, 2, None), told.LookedAt(ANN, 3, None))
    belief.hear(told.Drew(ANN, None))
    belief.hear(told.Replaced(ANN, 3, "1"))
    silence = belief.evidence.silent[ANN]
    assert (len(silence.cards), silence.points) == (3, 1)
    game = belief.shadow.game.copy()
    for place in range(3):
        game.cells[ANN << ROW | place] = 1
    low = belief.evidence.silence(game)
    for place in range(3):
        game.cells[ANN << ROW | place] = 9
    assert belief.evidence.silence(game) > 0.95
    assert low < 0.5
    belief.hear(told.Took(ANN, "4"))
    assert len(belief.evidence.silent[ANN].cards) == 4


def test_guesses_follow_the_evidence() -> None:
    """Among worlds drawn plainly a kept card is anything; among guesses it is mostly low."""
    setup = Setup(players=3)
    state = OMERTA.start(setup)
    belief = a_belief(told.Drew(ANN, None), told.Replaced(ANN, 2, "10"), told.Drew(BOB, None))
    belief.hear(told.Discarded(BOB, "lady"))
    state.seat = ME
    table = belief.shadow.game
    table.turns = 3
    view = table.view(ME)
    hands = tuple(hand[:4] for hand in view.hands)
    assert [len(hand) for hand in hands] == [4, 4, 4]
    worlds = belief.prepare(view, Ask(7, (ME,), "turn", "turn"))
    stream = Stream(Random(4))
    plain = Counter(POINTS[worlds.draw(stream).hand(ANN)[2] & KIND] for _ in range(300))
    guessed = Counter(POINTS[worlds.guess(stream).hand(ANN)[2] & KIND] for _ in range(300))
    assert mean(guessed) + 2 < mean(plain)


def mean(points: Counter[int]) -> float:
    return sum(value * count for value, count in points.items()) / points.total()


def test_worlds_in_which_somebody_would_have_called_are_drawn_again() -> None:
    belief = a_belief(told.LookedAt(ANN, 2, None), told.LookedAt(ANN, 3, None), told.Drew(ANN, None))
    belief.hear(told.Discarded(ANN, "lady"))
    worlds = belief.prepare(belief.shadow.game.view(ME), Ask(7, (ME,), "turn", "turn"))
    worlds.evidence.suspicion = Suspicion(call=30.0)
    stream = Stream(Random(4))
    stocks = [sum(POINTS[card & KIND] for card in worlds.guess(stream).hand(ANN)) for _ in range(150)]
    worlds.evidence.suspicion = Suspicion(call=-30.0)
    others = [sum(POINTS[card & KIND] for card in worlds.guess(stream).hand(ANN)) for _ in range(150)]
    assert sum(stocks) > sum(others) + 150 * 3


def test_the_evidence_can_be_told_how_much_to_suspect() -> None:
    belief = OmertaBelief(ME, Setup(players=3))
    trusting = Evidence(belief.shadow, Suspicion(least=1.0))
    assert trusting.at_most(5.0) == [1.0] * 22
