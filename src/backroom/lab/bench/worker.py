"""One side of a comparison: a process that measures one thing at a time, whenever it is told to.

It reads lines of `{"measure": name, "seconds": how long}` and answers each with a line of counts. Nothing but
the standard library is imported here, so that the peers' Python can run it too.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

Counts = dict[str, float]  # what was done, by name; `seconds` is the processor time it took
Measure = Callable[[float], Counts]


def repeat(work: Callable[[], Counts], seconds: float) -> Counts:
    """Do a piece of work again and again for so long, and add up what was done.

    Counted in processor time: what other programs do on the same machine is not measured.
    """
    total: Counts = {"seconds": 0.0}
    began = time.process_time()
    while total["seconds"] < seconds:
        for name, count in work().items():
            total[name] = total.get(name, 0) + count
        total["seconds"] = time.process_time() - began
    return total


def serve(about: dict[str, str], measures: dict[str, Measure]) -> None:
    """Say who this is, then measure what is asked for until nobody asks any more."""
    answer({**about, "measures": list(measures)})
    for line in sys.stdin:
        asked = json.loads(line)
        answer(measures[asked["measure"]](asked["seconds"]))


def answer(what: object) -> None:
    print(json.dumps(what), flush=True)
