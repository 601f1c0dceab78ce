"""Names a failure in a child process for the log."""

from __future__ import annotations

import traceback
from pathlib import Path


def name_without_words(problem: Exception) -> str:
    """What failed and where, without its message, which may name a card and would end up in the log."""
    place = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__} at {Path(place.filename).name}:{place.lineno}"
