"""A wire to PostgreSQL that loses what the test wants lost."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from tests.support.postgres import OWNER, Postgres

SOCKET = ".s.PGSQL.5432"
Loses = Literal["nothing", "requests", "replies", "everything"]


class Wire:
    """Carries every connection to PostgreSQL; a loss ends its connection, unless everything is lost."""

    def __init__(self, server: Path, folder: Path, database: str) -> None:
        self.server = server
        self.loses: Loses = "nothing"
        self.url = f"postgresql://{OWNER}@/{database}?host={quote(str(folder))}"

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection until either side ends it."""
        from_server, to_server = await asyncio.open_unix_connection(self.server)
        carried = [
            asyncio.create_task(self.pump(reader, to_server, "requests")),
            asyncio.create_task(self.pump(from_server, writer, "replies")),
        ]
        await asyncio.wait(carried, return_when=asyncio.FIRST_COMPLETED)
        for task in carried:
            task.cancel()
        to_server.close()
        writer.close()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: Loses) -> None:
        while (data := await reader.read(65536)) and self.loses != what:
            if self.loses != "everything":
                writer.write(data)


@asynccontextmanager
async def a_wire(postgres: Postgres, database: str) -> AsyncGenerator[Wire]:
    with tempfile.TemporaryDirectory(prefix="backroom-wire-") as folder:
        wire = Wire(postgres.sockets / SOCKET, Path(folder), database)
        server = await asyncio.start_unix_server(wire.carry, Path(folder) / SOCKET)
        try:
            yield wire
        finally:
            server.close()
