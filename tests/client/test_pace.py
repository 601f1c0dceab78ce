"""The pace of the bots: a wish for a new table, and for its host to change."""

from __future__ import annotations

import pytest

from backroom.client import connect, make_table
from backroom.core.refusal import Refused
from backroom.table.notices import PaceChanged
from tests.client.players import until
from tests.client.serving import SHORT, Server

pytestmark = pytest.mark.anyio


async def test_the_host_makes_a_table_at_a_pace_and_changes_it_and_nobody_else_does(server: Server) -> None:
    links = await make_table(
        server.address, game="omerta", setup=SHORT, bots={2: "random"}, pace="calm", links=True
    )
    async with connect(links.seats[0]) as host, connect(links.seats[1]) as guest:
        assert host.table.pace == guest.table.pace == "calm"
        with pytest.raises(Refused, match="the bots play at this pace"):
            await host.set_pace("calm")
        with pytest.raises(Refused, match="host"):
            await guest.set_pace("skip")
        await host.set_pace("brisk")
        await until(guest, lambda: guest.table.pace == "brisk")
        assert PaceChanged("brisk") in guest.told
