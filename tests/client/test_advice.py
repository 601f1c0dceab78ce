"""A program may ask the adviser where a person may."""

from __future__ import annotations

import pytest

from backroom.client import connect, make_table
from backroom.core.refusal import Refused
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.moves import Peek
from tests.client.serving import SHORT, Server

pytestmark = pytest.mark.anyio


async def test_a_program_hears_what_the_adviser_would_do_and_why(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random", speed="untimed")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        assert question.advised
        advice = await seat.ask_advice(question)
        assert advice is not None
        assert isinstance(advice.move, Peek)
        assert advice.reason == AdviceReason(code="peek")
        assert await seat.answer(question, advice.move)
        with pytest.raises(Refused):
            await seat.ask_advice(question)


async def test_a_table_that_gives_no_advice_refuses_it(server: Server) -> None:
    links = await make_table(
        server.address, game="omerta", setup=SHORT, fill="random", speed="untimed", advice="nobody"
    )
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        assert not question.advised
        with pytest.raises(Refused, match="nobody is advised"):
            await seat.ask_advice(question)
