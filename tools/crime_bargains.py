"""Count what bots bargain in games of ORGANIZED CRIME: `python -m tools.crime_bargains --games 500 --seed 1`.

Every deal is weighed by both sides at the moment it is made. `--write` puts the table into docs/bots.md.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from backroom.bots import BOTS
from backroom.bots.organized_crime.regular import deals
from backroom.bots.organized_crime.regular.reading import Reading
from backroom.bots.organized_crime.regular.regular import RegularBot
from backroom.core.game import Answers, Ask, Over
from backroom.games.organized_crime.events import (
    DealMade,
    Event,
    OfferDropped,
    Offered,
    OfferRejected,
    SessionClosed,
    SessionOpened,
    WordBroken,
    WordKept,
    WordLapsed,
)
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import Accept
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from backroom.games.organized_crime.view import OfferView
from backroom.lab.luck import Luck
from backroom.lab.match import ask, tell

TABLES = {
    "four `regular`": ("regular", "regular", "regular", "regular"),
    "two `regular`, two `rookie`": ("regular", "rookie", "regular", "rookie"),
    "three `regular`": ("regular", "regular", "regular"),
    "two `regular`": ("regular", "regular"),
}
PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- crime_bargains -->", "<!-- /crime_bargains -->"
ROWS = (
    "sessions",
    "sessions with an offer",
    "offers",
    "offers answered",
    "counter-offers",
    "rejections with a price",
    "deals",
    "deals that left both better",
    "deals at a loss for one side",
    "promises in deals",
    "promises kept",
    "promises broken",
    "promises that lapsed",
)
SHARE_OF = {
    "sessions with an offer": "sessions",
    "offers answered": "offers",
    "deals that left both better": "deals",
    "deals at a loss for one side": "deals",
}


class Ledger:
    """Counts sessions, offers, deals and words."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.silent = True  # no offer has been made in this session yet

    def hear(self, event: Event) -> None:
        """Count an event, as it happened."""
        count = self.count
        match event:
            case SessionOpened():
                self.silent = True
            case SessionClosed():
                count["sessions"] += 1
                count["sessions with an offer"] += not self.silent
            case Offered():
                self.silent = False
                count["offers"] += 1
                count["counter-offers"] += event.counter
                count["offers answered"] += event.counter  # the one that it answers
            case OfferRejected():
                count["offers answered"] += 1
                count["rejections with a price"] += event.price is not None
            case OfferDropped():
                count["dropped"] += 1
            case DealMade():
                count["deals"] += 1
                count["offers answered"] += 1
                count["promises in deals"] += len({*(event.promise or ())}) + len({*(event.ask or ())})
            case WordKept():
                count["promises kept"] += 1
            case WordBroken():
                count["promises broken"] += 1
            case WordLapsed():
                count["promises that lapsed"] += 1
            case _:
                pass

    def weigh(self, offer: OfferView, by: int, to: int) -> None:
        """Count a deal by what it is worth to its two sides."""
        self.count["deals that left both better"] += min(by, to) > 0
        self.count["deals at a loss for one side"] += min(by, to) < 0


def worth_to(bot: Any, state: OrganizedCrime, seat: int, offer: OfferView) -> int:
    """What an open offer is worth now to one of its two sides, by its own estimate."""
    mind = bot if isinstance(bot, RegularBot) else bot.usual
    reading = Reading(mind.atlas, mind.memory, state.view(seat))
    if seat == offer.to:
        get, give = deals.sides(reading, offer)
        return deals.weigh(reading, offer.by, get=get, give=give).worth
    return deals.reconsider(reading, offer).worth


def watch(levels: Sequence[str], seed: str, ledger: Ledger) -> None:
    """Play one game and count it."""
    setup = Setup(players=len(levels), variant="short")
    makers = BOTS[ORGANIZED_CRIME.name]
    bots = [makers[level](seat, setup, Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]  # noqa: S311
    luck = Luck(seed)
    state = ORGANIZED_CRIME.start(setup)
    while not isinstance(pending := state.pending(), Over):
        if not isinstance(pending, Ask):
            entry = luck.answer(pending)
        else:
            entry = ask(state, pending, bots, luck)
            if isinstance(entry, Answers) and isinstance(move := entry.moves[0][1], Accept):
                to = entry.moves[0][0]
                session = state.view(to).session
                offers = () if session is None else session.offers
                offer = next(one for one in offers if one.by == move.by and one.to == to)
                both = [worth_to(bots[seat], state, seat, offer) for seat in (offer.by, to)]
                ledger.weigh(offer, *both)
        events = state.apply(entry)
        for event in events:
            ledger.hear(event)
        tell(ORGANIZED_CRIME, events, bots)


def cell(ledger: Ledger, row: str) -> str:
    """A figure of the table, with its share."""
    count = ledger.count[row]
    whole = ledger.count[SHARE_OF[row]] if row in SHARE_OF else 0
    return f"{count:,} ({count / whole:.1%})" if whole else f"{count:,}"


def table(ledgers: dict[str, Ledger]) -> str:
    """The figures as a table in Markdown."""
    lines = [f"| | {' | '.join(ledgers)} |", "|---|" + "---|" * len(ledgers)]
    for row in ROWS:
        lines.append(f"| {row} | {' | '.join(cell(ledger, row) for ledger in ledgers.values())} |")
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> None:
    """Play, count, and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args(arguments)
    ledgers: dict[str, Ledger] = {}
    for name, levels in TABLES.items():
        ledgers[name] = Ledger()
        for number in range(chosen.games):
            watch(levels, f"{chosen.seed} {number}", ledgers[name])
    found = table(ledgers)
    print(found)
    if chosen.write:
        page = PAGE.read_text("utf-8")
        said = f"{BEGIN}\n{found}\n{END}"
        PAGE.write_text(re.sub(f"{BEGIN}.*{END}", lambda _: said, page, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
