"""A setup can be long, and never changes: it goes over each connection once, in its first update."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from msgspec import UNSET, Struct, UnsetType, defstruct, structs

T = TypeVar("T", bound=Struct)


def without_setup(whole: T) -> T:
    """A table or a view to be sent to somebody who has its setup: encoded, there is none in it."""
    return structs.replace(whole, setup=UNSET)


def with_setup(kind: type[T], sent: Struct, setup: Any) -> T:
    """The whole table or view of which this was sent."""
    return kind(**(structs.asdict(sent) | {"setup": setup}))


@lru_cache
def as_sent(kind: type[Struct], setup: Any) -> Any:
    """The type of a table or a view on its way, in which there may be no setup."""
    return defstruct(
        f"{kind.__name__}Sent",
        [("setup", setup | UnsetType, UNSET)],
        bases=(kind,),
        module=kind.__module__,
        namespace={"__doc__": kind.__doc__},
        frozen=True,
        kw_only=True,
    )
