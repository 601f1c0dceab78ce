"""A bot that does not use the package: any option, with the first value in every field."""

import json
import random
import sys
from typing import Any


def value(field: dict[str, Any]) -> Any:
    if field["type"] == "whole":
        return field["low"]
    if field["type"] == "one_of":
        return field["among"][0]
    return []


def choose(message: dict[str, Any]) -> Any:
    if message["type"] == "refused":
        return None
    option = random.choice(message["options"])
    if option["type"] != "form":
        return option
    return {"type": option["move"], **{field["name"]: value(field) for field in option["fields"]}}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "over":
        print("over:", message["table"]["stage"], file=sys.stderr)
        break
    print(json.dumps(choose(message)), flush=True)
