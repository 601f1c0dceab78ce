"""O8 to O12: a turn."""

from __future__ import annotations

import pytest

from backroom.core.chance import Pick, Shuffle
from backroom.core.game import Answers, Aside, Ask
from backroom.core.refusal import Refused
from backroom.games.omerta.events import (
    CardAdded,
    Discarded,
    Drew,
    OmertaCalled,
    PowerIdle,
    Replaced,
    Reshuffled,
    RoundEnded,
    SafeOpened,
    Took,
    TurnPassed,
)
from backroom.games.omerta.moves import (
    CallOmerta,
    Decline,
    Discard,
    Draw,
    Give,
    LayMamma,
    Mix,
    Move,
    OpenSafe,
    Pass,
    Replace,
    Show,
    Snap,
    Take,
    Throw,
)
from backroom.games.omerta.printed.editions import EditionName
from tests.games.omerta.builder import a_table, mamma, patrol, snapshot


def test_o8_omerta_may_be_called_before_drawing() -> None:
    """At the start of a turn, before drawing, the player may call Omerta."""
    table = a_table(["9 9", "1", "2"], discard="4")
    assert table.waits == Ask(0, (0,), "turn", "turn")
    assert table.options(0) == (CallOmerta(), Draw(), Take())
    table.omerta()
    assert table.last[0] == OmertaCalled(0)


def test_o8_not_after_drawing() -> None:
    """Once a card is drawn or taken, it is too late for Omerta."""
    table = a_table(["9 9", "1", "2"], pile="3 3", discard="4").draw("3")
    assert CallOmerta() not in table.options(0)
    assert table.refuses((0, CallOmerta())) == "O10"
    table = a_table(["9 9", "1", "2"], pile="3 3", discard="4").take()
    assert table.refuses((0, CallOmerta())) == "O10"


def test_o8_only_in_one_s_own_turn() -> None:
    """Nobody else is asked, and nobody else may answer."""
    table = a_table(["9 9", "1", "2"], discard="4")
    assert (table.options(1), table.options(2)) == ((), ())
    assert table.refuses((1, CallOmerta())) == "ask"
    assert table.refuses((0, Draw()), (1, CallOmerta())) == "ask"
    assert table.refuses() == "ask"
    assert table.refuses((10**30, CallOmerta())) == "ask"


@pytest.mark.parametrize("ask", [-1, 1, 10**30])
def test_o8_an_answer_to_another_question_is_refused(ask: int) -> None:
    """Every question has a number, so an answer can never be applied to another one."""
    table = a_table(["9 9", "1", "2"], discard="4")
    before = snapshot(table.state)
    with pytest.raises(Refused, match="not open"):
        table.apply(Answers(ask, ((0, CallOmerta()),)))
    assert snapshot(table.state) == before


def test_o8_nothing_is_said_aside() -> None:
    """A player who is not asked has nothing to say, at any time."""
    table = a_table(["9 9", "1", "2"], discard="4")
    before = snapshot(table.state)
    with pytest.raises(Refused, match="aside") as refused:
        table.state.apply(Aside(1, CallOmerta()))
    assert refused.value.rule == "ask"
    assert snapshot(table.state) == before


def test_o9_the_top_of_the_draw_pile_is_seen_only_by_the_one_who_draws() -> None:
    """Only the player who draws sees the card."""
    table = a_table(["9 9", "1", "2"], pile="3 7", discard="4")
    table.say((0, Draw()))
    assert table.waits == Pick(2)
    assert (table.view(0).drawn, table.options(0)) == (False, ())
    table.nature(1)
    assert table.told(0) == [Drew(0, "7")]
    assert table.told(1) == table.told(2) == table.told(None) == [Drew(0, None)]
    assert [table.view(seat).drawn_card for seat in (0, 1, 2, None)] == ["7", None, None, None]
    assert all(table.view(seat).drawn for seat in (0, 1, 2, None))
    assert (table.view(0).drawn_from_discard, table.pile) == (False, "3")


def test_o9_the_top_of_the_discard_pile_is_public() -> None:
    """Everybody knows a card taken from the discard pile, and where it goes."""
    table = a_table(["9 9", "1", "2"], pile="3 7", discard="8 4").take()
    assert table.told(None) == [Took(0, "4")]
    assert [table.view(seat).drawn_card for seat in (0, 1, None)] == ["4", "4", "4"]
    assert (table.view(1).drawn_from_discard, table.top) == (True, "8")
    table.replace(1)
    assert table.hand(0) == "9 4"
    assert all(table.knows(seat, 0, 1) for seat in range(3))


def test_o9_there_is_nothing_to_take_from_an_empty_discard_pile() -> None:
    """If the discard pile is empty, the card comes from the draw pile."""
    table = a_table(["9 9", "1", "2"], pile="3 7")
    assert table.options(0) == (CallOmerta(), Draw())
    assert table.refuses((0, Take())) == "O9"


@pytest.mark.parametrize("move", [Discard(), Replace(0), Decline(), Snap(0), Show(0), Throw((0,)), Mix(1)])
def test_o9_a_turn_begins_with_nothing_else(move: Move) -> None:
    """A turn starts with Omerta or with a card from one of the piles."""
    assert a_table(["9 9", "1", "2"], pile="3 7", discard="4").refuses((0, move)) == "O9"


@pytest.mark.parametrize("outcome", [(), (2,), (-1,), (0, 1)])
def test_o9_nature_gives_one_card_of_the_pile(outcome: tuple[int, ...]) -> None:
    """One card is drawn, and it comes from the draw pile."""
    table = a_table(["9 9", "1", "2"], pile="3 7").say((0, Draw()))
    assert table.cannot_draw(*outcome)
    assert table.refuses((0, Discard())) == "ask"


@pytest.mark.parametrize("card", ["3", "4", "5"])
def test_o9_every_card_of_the_pile_can_be_drawn(card: str) -> None:
    """A drawn card has left the pile; the rest is still there."""
    table = a_table(["9 9", "1", "2"], pile="3 4 5").draw(card)
    assert table.pile == " ".join(sorted({"3", "4", "5"} - {card}))


def test_o10_replace_one_of_your_cards_which_is_discarded_face_up() -> None:
    """The drawn card goes face down in place of one of yours, which is discarded face up."""
    table = a_table(["9 witness", "1", "2"], pile="3 7", discard="4").draw("3").replace(1)
    assert (table.hand(0), table.discarded) == ("9 3", "4 witness")
    assert table.told(2)[0] == Replaced(0, 1, "witness")
    assert [table.knows(seat, 0, 1) for seat in range(3)] == [True, False, False]
    assert not table.view(0).drawn


def test_o10_or_put_the_drawn_card_straight_on_the_discard_pile() -> None:
    """A card from the draw pile may be discarded at once."""
    table = a_table(["9 witness", "1", "2"], pile="alibi 7", discard="4").draw("alibi").discard()
    assert table.told(None) == [Discarded(0, "alibi")]
    assert (table.hand(0), table.discarded, table.turn) == ("9 witness", "4 alibi", 1)


def test_o10_a_card_from_the_discard_pile_must_replace_one() -> None:
    """Only a card from the draw pile can be discarded at once."""
    table = a_table(["9 witness", "1", "2"], pile="3 7", discard="4").take()
    assert table.options(0) == (Replace(0), Replace(1))
    assert table.refuses((0, Discard())) == "O10"


@pytest.mark.parametrize("place", [-1, 1, 3, 59, 60, 64, 10**6, 10**30, -(10**30)])
def test_o10_only_a_card_that_is_there_can_be_replaced(place: int) -> None:
    """There is no card to replace in an empty place, or in one that never was."""
    table = a_table(["9 . 8", "1", "2"], pile="3 7", discard="4").draw("3")
    assert table.options(0) == (Discard(), Replace(0), Replace(2))
    assert table.refuses((0, Replace(place))) == "O10"


@pytest.mark.parametrize("move", [Draw(), Take(), Pass(), Snap(0), Decline()])
def test_o10_the_drawn_card_goes_somewhere(move: Move) -> None:
    """After drawing, replace or discard: there is no other answer."""
    assert a_table(["9 8", "1", "2"], pile="3 7", discard="4").draw("3").refuses((0, move)) == "O10"


def test_o11_a_player_without_cards_cannot_take_from_the_discard_pile() -> None:
    """They have nothing to replace: draw from the pile and discard, or call Omerta."""
    table = a_table(["", "1", "2"], pile="3 7", discard="4")
    assert table.options(0) == (CallOmerta(), Draw())
    assert table.refuses((0, Take())) == "O11"
    table.draw("3")
    assert table.options(0) == (Discard(),)
    table.discard()
    assert table.asked == (1, 2)


def test_o11_an_empty_hand_is_a_stock_of_nothing() -> None:
    """Their stock is 0, and they may call Omerta."""
    table = a_table(["", "1", "2"]).omerta()
    assert table.happened(RoundEnded)[0].stocks == (0, 1, 2)
    assert table.totals == [0, 1, 2]


def test_o11_nothing_ends_by_itself() -> None:
    """Even if every hand is empty, the turns go on."""
    table = a_table(["", "", ""], pile="3 7 9").draw("3").discard()
    assert (table.turn, table.discarded) == (1, "3")


def test_o11_a_safecracker_without_cards_looks_only() -> None:
    """With no card to exchange, they look at the safe and the turn is over."""
    table = a_table(["", "1", "2"], pile="safecracker 7").draw("safecracker").discard()
    assert table.options(0) == (OpenSafe(),)
    table.power(OpenSafe())
    assert table.told(0)[-1] == SafeOpened(0, ("1", "2", "3", "4"))
    assert table.told(1)[-1] == SafeOpened(0, None)
    assert table.turn == 1


@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
@pytest.mark.parametrize(
    ("power", "hands"),
    [
        ("mole", ["", "1", "2"]),
        ("driver", ["", "1", "2"]),
        ("gangster", ["7", "", ""]),
        ("lady", ["7", "", ""]),
        ("patrol", ["7", "", ""]),
    ],
)
def test_o11_a_power_without_a_legal_object_does_nothing(
    edition: EditionName, power: str, hands: list[str]
) -> None:
    """With no target, the card stays on the pile and the turn is over."""
    table = a_table(hands, pile=f"{power} 7", edition=edition).draw(power).discard()
    assert isinstance(table.last[-1], PowerIdle)
    assert not table.last[-1].declined
    assert (table.turn, table.top) == (1, power)


def test_o12_an_empty_draw_pile_is_made_from_the_whole_discard_pile() -> None:
    """When a card is needed and the pile is empty, the whole discard pile is shuffled, its top included."""
    table = a_table(["9", "1", "2"], pile="", discard="3 4 witness")
    assert table.options(0) == (CallOmerta(), Draw(), Take())
    table.say((0, Draw()))
    assert table.last == [Reshuffled(3)]
    assert (table.waits, table.discarded, table.pile) == (Pick(3), "", "3 4 witness")


def test_o12_only_at_the_moment_a_card_is_needed() -> None:
    """The last card of the pile is drawn without a reshuffle; the next draw needs one."""
    table = a_table(["9", "1", "2"], pile="10", discard="3 4").plain_turn()
    assert (table.pile, table.discarded) == ("", "3 4 10")
    assert table.happened(Reshuffled) == []
    table.say((1, Take()))
    assert table.happened(Reshuffled) == []


def test_o12_the_bottle_that_empties_the_pile_can_be_snapped() -> None:
    """The bottle that empties the pile can be snapped, and a penalty then needs that bottle back."""
    table = a_table(["9", "1 5", "2 7"], pile="5").draw("5").discard().snap({1: 1, 2: 1})
    assert (table.hand(1), table.last[-1]) == ("1", Reshuffled(2))
    assert table.waits == Shuffle(2, 1)
    table.add_cards("5")
    assert (table.hand(2), table.pile, table.discarded) == ("2 7 5", "5", "")


def test_o12_a_character_in_use_is_shuffled_too() -> None:
    """A Snitch that gives away the last cards can itself be given away."""
    table = a_table(["9", "1", "2"], pile="snitch 5", discard="3").draw("snitch").discard()
    table.power(Give(1, 1)).nobody_kills()
    assert table.waits == Shuffle(1, 1)
    table.add_cards("5")
    assert table.last[-1] == Reshuffled(2)
    table.add_cards("snitch")
    assert (table.hand(1), table.pile, table.turn) == ("1 5 snitch", "3", 1)


def test_o12_the_bottle_of_an_open_snap_is_shuffled_and_its_window_stays() -> None:
    """nl: a bottle thrown with the Driver is reshuffled for the penalty, and can still be matched."""
    table = a_table(["6 lady 3", "6", "2"], pile="driver", edition="nl").draw("driver").discard()
    table.power(Throw((0, 1)))
    assert (table.pile, table.discarded) == ("6 driver", "")
    table.add_cards("driver")
    assert (table.asked, table.view(1).window) == ((0, 1, 2), ("6",))
    table.snap({1: 0})
    assert (table.hand(0), table.hand(1), table.discarded) == (". lady 3 driver", "", "6")


def test_o12_a_mamma_being_laid_is_not_shuffled() -> None:
    """A Mamma on its way to a player is not in the discard pile."""
    table = a_table(["9", "1 8", "2"], pile="mamma", discard="3").draw("mamma").discard()
    table.power(LayMamma(1)).killer({1: 1})
    assert (table.last[-1], table.pile) == (Reshuffled(1), "3")
    table.add_cards("3")
    assert (table.hand(1), table.discarded, table.pile) == ("1 8 3", "", "")
    assert [overlay.power for overlay in table.view(0).overlays] == ["mamma"]


def test_o12_overlays_and_the_safe_stay() -> None:
    """Only the discard pile is shuffled."""
    table = a_table(["9", "1", "2 2"], pile="", discard="3", overlays=[patrol(by=1, on=(2, 0))])
    table.say((0, Draw()))
    assert (table.pile, table.safe, len(table.state.overlays)) == ("3", "1 2 3 4", 1)


def test_o12_with_both_piles_empty_there_is_no_penalty_card() -> None:
    """A penalty card that cannot be drawn is waived."""
    table = a_table(["9", "1 8", "2"], pile="mamma").draw("mamma").discard()
    table.power(LayMamma(1)).killer({1: 1})
    assert (table.hand(1), table.turn) == ("1 8", 2)
    assert table.happened(CardAdded) == []


def test_o12_too_few_cards_for_both_gifts() -> None:
    """Cards that are missing are not given: the Snitch itself is the last one."""
    table = a_table(["9", "1", "2"], pile="snitch").draw("snitch").discard()
    table.power(Give(2, 1)).nobody_kills().add_cards("snitch")
    assert (table.hand(1), table.hand(2), table.turn) == ("1", "2 snitch", 1)


def test_o12_a_player_who_can_draw_from_neither_pile_passes() -> None:
    """With nothing to draw, pass or call Omerta."""
    table = a_table(["9", "1", "2"], pile="")
    assert table.options(0) == (CallOmerta(), Pass())
    assert table.refuses((0, Draw())) == "O12"
    assert table.refuses((0, Take())) == "O9"
    table.let_pass()
    assert (table.last, table.turn) == ([TurnPassed(0)], 1)


def test_o12_under_a_patrol_there_is_only_the_pass() -> None:
    """A player with a blocked card cannot call Omerta, even if nothing can be drawn."""
    table = a_table(["9", "1", "2"], pile="", overlays=[patrol(by=1, on=(0, 0))])
    assert table.options(0) == (Pass(),)
    assert table.refuses((0, CallOmerta())) == "O29"


def test_o12_nobody_passes_while_a_card_can_be_drawn() -> None:
    """A player who can draw must, even after a reshuffle, even without cards."""
    assert a_table(["9", "1", "2"], pile="3").refuses((0, Pass())) == "O9"
    table = a_table(["", "1", "2"], pile="", discard="3")
    assert table.options(0) == (CallOmerta(), Draw())
    assert table.refuses((0, Pass())) == "O9"


def test_o12_a_taken_card_may_leave_both_piles_empty() -> None:
    """The only card of the discard pile can be taken; the card it replaces starts the new one."""
    table = a_table(["9", "1", "2"], pile="", discard="3", overlays=[mamma(by=1, on=2)]).take()
    assert (table.top, table.options(0)) == (None, (Replace(0),))
    table.replace(0)
    assert (table.hand(0), table.discarded) == ("3", "9")
