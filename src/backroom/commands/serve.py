"""`backroom serve`: start the server."""

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
from backroom.server.app import make_app
from backroom.server.http.api import HOUSE
from backroom.server.http.listening import listen
from backroom.server.operations.logs import Style, make_logger, overhear, overhear_loop
from backroom.server.runner import Runner
from backroom.server.settings import Settings, without_limits
from backroom.server.store.failures import Unavailable
from backroom.server.store.opening import FILE, open_store

Flag = Annotated[bool, Parameter(negative="")]
HIGHEST_PORT = 65_535
TAKING_TURNS = 0.0005  # seconds a thread waits before it gets the interpreter
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
    days_finished: float | None = None,
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
        The address to listen on; 127.0.0.1 for this machine only.
    port
        The port to listen on; 0 takes any free port.
    data
        The folder for the tables; the user's data folder by default.
    database
        postgresql://USER@HOST/NAME instead of a file.
    no_browser
        Do not open the browser.
    behind_proxy
        The server is behind a reverse proxy: trust the last address in X-Forwarded-For.
    origin
        Another address whose pages may connect, such as https://play.example.org.
    bot_processes
        How many processes the bots think in.
    open_metrics
        Let other machines read /metrics too.
    days_unstarted
        Delete a table whose game never began after this many days without a visitor.
    days_unfinished
        The same for a table whose game began but did not end.
    days_imports
        The same for finished games that were uploaded as records or that only bots finished.
    days_finished
        The same for finished games that people played; without it they are kept.
    max_tables
        How many unfinished tables there may be.
    max_tables_per_address
        How many of them one address may have made.
    max_imports
        How many megabytes of uploaded records there may be.
    max_imports_per_address
        How many of them one address may have uploaded.
    max_disk
        Make no new tables once the database has this many gigabytes.
    unlimited
        Do not limit requests per address; only for measuring, on your own machine.
    log
        The format of the log: text or json.
    log_level
        The lowest level to log: debug, info, warning or error.
    """
    if not 0 <= port <= HIGHEST_PORT:
        raise Complaint(f"The port must be from 0 to {HIGHEST_PORT}.")
    if data is not None and database is not None:
        raise Complaint("Choose either --data or --database, not both.")
    if bot_processes < 1:
        raise Complaint("The bots need at least one process.")
    days = (days_unstarted, days_unfinished, days_imports, days_finished)
    if not all(one is None or one > 0 for one in days):
        raise Complaint("Tables must be kept for more than 0 days.")
    if not min(max_tables, max_tables_per_address, max_imports, max_imports_per_address, max_disk) > 0:
        raise Complaint("The limits on tables, megabytes and gigabytes must be more than 0.")
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
        days_finished=days_finished,
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
    """Raise the limit of open files as far as the system allows: each connection is one."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == hard:
        return
    for wanted in (hard, max(soft, MOST_FILES_OF_MACOS)):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS claims to have no limit, but has one
            continue
        return


def fast_loop() -> type[asyncio.AbstractEventLoop] | None:
    """The event loop of uvloop, where it exists."""
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
            raise Complaint(f"Cannot listen on {host}, port {port}: {problem.strerror}.") from None
        for one in listening:
            await web.SockSite(runner, one).start()
        enough = listen_for_the_end()  # before anybody can know that we are running, and stop us
        spare_the_collector()
        sys.setswitchinterval(TAKING_TURNS)
        announce(runner, host, settings.network, show=show)
        await enough.wait()
    finally:
        await runner.cleanup()


def spare_the_collector() -> None:
    """Freeze what exists at the start, and collect often: most garbage is young and rarely cyclic."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 400)  # often and little: a pause of 5 ms would hit one action in a hundred


def listen_for_the_end() -> asyncio.Event:
    """An event that is set by Ctrl-C or SIGTERM."""
    import signal  # noqa: PLC0415 - only here

    enough = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, enough.set)
        except NotImplementedError:  # on Windows, Ctrl-C raises instead
            continue
    return enough


def announce(runner: web.AppRunner, host: str, network: str | None, *, show: bool) -> None:
    """Print where the server is, with a QR code for phones on the same network."""
    port = runner.addresses[0][1]
    here = f"http://127.0.0.1:{port}/" if host in ANYWHERE else f"http://{host}:{port}/"
    console = Console(highlight=False)
    console.print(f"Backroom is open at {here}")
    if network is not None:
        near = f"http://{network}:{port}/"
        console.print(f"On this network: {near}")
        segno.make(near, micro=False).terminal(out=sys.stdout, compact=True)
    console.print("Ctrl-C stops it; every table is kept.")
    sys.stdout.flush()
    if show:
        webbrowser.open(here)


def address_in_the_network() -> str | None:
    """The address by which others on the same network reach this machine, if there is one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way a packet would go
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address
