"""What it costs to read a board or decks, whatever is in them: they come from strangers."""

from __future__ import annotations

import time

import pytest

from backroom.core.refusal import Malformed
from backroom.games.organized_crime.printed.board_file import BOARD_TEXT, board_from
from backroom.games.organized_crime.printed.decks_file import DECKS_TEXT, decks_from
from backroom.games.organized_crime.printed.toml_file import LARGEST, LONGEST_LINE, MOST_LINES, lines_in

MOST_SECONDS = 2.0  # CPU seconds, for what takes at most 0.1 (0.8 with coverage); tomllib alone took 12 s

ENDLESS = {  # as long as a text may be, on one line: refused before any of it is read
    "dotted keys": "a." * (LARGEST // 2 - 2) + "a=1",
    "a deep header": "[" + "a." * (LARGEST // 2 - 2) + "a]",
    "inline tables": "a=" + "{a=" * (LARGEST // 5) + "1" + "}" * (LARGEST // 5),
    "lists": "a=" + "[" * (LARGEST // 2 - 2) + "]" * (LARGEST // 2 - 2),
    "digits": "a=" + "1" * (LARGEST - 2),
    "an endless text": 'a="' + "x" * (LARGEST - 3),
}
DEEP = {  # deeper than any board needs, on lines that are short enough
    "dotted keys": "\n".join(["a." * 190 + "a=1"] * 80),
    "headers": "\n".join(["[" + "a." * 190 + "a]"] * 80),
    "lists": "a=" + "[\n" * 1_000,
    "inline tables": "a=" + "[\n{a=" * 1_000,
    "dotted keys in inline tables": "a={" + "a." * 190 + "a=1}",
}
WIDE = {  # as many of something as there may be
    "keys": "\n".join(f"key{n}=1" for n in range(MOST_LINES)),
    "dotted keys": "\n".join(f"a.b.c.d{n}=1" for n in range(MOST_LINES)),
    "headers": "\n".join(f"[a.b.c.d{n}]" for n in range(MOST_LINES)),
    "tables": "[[a.b.c.d.e]]\n" * (MOST_LINES - 1),
    "nested tables": "\n".join("[[" + ".".join("a" * (n % 7 + 1)) + "]]" for n in range(MOST_LINES - 1)),
    "lists": "\n".join(["a=["] + ["[[[[[1]]]]],"] * 1_900 + ["]"]),
    "numbers": "\n".join(["a=["] + ["1," * (LONGEST_LINE // 2)] * 80 + ["]"]),
    "digits": "\n".join(f"a{n}=" + "1" * (LONGEST_LINE - 5) for n in range(80)),
    "texts": "\n".join(f'a{n}="' + r"\n" * (LONGEST_LINE // 2 - 4) + '"' for n in range(80)),
    "quotes": 'a="""\n' + '""\\"\n' * 1_900 + '"""',
    "quotes without end": '\\"""\n' * 1_900,
    "plain quotes": "a='''\n" + "''x\n" * 1_900 + "'''",
    "comments": ("#" * (LONGEST_LINE - 1) + "\n") * 80,
    "empty lines": "\n" * (MOST_LINES - 1),
    "letters of four bytes": 'a="' + "\U0001f60e" * 390 + '"',
}


def seconds_for(text: str) -> tuple[float, str]:
    """The CPU time both readers take to refuse a text, and what they say."""
    began = time.process_time()
    with pytest.raises(Malformed) as refusal:
        board_from(text, "mine.toml")
    with pytest.raises(Malformed):
        decks_from(text, "mine.toml")
    return time.process_time() - began, str(refusal.value)


@pytest.mark.parametrize("shape", ENDLESS)
def test_a_line_that_is_too_long_is_named_before_it_is_read(shape: str) -> None:
    seconds, why = seconds_for(ENDLESS[shape])
    assert why == "mine.toml, line 1: a line has at most 400 characters"
    assert seconds < MOST_SECONDS


@pytest.mark.parametrize("shape", DEEP)
def test_what_is_too_deep_is_named_with_its_line(shape: str) -> None:
    seconds, why = seconds_for(DEEP[shape])
    assert why.startswith("mine.toml, line ")
    assert "too deep" in why or "at most 8 parts" in why
    assert seconds < MOST_SECONDS


@pytest.mark.parametrize("shape", WIDE)
def test_however_much_there_is_of_something_it_is_soon_read(shape: str) -> None:
    seconds, why = seconds_for(WIDE[shape])
    assert why.startswith("mine.toml, line ")
    assert seconds < MOST_SECONDS


def test_a_text_is_counted_in_bytes() -> None:
    with pytest.raises(
        Malformed, match=r"^mine.toml is too large: a board or a deck is at most 32768 bytes$"
    ):
        board_from("#" + "\U0001f60e" * (LARGEST // 4), "mine.toml")


def test_the_line_of_everything_is_found_in_time_that_grows_with_the_text() -> None:
    text = "\n".join(f"a.b.c.d.e.f.g{n}={{h=[1,2]}}" for n in range(MOST_LINES))
    began = time.process_time()
    lines = lines_in(text)
    assert time.process_time() - began < MOST_SECONDS
    assert lines["a", "b", "c", "d", "e", "f", f"g{MOST_LINES - 1}", "h", 1] == MOST_LINES


def test_a_text_that_was_read_is_not_read_again() -> None:
    text = BOARD_TEXT + "# mine\n"
    assert board_from(text, "board.toml") is board_from(text, "board.toml")
    cards = DECKS_TEXT + "# mine\n"
    assert decks_from(cards, "decks.toml") is decks_from(cards, "decks.toml")


def test_a_deck_has_at_most_sixty_different_cards() -> None:
    start = DECKS_TEXT.index("cards = [", DECKS_TEXT.index("[mistake]")) + len("cards = [")
    more = "".join(f'\n    {{ id = "m{n}", kind = "remove", count = 1 }},' for n in range(61))
    with pytest.raises(Malformed, match='the deck "mistake" has at most 60 different cards, not'):
        decks_from(DECKS_TEXT[:start] + more + DECKS_TEXT[start:], "mine.toml")
