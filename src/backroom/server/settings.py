"""What an operator can choose, by flags or by the environment."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class Settings(Struct, frozen=True, kw_only=True):
    """How a server behaves."""

    origins: tuple[str, ...] = ()  # other addresses that pages may come from, besides the server's own
    behind_proxy: bool = False  # the address of a client is the last one in X-Forwarded-For
    open_metrics: bool = False  # anybody may read the figures, not this machine alone
    network: str | None = None  # the address of this machine in its network, for those who host at home
    bot_processes: int = 1
    bot_pace: float = 1.0  # seconds that a bot seems to think, on average, at the speed `normal`
    connections_per_address: int = 64  # WebSockets
    plain_connections_per_address: int = 256  # all others: a browser opens six, and a school has one address
    connections: int = 20_000  # in all, of each of the two
    tables: int = 20_000  # unfinished ones
    tables_per_address: int = 200  # ... that one address has made: a school has one address
    imports: float = 2_000.0  # megabytes of records that tables were made of
    imports_per_address: float = 50.0
    disk: float = 20.0  # gigabytes of the database, from where on no table is made
    days_unstarted: float = 3.0  # until a table is deleted at which nobody was since, and no game began
    days_unfinished: float = 30.0  # ... and whose game was not played to its end
    days_imports: float = 7.0  # until a finished game is deleted that was brought or has no person's seat
    messages_burst: int = 60
    messages_per_second: float = 15.0
    requests_burst: int = 60
    requests_per_second: float = 5.0
    ping_every: float = 5.0  # seconds


def without_limits(settings: Settings) -> Settings:
    """The same, with no limit on what one address may do: all players of a benchmark have the same one."""
    many = 1_000_000_000
    return replace(
        settings,
        connections_per_address=many,
        plain_connections_per_address=many,
        connections=many,
        tables=many,
        tables_per_address=many,
        imports=many,
        imports_per_address=many,
        disk=many,
        messages_burst=many,
        requests_burst=many,
    )
