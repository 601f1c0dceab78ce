"""A process that appends to many tables until it is killed: `python -m … ADDRESS TABLE…`.

It prints `TABLE SEQ` as soon as a line is durable.
"""

from __future__ import annotations

import asyncio
import os
import sys

from backroom.server.store.failures import Fenced
from backroom.server.store.opening import open_store
from backroom.server.store.store import Store
from tests.server.store.scene import line_of


async def main(address: str, names: list[str]) -> None:
    store = await open_store(address)
    await asyncio.gather(*(keep_appending(store, name) for name in names))


async def keep_appending(store: Store, name: str) -> None:
    seq = len(await store.journal(name))
    while True:
        several = 1 + seq % 3
        lines = [line_of(name, seq + more) for more in range(several)]
        try:
            await store.append(name, lines, seq=seq)
        except Fenced:  # what the previous process had sent arrived after we looked
            seq = len(await store.journal(name))
            continue
        seq += several
        os.write(1, f"{name} {seq - 1}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
