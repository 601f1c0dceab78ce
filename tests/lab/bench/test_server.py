"""The server's benchmark: a pacer that counts delays, medians, and one second of the real thing."""

from __future__ import annotations

import asyncio
import gc
from functools import partial
from pathlib import Path
from time import perf_counter

import pytest

import backroom
from backroom.complaint import Complaint
from backroom.lab.bench.server import measures
from backroom.lab.bench.server.measures import Saturated, Timed, actions_per_cpu_second
from backroom.lab.bench.server.omerta import OmertaLoad
from backroom.lab.bench.server.pacer import Pacer
from backroom.lab.bench.server.peer import play
from backroom.lab.bench.server.processes import ours
from backroom.lab.bench.server.ratios import Slices, compare, ratio
from backroom.lab.bench.server.run import Entrant, Plan, figures, run, started

SOURCES = Path(backroom.__file__).parents[1]
OURS = Entrant("backroom", partial(ours, tree=SOURCES), OmertaLoad)


async def acts(pacer: Pacer, times: int) -> list[float]:
    """When each of these actions starts to count."""
    counted: asyncio.Queue[float] = asyncio.Queue()
    for _ in range(times):
        pacer.soon(counted.put)
    return [await counted.get() for _ in range(times)]


def test_a_held_player_acts_when_everybody_may() -> None:
    async def scene() -> None:
        pacer = Pacer()
        waiting = asyncio.create_task(acts(pacer, 3))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(waiting), 0.02)
        assert len(pacer.waiting) == 3
        pacer.go()
        assert await waiting == [pacer.began] * 3
        assert (await acts(pacer, 1))[0] >= pacer.began

    asyncio.run(scene())


def test_by_a_timetable_nobody_acts_before_their_time() -> None:
    async def scene() -> tuple[float, list[float]]:
        pacer = Pacer()
        pacer.go(1000.0)
        since = await acts(pacer, 5)
        pacer.hold()
        return pacer.began, since

    began, since = asyncio.run(scene())
    early = 0.001  # the loop's timers count in milliseconds
    assert since == sorted(since)
    assert all(at > began + i / 1000 - early for i, at in enumerate(since))


def test_an_action_that_nobody_could_take_in_time_is_late_already() -> None:
    async def scene() -> tuple[float, float, float]:
        pacer = Pacer()
        pacer.go(1000.0)
        await asyncio.sleep(0.002)  # the first scheduled times go by
        able = perf_counter()
        [since] = await acts(pacer, 1)
        pacer.hold()
        return pacer.began, since, able

    began, since, able = asyncio.run(scene())
    assert began <= since < able


def test_only_what_began_in_the_measure_is_counted() -> None:
    async def scene() -> list[float]:
        pacer = Pacer()
        pacer.go()
        pacer.done(pacer.began - 1.0)
        pacer.done(pacer.began)
        measured = pacer.hold()
        pacer.done(pacer.began)
        return measured

    assert len(asyncio.run(scene())) == 1


def test_a_failed_player_is_reported() -> None:
    async def fail(since: float) -> None:
        raise Complaint("the server refused a move")

    async def scene() -> None:
        pacer = Pacer()
        pacer.soon(fail)
        pacer.go()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await pacer.stop()

    with pytest.raises(Complaint, match="refused a move"):
        asyncio.run(scene())


def saturated(*rates: float) -> list[Saturated]:
    """Slices of one second, half of which the server was busy."""
    return [Saturated(round(rate), 1.0, 0.5) for rate in rates]


def timed(*milliseconds: float) -> list[Timed]:
    """Slices of a hundred actions that took this long, except two that took ten times as long."""
    return [Timed([one / 1e3] * 98 + [one / 1e2] * 2) for one in milliseconds]


def test_figures_are_of_all_slices_together() -> None:
    found = figures(Slices(saturated(100, 900, 200), timed(1.0, 2.0, 9.0)), 60_000)
    assert (found.actions_per_second, found.actions_per_cpu_second) == (400, 800)
    assert (found.p50, found.p99, found.kilobytes_per_table) == (2.0, 20.0, 60.0)


def test_sides_that_are_the_same_in_every_slice_have_a_narrow_interval() -> None:
    mine = Slices(saturated(300, 600, 900), timed(1.0, 1.0, 1.0))
    theirs = Slices(saturated(200, 400, 600), timed(2.0, 2.0, 2.0))
    found = compare(mine, theirs)
    for one, times in ((found.actions_per_cpu_second, 1.5), (found.p50, 0.5), (found.p99, 0.5)):
        assert (one.times, one.low, one.high) == (times, times, times)


def test_slices_that_differ_widen_the_interval() -> None:
    found = ratio(saturated(100, 200, 300), saturated(200, 200, 200), actions_per_cpu_second)
    assert (found.times, found.low, found.high) == (1.0, 0.5, 1.5)


def test_a_quantile_of_ordered_values() -> None:
    hundred_and_one = [float(i) for i in range(101)]
    assert (measures.at(hundred_and_one, 0.5), measures.at(hundred_and_one, 0.99)) == (50.0, 99.0)


def test_nothing_is_said_of_too_few_actions() -> None:
    assert measures.enough(10) == 10
    with pytest.raises(Complaint, match="Only 9 actions were answered"):
        measures.enough(9)
    with pytest.raises(Complaint, match="Only 3 actions were answered"):
        measures.latency([Timed([0.1]), Timed([0.2, 0.3])], 0.5)


@pytest.mark.slow
def test_games_that_are_over_are_not_measured(tmp_path: Path) -> None:
    """Otherwise a server would be praised, or blamed, for tables at which nobody acts."""

    async def scene() -> None:
        async with started(OURS, tmp_path) as side:
            with pytest.raises(Complaint, match="Only 0 actions were answered at a stretch"):
                await measures.saturate(side, 0.1)

    asyncio.run(scene())


def test_players_collect_no_garbage_while_they_are_measured() -> None:
    with measures.attentive():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_play_is_as_the_peer_reads_it() -> None:
    assert play(12) == b"\x0d\xa4play\x82\xa6number\x0c\xa4slot\x02"


@pytest.mark.slow
def test_a_second_of_the_real_thing(tmp_path: Path) -> None:
    """Real games over real sockets: every figure is there, and possible."""
    found = run([OURS], Plan(1.0, tables=4, some=2, more=42, held=6, folder=tmp_path))
    side = found.sides["backroom"]
    assert side.actions_per_cpu_second >= side.actions_per_second > 20
    assert 0 < side.p50 <= side.p99
    assert 0 < side.kilobytes_per_table < 2_000
    assert (found.held.tables, found.held.connections) == (6, 24)
    assert 0 < found.held.p50 <= found.held.p99
    assert 10 < found.held.megabytes < 1_000


@pytest.mark.slow
def test_a_server_that_was_measured_is_gone(tmp_path: Path) -> None:
    async def scene() -> int:
        async with started(OURS, tmp_path) as side:
            assert [*tmp_path.iterdir()], "everything is kept there"
            await side.load.open()
            await side.load.pacer.answered(8)
            assert Path(f"/proc/{side.serving.pid}").exists()
            return side.serving.pid

    assert not Path(f"/proc/{asyncio.run(scene())}").exists()
    assert not [*tmp_path.iterdir()]
