"""What nobody in their right mind sends: malformed, oversized, out of order, replayed, from other tables."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from backroom.protocol.messages import LONGEST_MESSAGE

KINDS: Final = (
    "hello", "answer", "aside", "sit", "come_back", "contribute", "seat_bot", "fill", "kick", "start",
    "pause", "resume", "rematch", "chat", "react", "welcome", "update", "goodbye", "", "drop table",
)  # fmt: skip
VALUES: Final[tuple[Any, ...]] = (
    None, True, 0, -1, 1, 7, 2**31, 2**63, -(2**63), 10**40, 1.5, 1e308, "", "0", "x", "00", "\x00", "\u202e",
    "é" * 300, "x" * 600, "'; --", "<script>", "{}", "../../etc", [], {}, [[]], {"type": "pass"},
    {"type": "snap", "place": 59}, {"type": "replace", "place": -1}, {"type": "peek", "places": [0, 0]},
    {"type": "offer", "to": 2**70, "money": -(2**70), "give": [], "take": []},
)  # fmt: skip
FIELDS: Final = (
    "id", "ask", "move", "name", "given", "seat", "level", "text", "reaction", "version", "token", "table",
    "last", "type", "unknown",
)  # fmt: skip

Message = str | bytes
Maker = Callable[[Random, list[str]], Message]


def write(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


def any_command(rng: Random) -> dict[str, Any]:
    """A command of any kind with some of any fields."""
    fields = rng.sample(FIELDS, rng.randint(0, 5))
    command: dict[str, Any] = {field: rng.choice(VALUES) for field in fields}
    return {"type": rng.choice(KINDS), "id": f"g{rng.randrange(50)}"} | command


def malformed(rng: Random, replayed: list[str]) -> Message:
    """Bytes with mistakes: cut off, changed, or not text at all."""
    text = bytearray(rng.choice(replayed).encode()) if replayed and rng.random() < 0.7 else bytearray(b"{}")
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(text) + 1)
        text[place : place + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
    return bytes(text) if rng.random() < 0.3 else text.decode("utf-8", "replace")


def oversized(rng: Random, replayed: list[str]) -> Message:
    """More than anybody may send, or nested too deep."""
    if rng.random() < 0.5:
        return write(
            {"type": "chat", "id": "1", "text": "x" * rng.randrange(LONGEST_MESSAGE, 3 * LONGEST_MESSAGE)}
        )
    deep = rng.randrange(100, 7_000)
    return '{"type":"answer","id":"1","ask":0,"move":' + "[" * deep + "]" * deep + "}"


def out_of_order(rng: Random, replayed: list[str]) -> Message:
    """Commands for another moment."""
    ask = rng.choice([0, 1, 2, 5, 40, 41, 10_000, -1])
    return write({"type": "answer", "id": f"o{rng.randrange(1_000)}", "ask": ask, "move": {"type": "draw"}})


def again(rng: Random, replayed: list[str]) -> Message:
    """What somebody else sent, at this table or another, or at another time."""
    return rng.choice(replayed) if replayed else out_of_order(rng, replayed)


def strange(rng: Random, replayed: list[str]) -> Message:
    """Good JSON that means nothing."""
    return write(any_command(rng))


MAKERS: Final[tuple[Maker, ...]] = (malformed, oversized, out_of_order, again, strange)
