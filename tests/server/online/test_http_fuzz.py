"""schemathesis on every request: no 500, and nothing that the description does not cover."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any, Final

import anyio
import msgspec
import pytest
import schemathesis
from aiohttp import ClientSession
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode, checks

from backroom.server.http import openapi
from tests.laws.sizes import is_long
from tests.support.player import Player
from tests.support.process import ServerProcess

pytestmark = pytest.mark.anyio

EXAMPLES: Final = 1_000 if is_long() else 10
MODES: Final = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
CHECKS: Final = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance",
    "response_schema_conformance",
)  # fmt: skip
WITH_A_BODY: Final = {(one.method, one.path) for one in openapi.OPERATIONS if one.body is not None}
# here, because it imports much: Python 3.11 must not compile a module in two threads at once
checks.load_all_checks()
DESCRIPTION: Final[Any] = schemathesis.openapi.from_dict(msgspec.json.decode(openapi.text()))


@pytest.fixture
async def process(tmp_path: Path) -> AsyncGenerator[ServerProcess]:
    server = await ServerProcess.start(tmp_path, "--unlimited")
    yield server
    assert await server.stop() == 0


async def make(base: str, wanted: dict[str, Any]) -> dict[str, Any]:
    async with (
        ClientSession() as http,
        http.post(f"{base}/api/tables", data=msgspec.json.encode(wanted)) as response,
    ):
        return await response.json()


@pytest.mark.slow
async def test_no_request_breaks_the_server_or_gets_an_undescribed_answer(
    process: ServerProcess,
) -> None:
    made = await make(
        process.base,
        {"game": "omerta", "name": "Ann", "setup": {"players": 3}, "fill": "regular", "speed": "untimed"},
    )
    player = await Player(process.base, token=made["tokens"]["0"]).enter()
    await player.do("start")
    await anyio.to_thread.run_sync(ask_everything, process.base, made["code"])
    question = await player.until(lambda: player.question)  # nobody has disturbed this table
    await player.do("answer", ask=question["ask"]["id"], move=question["options"][0])
    await player.close()


def ask_everything(base: str, code: str) -> None:
    """Every request, valid and invalid, about a missing table and about this one."""
    known: Any = checks
    wanted = known.CHECKS.get_by_names(CHECKS)
    asked = 0
    for found in DESCRIPTION.get_all_operations():
        operation = found.ok()
        for mode in MODES:
            if mode is GenerationMode.NEGATIVE and (operation.method, operation.path) not in WITH_A_BODY:
                continue  # any text will do in an address

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
            )
            @given(operation.as_strategy(generation_mode=mode), booleans())
            def ask(case: Any, there: bool) -> None:
                if there and case.path_parameters and case.method != "DELETE":
                    case.path_parameters["code"] = code
                case.call_and_validate(base_url=base, checks=wanted)

            ask()
            asked += 1
    assert asked == len(openapi.OPERATIONS) + len(WITH_A_BODY)
