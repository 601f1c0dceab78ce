"""O34: how each event, as it was told to one seat, changes what that seat can follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from backroom.games.omerta import events as told
from backroom.games.omerta.cells import IN_SAFE, ROW, SEEN, SEEN_BY_ALL
from backroom.games.omerta.moves import LayMamma, LayPatrol
from backroom.games.omerta.printed.cards import KIND_OF, MAMMA, PATROL
from backroom.games.omerta.search.shadow import Shadow

EVERYBODY: Final = SEEN_BY_ALL >> SEEN


def follow(shadow: Shadow, event: told.Event) -> None:
    """Move the cards of a shadow as the event says."""
    if shadow.killers and not isinstance(event, BEFORE_BURIAL):
        shadow.bury_killers()
    change = FOLLOWING.get(type(event))
    if change is not None:
        change(shadow, event)


def _round_begun(shadow: Shadow, event: told.RoundBegun) -> None:
    shadow.begin(event.starter)
    for place, name in enumerate(event.safe or ()):
        shadow.see(IN_SAFE + place, name, EVERYBODY)


def _peeked(shadow: Shadow, event: told.Peeked) -> None:
    for index, place in enumerate(event.places):
        name = None if event.cards is None else event.cards[index]
        shadow.see(event.seat << ROW | place, name, 1 << event.seat)


def _looked_at(shadow: Shadow, event: told.LookedAt) -> None:
    shadow.see(event.seat << ROW | event.place, event.card, 1 << event.seat)


def _turn_passed(shadow: Shadow, event: told.TurnPassed) -> None:
    shadow.game.looking = 0
    shadow.game.passed |= 1 << event.seat


def _reshuffled(shadow: Shadow, event: told.Reshuffled) -> None:
    shadow.reshuffle(event.cards)


def _drew(shadow: Shadow, event: told.Drew) -> None:
    shadow.draw(event.seat, event.card)


def _took(shadow: Shadow, event: told.Took) -> None:
    shadow.take(event.card)


def _replaced(shadow: Shadow, event: told.Replaced) -> None:
    shadow.put(event.seat, event.place, event.card)


def _discarded(shadow: Shadow, event: told.Discarded) -> None:
    shadow.drop(event.card)


def _snapped(shadow: Shadow, event: told.Snapped) -> None:
    shadow.leave(event.seat, event.place, event.card)


def _shown(shadow: Shadow, event: told.SnappedLate | told.SnappedWrong | told.WrongShown) -> None:
    shadow.show(event.seat, event.place, event.card)


def _card_added(shadow: Shadow, event: told.CardAdded) -> None:
    shadow.add(event.seat, event.place)


def _power_named(shadow: Shadow, event: told.PowerNamed) -> None:
    if isinstance(event.move, LayMamma | LayPatrol):
        shadow.leave_pile()


def _power_idle(shadow: Shadow, _event: told.PowerIdle) -> None:
    shadow.game.looking = 0


def _swapped(shadow: Shadow, event: told.Swapped) -> None:
    shadow.exchange(event.seat << ROW | event.place, event.other << ROW | event.other_place)


def _mixed(shadow: Shadow, event: told.Mixed) -> None:
    shadow.mix(event.seat, event.places, event.patrols)


def _safe_opened(shadow: Shadow, event: told.SafeOpened) -> None:
    for place in range(len(shadow.game.safe)):
        name = None if event.cards is None else event.cards[place]
        shadow.see(IN_SAFE + place, name, 1 << event.seat)
    shadow.game.looking = 1 << event.seat


def _exchanged(shadow: Shadow, event: told.Exchanged) -> None:
    shadow.exchange(event.seat << ROW | event.place, IN_SAFE + event.safe)
    shadow.game.looking = 0
    if event.card is not None:
        shadow.see(IN_SAFE + event.safe, event.card, EVERYBODY)


def _thrown(shadow: Shadow, event: told.Thrown) -> None:
    for place, name in zip(event.places, event.cards, strict=True):
        shadow.leave(event.seat, place, name)


def _thrown_back(shadow: Shadow, event: told.ThrownBack) -> None:
    for place, name in zip(event.places, event.cards, strict=True):
        shadow.show(event.seat, place, name)


def _killer_shown(shadow: Shadow, event: told.KillerShown) -> None:
    power = KIND_OF[event.power]
    shadow.counter(event.seat, event.place, laid=power if power in (MAMMA, PATROL) else 0)


def _lifted(shadow: Shadow, event: told.Lifted) -> None:
    shadow.game.throw(KIND_OF[event.power])


def _round_ended(shadow: Shadow, event: told.RoundEnded) -> None:
    for seat, hand in enumerate(event.hands):
        for place, name in hand:
            shadow.show(seat, place, name)


BEFORE_BURIAL: Final = (told.KillerShown, told.WrongShown, told.Reshuffled, told.CardAdded)  # O25

FOLLOWING: Final[dict[type, Callable[[Shadow, Any], None]]] = {
    told.RoundBegun: _round_begun,
    told.Peeked: _peeked,
    told.LookedAt: _looked_at,
    told.TurnPassed: _turn_passed,
    told.Reshuffled: _reshuffled,
    told.Drew: _drew,
    told.Took: _took,
    told.Replaced: _replaced,
    told.Discarded: _discarded,
    told.Snapped: _snapped,
    told.SnappedLate: _shown,
    told.SnappedWrong: _shown,
    told.WrongShown: _shown,
    told.CardAdded: _card_added,
    told.PowerNamed: _power_named,
    told.PowerIdle: _power_idle,
    told.Swapped: _swapped,
    told.Mixed: _mixed,
    told.SafeOpened: _safe_opened,
    told.Exchanged: _exchanged,
    told.Thrown: _thrown,
    told.ThrownBack: _thrown_back,
    told.KillerShown: _killer_shown,
    told.Lifted: _lifted,
    told.RoundEnded: _round_ended,
}
