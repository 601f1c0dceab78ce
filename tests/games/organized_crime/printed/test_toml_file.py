"""Every value in a TOML text is found on its line, however it is written."""

import tomllib

import pytest

from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from backroom.games.organized_crime.printed.decks_file import DECKS_TEXT
from backroom.games.organized_crime.printed.toml_file import Where, line_of, lines_in, split_validation

AWKWARD = '''\
# a comment with [brackets], "quotes" and = signs
plain = 1  # [not.a.table]
"quoted key" = "a # that is no comment"
'literal.key' = 'C:\\new'
dotted.name . inner = 2
many = [ 1, [2,
  3], { x = 1, "y z" = [4] }, # ]
  "five, six ] }" ,
]
long = """
[not.a.table]
x = "1" \\""" still
"""
longer = \'\'\'
[[nor.this]]\'\'\'
date = 1979-05-27 07:32:00Z
empty = {}

[table.inside]# [no.table]
key = true
[[several]]
key = 1
[several.inner]
key = "\\"]"
[[several]]
key = 2
[[several.more]]
key = 3
'''


def places_of(value: object, at: Where = ()) -> set[Where]:
    found: set[Where] = {at} if at else set()
    if isinstance(value, dict):
        for key, inner in value.items():  # pyright: ignore[reportUnknownVariableType]
            found |= places_of(inner, (*at, str(key)))  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(value, list):
        for index, inner in enumerate(value):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            found |= places_of(inner, (*at, index))  # pyright: ignore[reportUnknownArgumentType]
    return found


@pytest.mark.parametrize("text", [AWKWARD, AWKWARD.replace("\n", "\r\n"), BOARD_TEXT, DECKS_TEXT, "", "a=1"])
def test_every_value_has_a_line_and_nothing_else_has(text: str) -> None:
    assert set(lines_in(text)) == places_of(tomllib.loads(text))


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("plain",), 2),
        (("quoted key",), 3),
        (("literal.key",), 4),
        (("dotted", "name", "inner"), 5),
        (("many",), 6),
        (("many", 1), 6),
        (("many", 1, 1), 7),
        (("many", 2, "y z", 0), 7),
        (("many", 3), 8),
        (("long",), 10),
        (("longer",), 14),
        (("date",), 16),
        (("table", "inside", "key"), 20),
        (("several",), 21),
        (("several", 0, "inner", "key"), 24),
        (("several", 1), 25),
        (("several", 1, "more", 0, "key"), 28),
        (("several", 1, "missing"), 25),
        (("missing",), 1),
    ],
)
def test_a_value_is_found_on_its_line(where: Where, line: int) -> None:
    assert line_of(where, lines_in(AWKWARD)) == line


@pytest.mark.parametrize(
    ("said", "where", "why"),
    [
        (
            "Expected `int`, got `str` - at `$.a[3].b`",
            ("a", 3, "b"),
            '"b" should be a whole number, not a text in quotes',
        ),
        ("Expected `object`, got `array` - at `$.a[3]`", ("a", 3), '"a" should be a table, not a list'),
        (
            "Expected `bool`, got `float` - at `$.b`",
            ("b",),
            '"b" should be true or false, not a number with a point',
        ),
        (
            "Expected `str | null`, got `time` - at `$.b`",
            ("b",),
            '"b" should be a text in quotes, not a time',
        ),
        ("Object missing required field `b` - at `$.a[3]`", ("a", 3), 'the key "b" is missing'),
        ("Object missing required field `b`", (), 'the key "b" is missing'),
        ("Object contains unknown field `b` - at `$.a`", ("a", "b"), '"b" is not a key that belongs here'),
        ("Something else - at `$.a`", ("a",), "something else"),
    ],
)
def test_what_does_not_fit_is_said_in_plain_words(said: str, where: Where, why: str) -> None:
    assert split_validation(said) == (where, why)
