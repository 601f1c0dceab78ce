"""The table with every card face up, for looking back at a game."""

from __future__ import annotations

from msgspec.structs import asdict

from backroom.games.omerta.moves import Draw
from tests.games.omerta.builder import a_table, patrol


def test_o34_all_hands_the_safe_and_the_drawn_card_are_face_up() -> None:
    table = a_table(["3 . lady", "7", "5 5"], safe="1 2 3 4", overlays=[patrol(by=0, on=(1, 0))])
    table.draw("killer")
    seen = table.state.view_open()
    assert [[place.card for place in hand] for hand in seen.hands] == [["3", "lady"], ["7"], ["5", "5"]]
    assert [place.place for place in seen.hands[0]] == [0, 2]
    assert seen.hands[1][0].blocked
    assert seen.safe == ("1", "2", "3", "4")
    assert (seen.drawn, seen.drawn_card) == (True, "killer")
    assert seen.seat is None


def test_it_differs_from_what_a_spectator_sees_in_faces_alone() -> None:
    table = a_table(["3 3 lady", "7", "5 5"], discard="4")
    table.say((0, Draw()))
    shown, hidden = asdict(table.state.view_open()), asdict(table.state.view(None))
    assert {name for name in shown if shown[name] != hidden[name]} == {"hands", "safe"}
    assert hidden["safe"] == (None,) * 4


def test_what_others_see_stays_as_it_was() -> None:
    table = a_table(["3 3 lady", "7", "5 5"])
    before = [table.state.view(seat) for seat in (None, 0, 1, 2)]
    table.state.view_open()
    assert [table.state.view(seat) for seat in (None, 0, 1, 2)] == before
    assert all(place.card is None for view in before for hand in view.hands for place in hand)
