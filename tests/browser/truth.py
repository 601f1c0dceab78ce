"""What a page has shown, against what its seat could know: the truth is the record of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from msgspec import to_builtins
from playwright.async_api import Page

from backroom.core.game import Aside
from backroom.core.log import Record
from backroom.games.omerta.cells import KIND
from backroom.games.omerta.game import Omerta
from backroom.games.omerta.printed.cards import KIND_OF, name_of
from backroom.games.omerta.rules import Rules
from tests.games.omerta.builder import Table

Shown = tuple[str, str]  # where, and which card
ABOUT = "about"  # the place of a card that lies nowhere in particular
HELD = ("card:", "safe:")  # places where a card lies face down

# Everything ever in the page, however briefly: which card is open where, and every picture of one.
WATCH = """(() => {
    const cards = new Set(CARDS);
    window.shownCards = new Set();
    const note = (where, card) => { if (cards.has(card)) window.shownCards.add(`${where} ${card}`); };
    const look = () => {
        for (const card of document.querySelectorAll('[data-face]'))
            note(card.closest('[data-at]')?.dataset.at ?? 'about', card.dataset.face);
        for (const use of document.querySelectorAll('use')) {
            const card = use.getAttribute('href').split('#').at(-1);
            const face = use.closest('[data-face]')?.dataset.face;
            if (card !== face) note('about', card);
        }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
})()""".replace("CARDS", str(sorted(KIND_OF)))


async def seen_in(page: Page) -> set[Shown]:
    """What this page has shown since it was loaded."""
    found: list[str] = await page.evaluate("[...window.shownCards]")
    return {(where, card) for where, card in (one.split(" ") for one in found)}


def known_to(seat: int | None, record: Record[Any, Any]) -> set[Shown]:
    """O34: every card that this seat (None: a spectator) could ever see, and where it lay then."""
    table = Table(Omerta(Rules(record.header.setup)))
    known: set[Shown] = set()
    for entry in record.entries:
        assert not isinstance(entry, Aside)  # OMERTA has none
        table.apply(entry)
        known |= set(lying(table, seat))
        known |= {(ABOUT, card) for card in cards_in(to_builtins(table.view(seat)))}
        for event in map(to_builtins, table.told(seat)):
            known |= set(shown_by(event))
            known |= {(ABOUT, card) for card in cards_in(event)}
    return known


def lying(table: Table, seat: int | None) -> Iterator[Shown]:
    """The cards on the table that a seat has seen where they lie."""
    if seat is None:
        return
    for owner, hand in enumerate(table.state.hands):
        for place, card in enumerate(hand):
            if card and table.knows(seat, owner, place):
                yield f"card:{owner}:{place}", name_of(card & KIND)
    for place, card in enumerate(table.state.safe):
        if card and table.knows_safe(seat, place):
            yield f"safe:{place}", name_of(card & KIND)


def shown_by(event: dict[str, Any]) -> Iterator[Shown]:
    """The cards of hands that an event shows in place; `tell` covers everything told."""
    if "place" in event and isinstance(event.get("card"), str):
        yield f"card:{event['seat']}:{event['place']}", event["card"]
    if "places" in event and event.get("cards") is not None:
        for place, card in zip(event["places"], event["cards"], strict=True):
            yield f"card:{event['seat']}:{place}", card
    for seat, hand in enumerate(event.get("hands", ())):
        for place, card in hand:
            yield f"card:{seat}:{place}", card


def cards_in(thing: object) -> Iterator[str]:
    """Every card named in something told."""
    if isinstance(thing, str) and thing in KIND_OF:
        yield thing
    elif isinstance(thing, dict):
        yield from cards_in(list(cast("dict[str, object]", thing).values()))
    elif isinstance(thing, list | tuple):
        for part in cast("Sequence[object]", thing):
            yield from cards_in(part)


def hidden_in(shown: set[Shown], known: set[Shown]) -> set[Shown]:
    """What was shown but could not be known: by its place in a hand or the safe, elsewhere by its name."""
    about = {card for where, card in known if where == ABOUT}
    return {
        (where, card)
        for where, card in shown
        if ((where, card) not in known if where.startswith(HELD) else card not in about)
    }
