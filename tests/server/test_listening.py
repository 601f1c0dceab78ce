"""Where the server listens, and that nothing it sends is paced."""

import socket
import sys
from contextlib import ExitStack
from typing import Any

import pytest

from backroom.server.http.listening import listen, unpace


class Paced:
    """A socket that reports and takes its congestion control."""

    def __init__(self, how: bytes) -> None:
        self.how: bytes = how

    def getsockopt(self, level: int, option: int, length: int) -> bytes:
        assert (level, option) == (socket.IPPROTO_TCP, socket.TCP_CONGESTION)
        return self.how.ljust(length, b"\0")

    def setsockopt(self, level: int, option: int, how: bytes) -> None:
        assert (level, option) == (socket.IPPROTO_TCP, socket.TCP_CONGESTION)
        self.how = how


@pytest.mark.skipif(sys.platform != "linux", reason="Linux is asked")
@pytest.mark.parametrize(("how", "then"), [(b"bbr", b"reno"), (b"cubic", b"cubic")])
def test_no_message_is_paced(how: bytes, then: bytes) -> None:
    """BBR delays the end of a card by up to 20 ms on a long path: a claim would be late."""
    paced: Any = Paced(how)
    unpace(paced)
    assert paced.how == then


@pytest.mark.skipif(sys.platform != "linux", reason="Linux is asked")
def test_what_is_accepted_is_not_paced_on_this_machine_either() -> None:
    with ExitStack() as stack:
        (listening,) = [stack.enter_context(one) for one in listen("127.0.0.1", 0)]
        stack.enter_context(socket.create_connection(listening.getsockname()))
        accepted = stack.enter_context(listening.accept()[0])
        assert not accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, 16).startswith(b"bbr")


def test_an_address_in_use_cannot_be_listened_on() -> None:
    with ExitStack() as stack:
        (one,) = [stack.enter_context(one) for one in listen("127.0.0.1", 0)]
        with pytest.raises(OSError, match="in use"):
            listen("127.0.0.1", one.getsockname()[1])
