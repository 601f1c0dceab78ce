"""Limits: a burst, then so many a second; forgotten when it no longer matters."""

from __future__ import annotations

from backroom.server.operations.limits import Bucket, Limiter, Presence, Rate


def test_a_burst_and_then_so_many_a_second() -> None:
    bucket = Bucket(Rate(3, 2.0), 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(100.5)
    assert not bucket.take(100.5)
    assert [bucket.take(200.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_is_set_back_gives_nothing() -> None:
    bucket = Bucket(Rate(1, 1.0), 100.0)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)


def test_every_address_has_its_own() -> None:
    limiter = Limiter(Rate(1, 0.0))
    assert limiter.take("a", 0.0)
    assert not limiter.take("a", 1.0)
    assert limiter.take("b", 1.0)


def test_a_charge_beyond_the_balance_is_owed() -> None:
    limiter = Limiter(Rate(10, 2.0))
    limiter.charge("a", 5.0)  # an address that asked nothing owes nothing
    assert limiter.take("a", 0.0)
    limiter.charge("a", 14.0)
    assert not limiter.take("a", 0.5)
    assert limiter.wait("a", 1.0) == 3, "it owes four, and wants one"
    assert not limiter.take("a", 2.9)
    assert limiter.take("a", 3.5)


def test_addresses_that_are_full_again_are_forgotten_when_there_are_many() -> None:
    limiter = Limiter(Rate(2, 1.0), most=3)
    for address in ("a", "b", "c"):
        limiter.take(address, 0.0)
    limiter.take("c", 9.9)
    limiter.take("d", 10.0)
    assert set(limiter.buckets) == {"c", "d"}


def test_all_are_looked_through_now_and_then_and_not_for_each_newcomer() -> None:
    """With many addresses, that takes as long as a hundred answers."""
    limiter = Limiter(Rate(2, 1.0), most=2)
    for address in ("a", "b", "c"):
        limiter.take(address, 100.0)
    limiter.take("c", 100.0)
    for address, now in (("d", 100.5), ("e", 100.9)):
        limiter.take(address, now)
    assert set(limiter.buckets) == {"a", "b", "c", "d", "e"}
    limiter.take("f", 101.0)
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
