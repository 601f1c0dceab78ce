"""Who is one and the same, as far as an address can tell."""

from __future__ import annotations

from ipaddress import IPv4Address, ip_address
from typing import Final

OWN_BITS: Final = 64  # of an IPv6 address: whoever has one chooses these freely


def network_of(text: str) -> str | None:
    """What everything from an address is counted by: of IPv6 its /64, of IPv4 itself; None: it is none."""
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
    """The address that was added last to a header of them: proxies add theirs to the last line, or one more.

    What stands before it, on the same line or on one before, is what anybody may have written.
    """
    return without_port(lines[-1].rsplit(",", 1)[-1].strip()) if lines else ""


def without_port(text: str) -> str:
    """An address to which some proxies add the port: 192.0.2.7:4270, or [2001:db8::7]:4270."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
