"""What an operator can set, by flags or by the environment."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

TIME_TO_RESEND: Final = 120.0  # seconds after which no client still waits for a reply
MOST_REMEMBERED: Final = 10_000  # commands of one seat, if the operator sets no limit on messages


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    origins: tuple[str, ...] = ()  # other addresses that pages may come from, besides the server's own
    behind_proxy: bool = False  # the address of a client is the last one in X-Forwarded-For
    open_metrics: bool = False  # anybody may read the metrics, not only this machine
    network: str | None = None  # the address of this machine in its network, for people who host at home
    bot_processes: int = 1
    bot_pace: float = 1.0  # seconds that a bot seems to think at the pace `normal`; 0: none, and it shows
    connections_per_address: int = 64  # WebSockets
    plain_connections_per_address: int = 256  # all others: a browser opens six, and a school has one address
    connections: int = 20_000  # in all, of each of the two
    tables: int = 20_000  # unfinished ones
    tables_per_address: int = 200  # ... that one address has made: a school has one address
    imports: float = 2_000.0  # megabytes of records from which tables were made
    imports_per_address: float = 50.0
    disk: float = 20.0  # gigabytes of the database, above which no table is made
    days_unstarted: float = 3.0  # until an abandoned table is deleted at which no game began
    days_unfinished: float = 30.0  # ... and whose game is unfinished
    days_imports: float = 7.0  # until a finished game is deleted that was uploaded, or has no person's seat
    days_finished: float | None = None  # ... or that people played; None: as long as there is space
    messages_burst: int = 60
    messages_per_second: float = 15.0
    requests_burst: int = 60
    requests_per_second: float = 5.0
    pages_burst: int = 600  # requests for anything else: a school opens the page on thirty devices at once
    pages_per_second: float = 50.0
    connects_burst: int = 600  # new connections of one address, of whatever kind
    connects_per_second: float = 50.0
    talk_burst: int = 120  # messages, reactions, tips, pauses and the like of one address
    talk_per_second: float = 4.0
    ping_every: float = 5.0  # seconds


def without_limits(settings: Settings) -> Settings:
    """These settings without limits per address: all players of a benchmark share one."""
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
        pages_burst=many,
        connects_burst=many,
        talk_burst=many,
    )


def most_in_flight(settings: Settings) -> int:
    """How many commands a seat can have sent within the time in which it may send them again."""
    sent = settings.messages_burst + int(settings.messages_per_second * TIME_TO_RESEND)
    return min(MOST_REMEMBERED, sent)
