"""Write web/src/protocol from the types of Python, or with `--check` see that it is current."""

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
from backroom.core.optional import moment_type, outlook_type, printed_by, sheet_type
from backroom.core.receipt import Kind, Receipt
from backroom.games import GAMES
from backroom.games.omerta.cards import COPIES, KIND_OF, POINTS
from backroom.games.omerta.editions import EDITIONS
from backroom.protocol.goodbyes import MEANINGS
from backroom.protocol.messages import VERSION, FromClient, TableNow, from_server
from backroom.server import schemas
from backroom.server.keys import For
from backroom.table.clocks import CLOCKS, FACTORS
from backroom.table.notices import Notice
from backroom.table.question import Question
from tools import bootstrap, web

FOLDER = web.WEB / "src" / "protocol"
TRANSLATOR = web.WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
HEADER = "// Written by tools/web_types.py from the types of Python; never by hand.\n\n"
ROOT = "Everything"
SENT_BY_CLIENTS = ("commands", "api")  # who may leave out what has a default
OF_THE_GAMES = ("api-outlook", "api-printed")  # answers that consist of types in the games' own files
Schema = dict[str, Any]


def roots() -> dict[str, dict[str, Any]]:
    """What each file describes: names, and the types of Python behind them."""
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
    for name, game in GAMES.items():
        files[name] = {"Setup": game.setup, "Move": game.move, "Event": game.event, "View": game.view}
        parts = {"Moment": moment_type(game), "Printed": sheet_type(game), "Outlook": outlook_type(game)}
        files[name] |= {part: kind for part, kind in parts.items() if kind is not None}
    return files


def title(name: str) -> str:
    """A name as types are written."""
    return "".join(word.capitalize() for word in name.split("-"))


def choices(homes: tuple[str, ...]) -> dict[tuple[str, ...], str]:
    """What Python calls its sets of words, by the words in order; `homes`: the packages to look in."""
    found: dict[tuple[str, ...], str] = {}
    for module in sorted(name for name in sys.modules if name.startswith(homes)):
        for name, kind in vars(sys.modules[module]).items():
            if get_origin(kind) is Literal and len(get_args(kind)) > 1:
                found.setdefault(tuple(sorted(get_args(kind))), name)
    return found


def schema_of(kinds: dict[str, Any], names: dict[tuple[str, ...], str], *, whole: bool) -> Schema:
    """One schema with a definition for every name; `whole`: what has a default is there all the same."""
    found, defs = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    named = {name: one for name, one in zip(kinds, found, strict=True) if "$ref" not in one}
    for one in (named | defs).values():
        one.pop("discriminator", None)  # the tag of each type tells them apart
        if "properties" in one:
            one["additionalProperties"] = False
            if whole:
                one["required"] = [name for name in one["properties"] if not may_be_missing(one, name)]
    text = msgspec.json.encode(dict(sorted((named | defs).items()))).decode()
    for name, one in defs.items():  # a generic type goes by its own name alone
        text = text.replace(f'"{name}"', f'"{short(one)}"').replace(f'/{name}"', f'/{short(one)}"')
    used: dict[str, Schema] = {}
    everything: Schema = {name: readable(one, names, used) for name, one in msgspec.json.decode(text).items()}
    if twice := everything.keys() & used.keys():
        bootstrap.fail(f"the types of Python have two things called {min(twice)}.")
    everything |= used
    for name, one in everything.items():
        one["title"] = name
    references = [{"$ref": f"#/$defs/{name}"} for name in everything]
    return {"title": ROOT, "anyOf": references, "$defs": everything}


def may_be_missing(schema: Schema, name: str) -> bool:
    """Whether a field may be left out though nothing stands for it then."""
    return name not in schema.get("required", ()) and "default" not in schema["properties"][name]


def short(schema: Schema) -> str:
    """The name of a type, without the types it was made for."""
    return str(schema["title"]).partition("[")[0]


def typescript(node: Path, schema: Schema) -> str:
    """The types that a schema describes."""
    command = [node, bootstrap.ROOT / TRANSLATOR, "--bannerComment", "", "--no-additionalProperties"]
    text = msgspec.json.encode(schema).decode()
    made = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return re.sub(
        rf"export type {ROOT} =.*?;\n", "", made, count=1, flags=re.DOTALL
    )  # only leads to the rest


def readable(part: Any, names: dict[tuple[str, ...], str], used: dict[str, Schema]) -> Any:
    """The same schema, with sets of words by their names, which go to `used`.

    Tuples get the older spelling, which is the one the translator reads.
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
    """What the client has to know besides the types."""
    passing = "".join(f"  {reason}: {json(meaning.passes)},\n" for reason, meaning in MEANINGS.items())
    turns = {speed: int(CLOCKS["turn"].seconds * factor) for speed, factor in FACTORS.items()}
    return (
        f"export const VERSION = {VERSION};\n\n"
        "// What the token of a link begins with that was sent to somebody.\n"
        f"export const SENT = {json(For.WHOM_IT_IS_SENT)};\n\n"
        "// Whether a goodbye for this reason passes: if so, a client comes back after a moment.\n"
        f"export const PASSES = {{\n{passing}}};\n\n"
        "// How many seconds a turn may take, at each speed that has a clock.\n"
        f"export const TURN_SECONDS = {json(turns)} as const;\n"
    )


def printed() -> str:
    """What is printed on the cards of OMERTA and what its editions change, for the pages of the rules."""
    points = {name: POINTS[kind] for name, kind in KIND_OF.items()}
    return (
        f"export const EDITIONS = {json(EDITIONS)} as const;\n\n"
        f"export const POINTS = {json(points)} as const;\n\n"
        f"export const COPIES = {json(COPIES)} as const;\n"
    )


def printed_board() -> str:
    """What lies on the table of ORGANIZED CRIME, for the pages of the rules."""
    game = GAMES["organized_crime"]
    return (
        "import type { Printed } from './organized_crime';\n\n"
        f"export const PRINTED: Printed = {json(printed_by(game, game.setup()))};\n"
    )


def json(value: object) -> str:
    """A value as TypeScript writes it."""
    return msgspec.json.encode(value).decode()


def files(node: Path) -> dict[str, str]:
    """Every file, by its name."""
    found = {
        "constants": HEADER + constants(),
        "omerta_print": HEADER + printed(),
        "organized_crime_print": HEADER + printed_board(),
    }
    for name, kinds in roots().items():
        homes = (f"backroom.games.{name}",) if name in GAMES else ("backroom.protocol", "backroom.table")
        schema = schema_of(kinds, choices(homes), whole=name not in SENT_BY_CLIENTS)
        found[name] = HEADER + typescript(node, schema)
    return found


def main(arguments: list[str]) -> int:
    """Write the files, or look whether they are what would be written."""
    python = Path(sys.executable)
    with bootstrap.locked(what=web.BUILDING):
        web.install(python)
    stale = list[str]()
    for name, text in files(web.node_of(python)).items():
        path = bootstrap.ROOT / FOLDER / f"{name}.ts"
        if arguments == ["--check"]:
            if not path.is_file() or path.read_text() != text:
                stale.append(f"{FOLDER / path.name} is not current; run tools/web_types.py.")
        else:
            path.write_text(text)
    print("\n".join(stale) or "the types of the protocol are current")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
