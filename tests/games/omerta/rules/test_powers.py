"""O18 to O24, O26, O27: what the characters do."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.core.game import Ask
from backroom.games.omerta.editions import EditionName
from backroom.games.omerta.events import (
    CardAdded,
    Exchanged,
    LookedAt,
    Mixed,
    PowerIdle,
    PowerNamed,
    Reshuffled,
    SafeOpened,
    Swapped,
    Thrown,
    ThrownBack,
)
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
    Replace,
    Swap,
    Throw,
)
from backroom.games.omerta.powers.gangster import GangsterPower, nth_swap
from tests.games.omerta.builder import Table, a_table, mamma, patrol

EDITIONS: list[EditionName] = ["fr", "en", "nl", "ru"]
COMMANDING: list[EditionName] = ["en", "nl", "ru"]
HANDS = ["9 8", "1 6", "2 7"]


def using(
    power: str, hands: list[str] | None = None, *, edition: EditionName = "en", pile: str = "10 10"
) -> Table:
    """Seat 0 has drawn and discarded this character."""
    return a_table(hands or HANDS, pile=f"{power} {pile}", edition=edition).draw(power).discard()


# O18


@pytest.mark.parametrize("edition", EDITIONS)
def test_o18_a_drawn_character_put_straight_away_is_used(edition: EditionName) -> None:
    """The drawn card put straight away activates its power."""
    table = using("mole", edition=edition)
    assert table.waits == Ask(3, (0,), "turn", "power")
    assert (table.view(1).power, table.top) == ("mole", "mole")
    assert table.options(1) == ()
    table.power(Look(1))
    assert table.last[0] == PowerNamed(0, "mole", Look(1))
    assert (table.view(1).power, table.turn) == (None, 1)


def test_o18_a_replaced_character_is_used() -> None:
    """The card that was replaced activates its power, whether the new one was drawn or taken."""
    table = a_table(["mole 8", "1", "2"], pile="3 7").draw("3").replace(0)
    assert table.options(0) == (Look(0), Look(1))
    assert table.power(Look(0)).last[-1] == LookedAt(0, 0, "3")
    table = a_table(["mole 8", "1", "2"], pile="3 7", discard="4").take().replace(0)
    assert table.options(0) == (Look(0), Look(1))


def test_o18_only_the_player_whose_turn_it_is_answers() -> None:
    """Nobody else says how a power is used."""
    table = using("mole")
    assert table.refuses((1, Look(0))) == "ask"
    assert table.cannot_draw(0)


def test_o18_a_character_given_activates_nothing() -> None:
    """A gift is face down: what it is does not matter."""
    table = using("snitch", pile="mole lady").power(Give(1, 2)).nobody_kills().add_cards("mole lady")
    assert (table.turn, table.hand(1)) == (1, "1 6 mole")


def test_o18_a_character_revealed_activates_nothing() -> None:
    """A character thrown wrongly is shown and taken back; it does not work."""
    table = a_table(["9", "mole", "2"], pile="5 7").draw("5").discard().snap({1: 0}).add_cards("7")
    assert (table.turn, table.hand(1)) == (1, "mole 7")


def test_o18_a_character_taken_in_activates_nothing() -> None:
    """Only what is discarded is used; the character taken from the pile lies in the hand."""
    table = a_table(["9 8", "1", "2"], pile="5 7", discard="mole").take().replace(0)
    assert table.clock == "snap"


# O18b


@pytest.mark.parametrize(
    ("power", "move"),
    [
        ("gangster", Swap(0, 0, 1, 0)),
        ("lady", Mix(1)),
        ("mole", Look(0)),
        ("snitch", Give(1, 1)),
        ("safecracker", OpenSafe()),
        ("mamma", LayMamma(1)),
        ("patrol", LayPatrol(1, 0)),
    ],
)
def test_o18b_a_power_may_be_declined_in_french_only(power: str, move: Move) -> None:
    """fr: 'permet', 'vous pouvez': it may be left unused. en, nl, ru command."""
    table = using(power, edition="fr")
    assert table.options(0)[0] == Decline()
    assert move in table.options(0)
    table.decline()
    assert isinstance(table.last[-1], PowerIdle)
    assert table.last[-1] == PowerIdle(0, table.last[-1].power, declined=True)
    assert (table.turn, table.top) == (1, power)
    for edition in COMMANDING:
        table = using(power, edition=edition)
        assert Decline() not in table.options(0)
        assert move in table.options(0)
        assert table.refuses((0, Decline())).startswith("O")


@pytest.mark.parametrize("edition", EDITIONS)
def test_o18b_up_to_two_bottles_may_be_none(edition: EditionName) -> None:
    """The Driver throws up to two, so none is allowed in every edition."""
    table = using("driver", edition=edition)
    assert table.options(0)[0] == Decline()
    table.decline()
    assert table.last == [PowerIdle(0, "driver", declined=True)]
    assert (table.turn, table.hand(0)) == (1, "9 8")


def test_o18b_the_exchange_with_the_safe_may_be_declined_in_french_only() -> None:
    """fr: look, and exchange if you like; en, nl, ru: look and then exchange."""
    table = using("safecracker", edition="fr").power(OpenSafe())
    assert table.options(0)[0] == Decline()
    table.decline()
    assert table.last == [PowerIdle(0, "safecracker", declined=True)]
    assert (table.hand(0), table.safe, table.turn) == ("9 8", "1 2 3 4", 1)
    for edition in COMMANDING:
        table = using("safecracker", edition=edition).power(OpenSafe())
        assert Decline() not in table.options(0)
        assert table.refuses((0, Decline())) == "O23"


# O19


def test_o19_exchange_an_own_card_with_an_opponent_s() -> None:
    """One of your own with an opponent's, unseen; what is known of a card moves with it."""
    table = a_table(HANDS, pile="gangster 10", known=[(0, 0, 0), (1, 1, 1), (2, 1, 1)]).draw("gangster")
    table.discard().power(Swap(0, 0, 1, 1)).nobody_kills()
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("6 8", "1 9", "2 7")
    assert table.told(None) == [Swapped(0, 0, 1, 1)]
    assert [table.knows(seat, 1, 1) for seat in range(3)] == [True, False, False]
    assert [table.knows(seat, 0, 0) for seat in range(3)] == [False, True, True]
    assert table.turn == 1


def test_o19_or_two_cards_in_opponents_hands() -> None:
    """Two cards of two opponents."""
    table = using("gangster").power(Swap(1, 0, 2, 1))
    assert table.asked == (1, 2)
    table.nobody_kills()
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("9 8", "7 6", "2 1")


def test_o19_the_menu_is_every_pair_of_cards_of_two_different_players() -> None:
    """The two cards belong to two different players; every such pair is offered once."""
    menu = using("gangster", ["9 .", "1 6", ". 7", "3"]).options(0)
    cards = {(0, 0), (1, 0), (1, 1), (2, 1), (3, 0)}
    pairs = {frozenset((a, b)) for a in cards for b in cards if a[0] != b[0]}
    offered = [
        frozenset(((move.seat, move.place), (move.other, move.other_place)))
        for move in menu
        if isinstance(move, Swap)
    ]
    assert set(offered) == pairs
    assert len(offered) == len(pairs) == len(menu)


def test_o19_the_menu_follows_the_hands() -> None:
    """The same question with other cards has other answers."""
    first = using("gangster", ["9", "1", "7"]).options(0)
    assert first == (Swap(0, 0, 1, 0), Swap(0, 0, 2, 0), Swap(1, 0, 2, 0))
    long = " ".join(["3", *["."] * 8, "4"])
    second = using("gangster", [long, "1", ""]).options(0)
    assert second == (Swap(0, 0, 1, 0), Swap(0, 9, 1, 0))
    third = a_table(["1", "2", "3"], pile="gangster 10", turn=1).draw("gangster").discard().options(1)
    assert third == (Swap(1, 0, 0, 0), Swap(1, 0, 2, 0), Swap(0, 0, 2, 0))


@pytest.mark.parametrize(
    "move",
    [Swap(1, 0, 1, 1), Swap(0, 0, 0, 1), Swap(0, 2, 1, 0), Swap(0, 0, 3, 0), Swap(0, -1, 1, 0), Mix(1)],
)
def test_o19_not_two_cards_of_one_player_nor_one_that_is_not_there(move: Move) -> None:
    """Two cards of two different players, each of them there."""
    assert using("gangster").refuses((0, move)) == "O19"


def test_o19_a_blocked_card_is_not_exchanged() -> None:
    """O29: a card under a Patrol is in no pair."""
    table = a_table(
        ["9 8", "1 6", "2"], pile="gangster 10", overlays=[patrol(by=2, on=(1, 0)), patrol(by=1, on=(0, 1))]
    )
    menu = table.draw("gangster").discard().options(0)
    assert menu == (Swap(0, 0, 1, 1), Swap(0, 0, 2, 0), Swap(1, 1, 2, 0))


# O20


def test_o20_shuffle_one_opponent_s_hand() -> None:
    """The hand is shuffled, and nobody, the owner included, knows what lies where."""
    table = a_table(["9", "1 . 6 lady", "2"], pile="lady 10", known=[(1, 1, 0), (0, 1, 2), (None, 1, 3)])
    table.draw("lady").discard()
    assert table.options(0) == (Mix(1), Mix(2))
    table.power(Mix(1)).nobody_kills()
    assert table.waits == Shuffle(3, 3)
    assert table.cannot_draw(0, 1)
    table.mix([2, 0, 1])
    assert table.hand(1) == "lady . 1 6"
    assert table.told(1) == [Mixed(1, (0, 2, 3), ())]
    assert not any(table.knows(seat, 1, place) for seat in range(3) for place in (0, 2, 3))
    assert table.turn == 1


def test_o20_knowledge_is_lost_even_if_nothing_moved() -> None:
    """Who cannot see how the cards went cannot know that they lie as before."""
    table = a_table(["9", "1 6", "2"], pile="lady 10", known=[(1, 1, 0), (1, 1, 1)]).draw("lady").discard()
    table.power(Mix(1)).nobody_kills().mix([0, 1])
    assert (table.hand(1), table.knows(1, 1, 0), table.knows(1, 1, 1)) == ("1 6", False, False)


def test_o20_a_hand_of_one_card_is_still_known() -> None:
    """With one card there is nothing to shuffle."""
    table = a_table(["9", "1 6", ". 2"], pile="lady 10", known=[(2, 2, 1)]).draw("lady").discard()
    table.power(Mix(2)).nobody_kills()
    assert table.last == [Mixed(2, (1,), ())]
    assert table.knows(2, 2, 1)
    assert table.turn == 1


def test_o20_a_hand_nobody_knew_anything_of() -> None:
    """Shuffling unknown cards is still a shuffle."""
    table = using("lady").power(Mix(2)).nobody_kills().mix([1, 0])
    assert (table.hand(2), table.turn) == ("7 2", 1)


@pytest.mark.parametrize("move", [Mix(0), Mix(3), Mix(-1), Look(0)])
def test_o20_only_an_opponent_s_hand(move: Move) -> None:
    """Not one's own hand."""
    assert using("lady").refuses((0, move)) == "O20"


def test_o20_not_an_empty_hand_nor_one_under_a_mamma() -> None:
    """An empty hand is no object; a Mamma protects."""
    table = (
        a_table(["9", "", "2 3", "4"], pile="lady 10", overlays=[mamma(by=1, on=2)]).draw("lady").discard()
    )
    assert table.options(0) == (Mix(3),)
    assert table.refuses((0, Mix(2))) == "O20"


# O21


def test_o21_look_at_one_of_your_own_cards() -> None:
    """Seen by that player only; which place it was is seen by all."""
    table = using("mole", ["9 . witness", "1", "2"])
    assert table.options(0) == (Look(0), Look(2))
    table.power(Look(2))
    assert table.told(0)[-1] == LookedAt(0, 2, "witness")
    assert table.told(1)[-1] == table.told(None)[-1] == LookedAt(0, 2, None)
    assert [table.knows(seat, 0, 2) for seat in range(3)] == [True, False, False]
    assert (table.hand(0), table.turn) == ("9 . witness", 1)


@pytest.mark.parametrize("place", [-1, 1, 3])
def test_o21_only_a_card_that_is_there(place: int) -> None:
    """Not an empty place."""
    assert using("mole", ["9 . witness", "1", "2"]).refuses((0, Look(place))) == "O21"


# O22


def test_o22_two_cards_to_one_player() -> None:
    """Both to one, face down, unseen by anybody."""
    table = using("snitch", pile="5 lady 3").power(Give(1, 1))
    assert table.asked == (1,)
    table.nobody_kills()
    assert table.waits == Shuffle(3, 2)
    table.add_cards("lady 5")
    assert (table.hand(1), table.pile, table.turn) == ("1 6 lady 5", "3", 1)
    assert table.told(1) == [CardAdded(1, 2, "gift"), CardAdded(1, 3, "gift")]
    assert not any(table.knows(seat, 1, place) for seat in range(3) for place in (2, 3))


def test_o22_or_one_each_to_two() -> None:
    """One each to two opponents; the first named receives first."""
    table = using("snitch", pile="5 lady 3").power(Give(2, 1))
    assert table.asked == (1, 2)
    table.nobody_kills().add_cards("lady 5")
    assert (table.hand(1), table.hand(2)) == ("1 6 5", "2 7 lady")


def test_o22_if_there_are_too_few_the_first_named_receives_first() -> None:
    """The first named gets the last card of the pile, the second one of the reshuffled."""
    table = using("snitch", pile="5").power(Give(2, 1)).nobody_kills().add_cards("5")
    assert table.last == [CardAdded(2, 2, "gift"), Reshuffled(1)]
    table.add_cards("snitch")
    assert (table.hand(2), table.hand(1), table.turn) == ("2 7 5", "1 6 snitch", 1)


def test_o22_the_menu() -> None:
    """Every opponent alone, and every two opponents in both orders."""
    assert set(using("snitch").options(0)) == {Give(1, 1), Give(1, 2), Give(2, 1), Give(2, 2)}


@pytest.mark.parametrize("move", [Give(0, 0), Give(0, 1), Give(1, 0), Give(1, 3), Give(-1, 1)])
def test_o22_only_to_opponents(move: Move) -> None:
    """Nobody gives to themselves."""
    assert using("snitch").refuses((0, move)) == "O22"


def test_o22_nothing_to_a_player_under_a_mamma() -> None:
    """O28: others cannot give that hand cards; with nobody left the Snitch does nothing."""
    table = a_table(HANDS, pile="snitch 10 10", overlays=[mamma(by=2, on=1)]).draw("snitch").discard()
    assert table.options(0) == (Give(2, 2),)
    assert table.refuses((0, Give(1, 2))) == "O22"
    table = a_table(HANDS, pile="snitch 10 10", overlays=[mamma(by=2, on=1), mamma(by=1, on=2)])
    table.draw("snitch").discard()
    assert PowerIdle(0, "snitch", declined=False) in table.last


def test_o22_an_empty_hand_can_be_given_cards() -> None:
    """A player without cards is a player; they are not asked for a Killer they cannot hold."""
    table = using("snitch", ["9", "", "2"], pile="5 6").power(Give(1, 1)).add_cards("5 6")
    assert table.hand(1) == "5 6"


# O23


@pytest.mark.parametrize("edition", EDITIONS)
def test_o23_look_at_the_safe_then_exchange_a_card_unseen(edition: EditionName) -> None:
    """Look at the four safe cards, then exchange one of your own, unseen, for one of them."""
    table = using("safecracker", ["9 . 8", "1", "2"], edition=edition).power(OpenSafe())
    assert table.told(0)[-1] == SafeOpened(0, ("1", "2", "3", "4"))
    assert table.told(1)[-1] == table.told(None)[-1] == SafeOpened(0, None)
    assert [table.knows_safe(0, place) for place in range(4)] == [True] * 4
    assert [table.knows_safe(1, place) for place in range(4)] == [False] * 4
    assert table.waits == Ask(4, (0,), "turn", "power")
    exchanges = [move for move in table.options(0) if isinstance(move, Exchange)]
    assert exchanges == [Exchange(place, safe) for place in (0, 2) for safe in range(4)]
    assert table.options(1) == ()
    table.power(Exchange(2, 0))
    assert table.told(None) == [Exchanged(0, 2, 0, None)]
    assert (table.hand(0), table.safe, table.turn) == ("9 . 1", "8 2 3 4", 1)
    assert [table.knows(seat, 0, 2) for seat in range(3)] == [True, False, False]
    assert not table.knows_safe(0, 0)  # the own card was not looked at


def test_o23_a_known_card_is_still_known_in_the_safe() -> None:
    """O34: what is known of a card moves with it, into the safe as well."""
    table = a_table(HANDS, pile="safecracker 10", known=[(0, 0, 1), (2, 0, 1)]).draw("safecracker").discard()
    table.power(OpenSafe()).power(Exchange(1, 3))
    assert [table.knows_safe(seat, 3) for seat in range(3)] == [True, False, True]


@pytest.mark.parametrize(
    "move", [Exchange(1, 0), Exchange(0, 4), Exchange(0, -1), Exchange(3, 0), OpenSafe()]
)
def test_o23_one_card_that_is_there_for_one_of_the_four(move: Move) -> None:
    """Not an empty place, not a fifth card."""
    table = using("safecracker", ["9 . 8", "1", "2"])
    assert table.refuses((0, move if isinstance(move, Exchange) else Replace(0))) == "O23"
    table.power(OpenSafe())
    assert table.refuses((0, move)) == "O23"
    assert table.refuses((1, Exchange(0, 0))) == "ask"


def test_o23_a_blocked_card_stays_and_with_only_that_the_safe_is_looked_at() -> None:
    """O29: a card under a Patrol cannot be exchanged."""
    table = a_table(["9 8", "1", "2"], pile="safecracker 10", overlays=[patrol(by=1, on=(0, 0))])
    table.draw("safecracker").discard().power(OpenSafe())
    assert table.options(0) == tuple(Exchange(1, safe) for safe in range(4))
    table = a_table(["9", "1", "2"], pile="safecracker 10", overlays=[patrol(by=1, on=(0, 0))])
    assert table.draw("safecracker").discard().power(OpenSafe()).turn == 1


def test_o23_while_the_safe_is_open_its_opener_sees_it() -> None:
    """The cards are put back after the exchange: until then the one who looks sees them, and nobody else."""
    table = using("safecracker").power(OpenSafe())
    assert table.view(0).safe == ("1", "2", "3", "4")
    assert table.view(0).power == "safecracker"
    assert table.view(1).safe == table.view(None).safe == (None,) * 4
    table.power(Exchange(0, 0))
    assert table.view(0).safe == (None,) * 4


# O24


@pytest.mark.parametrize("edition", EDITIONS)
def test_o24_throw_two_bottles(edition: EditionName) -> None:
    """Up to two of your own bottles, shown to all, are gone."""
    table = using("driver", ["9 3 8", "1", "2"], edition=edition).power(Throw((2, 0)))
    assert table.told(None) == [PowerNamed(0, "driver", Throw((2, 0))), Thrown(0, (2, 0), ("8", "9"))]
    assert (table.hand(0), table.discarded) == (". 3", "driver 8 9")
    assert table.clock == "snap"
    assert table.nobody_snaps().turn == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_o24_or_one_bottle(edition: EditionName) -> None:
    """One is enough; it can be snapped."""
    table = using("driver", ["9 3 8", "1", "2 9"], edition=edition).power(Throw((0,)))
    assert (table.hand(0), table.discarded, table.view(1).window) == (". 3 8", "driver 9", ("9",))
    assert table.snap({2: 1}).hand(2) == "2"


@pytest.mark.parametrize("edition", ["fr", "en", "ru"])
@pytest.mark.parametrize("places", [(0, 1), (1, 0)])
def test_o24_with_a_character_all_cards_come_back(edition: EditionName, places: tuple[int, ...]) -> None:
    """fr, en, ru: all cards thrown this way come back and the player draws one penalty card."""
    table = using("driver", ["9 lady 8", "1", "2"], edition=edition, pile="5 6").power(Throw(places))
    cards = ("9", "lady") if places == (0, 1) else ("lady", "9")
    assert table.last[-1] == ThrownBack(0, places, cards)
    assert table.waits == Shuffle(2, 1)
    table.add_cards("6")
    assert table.told(0) == [CardAdded(0, 3, "penalty")]
    assert (table.hand(0), table.discarded, table.turn) == ("9 lady 8 6", "driver", 1)
    assert all(table.knows(seat, 0, place) for seat in range(3) for place in (0, 1))
    assert not any(table.knows(seat, 0, 3) for seat in range(3))


@pytest.mark.parametrize("places", [(0, 1), (1, 0)])
def test_o24_in_dutch_only_the_character_comes_back(places: tuple[int, ...]) -> None:
    """nl: only the characters come back, one penalty card for each, and a bottle stays discarded."""
    table = using("driver", ["9 lady 8", "1 9", "2"], edition="nl", pile="5 6").power(Throw(places))
    assert table.last[-2:] == [Thrown(0, (0,), ("9",)), ThrownBack(0, (1,), ("lady",))]
    table.add_cards("6")
    assert (table.hand(0), table.discarded) == (". lady 8 6", "driver 9")
    assert all(table.knows(seat, 0, 1) for seat in range(3))
    table.snap({1: 1})
    assert (table.hand(1), table.turn) == ("1", 1)


@pytest.mark.parametrize(("edition", "penalties"), [("fr", 1), ("en", 1), ("nl", 2), ("ru", 1)])
def test_o24_two_characters(edition: EditionName, penalties: int) -> None:
    """Two characters cost one penalty card, in Dutch one each; nothing is left to snap."""
    table = using("driver", ["witness lady 8", "1", "2"], edition=edition, pile="5 6 7").power(Throw((0, 1)))
    assert table.waits == Shuffle(3, penalties)
    table.add_cards("5 6" if penalties == 2 else "5")
    assert table.hand(0) == ("witness lady 8 5 6" if penalties == 2 else "witness lady 8 5")
    assert (table.turn, table.top) == (1, "driver")


@pytest.mark.parametrize("edition", EDITIONS)
def test_o24_a_character_alone(edition: EditionName) -> None:
    """A character thrown alone comes back and costs one card in every edition."""
    table = using("driver", ["witness lady 8", "1", "2"], edition=edition, pile="5 6 7").power(Throw((1,)))
    table.add_cards("7")
    assert (table.hand(0), table.turn) == ("witness lady 8 7", 1)


def test_o24_in_dutch_the_last_place_thrown_and_a_character_before_it() -> None:
    """The bottle at the end of the hand is gone, the character before it is still in its place."""
    table = (
        using("driver", ["lady 8", "1", "2"], edition="nl", pile="5 6").power(Throw((1, 0))).add_cards("5")
    )
    assert (table.hand(0), table.top) == ("lady 5", "8")


def test_o24_the_menu() -> None:
    """None, every card alone, and every two in the order they are thrown."""
    assert using("driver", ["9 . 8", "1", "2"]).options(0) == (
        Decline(),
        Throw((0,)),
        Throw((2,)),
        Throw((0, 2)),
        Throw((2, 0)),
    )


@pytest.mark.parametrize("places", [(), (1,), (0, 0), (0, 1), (0, 2, 3), (-1,), (4,)])
def test_o24_one_or_two_cards_that_are_there(places: tuple[int, ...]) -> None:
    """Not three, not one twice, not an empty place."""
    assert using("driver", ["9 . 8 7", "1", "2"]).refuses((0, Throw(places))) == "O24"


def test_o24_a_blocked_card_is_not_thrown() -> None:
    """O29: a card under a Patrol cannot be discarded."""
    table = a_table(["9 8", "1", "2"], pile="driver 10", overlays=[patrol(by=1, on=(0, 0))])
    table.draw("driver").discard()
    assert table.options(0) == (Decline(), Throw((1,)))
    assert table.refuses((0, Throw((0,)))) == "O24"


def test_o24_everything_may_be_thrown() -> None:
    """The last two cards too: the hand is empty and the round goes on."""
    table = using("driver", ["9 8", "1", "2"]).power(Throw((0, 1)))
    assert (table.hand(0), table.asked) == ("", (1, 2))
    assert table.nobody_snaps().turn == 1


# O26, O27


@pytest.mark.parametrize("edition", EDITIONS)
def test_o26_the_witness_has_no_power(edition: EditionName) -> None:
    """10 points and nothing else."""
    table = using("witness", edition=edition)
    assert (table.turn, table.top) == (1, "witness")
    assert a_table(["witness", "1", "2"]).stock(0) == 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_o27_the_alibi_has_no_power(edition: EditionName) -> None:
    """0 points and nothing else."""
    table = using("alibi", edition=edition)
    assert (table.turn, table.top) == (1, "alibi")
    assert a_table(["alibi 7", "1", "2"]).stock(0) == 7


@pytest.mark.parametrize(
    "hands", [["1 2", "3 . 5 6", "7"], ["1", "2", "3", "4 . 6"], [". 2", ""] + ["3"] * 3]
)
def test_o19_any_exchange_can_be_found_without_listing_them(hands: list[str]) -> None:
    """The exchanges that chance picks from are those on the menu, in its order."""
    for turn in range(len(hands)):
        state = a_table(hands, pile="2 3", turn=turn).state
        listed = GangsterPower().choices(state)
        assert listed.count == GangsterPower().count(state)
        assert [nth_swap(state, index) for index in range(listed.count)] == list(listed.codes)
        assert [GangsterPower().move(code) for code in listed.codes] == list(listed.moves)
        assert nth_swap(state, -1) == -1
