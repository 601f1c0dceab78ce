"""The people at the table, and nobody else, give a bot's seat in a running game."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from backroom.core.refusal import Refused
from backroom.protocol.requests import TakeSeat
from backroom.server.bots.pool import BotPool
from backroom.server.people import wishes
from backroom.server.seats import asking as asking_for_seats
from backroom.server.seats import changing
from backroom.server.seats.seating import take_seat
from tests.support.player import Json, Player
from tests.support.server import PATIENT, Serving, serving, until

pytestmark = pytest.mark.anyio

NOBODY = (409, "nobody is there who could agree")


async def think_for_ever(*_: Any) -> None:
    await asyncio.Event().wait()


@pytest.fixture(autouse=True)
def still_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but the test changes the table, and nobody has to wait before asking again."""
    monkeypatch.setattr(BotPool, "answer", think_for_ever)
    monkeypatch.setattr(asking_for_seats, "AFTER_A_NO", 0.0)
    monkeypatch.setattr(asking_for_seats, "AFTER_SILENCE", 0.0)


async def two_and_a_bot(server: Serving, **wanted: Any) -> list[Player]:
    """A running game of Ann and Bob, with a bot in seat 2."""
    made = await server.make(bots={2: "random"}, **wanted)
    ann = await server.player(token=made["tokens"]["0"]).enter()
    bob = await server.player(token=(await server.sit(made["code"], "Bob", 1))["token"]).enter()
    await ann.do("start")
    await ann.until(lambda: ann.question)
    return [ann, bob]


async def post(
    server: Serving, code: str, name: str, seat: int | None = None, token: str | None = None
) -> Any:
    return await server.ask("POST", f"/api/tables/{code}/seats", {"name": name, "seat": seat}, token)


async def why(server: Serving, code: str, name: str, **more: Any) -> tuple[int, str]:
    status, problem = await post(server, code, name, **more)
    return status, problem["why"]


def code_of(player: Player) -> str:
    return player.update["table"]["code"]


async def asking(server: Serving, code: str, name: str = "Zoe", seat: int = 2) -> Player:
    """A person who has asked for a seat, and waits there."""
    status, asked = await post(server, code, name, seat)
    assert (status, asked["asked"], asked["seat"]) == (202, True, seat), asked
    return await server.player(token=asked["token"]).enter()


async def wish_of(player: Player) -> Json:
    return await player.until(lambda: player.update["table"]["wish"])


async def say(player: Player, *, yes: bool) -> None:
    await player.do("consent", wish=(await wish_of(player))["number"], yes=yes)


def heard_of_game(player: Player) -> list[Json]:
    """The updates that said anything beyond the table itself."""
    return [
        one
        for one in player.of("update")
        if one["view"] is not None or one["question"] is not None or one["told"] or one["asides"]
    ]


async def test_everybody_agrees_and_the_person_who_asked_has_the_seat(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    watcher = await server.watcher(ann)
    zoe = await asking(server, code_of(ann))
    for player in (ann, bob, watcher):
        wished = {"type": "seat_wished", "seat": 2, "name": "Zoe", "near": ["Ann", "Bob"]}
        assert await player.until_told("seat_wished") == wished
        wish = await wish_of(player)
        assert (wish["seat"], wish["name"], wish["voters"], wish["agreed"]) == (2, "Zoe", [0, 1], [])
    await say(ann, yes=True)
    await bob.until(lambda: (wish := bob.update["table"]["wish"]) and wish["agreed"] == [0])
    assert heard_of_game(zoe) == [], "nothing of the seat is shown before all have agreed"
    await say(bob, yes=True)
    await zoe.until(lambda: zoe.update["view"])
    for player in (ann, bob, watcher):
        seated = {"type": "person_seated", "seat": 2, "name": "Zoe"}
        await player.until(lambda player=player, seated=seated: seated in player.told("person_seated"))
        assert [told["seat"] for told in player.told("wish_agreed")] == [0, 1]
        assert player.update["table"]["wish"] is None
    await zoe.do("chat", text="thank you")
    await zoe.vanish()
    await zoe.come_again()


@pytest.mark.parametrize("ask", ["told", "outlook", "record", ""])
async def test_a_person_who_asks_gets_no_byte_of_the_seat_before(server: Serving, ask: str) -> None:
    ann, _ = await two_and_a_bot(server)
    code = code_of(ann)
    zoe = await asking(server, code)
    token = zoe.hello["token"]
    if ask == "":
        await zoe.do("leave")
        assert (await zoe.until_closed())["reason"] == "no_such_seat"
        assert heard_of_game(zoe) == []
        return
    body: Json | None = {"ask": 1, "moves": []} if ask == "outlook" else None
    status, said = await server.ask("POST" if body else "GET", f"/api/tables/{code}/{ask}", body, token)
    assert status == 409, said
    assert await zoe.refused("chat", text="hello") == ("table", "take the seat first")
    assert (await zoe.refused("answer", ask=1, move={"type": "pass"}))[0] in ("table", "ask", "message")
    assert (await zoe.refused("consent", wish=1, yes=True)) == ("table", "this is for the others to say")
    await zoe.vanish()
    zoe = await server.player(token=token, last=0).enter()
    assert heard_of_game(zoe) == []


async def test_one_no_is_enough_and_the_bot_plays_on(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    zoe = await asking(server, code_of(ann))
    await say(ann, yes=True)
    await say(bob, yes=False)
    goodbye = await zoe.until_closed()
    assert goodbye["reason"] == "not_agreed"
    assert goodbye["why"] == "the people at the table do not agree that you take this seat"
    assert heard_of_game(zoe) == []
    refused = await ann.until_told("wish_refused")
    assert refused == {"type": "wish_refused", "seat": 2, "name": "Zoe", "how": "refused", "by": 1}
    assert ann.update["table"]["seats"][2] == {
        "person": None, "bot": "random", "connected": False, "left": None, "cousin": 0,
    }  # fmt: skip
    again = await server.player(token=zoe.hello["token"]).open()
    assert await again.until_closed() == goodbye, "whoever comes too late hears why, too"


async def test_a_consent_that_is_sent_twice_counts_once(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    await asking(server, code_of(ann))
    command = {"type": "consent", "id": "c", "wish": (await wish_of(ann))["number"], "yes": True}
    for _ in range(2):
        assert (await ann.send(command))["type"] == "ack"
    await ann.until(lambda: ann.update["table"]["wish"]["agreed"] == [0])
    assert await ann.refused("consent", wish=command["wish"], yes=True) == ("table", "you have agreed")
    await say(bob, yes=False)
    assert await ann.refused("consent", wish=command["wish"], yes=True) == ("table", "this has been settled")
    assert (await ann.send(command))["type"] == "ack"


async def test_a_spectator_has_no_vote(server: Serving) -> None:
    ann, _ = await two_and_a_bot(server)
    await asking(server, code_of(ann))
    watcher = await server.watcher(ann)
    number = (await wish_of(watcher))["number"]
    refused = await watcher.refused("consent", wish=number, yes=True)
    assert refused == ("table", "only those who play may do this")


async def test_two_simultaneous_wishes_are_heard_one_after_the_other(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    code = code_of(ann)
    answers = await asyncio.gather(*[post(server, code, name) for name in ("Zoe", "Yan")])
    assert sorted(status for status, _ in answers) == [202, 409]
    (lucky,) = [answer for status, answer in answers if status == 202]
    zoe = await server.player(token=lucky["token"]).enter()
    for player in (ann, bob):
        await say(player, yes=True)
    await zoe.until(lambda: zoe.update["view"])
    assert await why(server, code, "Yan") == (409, "no seat is free")


async def test_nobody_waits_for_a_person_who_never_comes(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the connection breaks before the token arrives: nobody loses a seat, nobody gets one."""
    monkeypatch.setattr(wishes, "TIME_TO_COME", 0.05)
    ann, _ = await two_and_a_bot(server)
    status, asked = await post(server, code_of(ann), "Zoe")
    assert status == 202
    assert (await ann.until_told("wish_refused"))["how"] == "withdrawn"
    late = await server.player(token=asked["token"]).open()
    assert (await late.until_closed())["reason"] == "not_agreed"


async def test_a_person_who_asked_and_left_is_not_seated(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes, "TIME_TO_COME", 0.05)
    ann, _ = await two_and_a_bot(server)
    zoe = await asking(server, code_of(ann))
    await say(ann, yes=True)
    await zoe.vanish()
    assert (await ann.until_told("wish_refused"))["how"] == "withdrawn"
    assert ann.update["table"]["seats"][2]["person"] is None


async def test_a_wish_may_be_refused_the_moment_it_is_made(server: Serving) -> None:
    """The number of the next wish is easy to guess."""
    ann, _ = await two_and_a_bot(server)
    code = code_of(ann)
    queue = server.room(code).queue
    async with server.room(code).exclusive.access():  # so that both run together
        asked = asyncio.create_task(post(server, code, "Zoe", 2))
        await until(lambda: len(queue.waiting) == 1)
        refusing = asyncio.create_task(ann.do("consent", wish=1, yes=False))
        await until(lambda: len(queue.waiting) == 2)
    await refusing
    status, taken = await asked
    assert status == 202, taken
    zoe = await server.player(token=taken["token"]).open()
    assert (await zoe.until_closed())["reason"] == "not_agreed"
    assert (await asking(server, code)).hello["token"], "the table can be asked again"


async def test_when_the_game_ends_before_everybody_has_answered_nobody_waits(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def come_too_late(*_: Any) -> None:
        raise Refused("table", "the game is over")

    monkeypatch.setattr(changing, "seat_asker", come_too_late)
    ann, bob = await two_and_a_bot(server)
    zoe = await asking(server, code_of(ann))
    for player in (ann, bob):
        await say(player, yes=True)
    assert (await zoe.until_closed())["why"] == "this seat is not to be had any more"


async def test_without_an_answer_a_wish_lapses(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking_for_seats, "TIME_TO_AGREE", 0.3)
    ann, _ = await two_and_a_bot(server)
    zoe = await asking(server, code_of(ann))
    assert (await zoe.until_closed())["why"] == "not everybody at the table has agreed in time"
    assert (await ann.until_told("wish_refused"))["how"] == "lapsed"


async def test_with_nobody_present_to_agree_nobody_gets_a_seat(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    code = code_of(ann)
    for player in (ann, bob):
        await player.vanish()
    await until(lambda: not server.room(code).wishes.present())
    assert await why(server, code, "Zoe") == NOBODY


async def test_nobody_waits_for_the_vote_of_a_person_who_left(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    zoe = await asking(server, code_of(ann))
    await say(ann, yes=True)
    await bob.do("leave")
    await zoe.until(lambda: zoe.update["view"])


async def test_a_table_without_people_is_open(server: Serving) -> None:
    """People who came by a link that others may have cannot come back: the table is nobody's."""
    made = await server.make(links=True, bots={2: "random"})
    link = await server.player(token=made["tokens"]["1"]).enter()
    await link.do("sit", name="Bob")
    ann = await server.player(token=made["tokens"]["0"]).enter()
    await ann.do("leave")
    await link.do("fill", level="random")
    await link.do("start")
    await link.until(lambda: link.question)
    await link.do("leave")
    assert (await server.sit(made["code"], "Zoe"))["seat"] == 0


async def test_nobody_takes_a_seat_without_consent_by_leaving_for_a_moment(server: Serving) -> None:
    """Else a host sends an absent person away, leaves, takes that seat on a second device, and comes back."""
    ann, bob = await two_and_a_bot(server)
    code = code_of(ann)
    await bob.vanish()
    await ann.until(lambda: not ann.update["table"]["seats"][1]["connected"])
    await ann.do("kick", seat=1)
    await ann.do("leave")
    for seat in (1, 2, None):
        assert await why(server, code, "Eve", seat=seat) == NOBODY
    back = await server.player(token=bob.hello["token"]).enter()
    await back.do("sit", name="Bob")
    await back.until(lambda: back.update["view"])


async def test_at_an_open_table_anybody_takes_a_bots_seat(server: Serving) -> None:
    ann, _ = await two_and_a_bot(server, handover="open")
    assert ann.update["table"]["handover"] == "open"
    zoe = await server.player(token=(await server.sit(code_of(ann), "Zoe"))["token"]).enter()
    await zoe.until(lambda: zoe.update["view"])


async def test_at_a_closed_table_only_the_person_who_left_does(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server, handover="closed")
    code = code_of(ann)
    assert await why(server, code, "Zoe") == (409, "nobody can join this game any more")
    await bob.do("leave")
    assert await why(server, code, "Zoe", seat=1) == (409, "nobody can join this game any more")
    status, back = await post(server, code, "Bob", token=bob.hello["token"])
    assert (status, back["seat"], back["token"]) == (201, 1, bob.hello["token"])


async def test_a_person_who_left_comes_back_to_the_same_seat_without_asking(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    await bob.do("leave")
    assert (await bob.until_closed())["reason"] == "left"
    await ann.until(lambda: ann.update["table"]["seats"][1]["left"] == "Bob")
    back = await server.player(token=bob.hello["token"]).enter()
    assert heard_of_game(back) == [], "a bot has the seat"
    sit = {"type": "sit", "id": "s", "name": "Robert"}
    for _ in range(2):
        assert (await back.send(sit))["type"] == "ack"
    await back.until(lambda: back.update["view"])
    assert await ann.until_told("person_came_back") == {"type": "person_came_back", "seat": 1, "name": "Bob"}
    assert len(ann.told("person_came_back")) == 1


async def test_a_person_who_had_a_seat_gets_no_other(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    code, token = code_of(ann), bob.hello["token"]
    no_other = (409, "whoever had a seat in this game gets no other")
    assert await why(server, code, "Bob", seat=2, token=token) == no_other
    await bob.do("leave")
    assert await why(server, code, "Bob", seat=2, token=token) == no_other
    assert (await post(server, code, "Bob", token=token))[0] == 201


async def test_a_person_who_left_does_not_come_back_once_another_has_the_seat(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    await bob.do("leave")
    spy = await server.player(token=bob.hello["token"]).enter()
    zoe = await asking(server, code_of(ann), seat=1)
    await say(ann, yes=True)
    await zoe.until(lambda: zoe.update["view"])
    assert (await spy.until_closed())["reason"] == "no_such_seat"
    assert heard_of_game(spy) == []
    late = await server.player(token=bob.hello["token"]).open()
    assert (await late.until_closed())["reason"] == "no_such_seat"


async def test_a_person_who_left_comes_back_while_another_asks_for_the_seat(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    await bob.do("leave")
    zoe = await asking(server, code_of(ann), seat=1)
    assert (await post(server, code_of(ann), "Zoe", token=zoe.hello["token"]))[0] == 409, "she has none yet"
    assert (await post(server, code_of(ann), "Bob", token=bob.hello["token"]))[0] == 201
    assert (await zoe.until_closed())["reason"] in ("no_such_seat", "not_agreed")
    assert heard_of_game(zoe) == []


async def test_a_person_who_asked_is_turned_away_once_the_one_who_left_is_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await two_and_a_bot(server)
    code = code_of(ann)
    await bob.do("leave")
    zoe = await asking(server, code, seat=1)
    room, may_go_on = server.room(code), asyncio.Event()
    update = room.listing.update

    async def update_late() -> None:
        await may_go_on.wait()
        await update()

    monkeypatch.setattr(room.listing, "update", update_late)
    back = asyncio.create_task(post(server, code, "Bob", token=bob.hello["token"]))
    await ann.until(lambda: ann.update["table"]["seats"][1]["person"] == "Bob")
    spy = await server.player(token=zoe.hello["token"]).open()
    assert (await spy.until_closed())["reason"] == "no_such_seat"
    may_go_on.set()
    assert (await back)[0] == 201
    assert heard_of_game(zoe) == heard_of_game(spy) == []


@pytest.mark.parametrize("how", ["refused", "withdrawn"])
async def test_a_person_whose_request_failed_is_sent_away_before_the_next_asks(
    server: Serving, how: str
) -> None:
    ann, bob = await two_and_a_bot(server)
    room = server.room(code_of(ann))
    zoe = await asking(server, code_of(ann))
    wish = await wish_of(ann)

    async def ask_next() -> str:
        async with room.seats.lock:
            return (
                await take_seat(
                    server.house.tokens, room.seats, TakeSeat(name="Yan", seat=2), network="elsewhere"
                )
            ).token

    async with room.seats.lock:
        next_in_line = asyncio.create_task(ask_next())
        await asyncio.sleep(0)  # and queues before the task that carries out Zoe's wish
        if how == "refused":
            await say(ann, yes=False)
        else:
            await room.do(lambda _: room.table.end_wish(wish["number"], "withdrawn"))
    yan = await server.player(token=await next_in_line).enter()
    assert (await zoe.until_closed())["reason"] == ("not_agreed" if how == "refused" else "no_such_seat")
    await ann.until(lambda: (wish := ann.update["table"]["wish"]) and wish["name"] == "Yan")
    for player in (ann, bob):
        await say(player, yes=True)
    await yan.until(lambda: yan.update["view"])
    spy = await server.player(token=zoe.hello["token"]).open()
    assert (await spy.until_closed())["reason"] == "not_agreed"
    assert heard_of_game(zoe) == heard_of_game(spy) == []
    await until(lambda: not server.house.tokens.asking)


async def test_an_old_link_opens_no_bots_seat_without_consent(server: Serving) -> None:
    """The person who made the table has a copy of every link."""
    made = await server.make(links=True)
    ann = await server.player(token=made["tokens"]["0"]).enter()
    await ann.do("fill", level="random")
    await ann.do("start")
    link = made["tokens"]["1"]
    spy = await server.player(token=link).enter()
    guest = await server.player(token=link).enter()
    await guest.do("sit", name="Bob")
    (yours,) = await guest.until(lambda: guest.of("yours"))
    await guest.do("confirm", token=yours["token"])
    await say(ann, yes=True)
    await guest.until(lambda: guest.update["view"])
    assert (await spy.until_closed())["reason"] == "no_such_seat"
    assert heard_of_game(spy) == []
    for token, seat in ((link, None), (yours["token"], 1)):
        player = await server.player(token=token).open()
        await player.until(lambda player=player: player.messages)
        assert player.messages[0].get("seat") == seat


async def test_a_restart_ends_what_was_asked(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        ann, bob = await two_and_a_bot(server)
        code = code_of(ann)
        zoe = await asking(server, code)
        await say(ann, yes=True)
    async with serving(tmp_path / "store.sqlite3") as server:
        late = await server.player(token=zoe.hello["token"]).open()
        assert (await late.until_closed())["reason"] == "no_such_seat"
        ann = await server.player(token=ann.hello["token"]).enter()
        bob = await server.player(token=bob.hello["token"]).enter()
        assert (await ann.until_told("wish_refused"))["how"] == "lapsed"
        zoe = await asking(server, code)
        for player in (ann, bob):
            await say(player, yes=True)
        await zoe.until(lambda: zoe.update["view"])


async def test_a_person_who_left_comes_back_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3") as server:
        ann, bob = await two_and_a_bot(server)
        await bob.do("leave")
    async with serving(tmp_path / "store.sqlite3") as server:
        ann = await server.player(token=ann.hello["token"]).enter()
        assert ann.update["table"]["seats"][1]["left"] == "Bob"
        back = await server.player(token=bob.hello["token"]).enter()
        await back.do("sit", name="Bob")
        await back.until(lambda: back.update["view"])


async def test_nobody_pesters_a_table(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking_for_seats, "AFTER_A_NO", 100.0)
    ann, _ = await two_and_a_bot(server)
    zoe = await asking(server, code_of(ann))
    await say(ann, yes=False)
    await zoe.until_closed()
    status, sentence = await why(server, code_of(ann), "Zoe")
    assert status == 409
    assert sentence.startswith("ask again in ")
    assert len(ann.told("seat_wished")) == 1


async def test_a_table_is_asked_only_so_often(server: Serving) -> None:
    ann, _ = await two_and_a_bot(server)
    for _ in range(int(wishes.PER_TABLE.burst)):
        zoe = await asking(server, code_of(ann))
        await say(ann, yes=False)
        await zoe.until_closed()
    expected = (409, "this table was asked too often; try again in a minute")
    assert await why(server, code_of(ann), "Zoe") == expected


async def test_a_question_that_the_table_never_hears_does_not_count(server: Serving) -> None:
    """Else one person could keep all others from asking, without anybody noticing."""
    ann, bob = await two_and_a_bot(server)
    zoe = await asking(server, code_of(ann))
    for _ in range(2 * int(wishes.PER_TABLE.burst)):
        status, sentence = await why(server, code_of(ann), "Eve", seat=2)
        assert (status, sentence.endswith("try again soon")) == (409, True)
    await zoe.do("leave")
    await zoe.until_closed()
    for player in (ann, bob):
        await player.until_told("wish_refused")
    yan = await asking(server, code_of(ann), "Yan")
    for player in (ann, bob):
        await say(player, yes=True)
    await yan.until(lambda: yan.update["view"])


async def test_whoever_asks_in_vain_again_and_again_waits_longer_each_time(server: Serving) -> None:
    ann, _ = await two_and_a_bot(server)
    asked = server.room(code_of(ann)).wishes
    for expected in (20.0, 40.0, 80.0, 180.0, 360.0):
        asked.cool("192.0.2.1", 180.0 if expected == 180.0 else 20.0)
        assert asked.cooling["192.0.2.1"].seconds == expected
    for _ in range(9):
        asked.cool("192.0.2.1", 20.0)
    assert asked.cooling["192.0.2.1"].seconds == wishes.LONGEST_COOLING
    asked.cool("192.0.2.2", 20.0)
    assert asked.cooling["192.0.2.2"].seconds == 20.0


@pytest.mark.parametrize("step", ["clear_for", "seat_person"])
async def test_a_restart_finishes_what_all_have_agreed_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Else the token of the person who left is void, and that of the person who asked passes for theirs."""
    async with serving(tmp_path / "store.sqlite3") as server:
        ann, bob = await two_and_a_bot(server)
        await bob.do("leave")
        zoe = await asking(server, code_of(ann), seat=1)
        stuck = asyncio.Event()

        async def stop_here(*_: Any) -> None:
            stuck.set()
            await think_for_ever()

        with monkeypatch.context() as stopping:
            stopping.setattr(changing, step, stop_here)
            await say(ann, yes=True)
            await stuck.wait()
            for path in tmp_path.glob("store.sqlite3*"):  # as a kill leaves it
                shutil.copy(path, tmp_path / path.name.replace("store", "left"))
    async with serving(tmp_path / "left.sqlite3") as server:
        ann = await server.player(token=ann.hello["token"]).enter()
        await ann.until(lambda: ann.update["table"]["seats"][1]["person"] == "Zoe")
        assert ann.update["table"]["wish"] is None
        late = await server.player(token=bob.hello["token"]).open()
        assert (await late.until_closed())["reason"] == "no_such_seat"
        zoe = await server.player(token=zoe.hello["token"]).enter()
        assert zoe.update["view"]["seat"] == 1


async def test_a_person_present_is_sent_away_only_if_the_others_agree(server: Serving) -> None:
    ann, bob, cid = await server.company()
    await ann.do("start")
    kick = {"type": "kick", "id": "k", "seat": 1}
    for _ in range(2):
        assert (await ann.send(kick))["type"] == "ack"
    assert await bob.until_told("kick_wished") == {"type": "kick_wished", "seat": 1, "by": 0}
    number = (await wish_of(bob))["number"]
    others = ("table", "this is for the others to say")
    assert await bob.refused("consent", wish=number, yes=False) == others
    assert await ann.refused("consent", wish=number, yes=True) == others
    await bob.do("chat", text="I am still here")
    await say(cid, yes=False)
    assert (await ann.until_told("wish_refused"))["name"] is None
    assert ann.update["table"]["seats"][1]["person"] == "Bob"
    await ann.do("kick", seat=1)
    await say(cid, yes=True)
    assert (await bob.until_closed())["reason"] == "kicked"
    await ann.until(lambda: ann.update["table"]["seats"][1]["bot"] == "regular")
    assert ann.update["table"]["seats"][1]["left"] is None, "who was sent away may not come back"
    again = await server.player(token=bob.hello["token"]).open()
    assert (await again.until_closed())["reason"] == "no_such_seat"


async def test_a_host_who_sent_somebody_away_does_not_decide_alone_who_sits_there(server: Serving) -> None:
    ann, bob, cid = await server.company(handover="open")
    code = code_of(ann)
    await ann.do("start")
    await ann.do("kick", seat=1)
    assert (await bob.until_closed())["reason"] == "kicked"
    zoe = await asking(server, code, seat=1)
    await say(cid, yes=False)
    await zoe.until_closed()
    assert heard_of_game(zoe) == []
    assert (await why(server, code, "Ann", seat=1, token=ann.hello["token"]))[0] == 409
    await cid.vanish()
    await ann.until(lambda: not ann.update["table"]["seats"][2]["connected"])
    assert await why(server, code, "Zoe", seat=1) == NOBODY


async def test_of_two_people_neither_can_be_sent_away_and_both_may_leave(server: Serving) -> None:
    ann, bob = await two_and_a_bot(server)
    assert await ann.refused("kick", seat=1) == ("table", "nobody is there who could agree")
    await ann.do("pause")
    await ann.do("resume")
    await bob.do("leave")


async def test_an_absent_person_who_was_sent_away_may_come_back(server: Serving) -> None:
    """A connection lost for a moment costs nobody their seat."""
    ann, bob = await two_and_a_bot(server)
    await bob.vanish()
    await ann.until(lambda: not ann.update["table"]["seats"][1]["connected"])
    await ann.do("kick", seat=1)
    await ann.until(lambda: ann.update["table"]["seats"][1]["left"] == "Bob")
    back = await server.player(token=bob.hello["token"]).enter()
    await back.do("sit", name="Bob")
    await back.until(lambda: back.update["view"])


async def test_a_host_who_sent_away_somebody_absent_does_not_decide_alone_who_sits_there(
    server: Serving,
) -> None:
    ann, bob = await two_and_a_bot(server)
    await bob.vanish()
    await ann.until(lambda: not ann.update["table"]["seats"][1]["connected"])
    await ann.do("kick", seat=1)
    await ann.until(lambda: ann.update["table"]["seats"][1]["left"] == "Bob")
    assert await why(server, code_of(ann), "Zoe", seat=1) == NOBODY


async def test_nobody_present_is_sent_away_from_a_closed_table(server: Serving) -> None:
    ann, *_ = await server.company(handover="closed")
    await ann.do("start")
    assert await ann.refused("kick", seat=1) == (
        "table",
        "nobody who is there can be sent away from this game",
    )


async def test_people_are_told_who_comes_from_the_same_network(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, behind_proxy=True)) as server:
        ann, _ = await two_and_a_bot(server)
        headers = {"X-Forwarded-For": "203.0.113.9"}
        path = f"{server.base}/api/tables/{code_of(ann)}/seats"
        async with server.http.post(path, json={"name": "Zoe"}, headers=headers) as response:
            assert response.status == 202
        assert (await wish_of(ann))["near"] == []
