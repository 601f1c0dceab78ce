"""A bot that is wrong at first, each time, and right when it was told so."""

import json
import sys
from typing import Any

good: Any = None
for line in sys.stdin:
    said: Any = json.loads(line)
    if said["type"] == "question":
        good = said["options"][0]
        print("{}", flush=True)
    elif said["type"] == "refused":
        assert said["rule"] == "message", said
        print(json.dumps(good), flush=True)
