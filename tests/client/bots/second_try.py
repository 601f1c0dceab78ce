"""A bot whose first answer is always wrong, and whose second, after the refusal, is right."""

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
