"""A page of a journal holds what happened together; pages from older servers hold one line each."""

from __future__ import annotations

import pytest

from backroom.core.refusal import Malformed
from backroom.server.rooms import journal_lines as kept
from backroom.server.rooms.journal_lines import By, Hosts, Kept, Talked, Tipped

TOGETHER: list[Kept] = [Hosts(2), Talked("Ann", 0, "two\nlines", 1.5, By(0, "a")), Tipped(1, 2)]


def test_what_was_written_together_is_read_in_its_order() -> None:
    pages = [kept.ENCODER.encode_lines(TOGETHER), kept.ENCODER.encode_lines(TOGETHER[:1])]
    assert kept.read_all(pages) == [*TOGETHER, TOGETHER[0]]


def test_a_page_from_an_older_server_has_one_line_without_an_end() -> None:
    assert kept.read(b'{"type":"hosts","seat":2}') == TOGETHER[:1]


@pytest.mark.parametrize("page", [b'{"type":"hosts"', b'{"type":"hosts","seat":2}\n{"type":"no"}', b"\xff"])
def test_a_page_that_cannot_be_read_is_refused_as_a_whole(page: bytes) -> None:
    with pytest.raises(Malformed):
        kept.read(page)
