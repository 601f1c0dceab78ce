"""The sockets at which the server listens, and how what they accept avoids congestion."""

from __future__ import annotations

import socket
import sys
from typing import Final

PACED, UNPACED = b"bbr", b"reno"  # the second is part of every Linux, and anybody may choose it
LONGEST_NAME: Final = 16  # bytes
BACKLOG: Final = 128  # connections that wait to be accepted


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen at every address of a host."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    listening: list[socket.socket] = []
    try:
        for family, *_, address in dict.fromkeys(found):
            one = socket.socket(family, socket.SOCK_STREAM)
            listening.append(one)
            if sys.platform != "win32":  # where others could take the port over
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(address)
            unpace(one)
            one.listen(BACKLOG)
    except OSError:
        for one in listening:
            one.close()
        raise
    return listening


def unpace(listening: socket.socket) -> None:
    """Let messages leave whole: BBR keeps the end of a card for up to 20 ms from whoever is far away.

    What is accepted inherits it. On a connection it would be too late: once it was paced, it stays so.
    """
    if sys.platform == "linux":
        how = listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, LONGEST_NAME)
        if how.rstrip(b"\0") == PACED:
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, UNPACED)
