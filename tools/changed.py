"""Run a checker on the Python files that differ from main, for ./check --quick: changed.py PROGRAM.

A change can break an unchanged file; the full ./check looks at all of them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap

LOOKED_AT = ("src", "tests", "tools", "examples")


def main(command: list[str]) -> int:
    files = changed(bootstrap.ROOT)
    if not files:
        print("nothing differs from main")
        return 0
    program = Path(sys.executable).with_name(command[0])
    return subprocess.run([program, *command[1:], *files], cwd=bootstrap.ROOT, check=False).returncode


def changed(root: Path) -> list[str]:
    """The files edited, added, or committed since this branch left main; all files if there is no git."""
    base = lines_of(root, "merge-base", "HEAD", "main") or ["HEAD"]
    edited = lines_of(root, "diff", "--name-only", "--diff-filter=d", base[0])
    new = lines_of(root, "ls-files", "--others", "--exclude-standard")
    if edited is None or new is None:  # not a checkout: all files
        return [name for name in LOOKED_AT if (root / name).is_dir()]
    return sorted({name for name in edited + new if is_ours(name)})


def is_ours(name: str) -> bool:
    return name.endswith(".py") and name.startswith(tuple(f"{folder}/" for folder in LOOKED_AT))


def lines_of(root: Path, *question: str) -> list[str] | None:
    """The lines git prints, or None if it fails."""
    asked = subprocess.run(["git", *question], cwd=root, capture_output=True, text=True, check=False)
    return asked.stdout.splitlines() if asked.returncode == 0 else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
