"""The most expensive known shapes of input, by type; `test_costs.py` sends them all.

Add a shape here when somebody finds one; it is then tried on every input of its type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from backroom.games.organized_crime.printed.board_file import BOARD_TEXT

Shape = Callable[[int], Any]  # with this many characters
Json = dict[str, Any]
Dear = Callable[[str, Json, int], Iterator[tuple[str, Any]]]

A_TEXT: Final = 4096  # characters; a longer text may be a file
DIGITS: Final = 4_000  # as many as Python parses
LARGE: Final = 10**DIGITS
A_LINE: Final = 400  # characters

STRINGS: Final[dict[str, Shape]] = {
    "letters": lambda n: "x" * n,
    "marks on a letter": lambda n: ("a" + "\u0301" * n)[:n],
    "letters that fall apart when normalised": lambda n: "\ufb2c" * n,
    "joined emoji": lambda n: ("\U0001f468\u200d" * n)[:n],
    "blanks": lambda n: "\u2800" * n,
    "quotes": lambda n: '"' * n,
    "digits": lambda n: "9" * n,
    "zeros": lambda n: "\0" * n,
}
TEXTS: Final[dict[str, Shape]] = {  # kinds of long text
    "dotted keys": lambda n: ("a." * n)[: n - 3] + "a=1",
    "dotted keys on many lines": lambda n: ("a.b.c.d.e.f.g=1\n" * n)[:n],
    "inline tables": lambda n: "a=" + ("{a=" * n)[: n - 2],
    "lists": lambda n: "a=" + ("[" * n)[: n - 2],
    "lists on many lines": lambda n: ("a=[\n" + "[[1]],\n" * n)[:n],
    "keys": lambda n: "".join(f"k{k}=1\n" for k in range(1_990))[:n],
    "headers": lambda n: "".join(f"[a.b.c{k}]\n" for k in range(1_990))[:n],
    "tables": lambda n: ("[[a.b.c]]\n" * 1_990)[:n],
    "quotes without end": lambda n: ('\\"""\n' * n)[:n],
    "long texts": lambda n: "".join('a="' + r"\n" * 190 + '"\n' for _ in range(80))[:n],
    "a board with long comments": lambda n: (
        BOARD_TEXT + ("#" * (A_LINE - 1) + "\n") * ((n - len(BOARD_TEXT)) // A_LINE)
    ),
    "empty lines": lambda n: "\n" * n,
    "short lines": lambda n: ("{}\n" * n)[:n],
    "a record of lines that are long": lambda n: HEADER + ("[" * 65_000 + "\n") * (n // 65_001 - 1),
    "a record of many numbers": lambda n: (HEADER + '{"type":"drawn","outcome":[' + "1," * 30_000)[:n],
    "a record of moves": lambda n: (HEADER + (MOVES + "\n") * 32)[:n],
    "a record of the dearest board": lambda n: header_of("a." * 16_000 + "a=1")[:n],
}
HEADER: Final = '{"type":"record","format":1,"game":"omerta","rules":1,"setup":{"players":3}}\n'
MOVES: Final = (
    '{"type":"answers","ask":1,"moves":[' + '[0,{"type":"take"}],' * 3_000 + '[0,{"type":"take"}]]}'
)
INTEGERS: Final[tuple[Any, ...]] = (-LARGE, LARGE, 2**63, 2**64, -1, 0, 1e308)
WHOLE: Final[dict[str, Callable[[int], bytes]]] = {  # in place of the whole body
    "brackets": lambda n: b"[" * n,
    "objects": lambda n: (b'{"a":' * n)[:n],
    "keys": lambda n: b"{" + b",".join(b'"k%d":0' % k for k in range(n // 11)) + b"}",
    "the same key": lambda n: b"{" + (b'"name":0,' * n)[: n - 10] + b'"name":0}',
    "digits": lambda n: b"9" * n,
    "a fraction": lambda n: b"0." + b"9" * (n - 2),
    "an exponent": lambda n: b"1e" + b"9" * (n - 2),
    "escapes": lambda n: b'"' + (rb"\u00e9" * n)[: (n - 2) // 6 * 6] + b'"',
    "blanks": lambda n: b" " * n,
    "no text at all": lambda n: b"\xff" * n,
    "numbers": lambda n: b"[" + (b"0," * n)[: n - 3] + b"0]",
    "unknown keys": lambda n: b'{"unknown":' + b"[" * (n // 2 - 9) + b"]" * (n // 2 - 9) + b"}",
}


def header_of(board: str) -> str:
    """The first line of a record with this board."""
    setup = {"players": 4, "board": board}
    header = {"type": "record", "format": 1, "game": "organized_crime", "rules": 1, "setup": setup}
    return msgspec.json.encode(header).decode() + "\n"


class Shapes:
    """Fills a schema with values, the plainest or the most expensive it allows."""

    def __init__(self, defs: Json, good: Json, free: dict[str, list[Json]]) -> None:
        self.defs: Json = defs
        self.good: Json = good  # valid values by field name, so that the other fields get further
        self.free: dict[str, list[Json]] = free  # values of fields that are parsed once the game is known
        self.of_type: dict[str, Dear] = {
            "string": self.texts,
            "integer": self.numbers,
            "number": self.numbers,
            "array": self.lists,
            "object": self.objects,
            "boolean": self.nothing,
            "null": self.nothing,
        }

    def resolve(self, schema: Json) -> Json:
        """The schema that a reference points to."""
        while "$ref" in schema:
            schema = self.defs[schema["$ref"].rsplit("/", 1)[1]]
        return schema

    def kinds(self, name: str, schema: Json) -> list[Json]:
        """The alternatives that a value may match."""
        schema = self.resolve(schema)
        if not schema.keys() - {"default"}:
            if name not in self.free:
                raise AssertionError(f"nothing is known of the field `{name}`: name its schemas in `free`")
            return [self.resolve(one) for one in self.free[name]]
        if "anyOf" in schema:
            return [kind for one in schema["anyOf"] for kind in self.kinds(name, one)]
        return [schema]

    def plain(self, name: str, schema: Json) -> Any:
        """A known valid value, or otherwise one that fits the schema."""
        if name in self.good:
            return self.good[name]
        kind = self.kinds(name, schema)[0]
        if "enum" in kind:
            return kind["enum"][0]
        plain: dict[str, Any] = {
            "string": "x" * kind.get("minLength", 1),
            "integer": kind.get("minimum", 0),
            "boolean": True,
            "array": [],
        }
        return self.whole(kind) if kind.get("type") == "object" else plain.get(kind["type"])

    def whole(self, schema: Json) -> Json:
        """An object with all its required fields."""
        wanted = schema.get("required", ())
        return {name: self.plain(name, schema["properties"][name]) for name in wanted}

    def dear(self, name: str, schema: Json, longest: int) -> Iterator[tuple[str, Any]]:
        """Every known expensive value of a field that its schema allows, by name."""
        for kind in self.kinds(name, schema):
            if "enum" in kind or "const" in kind:
                continue
            if kind.get("type") not in self.of_type:
                raise AssertionError(f"no shape is known for `{name}` of the type {kind.get('type')}")
            yield from self.of_type[kind["type"]](name, kind, longest)

    def nothing(self, _name: str, _kind: Json, _longest: int) -> Iterator[tuple[str, Any]]:
        """Nothing about it is expensive."""
        yield from ()

    def texts(self, _name: str, kind: Json, longest: int) -> Iterator[tuple[str, Any]]:
        """Texts, and long ones of each kind."""
        most = kind.get("maxLength", longest)
        for shape, text in (STRINGS | (TEXTS if most >= A_TEXT else {})).items():
            yield shape, text(most)

    def numbers(self, _name: str, _kind: Json, longest: int) -> Iterator[tuple[str, Any]]:
        """Numbers; the largest not in long lists, which would be too long and take seconds to write."""
        for place, value in enumerate(INTEGERS):
            if abs(value) < LARGE or longest > DIGITS // 2:
                yield f"number {place}", value

    def lists(self, name: str, kind: Json, longest: int) -> Iterator[tuple[str, Any]]:
        """The longest lists of expensive elements."""
        items = kind.get("items") or {"type": "null"}
        most = kind.get("maxItems", longest // 2)
        yield "longest list", [self.plain(name, items)] * most
        for shape, value in self.dear(name, items, longest // (most or 1)):
            yield f"list of {shape}", [value] * most

    def objects(self, _name: str, kind: Json, longest: int) -> Iterator[tuple[str, Any]]:
        """Objects with one expensive field, or with as many keys as possible."""
        base = self.whole(kind)
        for inner, of in kind.get("properties", {}).items():
            for shape, value in self.dear(inner, of, longest):
                yield f"{inner}: {shape}", base | {inner: value}
        if "properties" not in kind:
            yield (
                "most keys",
                {str(key): "regular" for key in range(kind.get("maxProperties", longest // 20))},
            )
            yield "long keys", {"9" * (longest // 2): "regular"}
