"""A program may ask the adviser where a person may."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from backroom.client import connect, make_table
from backroom.core.refusal import Refused
from backroom.games.omerta.advice import AdviceReason
from backroom.games.omerta.moves import Peek
from backroom.protocol.messages import Advised, Commands
from backroom.server.bots.pool import BotPool
from backroom.server.bots.process import Question
from tests.client.serving import SHORT, Server
from tests.support.player import PATIENCE

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


async def test_advice_told_to_a_connection_that_is_gone_is_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command was carried out, and sent again it is only acknowledged."""
    monkeypatch.setattr("backroom.client.line.FIRST_WAIT", 0.001)
    thinking = asyncio.Event()
    answer = BotPool.answer

    async def think_for_ever(pool: BotPool, question: Question) -> Any:
        if question.advise:
            thinking.set()
            await asyncio.sleep(3600.0)
        return await answer(pool, question)

    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random", speed="untimed")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        with monkeypatch.context() as patched:
            patched.setattr(BotPool, "answer", think_for_ever)
            asking = asyncio.create_task(seat.ask_advice(question))
            await thinking.wait()
            await server.stop()
        await server.start()
        advice = await asyncio.wait_for(asking, PATIENCE)
        assert advice is not None
        assert advice.reason == AdviceReason(code="peek")


async def test_what_was_said_to_another_question_is_no_answer_to_this_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random", speed="untimed")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        late: Advised[Any, Any] = Advised(question.ask.id - 1, None, AdviceReason(code="tried"), None, None)
        send = seat.do

        async def send_while_it_comes(command: Commands) -> None:
            await send(command)
            seat.hear(late)

        monkeypatch.setattr(seat, "do", send_while_it_comes)
        advice = await seat.ask_advice(question)
        assert advice is not None
        assert advice.ask == question.ask.id


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
