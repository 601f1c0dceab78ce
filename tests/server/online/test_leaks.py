"""No message differs from the one that would have been sent with other hidden cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from backroom.bots import THINKERS, bots_of
from backroom.games import GAMES
from backroom.games.omerta.events import KillerShown, Mixed, Thrown, WrongShown
from backroom.server.house.room import Room
from backroom.server.rooms.audience import Listener
from tests.laws.kits import KITS
from tests.laws.sizes import is_long
from tests.support.delays import Delays, check_delays
from tests.support.inquiries import FINISHED, Inquirer
from tests.support.leaks import Checker, Ledger, Recording
from tests.support.player import Player, play_out
from tests.support.server import Serving, serving

pytestmark = pytest.mark.anyio

GAMES_PLAYED = 300 if is_long() else 8
BOTS_SEATED = (0, 1, 0, 2)  # in successive games
SHARE = 0.6  # share of messages and entries for which other worlds are imagined


# What a game must have shown on average, or hardly anything was tried; some games are soon over.
ENOUGH = {"messages": 30, "worlds": 20, "entries": 15, "said by bots": 2, "inquiries": 10, "stories": 1}


class Like:
    """Equal to something, except for the fields given here."""

    def __init__(self, other: object, **but: object) -> None:
        self.__dict__.update(but)
        self.other: object = other

    def __getattr__(self, name: str) -> Any:
        return getattr(self.other, name)


async def sit_down(server: Serving, game: str, number: int, rng: Random) -> dict[int, Player]:
    """A table with a recording client in every seat without a bot."""
    setup = KITS[game].online(number, rng)
    levels = sorted(level for level in bots_of(GAMES[game]) if is_long() or level not in THINKERS)
    others = range(1, setup["players"])
    bots = rng.sample(others, min(BOTS_SEATED[number % 4], len(others)))
    made = await server.make(
        game,
        setup=setup,
        speed=rng.choice(["normal", "calm", "untimed"]),
        public=rng.random() < 0.7,
        bots={str(seat): rng.choice(levels) for seat in bots},
    )
    tokens = {0: made["tokens"]["0"]}
    for seat in others:
        if seat not in bots:
            tokens[seat] = (await server.sit(made["code"], f"Guest {seat}", seat))["token"]
    return {seat: await server.player(token=token).enter() for seat, token in tokens.items()}


async def record_a_game(server: Serving, ledger: Ledger, game: str, number: int, rng: Random) -> Recording:
    """A game with a recording client for every player and one spectator, who also make HTTP requests."""
    seated = await sit_down(server, game, number, rng)
    company = list(seated.values())
    watcher = await server.watcher(company[0])
    recordings: dict[Listener, Player] = {**seated, None: watcher}
    head = server.room(watcher.update["table"]["code"]).head
    _, finished = await server.ask_raw("GET", FINISHED)
    inquirer = Inquirer(server, head, recordings, lambda: len(ledger.batches[head.id]))
    await play_out(company, seed=rng.randrange(1_000_000), before=inquirer.wonder)
    for player in recordings.values():
        await player.until_stage("over")
        await server.see_off(player)
    return Recording(head, finished, recordings, inquirer.made, ledger.clock.ahead)


async def check_a_game(server: Serving, ledger: Ledger, game: str, number: int) -> Checker:
    rng = Random(f"{game} {number}")
    recording = await record_a_game(server, ledger, game, number, rng)
    batches = ledger.batches.pop(recording.head.id)
    checker = Checker(recording, batches, rng, SHARE)
    checker.check()
    return checker


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_law_2_no_byte_on_the_wire_depends_on_what_is_hidden(tmp_path: Path, game: str) -> None:
    counts: Counter[str] = Counter()
    delays: list[Delays] = []
    ledger = Ledger()
    async with serving(tmp_path / "store.sqlite3", wrap=ledger.over) as server:
        for number in range(GAMES_PLAYED):
            checker = await check_a_game(server, ledger, game, number)
            counts += checker.counts
            delays += checker.delays.values()
    print(game, dict(counts))
    for what, least in ENOUGH.items():
        assert counts[what] > least * GAMES_PLAYED, what
    assert all(counts[what] for what in KITS[game].met)
    for clock in KITS[game].timed:
        check_delays([one for one in delays if one.clock == clock])


def test_a_delay_of_twenty_milliseconds_is_noticed_and_noise_is_not() -> None:
    rng = Random(1)
    for noise in (0.001, 0.010, 0.100):
        check_delays([delays(rng, noise) for _ in range(400)])
    for late in (0.02, -0.02):
        with pytest.raises(AssertionError, match="hears of the question later" if late > 0 else "sooner"):
            check_delays([delays(rng, 0.010, late) for _ in range(400)])


def delays(rng: Random, noise: float, late: float = 0.0) -> Delays:
    """The delays of a question to three seats; one message in a hundred waits for other work."""
    some = [rng.expovariate(1 / noise) + (rng.random() < 0.01) for _ in range(3)]
    holders = rng.choice([0, 0, 1])
    return Delays("snap", bool(holders), [one + late for one in some[:holders]], some[holders:])


async def test_the_checker_notices_a_spectator_with_the_eyes_of_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Room.__init__

    def careless(room: Room, *given: Any) -> None:
        honest(room, *given)
        state = room.table.state

        def view(seat: Listener) -> Any:
            return state.view(0 if seat is None else seat)

        room.table.state = cast("Any", Like(state, view=view))

    monkeypatch.setattr(Room, "__init__", careless)
    ledger = Ledger()
    async with serving(tmp_path / "store.sqlite3", wrap=ledger.over) as server:
        with pytest.raises(AssertionError, match="not what follows from the journal"):
            await check_a_game(server, ledger, "omerta", 3)


def test_a_face_at_another_place_is_shown_openly_and_a_place_alone_is_not() -> None:
    kit = KITS["omerta"]
    assert kit.may_sound_otherwise([Thrown(0, (5,), ("6",))], [Thrown(0, (4,), ("6",))])
    assert not kit.may_sound_otherwise([Mixed(0, (4,), ())], [Mixed(0, (5,), ())])


def test_a_killer_and_a_wrong_card_are_told_apart_whatever_power_was_used() -> None:
    kit = KITS["omerta"]
    assert kit.may_sound_otherwise([KillerShown(4, 1, "gangster")], [WrongShown(4, 1, "gangster")])
