"""Try the README's commands: the `sh` blocks that follow the mark <!-- tried by ./check -->."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^<!-- tried by \./check -->\n+```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """Return one command per line, lines that end in a backslash joined to the next."""
    lines = "\n".join(BLOCK.findall(text)).replace("\\\n", " ").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]


def main() -> int:
    found = commands((ROOT / "README.md").read_text())
    if not found:
        print("README.md marks no command to try")
        return 1
    failed = False
    for command in found:
        print(f"$ {command}", flush=True)
        done = subprocess.run(["bash", "-c", command], cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            failed = True
            print(f"exit code {done.returncode}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
