"""Law 3: an entry with a value of the wrong type is malformed; no rule ever sees it."""

from __future__ import annotations

from typing import Any, Final, get_args

from msgspec import inspect
from msgspec.json import Decoder, Encoder

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Aside, Entry
from backroom.core.refusal import Malformed
from backroom.games.organized_crime.moves import Move

WRITER: Final = Encoder()
READER: Final[Decoder[Entry[Move]]] = Decoder(Answers[Move] | Drawn | Aside[Move])
TYPES: Final[dict[type, type]] = {
    inspect.BoolType: bool,
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.LiteralType: str,
    inspect.NoneType: type(None),
}


class Kind:
    """Knows which values are of a declared type, and holds what is declared of the values inside."""

    def __init__(self, types: tuple[type, ...]) -> None:
        self.types: tuple[type, ...] = types  # exactly one of these: True is not an int here
        self.words: tuple[str, ...] = ()  # that a text may be; none: any
        self.items: Kind | None = None  # of a tuple
        self.fields: list[tuple[str, Kind]] = []  # of a Struct

    def has(self, value: Any) -> bool:
        """Whether this is a value of this type, with all that it holds."""
        if type(value) not in self.types:
            return False
        if type(value) is str:
            return value in self.words if self.words else value.isascii() or is_unicode(value)
        items = self.items
        if items is not None:
            for item in value:
                if not items.has(item):
                    return False
        return all(kind.has(getattr(value, name)) for name, kind in self.fields)


def is_unicode(text: str) -> bool:
    """Whether a text has no half of a character, which no file could hold."""
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in text)


def kind_of(declared: inspect.Type) -> Kind:
    """The kind that a field declares."""
    if isinstance(declared, inspect.StructType):
        kind = Kind((declared.cls,))
        kind.fields = [(field.name, kind_of(field.type)) for field in declared.fields]
        return kind
    if isinstance(declared, inspect.VarTupleType):
        kind = Kind((tuple,))
        kind.items = kind_of(declared.item_type)
        return kind
    among = declared.types if isinstance(declared, inspect.UnionType) else (declared,)
    kind = Kind(tuple([TYPES[type(one)] for one in among]))
    for one in among:
        if isinstance(one, inspect.LiteralType):
            kind.words = tuple([str(word) for word in one.values])
    return kind


MOVES: Final[dict[type, Kind]] = {move: kind_of(inspect.type_info(move)) for move in get_args(Move)}


def is_move(said: object) -> bool:
    """Whether this is a move with values of the types that it declares."""
    kind = MOVES.get(type(said))
    return kind is not None and kind.has(said)


def is_exactly(value: object, kind: type) -> bool:
    """Whether a value is of exactly this type: True is not an int here."""
    return type(value) is kind


def is_entry(said: Any) -> bool:
    """Whether this is an entry with values of the types that it declares."""
    if is_exactly(said, Answers):
        return is_exactly(said.ask, int) and are_answers(said.moves)
    if is_exactly(said, Drawn):
        return are_numbers(said.outcome)
    return is_exactly(said, Aside) and is_exactly(said.seat, int) and is_move(said.move)


def are_answers(said: Any) -> bool:
    """Whether these are moves by seat."""
    if not is_exactly(said, tuple):
        return False
    for pair in said:
        if not is_exactly(pair, tuple) or len(pair) != 2 or not is_exactly(pair[0], int):
            return False
        if not is_move(pair[1]):
            return False
    return True


def are_numbers(said: Any) -> bool:
    """Whether these are whole numbers."""
    if not is_exactly(said, tuple):
        return False
    return all(is_exactly(number, int) for number in said)


def check_entry(entry: Entry[Move]) -> None:
    """Raise `Malformed` for an entry with a word where a number belongs, half a point, or no move at all."""
    said: Any = entry  # compiled code would trust the declared types of the fields
    if not is_entry(said):
        raise Malformed(f"this is no entry: {what_is_wrong(said)}")


def what_is_wrong(said: Any) -> str:
    """What cannot be read of an entry when it is written down."""
    try:
        READER.decode(WRITER.encode(said))
    except (TypeError, ValueError, RecursionError) as problem:
        return str(problem)
    return "it reads otherwise when it is written down"
