"""Commands that wait: each hears of its own outcome, and what they did together is told as one."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from backroom.core.refusal import Refused
from backroom.server.rooms.command_queue import Command, fail, merged, reply_to_all, resolve
from backroom.table.journal import GotUp
from backroom.table.notices import SeatLeft
from backroom.table.running import Effects
from backroom.table.told import Told

pytestmark = pytest.mark.anyio

NOTHING: Effects[Any] = Effects((), {})


class Asker:
    """A caller who waits for a command."""

    def __init__(self) -> None:
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.command: Command = Command(lambda _: NOTHING, partial(resolve, self.done))


def unexpected(mistake: BaseException) -> None:
    raise AssertionError from mistake


async def test_a_caller_hears_only_of_their_own_command() -> None:
    done, refused, cancelled = Asker(), Asker(), Asker()
    refused.command.problem = Refused("O11", "no card to replace")
    cancelled.done.cancel()
    reply_to_all([done.command, refused.command, cancelled.command], unexpected)
    await done.done
    with pytest.raises(Refused, match="no card to replace"):
        await refused.done
    assert cancelled.done.cancelled()


async def test_when_nothing_can_be_saved_everybody_hears_of_it() -> None:
    askers = [Asker(), Asker()]
    commands = [asker.command for asker in askers]
    fail(commands, OSError("the disk is gone"))
    reply_to_all(commands, unexpected)
    for asker in askers:
        with pytest.raises(OSError, match="the disk is gone"):
            await asker.done


async def test_a_failure_to_tell_one_does_not_affect_the_others() -> None:
    def stumble(_: Exception | None) -> None:
        raise ValueError("a mistake")

    asker, reported = Asker(), list[BaseException]()
    reply_to_all([Command(lambda _: NOTHING, stumble), asker.command], reported.append)
    await asker.done
    assert [str(one) for one in reported] == ["a mistake"]


def test_what_several_did_is_told_in_order_to_those_who_heard_something() -> None:
    first: Told[Any] = Told(1, SeatLeft(0))
    second: Told[Any] = Told(2, SeatLeft(1))
    done = merged([Effects((GotUp(0),), {0: [first]}), Effects((GotUp(1),), {0: [second], None: [first]})])
    assert done.lines == (GotUp(0), GotUp(1))
    assert done.told == {0: [first, second], None: [first]}
    assert merged([]) == NOTHING
