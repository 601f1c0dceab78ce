"""Firefox, driven by WebDriver BiDi, which it speaks natively."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import re
import shutil
import tempfile
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

from tools.engines.engine import PATIENCE, Engine, Stuck

PROGRAMS = ("firefox-esr", "firefox")
LISTENS = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


class Firefox(Engine):
    """A headless Firefox."""

    name = "Firefox"

    def __init__(self, process: Process, profile: str) -> None:
        self.process = process
        self.profile = profile
        self.http = ClientSession()
        self.ws: ClientWebSocketResponse | None = None
        self.context = ""
        self.said = 0

    @staticmethod
    def program() -> str | None:
        """Where it is installed, if it is."""
        return next(filter(None, map(shutil.which, PROGRAMS)), None)

    @classmethod
    async def start(cls) -> Firefox:
        """Start it with its own profile."""
        program = cls.program()
        if program is None:
            raise Stuck("Firefox is not installed")
        profile = tempfile.mkdtemp(prefix="backroom-firefox-")
        options = ("--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
        process = await create_subprocess_exec(program, *options, "about:blank", stderr=PIPE, stdout=PIPE)
        firefox = cls(process, profile)
        async with asyncio.timeout(PATIENCE):
            address = await firefox.listening()
        firefox.ws = await firefox.http.ws_connect(f"{address}/session", max_msg_size=0)
        await firefox.do("session.new", capabilities={})
        tree = await firefox.do("browsingContext.getTree")
        firefox.context = tree["contexts"][0]["context"]
        return firefox

    async def listening(self) -> str:
        """The address where it accepts commands."""
        lines = self.process.stderr
        if lines is None:
            raise Stuck("Firefox gives no output")
        async for line in lines:
            if found := LISTENS.search(line):
                return found[1].decode()
        raise Stuck("Firefox exited before it accepted commands")

    async def do(self, method: str, **parameters: Any) -> Any:
        """Send a command and wait for its answer."""
        if self.ws is None:
            raise Stuck("Firefox is not connected")
        self.said += 1
        await self.ws.send_json({"id": self.said, "method": method, "params": parameters})
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.ws.receive_json()).get("id") != self.said:
                pass
        if answer["type"] == "error":
            raise Stuck(f"Firefox: {method}: {answer['message']}")
        return answer["result"]

    async def open(self, address: str) -> None:
        await self.do("browsingContext.navigate", context=self.context, url=address, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        wrapped = f"JSON.stringify(({expression}) ?? null)"
        done = await self.do(
            "script.evaluate", expression=wrapped, target={"context": self.context}, awaitPromise=True
        )
        if done["type"] != "success":
            raise Stuck(f"Firefox: {done['exceptionDetails']['text']}")
        return json.loads(done["result"]["value"])

    async def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        await self.do("browsingContext.setViewport", context=self.context, viewport=viewport)

    async def shoot(self) -> bytes:
        shot = await self.do("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(shot["data"])

    async def close(self) -> None:
        await self.http.close()
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        await self.process.communicate()
        shutil.rmtree(self.profile, ignore_errors=True)
