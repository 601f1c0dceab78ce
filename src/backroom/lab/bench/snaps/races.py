"""Two equally quick players race at a real server, one of them with a trick, in a private network."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from asyncio import Event, timeout
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientSession

from backroom.complaint import Complaint
from backroom.games.omerta.setup import MOST_ROUNDS
from backroom.lab.bench.server.processes import ours
from backroom.lab.bench.snaps.network import HONEST, LIAR, SERVER, lay_out
from backroom.lab.bench.snaps.own_tcp import Behaviour, Wire
from backroom.lab.bench.snaps.racer import Racer

LATE: Final = 0.226  # seconds by which the tricks delay things
FAR: Final = 0.150  # seconds of one way
WANTED: Final[dict[str, Any]] = {
    "game": "omerta", "name": "Liar", "links": True, "speed": "quick",
    "setup": {"players": 3, "rounds": MOST_ROUNDS, "memory_aid": True},
}  # fmt: skip
MEASURED: Final = 3.0  # seconds until everybody's distance is measured
A_RACE: Final = 10.0  # seconds within which there is always another one, even on a busy machine


class Outcome(NamedTuple):
    """The result of one mode."""

    mode: str
    wins: int
    races: int


class Place:
    """Where the server is, and how to get there."""

    def __init__(self, address: str, session: ClientSession, wire: Wire, rng: Random) -> None:
        self.address: str = address
        self.session: ClientSession = session
        self.wire: Wire = wire
        self.rng: Random = rng

    async def sit(self, racer: Racer, source: str) -> Racer:
        """Seat a player with an ordinary TCP, from this address."""
        where = urlsplit(self.address)
        await asyncio.get_running_loop().create_connection(
            lambda: racer, where.hostname or "", where.port or 0, local_addr=(source, 0)
        )
        await racer.seated
        return racer

    async def sit_on_own_wire(self, racer: Racer, behaviour: Behaviour) -> Racer:
        """Seat a player with their own TCP, whose pongs are as late as their acknowledgements."""
        racer.pongs_late = behaviour.late
        await self.wire.connect(racer, behaviour)
        await racer.seated
        return racer


Sit = Callable[[Place, Callable[[], Racer]], Awaitable[Racer]]  # seats a player in the first seat


async def near(place: Place, somebody: Callable[[], Racer]) -> Racer:
    return await place.sit(somebody(), LIAR)


async def far(place: Place, somebody: Callable[[], Racer]) -> Racer:
    return await place.sit_on_own_wire(somebody(), Behaviour(there=FAR, back=FAR))


async def with_late_pongs(place: Place, somebody: Callable[[], Racer]) -> Racer:
    racer = somebody()
    racer.pongs_late = LATE
    return await place.sit(racer, LIAR)


async def with_late_acknowledgements(place: Place, somebody: Callable[[], Racer]) -> Racer:
    return await place.sit_on_own_wire(somebody(), Behaviour(late=LATE, manner="bare"))


async def with_stale_numbers(place: Place, somebody: Callable[[], Racer]) -> Racer:
    return await place.sit_on_own_wire(somebody(), Behaviour(late=LATE))


async def with_a_second_tab(place: Place, somebody: Callable[[], Racer]) -> Racer:
    """Seat a player who sees the card in whichever tab has it first, and claims in the near one."""
    slow = await place.sit_on_own_wire(somebody(), Behaviour(there=LATE))
    quick = await place.sit(somebody(), LIAR)
    slow.answers_from = quick
    slow.seen = quick.seen
    return quick


class Mode(NamedTuple):
    """What one of the two does."""

    sit: Sit
    think: float = 0.02  # seconds that everybody takes for anything but a claim


MODES: Final[dict[str, Mode]] = {
    "nothing": Mode(near),
    "150 ms away, honestly": Mode(far, think=FAR),  # or updates would queue up on the long wire
    "pongs are late": Mode(with_late_pongs),
    "pongs and bare acknowledgements are late": Mode(with_late_acknowledgements),
    "all acknowledgements are stale, from the handshake on": Mode(with_stale_numbers),
    "a second tab with a slow way back": Mode(with_a_second_tab),
}


async def race(place: Place, mode: str, races: int) -> Outcome:
    """Race this many times at one table, or at a new one when its game is over."""
    won, raced = 0, 0
    while raced < races:
        orders = await at_a_table(place, MODES[mode], races - raced)
        if not orders:
            raise Complaint(f"{mode}: nobody raced.")
        raced += len(orders)
        won += orders.count(0)
    return Outcome(mode, won, raced)


async def at_a_table(place: Place, mode: Mode, races: int) -> list[int]:
    """Who was first each time: the trickster (0) or the other (1)."""
    async with place.session.post(f"{place.address}/api/tables", json=WANTED) as response:
        made = msgspec.json.decode(await response.read())
    if "tokens" not in made:
        raise Complaint(f"The server made no table: {made}.")
    somebody = [partial(Racer, token, place.rng, think=mode.think) for token in made["tokens"].values()]
    first: list[int] = []
    enough = Event()

    def judged(seat: int) -> None:
        first.append(seat)
        if len(first) == races:
            enough.set()

    trickster = await mode.sit(place, somebody[0])
    other = await place.sit(somebody[1](), HONEST)
    third = await place.sit(somebody[2](claims=False), HONEST)
    third.judged, third.ended = judged, enough.set
    await asyncio.sleep(MEASURED)
    trickster.begin()
    async with timeout(A_RACE * races):
        await enough.wait()
    for player in (trickster, other, third):
        player.hang_up()
    return first[:races]


async def run(address: str, modes: list[str], races: int) -> list[Outcome]:
    """Run all modes at the same time, each at its own table."""
    wire = Wire(urlsplit(address).port or 0)
    try:
        async with ClientSession() as session:
            place = Place(address, session, wire, Random(1))
            return await asyncio.gather(*[race(place, mode, races) for mode in modes])
    finally:
        wire.close()


def main(races: int, modes: list[str]) -> None:
    """Within the namespace: make the network, start the server, race, and print the results."""
    lay_out()
    with (
        tempfile.TemporaryDirectory(prefix="backroom-snaps-") as folder,
        ours(Path(folder), Path(__file__).parents[4], SERVER) as serving,
    ):
        outcomes = asyncio.run(run(serving.address, modes, races))
    sys.stdout.write(msgspec.json.encode(outcomes).decode() + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
