"""O25: the Killer."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.core.game import Ask
from backroom.core.refusal import Refused
from backroom.games.omerta.events import CardAdded, KillerShown, Laid, Mixed, Reshuffled, Swapped, WrongShown
from backroom.games.omerta.moves import (
    CallOmerta,
    Draw,
    Give,
    LayMamma,
    LayPatrol,
    Look,
    Mix,
    Move,
    OpenSafe,
    Pass,
    Show,
    Snap,
    Swap,
    Throw,
)
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import Table, a_table, mamma, patrol

EDITIONS: list[EditionName] = ["fr", "en", "nl", "ru"]


def using(power: str, move: Move, hands: list[str], *, pile: str = "5 6", discard: str = "") -> Table:
    """Seat 0 has discarded a character and named its targets."""
    table = a_table(hands, pile=f"{power} {pile}", discard=discard)
    return table.draw(power).discard().power(move)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("power", "move"),
    [
        ("snitch", Give(1, 1)),
        ("lady", Mix(1)),
        ("gangster", Swap(0, 0, 1, 0)),
        ("mamma", LayMamma(1)),
        ("patrol", LayPatrol(1, 0)),
    ],
)
def test_o25_the_killer_cancels_the_effect_and_both_cards_are_discarded(
    edition: EditionName, power: str, move: Move
) -> None:
    """Against a Snitch, Lady, Gangster, Mamma or Patrol: show the Killer, and nothing happens."""
    table = a_table(["9 8", "1 killer 6", "2"], pile=f"{power} 5 6", discard="4", edition=edition)
    table.draw(power).discard().power(move)
    assert table.waits == Ask(4, (1,), "sealed", "killer")
    assert table.options(1) == (Pass(), Show(0), Show(1), Show(2))
    assert (table.view(None).power, table.view(None).named) == (power, move)
    table.killer({1: 1})
    event = table.told(None)[0]
    assert isinstance(event, KillerShown)
    assert (event.seat, event.place, event.power) == (1, 1, power)
    assert [table.hand(seat) for seat in range(3)] == ["9 8", "1 . 6", "2"]
    assert table.discarded == f"4 {power} killer"
    assert (table.turn, table.pile, table.view(None).overlays) == (1, "5 6", ())
    assert table.view(None).power is None


@pytest.mark.parametrize(
    ("power", "move"), [("mole", Look(0)), ("safecracker", OpenSafe()), ("driver", Throw((0,)))]
)
def test_o25_other_powers_are_used_against_nobody(power: str, move: Move) -> None:
    """Mole, Safecracker and Driver touch nobody else, so nobody is asked."""
    assert using(power, move, ["9 8", "1 killer", "2"]).clock != "killer"


@pytest.mark.parametrize("edition", EDITIONS)
def test_o25_discarded_in_the_ordinary_way_it_does_nothing(edition: EditionName) -> None:
    """It is a reaction, never an action in a turn."""
    table = a_table(["9 8", "1", "2"], pile="killer 5", edition=edition).draw("killer").discard()
    assert (table.turn, table.top) == (1, "killer")


def test_o25_it_is_worth_fifteen_points() -> None:
    """Kept to the end, the Killer counts like any other character."""
    assert a_table(["killer", "1", "2"]).stock(0) == 15


def test_o25_let_it_happen() -> None:
    """A player who lets it happen keeps the Killer, and nobody learns of it."""
    table = using("gangster", Swap(0, 0, 1, 0), ["9 8", "1 killer", "2"]).nobody_kills()
    assert table.told(None) == [Swapped(0, 0, 1, 0)]
    assert table.hand(1) == "9 killer"


@pytest.mark.parametrize(
    ("power", "move", "asked"),
    [
        ("gangster", Swap(0, 0, 1, 0), (1,)),
        ("gangster", Swap(1, 0, 2, 0), (1, 2)),
        ("gangster", Swap(2, 0, 3, 0), (2, 3)),
        ("lady", Mix(3), (3,)),
        ("snitch", Give(3, 3), (3,)),
        ("snitch", Give(3, 1), (1, 3)),
        ("mamma", LayMamma(2), (2,)),
        ("patrol", LayPatrol(3, 0), (3,)),
    ],
)
def test_o25_everybody_who_would_be_touched_is_asked(power: str, move: Move, asked: tuple[int, ...]) -> None:
    """All at once, whether or not they hold a Killer, or the question would give it away."""
    table = using(power, move, ["9", "1", "2", "3"])
    assert table.waits == Ask(4, asked, "sealed", "killer")
    for seat in range(4):
        assert table.options(seat) == ((Pass(), Show(0)) if seat in asked else ())


def test_o25_the_user_is_not_asked_about_a_card_of_their_own() -> None:
    """Only other players can counter the Gangster, never the one who uses it."""
    table = using("gangster", Swap(0, 0, 1, 0), ["killer", "1", "2"])
    assert table.asked == (1,)
    assert table.refuses((0, Show(0)), (1, Pass())) == "ask"


def test_o25_a_player_under_a_mamma_is_not_asked() -> None:
    """A player under a Mamma cannot show a Killer: the effect happens without a question."""
    table = a_table(["9", "killer 1", "2"], pile="gangster 5", overlays=[mamma(by=2, on=1)])
    table.draw("gangster").discard().power(Swap(0, 0, 1, 1))
    assert Swapped(0, 0, 1, 1) in table.last
    assert (table.hand(0), table.hand(1)) == ("1", "killer 9")


def test_o25_only_the_other_one_is_asked_when_one_is_under_a_mamma() -> None:
    """The Mamma silences one of two; the other's Killer still cancels the whole effect."""
    table = a_table(["9", "1", "killer 2", "3"], pile="gangster 5", overlays=[mamma(by=3, on=1)])
    table.draw("gangster").discard().power(Swap(1, 0, 2, 1))
    assert table.asked == (2,)
    assert table.killer({2: 0}).hand(1) == "1"


def test_o25_a_player_with_no_free_card_to_show_is_not_asked() -> None:
    """An empty hand, or one with only a blocked card, has nothing to show."""
    table = using("mamma", LayMamma(1), ["9", "", "2"])
    assert table.last[-2] == Laid("mamma", 0, 1, None, 1)
    table = a_table(["9", "killer", "2"], pile="mamma 5", overlays=[patrol(by=2, on=(1, 0))])
    table.draw("mamma").discard().power(LayMamma(1))
    assert table.view(None).overlays[1].power == "mamma"


def test_o25_a_blocked_killer_cannot_be_shown() -> None:
    """They are asked, because another card is free, but cannot show the blocked one."""
    table = a_table(["9", "killer 1", "2"], pile="snitch 5 6", overlays=[patrol(by=2, on=(1, 0))])
    table.draw("snitch").discard().power(Give(1, 1))
    assert table.options(1) == (Pass(), Show(1))
    assert table.refuses((1, Show(0))) == "O25"


@pytest.mark.parametrize("place", [-1, 1, 3, 60, 64, 10**30])
def test_o25_only_a_card_that_is_there_can_be_shown(place: int) -> None:
    """Not an empty place."""
    table = using("lady", Mix(1), ["9", "1 . 7", "2"])
    assert table.refuses((1, Show(place))) == "O25"


@pytest.mark.parametrize("move", [Snap(0), Draw(), CallOmerta(), Mix(2)])
def test_o25_show_a_card_or_let_it_happen(move: Move) -> None:
    """There is no other answer."""
    table = using("lady", Mix(1), ["9", "1 7", "2"])
    assert table.refuses((1, move)) == "O25"
    assert table.refuses((2, Pass())) == "ask"
    assert table.refuses() == "ask"


def test_o25_each_of_two_who_are_asked_must_answer() -> None:
    """The effect waits for both, and each answers once."""
    table = using("gangster", Swap(1, 0, 2, 0), ["9", "1 7", "2"])
    assert table.refuses((1, Pass())) == "ask"
    assert table.refuses((1, Pass()), (1, Pass())) == "ask"
    assert table.refuses((2, Show(0)), (1, Show(5))) == "O25"
    with pytest.raises(Refused, match=r"^ask: an answer is missing$"):
        table.say((1, Pass()))


def test_o25_a_wrong_card_shown_goes_back_and_costs_a_card() -> None:
    """Everybody sees it, it goes back, one unseen penalty card is added, and then the effect happens."""
    table = using("gangster", Swap(0, 0, 1, 0), ["9 8", "1 6", "2"]).killer({1: 1})
    assert table.told(None) == [WrongShown(1, 1, "6")]
    assert (table.waits, table.hand(1)) == (Shuffle(2, 1), "1 6")
    table.add_cards("5")
    assert table.last == [CardAdded(1, 2, "penalty"), Swapped(0, 0, 1, 0)]
    assert (table.hand(0), table.hand(1), table.turn) == ("1 8", "9 6 5", 1)
    assert all(table.knows(seat, 1, 1) for seat in range(3))
    assert not any(table.knows(seat, 1, 2) for seat in range(3))


def test_o25_the_penalty_comes_before_the_effect() -> None:
    """The penalty card is shuffled with the hand it joined."""
    table = using("lady", Mix(1), ["9", "1 6", "2"]).killer({1: 0}).add_cards("5")
    assert table.waits == Shuffle(3, 3)
    table.mix([2, 1, 0])
    assert table.hand(1) == "5 6 1"
    assert not any(table.knows(seat, 1, place) for seat in range(3) for place in range(3))


def test_o25_with_a_penalty_a_single_card_is_a_hand_to_shuffle() -> None:
    """One card shown wrongly becomes two."""
    table = using("lady", Mix(1), ["9", "1", "2"]).killer({1: 0}).add_cards("5").mix([1, 0])
    assert (table.hand(1), table.last) == ("5 1", [Mixed(1, (0, 1), ())])


def test_o25_the_penalty_comes_before_the_gifts() -> None:
    """The penalty comes first, then the Snitch's two cards."""
    table = using("snitch", Give(1, 2), ["9", "1", "2"], pile="5 6 7").killer({1: 0}).add_cards("7")
    assert (table.hand(1), table.waits) == ("1 7", Shuffle(2, 2))
    table.add_cards("5 6")
    assert (table.hand(1), table.hand(2)) == ("1 7 5", "2 6")
    assert table.last == [CardAdded(1, 2, "gift"), CardAdded(2, 1, "gift")]


def test_o25_one_killer_cancels_the_whole_effect() -> None:
    """Neither of the two players named gets a card."""
    table = using("snitch", Give(1, 2), ["9", "1", "2 killer"]).killer({2: 1})
    assert [table.hand(seat) for seat in range(3)] == ["9", "1", "2"]
    assert (table.discarded, table.turn) == ("snitch killer", 1)


def test_o25_a_wrong_card_pays_also_if_another_s_killer_cancels() -> None:
    """Both have answered: one is punished, the other cancels."""
    table = using("snitch", Give(1, 2), ["9", "1", "2 killer"]).killer({2: 1, 1: 0})
    assert table.last == [WrongShown(1, 0, "1"), KillerShown(2, 1, "snitch")]
    assert table.waits == Shuffle(2, 1)
    table.add_cards("6")
    assert table.last == [CardAdded(1, 1, "penalty")]
    assert [table.hand(seat) for seat in range(3)] == ["9", "1 6", "2"]
    assert (table.discarded, table.turn, table.pile) == ("snitch killer", 1, "5")


def test_o25_two_wrong_cards_pay_two_penalties() -> None:
    """In seat order, whatever order the answers came in."""
    for order in ({1: 0, 2: 0}, {2: 0, 1: 0}):
        table = using("gangster", Swap(1, 0, 2, 0), ["9", "1", "2"]).killer(order)
        assert table.last == [WrongShown(1, 0, "1"), WrongShown(2, 0, "2")]
        table.add_cards("6 5")
        assert (table.hand(1), table.hand(2)) == ("2 6", "1 5")


def test_o25_whoever_chooses_first_penalties_are_paid_in_seat_order() -> None:
    """The same holds if they are asked one by one, as in playouts."""
    for order in ((1, 2), (2, 1)):
        table = using("gangster", Swap(1, 0, 2, 0), ["9", "1", "2"])
        for seat in order:
            table.state.choose(seat, list(table.state.options(seat)).index(Show(0)))
        table.add_cards("6 5")
        assert (table.hand(1), table.hand(2)) == ("2 6", "1 5")


def test_o25_a_countered_mamma_goes_on_the_pile_below_the_killer() -> None:
    """The countered card goes first, the Killer on top."""
    table = using("mamma", LayMamma(2), ["9", "1", "killer 2"], discard="4").killer({2: 0})
    assert (table.discarded, table.hand(2), table.turn) == ("4 mamma killer", ". 2", 1)
    assert table.state.barred == 0


def test_o25_a_countered_patrol_goes_on_the_pile_below_the_killer() -> None:
    """The countered card goes first, the Killer on top; the target card is free."""
    table = using("patrol", LayPatrol(2, 1), ["9", "1", "killer 2"], discard="4").killer({2: 0})
    assert (table.discarded, table.hand(2)) == ("4 patrol killer", ". 2")
    assert not table.view(0).hands[2][0].blocked


def test_o25_a_patrol_named_on_the_killer_itself_can_be_countered_with_it() -> None:
    """It is not blocked until the Patrol lies on it."""
    table = using("patrol", LayPatrol(2, 0), ["9", "1", "killer 2"]).killer({2: 0})
    assert (table.discarded, table.hand(2)) == ("patrol killer", ". 2")


def test_o25_an_exchange_of_the_killer_itself_can_be_countered_with_it() -> None:
    """The card the Gangster named is still in the hand."""
    table = using("gangster", Swap(0, 0, 2, 0), ["9", "1", "killer 2"]).killer({2: 0})
    assert (table.hand(0), table.hand(2), table.discarded) == ("9", ". 2", "gangster killer")


def test_o25_a_reshuffle_for_a_killer_penalty_leaves_the_patrol_being_laid() -> None:
    """The Patrol is on its way to a card, not on the pile; countered, it lies alone with the Killer."""
    table = using("patrol", LayPatrol(1, 0), ["9", "1 7", "2"], pile="", discard="4").killer({1: 1})
    assert (table.last[-1], table.waits, table.pile) == (Reshuffled(1), Shuffle(1, 1), "4")
    table.add_cards("4")
    assert (table.hand(1), table.discarded) == ("1 7 4", "")
    assert table.view(1).hands[1][0].blocked


def test_o25_a_reshuffle_for_a_killer_penalty_takes_the_gangster_in_use() -> None:
    """A character in use that is not an overlay is on the discard pile, and may become the penalty card."""
    table = using("gangster", Swap(1, 0, 2, 0), ["9", "1", "2 killer"], pile="").killer({1: 0, 2: 1})
    assert table.pile == "gangster"
    table.add_cards("gangster")
    assert (table.hand(1), table.hand(2), table.discarded) == ("1 gangster", "2", "killer")


def test_o25_the_killer_is_not_replaced_and_opens_nothing() -> None:
    """Its place stays empty, no card is drawn, nobody snaps."""
    table = using("lady", Mix(1), ["9", "killer 6", "2"]).killer({1: 0})
    assert (table.hand(1), table.pile, table.clock) == (". 6", "5 6", "turn")


def test_o25_with_a_countered_power_nothing_is_left_for_the_next() -> None:
    """The next power is used as if there had been no Killer."""
    table = using("lady", Mix(1), ["9", "killer 6", "2"], pile="lady 5").killer({1: 0})
    table.draw("lady").discard().power(Mix(0)).nobody_kills()
    assert table.last == [Mixed(0, (0,), ())]
    assert table.turn == 2
