"""S25 to S32 of docs/readings/omerta.md: Patrols and Mammas, how long they stay and what they forbid."""

from __future__ import annotations

from backroom.games.omerta.events import Lifted, PowerIdle, RoundEnded, Swapped, TurnSkipped
from backroom.games.omerta.moves import (
    CallOmerta,
    Discard,
    Draw,
    Give,
    LayMamma,
    LayPatrol,
    Mix,
    Pass,
    Replace,
    Show,
    Snap,
    Swap,
    Take,
)
from tests.games.omerta.builder import a_table, mamma, patrol
from tests.games.omerta.readings.rows import A, B, C, D, E, known_by, row


def test_s25_a_patrol_on_the_last_card_from_its_first_turn_to_its_last() -> None:
    """Two turns of drawing and discarding, with no call and no snap; then the card is free."""
    table = a_table(["1 2 3 4", "6", "5 5 4 3"], pile="patrol mole 10 9 6 8 7 2", discard="1")
    table.draw("patrol").discard().power(LayPatrol(B, 0)).nobody_kills()
    assert table.refuses((B, Take())) == "O11"
    table.draw("mole")
    assert table.options(B) == (Discard(),)
    table.discard()
    assert table.last[1:] == [PowerIdle(B, "mole", declined=False)]
    table.plain_turn("10").plain_turn("9")
    assert len(table.view(None).overlays) == 1
    assert table.refuses((B, CallOmerta())) == "O29"
    table.draw("6")
    assert table.options(B) == (Discard(),)
    table.discard()
    assert table.refuses((B, Snap(0)), (A, Pass()), (C, Pass())) == "ask"
    table.nobody_snaps()
    assert table.hand(B) == "6"
    table.plain_turn("8").draw("7")
    assert table.happened(Lifted) == [Lifted("patrol", B, 0)]
    table.discard().nobody_snaps()
    assert table.discarded == "1 mole 10 9 6 8 patrol 7"
    assert table.hand(B) == "6"
    assert table.turn == B
    assert table.options(B) == (CallOmerta(), Draw(), Take())
    assert table.take().options(B) == (Replace(0),)


def test_s26_a_snitch_frees_the_hand_of_a_patrol_on_the_last_card() -> None:
    """Only a Mamma forbids gifts; with a free card in the hand, the drawn one may be kept again."""
    table = a_table(
        ["1 2 3 4", "6", "5 5 4 3"],
        pile="9 snitch 10 2 8 7 10 10",
        discard="1",
        edition="fr",
        overlays=[patrol(by=A, on=(B, 0))],
        turn=B,
    )
    table.draw("9")
    assert table.options(B) == (Discard(),)
    table.discard().nobody_snaps()
    table.draw("snitch").discard().power(Give(B, B)).add_cards("10 2")
    assert table.hand(B) == "6 10 2"
    table.plain_turn("8")
    assert table.refuses((B, CallOmerta())) == "O29"
    table.draw("7")
    assert table.refuses((B, Replace(0))) == "O29"
    table.replace(2)
    assert table.hand(B) == "6 10 7"
    assert Snap(1) in table.options(A)
    table.nobody_snaps()
    assert table.discarded == "1 9 snitch 8 2"
    table.plain_turn()
    assert table.happened(Lifted) == []
    table.draw("10")
    assert table.happened(Lifted) == [Lifted("patrol", B, 0)]


def test_s27_a_patrol_on_one_of_two_cards() -> None:
    """The free card can be replaced and snapped; once it is gone, all that is left is to draw and discard."""
    table = a_table(
        ["1 1 4 8", "7 3", "6 9 9 10"],
        pile="2 7 5 10",
        discard="4 2",
        edition="ru",
        overlays=[patrol(by=A, on=(B, 0))],
        turn=B,
    )
    table.take()
    assert table.refuses((B, Replace(0))) == "O29"
    table.replace(1).nobody_snaps()
    assert (table.hand(B), table.discarded) == ("7 2", "4 3")
    table.draw("2").discard().snap({B: 1})
    assert (row(table, B), table.discarded) == ("7", "4 3 2 2")
    table.draw("7").discard()
    assert table.refuses((B, Snap(0)), (A, Pass()), (C, Pass())) == "ask"
    table.nobody_snaps()
    assert table.refuses((B, Take())) == "O11"
    table.draw("5")
    assert table.refuses((B, Replace(0))) == "O29"
    assert table.options(B) == (Discard(),)
    table.discard().nobody_snaps()
    assert (row(table, B), table.discarded) == ("7", "4 3 2 2 7 5")
    assert table.turn == C


def test_s28_the_mamma_leaves_right_after_her_placer_drew() -> None:
    """The placer cannot take her; her victim is free for the very next snap."""
    table = a_table(["1 2 3 9", "4 10 5 6", "7 8 8 9"], pile="mamma 10 4 2", discard="7", edition="fr")
    table.draw("mamma").discard().power(LayMamma(B)).nobody_kills()
    assert table.happened(TurnSkipped) == [TurnSkipped(B)]
    assert table.turn == C
    table.draw("10").discard()
    assert table.refuses((B, Snap(1)), (A, Pass()), (C, Pass())) == "ask"
    table.nobody_snaps()
    assert table.top == "10"
    table.draw("4")
    assert table.discarded == "7 10 mamma"
    table.discard().snap({B: 0})
    assert row(table, B) == "10 5 6"
    assert table.discarded == "7 10 mamma 4 4"
    assert table.turn == B


def test_s29_a_mamma_left_on_top_may_be_taken_by_the_next_player() -> None:
    """Only the placer cannot take her; in a hand she does nothing."""
    table = a_table(
        ["1 2 3 9", "4 10 5 6", "7 8 8 9"],
        pile="patrol 2 10",
        discard="7 10",
        overlays=[mamma(by=A, on=B)],
    )
    table.draw("patrol")
    assert table.discarded == "7 10 mamma"
    table.discard().power(LayPatrol(C, 0)).nobody_kills()
    assert table.discarded == "7 10 mamma"
    assert table.hand(C) == "7 8 8 9"
    assert [place.blocked for place in table.view(None).hands[C]] == [True, False, False, False]
    assert table.turn == B
    table.take().replace(1)
    assert table.hand(B) == "4 mamma 5 6"
    assert known_by(table, B, 1) == [A, B, C]
    assert table.discarded == "7 10 10"
    assert table.clock == "snap"
    table.nobody_snaps()
    assert [lying.power for lying in table.view(None).overlays] == ["patrol"]
    assert table.turn == C


def test_s30_a_mamma_on_the_placer_in_the_patrols_first_turn() -> None:
    """Each overlay follows its own placer, and the skipped turn counts."""
    table = a_table(
        ["1 2 3 4", "5 6 7 8", "9 9 10 10"],
        pile="witness mamma 2 3 7 10",
        discard="1",
        overlays=[patrol(by=A, on=(B, 0))],
        turn=B,
    )
    assert CallOmerta() not in table.options(B)
    table.plain_turn("witness")
    table.draw("mamma").discard().power(LayMamma(A)).nobody_kills()
    assert table.happened(TurnSkipped) == [TurnSkipped(A)]
    assert table.turn == B
    assert CallOmerta() not in table.options(B)
    table.plain_turn("2").draw("3")
    assert table.happened(Lifted) == [Lifted("mamma", A, None)]
    table.discard().nobody_snaps().draw("7")
    assert table.happened(Lifted)[1:] == [Lifted("patrol", B, 0)]
    table.discard().nobody_snaps()
    assert CallOmerta() in table.options(B)


def test_s30_a_patrol_due_in_a_skipped_turn_is_lifted_in_it() -> None:
    """Ruled: every turn of the placer counts, even one lost to a Mamma."""
    table = a_table(
        ["1 2 3 4", "5 6 7 8", "9 9 10 10"],
        pile="witness 3 6 2 mamma 8 4 7 10",
        discard="1",
        overlays=[patrol(by=A, on=(B, 0))],
        turn=B,
    )
    table.plain_turn("witness").plain_turn("3").plain_turn("6").plain_turn("2")
    table.draw("mamma").discard().power(LayMamma(A)).nobody_kills()
    assert table.last[-2:] == [TurnSkipped(A), Lifted("patrol", B, 0)]
    assert table.turn == B
    assert CallOmerta() in table.options(B)
    assert Replace(0) in table.draw("8").options(B)
    table.discard().nobody_snaps().draw("4")
    assert table.happened(Lifted)[1:] == [Lifted("mamma", A, None)]
    table.discard().nobody_snaps()
    assert table.turn == A


def test_s31_a_player_under_a_mamma_is_left_alone_and_does_nothing() -> None:
    """No call, no shuffle, no gift, no snap, and no penalty for trying."""
    table = a_table(
        ["4 5 6 7", "2 3 1 1", "8 8 9 9", "10 10 7 6", "4 5 9 10"],
        pile="mamma lady snitch 6 2 3 7 10",
        discard="8",
        edition="fr",
    )
    table.draw("mamma").discard().power(LayMamma(B)).nobody_kills()
    assert table.turn == C
    assert table.refuses((B, CallOmerta())) == "ask"
    table.draw("lady").discard()
    assert table.refuses((C, Mix(B))) == "O20"
    table.power(Mix(D)).nobody_kills().mix([3, 2, 1, 0])
    assert table.hand(D) == "6 7 10 10"
    table.draw("snitch").discard()
    assert table.refuses((D, Give(B, C))) == "O22"
    table.power(Give(C, C)).nobody_kills().add_cards("6 2")
    assert table.hand(C) == "8 8 9 9 6 2"
    assert table.turn == E
    table.draw("3").discard()
    others = [(seat, Pass()) for seat in (A, C, D, E)]
    assert table.refuses((B, Snap(1)), *others) == "ask"
    table.nobody_snaps()
    assert table.hand(B) == "2 3 1 1"
    table.draw("7")
    assert table.happened(Lifted) == [Lifted("mamma", B, None)]
    table.discard().nobody_snaps()
    assert table.turn == B
    table.omerta()
    [ended] = table.happened(RoundEnded)
    assert (ended.stocks[B], ended.scores[B]) == (7, 0)


def test_s32_a_player_under_a_mamma_can_be_exchanged_with_but_shows_no_killer() -> None:
    """An exchange is not on the list of what is forbidden; showing the Killer would discard it."""
    table = a_table(
        ["4 5 6 7", "killer 3 1 2", "8 8 9 9"],
        pile="gangster 6 10",
        discard="10",
        overlays=[mamma(by=A, on=B)],
        turn=C,
    )
    table.draw("gangster").discard().power(Swap(C, 0, B, 2))
    assert table.last[-1] == Swapped(C, 0, B, 2)
    assert table.refuses((B, Show(0))) == "ask"
    assert (table.hand(B), table.hand(C)) == ("killer 3 8 2", "1 8 9 9")
    assert (known_by(table, B, 2), known_by(table, C, 0)) == ([], [])
    assert table.discarded == "10 gangster"
    assert table.turn == A
    table.draw("6")
    assert table.happened(Lifted) == [Lifted("mamma", B, None)]
