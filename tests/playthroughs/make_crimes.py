"""Write whole games of ORGANIZED CRIME out as text: `python -m tests.playthroughs.make_crimes`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Final, NamedTuple, cast

import msgspec

from backroom.core.chance import Chance
from backroom.core.form import Form, OneOf, Whole
from backroom.core.game import Aside, Ask, Entry, Over
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Move, Target
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.games.organized_crime.view import FamilyView, View
from tests.games.organized_crime.kit import OrganizedCrimeKit
from tests.games.organized_crime.tempers import KILLERS, TRADERS, WILD, Temper
from tests.playthroughs.sheet import answer, counted, question, told, write_all

MENU: Final = 12  # options that are written out; the rest of a longer menu is counted


class Playthrough(NamedTuple):
    """One game: its table, its temper and its seed."""

    setup: Setup
    temper: Temper
    seed: str


PLAYTHROUGHS: Final[dict[str, Playthrough]] = {
    "organized_crime-2": Playthrough(Setup(players=2), KILLERS, "105"),
    "organized_crime-3": Playthrough(Setup(players=3, variant="short", rounds=3), TRADERS, "128"),
    "organized_crime-4": Playthrough(Setup(players=4, variant="limit", rounds=5), WILD, "94"),
}


def words(value: object) -> str:
    """A field of a move in a word or two; seats count from 1 where the field is known to be one."""
    if isinstance(value, Target):
        return f"{'boss' if value.boss else 'man'} of {value.seat + 1} on {value.space}"
    if isinstance(value, tuple):
        parts = cast("tuple[object, ...]", value)
        return "+".join(words(part) for part in parts) or "nothing"
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def spell(move: Move) -> str:
    """A move in a few words."""
    tag = str(move.__struct_config__.tag)
    fields: list[str] = []
    for name in move.__struct_fields__:
        value: object = getattr(move, name)
        if name in ("seat", "to", "by") and isinstance(value, int):
            value += 1
        fields.append(f"{name}={words(value)}" if tag in ("name", "offer") else words(value))
    return " ".join([tag, *fields])


def spell_option(option: Move | Form) -> str:
    """A move, or a form with what each field can be."""
    if not isinstance(option, Form):
        return spell(option)
    fields: list[str] = []
    for field in option.fields:
        if isinstance(field, Whole):
            fields.append(f"{field.name} {field.low}..{field.high}")
        elif isinstance(field, OneOf):
            among = [
                one + 1 if field.name in ("to", "by") and type(one) is int else one for one in field.among
            ]
            if len(among) > MENU:
                among[2:-1] = ["..."]
            fields.append(f"{field.name} {'/'.join(map(words, among))}")
        else:
            fields.append(
                f"{field.name} {'+'.join(f'{limit} {name}' for name, limit in field.limits) or 'nothing'}"
            )
    return f"{option.move} [{', '.join(fields)}]"


def text(name: str, playthrough: Playthrough) -> str:
    """The whole playthrough."""
    setup, temper, seed = playthrough
    options: dict[str, object] = msgspec.to_builtins(setup)
    lines = [
        f"{name}: a whole game as text, written by python -m tests.playthroughs.make_crimes",
        ", ".join(f"{option}={value}" for option, value in options.items()),
        "Seats are counted from 1; W is a spectator; a form stands in brackets with what each field can be.",
        "A view is what W sees where it has changed, and for each seat what it knows otherwise of a family.",
    ]
    state = ORGANIZED_CRIME.start(setup)
    before: dict[str, str] = {}
    numbers = count()
    while not isinstance(pending := state.pending(), Over):
        entry = OrganizedCrimeKit().next_entry(state, Random(f"{seed} {next(numbers)}"), temper)
        assert entry is not None
        lines += ["", *question(state.entries, pending, menus(state, pending)), *said(entry)]
        lines += told(ORGANIZED_CRIME, state.apply(entry), setup.players)
        seen = shown(state.view(None))
        lines += [f"  W sees {field}: {seen[field]}" for field in seen if seen[field] != before.get(field)]
        for seat in range(setup.players):
            own = shown(state.view(seat))
            known = f"{seat + 1} knows"
            for field in own:
                if own[field] != seen[field] and before.get(f"{known} {field}") != own[field]:
                    lines.append(f"  {known} {field}: {own[field]}")
                    seen[f"{known} {field}"] = own[field]
                elif f"{known} {field}" in before:
                    seen[f"{known} {field}"] = before[f"{known} {field}"]
        before = seen
    lines += ["", f"over: won by {counted(pending.winners)}, estates {pending.scores}"]
    return "\n".join(lines) + "\n"


def menus(state: OrganizedCrime, pending: Ask | Chance) -> dict[int, list[str]]:
    """What each seat may answer; only the start of a long menu."""
    offered: dict[int, list[str]] = {}
    for seat in pending.seats if isinstance(pending, Ask) else ():
        menu = offered[seat] = [spell_option(option) for option in state.options(seat)]
        if len(menu) > MENU:
            menu[MENU:] = [f"and {len(menu) - MENU} more"]
    return offered


def said(entry: Entry[Move]) -> Iterator[str]:
    """What was answered, or said as an aside."""
    if isinstance(entry, Aside):
        yield f"  > aside, {entry.seat + 1}: {spell(entry.move)}"
    else:
        yield from answer(entry, spell)


TABLE = (
    "step", "round", "starter", "turn", "income", "debts", "dice", "walkers", "active", "excused", "landings",
    "crimes", "due", "session", "words", "winners",
)  # fmt: skip
SEATS = (
    "starter",
    "turn",
    "crimes",
    "winners",
    "debtor",
    "creditor",
    "caller",
    "offender",
    "by",
    "to",
    "seat",
)


def shown(view: View) -> dict[str, str]:
    """Every field of a view except the seat and the setup, as short as possible."""
    seen = {field: compact(field, msgspec.to_builtins(getattr(view, field))) for field in TABLE}
    seen["round"] += f" of {view.rounds}"
    for deck in view.decks:
        used = " ".join(f"{card}*{copies}" for card, copies in deck.used)
        seen[f"deck {deck.deck}"] = f"{deck.cards}, used {used or 'none'}"
    for seat, family in enumerate(view.families):
        seen[f"family {seat + 1}"] = shown_family(family)
        seen[f"secrets of {seat + 1}"] = shown_secrets(family)
    return seen


def compact(field: str, value: object) -> str:
    """A value in a word or two, with seats counted from 1."""
    if isinstance(value, dict):
        parts = cast("dict[str, object]", value)
        return "(" + ", ".join(f"{name} {compact(name, part)}" for name, part in parts.items()) + ")"
    if isinstance(value, list | tuple):
        members = cast("Sequence[object]", value)
        return " ".join(compact(field, part) for part in members) or "none"
    if field in SEATS and type(value) is int:
        value += 1
    return words(value)


def shown_family(family: FamilyView) -> str:
    """What everybody sees of a family."""
    if not family.alive:
        return f"out, {family.base} {family.colour}, left {family.left}"
    parts = [
        f"{family.base} {family.colour}",
        f"boss {family.boss}",
        f"men {' '.join(f'{space}*{men}' for space, men in family.men) or 'none'}",
        f"left {family.left}",
        f"circles {' '.join(family.circles) or 'none'}",
        f"suspended {family.suspended}",
        f"words kept {family.kept} broken {family.broken}",
        f"cards {family.power_cards}+{family.official_cards}",
    ]
    return ", ".join(parts)


def shown_secrets(family: FamilyView) -> str:
    """What one seat knows about a family's money and cards."""
    assert family.money is None or family.least == family.most == family.money
    money = f"${family.least}" if family.least == family.most else f"${family.least} to ${family.most}"
    return f"{money}, cards {' '.join(family.known) or 'unknown'}"


if __name__ == "__main__":
    write_all(PLAYTHROUGHS, text)
