"""A person who takes a seat by its link gets a token nobody else has had, not even the host who sent it."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.server.seats import own_tokens
from backroom.server.seats.keys import For
from tests.server.online.keeping import answer
from tests.support.player import Json, Player
from tests.support.server import Serving, serving, until

pytestmark = pytest.mark.anyio


async def opened(server: Serving) -> tuple[str, str]:
    """The code of a table, and the token in the link of its second seat."""
    made = await server.make(links=True)
    return made["code"], made["tokens"]["1"]


async def seated(server: Serving, token: str) -> tuple[Player, str]:
    """A person who took the seat of a link, and the token they got."""
    guest = await server.player(token=token).enter()
    await guest.do("sit", name="Bob")
    (yours,) = guest.of("yours")
    return guest, yours["token"]


async def come_in(server: Serving, code: str, token: str) -> Player:
    """A client that has received whatever it is given on arrival."""
    player = await server.player(token=token).enter()
    await player.do("chat", text="what is done for a newcomer has begun")
    await until(lambda: server.room(code).tasks.is_idle)
    await player.do("chat", text="it is done, and what was sent before this has come")
    return player


async def turned_away(server: Serving, token: str) -> str:
    player = await server.player(token=token).open()
    return (await player.until_closed())["reason"]


async def test_once_it_is_confirmed_a_copy_of_the_link_opens_nothing(server: Serving) -> None:
    _, link = await opened(server)
    guest, own = await seated(server, link)
    assert own != link
    spy = await server.player(token=link).enter()
    await guest.do("confirm", token=own)
    assert (await spy.until_closed())["reason"] == "no_such_seat"
    assert await turned_away(server, link) == "no_such_seat"
    await guest.do("chat", text="still here")
    again = await server.player(token=own).enter()
    assert again.messages[0]["seat"] == 1


async def test_a_link_that_nobody_has_used_shows_nothing_of_what_a_bot_sees_in_its_seat(
    server: Serving,
) -> None:
    """Otherwise its sender, who has a copy, would see the bot's cards all through the game."""
    code, link = await opened(server)
    spy = await server.player(token=link).enter()
    host = await server.player(token=await server.house.tokens.give(server.room(code).seats, 0)).enter()
    await host.do("fill", level="random")
    await host.do("start")
    late = await server.player(token=link).enter()
    await host.until(lambda: host.question)
    await answer(host)
    for player in (spy, late):
        await player.until(lambda player=player: player.update["table"]["stage"] == "running")
        since = [one for one in player.of("update") if one["table"]["stage"] == "running"]
        assert {(one["view"], one["question"], tuple(one["told"])) for one in since} == {(None, None, ())}
    status, problem = await server.ask("GET", f"/api/tables/{code}/told", token=link)
    assert (status, problem["why"]) == (409, "take the seat first")
    wanted: Json = {"ask": 1, "moves": []}
    status, problem = await server.ask("POST", f"/api/tables/{code}/outlook", wanted, token=link)
    assert (status, problem["why"]) == (409, "take the seat first")


async def test_a_latecomer_takes_the_seat_of_their_link_from_a_bot(server: Serving) -> None:
    made = await server.make(links=True, speed="normal", handover="open")
    host = await server.player(token=made["tokens"]["0"]).enter()
    await host.do("fill", level="random")
    await host.do("start")
    guest, own = await seated(server, made["tokens"]["1"])
    await guest.do("confirm", token=own)
    await guest.until(lambda: guest.update["view"])
    assert guest.update["table"]["seats"][1]["person"] == "Bob"
    assert (await server.ask("GET", f"/api/tables/{made['code']}/told", token=own))[0] == 200


async def test_until_it_is_confirmed_the_link_opens_the_seat_and_gives_another(server: Serving) -> None:
    """The connection may break before the token arrives, and the link must not stay open for ever."""
    _, link = await opened(server)
    guest, lost = await seated(server, link)
    await guest.vanish()
    guest = await server.player(token=link).enter()
    (yours,) = await guest.until(lambda: guest.of("yours"))
    await guest.do("confirm", token=yours["token"])
    assert guest.update["table"]["seats"][1]["person"] == "Bob"
    assert [await turned_away(server, token) for token in (link, lost)] == ["no_such_seat"] * 2


async def test_while_a_token_is_on_its_way_a_copy_of_the_link_is_given_none(server: Serving) -> None:
    """Otherwise somebody with a copy, and the shorter wire, would get the seat under another's name."""
    code, link = await opened(server)
    guest, own = await seated(server, link)
    spy = await come_in(server, code, link)
    assert spy.of("yours") == []
    await guest.do("confirm", token=own)
    assert (await spy.until_closed())["reason"] == "no_such_seat"


async def test_when_the_holder_of_a_token_is_gone_the_next_by_the_link_is_given_one(server: Serving) -> None:
    """A reloaded page arrives before the server notices that the old one is gone."""
    code, link = await opened(server)
    guest, _ = await seated(server, link)
    again = await come_in(server, code, link)
    assert again.of("yours") == []
    await guest.vanish()
    (yours,) = await again.until(lambda: again.of("yours"))
    await again.do("confirm", token=yours["token"])
    assert await turned_away(server, link) == "no_such_seat"


async def test_sitting_down_again_yields_the_same_token(server: Serving) -> None:
    """A client that confirms each token and keeps the last must not end up with one that opens nothing."""
    _, link = await opened(server)
    sit = {"type": "sit", "id": "s", "name": "Bob"}
    guest = await server.player(token=link).enter()
    assert (await guest.send(sit))["type"] == "ack"
    await guest.vanish()
    guest = await server.player(token=link).enter()
    assert (await guest.send(sit))["type"] == "ack"
    await guest.until(lambda: len(guest.of("yours")) == 2)
    (token,) = {yours["token"] for yours in guest.of("yours")}
    for _ in guest.of("yours"):
        await guest.do("confirm", token=token)
    assert (await server.player(token=token).enter()).messages[0]["seat"] == 1


async def test_of_two_tokens_confirmed_at_once_one_opens_the_seat(server: Serving) -> None:
    code, link = await opened(server)
    guest, first = await seated(server, link)
    second = await server.house.tokens.give(server.room(code).seats, 1, For.WHO_SAT_DOWN)
    other = await server.player(token=link).enter()
    for player, token in ((guest, first), (other, second)):
        await player.say({"type": "confirm", "id": "c", "token": token})
    await guest.until(lambda: guest.closed or guest.replies.get("c"))
    await other.until(lambda: other.closed or other.replies.get("c"))
    opening = [token for token in (first, second, link) if await server.house.find_seat(token)]
    assert opening in ([first], [second])


async def test_a_token_is_given_only_for_a_link_that_still_opens_the_seat(server: Serving) -> None:
    """A copy of the link that arrives while its owner confirms must not get a token that outlives it."""
    for _ in range(20):
        code, link = await opened(server)
        guest, own = await seated(server, link)
        spies = [await server.player(token=link).open() for _ in range(2)]
        await guest.do("confirm", token=own)
        for spy in spies:
            assert (await spy.until_closed())["reason"] == "no_such_seat"
            assert spy.of("yours") == []
        assert await server.house.tokens.forget(server.room(code).seats, 1, but=own) is False, (
            "there is no other"
        )


async def test_the_number_of_tokens_given_for_a_link_is_limited(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_tokens, "MOST_GIVEN", 3)
    code, link = await opened(server)
    guest, _ = await seated(server, link)
    room = server.room(code)
    given = 1
    for _ in range(4):
        await guest.vanish()
        await until(lambda: not room.audience.ears[1].connections)
        guest = await come_in(server, code, link)
        given += len(guest.of("yours"))
    assert given == 3


async def test_coming_by_the_new_token_confirms_it(server: Serving) -> None:
    """The connection may have broken before they could say so; none of their tabs is sent away for it."""
    _, link = await opened(server)
    guest, own = await seated(server, link)
    await guest.vanish()
    spy = await server.player(token=link).enter()
    tabs = [await server.player(token=own).enter() for _ in range(2)]
    assert (await spy.until_closed())["reason"] == "no_such_seat"
    assert await turned_away(server, link) == "no_such_seat"
    for tab in tabs:
        await tab.do("chat", text="still here")


async def test_a_seat_taken_without_a_link_keeps_its_token(server: Serving) -> None:
    """The person who made the table may have written it down, or opened it on two machines."""
    made = await server.make()
    host = await server.player(token=made["tokens"]["0"]).enter()
    guest = await server.player(token=(await server.sit(made["code"], "Bob"))["token"]).enter()
    await host.do("chat", text="hello")
    await guest.until(lambda: guest.of("said"))
    assert host.of("yours") == guest.of("yours") == []


async def test_a_copy_of_the_link_cannot_be_confirmed_in_place_of_the_new_token(server: Serving) -> None:
    """Otherwise somebody with a copy, and quicker, would play on under another's name."""
    _, link = await opened(server)
    spy = await server.player(token=link).enter()
    guest, own = await seated(server, link)
    assert await spy.refused("confirm", token=link) == ("table", "this token does not open your seat")
    await guest.do("confirm", token=own)
    assert (await spy.until_closed())["reason"] == "no_such_seat"


async def test_a_seat_that_is_taken_again_by_the_same_command_gets_another_token(tmp_path: Path) -> None:
    """A client that lost the connection resends the command, and must not be left with the link."""
    sit = {"type": "sit", "id": "s", "name": "Bob"}
    async with serving(tmp_path / "store.sqlite3") as server:
        _, link = await opened(server)
        guest = await server.player(token=link).enter()
        assert (await guest.send(sit))["type"] == "ack"
        first = guest.of("yours")[0]["token"]
    async with serving(tmp_path / "store.sqlite3") as server:
        guest = await server.player(token=link).enter()
        assert (await guest.send(sit))["type"] == "ack"
        yours = guest.of("yours")[-1]  # the first came with the hello
        await guest.do("confirm", token=yours["token"])
        assert [await turned_away(server, token) for token in (link, first)] == ["no_such_seat"] * 2


async def test_confirming_twice_sends_away_nobody_who_came_by_the_new_token(server: Serving) -> None:
    _, link = await opened(server)
    guest, own = await seated(server, link)
    await guest.do("confirm", token=own)
    tab = await server.player(token=own).enter()
    await guest.do("confirm", token=own)
    await tab.do("chat", text="still here")


async def test_only_a_token_of_ones_own_seat_is_confirmed(server: Serving) -> None:
    made = await server.make(links=True)
    guest, _ = await seated(server, made["tokens"]["1"])
    for token in (made["tokens"]["0"], made["tokens"]["2"], "x" * 32):
        assert await guest.refused("confirm", token=token) == ("table", "this token does not open your seat")
    watcher = await server.watcher(guest)
    assert await watcher.refused("confirm", token=made["tokens"]["1"]) == (
        "table",
        "only those who play may do this",
    )
    assert (await server.player(token=made["tokens"]["1"]).enter()).messages[0]["seat"] == 1


async def test_a_client_that_is_refused_the_seat_gets_no_token(server: Serving) -> None:
    made = await server.make(links=True)
    host = await server.player(token=made["tokens"]["0"]).enter()
    assert await host.refused("sit", name="Ann again") == ("table", "this seat is taken")
    assert host.of("yours") == []
