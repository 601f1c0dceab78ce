"""O34, O35: what each player may know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.core.game import Answers, Ask, Over
from backroom.core.nature import draw
from backroom.games.omerta.cells import IN_DISCARD, IN_SAFE, KIND, ROW, SEEN, SEEN_BY_ALL
from backroom.games.omerta.events import Drew, Event, LookedAt, Peeked, SafeOpened
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.knowledge.telling import tell
from backroom.games.omerta.moves import (
    CallOmerta,
    Exchange,
    Give,
    Look,
    Menu,
    Mix,
    Move,
    OpenSafe,
    Swap,
    Throw,
)
from backroom.games.omerta.printed.cards import KIND_OF
from backroom.games.omerta.printed.editions import EditionName
from backroom.games.omerta.rules import Rules
from backroom.games.omerta.setup import Setup
from tests.games.omerta.builder import Table, a_table, mamma, patrol, snapshot
from tests.laws.sizes import is_long

LOOKS = 1 if is_long() else 3  # check every so many steps of a whole game; law 2 checks many more games


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def hide(table: Table, seat: int | None) -> Table:
    """The same table, with a different face on every card this seat has not seen where it lies."""
    other = Table(table.state.copy())
    state = other.state
    witness = KIND_OF["witness"]

    def turned(card: int) -> int:
        seen = card & SEEN_BY_ALL == SEEN_BY_ALL if seat is None else card >> (SEEN + seat) & 1
        return card if not card or seen else card & ~KIND | witness

    for owner, hand in enumerate(state.hands):
        state.lay_out(owner << ROW, [turned(card) for card in hand])
    state.lay_out(IN_SAFE, [turned(card) for card in state.safe])
    state.held = turned(state.held)
    state.pile_up([witness] * state.piled)
    state.lay_out(IN_DISCARD, [witness] * (state.thrown - 1))
    return other


def positions() -> list[Table]:
    """Tables in the middle of things."""
    hands = ["9 8 lady", "1 killer 6", "2 . 7"]
    known = [(0, 0, 0), (1, 1, 1), (0, 1, 0), (None, 2, 2)]
    laid = [patrol(by=0, on=(1, 0)), mamma(by=1, on=2)]
    return [
        a_table(hands, discard="3 4", known=known),
        a_table(hands, discard="3 4", known=known, overlays=laid).draw("gangster"),
        a_table(hands, discard="3 4", known=known).take(),
        a_table(hands, discard="3 4", known=known).draw("5").discard(),
        a_table(hands, discard="3 4", known=known).draw("snitch").discard().power(Give(1, 2)),
        a_table(hands, discard="3 4", known=known).draw("safecracker").discard().power(OpenSafe()),
        a_table(hands, discard="3 4", known=known).draw("driver").discard().power(Throw((0, 2))),
        a_table(hands, discard="3 4", known=known).draw("lady").discard().power(Mix(1)).nobody_kills(),
    ]


def some_move(menu: Menu, rng: Random) -> Move:
    """Any move, but seldom Omerta: a round needs time to get complicated."""
    rest = menu[1:] if menu[0] == CallOmerta() and rng.random() < 0.95 else menu
    return rng.choice(rest)


# O34


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_o34_a_view_does_not_depend_on_what_the_seat_has_not_seen(seat: int | None) -> None:
    """Change every card this seat has not seen, and not a byte of its view changes."""
    for table in positions():
        assert encoded(table.view(seat)) == encoded(hide(table, seat).view(seat))


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_o34_the_options_do_not_depend_on_what_is_face_down(seat: int | None) -> None:
    """The options reveal nothing about cards nobody has seen."""
    for table in positions():
        for asked in range(3):
            assert table.options(asked) == hide(table, seat).options(asked)


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.parametrize("edition", ["fr", "en", "nl", "ru"])
def test_o34_nobody_hears_of_a_card_before_seeing_it(edition: EditionName, memory_aid: bool) -> None:
    """Over a whole game, two tables that differ only in cards the seat has not seen look the same to it."""
    rng = Random(f"o34 {edition}")
    for players in (3, 4, 5):
        setup = Setup(players=players, edition=edition, rounds=2, memory_aid=memory_aid)
        table = Table(Omerta(Rules(setup)))
        for step in range(150):
            waits = table.waits
            if isinstance(waits, Over):
                break
            if isinstance(waits, Ask):
                said: list[tuple[int, Move]] = [
                    (seat, some_move(table.options(seat), rng)) for seat in waits.seats
                ]
                table.apply(Answers(waits.id, tuple(said)))
            else:
                table.apply(draw(waits, rng))
            if (step + players) % LOOKS:
                continue
            for seat in (None, *range(players)):
                assert encoded(table.view(seat)) == encoded(hide(table, seat).view(seat))


def test_o34_the_faces_of_secret_looks_are_told_to_one_seat_only() -> None:
    """Everybody hears that it happened; only the player who looked is told the face."""
    secret: list[tuple[Event, Event]] = [
        (Peeked(1, (0, 1), ("3", "lady")), Peeked(1, (0, 1), None)),
        (Drew(1, "lady"), Drew(1, None)),
        (LookedAt(1, 2, "lady"), LookedAt(1, 2, None)),
        (SafeOpened(1, ("1", "2", "3", "lady")), SafeOpened(1, None)),
    ]
    for event, public in secret:
        assert tell(event, 1) == event
        for seat in (None, 0, 2):
            assert tell(event, seat) == public
            assert b"lady" not in encoded(tell(event, seat))


def test_o34_the_draw_pile_has_no_order() -> None:
    """Nature picks any card of the pile; there is no top card to know."""
    table = a_table(["9", "1", "2"], pile="3 7 5")
    assert table.view(0).pile == 3
    for card in ("3", "7", "5"):
        assert Table(table.state.copy()).draw(card).view(0).drawn_card == card


def test_o34_penalties_and_gifts_are_known_to_nobody() -> None:
    """Unseen cards stay unseen in their new hand."""
    table = a_table(["9", "1", "2"], pile="snitch 3 7").draw("snitch").discard().power(Give(1, 2))
    table.nobody_kills().add_cards("3 7")
    for seat in range(3):
        assert not table.knows(seat, 1, 1)
        assert not table.knows(seat, 2, 1)
    assert b'"3"' not in encoded(table.told(1))


def test_o34_what_is_known_moves_with_the_card() -> None:
    """A card its owner has looked at is known to them in another hand, and from there in the safe."""
    table = (
        a_table(["9 8", "1", "2"], pile="mole gangster safecracker 5").draw("mole").discard().power(Look(1))
    )
    table.draw("gangster").discard().power(Swap(1, 0, 0, 1)).nobody_kills()
    assert (table.hand(0), table.hand(1)) == ("9 1", "8")
    assert [table.knows(seat, 1, 0) for seat in range(3)] == [True, False, False]
    assert not table.knows(0, 0, 1)
    table.draw("5").discard().nobody_snaps()
    table.draw("safecracker").discard().power(OpenSafe()).power(Exchange(0, 0))
    assert table.safe == "9 2 3 4"


def test_o34_a_replaced_card_takes_its_knowledge_away() -> None:
    """The player who drew the new card knows it, whoever knew the old one."""
    table = a_table(["9", "1", "2"], pile="5 6", known=[(None, 0, 0)]).draw("5").replace(0)
    assert [table.knows(seat, 0, 0) for seat in range(3)] == [True, False, False]


def test_o34_an_added_card_in_an_old_place_is_unknown() -> None:
    """A known card leaves the end of the hand; the penalty card that takes its place is unknown."""
    table = a_table(["9 5", "1", "2"], pile="5 6", known=[(None, 0, 1)]).draw("5").discard().snap({0: 1})
    assert table.hand(0) == "9"
    state = table.state
    state.add(0, KIND_OF["6"])
    assert not any(table.knows(seat, 0, 1) for seat in range(3))


def test_o34_what_was_shown_is_known_to_all() -> None:
    """Everybody remembers a card thrown wrongly."""
    table = a_table(["9", "1 3", "2"], pile="5 6").draw("5").discard().snap({1: 1})
    assert all(table.knows(seat, 1, 1) for seat in range(3))


def test_o34_a_copy_shares_nothing() -> None:
    """Whatever happens to a copy happens to the copy alone."""
    for table in positions():
        before = snapshot(table.state)
        copied = Table(table.state.copy())
        rng = Random(1)
        for _ in range(30):
            waits = copied.waits
            if isinstance(waits, Over):
                break
            if isinstance(waits, Ask):
                said: list[tuple[int, Move]] = [
                    (seat, rng.choice(copied.options(seat))) for seat in waits.seats
                ]
                copied.apply(Answers(waits.id, tuple(said)))
            else:
                copied.apply(draw(waits, rng))
        assert snapshot(table.state) == before


# O35


def test_o35_a_card_that_lies_face_down_is_shown_face_down() -> None:
    """Even to the player who has just looked at it."""
    table = a_table(["9 8", "1", "2"], pile="mole 5", known=[(0, 0, 0), (None, 1, 0)]).draw("mole").discard()
    table.power(Look(1))
    for seat in (None, 0, 1, 2):
        assert all(place.card is None for hand in table.view(seat).hands for place in hand)


def test_o35_the_memory_aid_shows_what_was_seen_and_no_more() -> None:
    """It shows each player what they have seen, in every hand and in the safe; a spectator, nothing."""
    table = a_table(["9 8", "1 7", "2"], pile="5 6", memory_aid=True, known=[(0, 0, 1), (0, 1, 0), (1, 1, 1)])
    table.state.cells[IN_SAFE + 2] |= 1 << (SEEN + 2)
    shown = [[[place.card for place in hand] for hand in table.view(seat).hands] for seat in range(3)]
    assert shown[0] == [[None, "8"], ["1", None], [None]]
    assert shown[1] == [[None, None], [None, "7"], [None]]
    assert shown[2] == [[None, None], [None, None], [None]]
    assert table.view(2).safe == (None, None, "3", None)
    assert table.view(0).safe == (None, None, None, None)
    assert all(place.card is None for hand in table.view(None).hands for place in hand)


def test_o35_the_memory_aid_forgets_a_shuffled_hand() -> None:
    """Nobody knows which card is where, and neither does the table."""
    table = a_table(["9", "1 7", "2"], pile="lady 6", memory_aid=True, known=[(1, 1, 0), (None, 1, 1)])
    table.draw("lady").discard().power(Mix(1)).nobody_kills().mix([1, 0])
    assert [place.card for place in table.view(1).hands[1]] == [None, None]


def test_o35_the_memory_aid_follows_a_card() -> None:
    """A card you have seen is shown wherever it went."""
    table = a_table(["9", "1 7", "2"], pile="gangster 6", memory_aid=True, known=[(0, 0, 0)])
    table.draw("gangster").discard().power(Swap(0, 0, 1, 1)).nobody_kills()
    assert [place.card for place in table.view(0).hands[1]] == [None, "9"]
    assert [place.card for place in table.view(0).hands[0]] == [None]
    assert [place.card for place in table.view(1).hands[1]] == [None, None]


def test_o35_the_memory_aid_is_off_by_default() -> None:
    """The host turns it on for everybody."""
    assert not Setup().memory_aid
    assert a_table(["9", "1", "2"]).view(0).setup.memory_aid is False


def test_o35_a_spectator_sees_the_table_and_no_face() -> None:
    """Backs, card counts and the top of the discard pile."""
    view = a_table(["9 . 8", "1", "2"], discard="3 4", pile="5 6").draw("5").view(None)
    assert view.seat is None
    assert [[place.place for place in hand] for hand in view.hands] == [[0, 2], [0], [0]]
    assert (view.pile, view.discard, view.top, view.drawn, view.drawn_card) == (1, 2, "4", True, None)
    assert view.safe == (None, None, None, None)
