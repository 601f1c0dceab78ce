"""The compiled engine, for processes that start after it was built."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from backroom.engine import engine

TREE: Final = "BACKROOM_TREE"  # set by `./backroom`: the source tree ...
STAMP: Final = "BACKROOM_STAMP"  # ... and, if that runs interpreted, the stamp of its sources


def compiled_engine() -> Path | None:
    """The folder of a compiled engine that was built from the sources this server runs, if it is there."""
    tree, stamp = os.environ.get(TREE), os.environ.get(STAMP)
    if tree is None or stamp is None:
        return None
    folder = Path(tree, "build", "compiled")
    try:
        return folder if (folder / "backroom-stamp").read_text() == stamp else None
    except OSError:
        return None  # it is not built yet


def is_compiled() -> bool:
    """Whether the next process runs compiled."""
    return engine() == "compiled" or compiled_engine() is not None


def environment(engine: Path | None) -> dict[str, str]:
    """The environment of a new process that uses this engine; None: the one the server uses."""
    if engine is None:
        return dict(os.environ)
    path = [str(engine), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
