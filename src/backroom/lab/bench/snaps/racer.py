"""Equally quick players: each presses 200 ms after the card arrives."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from backroom.lab.bench.server.people import PING, PONG, UPDATE, Person, frame

REACTION: Final = 0.200  # seconds
SPREAD: Final = 0.015  # ... of standard deviation
PASS_AFTER: Final = 0.05  # seconds after which the third player passes in a race
PREFERRED: Final = ("draw", "discard", "decline", "pass")  # leads to many discards

Json = dict[str, Any]
Judged = Callable[[int], None]  # called with the first seat


class Racer(Person):
    """One connection of a seat: plays quickly, and claims every bottle."""

    def __init__(
        self, token: str, rng: Random, *, think: float, claims: bool = True, pongs_late: float = 0.0
    ) -> None:
        super().__init__(token, think=think, rng=rng)
        self.claims: bool = claims  # or passes
        self.pongs_late: float = pongs_late  # seconds
        self.answers_from: Racer = self  # the tab that sends the answers
        self.judged: Judged | None = None  # set on the racer that counts
        self.ended: Callable[[], None] | None = None
        self.seen: set[int] = set()  # questions seen by this tab and the other one

    def hear(self, kind: int, message: bytes) -> None:
        """Answer pings late, if that is the trick."""
        if kind == PING and self.pongs_late:
            self.loop.call_later(self.pongs_late, self.write, frame(message, PONG))
            return
        if message.startswith(UPDATE) and self.seated.done():
            self.consider(message)
            return
        super().hear(kind, message)

    def consider(self, update: bytes) -> None:
        """Note who was first, and answer new questions."""
        said: Json = json.loads(update)
        for told in said["told"]:
            if told["event"]["type"] == "race_judged" and self.judged is not None:
                self.judged(told["event"]["ruling"]["finishes"][0]["seat"])
        if said["table"]["stage"] == "over" and self.ended is not None:
            self.ended()
        question: Json | None = said["question"]
        if question is None or not question["options"] or question["ask"]["id"] in self.seen:
            return
        self.seen.add(question["ask"]["id"])
        if question["ask"]["mode"] != "race":
            move = choose(question["options"], self.rng)
            self.loop.call_later(self.think, self.answers_from.say, question, move)
        elif self.claims:
            claim = a_card(question["options"], said["view"], self.rng)
            wait = self.rng.gauss(REACTION, SPREAD)
            self.loop.call_later(wait, self.answers_from.say, question, claim)
        else:
            self.loop.call_later(PASS_AFTER, self.say, question, question["options"][0])

    def say(self, question: Json, move: Json) -> None:
        """Send an answer."""
        ask = question["ask"]["id"]
        answer = {"type": "answer", "id": str(ask), "ask": ask, "move": move}
        self.write(frame(json.dumps(answer).encode()))


def choose(options: Sequence[Json], rng: Random) -> Json:
    """The option that ends the turn soonest; never the call."""
    for kind in PREFERRED:
        for option in options:
            if option["type"] == kind:
                return option
    return rng.choice([option for option in options if option["type"] != "omerta"])


def a_card(options: Sequence[Json], view: Json, rng: Random) -> Json:
    """A card known to be right, or any: all claims are ordered, right or wrong."""
    faces = {card["place"]: card["card"] for card in view["hands"][view["seat"]]}
    snaps = [option for option in options if option["type"] == "snap"]
    right = [option for option in snaps if faces.get(option["place"]) in view["window"]]
    return rng.choice(right or snaps)
