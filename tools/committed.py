"""Refuse what must not be in git: registry addresses, paths of a machine, files private to a tool."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap
from tools.stages import SKIP

NAMES = re.compile(
    r"(^|/)(uv\.lock|\.venv[\w-]*|\.boot|node_modules|__pycache__)(/|$)|\.(so|pyc|whl|tgz|tar\.\w+|zip)$"
)
# written so that no pattern matches itself
REGISTRY = re.compile(
    r"files\.pythonhosted\.[o]rg|pypi\.[o]rg/simple|registry\.npmjs\.[o]rg|registry\.yarnpkg\.[c]om"
    r"|^--(?:extra-)?index-url|^--find-links",
    re.MULTILINE,
)
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/[\w.]")


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=bootstrap.ROOT, capture_output=True, check=False)
    if listed.returncode != 0:
        print("this is not a git checkout, so there is nothing to check")
        return SKIP
    found = list(complaints(listed.stdout.decode().split("\0"), configured_addresses()))
    print("\n".join(found))
    return 1 if found else 0


def complaints(names: Sequence[str], addresses: Sequence[str]) -> Iterator[str]:
    """Check each tracked file for what must stay private."""
    for name in names:
        if NAMES.search(name):
            yield f"{name}: must not be committed"
        path = bootstrap.ROOT / name
        if name and path.is_file():
            text = path.read_bytes().decode(errors="replace")
            yield from (f"{name}:{where}" for where in look_at(text, addresses))


def look_at(text: str, addresses: Sequence[str]) -> Iterator[str]:
    mine = re.compile("|".join(map(re.escape, addresses)) or r"(?!)")
    patterns = {
        "a registry's address": REGISTRY,
        "a path of one machine": MACHINE,
        "an index of this machine": mine,
    }
    for what, pattern in patterns.items():
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            yield f"{line}: {what}: {match.group()}"


def configured_addresses() -> list[str]:
    """Where this machine gets its packages from, which is nobody else's business."""
    settings = bootstrap.pip_settings()
    names = ("index-url", "extra-index-url", "find-links")
    return [part for name in names for part in settings.get(name, "").split() if "/" in part]


if __name__ == "__main__":
    sys.exit(main())
