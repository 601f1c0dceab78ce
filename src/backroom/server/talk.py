"""What people may call themselves and say."""

from __future__ import annotations

import unicodedata

from backroom.core.refusal import Malformed
from backroom.table.table import LONGEST_NAME

LONGEST_TEXT = 500


def tidy(text: str) -> str:
    """Without what cannot be seen or would turn the line around, and with single spaces."""
    normal = unicodedata.normalize("NFC", text)
    seen = "".join(sign if sign.isprintable() else " " for sign in normal)
    return " ".join(seen.split())


def tidy_name(name: str) -> str:
    """A name as it is shown, or `Malformed`."""
    tidied = tidy(name)[:LONGEST_NAME].strip()
    if not tidied:
        raise Malformed("a name must have something to be seen")
    return tidied


def tidy_text(text: str) -> str:
    """A line of chat as it is shown, or `Malformed`."""
    tidied = tidy(text)[:LONGEST_TEXT].strip()
    if not tidied:
        raise Malformed("there is nothing to be seen in this")
    return tidied
