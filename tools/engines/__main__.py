"""Walk through the client in every installed engine; say which are missing."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.support.server import serving
from tools.engines.engine import Stuck
from tools.engines.firefox import Firefox
from tools.engines.walk import Walk
from tools.engines.webkit import WebKit

ENGINES = {"firefox": Firefox, "webkit": WebKit}
HOW = {
    "firefox": "install Firefox (Debian: firefox-esr)",
    "webkit": "install WebKit's driver and a screen (Debian: webkit2gtk-driver xvfb)",
}


async def walk(names: list[str], pictures: Path | None) -> int:
    """Walk through the client in each of these engines; 1 if it gets stuck in one."""
    failed = 0
    for name in names:
        kind = ENGINES[name]
        if kind.program() is None:
            print(f"{name} is not installed, and was not tried: {HOW[name]}.")
            continue
        with tempfile.TemporaryDirectory() as folder:
            async with serving(Path(folder, "backroom.sqlite3")) as server:
                engine = await kind.start()
                try:
                    await Walk(engine, server, pictures).go()
                except Stuck as problem:
                    print(problem, file=sys.stderr)
                    failed = 1
                finally:
                    await engine.close()
    return failed


def main() -> int:
    """Walk through the client in every engine, or in the one named."""
    parser = argparse.ArgumentParser(prog="python -m tools.engines", description=__doc__)
    parser.add_argument("--engine", choices=ENGINES, help="only this one")
    parser.add_argument("--pictures", type=Path, help="a folder for screenshots")
    wanted = parser.parse_args()
    if wanted.pictures is not None:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    return asyncio.run(walk([wanted.engine] if wanted.engine else [*ENGINES], wanted.pictures))


if __name__ == "__main__":
    sys.exit(main())
