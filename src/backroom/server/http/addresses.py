"""Groups clients by network address, for limits and quotas."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address
from typing import Final

OWN_BITS: Final = 64  # of an IPv6 address: its owner chooses these freely


def network_of(text: str) -> str | None:
    """The key by which an address is counted: the /64 of IPv6, all of IPv4; None if it is no address."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    if mapped is not None:
        return str(mapped)
    network = int(address) >> OWN_BITS << OWN_BITS
    return f"{type(address)(network)}/{OWN_BITS}"


def last_of(lines: list[str]) -> str:
    """The last address in a header: proxies append theirs to the last line, or add a line.

    Anything before it may have been written by the client.
    """
    return without_port(lines[-1].rsplit(",", 1)[-1].strip()) if lines else ""


def without_port(text: str) -> str:
    """An address without the port that some proxies add: 192.0.2.7:4270, or [2001:db8::7]:4270."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
