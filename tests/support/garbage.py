"""Messages with something changed at one place: another value, none, too much of it, or too deep."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, Final

VALUES: Final[tuple[Any, ...]] = (
    None, True, 0, -1, 1, 7, 99, 2**31, 2**53, 2**63 - 1, 1.5, 1e308, "", "0",
    "x" * 600, "\x00", [], {}, [[]],
    [None], ["x"], {"type": "pass"}, {"type": "table_resumed"},
)  # fmt: skip
DEEP: Final = 400


def misshape(message: Any, rng: Random) -> Any:
    """A copy with one place changed."""
    changed = copy.deepcopy(message)
    inside, key = rng.choice(places(changed))
    match rng.randrange(4):
        case 0:
            inside[key] = rng.choice(VALUES)
        case 1:
            del inside[key]
        case 2:
            inside[key] = [inside[key]] * rng.choice((2, 50))
        case _:
            for _ in range(DEEP):
                inside[key] = [inside[key]]
    return changed


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a message: the object or list around it, and its name or number there."""
    found: list[tuple[Any, Any]] = []
    keys: list[Any] = list(value.keys() if hasattr(value, "keys") else range(len(value)))
    for key in keys:
        found.append((value, key))
        if isinstance(value[key], (dict, list)):
            found += places(value[key])
    return found
