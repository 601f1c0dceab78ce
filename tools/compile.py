"""Build the compiled engine into build/compiled, and tell whether it still matches the sources."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap, web
from tools.stages import SKIP

COMPILED = Path("build", "compiled")
STAMP = "backroom-stamp"
CHOICE = "BACKROOM_COMPILE"  # `never`: ./backroom starts no compiler by itself
FAILED = Path("build", "compile-failed")  # the stamp of sources that did not compile
LOG = Path("build", "compile.log")
LOWEST = 19  # priority
LOCKS = ("requirements-dev.txt", "requirements-compile.txt")  # of the two environments that can build it
SHIPPED = ("README.md", "LICENSE", "NOTICE.md")
# gcc rereads the one large C file to check its indentation: a third of all its work
UNINDENTED = "-Wno-misleading-indentation"
# nothing replaces our functions at load time, so the compiler may inline them
OURS_ALONE = "-fno-semantic-interposition"
# source patterns that mypyc accepts but compiles to something else
CHANGED = {"a Struct": r"^class .*\bStruct\b", "a coroutine": r"^\s*async def "}


def engine_tree(root: Path = bootstrap.ROOT) -> Path:
    """The folder to import backroom from: the compiled one if it matches the sources, otherwise src."""
    try:
        stamp = (root / COMPILED / STAMP).read_text()
    except OSError:
        return root / "src"
    return root / COMPILED if stamp == sources_stamp(root) else root / "src"


def sources_stamp(root: Path) -> str:
    """Hash everything the compiled engine is made of."""
    digest = hashlib.sha256(f"{importlib.machinery.EXTENSION_SUFFIXES[0]} {OURS_ALONE}".encode())
    package = root / "src" / "backroom"
    left_out = {"__pycache__", "static"}  # the browser client is not part of the engine
    files = (path for path in package.rglob("*") if path.is_file() and left_out.isdisjoint(path.parts))
    for path in [root / "pyproject.toml", *(root / lock for lock in LOCKS), *sorted(files)]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root)} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def what_is_missing(python: Path) -> str | None:
    """Why this machine cannot compile, in a few words; None if it can."""
    code = "import sysconfig as s; print(s.get_path('include')); print(s.get_config_var('CC') or 'cc')"
    asked = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    include, compiler = asked.stdout.splitlines()
    if shutil.which((os.environ.get("CC") or compiler).split()[0]) is None:
        return "no C compiler"
    if not Path(include, "Python.h").is_file():
        return "no Python.h (Debian: python3-dev)"
    return None


def build_python(root: Path = bootstrap.ROOT) -> Path:
    """The python with the build tools: of the environment for development, or of a much smaller one."""
    is_there = bootstrap.is_whole(bootstrap.ENVIRONMENTS["dev"], root)
    return bootstrap.ensure("dev" if is_there else "compile", root)


def compile_in_background(root: Path = bootstrap.ROOT) -> subprocess.Popen[bytes] | None:
    """Start compiling at the lowest priority; None if that is of no use.

    It goes on when the server ends, and what failed once is not tried again before the sources change.
    """
    if os.environ.get(CHOICE) == "never" or engine_tree(root) != root / "src":
        return None
    if what_is_missing(Path(sys.executable)) is not None:
        return None
    failed = root / FAILED
    try:
        if failed.is_file() and failed.read_text() == sources_stamp(root):
            return None
        (root / "build").mkdir(exist_ok=True)
        with (root / LOG).open("wb") as log:
            return subprocess.Popen(
                ["nice", "-n", str(LOWEST), sys.executable, root / "tools" / "compile.py"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the server
            )
    except OSError:
        return None  # nothing can be written here, or there is no `nice`: the server starts all the same


def compile_engine(root: Path = bootstrap.ROOT) -> None:
    """Bring build/compiled up to date by unpacking a compiled wheel into it."""
    python = build_python(root)
    # a separate lock: a player's setup never waits for a compiler
    with bootstrap.locked(root, "compile"), scratch_folder(root) as scratch:
        if engine_tree(root) == root / COMPILED:
            return
        wheel, stamp = build_wheel(python, root, scratch)
        fresh = scratch / "compiled"
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(fresh)
        refuse_changed(fresh)
        (fresh / STAMP).write_text(stamp)
        if (root / COMPILED).exists():
            (root / COMPILED).rename(scratch / "old")
        fresh.rename(root / COMPILED)


@contextlib.contextmanager
def scratch_folder(root: Path) -> Generator[Path]:
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root / "build") as folder:
        yield Path(folder)


def build_wheel(python: Path, root: Path, scratch: Path) -> tuple[Path, str]:
    """Build the compiled wheel; return it with the stamp of the sources it was made from."""
    # In a copy: the hook writes beside the sources, and they may change while the compiler runs.
    copy = scratch / "tree"
    with bootstrap.locked(root, web.BUILDING):  # which removes the old client before the new one exists
        shutil.copytree(root / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("pyproject.toml", "hatch_build.py", *LOCKS, *SHIPPED):
        shutil.copy(root / name, copy)
    stamp = sources_stamp(copy)
    env = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
    env["CPPFLAGS"] = f"{os.environ.get('CPPFLAGS', '')} {UNINDENTED} {OURS_ALONE}".strip()
    env.pop("PYTHONPATH", None)
    command = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", scratch / "wheel"]
    done = subprocess.run(
        command, cwd=copy, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        bootstrap.fail("the engine did not compile; the compiler's output is above.")
    [wheel] = (scratch / "wheel").glob("*.whl")
    return wheel, stamp


def refuse_changed(tree: Path) -> None:
    """Refuse a compiled module that contains what mypyc accepts but compiles to something else.

    A Struct would no longer be a Struct, and exceptions could pass a coroutine that catches them.
    """
    for extension in sorted(tree.rglob("*.so")):
        source = extension.with_name(extension.name.split(".")[0] + ".py")
        text = source.read_text() if source.is_file() else ""
        for what, pattern in CHANGED.items():
            if re.search(pattern, text, re.MULTILINE):
                name = source.relative_to(tree)
                bootstrap.fail(
                    f"{name} defines {what}, which must not be compiled: see the hook in pyproject.toml."
                )


def main(arguments: list[str]) -> None:
    """Compile for this tree, or with `--wheel FOLDER` build the wheel to publish."""
    python = build_python()
    if missing := what_is_missing(python):
        bootstrap.fail(
            f"{missing}: the engine stays interpreted, with the same rules and less speed.", code=SKIP
        )
    match arguments:
        case []:
            stamp = sources_stamp(bootstrap.ROOT)
            try:
                compile_engine()
            except SystemExit:
                (bootstrap.ROOT / FAILED).write_text(stamp)
                raise
            print("the compiled engine is ready; ./backroom uses it until the sources change.")
        case ["--wheel", folder]:
            Path(folder).mkdir(parents=True, exist_ok=True)
            web.build(bootstrap.ensure("web"))
            with scratch_folder(bootstrap.ROOT) as scratch:
                wheel, _ = build_wheel(python, bootstrap.ROOT, scratch)
                print(shutil.copy(wheel, folder))
        case _:
            bootstrap.fail("this takes no arguments, or --wheel and a folder.", code=2)


if __name__ == "__main__":
    main(sys.argv[1:])
