"""The setup of a table crosses each connection once, however long it is."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from backroom.games.organized_crime.printed.board_file import BOARD_TEXT
from tests.support.player import Json, Player, play_out
from tests.support.server import Serving

pytestmark = pytest.mark.anyio
MOST: Final = 6_000  # bytes of an update at a table of two; this board alone is more than twice as long


def updates(player: Player) -> list[list[Json]]:
    """The updates of each connection, as they came over the wire."""
    found: list[list[Json]] = []
    for heard in player.heard:
        said = msgspec.json.decode(heard.text)
        if said["type"] == "welcome":
            found.append([])
        elif said["type"] == "update":
            found[-1].append(said)
    return found


def holders(update: Json) -> list[str]:
    """Where in an update there is a setup."""
    return [part for part in ("table", "view") if "setup" in (update[part] or ())]


async def come_later(server: Serving, company: list[Player]) -> list[Player]:
    """Clients that come once the game is on: one again, one in a second tab, and a spectator."""
    await company[1].close()
    await company[1].come_again()
    tab = await server.player(token=company[0].hello["token"]).enter()
    return [tab, await server.watcher(company[0])]


async def test_it_is_in_the_first_update_of_every_connection_and_in_no_other(server: Serving) -> None:
    company = await server.company(setup={"rounds": 1})
    await company[0].do("start")
    for player in company:
        await player.until_stage("running")
    later = await come_later(server, company)
    await play_out(company, start=False)
    for player in [*company, *later]:
        await player.until_stage("over")
    for player in company:
        first, *rest = updates(player)[0]
        assert holders(first) == ["table"], "there is no view before the game"
        assert len(rest) > 1
        assert [holders(one) for one in rest] == [[] for _ in rest]
        assert rest[-1]["view"] is not None
    assert [len(updates(player)) for player in [*company, *later]] == [1, 2, 1, 1, 1]
    for conversation in (updates(company[1])[1], updates(later[0])[0], updates(later[1])[0]):
        first, *rest = conversation
        assert holders(first) == ["table", "view"]
        assert first["view"]["setup"] == first["table"]["setup"] == company[0].update["table"]["setup"]
        assert rest
        assert [holders(one) for one in rest] == [[] for _ in rest]


async def test_the_same_goes_for_the_table_of_a_rematch(server: Serving) -> None:
    company = await server.company(setup={"rounds": 1})
    await play_out(company)
    await company[0].do("rematch")
    for player in company:
        await player.until(lambda player=player: player.of("invited"))
    again = [await server.player(token=player.of("invited")[0]["token"]).enter() for player in company]
    await again[0].do("start")
    for player in again:
        await player.until_stage("running")
        first, *rest = updates(player)[0]
        assert holders(first) == ["table"]
        assert first["table"]["setup"] == company[0].setup
        assert rest
        assert [holders(one) for one in rest] == [[] for _ in rest]


async def test_a_custom_board_makes_no_later_update_longer(server: Serving) -> None:
    company = await server.company("organized_crime", players=2, setup={"board": BOARD_TEXT})
    await company[0].do("start")
    for player in company:
        await player.until_stage("running")
    later = await come_later(server, company)
    await company[0].until(lambda: company[0].update["table"]["watching"] == 1)
    for player in [*company, *later]:
        was_greeted = True
        for heard, message in zip(player.heard, player.messages, strict=True):
            if message["type"] == "welcome":
                was_greeted = False
            elif message["type"] == "update":
                assert (len(heard.text) < MOST) == was_greeted
                was_greeted = True
                assert message["table"]["setup"]["board"] == BOARD_TEXT
    _, asked = await server.ask("GET", f"/api/tables/{company[0].update['table']['code']}")
    assert asked["setup"] == company[0].setup, "whoever asks over HTTP has not been told it"
