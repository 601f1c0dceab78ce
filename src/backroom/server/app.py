"""The server as one application: HTTP and WebSocket on one port."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import web

from backroom import __version__
from backroom.core.refusal import Malformed, Refused
from backroom.protocol.requests import ImportRecord, Problem
from backroom.puzzles.shelf import shelf
from backroom.server.bots.pool import BotPool
from backroom.server.bots.process import Ending
from backroom.server.clock import Clock
from backroom.server.house.clearing import keep_clearing, resume
from backroom.server.house.disk_space import NO_ROOM
from backroom.server.house.house import House
from backroom.server.house.pairing import keep_gathering
from backroom.server.http import api, openapi, pages, puzzles, schemas
from backroom.server.http.api import HOUSE, LARGE_ANSWERS, REVIEWS, NoSuchTable, answer, is_gone
from backroom.server.http.bodies import Handler, check_body
from backroom.server.http.links import address_of, came_from, is_this_machine
from backroom.server.http.streaming import Full, Outbox
from backroom.server.operations.fair_queue import Busy
from backroom.server.operations.limits import Limiter, Presence, Rate
from backroom.server.operations.metrics import Metrics
from backroom.server.operations.time_slices import TimeSlices
from backroom.server.processes.child import Failed
from backroom.server.reading.reader import Reader
from backroom.server.review.reviewer import Reviewer
from backroom.server.rooms.command_queue import Scheduler
from backroom.server.services import Services
from backroom.server.sessions.pings import keep_measuring
from backroom.server.sessions.session import Session
from backroom.server.settings import Settings
from backroom.server.sockets.connection import Connection, Reveals
from backroom.server.sockets.websocket import take_over
from backroom.server.store.failures import Unavailable
from backroom.server.store.store import Store

SETTINGS: Final = web.AppKey("settings", Settings)
METRICS: Final = web.AppKey("metrics", Metrics)
REQUESTS: Final = web.AppKey("requests", Limiter)
PAGES: Final = web.AppKey("pages", Limiter)
REFUSALS: Final = web.AppKey("refusals", Limiter)
PRESENCE: Final = web.AppKey("presence", Presence)
OUTBOX: Final = web.AppKey("outbox", Outbox)
CONVERSATIONS: Final = web.AppKey("conversations", set[asyncio.Task[None]])
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
A_REVIEW: Final = 4  # requests that a review counts as
TOLD: Final = "/told"  # the end of an address that counts as much
A_TABLE: Final = 5  # ... and a new table, which stays for days
A_RECORD: Final = 15  # ... and a record, which is long to read and is replayed
COSTS: Final = {
    ("POST", "/api/tables"): A_TABLE,
    ("POST", "/api/records"): A_RECORD,
    ("POST", "/api/pairings"): A_TABLE,
}
AT_ONCE: Final = Rate(burst=20, per_second=2.0)  # refusals that an address gets at once; others wait, ...
A_PAUSE: Final = 1.0  # ... so many seconds: then a connection costs next to nothing, whatever it sends
COME_BACK: Final = 5  # seconds, for a client that has asked for more than it reads
A_MISS: Final = 9  # further requests that a wrong code counts as, so that nobody guesses codes
TIME_TO_END: Final = 0.1  # seconds for conversations to end after the goodbye
INTERNAL_ERROR: Final = 1011
BAD_FRAME: Final = "bad_frame"  # in the metrics of goodbyes, where the WebSocket itself was not understood
TOO_MANY_REQUESTS: Final = 429
ROUND_TRIP: Final = "X-Forwarded-Round-Trip"  # from nginx: $tcpinfo_rtt
MOST_DIGITS: Final = 10
UNAVAILABLE: Final = 503
BAD_REQUEST: Final = 400
FORBIDDEN: Final = 403
TALK: Final = "/ws"
LOOKING: Final = ("GET", "HEAD", "OPTIONS")
FIGURES_ARE_HERE: Final = "the figures are for this machine; the operator may open them\n"


def make_app(store: Store, settings: Settings, log: Any) -> web.Application:
    """The application; it closes the store when it ends."""
    clock, metrics = Clock(), Metrics()

    def note_end(how: Ending, waiting: int) -> None:
        metrics.bot_processes.labels(how).inc()
        log.warning("bots.process_ended", how=how, waiting=waiting)

    services = Services(
        store=store,
        scheduler=Scheduler(store),
        clock=clock,
        bot_pool=BotPool(settings.bot_processes, note_end),
        reviewer=Reviewer(),
        reader=Reader(),
        settings=settings,
        log=log,
        rng=Random(),
        metrics=metrics,
        reveals=Reveals(),
        time_slices=TimeSlices(),
    )
    store.figures.commits, store.figures.sizes = metrics.commits, metrics.batches
    store.figures.kept_loop = services.clock.was_away
    store.figures.is_pressing = services.reveals.are_ahead
    app = web.Application(
        middlewares=[limit, deliver, protect, explain, check_origin, check_body],
        client_max_size=ImportRecord.LONGEST,
    )
    app[SETTINGS] = settings
    app[METRICS] = services.metrics
    app[HOUSE] = House(services)
    app[REQUESTS] = Limiter(Rate(settings.requests_burst, settings.requests_per_second))
    app[PAGES] = Limiter(Rate(settings.pages_burst, settings.pages_per_second))
    app[REFUSALS] = Limiter(AT_ONCE)
    app[PRESENCE] = Presence(settings.connections_per_address, settings.connections)
    app[OUTBOX] = Outbox(app[REQUESTS].charge)  # a megabyte counts as one more request
    app[CONVERSATIONS] = set()
    app[puzzles.SHELF] = shelf()
    app.add_routes(
        [
            *api.routes(),
            *puzzles.routes(),
            *schemas.routes(),
            *openapi.routes(),
            web.get(TALK, talk),
            web.get("/healthz", show_health),
            web.get("/readyz", show_readiness),
            web.get("/metrics", show_metrics),
            *pages.routes(),
        ]
    )
    app.cleanup_ctx.append(keep_house)
    app.on_shutdown.append(close_house)
    return app


async def keep_house(app: web.Application) -> AsyncIterator[None]:
    """While the server runs: restore every table, keep pinging, and clear away abandoned tables."""
    house = app[HOUSE]
    restored = await house.restore()
    await resume(house)
    house.services.log.info("server.started", version=__version__, tables=restored)
    going_on = [asyncio.create_task(work(house)) for work in (keep_measuring, keep_clearing, keep_gathering)]
    yield
    for task in going_on:
        task.cancel()
    house.services.log.info("server.stopped")


async def close_house(app: web.Application) -> None:
    """Finish every write, and say goodbye to everybody who has said hello."""
    await app[HOUSE].close()
    conversations = list(app[CONVERSATIONS])
    if conversations:
        await asyncio.wait(conversations, timeout=TIME_TO_END)
    for conversation in conversations:
        conversation.cancel()
    await asyncio.gather(*conversations, return_exceptions=True)


# Middleware


def round_trip_of(request: web.Request) -> float | None:
    """The round trip to a client in seconds, if a proxy knows it; it says so in microseconds.

    It only bounds what pongs say, so a client that forges it gains nothing.
    """
    said = request.headers.get(ROUND_TRIP, "") if request.app[SETTINGS].behind_proxy else ""
    known = said.isascii() and said.isdigit() and len(said) < MOST_DIGITS
    return int(said) / 1e6 or None if known else None


@web.middleware
async def deliver(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Send large answers as fast as they are read, and a limited number at a time to each address."""
    address = address_of(request, request.app[SETTINGS])
    heavy = request.match_info.http_exception is None and request.path.endswith(LARGE_ANSWERS)
    try:
        return await request.app[OUTBOX].deliver(request, handler, address=address, heavy=heavy)
    except Full:
        return too_many("too much is on its way to your address, or in all; wait a moment", COME_BACK)


@web.middleware
async def protect(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Add the headers that say what a browser may do with a response."""
    try:
        response = await handler(request)
    except web.HTTPException as problem:
        problem.headers.update(HEADERS)
        raise
    if not response.prepared:
        response.headers.update(HEADERS)
    return response


def cost_of(request: web.Request) -> int:
    """How many requests this one counts as, by the work it causes."""
    if request.path.endswith((*REVIEWS, TOLD)):
        return A_REVIEW
    return COSTS.get((request.method, request.path), 1)


@web.middleware
async def limit(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse clients that ask too much too fast; nothing is free, not even a page or a mistake."""
    app = request.app
    is_api = request.path.startswith(("/api", "/ws"))
    limiter, cost = (app[REQUESTS], cost_of(request)) if is_api else (app[PAGES], 1)
    now, address = app[HOUSE].services.clock.now(), address_of(request, app[SETTINGS])
    if limiter.spend(address, now, cost):
        return await handler(request)
    # behind a proxy it is the proxy's connections that would wait
    if not app[SETTINGS].behind_proxy and not app[REFUSALS].spend(address, now):
        await asyncio.sleep(A_PAUSE)
    return too_many("too many requests; wait a moment", limiter.wait(address, cost))


def too_many(why: str, seconds: int) -> web.Response:
    """The answer to a client that asks too much, and may ask again in this many seconds."""
    refused = answer(Problem("limit", why), status=TOO_MANY_REQUESTS)
    refused.headers["Retry-After"] = str(seconds)
    refused.headers.update(HEADERS)  # it may come from outside of `protect`
    return refused


def turn_away(busy: Busy) -> web.Response:
    """The answer to a request while too many are waiting, of this client or of others."""
    if busy.is_owners:
        return too_many("your address has too much of this under way; wait a moment", COME_BACK)
    refused = answer(Problem("limit", "too many want the same; try again in a moment"), status=UNAVAILABLE)
    refused.headers["Retry-After"] = str(COME_BACK)
    return refused


@web.middleware
async def explain(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer whatever fails with one sentence, and never with more than that."""
    try:
        return await handler(request)
    except Malformed as problem:
        return answer(Problem("message", str(problem)), status=400)
    except Refused as refusal:
        status = UNAVAILABLE if refusal.rule == NO_ROOM else 409
        return answer(Problem(refusal.rule, refusal.why), status=status)
    except NoSuchTable as missing:
        request.app[REQUESTS].charge(address_of(request, request.app[SETTINGS]), A_MISS)
        return answer(Problem("table", str(missing)), status=404)
    except Unavailable:
        return answer(
            Problem("store", "the server cannot keep anything just now; try again soon"), status=UNAVAILABLE
        )
    except Busy as busy:
        return turn_away(busy)
    except Failed as problem:
        request.app[HOUSE].services.log.error("job.failed", of=route_of(request), why=str(problem))
        return answer(Problem("server", "this cannot be done just now; it was noted"), status=500)
    except web.HTTPException as problem:
        response = answer(Problem("http", problem.reason), status=problem.status)
        if "Allow" in problem.headers:
            response.headers["Allow"] = problem.headers["Allow"]
        return response
    except Exception as mistake:  # noqa: BLE001 - a client sees no stack trace, the log does
        return excuse(request, mistake)


def excuse(request: web.Request, mistake: Exception) -> web.Response:
    """The answer to a mistake of ours; a client that disconnects in mid-request is not one."""
    if isinstance(mistake, ConnectionError) and is_gone(request):
        request.app[METRICS].lost_requests.inc()
        return web.Response(status=BAD_REQUEST)  # which nobody reads
    request.app[HOUSE].services.log.error("request.failed", of=route_of(request), exc_info=mistake)
    return answer(Problem("server", "something went wrong here; it was noted"), status=500)


def route_of(request: web.Request) -> str:
    """The route that was asked for, without anything that the client put into it."""
    resource = request.match_info.route.resource
    return f"{request.match_info.route.method} {resource.canonical}" if resource is not None else "nothing"


@web.middleware
async def check_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what the page of another site asks for in its visitor's name; looking changes nothing."""
    if (request.method in LOOKING and request.path != TALK) or is_from_us(request):
        return await handler(request)
    return answer(Problem("origin", "this page is not of this server"), status=FORBIDDEN)


def is_from_us(request: web.Request) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = request.headers.get("Origin")
    if origin is None or origin in request.app[SETTINGS].origins:
        return True
    try:
        return urlsplit(origin).netloc == request.host
    except ValueError:  # it is no address at all
        return False


async def talk(request: web.Request) -> web.StreamResponse:
    """Open a WebSocket; from its handshake on it is no longer a request."""
    app = request.app
    address = address_of(request, request.app[SETTINGS])
    if not app[PRESENCE].enter(address):
        return answer(
            Problem("limit", "too many connections, from your address or in all"), status=TOO_MANY_REQUESTS
        )
    try:
        socket, response = await take_over(request)
    except BaseException:
        app[PRESENCE].leave(address)
        raise
    connection = Connection(
        socket,
        direct=not app[SETTINGS].behind_proxy,
        network=address,
        forwarded=round_trip_of(request),
        reveals=app[HOUSE].services.reveals,
    )
    conversation = asyncio.get_running_loop().create_task(converse(app, connection, address))
    app[CONVERSATIONS].add(conversation)
    conversation.add_done_callback(app[CONVERSATIONS].discard)
    return response


async def converse(app: web.Application, connection: Connection, address: str) -> None:
    """Hold one conversation, to its end."""
    house, socket = app[HOUSE], connection.socket
    session = Session(house, connection, lambda: app[REQUESTS].charge(address, A_MISS))
    socket.inbox.takes = session.answers.takes
    socket.inbox.measures = session.answers.measure
    app[METRICS].connections.inc()
    try:
        await session.run()
    except Exception:
        house.services.log.exception("conversation.failed")
    finally:
        app[METRICS].connections.dec()
        if socket.fault is not None:
            app[METRICS].goodbyes.labels(BAD_FRAME).inc()
        app[PRESENCE].leave(address)
        socket.hang_up(INTERNAL_ERROR)  # if nothing else was said


# For operators


async def show_health(_: web.Request) -> web.Response:
    """Answer that the process runs."""
    return web.Response(text="ok\n")


async def show_readiness(request: web.Request) -> web.Response:
    """Whether tables can be played: the store can be read and written, and the server is not closing."""
    house = request.app[HOUSE]
    if house.closing:
        return web.Response(text="closing\n", status=UNAVAILABLE)
    try:
        await house.services.store.check()
    except Unavailable as problem:
        return web.Response(text=f"the store does not answer: {problem}\n", status=UNAVAILABLE)
    if house.troubled():
        return web.Response(text="the store keeps nothing\n", status=UNAVAILABLE)
    return web.Response(text="ready\n")


async def show_metrics(request: web.Request) -> web.Response:
    """Metrics for Prometheus, for this machine only unless the operator says otherwise.

    On a quiet server they reveal when somebody has answered a question before anybody hears of it.
    """
    settings = request.app[SETTINGS]
    if not settings.open_metrics and not is_this_machine(came_from(request, settings)):
        return web.Response(text=FIGURES_ARE_HERE, status=FORBIDDEN)
    metrics, house = request.app[METRICS], request.app[HOUSE]
    metrics.troubled.set(house.troubled())
    house.quotas.show(Counter(room.queue.durable_stage for room in house.rooms.values()))
    return web.Response(body=metrics.text(), content_type="text/plain")
