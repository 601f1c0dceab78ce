"""WebKitGTK, with Safari's engine, driven by its own WebDriver on a virtual screen."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import shutil
import socket
from asyncio.subprocess import DEVNULL, Process, create_subprocess_exec
from pathlib import Path
from typing import Any

from aiohttp import ClientError, ClientSession

from tools.engines.engine import PATIENCE, Engine, Stuck

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"
BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"  # below the system's libraries
LARGEST = "1600x1300x24"


class WebKit(Engine):
    """One window of the engine's own small browser."""

    name = "WebKit"

    def __init__(self, processes: list[Process], driver: str) -> None:
        self.processes = processes
        self.driver = driver
        self.http = ClientSession()
        self.session = ""

    @staticmethod
    def program() -> str | None:
        """Where its small browser is, if everything needed is installed."""
        if shutil.which(DRIVER) is None or shutil.which(SCREEN) is None:
            return None
        return next((str(path) for path in Path("/usr/lib").glob(BROWSERS)), None)

    @classmethod
    async def start(cls) -> WebKit:
        """Start a screen, the driver and the browser."""
        browser = cls.program()
        if browser is None:
            raise Stuck("WebKit is not installed")
        display = f":{free_port() % 1000 + 100}"
        screen = await create_subprocess_exec(
            SCREEN, display, "-screen", "0", LARGEST, stdout=DEVNULL, stderr=DEVNULL
        )
        port = free_port()
        environment = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
        driver = await create_subprocess_exec(
            DRIVER, f"--port={port}", env=environment, stdout=DEVNULL, stderr=DEVNULL
        )
        webkit = cls([driver, screen], f"http://127.0.0.1:{port}")
        await webkit.ready()
        options = {"binary": browser, "args": ["--automation"]}
        made = await webkit.do(
            "POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}}
        )
        webkit.session = f"/session/{made['sessionId']}"
        return webkit

    async def ready(self) -> None:
        """Wait until the driver listens."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(ClientError):
                    await self.do("GET", "/status")
                    return
                await asyncio.sleep(0.1)

    async def do(self, verb: str, path: str, **parameters: Any) -> Any:
        """One WebDriver request."""
        body = None if verb == "GET" else parameters
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self.http.request(verb, self.driver + path, json=body) as response,
            ):
                value = (await response.json(content_type=None))["value"]
        except TimeoutError:
            raise Stuck(f"WebKit: {path}: no answer") from None
        if not response.ok:
            raise Stuck(f"WebKit: {path}: {value['message']}")
        return value

    async def open(self, address: str) -> None:
        await self.do("POST", f"{self.session}/url", url=address)

    async def evaluate(self, expression: str) -> Any:
        script = f"return JSON.stringify(({expression}) ?? null)"
        return json.loads(await self.do("POST", f"{self.session}/execute/sync", script=script, args=[]))

    async def resize(self, width: int, height: int) -> None:
        await self.do("POST", f"{self.session}/window/rect", width=width, height=height)

    async def shoot(self) -> bytes:
        return base64.b64decode(await self.do("GET", f"{self.session}/screenshot"))

    async def close(self) -> None:
        if self.session:
            with contextlib.suppress(ClientError, Stuck):
                await self.do("DELETE", self.session)
        await self.http.close()
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


def free_port() -> int:
    """A free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
