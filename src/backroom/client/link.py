"""The address of a table, as people send it to each other."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from backroom.core.refusal import Malformed

PATH: Final = re.compile(r"/t/([0-9A-Za-z -]{4,20})/?")


class Link(Struct, frozen=True):
    """`https://HOST/t/CODE` leads to a table, and with `#TOKEN` to one of its seats."""

    server: str
    code: str
    token: str | None = None

    def __str__(self) -> str:
        return f"{self.server}/t/{self.code}" + ("" if self.token is None else f"#{self.token}")

    def opening(self, token: str) -> Link:
        """The link of a seat at this table."""
        return Link(self.server, self.code, token)


def read_link(text: str) -> Link:
    """Parse a link; raises `Malformed` with a sentence that does not repeat it."""
    parts = urlsplit(text.strip())
    path = PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or path is None:
        raise Malformed("a link looks like https://HOST/t/CODE or https://HOST/t/CODE#TOKEN")
    return Link(f"{parts.scheme}://{parts.netloc}", path[1], parts.fragment or None)
