"""Play the first lesson of OMERTA through the engine and write what its pupil is shown; `--check` only looks.

The client knows no rules, so a lesson is a game that was really played: `lesson_omerta.py` says what all do
and which cards come, and the engine says what follows and what seat 0 may see.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap
from tools.lesson_omerta import first_lesson
from tools.lesson_stage import Lesson

FILE: Final = Path("web", "src", "lessons", "omerta.json")


def text(lesson: Lesson) -> str:
    """The file: one step on a line, so that a change can be read."""
    steps = ",\n".join(msgspec.json.encode(step).decode() for step in lesson.steps)
    return f'{{"table":{msgspec.json.encode(lesson.table).decode()},"steps":[\n{steps}\n]}}\n'


def main(arguments: Sequence[str]) -> int:
    """Write the file, or look whether it is what would be written."""
    path, wanted = bootstrap.ROOT / FILE, text(first_lesson())
    if list(arguments) == ["--check"]:
        if path.is_file() and path.read_text() == wanted:
            print("the lesson is current")
            return 0
        print(f"{FILE} is not current; run tools/lessons.py.")
        return 1
    path.parent.mkdir(exist_ok=True)
    path.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
