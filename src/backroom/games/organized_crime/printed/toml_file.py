"""Reads a TOML file and names the line of whatever is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Generic, NoReturn, TypeVar

from msgspec import Struct, ValidationError, convert

from backroom.core.refusal import Malformed
from backroom.games.organized_crime.setup import LONGEST_TEXT

S = TypeVar("S", bound=Struct)
Where = tuple[str | int, ...]  # the way to a value: keys, and places in arrays

# What a text may have, looked at before it is read: some of it costs tomllib time and memory by its square.
# The shipped board has 13,626 bytes; a board and decks of the largest size fit into one request.
LARGEST: Final = LONGEST_TEXT  # bytes
MOST_LINES: Final = 2_000  # the shipped board has 177
LONGEST_LINE: Final = 400  # characters; the longest shipped one has 150
REMEMBERED: Final = 8  # texts that are read once for all tables that use them
DEEPEST: Final = 8  # brackets within brackets, and parts of a key; a board needs 2


class Sheet(Generic[S]):
    """Holds what a file says, and on which line it says it."""

    def __init__(self, name: str, data: S, text: str) -> None:
        self.name = name
        self.data = data
        self.text = text

    def fail(self, where: Where, why: str) -> NoReturn:
        """Raise `Malformed` for the value at this place."""
        raise Malformed(f"{self.name}, line {line_of(where, lines_in(self.text))}: {why}")


def read_text(path: Path) -> str:
    """The text of an owner's file; raises `Malformed` if it cannot be read."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as problem:
        raise Malformed(f"{path.name} cannot be read: {problem.strerror or problem}") from None
    if len(raw) > LARGEST:
        raise Malformed(f"{path.name} is too large: a board or a deck is at most {LARGEST} bytes")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise Malformed(f"{path.name}, line {line}: this is not UTF-8 text") from None


def parse(text: str, name: str, kind: type[S]) -> Sheet[S]:
    """The sheet that a text holds; raises `Malformed` for anything that is not in it or should not be."""
    check_shape(text, name)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        why, line = split_syntax(str(problem), text)
        raise Malformed(f"{name}, line {line}: this is not TOML: {why}") from None
    try:
        return Sheet(name, convert(data, kind), text)
    except ValidationError as problem:
        where, why = split_validation(str(problem))
        raise Malformed(f"{name}, line {line_of(where, lines_in(text))}: {why}") from None


def check_shape(text: str, name: str) -> None:
    """Raise `Malformed` for what is too large, long or deep to be read, in time linear in the text."""
    if len(text) > LARGEST or len(text.encode(errors="replace")) > LARGEST:
        raise Malformed(f"{name} is too large: a board or a deck is at most {LARGEST} bytes")
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise Malformed(f"{name}, line {MOST_LINES + 1}: there are at most {MOST_LINES} lines")
    for line, content in enumerate(lines, 1):
        if len(content) > LONGEST_LINE:
            raise Malformed(f"{name}, line {line}: a line has at most {LONGEST_LINE} characters")
    check_depth(text, name)


def check_depth(text: str, name: str) -> None:
    """Raise `Malformed` for brackets or keys that go too deep, and for a text in quotes without an end."""
    line, depth, dots = 1, 0, 0
    for found in TOKEN.finditer(text):
        sign = found[0]
        if sign == ".":
            dots += 1
        elif sign in "[{":
            depth, dots = depth + 1, 0
        elif sign in "]}":
            depth, dots = max(0, depth - 1), 0
        elif sign in "\n=,":
            dots = 0
        elif sign in "\"'":
            raise Malformed(f"{name}, line {line}: this is not TOML: a text in quotes has no end")
        if depth > DEEPEST:
            raise Malformed(f"{name}, line {line}: the brackets are nested too deep")
        if dots >= DEEPEST:
            raise Malformed(f"{name}, line {line}: a key has at most {DEEPEST} parts")
        line += sign.count("\n")


def line_of(where: Where, lines: dict[Where, int]) -> int:
    """The line of a value; of what holds it, where the value itself is missing; else the first."""
    for length in range(len(where), 0, -1):
        if where[:length] in lines:
            return lines[where[:length]]
    return 1


def split_syntax(said: str, text: str) -> tuple[str, int]:
    """What tomllib found wrong, and the line it gives in its message."""
    why, _, at = said.partition(" (at ")
    found = re.match(r"line (\d+)", at)
    line = int(found[1]) if found else text.rstrip().count("\n") + 1  # "at end of document"
    return why[:1].lower() + why[1:], line


def split_validation(said: str) -> tuple[Where, str]:
    """The place and the reason in a message of msgspec."""
    why, _, at = said.partition(" - at `$")
    where: Where = tuple(int(index) if index else key for key, index in re.findall(r"\.(\w+)|\[(\d+)\]", at))
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", why):
        return (*where, unknown[1]), f'"{unknown[1]}" is not a key that belongs here'
    if missing := re.fullmatch(r"Object missing required field `(.*)`", why):
        return where, f'the key "{missing[1]}" is missing'
    if wrong := re.fullmatch(r"Expected `(.*)`, got `(.*)`", why):
        key = next((part for part in reversed(where) if isinstance(part, str)), "this")
        expected, got = (SPOKEN.get(kind, kind) for kind in wrong.groups())
        return where, f'"{key}" should be {expected}, not {got}'
    if limit := re.fullmatch(r"Expected `int(?: \| null)?` ([<>]=) (-?\d+)", why):
        return (
            where,
            f'"{where[-1]}" should be {"at most" if limit[1] == "<=" else "at least"} {int(limit[2]):,}',
        )
    return where, why[:1].lower() + why[1:]


SPOKEN: Final = {
    "int": "a whole number",
    "int | null": "a whole number",
    "float": "a number with a point",
    "str": "a text in quotes",
    "str | null": "a text in quotes",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "date": "a date",
    "datetime": "a date",
    "time": "a time",
}


def lines_in(text: str) -> dict[Where, int]:
    """The line of every key, entry and table of a text that tomllib has read."""
    lines: dict[Where, int] = {}
    for place, line in Scanner(text).document():
        for length in range(1, len(place) + 1):
            lines.setdefault(place[:length], line)
    return lines


class Scanner:
    """Walks over correct TOML to find the line of every value."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.seen = 0
        self.line = 1
        self.tables: dict[Where, int] = {}  # how many [[tables]] of a name there were

    def document(self) -> Iterator[tuple[Where, int]]:
        """Every place of the text with its line."""
        table: Where = ()
        while self.skip(GAP) < len(self.text):
            line = self.line_now()
            if self.text[self.at] != "[":
                yield from self.pair(table)
                continue
            several = self.text.startswith("[[", self.at)
            self.at += 2 if several else 1
            table = self.table(self.key(), several=several)
            self.at += 2 if several else 1
            yield table, line

    def table(self, key: Where, *, several: bool) -> Where:
        """The place a header opens; a name with several tables means the last of them."""
        place: Where = ()
        for depth, part in enumerate(key):
            place = (*place, part)
            if several and depth == len(key) - 1:
                self.tables[place] = self.tables.get(place, 0) + 1
            if place in self.tables:
                place = (*place, self.tables[place] - 1)
        return place

    def pair(self, table: Where) -> Iterator[tuple[Where, int]]:
        """A key, its equals sign and its value."""
        line = self.line_now()
        place = table + self.key()
        yield place, line
        self.at += 1
        self.skip(GAP)
        yield from self.value(place)

    def value(self, place: Where) -> Iterator[tuple[Where, int]]:
        """A value, and all that is in it."""
        opening = self.text[self.at]
        if opening == "[":
            yield from self.array(place)
        elif opening == "{":
            self.at += 1
            while self.skip(BETWEEN) < len(self.text) and self.text[self.at] != "}":
                yield from self.pair(place)
            self.at += 1
        else:
            self.skip(STRING if opening in "\"'" else BARE)

    def array(self, place: Where) -> Iterator[tuple[Where, int]]:
        """The entries of a list, each with the line it starts on."""
        self.at += 1
        index = 0
        while self.skip(BETWEEN) < len(self.text) and self.text[self.at] != "]":
            entry = (*place, index)
            yield entry, self.line_now()
            yield from self.value(entry)
            index += 1
        self.at += 1

    def key(self) -> Where:
        """A key with its dots, up to what follows it."""
        parts: list[str] = []
        while True:
            self.skip(SPACE)
            start = self.at
            self.skip(STRING if self.text[start] in "\"'" else BARE_KEY)
            parts.append(self.text[start : self.at].strip("\"'"))
            self.skip(SPACE)
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1

    def skip(self, what: re.Pattern[str]) -> int:
        """Go past what matches here, and say where that is."""
        found = what.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return self.at

    def line_now(self) -> int:
        """The line of the place the walk has reached."""
        self.line += self.text.count("\n", self.seen, self.at)
        self.seen = self.at
        return self.line


SPACE: Final = re.compile(r"[ \t]*")
GAP: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BETWEEN: Final = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
BARE_KEY: Final = re.compile(r"[\w-]+")
BARE: Final = re.compile(r"[^,\]}\n#]+")
# each alternative takes every character in one way only, so that none is tried twice
STRINGS: Final = (
    r'"""(?:[^"\\]|\\.|"(?!""))*+"{3,5}|"(?!"")(?:[^"\\\n]|\\.)*+"'
    r"|'''(?:[^']|'(?!''))*+'{3,5}|'(?!'')[^'\n]*+'"
)
STRING: Final = re.compile(STRINGS, re.DOTALL)
TOKEN: Final = re.compile(STRINGS + r"|#[^\n]*|[^\[\]{}.,=\n\"'#]+|.", re.DOTALL)
