"""What `regular` does with each character."""

from __future__ import annotations

from itertools import product

from backroom.games.omerta.events import Drew, LookedAt, Peeked, Replaced
from backroom.games.omerta.moves import (
    Decline,
    Exchange,
    Give,
    LayMamma,
    LayPatrol,
    Look,
    Mix,
    Move,
    OpenSafe,
    Swap,
    Throw,
)
from backroom.games.omerta.printed.cards import KIND_OF
from backroom.games.omerta.setup import Setup
from tests.bots.omerta.seated import a_regular


def swaps(*sizes: int) -> list[Move]:
    pairs = [(seat, other) for seat in range(len(sizes)) for other in range(seat + 1, len(sizes))]
    return [
        Swap(seat, place, other, place2)
        for seat, other in pairs
        for place, place2 in product(range(sizes[seat]), range(sizes[other]))
    ]


def test_gangster_gives_its_worst_card_for_the_lowest_it_knows() -> None:
    seated = a_regular(["3 10 2", "? ?", "1 ?"])
    assert seated.at_power("gangster", swaps(3, 2, 2)) == Swap(0, 1, 2, 0)


def test_gangster_takes_a_kept_card_rather_than_any_unknown_one() -> None:
    seated = a_regular(["3 10 2", "? ?", "? ?"])
    seated.bot.hear(Drew(2, None))
    seated.bot.hear(Replaced(2, 1, "9"))
    assert seated.at_power("gangster", swaps(3, 2, 2)) == Swap(0, 1, 2, 1)


def test_gangster_with_nothing_to_gain_spoils_the_hand_of_the_leader() -> None:
    seated = a_regular(["1", "2 3", "10 9 9"])
    assert seated.at_power("gangster", swaps(1, 2, 3)) == Swap(1, 0, 2, 0)


def test_gangster_is_declined_if_every_exchange_costs() -> None:
    seated = a_regular(["1", "8", "8"])
    assert seated.at_power("gangster", [Decline(), *swaps(1, 1)]) == Decline()


def test_lady_shuffles_the_opponent_who_knows_most() -> None:
    seated = a_regular(["1", "? ? ? ?", "? ? ? ?"])
    seated.bot.hear(Peeked(1, (0, 1), None))
    seated.bot.hear(Peeked(2, (0, 1), None))
    seated.bot.hear(LookedAt(2, 3, None))
    assert seated.at_power("lady", [Mix(1), Mix(2)]) == Mix(2)


def test_lady_shuffles_the_opponent_who_is_nearest_to_calling() -> None:
    seated = a_regular(["1", "? ? ? ?", "? ?"])
    seated.bot.hear(Peeked(1, (0, 1), None))
    seated.bot.hear(Peeked(2, (0, 1), None))
    assert seated.at_power("lady", [Mix(1), Mix(2)]) == Mix(2)


def test_mole_looks_at_a_card_it_does_not_know() -> None:
    seated = a_regular(["driver 8 ?", "? ?", "? ?"])
    assert seated.at_power("mole", [Decline(), Look(0), Look(1), Look(2)]) == Look(2)


def test_snitch_gives_both_cards_to_the_leader() -> None:
    seated = a_regular(["1", "? ? ? ?", "1 2", "? ? ?"])
    gifts = [Give(first, second) for first in (1, 2, 3) for second in (1, 2, 3)]
    assert seated.at_power("snitch", gifts) == Give(2, 2)


def test_snitch_gives_one_each_to_two_leaders() -> None:
    seated = a_regular(["1", "? ? ? ?", "1 2", "2 2"])
    gifts = [Give(first, second) for first in (1, 2, 3) for second in (1, 2, 3)]
    assert seated.at_power("snitch", gifts) in (Give(2, 3), Give(3, 2))


def throws(*places: int) -> list[Move]:
    pairs = [Throw((one, two)) for one in places for two in places if one != two]
    return [Decline(), *(Throw((place,)) for place in places), *pairs]


def test_driver_throws_the_two_highest_bottles_the_higher_on_top() -> None:
    seated = a_regular(["9 lady 8 2", "? ?", "? ?"])
    assert seated.at_power("driver", throws(0, 1, 2, 3)) == Throw((2, 0))


def test_driver_throws_no_unknown_card_beside_a_sure_one() -> None:
    seated = a_regular(["9 lady ?", "? ?", "? ?"])
    assert seated.at_power("driver", throws(0, 1, 2)) == Throw((0,))


def test_driver_tries_an_unknown_card_only_if_it_is_likely_a_bottle() -> None:
    seated = a_regular(["lady ?", "? ?", "? ?"])
    counts = seated.memory.unseen[0]
    for kind in range(1, 11):
        for _ in range(3):
            counts.see(kind)
    assert seated.at_power("driver", throws(0, 1)) == Decline()
    seated = a_regular(["lady ?", "? ?", "? ?"])
    for kind in range(11, 22):
        for _ in range(3):
            seated.memory.unseen[0].see(kind)
    assert seated.at_power("driver", throws(0, 1)) == Throw((1,))


def test_driver_risks_more_where_a_bottle_stays_thrown() -> None:
    """O24: in the Dutch edition only the character comes back."""
    hands = ["9 ?", "? ?", "? ?"]
    dutch = a_regular(hands, Setup(players=3, edition="nl"))
    english = a_regular(hands, Setup(players=3, edition="en"))
    assert isinstance(choice := dutch.at_power("driver", throws(0, 1)), Throw)
    assert sorted(choice.places) == [0, 1]
    assert english.at_power("driver", throws(0, 1)) == Throw((0,))


def test_safecracker_opens_the_safe_and_takes_the_lowest_for_the_worst() -> None:
    seated = a_regular(["3 10 2", "? ?", "? ?"])
    assert seated.at_power("safecracker", [Decline(), OpenSafe()]) == OpenSafe()
    seated.memory.safe = seated.hand("8 lady 1 4")
    exchanges: list[Move] = [Exchange(place, safe) for place in range(3) for safe in range(4)]
    assert seated.at_power("safecracker", [Decline(), *exchanges]) == Exchange(1, 2)


def test_safecracker_takes_nothing_that_costs() -> None:
    seated = a_regular(["3 1 2", "? ?", "? ?"])
    seated.memory.safe = seated.hand("8 lady 9 4")
    exchanges: list[Move] = [Exchange(place, safe) for place in range(3) for safe in range(4)]
    assert seated.at_power("safecracker", [Decline(), *exchanges]) == Decline()


def test_mamma_stops_whoever_is_about_to_call() -> None:
    seated = a_regular(["1", "? ? ? ?", "? 2", "? ? ?"])
    assert seated.at_power("mamma", [Decline(), LayMamma(1), LayMamma(2), LayMamma(3)]) == LayMamma(2)


def test_patrol_holds_the_worst_card_of_whoever_is_about_to_call() -> None:
    seated = a_regular(["1", "? ? ? ?", "2 9 ."])
    lays: list[Move] = [
        Decline(),
        *(LayPatrol(1, place) for place in range(4)),
        LayPatrol(2, 0),
        LayPatrol(2, 1),
    ]
    assert seated.at_power("patrol", lays) == LayPatrol(2, 1)


def test_a_character_is_discarded_for_what_its_power_is_worth() -> None:
    """A Driver that throws two bottles is worth more than replacing a card."""
    from backroom.bots.omerta.regular.powers import WORTH

    reading = a_regular(["9 8 2", "? ?", "? ?"]).reading()
    assert WORTH[KIND_OF["driver"]](reading) == 17
    assert WORTH[KIND_OF["gangster"]](reading) > 0
    assert WORTH[KIND_OF["mole"]](reading) == 0
    assert WORTH[KIND_OF["safecracker"]](reading) > 5
    assert WORTH[KIND_OF["witness"]](reading) == 0
