"""What the bots of ORGANIZED CRIME bargain is counted as it happens."""

from __future__ import annotations

from backroom.games.organized_crime.events import Offered, OfferRejected, SessionClosed, SessionOpened
from backroom.games.organized_crime.view import OfferView
from tools.crime_bargains import ROWS, Ledger, table, watch


def test_sessions_offers_and_what_a_deal_is_worth_are_counted() -> None:
    ledger = Ledger()
    ledger.hear(SessionOpened(0, "trucking", None))
    ledger.hear(SessionClosed())
    ledger.hear(SessionOpened(0, "trucking", None))
    ledger.hear(Offered(0, 1, 10_000, (), (), (), ("yes",), counter=False))
    ledger.hear(OfferRejected(0, 1, "too_little", 40_000))
    ledger.hear(SessionClosed())
    offer = OfferView(0, 1, 10_000, (), (), (), ("yes",))
    ledger.weigh(offer, 5_000, -1)
    ledger.weigh(offer, 5_000, 0)
    ledger.weigh(offer, 5_000, 1)
    ledger.count["deals"] = 3
    written = table({"a table": ledger})
    assert len(written.splitlines()) == len(ROWS) + 2
    for line in (
        "| sessions | 2 |",
        "| sessions with an offer | 1 (50.0%) |",
        "| offers answered | 1 (100.0%) |",
        "| rejections with a price | 1 |",
        "| deals that left both better | 1 (33.3%) |",
        "| deals at a loss for one side | 1 (33.3%) |",
    ):
        assert line in written.splitlines()


def test_bots_make_no_deal_at_a_loss_and_keep_their_word() -> None:
    """C24, C27: neither has changed its mind about a deal by the time it is made."""
    ledger = Ledger()
    for number, levels in enumerate((["regular"] * 4, ["regular", "rookie"] * 2, ["regular"] * 3)):
        watch(levels, f"bargains {number}", ledger)
    count = ledger.count
    assert count["deals"] == count["deals that left both better"] > 10
    assert count["promises broken"] == 0 < count["promises kept"]
