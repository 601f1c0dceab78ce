"""Tidies the names and messages of people."""

from __future__ import annotations

import unicodedata

from backroom.core.refusal import Malformed
from backroom.table.handing import JOINER, LONGEST_NAME

LONGEST_TEXT = 500
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks that show nothing
MARKS = ("Mn", "Me")  # categories of Unicode that modify the letter before
MOST_MARKS = 3  # on one letter: no script needs more, and a heap of them covers the lines around it
EMOJI = "So"  # a category of Unicode that has all emoji that can be joined
SHADES = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # that may follow an emoji


def tidy(text: str) -> str:
    """A text without characters that are invisible or reverse the line, and with single spaces."""
    normal = unicodedata.normalize("NFC", text)
    seen: list[str] = []
    marks = 0
    for at, sign in enumerate(normal):
        marks = marks + 1 if unicodedata.category(sign) in MARKS else 0
        if marks <= MOST_MARKS:
            seen.append(sign if is_seen(normal, at) else " ")
    return " ".join("".join(seen).split())


def is_seen(text: str, at: int) -> bool:
    """Whether a character is visible."""
    return (text[at].isprintable() and text[at] not in BLANK) or joins(text, at)


def joins(text: str, at: int) -> bool:
    """Whether a character joins the emoji around it into one."""
    if text[at] != JOINER:
        return False
    before, behind = text[max(0, at - 3) : at].rstrip(SHADES)[-1:], text[at + 1 : at + 2]
    return all(sign and unicodedata.category(sign) == EMOJI for sign in (before, behind))


def cut(text: str, longest: int) -> str:
    """A text cut to this length; empty if it consists of marks without a letter."""
    if all(unicodedata.category(sign) in MARKS or sign == " " for sign in text):
        return ""
    return text[:longest].rstrip(f"{JOINER} ")


def tidy_name(name: str) -> str:
    """A name as it is shown, or `Malformed`."""
    tidied = cut(tidy(name), LONGEST_NAME)
    if not tidied:
        raise Malformed("a name must have something to be seen")
    return tidied


def tidy_text(text: str) -> str:
    """A chat message as it is shown, or `Malformed`."""
    tidied = cut(tidy(text), LONGEST_TEXT)
    if not tidied:
        raise Malformed("there is nothing to be seen in this")
    return tidied
