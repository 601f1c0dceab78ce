"""`backroom serve`: one server, one command."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import segno
from aiohttp import web
from cyclopts import Parameter
from rich.console import Console

from backroom.complaint import Complaint
from backroom.server.api import HOUSE
from backroom.server.app import make_app
from backroom.server.listening import listen
from backroom.server.logs import Style, make_logger, overhear, overhear_loop
from backroom.server.runner import Runner
from backroom.server.settings import Settings, without_limits
from backroom.server.store.failures import Unavailable
from backroom.server.store.opening import FILE, open_store

Flag = Annotated[bool, Parameter(negative="")]
HIGHEST_PORT = 65_535
TAKING_TURNS = 0.0005  # seconds after which a thread that waits for the interpreter gets it
MOST_FILES_OF_MACOS = 10_240
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - what people write to be reached from their network


def serve(  # noqa: PLR0913 - as many as there are options
    *,
    host: str = "0.0.0.0",  # noqa: S104 - phones on the same network are meant to reach it
    port: int = 4270,
    data: Path | None = None,
    database: str | None = None,
    no_browser: Flag = False,
    behind_proxy: Flag = False,
    origin: tuple[str, ...] = (),
    bot_processes: int = 1,
    open_metrics: Flag = False,
    days_unstarted: float = 3.0,
    days_unfinished: float = 30.0,
    days_imports: float = 7.0,
    max_tables: int = 20_000,
    max_tables_per_address: int = 200,
    max_imports: float = 2_000.0,
    max_imports_per_address: float = 50.0,
    max_disk: float = 20.0,
    unlimited: Flag = False,
    log: Style = "text",
    log_level: str = "warning",
) -> None:
    """Start the server, print its address, and open the browser.

    Parameters
    ----------
    host
        The address to listen at; 127.0.0.1 for this machine alone.
    port
        The port to listen at.
    data
        The folder for the tables; the user's data folder, unless said otherwise.
    database
        postgresql://USER@HOST/NAME instead of a file.
    no_browser
        Do not open the browser.
    behind_proxy
        A reverse proxy stands before the server: trust the last address in X-Forwarded-For.
    origin
        Another address that pages may come from, such as https://play.example.org.
    bot_processes
        In how many processes the bots think.
    open_metrics
        Let anybody read /metrics, and not this machine alone.
    days_unstarted
        After how many days without a visitor a table is deleted at which no game began.
    days_unfinished
        The same for one whose game was not played to its end.
    days_imports
        The same for finished games that were brought as records, and those that bots alone ended.
    max_tables
        How many unfinished tables there may be.
    max_tables_per_address
        How many of them one address may have made.
    max_imports
        How many megabytes of records there may be.
    max_imports_per_address
        How many of them one address may have brought.
    max_disk
        From how many gigabytes of the database on no table is made any more.
    unlimited
        Do not limit how much one address may ask; for measuring, on a machine of one's own.
    log
        How the log is written: text or json.
    log_level
        From where on it is written: debug, info, warning or error.
    """
    if not 0 <= port <= HIGHEST_PORT:
        raise Complaint(f"The port must be from 0 to {HIGHEST_PORT}.")
    if data is not None and database is not None:
        raise Complaint("The tables are kept in a folder or in a database, not in both.")
    if bot_processes < 1:
        raise Complaint("The bots need at least one process.")
    if not min(days_unstarted, days_unfinished, days_imports) > 0:
        raise Complaint("Tables are kept for more than 0 days.")
    if not min(max_tables, max_tables_per_address, max_imports, max_imports_per_address, max_disk) > 0:
        raise Complaint("There is room for more than 0 tables, megabytes and gigabytes.")
    if log_level not in ("debug", "info", "warning", "error"):
        raise Complaint("The log level must be debug, info, warning or error.")
    network = address_in_the_network() if host in ANYWHERE else None
    settings = Settings(
        origins=origin,
        behind_proxy=behind_proxy,
        bot_processes=bot_processes,
        open_metrics=open_metrics,
        network=network,
        days_unstarted=days_unstarted,
        days_unfinished=days_unfinished,
        days_imports=days_imports,
        tables=max_tables,
        tables_per_address=max_tables_per_address,
        imports=max_imports,
        imports_per_address=max_imports_per_address,
        disk=max_disk,
    )
    if unlimited:
        settings = without_limits(settings)
    open_many_files()
    place = database if database is not None else data / FILE if data is not None else None
    logger = make_logger(log, log_level)
    overhear(logger, log_level)
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(run(settings, place, host, port, logger, show=not no_browser))


def open_many_files() -> None:
    """Take as many open files as the system gives without asking: each connection is one."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == hard:
        return
    for wanted in (hard, max(soft, MOST_FILES_OF_MACOS)):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS says that there is no limit, and has one
            continue
        return


def fast_loop() -> type[asyncio.AbstractEventLoop] | None:
    """uvloop's, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - there is none on Windows

    return uvloop.Loop


async def run(
    settings: Settings, place: Path | str | None, host: str, port: int, log: object, *, show: bool
) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    overhear_loop(log)
    store = await open_store(place, alone=True)
    app = make_app(store, settings, log)
    runner = Runner(app, handle_signals=False, shutdown_timeout=5.0)
    try:
        await runner.setup()
    except Unavailable as problem:
        await app[HOUSE].close()
        raise Complaint(f"The tables cannot be read: {problem}") from None
    try:
        try:
            listening = listen(host, port)
        except OSError as problem:
            raise Complaint(f"Cannot listen at {host}, port {port}: {problem.strerror}.") from None
        for one in listening:
            await web.SockSite(runner, one).start()
        enough = listen_for_the_end()  # before anybody can know that we are there, and stop us
        spare_the_collector()
        sys.setswitchinterval(TAKING_TURNS)
        announce(runner, host, settings.network, show=show)
        await enough.wait()
    finally:
        await runner.cleanup()


def spare_the_collector() -> None:
    """What is there at the start stays; tables make much that is soon gone, and hardly ever in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 400)  # often and little: a pause of 5 ms is felt by one action in a hundred


def listen_for_the_end() -> asyncio.Event:
    """What happens when somebody says it is enough."""
    import signal  # noqa: PLC0415 - only here

    enough = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, enough.set)
        except NotImplementedError:  # on Windows Ctrl-C raises instead
            continue
    return enough


def announce(runner: web.AppRunner, host: str, network: str | None, *, show: bool) -> None:
    """Say where the server is, with a QR code for phones on the same network."""
    port = runner.addresses[0][1]
    here = f"http://127.0.0.1:{port}/" if host in ANYWHERE else f"http://{host}:{port}/"
    console = Console(highlight=False)
    console.print(f"Backroom is open at {here}")
    if network is not None:
        near = f"http://{network}:{port}/"
        console.print(f"On this network: {near}")
        segno.make(near, micro=False).terminal(out=sys.stdout, compact=True)
    console.print("Ctrl-C ends it; every table is kept.")
    sys.stdout.flush()
    if show:
        webbrowser.open(here)


def address_in_the_network() -> str | None:
    """The address by which others on the same network reach this machine, if there is one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way a packet would take
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address
