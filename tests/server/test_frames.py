"""The heads of frames are checked however the network cuts them up, at hardly any cost."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.server.sockets.frames import (
    BAD_LENGTH,
    FLOOD,
    IN_PARTS,
    INTERRUPTED,
    MOST_AT_ONCE,
    MOST_PARTS,
    NOT_MASKED,
    Fault,
    Frames,
)
from backroom.server.sockets.websocket import WebSocket
from tests.support.frames import CLOSE, LAST_PART, PARTED, PING, TEXT, frame


def in_parts(parts: list[bytes], ping: bytes) -> bytes:
    """A fragmented message, with something between the fragments."""
    return frame(PARTED, b"") + ping + b"".join(parts) + frame(LAST_PART, b"")


HELLO = frame(TEXT, b"hello")
GOOD = st.one_of(
    st.builds(frame, st.sampled_from([TEXT, PING, CLOSE]), st.binary(max_size=125)),
    st.builds(frame, st.just(TEXT), st.sampled_from([126, 127, 1000, 65535, 65536, 70000]).map(bytes)),
    st.builds(
        in_parts,
        st.lists(st.builds(frame, st.just(0), st.binary(max_size=200)), max_size=5),
        st.sampled_from([b"", frame(PING, b"between")]),
    ),
)
BAD = {
    NOT_MASKED: [b"\x81\x05hello", b"\x88\x00", b"\x81\x7e\x01\x00", b"\x89\x00"],
    BAD_LENGTH: [
        b"\x81\xfe\x00\x7d" + bytes(4 + 125),
        b"\x81\xff" + (65535).to_bytes(8, "big"),
        b"\x81\xff" + (1 << 63).to_bytes(8, "big"),
        b"\x81\xff" + b"\xff" * 8,
    ],
    INTERRUPTED: [frame(PARTED, b"") + HELLO, frame(PARTED, b"x") + frame(PING, b"") + frame(0x82, b"")],
    IN_PARTS: [frame(PARTED, b"") + frame(0, b"") * MOST_PARTS],
}


def verdict(data: bytes, cuts: list[int]) -> Fault | None:
    """The verdict on bytes that come in pieces."""
    frames = Frames()
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    for begin, end in pairwise(places):
        fault = frames.check(data[begin:end])
        if fault is not None:
            return fault
    return None if frames.is_between() else Fault(0, "something is missing")


@given(st.lists(GOOD, min_size=1, max_size=6), st.lists(st.integers(0, 200_000), max_size=12))
def test_good_frames_pass_wherever_they_are_cut(frames: list[bytes], cuts: list[int]) -> None:
    assert verdict(b"".join(frames), cuts) is None


@given(
    st.lists(GOOD, max_size=3),
    st.sampled_from([(fault, bad) for fault, every in BAD.items() for bad in every]),
    st.lists(st.integers(0, 2000), max_size=12),
)
def test_bad_ones_are_found_wherever_they_are_cut(
    frames: list[bytes], bad: tuple[Fault, bytes], cuts: list[int]
) -> None:
    fault, said = bad
    assert verdict(b"".join(frames) + said, cuts) == fault


def test_a_flood_is_not_examined_to_its_end() -> None:
    assert verdict(frame(PING, b"") * (MOST_AT_ONCE - 1), []) is None
    assert verdict(frame(PING, b"") * 50_000, []) == FLOOD


class Line:
    """A transport that does nothing."""

    def is_closing(self) -> bool:
        return False


@pytest.mark.anyio
async def test_the_quick_check_for_a_single_text_frame_lets_nothing_else_pass() -> None:
    """Every length around the limits between encodings, masked or not."""
    for size in [*range(134), 200, 65535, 65536]:
        good = frame(TEXT, bytes(size))
        for said in (good, good[:1] + bytes([good[1] & 0x7F]) + good[2:], b"\x81\xfe" + size.to_bytes(3)[1:]):
            wire = WebSocket(cast("Any", Line()))
            heard: list[bytes] = []
            wire.inbox.takes = lambda text, heard=heard: not heard.append(text)
            wire.data_received(said)
            assert heard == ([bytes(size)] if said is good and size < 65_536 else [])
            assert (wire.fault == NOT_MASKED) == (not said[1] & 0x80)


@pytest.mark.anyio
async def test_a_text_in_the_middle_of_another_is_not_a_plain_one() -> None:
    for before, fault in ((frame(PARTED, b""), INTERRUPTED), (b"\x81\x05hello", NOT_MASKED)):
        wire = WebSocket(cast("Any", Line()))
        wire.data_received(before)
        wire.data_received(HELLO)
        assert wire.fault == fault
