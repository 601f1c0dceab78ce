"""The memory of `regular`: every card it may know, followed through every event."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from backroom.bots.omerta.regular.memory import FOLLOWING
from backroom.bots.omerta.regular.regular import RegularBot
from backroom.bots.omerta.regular.sight import Bag, Card, Hand
from backroom.core.game import Ask, Over
from backroom.games.omerta import events as told
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.moves import Give, LayMamma, LayPatrol
from backroom.games.omerta.printed.cards import KIND_OF, name_of
from backroom.games.omerta.printed.editions import EDITIONS, EditionName
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.state import Cards
from backroom.games.omerta.title import OMERTA
from backroom.lab.luck import Luck
from backroom.lab.match import ask, tell
from tests.bots.omerta.seated import Seated, a_regular

UNSEEN = ["? ? ? ?", "? ? ? ?", "? ? ? ?"]


def hear(seated: Seated, *events: told.Event) -> None:
    for event in events:
        seated.bot.hear(event)


def test_a_new_round_is_forgotten_cards_and_a_full_deck() -> None:
    seated = a_regular(["1 2 3 4", "5", ""])
    hear(seated, told.RoundBegun(2, 0, None))
    assert [seated.knows(seat) for seat in range(3)] == UNSEEN
    assert (seated.memory.pile.size, seated.memory.discard) == (60, [])


def test_an_open_safe_is_seen_by_all() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.RoundBegun(1, 0, ("1", "2", "lady", "1")))
    assert [seated.reading().expected(seated.memory.safe[place]) for place in range(4)] == [1, 2, 15, 1]
    assert seated.memory.pile.counts[KIND_OF["1"]] == 2


def test_its_own_peek_is_seen_and_another_s_only_noticed() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Peeked(0, (0, 2), ("7", "lady")), told.Peeked(1, (1, 3), None))
    assert [seated.knows(seat) for seat in range(3)] == ["7 ? lady ?", "? ? ? ?", "? ? ? ?"]
    assert [seated.reading().known_to_owner(seat) for seat in (1, 2)] == [2, 0]


def test_a_drawn_card_is_seen_and_kept_in_its_place() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Drew(0, "3"), told.Replaced(0, 1, "10"))
    assert (seated.knows(0), seated.memory.discard) == ("? 3 ? ?", [10])
    assert seated.memory.pile.size == 58


def test_another_s_drawn_card_is_not_seen_until_it_is_discarded() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Drew(1, None))
    assert seated.memory.pile.size == 60
    hear(seated, told.Discarded(1, "9"))
    assert (seated.memory.pile.size, seated.memory.discard) == (59, [9])


def test_another_s_card_that_was_kept_is_taken_for_a_low_one() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Drew(1, None), told.Replaced(1, 2, "snitch"))
    reading = seated.reading()
    assert reading.expected_at(1, 2) < reading.expected_at(1, 1) - 2


def test_the_keeping_of_those_who_play_wildly_says_little() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Drew(1, None), told.Replaced(1, 2, "snitch"))
    before = seated.reading().expected_at(1, 2)
    hear(seated, told.SnappedWrong(1, 0, "8"))
    hear(seated, told.RoundEnded(1, "omerta", 1, (), (9, 40, 9), (0, 60, 9), (0, 60, 9)))
    assert seated.memory.follies == [0, 2, 0]
    assert seated.reading().expected_at(1, 2) > before + 1


def test_a_card_taken_from_the_discard_pile_is_known_in_any_hand() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Drew(0, "2"), told.Discarded(0, "2"), told.Took(1, "2"), told.Replaced(1, 0, "9"))
    assert (seated.knows(1), seated.memory.discard) == ("2 ? ? ?", [9])


def test_a_snapped_card_is_gone_and_others_shown_are_known() -> None:
    seated = a_regular(UNSEEN)
    hear(
        seated,
        told.Snapped(1, 0, "5"),
        told.SnappedLate(2, 1, "5"),
        told.SnappedWrong(0, 3, "lady"),
        told.CardAdded(0, 4, "penalty"),
    )
    assert [seated.knows(seat) for seat in range(3)] == ["? ? ? lady ?", ". ? ? ?", "? 5 ? ?"]
    assert seated.memory.discard == [5]


def test_cards_keep_their_faces_through_an_exchange() -> None:
    seated = a_regular(["7 ? ? ?", "? ? 1 ?", "? ? ? ?"])
    hear(seated, told.Swapped(0, 0, 1, 2), told.Swapped(1, 2, 2, 3))
    assert [seated.knows(seat) for seat in range(3)] == ["1 ? ? ?", "? ? ? ?", "? ? ? 7"]


def test_a_shuffled_hand_is_known_together_and_not_apart() -> None:
    seated = a_regular(["7 1 ? driver", "? ?", "?"])
    stock = seated.reading().stock
    hear(seated, told.Mixed(0, (0, 1, 2, 3), ()))
    assert seated.knows(0) == "~ ~ ~ ~"
    assert seated.reading().stock == pytest.approx(stock)
    reading = seated.reading()
    assert reading.chance_of(reading.own[2], KIND_OF["driver"]) > 0.25


def test_cards_that_show_themselves_leave_the_shuffled_few() -> None:
    seated = a_regular(["7 1 9", "? ?", "?"])
    hear(seated, told.Mixed(0, (0, 1, 2), ()), told.LookedAt(0, 1, "7"))
    assert seated.knows(0) == "~ 7 ~"
    hear(seated, told.LookedAt(0, 0, "9"))
    assert seated.knows(0) == "9 7 1"


def test_a_single_shuffled_card_is_still_known() -> None:
    seated = a_regular(["7 9", "? ?", "?"])
    hear(seated, told.Mixed(0, (0,), ()))
    assert seated.knows(0) == "7 9"


def test_a_card_under_a_patrol_is_followed_through_the_shuffle() -> None:
    seated = a_regular(["7 1 9", "? ?", "?"])
    hear(seated, told.Mixed(0, (0, 1, 2), ((0, 2),)))
    assert seated.knows(0) == "~ ~ 7"


def test_two_shuffles_pour_everything_together() -> None:
    seated = a_regular(["7 1", "9 ?", "?"])
    hear(seated, told.Mixed(0, (0, 1), ()), told.Swapped(0, 0, 1, 0), told.Mixed(0, (0, 1), ()))
    assert [seated.knows(seat) for seat in range(2)] == ["~ ~", "~ ?"]
    hear(seated, told.LookedAt(0, 0, "9"), told.WrongShown(1, 0, "7"))
    assert [seated.knows(seat) for seat in range(2)] == ["9 1", "7 ?"]


def test_a_look_of_its_own_is_seen_and_another_s_is_noticed() -> None:
    seated = a_regular(["? ?", "? ?", "?"])
    hear(seated, told.LookedAt(0, 1, "4"), told.LookedAt(1, 1, None))
    assert [seated.knows(seat) for seat in range(2)] == ["? 4", "? ?"]
    assert seated.reading().known_to_owner(1) == 1


def test_the_safe_is_seen_once_and_its_cards_are_followed_out_of_it() -> None:
    seated = a_regular(["8 ?", "? ?", "?"])
    hear(seated, told.SafeOpened(0, ("1", "2", "3", "4")), told.Exchanged(0, 0, 2, None))
    assert seated.knows(0) == "3 ?"
    hear(seated, told.SafeOpened(1, None), told.Exchanged(1, 1, 0, None), told.Exchanged(2, 0, 2, None))
    assert [seated.knows(seat) for seat in (1, 2)] == ["? 1", "8"]


def test_what_goes_into_an_open_safe_is_seen() -> None:
    seated = a_regular(["8 ?", "? ?", "?"])
    hear(seated, told.RoundBegun(1, 0, ("1", "2", "3", "4")), told.Exchanged(1, 1, 0, "lady"))
    assert seated.knows(1) == "? 1 ? ?"
    assert seated.reading().expected(seated.memory.safe[0]) == 15


def test_bottles_thrown_are_gone_and_cards_thrown_back_are_known() -> None:
    seated = a_regular(["? ?", "? ? ?", "?"])
    hear(seated, told.Thrown(1, (0,), ("6",)), told.ThrownBack(1, (2,), ("lady",)))
    assert (seated.knows(1), seated.memory.discard) == (". ? lady", [6])


def test_a_reshuffle_makes_the_discard_pile_the_unseen_cards_of_the_pile() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Drew(0, "2"), told.Discarded(0, "2"), told.Drew(1, None), told.Discarded(1, "10"))
    hear(seated, told.Reshuffled(2), told.CardAdded(0, 4, "gift"))
    assert (seated.memory.pile.size, seated.memory.pile.mean(), seated.memory.discard) == (2, 6.0, [])
    assert seated.reading().points[4] == 6.0
    assert seated.reading().points[3] == seated.memory.unseen[0].mean() != 6.0


def test_a_laid_card_leaves_the_discard_pile_and_comes_back_when_lifted() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Drew(1, None), told.Discarded(1, "mamma"), told.PowerNamed(1, "mamma", LayMamma(0)))
    assert seated.memory.discard == []
    hear(seated, told.Laid("mamma", 1, 0, None, 1), told.Lifted("mamma", 0, None))
    assert seated.memory.discard == [KIND_OF["mamma"]]


def test_a_killer_lies_on_the_card_it_countered() -> None:
    seated = a_regular(UNSEEN)
    hear(
        seated, told.Drew(1, None), told.Discarded(1, "patrol"), told.PowerNamed(1, "patrol", LayPatrol(0, 1))
    )
    hear(seated, told.KillerShown(0, 3, "patrol"))
    assert [name_of(kind) for kind in seated.memory.discard] == ["patrol", "killer"]
    assert seated.knows(0) == "? ? ?"


def test_a_countered_snitch_stays_where_it_lay() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.Drew(1, None), told.Discarded(1, "snitch"), told.PowerNamed(1, "snitch", Give(0, 0)))
    hear(seated, told.KillerShown(0, 3, "snitch"))
    assert [name_of(kind) for kind in seated.memory.discard] == ["snitch", "killer"]


def test_a_card_shown_for_a_killer_is_known() -> None:
    seated = a_regular(UNSEEN)
    hear(seated, told.WrongShown(2, 1, "alibi"))
    assert seated.knows(2) == "? alibi ? ?"


def test_every_event_that_moves_or_shows_a_card_is_followed() -> None:
    said = {
        told.GangstersDealt, told.TurnSkipped, told.TurnPassed, told.LotsDrawn, told.PowerIdle, told.Laid,
        told.OmertaCalled, told.GameEnded,
    }  # fmt: skip
    assert set(FOLLOWING) | said == set(told.Event.__args__)
    assert not set(FOLLOWING) & said


def agrees(hand: Hand, cards: list[int]) -> None:
    """Assert that what is remembered is true, and that every place is where it should be."""
    assert sorted(hand) == [place for place, card in enumerate(cards) if card]
    for place, sight in hand.items():
        if isinstance(sight, Card) and sight.kind:
            assert sight.kind == cards[place] & KIND


def bags_agree(bot: RegularBot, state: Cards) -> None:
    """Assert that a shuffled few are, taken together, what is known to lie in their places."""
    places: dict[int, tuple[Bag, list[int]]] = {}
    for hand, cards in zip((*bot.memory.hands, bot.memory.safe), (*state.hands, state.safe), strict=True):
        for place, sight in hand.items():
            if isinstance(sight, Bag):
                places.setdefault(id(sight), (sight, []))[1].append(cards[place] & KIND)
    for bag, kinds in places.values():
        assert len(bag.cards) == len(kinds)
        assert Counter(card.kind for card in bag.cards if card.kind) <= Counter(kinds)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["uniform", "random", "regular"])
def test_the_memory_is_true_in_whole_games(edition: EditionName, name: str) -> None:
    from backroom.bots import BOTS

    setup = Setup(players=4, edition=edition, open_safe=edition == "ru")
    for number in range(3):
        state = OMERTA.start(setup)
        bot = RegularBot(0, setup, Random(number))
        bots = [bot, *(BOTS["omerta"][name](seat, setup, Random(seat)) for seat in (1, 2, 3))]
        luck = Luck(f"{edition}{number}")
        while not isinstance(pending := state.pending(), Over):
            entry = ask(state, pending, bots, luck) if isinstance(pending, Ask) else luck.answer(pending)
            tell(OMERTA, state.apply(entry), bots)
            if state.round:
                for hand, cards in zip(bot.memory.hands, state.hands, strict=True):
                    agrees(hand, cards)
                agrees(bot.memory.safe, state.safe)
                bags_agree(bot, state)
                assert Counter(bot.memory.discard) == Counter(state.discard)
