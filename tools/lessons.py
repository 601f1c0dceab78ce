"""Play the lessons through the engine and write what their pupils are shown; `--check` only looks.

The client knows no rules, so a lesson is a game that was really played: `lesson_omerta.py` and
`lesson_crime.py` say what everybody does and what nature brings, and the engine says what follows and what
seat 0 may see.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap, web
from tools.lesson import Lesson
from tools.lesson_crime import crime_lesson
from tools.lesson_omerta import first_lesson

LESSONS: Final[dict[str, Callable[[], Lesson]]] = {"omerta": first_lesson, "organized_crime": crime_lesson}


def text(lesson: Lesson) -> str:
    """The file: one step per line, so that a change can be read."""
    steps = ",\n".join(msgspec.json.encode(step).decode() for step in lesson.steps)
    return f'{{"table":{msgspec.json.encode(lesson.table).decode()},"steps":[\n{steps}\n]}}\n'


def file_of(game: str) -> Path:
    """Where a game's lesson is stored."""
    return web.GAMES / game / "lesson" / "lesson.json"


def main(arguments: Sequence[str]) -> int:
    """Write the files, or check that they are up to date."""
    stale = list[str]()
    for game, lesson in LESSONS.items():
        path, wanted = bootstrap.ROOT / file_of(game), text(lesson())
        if list(arguments) != ["--check"]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted)
        elif not path.is_file() or path.read_text() != wanted:
            stale.append(f"{file_of(game)} is not current; run tools/lessons.py.")
    print("\n".join(stale) or "the lessons are current")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
