"""Opens the server's listening sockets, and sets their congestion control."""

from __future__ import annotations

import socket
import sys
from typing import Final

PACED, UNPACED = b"bbr", b"reno"  # every Linux has the second, and any process may choose it
LONGEST_NAME: Final = 16  # bytes
BACKLOG: Final = 128  # connections waiting to be accepted


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen on every address of a host."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    listening: list[socket.socket] = []
    try:
        for family, *_, address in dict.fromkeys(found):
            one = socket.socket(family, socket.SOCK_STREAM)
            listening.append(one)
            if sys.platform != "win32":  # there, others could take over the port
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
    """Let messages leave whole: BBR delays the end of a card by up to 20 ms for clients far away.

    Accepted connections inherit this. Setting it on them would be too late: once paced, they stay paced.
    """
    if sys.platform == "linux":
        how = listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, LONGEST_NAME)
        if how.rstrip(b"\0") == PACED:
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, UNPACED)
