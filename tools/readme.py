"""Try the commands on a page: the `sh` blocks after the mark <!-- tried by ./check -->."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "docs/a-game-in-an-evening.md")
BLOCK = re.compile(r"^<!-- tried by \./check -->\n+```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """The commands of a page, one per line; a line ending in a backslash is joined to the next."""
    lines = "\n".join(BLOCK.findall(text)).replace("\\\n", " ").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]


def main() -> int:
    failed = False
    for page in PAGES:
        found = commands((ROOT / page).read_text("utf-8"))
        if not found:
            print(f"{page} marks no command to try")
        failed |= not found or try_all(found)
    return 1 if failed else 0


def try_all(found: list[str]) -> bool:
    """Run these commands; returns whether one of them failed."""
    failed = False
    for command in found:
        print(f"$ {command}", flush=True)
        done = subprocess.run(["bash", "-c", command], cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            failed = True
            print(f"exit code {done.returncode}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
