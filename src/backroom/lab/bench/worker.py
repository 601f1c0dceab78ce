"""One side of a comparison: a process that measures one thing at a time, on request.

It reads lines of `{"measure": name, "seconds": how long}` and answers each with a line of counts. It imports
only the standard library, so that the peers' Python can run it too.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

Counts = dict[str, float]  # counts by name; `seconds` is the processor time
Measure = Callable[[float], Counts]


def repeat(work: Callable[[], Counts], seconds: float) -> Counts:
    """Repeat a piece of work for this long, and add up the counts.

    Time is processor time, so other programs on the machine are not measured.
    """
    total: Counts = {"seconds": 0.0}
    began = time.process_time()
    while total["seconds"] < seconds:
        for name, count in work().items():
            total[name] = total.get(name, 0) + count
        total["seconds"] = time.process_time() - began
    return total


def serve(about: dict[str, str], measures: dict[str, Measure]) -> None:
    """Say who this is, then measure what is asked for until the input ends."""
    answer({**about, "measures": list(measures)})
    for line in sys.stdin:
        asked = json.loads(line)
        answer(measures[asked["measure"]](asked["seconds"]))


def answer(what: object) -> None:
    print(json.dumps(what), flush=True)
