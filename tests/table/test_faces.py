"""The face of a person: written with the seat, kept by it, and gone with the person."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.core.refusal import Malformed
from backroom.table.face import Face
from backroom.table.journal import PersonSat, read, write
from backroom.table.restoring import restore_table
from tests.table.seated import NOON, Journaled, an_open_table

SINGER = Face("singer", "teal")
COOK = Face("cook", "red")


def faces(table: Any) -> list[Face | None]:
    """The faces of all seats."""
    return [seat.face for seat in table.seats]


def restored(journaled: Journaled) -> Any:
    """The same table, from its journal as it is stored."""
    game = journaled.table.game
    return restore_table(game, [read(game, write(line)) for line in journaled.lines])


def test_a_face_comes_with_its_person_and_outlives_a_restart() -> None:
    journaled = an_open_table()
    journaled.keep(journaled.table.seat_person(0, "Zoë", SINGER))
    journaled.keep(journaled.table.seat_person(1, "Max"))
    assert faces(journaled.table) == faces(restored(journaled)) == [SINGER, None, None]


def test_a_person_who_changes_seats_keeps_the_face_or_brings_another() -> None:
    journaled = an_open_table()
    table = journaled.table
    journaled.keep(table.seat_person(0, "Zoë", SINGER))
    journaled.keep(table.change_seat(0, 2, "Zoë"))
    assert faces(table) == [None, None, SINGER]
    journaled.keep(table.change_seat(2, 1, "Zoë", COOK))
    assert faces(table) == faces(restored(journaled)) == [None, COOK, None]
    journaled.keep(table.leave(1))
    assert faces(table) == [None, None, None]


def test_who_may_come_back_finds_the_face_again_and_an_heir_has_another() -> None:
    journaled = an_open_table()
    table = journaled.table
    for seat, face in enumerate((SINGER, COOK, None)):
        journaled.keep(table.seat_person(seat, f"P{seat}", face))
    journaled.keep(table.start(NOON))
    journaled.keep(table.leave(0, may_return=True))
    journaled.keep(table.leave(1))
    assert faces(table) == [SINGER, None, None]
    journaled.keep(table.return_person(0))
    journaled.keep(table.seat_person(1, "Heir"))
    assert faces(table) == faces(restored(journaled)) == [SINGER, None, None]


def test_a_wish_for_a_seat_keeps_the_face_of_whoever_asks() -> None:
    journaled = an_open_table()
    table = journaled.table
    journaled.keep(table.seat_person(0, "Zoë"))
    journaled.keep(table.fill("regular"))
    journaled.keep(table.start(NOON))
    journaled.keep(table.wish_to_sit(1, "Max", until=NOON + 60, present=[0], face=COOK))
    assert table.wish is not None
    assert restored(journaled).wish.face == table.wish.face == COOK


def test_a_journal_of_an_older_server_has_no_faces_and_still_reads() -> None:
    game = an_open_table().table.game
    assert read(game, b'{"type":"person_sat","seat":1,"name":"Max"}') == PersonSat(1, "Max")
    assert write(PersonSat(1, "Max")) == b'{"type":"person_sat","seat":1,"name":"Max"}'


@pytest.mark.parametrize("face", [b'{"portrait":"king","colour":"red"}', b'{"portrait":"cook"}', b'"cook"'])
def test_there_is_no_other_face(face: bytes) -> None:
    game = an_open_table().table.game
    with pytest.raises(Malformed):
        read(game, b'{"type":"person_sat","seat":1,"name":"Max","face":' + face + b"}")
