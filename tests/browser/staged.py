"""A page that is told what a test says: the last update of a real table, with something changed in it."""

from __future__ import annotations

import json
from typing import Any

from playwright.async_api import WebSocketRoute

from tests.support.player import Json

TELLS = 1_000  # events are numbered from here on, after all that really happened


class Stage:
    """Passes a page's connection on, and says more to the page than the server did."""

    def __init__(self) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.update: Json = {}
        self.number = TELLS

    def pass_on(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "update":
                setup = self.update.get("table", {}).get("setup")
                self.update = message
                message["table"].setdefault("setup", setup)
                message["view"]["setup"] = message["table"]["setup"]
            socket.send(text)

        server.on_message(hear)
        self.sockets.append(socket)

    @property
    def ask(self) -> int:
        """The number of the open question."""
        return int(self.update["question"]["ask"]["id"])

    def tell(
        self,
        *events: Json,
        view: Json | None = None,
        question: Json | None = None,
        table: Json | None = None,
    ) -> None:
        """Tell the page this update, with these events and fields instead."""
        told = [{"number": self.number + index, "event": event} for index, event in enumerate(events)]
        self.number += len(events)
        update = {
            **self.update,
            "told": told,
            "view": {**self.update["view"], **(view or {})},
            "question": {**self.update["question"], **(question or {})},
            "table": {**self.update["table"], **(table or {})},
        }
        self.say(update)

    def say(self, message: Any) -> None:
        self.sockets[-1].send(json.dumps(message))

    def hand(self, seat: int, cards: int) -> list[Json]:
        """A hand of so many cards that lie face down."""
        place: Json = {**self.update["view"]["hands"][seat][0], "card": None}
        return [{**place, "place": number} for number in range(cards)]

    def hands(self, cards: int) -> list[list[Json]]:
        """So many cards for everybody."""
        return [self.hand(seat, cards) for seat in range(len(self.update["view"]["hands"]))]
