"""Addresses: who counts as one client."""

from __future__ import annotations

import pytest

from backroom.server.http.addresses import last_of, network_of


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::6", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
    ],
)
def test_an_ipv6_address_counts_by_its_network_and_an_ipv4_address_by_itself(
    address: str, counted: str
) -> None:
    assert network_of(address) == counted


@pytest.mark.parametrize(
    "text", ["", "unknown", "192.0.2", "192.0.2.1.5", "192.0.2.1/32", "2001:db8::/64", "::1::", "\udcff", "1"]
)
def test_an_invalid_address_counts_as_none(text: str) -> None:
    assert network_of(text) is None


@pytest.mark.parametrize(
    ("lines", "last"),
    [
        ([], ""),
        ([""], ""),
        (["192.0.2.1"], "192.0.2.1"),
        (["192.0.2.1, 192.0.2.2"], "192.0.2.2"),
        (["192.0.2.1, 192.0.2.2", " 192.0.2.3 "], "192.0.2.3"),
        (["192.0.2.1", "192.0.2.2,"], ""),
        (["192.0.2.1:4270"], "192.0.2.1"),
        (["192.0.2.1, [2001:db8::7]:4270"], "2001:db8::7"),
        (["2001:db8::7"], "2001:db8::7"),
    ],
)
def test_the_last_address_of_the_last_line_is_the_one_that_a_proxy_added(lines: list[str], last: str) -> None:
    assert last_of(lines) == last
