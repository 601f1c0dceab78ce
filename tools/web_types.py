"""Write the client's types from the Python types; `--check` only checks that they are current.

Types common to all games are in web/src/protocol, those of one game in web/src/games/<game>/protocol.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, cast, get_args, get_origin

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from backroom.core.form import Form
from backroom.core.optional import (
    moment_type,
    outlook_type,
    printed_by,
    reason_type,
    sheet_type,
    why_not_type,
)
from backroom.core.receipt import Kind, Receipt
from backroom.games import HOUSE
from backroom.games.omerta.printed.cards import COPIES, KIND_OF, POINTS
from backroom.games.omerta.printed.editions import EDITIONS
from backroom.protocol.goodbyes import MEANINGS
from backroom.protocol.messages import VERSION, FromClient, TableNow, from_server
from backroom.server.http import schemas
from backroom.server.seats.keys import For
from backroom.table.notices import Notice
from backroom.table.question import Question
from tools import bootstrap, web

FOLDER = web.WEB / "src" / "protocol"
TRANSLATOR = web.WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
HEADER = "// Written by tools/web_types.py from the types of Python; never by hand.\n\n"
ROOT = "Everything"
SENT_BY_CLIENTS = ("commands", "api")  # which may omit fields that have a default
OF_THE_GAMES = ("api-outlook", "api-printed")  # answers made of types in the games' own files
Schema = dict[str, Any]


def roots() -> dict[str, dict[str, Any]]:
    """What each file describes: names, and the Python types behind them."""
    question: Any = Question
    files: dict[str, dict[str, Any]] = {
        "commands": {"FromClient": FromClient},
        "messages": {
            "FromServer": from_server(),
            "Notice": Notice,
            "Form": Form,
            "Question": question[Any],
            "TableNow": TableNow[Any],
        },
        "api": {
            title(name.removeprefix("api-")): kind
            for name, kind in schemas.API.items()
            if name not in OF_THE_GAMES
        },
        "receipt": {"Receipt": Receipt, "FindingKind": Kind},
    }
    for name in drawn():
        game = HOUSE[name]
        files[name] = {"Setup": game.setup, "Move": game.move, "Event": game.event, "View": game.view}
        parts = {"Moment": moment_type(game), "Printed": sheet_type(game), "Outlook": outlook_type(game)}
        parts |= {"AdviceReason": reason_type(game), "WhyNotCode": why_not_type(game)}
        files[name] |= {part: kind for part, kind in parts.items() if kind is not None}
    return files


def drawn() -> list[str]:
    """The games that have their own folder in the client."""
    return [name for name in HOUSE if (bootstrap.ROOT / web.GAMES / name).is_dir()]


def file_of(name: str) -> Path:
    """The file for a game's types, or for those of every game."""
    return web.GAMES / name / "protocol" / "types.ts" if name in HOUSE else FOLDER / f"{name}.ts"


def title(name: str) -> str:
    """A name in the spelling of a type."""
    return "".join(word.capitalize() for word in name.split("-"))


def choices(homes: tuple[str, ...]) -> dict[tuple[str, ...], str]:
    """Python's names for its sets of words, by the words in order; `homes`: the packages to look in."""
    found: dict[tuple[str, ...], str] = {}
    for module in sorted(name for name in sys.modules if name.startswith(homes)):
        for name, kind in vars(sys.modules[module]).items():
            if get_origin(kind) is Literal and len(get_args(kind)) > 1:
                found.setdefault(tuple(sorted(get_args(kind))), name)
    return found


def schema_of(kinds: dict[str, Any], names: dict[tuple[str, ...], str], *, whole: bool) -> Schema:
    """One schema with a definition for every name; `whole`: fields with a default are always present."""
    found, defs = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    named = {name: one for name, one in zip(kinds, found, strict=True) if "$ref" not in one}
    for one in (named | defs).values():
        one.pop("discriminator", None)  # the tag of each type tells them apart
        if "properties" in one:
            one["additionalProperties"] = False
            if whole:
                one["required"] = [name for name in one["properties"] if not may_be_missing(one, name)]
    text = msgspec.json.encode(dict(sorted((named | defs).items()))).decode()
    for name, one in defs.items():  # a generic type goes by its bare name
        text = text.replace(f'"{name}"', f'"{short(one)}"').replace(f'/{name}"', f'/{short(one)}"')
    used: dict[str, Schema] = {}
    everything: Schema = {name: readable(one, names, used) for name, one in msgspec.json.decode(text).items()}
    # a set of words that is asked for by its name refers to itself
    itself = {name for name, one in everything.items() if one == {"$ref": f"#/$defs/{name}"}}
    if twice := (everything.keys() & used.keys()) - itself:
        bootstrap.fail(f"two Python types are called {min(twice)}.")
    everything |= used
    for name, one in everything.items():
        one["title"] = name
    references = [{"$ref": f"#/$defs/{name}"} for name in everything]
    return {"title": ROOT, "anyOf": references, "$defs": everything}


def may_be_missing(schema: Schema, name: str) -> bool:
    """Whether a field may be omitted although it has no default."""
    return name not in schema.get("required", ()) and "default" not in schema["properties"][name]


def short(schema: Schema) -> str:
    """The name of a type, without its type arguments."""
    return str(schema["title"]).partition("[")[0]


def typescript(node: Path, schema: Schema) -> str:
    """The TypeScript types that a schema describes."""
    command = [node, bootstrap.ROOT / TRANSLATOR, "--bannerComment", "", "--no-additionalProperties"]
    text = msgspec.json.encode(schema).decode()
    made = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return re.sub(
        rf"export type {ROOT} =.*?;\n", "", made, count=1, flags=re.DOTALL
    )  # only refers to the rest


def readable(part: Any, names: dict[tuple[str, ...], str], used: dict[str, Schema]) -> Any:
    """The same schema with sets of words by name; the names go to `used`.

    Tuples get the older spelling, which the translator understands.
    """
    if isinstance(part, list):
        return [readable(one, names, used) for one in cast("list[Any]", part)]
    if not isinstance(part, dict):
        return part
    fields = cast("Schema", part)
    words = fields.get("enum", [None])
    if None not in words and (name := names.get(tuple(sorted(words)))):
        used[name] = {"enum": words}
        return {"$ref": f"#/$defs/{name}"}
    found = {key: readable(value, names, used) for key, value in fields.items() if key != "prefixItems"}
    if "prefixItems" in fields:
        found["items"] = readable(fields["prefixItems"], names, used)
    return found


def constants() -> str:
    """What the client needs to know besides the types."""
    passing = "".join(f"  {reason}: {json(meaning.passes)},\n" for reason, meaning in MEANINGS.items())
    return (
        f"export const VERSION = {VERSION};\n\n"
        "// What the token of a link begins with that was sent to somebody.\n"
        f"export const SENT = {json(For.WHOM_IT_IS_SENT)};\n\n"
        "// Whether a goodbye for this reason passes: if so, a client comes back after a moment.\n"
        f"export const PASSES = {{\n{passing}}};\n"
    )


def printed() -> str:
    """What is printed on OMERTA's cards and what its editions change, for the rules pages."""
    points = {name: POINTS[kind] for name, kind in KIND_OF.items()}
    return (
        f"export const EDITIONS = {json(EDITIONS)} as const;\n\n"
        f"export const POINTS = {json(points)} as const;\n\n"
        f"export const COPIES = {json(COPIES)} as const;\n"
    )


def printed_board() -> str:
    """What lies on the table of ORGANIZED CRIME, for the rules pages."""
    game = HOUSE["organized_crime"]
    return (
        "import type { Printed } from './types';\n\n"
        f"export const PRINTED: Printed = {json(printed_by(game, game.setup()))};\n"
    )


def json(value: object) -> str:
    """A value in TypeScript."""
    return msgspec.json.encode(value).decode()


def files(node: Path) -> dict[Path, str]:
    """Every file, by its path."""
    found = {
        FOLDER / "constants.ts": HEADER + constants(),
        web.GAMES / "omerta" / "protocol" / "printed.ts": HEADER + printed(),
        web.GAMES / "organized_crime" / "protocol" / "printed.ts": HEADER + printed_board(),
    }
    for name, kinds in roots().items():
        homes = (f"backroom.games.{name}",) if name in HOUSE else ("backroom.protocol", "backroom.table")
        schema = schema_of(kinds, choices(homes), whole=name not in SENT_BY_CLIENTS)
        found[file_of(name)] = HEADER + typescript(node, schema)
    return found


def main(arguments: list[str]) -> int:
    """Write the files, or check that they are current."""
    python = Path(sys.executable)
    with bootstrap.locked(what=web.BUILDING):
        web.install(python)
    stale = list[str]()
    for file, text in files(web.node_of(python)).items():
        path = bootstrap.ROOT / file
        if arguments == ["--check"]:
            if not path.is_file() or path.read_text() != text:
                stale.append(f"{file} is not current; run tools/web_types.py.")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)  # a new game has no such folder yet
            path.write_text(text)
    print("\n".join(stale) or "the types of the protocol are current")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
