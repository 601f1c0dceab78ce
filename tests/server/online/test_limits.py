"""How much one client may send, and what it is told when that is too much."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiohttp import WSServerHandshakeError
from msgspec.structs import replace

from backroom.protocol.messages import LONGEST_MESSAGE
from tests.support.mute import listen_without_reading
from tests.support.player import PATIENCE
from tests.support.server import PATIENT, Serving, serving

pytestmark = pytest.mark.anyio


async def test_a_message_that_is_too_long_ends_the_conversation_with_a_reason(server: Serving) -> None:
    host, guest, third = await server.company()
    await host.say({"type": "chat", "id": "1", "text": "x" * LONGEST_MESSAGE})
    assert (await host.until_closed())["reason"] == "too_long"
    await guest.say({"type": "chat", "id": "1", "text": "x" * 5 * LONGEST_MESSAGE})
    await guest.until(lambda: guest.closed)
    assert guest.code == 1009  # input that long is not even read to say why
    await third.do("chat", text="still here")
    answer = '{"type":"answer","id":"2","ask":1,"move":{"type":"pass"}}'  # it is taken as it comes in
    await third.say(answer.ljust(LONGEST_MESSAGE + 1))
    assert (await third.until_closed())["reason"] == "too_long"


async def test_too_many_messages_in_a_short_time_end_it_with_a_reason(tmp_path: Path) -> None:
    settings = replace(PATIENT, messages_burst=5, messages_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        host, guest, _ = await server.company()
        for number in range(6):
            await host.say({"type": "chat", "id": str(number), "text": "spam"})
        assert (await host.until_closed())["reason"] == "too_fast"
        await guest.do("chat", text="still here")


async def test_all_tabs_of_a_seat_together_may_send_no_more_than_one(tmp_path: Path) -> None:
    settings = replace(PATIENT, messages_burst=5, messages_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        host, guest, _ = await server.company()
        tab = await server.player(**host.hello).enter()
        for number in range(4):  # the hello was the first
            await host.do("chat", text=f"spam {number}")
        await tab.say({"type": "chat", "id": "more", "text": "spam"})
        assert (await tab.until_closed())["reason"] == "too_fast"
        await guest.do("chat", text="still here")


async def test_too_many_answers_or_pings_end_it_too(tmp_path: Path) -> None:
    """Answers are taken as they come in, and pings are not commands; neither is free."""
    settings = replace(PATIENT, messages_burst=5, messages_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        hasty, pinging, third = await server.company()
        for number in range(6):
            await hasty.say({"type": "answer", "id": str(number), "ask": 1, "move": {"type": "pass"}})
            assert pinging.ws is not None
            await pinging.ws.ping()
        assert (await hasty.until_closed())["reason"] == "too_fast"
        assert (await pinging.until_closed())["reason"] == "too_fast"
        await third.do("chat", text="still here")


async def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    settings = replace(PATIENT, connections_per_address=3)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        company = await server.company()
        with pytest.raises(WSServerHandshakeError) as refused:
            await server.player(token=company[0].hello["token"]).open()
        assert refused.value.status == 429
        await company[2].close()
        again = server.player(token=company[2].hello["token"])
        async with asyncio.timeout(PATIENCE):
            while True:  # until the server has noticed that the other one is closed
                try:
                    await again.enter()
                    break
                except WSServerHandshakeError:
                    await again.vanish()


async def test_a_handshake_that_fails_takes_no_place(tmp_path: Path) -> None:
    settings = replace(PATIENT, connections_per_address=1)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        for _ in range(2):
            assert (await server.ask("GET", "/ws"))[0] == 400
        async with server.http.ws_connect(f"{server.base}/ws") as ws:
            await ws.close()


async def test_the_house_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, connections=3)) as server:
        await server.company()
        with pytest.raises(WSServerHandshakeError) as refused:
            await server.player().open()
        assert refused.value.status == 429


async def test_an_address_makes_so_many_requests_and_no_more(tmp_path: Path) -> None:
    settings = replace(PATIENT, requests_burst=3, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        statuses = [(await server.ask("GET", "/api/games"))[0] for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        status, problem = await server.ask("GET", "/api/tables")
        assert (status, problem["rule"]) == (429, "limit")
        assert (await server.ask("GET", "/healthz"))[0] == 200


@pytest.mark.parametrize(("path", "cost"), [("/api/tables", 5), ("/api/records", 15), ("/api/seats", 1)])
async def test_expensive_requests_count_as_several(tmp_path: Path, path: str, cost: int) -> None:
    settings = replace(PATIENT, requests_burst=31, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        statuses = [(await server.ask("POST", path, {}))[0] for _ in range(31 // cost + 1)]
        assert statuses == [400] * (31 // cost) + [429]
        left = [(await server.ask("GET", "/api/games"))[0] for _ in range(31 % cost + 1)]
        assert left == [200] * (31 % cost) + [429]


async def test_an_address_opens_so_many_connections_in_a_row_and_no_more(tmp_path: Path) -> None:
    settings = replace(PATIENT, requests_burst=3, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        for _ in range(3):
            async with server.http.ws_connect(f"{server.base}/ws") as ws:
                await ws.close()
        with pytest.raises(WSServerHandshakeError) as refused:
            await server.http.ws_connect(f"{server.base}/ws")
        assert refused.value.status == 429


@pytest.mark.parametrize("behind_proxy", [True, False])
async def test_no_address_is_believed_that_a_client_wrote_itself(tmp_path: Path, behind_proxy: bool) -> None:
    """Behind a proxy the last one is what the proxy saw; before it comes whatever anybody claims."""
    settings = replace(PATIENT, behind_proxy=behind_proxy, requests_burst=3, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:

        async def ask(seen_by_proxy: str, number: int) -> int:
            headers = {"X-Forwarded-For": f"198.51.100.{number}, {seen_by_proxy}"}
            async with server.http.get(f"{server.base}/api/games", headers=headers) as response:
                return response.status

        assert [await ask("192.0.2.1", number) for number in range(4)] == [200, 200, 200, 429]
        assert await ask("192.0.2.2", 0) == (200 if behind_proxy else 429)


@pytest.mark.parametrize(
    "written", [["192.0.2.1", "{}"], ["192.0.2.1, 192.0.2.2", "192.0.2.3, {}"], ["", "{}"], ["{}, {}", "{}"]]
)
async def test_no_address_in_a_header_before_the_proxys_is_believed(
    tmp_path: Path, written: list[str]
) -> None:
    settings = replace(PATIENT, behind_proxy=True, requests_burst=3, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:

        async def ask(seen_by_proxy: str, number: int) -> int:
            claimed = [line.format(*[f"198.51.100.{number}"] * 2) for line in written[:-1]]
            lines = [*claimed, written[-1].format(seen_by_proxy)]
            headers = [("X-Forwarded-For", line) for line in lines]
            async with server.http.get(f"{server.base}/api/games", headers=headers) as response:
                return response.status

        assert [await ask("192.0.2.9", number) for number in range(4)] == [200, 200, 200, 429]
        assert await ask("192.0.2.8", 0) == 200


async def test_an_ipv6_network_counts_as_one_address(tmp_path: Path) -> None:
    """Requests, unknown codes and connections are counted together for a whole /64."""
    settings = replace(
        PATIENT, behind_proxy=True, requests_burst=13, requests_per_second=0.001, connections_per_address=1
    )
    async with serving(tmp_path / "store.sqlite3", settings) as server:

        async def ask(address: str, path: str = "/api/games") -> int:
            headers = {"X-Forwarded-For": address}
            async with server.http.get(server.base + path, headers=headers) as response:
                return response.status

        async with server.http.ws_connect(
            f"{server.base}/ws", headers={"X-Forwarded-For": "2001:db8::1"}
        ) as ws:
            with pytest.raises(WSServerHandshakeError) as refused:
                await server.http.ws_connect(f"{server.base}/ws", headers={"X-Forwarded-For": "2001:db8::2"})
            assert refused.value.status == 429
            await ws.close()
        assert await ask("2001:db8::3", "/api/tables/BCDFGHJK") == 404  # this costs ten
        assert await ask("2001:db8::4") == 200
        assert await ask("2001:db8::5") == 429
        assert await ask("2001:db8:0:1::5") == 200
        assert await ask("::ffff:192.0.2.1") == 200


@pytest.mark.parametrize("text", [b"unknown", b"", b"\xff\xfe", b"2001:db8::1]:80", b"," * 4000, b"1" * 8000])
async def test_a_client_of_a_proxy_that_writes_no_address_counts_as_the_proxy(
    tmp_path: Path, text: bytes
) -> None:
    settings = replace(PATIENT, behind_proxy=True, requests_burst=2, requests_per_second=0.001)
    async with serving(tmp_path / "store.sqlite3", settings) as server:
        reader, writer = await connect(server)
        asked = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + text + b"\r\n"
        for number in range(3):
            last = b"Connection: close\r\n" if number == 2 else b""
            writer.write(asked.replace(b"1" * 8000, str(number).encode() * 8000) + last + b"\r\n")
        answers = (await asyncio.wait_for(reader.read(), 30)).split(b"HTTP/1.1 ")[1:]
        writer.close()
        assert [answer[:3] for answer in answers] == [b"200", b"200", b"429"]


async def test_a_house_that_is_full_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3", replace(PATIENT, tables=1)) as server:
        await server.make()
        status, problem = await server.ask("POST", "/api/tables", {"game": "omerta", "name": "Ann"})
        assert (status, problem) == (503, {"rule": "house", "why": "the house is full; try again later"})


async def test_a_request_that_is_too_long_is_refused(server: Serving) -> None:
    status, problem = await server.ask("POST", "/api/tables", {"game": "x" * 150_000, "name": "Ann"})
    assert status == 413
    assert problem["why"]


async def test_an_unknown_code_costs_as_much_as_ten_requests(tmp_path: Path) -> None:
    settings = replace(PATIENT, requests_burst=25, requests_per_second=0.5)
    async with serving(tmp_path / "by_http.sqlite3", settings) as server:
        for guess in ("BCDFGHJK", "BCDFGHJL/link", "BCDFGHJM"):
            assert (await server.ask("GET", f"/api/tables/{guess}"))[0] == 404
        async with server.http.get(f"{server.base}/api/tables/BCDFGHJN") as response:
            assert response.status == 429
            assert 5 < int(response.headers["Retry-After"]) <= 12
    async with serving(tmp_path / "by_websocket.sqlite3", settings) as server:
        for _ in range(3):
            player = await server.player(table="BCDFGHJK").open()
            assert (await player.until_closed())["reason"] == "no_such_table"
        with pytest.raises(WSServerHandshakeError) as refused:
            await server.player(table="BCDFGHJK").open()
        assert refused.value.status == 429


async def test_a_request_with_a_wrong_method_is_told_the_right_ones(server: Serving) -> None:
    async with server.http.delete(f"{server.base}/api/games") as response:
        assert response.status == 405
        assert response.headers["Allow"] == "GET,HEAD"


async def test_a_token_that_is_not_text_opens_nothing(server: Serving) -> None:
    made = await server.make()
    reader, writer = await connect(server)
    writer.write(f"DELETE /api/tables/{made['code']} HTTP/1.1\r\nHost: x\r\n".encode())
    writer.write(b"Authorization: Bearer \xff\xfe\xed\xa0\x80\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert answer.startswith(b"HTTP/1.1 409 ")


async def connect(server: Serving, **options: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlsplit(server.base)
    return await asyncio.open_connection(address.hostname, address.port, **options)


async def test_a_client_that_does_not_read_is_dropped_and_nobody_else_notices(tmp_path: Path) -> None:
    async with serving(tmp_path / "store.sqlite3", send_buffer=4096) as server:
        host, guest, third = await server.company()
        await guest.close()
        await host.until(lambda: not host.update["table"]["seats"][1]["connected"])
        writer = await listen_without_reading(server.base, guest.hello["token"])
        await host.until(lambda: host.update["table"]["seats"][1]["connected"])
        said = 0
        while host.update["table"]["seats"][1]["connected"]:
            await host.do("chat", text="x" * 500)
            said += 1
            assert said < 20_000
        assert said > 500
        assert third.closed is False
        await third.until(lambda: len(third.of("said")) == said)
        back = await guest.enter()
        await back.do("chat", text="I am back")
        writer.close()
