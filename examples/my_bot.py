"""A bot that plays either game online: `PYTHONPATH=src .venv-run/bin/python examples/my_bot.py LINK [NAME]`.

The link of a table takes a free seat there, the link of a seat opens it; the host starts the game. Change
`choose`, and it is your bot.
"""

import asyncio
import sys
from random import Random
from typing import Any

from backroom.client import Question, Seat, connect
from backroom.core.form import Form, draw_filling

RNG = Random()


def choose(seat: Seat, question: Question) -> Any:
    """Any option, but pass in snaps and the like; use `question.view` and `.told` to do better."""
    if question.ask.mode in ("race", "sealed"):
        return seat.game.default(question.options)
    option = RNG.choice(question.options)
    return draw_filling(option, seat.game.move, RNG) if isinstance(option, Form) else option


async def play(link: str, name: str) -> None:
    """Answer every question until the game is over."""
    async with connect(link, name=name) as seat:
        print(f"At the table; {seat.link} opens the seat again.")
        async for question in seat:
            await seat.answer(question, choose(seat, question))
        print(seat.game.describe(seat.told[-2]))  # the last one reveals the secret of the draws


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "My bot"))
