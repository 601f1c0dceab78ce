"""Write docs/protocol.md from the types, their docstrings and the comments behind their fields."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from string import Template
from typing import Final, get_args

from aiohttp import web
from msgspec import Struct

from backroom.client.line import LONGEST_SILENCE
from backroom.client.process import LONGEST_LINE
from backroom.client.program import GRACE, TRIES, Line
from backroom.core.form import Bag, Form, OneOf, Whole, fill
from backroom.core.optional import moment_type, outlook_type, reason_type, sheet_type, why_not_type
from backroom.games import HOUSE
from backroom.protocol.goodbyes import MEANINGS
from backroom.protocol.messages import (
    LONGEST_MESSAGE,
    VERSION,
    Advised,
    Commands,
    Hello,
    Rest,
    Update,
    Welcome,
)
from backroom.server.app import A_REVIEW
from backroom.server.http import api, puzzles
from backroom.server.http.openapi import OPERATIONS
from backroom.server.http.schemas import kinds_for
from backroom.server.rooms.audience import MOST_TABS, REMEMBERED
from backroom.server.settings import Settings, most_in_flight
from backroom.table.clocks import FACTORS
from backroom.table.notices import Notice
from backroom.table.race import ALLOWANCE, EQUAL, HOLD, LEAD
from tools.protocol_examples import bodies, lines, messages, shown
from tools.protocol_types import Field, Speller, says, tag_of

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("docs") / "protocol.md"
WRITE: Final = "write it with .venv/bin/python -m tools.protocol_page"
TEMPLATE: Final = Path(__file__).resolve().parent / "protocol.md"  # the prose, with placeholders
USUAL: Final = Settings()
FORMS: Final = (Form, Whole, OneOf, Bag)
FORM: Final = Form("vote", (OneOf("favour", (True, False)), Whole("votes", 0, 3)))
FIGURES: Final = {
    "version": str(VERSION),
    "schemas": ", ".join(f"`{name}`" for name in sorted(kinds_for(HOUSE))),
    "longest_message": str(LONGEST_MESSAGE),
    "messages_burst": str(USUAL.messages_burst),
    "messages_per_second": f"{USUAL.messages_per_second:g}",
    "requests_burst": str(USUAL.requests_burst),
    "requests_per_second": f"{USUAL.requests_per_second:g}",
    "connections": str(USUAL.connections_per_address),
    "tabs": str(MOST_TABS),
    "remembered": str(REMEMBERED),
    "remembered_ids": str(most_in_flight(Settings())),
    "patience": f"{LONGEST_SILENCE:g}",
    "lead": f"{LEAD * 1000:g}",
    "allowance": f"{ALLOWANCE * 1000:g}",
    "hold": f"{HOLD * 1000:g}",
    "equal": f"{EQUAL * 1000:g}",
    "longest_line": str(LONGEST_LINE),
    "tries": str(TRIES),
    "grace": f"{GRACE:g}",
    "factors": ", ".join(f"{factor:g} at the speed `{speed}`" for speed, factor in FACTORS.items()),
    "form": shown(FORM),
    "filling": shown(fill(FORM, {"favour": True, "votes": 2}, HOUSE["organized_crime"].move)),
}


# what to say about a request besides its docstring and its types
MORE: Final = {
    ("DELETE", "/api/tables/{code}"): "The token of the host comes as `Authorization: Bearer TOKEN`.",
    (
        "POST",
        "/api/tables/{code}/outlook",
    ): "The token of the seat comes as `Authorization: Bearer TOKEN`.",
    (
        "GET",
        "/api/tables/{code}/told",
    ): "The token of the seat comes as `Authorization: Bearer TOKEN`; without one, as a spectator.",
    ("GET", "/api/tables/{code}/record"): "Its lines are described in [record.md](record.md).",
    ("GET", "/api/tables/{code}/replay"): "`?eyes=` a seat's number, `spectator` (as if left out) or `all`.",
    ("GET", "/api/tables/{code}/highlights"): f"This and a replay count as {A_REVIEW} requests each.",
    ("GET", "/api/puzzle"): "`?day=` another day, such as 2026-11-19, from `first` on; it may be cached.",
    ("GET", "/api/finished"): "`?before=` the `next` of the page before.",
}


@lru_cache
def page() -> str:
    """The whole page."""
    speller = Speller()
    speller.described |= {kind.__name__ for kind in FORMS}
    template = Template(TEMPLATE.read_text("utf-8"))
    blocks = {
        "from_client": sections([Hello, *get_args(Commands)], speller),
        "from_server": sections([Welcome, Update, Advised, *get_args(Rest)[1:]], speller),
        "goodbyes": [goodbyes()],
        "parts": parts(speller),
        "notices": menu(get_args(Notice), speller),
        "clocks": [clocks()],
        "forms": forms(),
        "requests": map(request, (*api.routes(), *puzzles.routes())),
        "bodies": http_bodies(speller),
        "lines": sections(get_args(Line), speller),
        "games": of_the_games(),
    }
    text = {name: "\n\n".join(block) for name, block in blocks.items()}
    return template.substitute(text | FIGURES)


# Types


def sections(kinds_of: Sequence[type[Struct]], speller: Speller) -> Iterator[str]:
    """Messages, each with its fields and an example."""
    examples = {type(message): message for message in (*messages(), *lines())}
    for kind in kinds_of:
        yield f"### `{tag_of(kind)}`"
        yield says(kind)
        yield table(speller.fields(kind))
        yield f"```json\n{shown(examples[kind])}\n```"


def parts(speller: Speller) -> Iterator[str]:
    """The structures that messages are made of, until all are described."""
    while waiting := [name for name in speller.parts if name not in speller.described]:
        for name in waiting:
            kind = speller.parts[name]
            yield f"### {name}"
            tag = tag_of(kind)
            yield says(kind) + (f' Its `type` is "{tag}".' if tag is not None else "")
            yield table(speller.fields(kind))
    yield from vocabularies(speller)


def vocabularies(speller: Speller) -> Iterator[str]:
    """Each set of words that a text field can take."""
    for name in [name for name in speller.vocabularies if name not in speller.described]:
        words = speller.vocabularies[name]
        speller.described.add(name)
        yield f"**{name}** is one of {', '.join(f'`{word}`' for word in words)}."


def table(fields: Sequence[Field]) -> str:
    """Fields, one per line."""
    if not fields:
        return "It has no fields."
    rows = [f"| `{one.name}` | {cell(one.kind)} | {cell(one.meaning)} |" for one in fields]
    return "\n".join(["| field | | |", "|---|---|---|", *rows])


def menu(kinds_of: Sequence[type[Struct]], speller: Speller) -> Iterator[str]:
    """Many small structures, one per line, and what they are made of."""
    rows = [
        f"| `{tag_of(kind)}` | {cell(inline(speller.fields(kind)))} | {cell(says(kind))} |"
        for kind in kinds_of
    ]
    yield "\n".join(["| type | fields | |", "|---|---|---|", *rows])
    yield from parts(speller)


def inline(fields: Sequence[Field]) -> str:
    """Fields in one cell."""
    return "; ".join(
        f"`{one.name}` {one.kind}" + (f" ({one.meaning})" if one.meaning else "") for one in fields
    )


def cell(text: str) -> str:
    """Text escaped for a cell of a table."""
    return text.replace("|", r"\|")


# The rest


def goodbyes() -> str:
    """Why a connection is closed."""
    advice = {True: "come back in a moment", False: "do not come back"}
    rows = [f"| `{reason}` | {means.says} | {advice[means.passes]} |" for reason, means in MEANINGS.items()]
    return "\n".join(["| reason | | |", "|---|---|---|", *rows])


def clocks() -> str:
    """How long questions stay open."""
    rows = [
        f"| {name} | `{clock}` | {duration.seconds:g} s |"
        for name, game in HOUSE.items()
        for clock, duration in game.clocks.items()
    ]
    return "\n".join(["| game | clock | at the speed `normal` |", "|---|---|---|", *rows])


def forms() -> Iterator[str]:
    """Forms: options with fields to fill in."""
    for kind in FORMS:
        yield f"**`{tag_of(kind)}`**: {says(kind)}"
        yield table(Speller().fields(kind))


def request(route: web.RouteDef) -> str:
    """One request over HTTP."""
    found = [one for one in OPERATIONS if (one.method.upper(), one.path) == (route.method, route.path)]
    if not found:
        raise LookupError(f"OPERATIONS in server/http/openapi.py has no entry for {route.path}")
    (known,) = found
    takes = "" if known.body is None else f" Its body is {a_type(known.body)}."
    gives = "" if known.answer is None else f" and {a_type(known.answer)}"
    more = MORE.get((route.method, route.path), "")
    does = (route.handler.__doc__ or "").partition("\n")[0]
    answers = f"Answer: {known.status}{gives}. {more}".strip()
    return f"**`{route.method} {route.path}`** {does}{takes} {answers}"


def a_type(kind: object) -> str:
    """The type of a body."""
    return Speller().spell(kind, "", __name__)


def http_bodies(speller: Speller) -> Iterator[str]:
    """The bodies of requests and answers."""
    for body in bodies():
        yield f"### {type(body).__name__}"
        yield says(type(body))
        yield table(speller.fields(type(body)))
        yield f"```json\n{shown(body)}\n```"
    yield from parts(speller)


def of_the_games() -> Iterator[str]:
    """The types of each game: setup, moves, events, view."""
    for name, game in HOUSE.items():
        speller = Speller()
        yield f"## {name}: setup"
        yield table(speller.fields(game.setup))
        yield from parts(speller)
        yield f"## {name}: moves"
        yield from menu(get_args(game.move), speller)
        yield f"## {name}: events"
        yield from menu(get_args(game.event), speller)
        yield f"## {name}: the view"
        yield table(speller.fields(game.view))
        yield from parts(speller)
        for what, kind in (
            ("what is printed", sheet_type(game)),
            ("an outlook", outlook_type(game)),
            ("why the adviser says so", reason_type(game)),
        ):
            if kind is not None:
                yield f"## {name}: {what}"
                yield says(kind)
                yield table(speller.fields(kind))
                yield from parts(speller)
        if why_not_type(game) is not None:
            yield f"## {name}: why a move is not allowed now"
            yield "The codes: " + ", ".join(f"`{code}`" for code in get_args(why_not_type(game))) + "."
        if moment_type(game) is not None:
            yield f"## {name}: the moments of its highlights"
            yield from menu(get_args(moment_type(game)), speller)


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write the page, or only check it; 1 if it is out of date."""
    parser = argparse.ArgumentParser(description="the protocol, from its types")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is out of date")
    check: bool = parser.parse_args(arguments).check
    written = root / PAGE
    wanted = page()
    if not check:
        written.write_text(wanted, "utf-8")
    elif not written.is_file() or written.read_text("utf-8") != wanted:
        print(f"{PAGE.as_posix()} is out of date: {WRITE}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
