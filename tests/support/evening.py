"""Plays two tables of a game from start to end, carrying out nearly every command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from backroom.games import GAMES
from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from tests.support.player import Json, Player, play_out

Post = Callable[[str, Json], Awaitable[Json]]
A_LINE: Final = 400  # characters that a line of a board may have
LONGEST_BOARD: Final = 32_000  # characters
SHORT: Final[dict[str, Json]] = {
    "omerta": {"rounds": 1},
    "organized_crime": {"variant": "short", "rounds": 1},
}
LONG_COMMENTS: Final = ("#" * (A_LINE - 1) + "\n") * ((LONGEST_BOARD - len(BOARD_TEXT)) // A_LINE)
LARGEST: Final[dict[str, Json]] = {"organized_crime": {"board": BOARD_TEXT + LONG_COMMENTS}}


class Guest(Player):
    """Notes which of its commands were done."""

    done: set[str]

    async def send(self, command: Json) -> Json:
        """Send a command, and wait for a reply to it."""
        reply = await super().send(command)
        if reply["type"] == "ack":
            self.done.add(command["type"])
        return reply


class Evening:
    """Plays the tables of one game on a server."""

    def __init__(self, base: str, post: Post, game: str) -> None:
        self.base: str = base
        self.post: Post = post
        self.game: str = game
        self.done: set[str] = set()

    async def enter(self, **hello: Any) -> Guest:
        """Connect as somebody new."""
        guest = Guest(self.base, **hello)
        guest.done = self.done
        await guest.enter()
        return guest

    async def make(self, **wanted: Any) -> Json:
        """Make a table with the largest setup, for as many people as can play."""
        setup = (
            {"players": GAMES[self.game].seats[-1]} | SHORT.get(self.game, {}) | LARGEST.get(self.game, {})
        )
        body = {"game": self.game, "name": "Ann", "speed": "untimed", "setup": setup, "fill": None}
        return await self.post("/api/tables", body | wanted)

    async def with_bots(self) -> None:
        """Play a game that its only person starts and leaves."""
        made = await self.make()
        host = await self.enter(token=made["tokens"]["0"])
        await host.do("contribute", given="c0ffee")
        await host.do("seat_bot", seat=1, level="random")
        await host.do("kick", seat=1)
        await host.do("fill", level="random")
        await host.do("set_pace", pace="brisk")
        await host.do("start")
        await host.do("chat", text="good evening")
        await host.do("react", reaction="wow")
        await host.do("tip", seat=1)
        await self.be_advised(host)
        await host.do("pause")
        await host.do("resume")
        for move in host.update["asides"][:1]:
            await host.do("aside", move=move)
        await host.do("leave")
        await host.close()

    async def be_advised(self, host: Guest) -> None:
        """Ask the adviser, if there is one, about the first question that it answers."""
        if host.update["table"]["advice"] == "nobody":
            return

        def advised() -> Any:
            question = host.update["question"]
            return question if question is not None and question["advised"] else None

        question = await host.until(advised)
        await host.do("ask_advice", ask=question["ask"]["id"])

    async def with_people(self) -> None:
        """Play a game that people join by link and one gives up their seat, then ask for a rematch."""
        made = await self.make(links=True)
        code, tokens = made["code"], [made["tokens"][str(seat)] for seat in range(len(made["tokens"]))]
        people = [await self.enter(token=token) for token in tokens]
        for seat, person in enumerate(people[1:], 1):
            await self.take(person, f"guest {seat}")
        await people[-1].do("leave")
        await people[-1].close()
        people[-1] = await self.come(code)
        await people[0].do("start")
        await people[-1].do("leave")
        await people[-1].close()
        people[-1] = await self.ask(code, people[:-1])
        await play_out(list(people), start=False)
        for person in people:
            await person.until_stage("over")
        await people[0].do("rematch")
        for person in people:
            await person.close()

    async def take(self, person: Guest, name: str) -> None:
        """Sit down by a link, and confirm the new token."""
        await person.do("sit", name=name)
        own = (await person.until(lambda: person.of("yours")))[-1]["token"]
        await person.do("confirm", token=own)

    async def come(self, code: str) -> Guest:
        """Take the free seat."""
        taken = await self.post(f"/api/tables/{code}/seats", {"name": "late"})
        return await self.enter(token=taken["token"])

    async def ask(self, code: str, people: list[Guest]) -> Guest:
        """The same in a running game, where everybody must agree."""
        asked = await self.post(f"/api/tables/{code}/seats", {"name": "later"})
        newcomer = await self.enter(token=asked["token"])
        wish = await people[0].until(lambda: people[0].update["table"]["wish"])
        for person in people:
            await person.do("consent", wish=wish["number"], yes=True)
        await newcomer.until(lambda: newcomer.update["view"])
        return newcomer
