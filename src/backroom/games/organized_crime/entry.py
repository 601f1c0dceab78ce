"""Law 3: an entry that cannot be written and read back unchanged is malformed; no rule ever sees it."""

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
# The types of fields that can be checked at a glance.
TYPES: Final[dict[type, type]] = {
    inspect.BoolType: bool,
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.NoneType: type(None),
}


class PlainField:
    """Knows which values a field of a move may hold, where it holds no others inside."""

    def __init__(self, name: str, types: tuple[type, ...], words: tuple[str, ...]) -> None:
        self.name: str = name
        self.types: tuple[type, ...] = types
        self.words: tuple[str, ...] = words  # none: any text

    def takes(self, text: str) -> bool:
        """Whether this text is certainly allowed; beyond ASCII it may not be valid Unicode."""
        return text in self.words if self.words else text.isascii()


def plain_fields(move: type) -> list[PlainField] | None:
    """The fields of a move; None if one of them holds other values."""
    struct = inspect.type_info(move)
    assert isinstance(struct, inspect.StructType)
    fields: list[PlainField] = []
    for field in struct.fields:
        declared = field.type
        among = declared.types if isinstance(declared, inspect.UnionType) else (declared,)
        if isinstance(declared, inspect.LiteralType):
            fields.append(PlainField(field.name, (str,), tuple([str(word) for word in declared.values])))
        elif all(type(one) in TYPES for one in among):
            fields.append(PlainField(field.name, tuple([TYPES[type(one)] for one in among]), ()))
        else:
            return None
    return fields


PLAIN: Final[dict[type, list[PlainField] | None]] = {move: plain_fields(move) for move in get_args(Move)}


def is_plain(said: object) -> bool:
    """Whether this is certainly a move with the types it declares."""
    fields = PLAIN.get(type(said))
    if fields is None:
        return False
    for field in fields:
        value = getattr(said, field.name)
        if type(value) not in field.types or (type(value) is str and not field.takes(value)):
            return False
    return True


def are_plain(said: Any) -> bool:
    """Whether these are certainly answers: moves by seat."""
    if not is_exactly(said, tuple):
        return False
    for pair in said:
        if not is_exactly(pair, tuple) or len(pair) != 2 or not is_exactly(pair[0], int):
            return False
        if not is_plain(pair[1]):
            return False
    return True


def is_exactly(value: object, kind: type) -> bool:
    """Whether a value is of exactly this type: True is not an int here."""
    return type(value) is kind


def check_entry(entry: Entry[Move]) -> None:
    """Raise `Malformed` for an entry with a word where a number belongs, half a point, or no move at all."""
    said: Any = entry  # compiled code would trust the declared types of the fields
    if is_exactly(said, Answers) and is_exactly(said.ask, int) and are_plain(said.moves):
        return
    try:
        again = READER.decode(WRITER.encode(entry))
    except (TypeError, ValueError, RecursionError) as problem:
        raise Malformed(f"this is no entry: {problem}") from None
    if again != entry:
        raise Malformed("this is no entry: it reads otherwise when it is written down")
