"""What the log may say of something that failed in one of our own processes."""

from __future__ import annotations

import traceback
from pathlib import Path


def name_without_words(problem: Exception) -> str:
    """What failed and where. Its words may tell of a card, and this ends in the log."""
    place = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__} at {Path(place.filename).name}:{place.lineno}"
