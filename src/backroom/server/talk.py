"""What people may call themselves and say."""

from __future__ import annotations

import unicodedata

from backroom.core.refusal import Malformed
from backroom.table.table import JOINER, LONGEST_NAME

LONGEST_TEXT = 500
EMOJI = "So"  # a category of Unicode, in which all are that can be joined
SHADES = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # that one may have, behind it


def tidy(text: str) -> str:
    """Without what cannot be seen or would turn the line around, and with single spaces."""
    normal = unicodedata.normalize("NFC", text)
    seen = "".join(sign if sign.isprintable() or joins(normal, at) else " " for at, sign in enumerate(normal))
    return " ".join(seen.split())


def joins(text: str, at: int) -> bool:
    """Whether a sign makes one emoji of those around it."""
    if text[at] != JOINER:
        return False
    before, behind = text[max(0, at - 3) : at].rstrip(SHADES)[-1:], text[at + 1 : at + 2]
    return all(sign and unicodedata.category(sign) == EMOJI for sign in (before, behind))


def cut(text: str, longest: int) -> str:
    """What may be shown of a text."""
    return text[:longest].rstrip(f"{JOINER} ")


def tidy_name(name: str) -> str:
    """A name as it is shown, or `Malformed`."""
    tidied = cut(tidy(name), LONGEST_NAME)
    if not tidied:
        raise Malformed("a name must have something to be seen")
    return tidied


def tidy_text(text: str) -> str:
    """A line of chat as it is shown, or `Malformed`."""
    tidied = cut(tidy(text), LONGEST_TEXT)
    if not tidied:
        raise Malformed("there is nothing to be seen in this")
    return tidied
