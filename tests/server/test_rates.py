"""Limits: a burst, then so many a second; forgotten when it no longer matters."""

from __future__ import annotations

from backroom.server.operations.limits import SHARE, Bucket, Limiter, Presence, Rate, site_of


def test_a_burst_and_then_so_many_a_second() -> None:
    bucket = Bucket(Rate(3, 2.0), 100.0)
    assert [bucket.spend(100.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.spend(100.5)
    assert not bucket.spend(100.5)
    assert [bucket.spend(200.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_is_set_back_gives_nothing() -> None:
    bucket = Bucket(Rate(1, 1.0), 100.0)
    assert bucket.spend(100.0)
    assert not bucket.spend(50.0)


def test_every_address_has_its_own() -> None:
    limiter = Limiter(Rate(1, 0.0))
    assert limiter.spend("a", 0.0)
    assert not limiter.spend("a", 1.0)
    assert limiter.spend("b", 1.0)


def test_a_charge_beyond_the_balance_is_owed() -> None:
    limiter = Limiter(Rate(10, 2.0))
    limiter.charge("a", 5.0)  # an address that asked nothing owes nothing
    assert limiter.spend("a", 0.0)
    limiter.charge("a", 14.0)
    assert not limiter.spend("a", 0.5)
    assert limiter.wait("a", 1.0) == 3, "it owes four, and wants one"
    assert not limiter.spend("a", 2.9)
    assert limiter.spend("a", 3.5)


def test_addresses_that_are_full_again_are_forgotten_when_there_are_many() -> None:
    limiter = Limiter(Rate(2, 1.0), most=3)
    for address in ("a", "b", "c"):
        limiter.spend(address, 0.0)
    limiter.spend("c", 9.9)
    limiter.spend("d", 10.0)
    assert set(limiter.buckets) == {"c", "d"}


def test_all_are_looked_through_now_and_then_and_not_for_each_newcomer() -> None:
    """With many addresses, that takes as long as a hundred answers."""
    limiter = Limiter(Rate(2, 1.0), most=2)
    for address in ("a", "b", "c"):
        limiter.spend(address, 100.0)
    limiter.spend("c", 100.0)
    for address, now in (("d", 100.5), ("e", 100.9)):
        limiter.spend(address, now)
    assert set(limiter.buckets) == {"a", "b", "c", "d", "e"}
    limiter.spend("f", 101.0)
    assert set(limiter.buckets) == {"c", "d", "e", "f"}


def test_an_address_has_so_many_connections() -> None:
    presence = Presence(2, 3)
    assert presence.enter("a")
    assert presence.enter("a")
    assert not presence.enter("a")
    assert presence.enter("b")
    assert not presence.enter("c")  # the house has only so many
    presence.leave("b")
    assert presence.enter("c")
    presence.leave("c")
    presence.leave("a")
    assert presence.open == {"a": 1}


def test_an_ipv6_network_belongs_to_a_site_and_an_ipv4_address_to_none() -> None:
    assert site_of("2001:db8:1:2::/64") == site_of("2001:db8:1:ffff::/64") == "2001:db8:1::/48"
    assert site_of("2002:c000:201:7::/64") == "2002:c000:201::/48", "all that 6to4 gives to one IPv4 address"
    assert site_of("192.0.2.1") is site_of("unknown") is None


def test_a_whole_site_owes_what_one_of_its_networks_is_charged() -> None:
    limiter = Limiter(Rate(10, 0.5))
    first, second = "2001:db8:1:1::/64", "2001:db8:1:2::/64"
    assert limiter.spend(first, 0.0)
    limiter.charge(first, 10.0 * SHARE)
    assert not limiter.spend(second, 0.0), "or it would guess codes from 65,536 networks"
    assert limiter.spend("2001:db8:2:1::/64", 0.0)


def test_a_site_may_do_so_many_times_as_much_as_one_of_its_networks() -> None:
    limiter, presence = Limiter(Rate(1, 0.5)), Presence(1, 1000)
    networks = [f"2001:db8:1:{number:x}::/64" for number in range(SHARE + 1)]
    assert [limiter.spend(one, 0.0) for one in networks] == [True] * SHARE + [False]
    assert limiter.wait(networks[-1], 1.0) == 1
    assert limiter.spend("2001:db8:2::/64", 0.0)
    assert not limiter.spend(networks[0], 0.5), "its own bucket is empty"
    assert limiter.spend(networks[-1], 0.5)
    assert [presence.enter(one) for one in networks] == [True] * SHARE + [False]
    presence.leave(networks[0])
    assert presence.enter(networks[-1])
    for one in networks[1:]:
        presence.leave(one)
    assert (presence.open, presence.in_all) == ({}, 0)
