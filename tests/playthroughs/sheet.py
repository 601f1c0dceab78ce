"""What playthroughs of every title share: the lines that say who was asked, and who heard what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

import msgspec

from backroom.core.chance import Chance, Drawn, Pick
from backroom.core.game import Answers, Ask

FOLDER = Path(__file__).parent
WIDTH = 110


def counted(indexes: Sequence[int]) -> str:
    """Seats or places, counted from 1."""
    return " ".join(str(index + 1) for index in indexes)


def question(number: int, pending: Ask | Chance, menus: Mapping[int, Sequence[str]]) -> Iterator[str]:
    """What the game waits for, and what each seat may answer."""
    if isinstance(pending, Ask):
        yield f"[{number}] {pending.clock} ({pending.mode}) of {counted(pending.seats)}"
        for seat, menu in menus.items():
            said = f"{seat + 1} may {' | '.join(menu)}"
            yield from wrap(said, WIDTH, initial_indent="  ", subsequent_indent="    ")
    elif isinstance(pending, Pick):
        yield f"[{number}] nature: one of {pending.of}"
    else:
        yield f"[{number}] nature: {msgspec.json.encode(pending).decode()}"


def answer(entry: Answers[Any] | Drawn, spell: Callable[[Any], str]) -> Iterator[str]:
    """What was answered, in the order that counts."""
    if isinstance(entry, Drawn):
        yield f"  > {list(entry.outcome)}"
    else:
        yield "  > " + ", ".join(f"{seat + 1}: {spell(move)}" for seat, move in entry.moves)


def told(title: Any, events: Sequence[Any], players: int) -> Iterator[str]:
    """What each seat and a spectator hear; those who hear the same share a line."""
    for event in events:
        heard: dict[str, str] = {}
        for seat in (*range(players), None):
            said = title.tell(event, seat)
            words = "nothing" if said is None else title.describe(said)
            heard[words] = heard.get(words, "") + ("W" if seat is None else str(seat + 1))
        for words, who in heard.items():
            yield f"  {who} hear: {words}" if len(who) > 1 else f"  {who} hears: {words}"


def write_all(playthroughs: Mapping[str, Any], text: Callable[[str, Any], str]) -> None:
    """Write every playthrough."""
    for name, playthrough in playthroughs.items():
        (FOLDER / f"{name}.txt").write_text(text(name, playthrough), "utf-8")
