"""O28, O29, O29b: the Mamma and the Patrol."""

from __future__ import annotations

import pytest

from backroom.core.chance import Shuffle
from backroom.games.omerta.events import (
    Laid,
    Lifted,
    Mixed,
    PowerIdle,
    RoundEnded,
    Swapped,
    TurnPassed,
    TurnSkipped,
)
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Exchange,
    Give,
    LayMamma,
    LayPatrol,
    Look,
    Mix,
    Move,
    OpenSafe,
    Pass,
    Replace,
    Snap,
    Swap,
    Take,
    Throw,
)
from backroom.games.omerta.printed.editions import EditionName
from backroom.games.omerta.view import OverlayView
from tests.games.omerta.builder import Table, a_table, mamma, patrol

EDITIONS: list[EditionName] = ["fr", "en", "nl", "ru"]


def lay(power: str, move: Move, hands: list[str], *, pile: str = "10 10 10 10 9 9 9 9") -> Table:
    """Seat 0 has laid a Mamma or a Patrol, and nobody countered it."""
    table = a_table(hands, pile=f"{power} {pile}", discard="4").draw(power).discard().power(move)
    return table.nobody_kills() if table.clock == "killer" else table


def events(table: Table, kind: type[Lifted | TurnSkipped | TurnPassed]) -> int:
    return len(table.happened(kind))


# O28


@pytest.mark.parametrize("edition", EDITIONS)
def test_o28_a_player_under_a_mamma_loses_the_next_turn(edition: EditionName) -> None:
    """No Omerta, no drawing, no discarding: the turn is skipped."""
    table = a_table(["9", "1", "2"], pile="mamma 10 10", edition=edition).draw("mamma").discard()
    table.power(LayMamma(1)).nobody_kills()
    assert table.last == [Laid("mamma", 0, 1, None, 1), TurnSkipped(1)]
    assert table.turn == 2
    assert table.view(None).turns == 3
    assert table.view(1).overlays == (OverlayView("mamma", 0, 1, None, 1),)


@pytest.mark.parametrize("target", [1, 2, 3])
def test_o28_it_is_discarded_in_the_placer_s_next_turn_right_after_drawing(target: int) -> None:
    """So the placer cannot take it, and its target has lost exactly one turn."""
    table = lay("mamma", LayMamma(target), ["9", "1", "2", "3"])
    turns: list[int] = []
    while table.turn != 0:
        turns.append(table.turn)
        table.plain_turn()
    assert turns == [seat for seat in (1, 2, 3) if seat != target]
    assert table.top == "10"
    table.draw("9")
    assert table.last[-1] == Lifted("mamma", target, None)
    assert (table.top, table.view(0).overlays, table.clock) == ("mamma", (), "turn")
    table.discard().nobody_snaps()
    while table.turn != target:
        table.plain_turn("9")
    assert CallOmerta() in table.options(target)


def test_o28_the_placer_takes_the_card_below_it() -> None:
    """Taking from the discard pile works the same way: the card taken is not the Mamma."""
    table = a_table(["9", "1", "2"], discard="4", overlays=[mamma(by=0, on=1)]).take()
    assert table.last[-1] == Lifted("mamma", 1, None)
    assert (table.view(0).drawn_card, table.top) == ("4", "mamma")
    table.replace(0)
    assert table.discarded == "mamma 9"
    assert table.asked == (0, 1, 2)


def test_o28_lifted_it_lies_below_what_its_placer_discards() -> None:
    """It reaches the discard pile after the draw and before the discard, and its power is not used."""
    table = a_table(["9", "1", "2"], pile="witness 5", overlays=[mamma(by=0, on=1)]).draw("witness")
    table.discard()
    assert (table.discarded, table.turn) == ("mamma witness", 1)


def test_o28_no_snap_under_a_mamma() -> None:
    """They cannot discard, so they are not asked, and a throw is refused."""
    table = a_table(["9", "5", "2"], pile="5 7", overlays=[mamma(by=2, on=1)]).draw("5").discard()
    assert (table.asked, table.options(1)) == ((0, 2), ())
    assert table.refuses((0, Pass()), (1, Snap(0)), (2, Pass())) == "ask"


def test_o28_the_discard_of_the_placer_can_be_snapped_by_the_one_just_freed() -> None:
    """The Mamma is lifted when the card is drawn, before it is discarded."""
    table = a_table(["9", "5", "2"], pile="5 7", overlays=[mamma(by=0, on=1)]).draw("5").discard()
    assert table.asked == (0, 1, 2)
    assert table.snap({1: 0}).hand(1) == ""


def test_o28_others_cannot_shuffle_that_hand_or_give_it_cards() -> None:
    """Neither Lady nor Snitch."""
    table = a_table(["9", "5", "2"], pile="lady 7", overlays=[mamma(by=2, on=1)]).draw("lady").discard()
    assert table.options(0) == (Mix(2),)
    assert table.refuses((0, Mix(1))) == "O20"
    table = a_table(["9", "5", "2"], pile="snitch 7 8", overlays=[mamma(by=2, on=1)]).draw("snitch").discard()
    assert table.options(0) == (Give(2, 2),)


def test_o28_a_gangster_exchange_and_a_patrol_are_not_forbidden() -> None:
    """These neither shuffle nor give."""
    table = a_table(["9", "5", "2"], pile="gangster 7", overlays=[mamma(by=2, on=1)]).draw("gangster")
    table.discard().power(Swap(0, 0, 1, 0))
    assert Swapped(0, 0, 1, 0) in table.last
    table = a_table(["9", "5", "2"], pile="patrol 7", overlays=[mamma(by=2, on=1)]).draw("patrol").discard()
    table.power(LayPatrol(1, 0))
    assert Laid("patrol", 0, 1, 0, 2) in table.last


def test_o28_it_never_counts_in_a_score() -> None:
    """Neither for the player under it nor for the player who laid it."""
    table = a_table(["9", "5", "2"], turn=2, overlays=[mamma(by=0, on=1)]).omerta()
    assert table.happened(RoundEnded)[0].stocks == (9, 5, 2)


@pytest.mark.parametrize("move", [LayMamma(0), LayMamma(3), LayMamma(-1), LayPatrol(1, 0)])
def test_o28_laid_before_another_player(move: Move) -> None:
    """Not in front of yourself."""
    table = a_table(["9", "5", "2"], pile="mamma 7").draw("mamma").discard()
    assert table.options(0) == (LayMamma(1), LayMamma(2))
    assert table.refuses((0, move)) == "O28"


def test_o28_a_player_without_cards_can_lose_a_turn() -> None:
    """The hand is empty, but there is a turn to lose."""
    table = a_table(["9", "", "2"], pile="mamma 7").draw("mamma").discard().power(LayMamma(1))
    assert table.last[-2:] == [Laid("mamma", 0, 1, None, 1), TurnSkipped(1)]


# O29


@pytest.mark.parametrize("edition", EDITIONS)
def test_o29_a_patrol_blocks_one_card_and_forbids_omerta(edition: EditionName) -> None:
    """The card cannot be replaced, and its owner cannot call Omerta."""
    table = a_table(["9", "1 3", "2"], pile="patrol 10 10", edition=edition).draw("patrol").discard()
    table.power(LayPatrol(1, 0)).nobody_kills()
    assert table.last == [Laid("patrol", 0, 1, 0, 2)]
    assert [place.blocked for place in table.view(None).hands[1]] == [True, False]
    assert table.view(1).overlays == (OverlayView("patrol", 0, 1, 0, 2),)
    assert table.options(1) == (Draw(),)
    assert table.refuses((1, CallOmerta())) == "O29"
    table.draw("10")
    assert table.options(1) == (Discard(), Replace(1))
    assert table.refuses((1, Replace(0))) == "O29"


def test_o29_it_lies_for_two_turns_until_the_placer_drew_in_the_second() -> None:
    """It is discarded in the placer's second turn from now, right after they draw."""
    table = lay("patrol", LayPatrol(1, 0), ["9", "1 3", "2"])
    for turn in (1, 2, 0, 1, 2):
        assert table.turn == turn
        assert table.view(None).hands[1][0].blocked
        table.plain_turn("10" if turn != 2 else "9")
    assert (table.turn, events(table, Lifted)) == (0, 0)
    assert table.view(None).overlays == (OverlayView("patrol", 0, 1, 0, 1),)
    table.say((0, Draw()))
    assert events(table, Lifted) == 0
    table.nature(0)
    assert table.last[-1] == Lifted("patrol", 1, 0)
    assert (table.top, table.view(None).hands[1][0].blocked) == ("patrol", False)
    table.discard().nobody_snaps()
    assert table.options(1) == (CallOmerta(), Draw(), Take())
    assert (table.draw("9").options(1)) == (Discard(), Replace(0), Replace(1))


def test_o29_it_is_lifted_after_taking_from_the_discard_pile_too() -> None:
    """The card that was taken is the one below."""
    table = a_table(["9", "1 3", "2"], discard="4", overlays=[patrol(by=0, on=(1, 0), turns=1)]).take()
    assert table.last[-1] == Lifted("patrol", 1, 0)
    assert (table.view(0).drawn_card, table.top) == ("4", "patrol")


def test_o29_a_blocked_card_cannot_be_snapped() -> None:
    """Nor thrown on a bottle like it."""
    table = a_table(["9", "5 3", "2"], pile="5 7", overlays=[patrol(by=2, on=(1, 0))]).draw("5").discard()
    assert table.options(1) == (Pass(), Snap(1))
    assert table.refuses((0, Pass()), (1, Snap(0)), (2, Pass())) == "O13"


def test_o29_a_blocked_card_cannot_be_looked_at() -> None:
    """With only blocked cards, the Mole does nothing."""
    table = (
        a_table(["9 8", "5", "2"], pile="mole 7", overlays=[patrol(by=2, on=(0, 0))]).draw("mole").discard()
    )
    assert table.options(0) == (Look(1),)
    assert table.refuses((0, Look(0))) == "O21"
    table = a_table(["9", "5", "2"], pile="mole 7", overlays=[patrol(by=2, on=(0, 0))]).draw("mole").discard()
    assert table.last[-1] == PowerIdle(0, "mole", declined=False)


def test_o29_a_blocked_card_cannot_be_exchanged_with_the_safe_or_thrown() -> None:
    """Safecracker, Driver and Gangster all leave it alone."""
    laid = [patrol(by=2, on=(0, 0))]
    table = a_table(["9 8", "5", "2"], pile="safecracker 7", overlays=laid).draw("safecracker").discard()
    table.power(OpenSafe())
    assert table.refuses((0, Exchange(0, 0))) == "O23"
    table = a_table(["9 8", "5", "2"], pile="driver 7", overlays=laid).draw("driver").discard()
    assert table.refuses((0, Throw((0, 1)))) == "O24"
    table = a_table(["9 8", "5", "2"], pile="gangster 7", overlays=laid).draw("gangster").discard()
    assert table.refuses((0, Swap(0, 0, 1, 0))) == "O19"


def test_o29_it_counts_in_the_score_and_the_patrol_never() -> None:
    """The blocked card belongs to its owner."""
    table = a_table(["9", "5 3", "2"], turn=2, overlays=[patrol(by=0, on=(1, 0))]).omerta()
    assert table.happened(RoundEnded)[0].stocks == (9, 8, 2)


def test_o29_only_the_owner_of_the_blocked_card_cannot_call_omerta() -> None:
    """The placer and the others may call."""
    table = a_table(["9", "5 3", "2"], turn=0, overlays=[patrol(by=0, on=(1, 0))])
    assert CallOmerta() in table.options(0)
    table = a_table(["9", "5 3", "2"], turn=2, overlays=[patrol(by=0, on=(1, 0))])
    assert CallOmerta() in table.options(2)


def test_o29_with_only_that_card_left_draw_and_discard_at_once() -> None:
    """On each of those turns, draw from the pile and discard; power and snap work as usual."""
    table = lay("patrol", LayPatrol(1, 0), ["9", "1", "2"], pile="mole 10 10 10 9")
    assert table.options(1) == (Draw(),)
    assert table.refuses((1, Take())) == "O11"
    table.draw("10")
    assert table.options(1) == (Discard(),)
    table.discard()
    assert table.asked == (0, 2)
    table.nobody_snaps().plain_turn().plain_turn()
    assert table.options(1) == (Draw(),)
    table.draw("mole").discard()
    assert table.last[-1] == PowerIdle(1, "mole", declined=False)


def test_o29_a_patrol_on_the_last_card_and_then_a_snitch() -> None:
    """With another card in the hand, the owner plays on with that one."""
    table = a_table(["9", "1", "2"], pile="snitch 7 8 6", overlays=[patrol(by=0, on=(1, 0))])
    table.draw("snitch").discard().power(Give(1, 1)).add_cards("7 8")
    assert table.options(1) == (Draw(), Take())
    table.draw("6")
    assert table.options(1) == (Discard(), Replace(1), Replace(2))


def test_o29_in_french_the_lady_leaves_the_blocked_card_in_place() -> None:
    """fr: a blocked card is not shuffled either."""
    table = a_table(
        ["9", "1 2 3", "2"],
        pile="lady 7",
        edition="fr",
        overlays=[patrol(by=2, on=(1, 1))],
        known=[(1, 1, 0), (1, 1, 1)],
    )
    table.draw("lady").discard().power(Mix(1)).nobody_kills()
    assert table.waits == Shuffle(2, 2)
    table.mix([1, 0])
    assert table.last == [Mixed(1, (0, 2), ())]
    assert table.hand(1) == "3 2 1"
    assert [place.blocked for place in table.view(0).hands[1]] == [False, True, False]
    assert [table.knows(1, 1, place) for place in range(3)] == [False, True, False]


def test_o29_in_french_a_hand_of_one_blocked_card_cannot_be_shuffled() -> None:
    """With nothing to shuffle it is not a legal target. A single free card beside it is still known."""
    table = a_table(["9", "1", "2 3"], pile="lady 7", edition="fr", overlays=[patrol(by=2, on=(1, 0))])
    table.draw("lady").discard()
    assert table.options(0) == (Decline(), Mix(2))
    table = a_table(
        ["9", "1 4", "2"], pile="lady 7", edition="fr", overlays=[patrol(by=2, on=(1, 0))], known=[(1, 1, 1)]
    )
    table.draw("lady").discard().power(Mix(1)).nobody_kills()
    assert table.last == [Mixed(1, (1,), ())]
    assert table.knows(1, 1, 1)


@pytest.mark.parametrize("edition", ["en", "nl", "ru"])
def test_o29_elsewhere_the_patrol_travels_with_its_card(edition: EditionName) -> None:
    """en, nl, ru: the blocked card is shuffled too, and can still be followed."""
    table = a_table(
        ["9", "1 2 3", "2"],
        pile="lady 7 8 8 8",
        edition=edition,
        overlays=[patrol(by=2, on=(1, 1))],
        known=[(1, 1, 0), (1, 1, 1)],
    )
    table.draw("lady").discard().power(Mix(1)).nobody_kills()
    assert table.waits == Shuffle(3, 3)
    table.mix([1, 2, 0])
    assert table.hand(1) == "2 3 1"
    assert table.told(None) == [Mixed(1, (0, 1, 2), ((1, 0),))]
    assert [place.blocked for place in table.view(0).hands[1]] == [True, False, False]
    assert table.view(0).overlays == (OverlayView("patrol", 2, 1, 0, 2),)
    assert [table.knows(1, 1, place) for place in range(3)] == [True, False, False]
    table.draw("7")
    assert table.options(1) == (Discard(), Replace(1), Replace(2))


@pytest.mark.parametrize("edition", ["en", "nl", "ru"])
def test_o29_of_two_cards_one_blocked_both_can_be_followed(edition: EditionName) -> None:
    """Where the Patrol went tells where the other card went."""
    table = a_table(
        ["9", "1 2", "2"],
        pile="lady 7",
        edition=edition,
        overlays=[patrol(by=2, on=(1, 0))],
        known=[(1, 1, 0), (1, 1, 1)],
    )
    table.draw("lady").discard().power(Mix(1)).nobody_kills().mix([1, 0])
    assert (table.hand(1), table.knows(1, 1, 0), table.knows(1, 1, 1)) == ("2 1", True, True)
    assert [place.blocked for place in table.view(0).hands[1]] == [False, True]


@pytest.mark.parametrize("edition", ["en", "nl", "ru"])
def test_o29_a_travelled_patrol_is_lifted_where_it_lies(edition: EditionName) -> None:
    """The card it now lies on is the one that becomes free."""
    table = a_table(
        ["9", "1 2 3", "2"], pile="lady 7 8", edition=edition, overlays=[patrol(by=2, on=(1, 1), turns=1)]
    )
    table.draw("lady").discard().power(Mix(1)).nobody_kills().mix([1, 2, 0])
    table.draw("7").discard().nobody_snaps().draw("8")
    assert table.last[-1] == Lifted("patrol", 1, 0)
    assert table.state.free[1] == 0b111
    assert table.state.blocked[1] == 0


@pytest.mark.parametrize("edition", ["en", "nl", "ru"])
def test_o29_a_hand_of_one_blocked_card_may_be_shuffled_to_no_effect(edition: EditionName) -> None:
    """It is shuffled alone; its owner has nothing to show and is not asked."""
    table = a_table(["9", "1", "2"], pile="lady 7", edition=edition, overlays=[patrol(by=2, on=(1, 0))])
    table.draw("lady").discard()
    assert table.options(0) == (Mix(1), Mix(2))
    table.power(Mix(1))
    assert Mixed(1, (0,), ()) in table.last


@pytest.mark.parametrize("move", [LayPatrol(0, 0), LayPatrol(1, 1), LayPatrol(3, 0), LayMamma(1)])
def test_o29_laid_on_a_card_of_another_player(move: Move) -> None:
    """Not on your own card, and not where there is none."""
    table = a_table(["9", "5 . 6", "2"], pile="patrol 7").draw("patrol").discard()
    assert table.options(0) == (LayPatrol(1, 0), LayPatrol(1, 2), LayPatrol(2, 0))
    assert table.refuses((0, move)) == "O29"


# O29b


def test_o29b_a_laid_card_has_left_the_discard_pile() -> None:
    """The card under it is the top again as soon as its target is named."""
    table = a_table(["9", "1 3", "2"], pile="patrol 10", discard="4").draw("patrol").discard()
    assert table.top == "patrol"
    table.power(LayPatrol(1, 0))
    assert (table.top, table.clock) == ("4", "killer")
    assert table.nobody_kills().top == "4"
    table = lay("mamma", LayMamma(1), ["9", "1", "2"])
    assert table.top == "4"


@pytest.mark.parametrize("power", ["mamma", "patrol"])
def test_o29b_declined_or_without_a_target_it_stays_on_the_pile(power: str) -> None:
    """Then it is a discarded card like any other."""
    table = a_table(["9", "1", "2"], pile=f"{power} 10", edition="fr").draw(power).discard().decline()
    assert (table.top, table.turn) == (power, 1)
    laid = [mamma(by=2, on=1), mamma(by=1, on=2)]
    table = a_table(["9", "", ""], pile=f"{power} 10", overlays=laid).draw(power).discard()
    assert table.happened(PowerIdle)[0].power == power
    assert power in table.discarded


def test_o29b_a_skipped_turn_of_the_placer_counts() -> None:
    """A player who laid a Patrol is under a Mamma: the Patrol is lifted in the skipped turn all the same."""
    table = a_table(
        ["9", "1", "2"],
        pile="10 10",
        turn=2,
        overlays=[patrol(by=0, on=(1, 0), turns=1), mamma(by=2, on=0, turns=2)],
    ).plain_turn()
    assert table.happened(TurnSkipped) == [TurnSkipped(0)]
    assert table.happened(Lifted) == [Lifted("patrol", 1, 0)]
    assert (table.turn, table.top) == (1, "patrol")
    assert CallOmerta() in table.options(1)


def test_o29b_a_skipped_turn_counts_also_when_nothing_is_due_yet() -> None:
    """A Patrol with two turns left has one left after a skipped turn."""
    table = a_table(
        ["9", "1", "2"], pile="10 10", turn=2, overlays=[patrol(by=0, on=(1, 0)), mamma(by=1, on=0)]
    ).plain_turn()
    assert [(lying.power, lying.turns) for lying in table.view(None).overlays] == [
        ("patrol", 1),
        ("mamma", 1),
    ]


def test_o29b_a_mamma_of_a_skipped_placer_is_lifted_too() -> None:
    """0 laid a Mamma in front of 1 and is skipped: 1 is free when their turn comes."""
    table = a_table(
        ["9", "1", "2"], pile="10 10 10", turn=2, overlays=[mamma(by=1, on=0), mamma(by=0, on=1)]
    ).plain_turn()
    assert table.happened(Lifted) == [Lifted("mamma", 1, None)]
    assert table.turn == 1


def test_o29b_a_passed_turn_of_the_placer_counts() -> None:
    """If nothing can be drawn, the overlay that is due is discarded, and the next player can draw it."""
    table = a_table(["9", "1", "2"], pile="", overlays=[patrol(by=0, on=(1, 0), turns=1)]).let_pass()
    assert table.last == [TurnPassed(0), Lifted("patrol", 1, 0)]
    assert table.options(1) == (CallOmerta(), Draw(), Take())


def test_o29b_only_the_placer_s_turns_count() -> None:
    """Other players' turns change nothing."""
    table = a_table(["9", "1", "2 3"], pile="10 10", turn=1, overlays=[patrol(by=0, on=(2, 0))])
    table.plain_turn().plain_turn()
    assert [lying.turns for lying in table.view(None).overlays] == [2]


def test_o29b_no_second_mamma_on_a_player() -> None:
    """A player under a Mamma cannot be the target of another."""
    table = a_table(["9", "1", "2"], pile="mamma 10", overlays=[mamma(by=2, on=1)]).draw("mamma").discard()
    assert table.options(0) == (LayMamma(2),)
    assert table.refuses((0, LayMamma(1))) == "O28"


def test_o29b_no_second_patrol_on_a_card() -> None:
    """A blocked card cannot be the target of another Patrol."""
    table = a_table(["9", "1 3", "2"], pile="patrol 10", overlays=[patrol(by=2, on=(1, 0))]).draw("patrol")
    table.discard()
    assert table.options(0) == (LayPatrol(1, 1), LayPatrol(2, 0))
    assert table.refuses((0, LayPatrol(1, 0))) == "O29"


def test_o29b_several_that_are_due_are_lifted_together() -> None:
    """In the order they were laid."""
    table = a_table(
        ["9", "1", "2 4"], pile="10 10", overlays=[patrol(by=0, on=(2, 1), turns=1), mamma(by=0, on=1)]
    ).draw("10")
    assert table.last[1:] == [Lifted("patrol", 2, 1), Lifted("mamma", 1, None)]
    assert table.discarded == "patrol mamma"


def test_o29b_a_lifted_overlay_is_not_in_the_reshuffle_of_the_same_draw() -> None:
    """The pile is renewed before the placer draws; the overlay is discarded afterwards."""
    table = a_table(["9", "1", "2"], pile="", discard="7 8", overlays=[mamma(by=0, on=1)]).draw("7")
    assert (table.pile, table.discarded) == ("8", "mamma")


def test_o29b_omerta_of_the_placer_leaves_the_overlay_lying() -> None:
    """The round ends before anything is drawn, so nothing is lifted and nothing counts."""
    table = a_table(["3", "10", "9"], overlays=[patrol(by=0, on=(1, 0), turns=1)]).omerta()
    assert events(table, Lifted) == 0
    assert table.happened(RoundEnded)[0].stocks == (3, 10, 9)
