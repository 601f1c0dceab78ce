"""The error that ends a conversation with a server before its game."""

from __future__ import annotations

from typing import Final

UNREACHABLE: Final = "unreachable"  # the only reason that does not come from a server
PASSING: Final = frozenset({429, 500, 502, 503, 504})  # temporary answers of a server or a proxy


class Gone(Exception):  # noqa: N818 - it says what happened
    """The server said goodbye for good, or was silent for too long."""

    def __init__(self, reason: str, why: str) -> None:
        super().__init__(f"{why} ({reason})")
        self.reason: str = reason
        self.why: str = why
