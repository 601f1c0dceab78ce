"""Refuse what must not be in git: addresses of registries, paths of a machine, files of a tool's own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap

CONTENT = {
    "the address of a registry": re.compile(
        r"files\.pythonhosted\.[o]rg|pypi\.org/[s]imple|registry\.npmjs\.[o]rg|registry\.yarnpkg\.[c]om"
        r"|^--?(?:extra-)?(?:index|find-links|i)(?:-url)?[ =]",
        re.MULTILINE,
    ),
    "a path of one machine": re.compile(r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/[\w.]"),
}
NAMES = re.compile(r"(^|/)(uv\.lock|\.venv[\w-]*|\.boot|node_modules|__pycache__)(/|$)|\.(so|pyc)$")


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=bootstrap.ROOT, capture_output=True, check=False)
    if listed.returncode != 0:
        print("not a git checkout: nothing to look at")
        return 77
    found = [line for name in listed.stdout.decode().split("\0") if name for line in look_at(name)]
    for line in found:
        print(line)
    return 1 if found else 0


def look_at(name: str) -> list[str]:
    found = [f"{name}: must not be committed"] if NAMES.search(name) else []
    path = bootstrap.ROOT / name
    if not path.is_file():
        return found
    text = path.read_bytes().decode(errors="replace")
    for address in private_addresses():
        if address in text:
            found.append(f"{name}: names a package index this machine is configured with")
    for what, pattern in CONTENT.items():
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{name}:{line}: {what}: {match.group().strip()}")
    return found


def private_addresses() -> list[str]:
    return ADDRESSES


def configured_addresses() -> list[str]:
    settings = {**bootstrap.pip_settings(), **bootstrap.index_settings()}
    values = " ".join(
        value for name, value in settings.items() if "index" in name.lower() or "link" in name.lower()
    )
    return [part for part in re.split(r"[\s,]+", values) if "/" in part]


ADDRESSES = configured_addresses()

if __name__ == "__main__":
    sys.exit(main())
