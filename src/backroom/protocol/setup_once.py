"""Sends the setup once per connection, in its first update: it can be long, and never changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from msgspec import UNSET, Struct, UnsetType, defstruct, structs

T = TypeVar("T", bound=Struct)


def without_setup(whole: T) -> T:
    """The table or view without its setup, for a client that already has it."""
    return structs.replace(whole, setup=UNSET)


def with_setup(kind: type[T], sent: Struct, setup: Any) -> T:
    """The complete table or view, from the one that was sent and its setup."""
    return kind(**(structs.asdict(sent) | {"setup": setup}))


@lru_cache
def as_sent(kind: type[Struct], setup: Any) -> Any:
    """The type of a table or view on the wire, where the setup may be missing."""
    return defstruct(
        f"{kind.__name__}Sent",
        [("setup", setup | UnsetType, UNSET)],
        bases=(kind,),
        module=kind.__module__,
        namespace={"__doc__": kind.__doc__},
        frozen=True,
        kw_only=True,
    )
