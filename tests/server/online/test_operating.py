"""What an operator sees: health, readiness, metrics, and a log without secrets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from backroom.server.rooms.broadcast import Broadcast
from tests.support.player import play_out
from tests.support.server import PATIENT, Serving, serving

pytestmark = pytest.mark.anyio


async def test_health_and_readiness(server: Serving) -> None:
    assert await server.ask("GET", "/healthz") == (200, b"ok\n")
    assert await server.ask("GET", "/readyz") == (200, b"ready\n")
    server.house.closing = True
    assert await server.ask("GET", "/readyz") == (503, b"closing\n")
    server.house.closing = False


@pytest.mark.parametrize(("settings", "status"), [({}, 403), ({"open_metrics": True}, 200)])
async def test_the_figures_are_for_this_machine_unless_they_are_opened(
    tmp_path: Path, settings: dict[str, bool], status: int
) -> None:
    """In a race they would reveal that somebody has answered."""
    chosen = replace(PATIENT, behind_proxy=True, **settings)
    async with serving(tmp_path / "store.sqlite3", chosen) as server:
        url = f"{server.base}/metrics"
        strangers = ("203.0.113.7", "2001:db8::1", "203.0.113.7:443", "[2001:db8::1]:443", "who knows", "")
        for address, expected in (*((one, status) for one in strangers), ("::1", 200)):
            async with server.http.get(url, headers={"X-Forwarded-For": address}) as response:
                assert response.status == expected
        async with server.http.get(url) as response:
            assert response.status == 200


async def test_commands_commits_and_tables_are_counted(server: Serving) -> None:
    host, guest, _ = await server.company()
    await guest.refused("start")
    await host.do("chat", text="hello")
    _, text = await server.ask("GET", "/metrics")
    figures = dict(line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#"))
    assert float(figures["backroom_tables"]) == 1
    assert float(figures["backroom_connections"]) == 3
    assert float(figures['backroom_actions_total{kind="start",result="refused"}']) == 1
    assert float(figures['backroom_actions_total{kind="chat",result="done"}']) == 1
    assert float(figures["backroom_action_seconds_count"]) >= 2
    assert float(figures["backroom_commit_seconds_count"]) > 0


async def test_the_log_of_a_whole_game_holds_no_token_no_name_and_no_card(server: Serving) -> None:
    company = await server.company(setup={"rounds": 1})
    await play_out(company)
    written = json.dumps(server.log.entries, default=str)
    for player in company:
        assert player.hello["token"] not in written
    for word in ("Ann", "Bob", "killer", "safecracker", "gangster"):
        assert word not in written


async def test_a_mistake_of_ours_is_answered_in_a_sentence_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ValueError("the killer is the third card")

    async with serving(tmp_path / "store.sqlite3", may_fail=["request.failed"]) as server:
        made = await server.make()
        monkeypatch.setattr(Broadcast, "describe", fail)
        status, problem = await server.ask("GET", f"/api/tables/{made['code']}")
        assert (status, problem) == (
            500, {"rule": "server", "why": "something went wrong here; it was noted"},
        )  # fmt: skip
        assert [failure["event"] for failure in server.failures()] == ["request.failed"]
