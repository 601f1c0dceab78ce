"""What comes out of a seat, and what may be put in."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from backroom.client import Gone, connect, make_table
from backroom.client.seat import Seat
from backroom.core.refusal import Malformed, Refused
from backroom.games.omerta.moves import Peek, Snap
from backroom.games.omerta.setup import Setup
from backroom.games.omerta.view import View
from backroom.games.organized_crime.events import Audited
from backroom.games.organized_crime.moves import Audit
from backroom.protocol.messages import (
    Consent,
    Fill,
    FromServer,
    Pause,
    React,
    Reacted,
    Resume,
    SeatBot,
    TableNow,
    Update,
    Welcome,
)
from backroom.server.operations.limits import Limiter, Rate
from backroom.table.notices import BotSatIn, PersonReturned
from tests.client.players import let_everything_go_by, play_soon_over, until
from tests.client.serving import SHORT, Server, of_the_game

pytestmark = pytest.mark.anyio


async def test_a_question_has_all_that_a_person_would_know(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random", speed="quick")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        assert (question.ask.clock, question.ask.mode) == ("peek", "sealed")
        assert Peek((0, 1)) in question.options
        assert question.seconds is not None
        assert 15 < question.seconds <= 22.5
        assert question.reveal_in is None
        assert question.asides == ()
        assert question.table == seat.table
        assert question.view.hands[0][0].card is None


async def test_the_setup_is_known_at_every_question_though_it_is_sent_once(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random", speed="quick")
    setup = msgspec.convert(SHORT, Setup)
    heard: list[FromServer] = []
    async with connect(links.seats[0], hear=heard.append) as seat:
        await seat.start()
        async for question in seat:
            assert (question.table.setup, question.view.setup) == (setup, setup)
            assert (type(question.table), type(question.view)) == (TableNow, View)
            await seat.answer(question, seat.game.default(question.options))
        assert (seat.table.setup, seat.view.setup) == (setup, setup)
    updates = [one for one in heard if isinstance(one, Update)]
    assert len(updates) > 2
    assert all(one.table.setup == setup for one in updates)


async def test_a_race_says_when_everybody_may_see_it(server: Server) -> None:
    setup = {"players": 3, "rounds": 4}
    links = await make_table(server.address, game="omerta", setup=setup, fill="random", speed="quick")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        async for question in seat:
            if question.ask.mode == "race":
                assert question.reveal_in is not None
                assert 0.0 <= question.reveal_in <= 0.25
                free = [one.place for one in question.view.hands[0] if not one.blocked]
                assert {Snap(place) for place in free} <= set(question.options)
                break
            assert question.reveal_in is None
            await seat.answer(question, seat.game.default(question.options))
        else:
            raise AssertionError("there is a race in this game")


async def test_an_illegal_move_is_refused_by_its_rule_and_another_may_follow(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        with pytest.raises(Refused) as refusal:
            await seat.answer(question, Peek((0, 9)))
        assert refusal.value.rule == "O7"
        assert await seat.answer(question, question.options[0])


async def test_an_answer_to_a_closed_question_does_nothing(server: Server) -> None:
    setup = SHORT | {"rounds": 2}  # a bot may end the first before we are asked again
    links = await make_table(server.address, game="omerta", setup=setup, fill="random")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        assert await seat.answer(question, question.options[0])
        assert not await seat.answer(question, question.options[0])
        following = await anext(seat)
        assert following.ask.id != question.ask.id
        assert not await seat.answer(question, question.options[0])


async def test_a_question_comes_again_when_the_table_was_paused(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random", speed="untimed")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        await seat.do(Pause(id="pause"))
        assert not await seat.answer(question, question.options[0])
        await seat.do(Resume(id="resume"))
        again = await anext(seat)
        assert again.ask == question.ask
        assert await seat.answer(again, again.options[0])


async def test_a_player_comes_back_from_a_stand_in_by_asking_for_a_question(server: Server) -> None:
    links = await make_table(
        server.address, game="omerta", setup=SHORT, bots={1: "random"}, links=True, speed="untimed"
    )
    async with connect(links.seats[0]) as host, connect(links.seats[2], name="Ann") as seat:
        await host.start()
        await host.do(SeatBot(id="sit in", seat=2, level="random"))
        await until(seat, lambda: BotSatIn(2, "random") in seat.told)
        await host.answer(await anext(host), Peek((0, 1)))
        question = await anext(seat)
        assert PersonReturned(2) in question.told
        assert seat.table.seats[2].bot is None


async def test_what_is_said_aside_answers_nothing_and_the_question_comes_again(server: Server) -> None:
    links = await make_table(
        server.address, game="organized_crime", setup={"players": 2}, fill="random", speed="untimed"
    )
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        while Audit(1) not in question.asides:
            await seat.answer(question, question.options[0])
            question = await anext(seat)
        await seat.say_aside(Audit(1))
        again = await anext(seat)
        assert again.ask.id == question.ask.id
        assert [event.seat for event in again.told if isinstance(event, Audited)] == [1]


async def test_a_listener_hears_every_message(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, bots={1: "random"}, links=True)
    heard: list[FromServer] = []
    async with connect(links.seats[0], hear=heard.append) as host, connect(links.seats[2]) as guest:
        await guest.do(React(id="1", reaction="wow"))
        await guest.chat("hello")
        await until(host, lambda: bool(host.talk))
    assert isinstance(heard[0], Welcome)
    assert Reacted(2, "wow") in heard
    assert host.talk[0] in heard
    assert (host.talk[0].name, host.talk[0].text) == ("Bot", "hello")


async def test_the_questions_end_with_the_game_and_what_is_left_is_told(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        await play_soon_over(seat)
        assert seat.table.stage == "over"
        assert seat.table.secret is not None
        with pytest.raises(StopAsyncIteration):
            await anext(seat)
    async with connect(links.seats[0]) as later:
        assert later.table.secret == seat.table.secret
        with pytest.raises(StopAsyncIteration):
            await anext(later)


async def test_a_message_that_is_too_long_is_not_sent(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, fill="random")
    async with connect(links.seats[0]) as seat:
        with pytest.raises(Malformed, match="at most 16384 bytes"):
            await seat.chat("x" * 20_000)
        await seat.chat("x")


async def test_a_player_who_takes_a_seat_by_its_link_has_it_alone(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, links=True)
    async with connect(links.seats[1], name="Bob") as seat:
        assert seat.link != links.seats[1]
        with pytest.raises(Gone) as gone:
            async with connect(links.seats[1], name="Ann"):
                pass
        assert gone.value.reason == "no_such_seat"
        own = seat.link
    async with connect(own) as again:
        assert (again.number, again.table.seats[1].person) == (1, "Bob")


async def test_the_link_of_a_seat_takes_it_from_a_bot_while_the_game_is_on(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, links=True, speed="untimed")
    async with connect(links.seats[0], name="Ann") as host:
        await host.do(Fill(id=host.line.new_id(), level="random"))
        await host.start()
        agreeing = asyncio.create_task(agree(host, yes=True))
        async with connect(links.seats[1], name="Bob") as late, asyncio.TaskGroup() as beside:
            await agreeing
            await until(late, lambda: late.table.seats[1].person == "Bob" and late.view is not None)
            # the bot may have answered already: then the game must go on until they are asked
            playing = beside.create_task(let_everything_go_by(host))
            question = await anext(aiter(late))
            assert not question.complete, "it began without them"
            assert of_the_game(question.told) == await (await server.room(links.table)).stories.told_so_far(1)
            assert await late.answer(question, question.options[0])
            playing.cancel()


async def agree(seat: Seat, *, yes: bool) -> None:
    """Answer the next wish."""
    await until(seat, lambda: seat.table.wish is not None)
    wish = seat.table.wish
    assert wish is not None
    await seat.do(Consent(id=seat.line.new_id(), wish=wish.number, yes=yes))


async def test_a_client_that_asks_for_a_seat_waits_until_everybody_has_answered(server: Server) -> None:
    links = await make_table(server.address, game="omerta", setup=SHORT, bots={1: "random", 2: "random"})
    async with connect(links.seats[0], name="Ann") as host:
        await host.start()
        agreeing = asyncio.create_task(agree(host, yes=True))
        async with connect(links.table, name="Bob") as late:
            await agreeing
            assert late.table.seats[1].person == "Bob"
            assert late.view is not None
        refusing = asyncio.create_task(agree(host, yes=False))
        with pytest.raises(Gone, match="do not agree"):
            async with connect(links.table, name="Cid"):
                pass
        await refusing


async def test_c24_whoever_says_too_much_on_the_floor_is_asked_again_a_moment_later(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = await make_table(server.address, game="organized_crime", setup={"players": 2}, fill="random")
    async with connect(links.seats[0]) as seat:
        await seat.start()
        question = await anext(seat)
        server.house.talk = Limiter(Rate(0, 0.001))
        room = await server.room(links.table)
        assert question.ask.mode == "turn"
        assert room.table.asking is not None
        monkeypatch.setattr(room.table, "asking", replace(room.table.asking, mode="floor"))
        with pytest.raises(Refused, match="too much is said"):
            await seat.answer(question, question.options[0])
        question = replace(question, ask=replace(question.ask, mode="floor"))
        assert not await seat.answer(question, question.options[0])
