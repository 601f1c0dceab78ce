"""Spells Python types as a reader of JSON sees them, for tools/protocol_page.py."""

from __future__ import annotations

import inspect
import re
import sys
import types
from collections.abc import Iterable
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

FEW: Final = 4  # values that are spelled where they are used; more get their own line
FIELD: Final = re.compile(r"^    (\w+): [^#]*?(?:  # (.*))?$", re.MULTILINE)
JSON: Final = {"None": "null", "True": "true", "False": "false"}
PYTHON: Final = re.compile(r"\b(None|True|False)\b")
WORDS: Final[dict[Any, str]] = {
    int: "integer",
    float: "number",
    str: "text",
    bool: "boolean",
    type(None): "null",
    None: "null",
}
# the types that depend on the game
OF_THE_GAME: Final = {"M": "move", "E": "event", "V": "view", "S": "setup", "R": "reason"}
# fields whose type is Any in the sources, by name
ANYTHING: Final = {
    "move": "move",
    "moves": "move",
    "setup": "setup",
    "view": "view",
    "beginning": "view",
    "events": "event",
    "asked": "`Ask`, a question to nature, or null",
    "entry": "entry of the record, or null",
    "moments": "moment of the game",
    "told": "event or `Notice`",
    "options": "move or `Form`",
    "asides": "move",
    "reason": "reason of the game's adviser",
}


class Field(NamedTuple):
    """One field: its name, its type, and what its comment says."""

    name: str
    kind: str
    meaning: str


class Speller:
    """Spells types, and notes which structures and vocabularies it has named but not described."""

    def __init__(self) -> None:
        self.parts: dict[str, type[Struct]] = {}
        self.vocabularies: dict[str, tuple[str, ...]] = {}
        self.described: set[str] = set()

    def fields(self, kind: type[Struct]) -> list[Field]:
        """The fields of a structure, in source order; marks the structure as described."""
        self.described.add(kind.__name__)
        hints = get_type_hints(kind, include_extras=True)
        comments = comments_of(kind)
        found: list[Field] = []
        for field in msgspec.structs.fields(kind):
            spelled = self.spell(hints[field.name], field.name, kind.__module__)
            found.append(
                Field(field.encode_name, spelled, with_default(in_json(comments.get(field.name, "")), field))
            )
        return found

    def spell(self, kind: Any, field: str, module: str) -> str:
        """A type in words."""
        if kind in WORDS:
            return WORDS[kind]
        if kind is Any or kind is Raw:
            return ANYTHING[field]
        if isinstance(kind, TypeVar):
            return OF_THE_GAME.get(kind.__name__) or self.spell(kind.__bound__, field, module)
        origin = get_origin(kind)
        if origin is Annotated:
            return self.spell_limited(kind, field, module)
        if origin is Literal:
            return self.spell_words(kind, module)
        if origin is Union or origin is types.UnionType:
            return self.spell_union(kind, field, module)
        if origin is tuple:
            return self.spell_row(get_args(kind), field, module)
        if origin is dict:
            key, value = (self.spell(one, field, module) for one in get_args(kind))
            return f"object: {value} by {key}"
        struct = origin or kind
        if not (isinstance(struct, type) and issubclass(struct, Struct)):
            raise TypeError(f"there are no words for {kind}")
        self.parts.setdefault(struct.__name__, struct)
        return f"`{struct.__name__}`"

    def spell_limited(self, kind: Any, field: str, module: str) -> str:
        """A type with limits."""
        inner, *limits = get_args(kind)
        spelled = self.spell(inner, field, module)
        for limit in limits:
            if not isinstance(limit, Meta):
                continue
            if limit.max_length is not None:
                many = "of them" if get_origin(inner) in (tuple, dict) else "characters"
                spelled += f", {limit.min_length or 0} to {limit.max_length} {many}"
            if limit.le is not None:
                spelled += f", {limit.ge} to {limit.le}"
            if limit.pattern is not None:
                spelled += f" like `{limit.pattern.removesuffix(chr(92) + 'Z')}$`"
        return spelled

    def spell_words(self, kind: Any, module: str) -> str:
        """One of some words."""
        words = tuple(str(word) for word in get_args(kind))
        name = name_in(module, kind)
        if len(words) <= FEW or name is None:
            return " or ".join(f'"{word}"' for word in words)
        self.vocabularies[name] = words
        return f"`{name}`"

    def spell_union(self, kind: Any, field: str, module: str) -> str:
        """One of several types; three or more structures go by the name of their union."""
        members = [one for one in get_args(kind) if one is not UnsetType]  # which is no value on the wire
        spelled: list[str] = []
        for name, union in unions_in(module):
            inner = get_args(union)
            if len(inner) > 2 and all(one in members for one in inner):
                members = [one for one in members if one not in inner]
                spelled.append(f"`{name}`" if name != "Move" else "move")
        return " or ".join(
            [*(self.spell(one, field, module) for one in members if one is not type(None)), *spelled]
            + (["null"] if type(None) in members else [])
        )

    def spell_row(self, members: tuple[Any, ...], field: str, module: str) -> str:
        """A list."""
        if len(members) == 2 and members[1] is ...:
            inner = self.spell(members[0], field, module)
            return f"list of ({inner})" if " or " in inner else f"list of {inner}"
        return f"[{', '.join(self.spell(one, field, module) for one in members)}]"


def with_default(comment: str, field: msgspec.structs.FieldInfo) -> str:
    """The comment, and the default of the field if it has one."""
    has_no_words = field.default is UNSET or isinstance(field.default, Raw)
    if field.default is not msgspec.NODEFAULT and not has_no_words:
        return "; ".join(
            filter(None, [comment, f"if left out: {msgspec.json.encode(field.default).decode()}"])
        )
    if field.default_factory is not msgspec.NODEFAULT or has_no_words:
        return "; ".join(filter(None, [comment, "may be left out"]))
    return comment


def comments_of(kind: type[Struct]) -> dict[str, str]:
    """The comment behind each field in the sources."""
    comments: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if issubclass(one, Struct) and one is not Struct:
            comments |= dict(FIELD.findall(inspect.getsource(one)))
    return comments


def unions_in(module: str) -> Iterable[tuple[str, Any]]:
    """The unions that a module has a name for."""
    for name, value in vars(sys.modules[module]).items():
        if isinstance(value, types.UnionType):
            yield name, value


def name_in(module: str, kind: Any) -> str | None:
    """What a module calls a type."""
    return next((name for name, value in vars(sys.modules[module]).items() if value == kind), None)


def tag_of(kind: type[Struct]) -> str | None:
    """The `type` tag of a message of this type."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else None


def says(kind: type[Struct]) -> str:
    """The docstring, as one paragraph."""
    return in_json(" ".join((kind.__doc__ or "").split()))


def in_json(text: str) -> str:
    """A comment or docstring with None, True and False in JSON's spelling."""
    return PYTHON.sub(lambda word: JSON[word[0]], text)
