"""How a conversation with a server ends before its game."""

from __future__ import annotations

from typing import Final

UNREACHABLE: Final = "unreachable"  # the one reason that no server gives
PASSING: Final = frozenset({429, 500, 502, 503, 504})  # answers of a server, or of a proxy, that will change


class Gone(Exception):  # noqa: N818 - it says what happened
    """The server has said goodbye for a reason that will not pass, or was not heard of for too long."""

    def __init__(self, reason: str, why: str) -> None:
        super().__init__(f"{why} ({reason})")
        self.reason: str = reason
        self.why: str = why
