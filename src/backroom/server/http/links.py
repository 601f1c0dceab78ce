"""Where a request comes from, and the address at which others reach a table: a link, or a QR code."""

from __future__ import annotations

import io
import re
from ipaddress import ip_address
from typing import Final

import segno
from aiohttp import web
from msgspec import Struct

from backroom.core.refusal import Malformed
from backroom.server.http.addresses import last_of, network_of
from backroom.server.settings import Settings

HOST: Final = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?P<port>:\d{1,5})?")
QUIET_ZONE: Final = 4  # light modules around the code, without which some cameras do not find it


class Link(Struct, frozen=True):
    """What to give to others: it opens the table for anybody who wants to sit down or watch."""

    link: str


def link_to(request: web.Request, settings: Settings, code: str) -> str:
    """The link to a table. A name like localhost is replaced by the machine's name in the network."""
    found = HOST.fullmatch(request.host)
    if found is None:
        raise Malformed("the request names no host")
    name, port = found["name"], found["port"] or ""
    if settings.network is not None and is_this_machine(name):
        name = settings.network
    return f"{scheme_of(request, settings)}://{name}{port}/t/{code}"


def address_of(request: web.Request, settings: Settings) -> str:
    """The address that a request is counted by; the proxy's own, if it forwards no valid address."""
    return network_of(came_from(request, settings)) or network_of(request.remote or "") or "unknown"


def came_from(request: web.Request, settings: Settings) -> str:
    """Where a request comes from; behind a proxy that does not say, the proxy."""
    lines = request.headers.getall("X-Forwarded-For", []) if settings.behind_proxy else []
    return last_of(lines) if lines else request.remote or ""


def scheme_of(request: web.Request, settings: Settings) -> str:
    """The scheme the client used, as the proxy says if there is one; nobody else is believed."""
    if settings.behind_proxy and request.headers.get("X-Forwarded-Proto") == "https":
        return "https"
    return request.scheme


def is_this_machine(name: str) -> bool:
    """Whether only this machine goes by this name."""
    if name == "localhost":
        return True
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False


def qr_code(link: str) -> bytes:
    """The link as a QR code."""
    picture = io.BytesIO()
    segno.make(link, micro=False).save(
        picture, kind="svg", border=QUIET_ZONE, light="#fff", dark="#000", xmldecl=False, omitsize=True
    )
    return picture.getvalue()
