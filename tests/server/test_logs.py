"""What the log says about a mistake: where it happened, and never what was said or known there."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from backroom.server.operations.logs import Style, make_logger

HIDDEN = "a-token-of-a-seat"


def stumble(token: str) -> None:
    try:
        int(token)
    except ValueError as problem:
        raise KeyError(token) from problem


@pytest.mark.parametrize("style", ["text", "json"])
def test_an_exception_is_logged_with_its_place_and_without_the_values_there(
    style: Style, capsys: pytest.CaptureFixture[str]
) -> None:
    log = make_logger(style, "info")
    try:
        stumble(HIDDEN)
    except KeyError:
        log.exception("conversation.failed")
    written = capsys.readouterr().err
    assert "conversation.failed" in written
    assert "stumble" in written
    assert "KeyError" in written
    assert "after ValueError" in written
    assert HIDDEN not in written
    if style == "json":
        assert json.loads(written)["level"] == "error"


OVERHEARD = """
import asyncio, gc, logging, sys, threading, warnings
from backroom.server.operations.logs import make_logger, overhear, overhear_loop

def fail():
    raise ValueError(HIDDEN)

class Careless:
    def __del__(self):
        fail()

async def main():
    overhear_loop(log)
    loop = asyncio.get_running_loop()
    loop.call_soon(lambda said: fail(), HIDDEN)
    task = loop.create_task(careless(), name=HIDDEN)
    await asyncio.sleep(0.01)
    del task
    gc.collect()

async def careless():
    fail()

HIDDEN = sys.argv[1]
log = make_logger(sys.argv[2], "debug")
overhear(log, "debug")
logging.getLogger("aiohttp.server").debug("from %s", HIDDEN)
try:
    fail()
except ValueError:
    logging.getLogger("aiohttp.server").exception("from " + HIDDEN)
warnings.warn(HIDDEN)
thread = threading.Thread(target=fail, name=HIDDEN)
thread.start()
thread.join()
Careless()
asyncio.run(main())
fail()
"""


@pytest.mark.parametrize("style", ["text", "json"])
def test_everything_on_standard_error_goes_to_our_log_without_its_words(style: Style) -> None:
    """Libraries, warnings, threads, the loop, the interpreter, and the end of it all."""
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-c", OVERHEARD, HIDDEN, style],
        check=False, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert HIDDEN not in done.stderr
    for event in ("library.noted", "thread.failed", "object.failed", "loop.failed", "server.failed"):
        assert event in done.stderr
    assert done.stderr.count("ValueError") >= 6
    assert "py.warnings" in done.stderr
    assert done.returncode == 1
