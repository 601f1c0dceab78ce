"""Events as plain English lines, for replays in a terminal. Seats and places are counted from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from backroom.games.omerta.events import (
    CardAdded,
    Discarded,
    Drew,
    EndReason,
    Event,
    Exchanged,
    GameEnded,
    GangstersDealt,
    KillerShown,
    Laid,
    Lifted,
    LookedAt,
    LotsDrawn,
    Mixed,
    OmertaCalled,
    Peeked,
    PowerIdle,
    PowerNamed,
    Replaced,
    Reshuffled,
    RoundBegun,
    RoundEnded,
    SafeOpened,
    Snapped,
    SnappedLate,
    SnappedWrong,
    Swapped,
    Thrown,
    ThrownBack,
    Took,
    TurnPassed,
    TurnSkipped,
    WrongShown,
)
from backroom.games.omerta.moves import Give, LayMamma, LayPatrol, Look, Mix, Move, OpenSafe, Swap, Throw
from backroom.games.omerta.printed.cards import CardName, GangsterName

CHARACTERS: Final[dict[str, str]] = {
    "gangster": "Gangster",
    "lady": "Lady",
    "mole": "Mole",
    "snitch": "Snitch",
    "driver": "Driver",
    "safecracker": "Safecracker",
    "killer": "Killer",
    "witness": "Witness",
    "alibi": "Alibi",
    "mamma": "Mamma",
    "patrol": "Police Patrol",
}
FAMOUS_NAMES: Final[dict[GangsterName, str]] = {
    "al_capone": "Al Capone",
    "lucky_luciano": "Lucky Luciano",
    "virginia_hill": "Virginia Hill",
    "johnny_torrio": "Johnny Torrio",
    "meyer_lansky": "Meyer Lansky",
}


def describe(event: Event) -> str:  # noqa: C901  (one case per event)
    """One event, one line."""
    match event:
        case GangstersDealt():
            return gangsters_dealt(event)
        case RoundBegun():
            safe = "" if event.safe is None else f" The safe shows {cards(event.safe)}."
            return f"Round {event.round} begins; {seat(event.starter)} starts.{safe}"
        case Peeked():
            return f"{seat(event.seat)} looks at {places(event.places)}{faces(event.cards)}."
        case TurnSkipped():
            return f"{seat(event.seat)} is under a Mamma and loses the turn."
        case TurnPassed():
            return f"{seat(event.seat)} finds nothing to draw and passes."
        case Reshuffled():
            return f"The discard pile is shuffled into a new draw pile of {count(event.cards, 'card')}."
        case Drew():
            return f"{seat(event.seat)} draws {a_card(event.card)}."
        case Took():
            return f"{seat(event.seat)} takes {card(event.card)} from the discard pile."
        case Replaced():
            return f"{seat(event.seat)} puts it in {place(event.place)} and discards {card(event.card)}."
        case Discarded():
            return f"{seat(event.seat)} discards {card(event.card)} straight away."
        case Snapped() | SnappedLate() | SnappedWrong() | LotsDrawn():
            return describe_snap(event)
        case CardAdded():
            what = "a penalty card" if event.reason == "penalty" else "a card as a gift"
            return f"{seat(event.seat)} gets {what}, unseen, in {place(event.place)}."
        case PowerNamed():
            return f"{seat(event.seat)} uses the {card(event.power)}{intent(event.move)}."
        case PowerIdle():
            why = "leaves it unused" if event.declined else "finds nothing to use it on"
            return f"{seat(event.seat)} has discarded the {card(event.power)} and {why}."
        case Swapped() | Mixed() | LookedAt() | SafeOpened() | Exchanged() | Thrown() | ThrownBack():
            return describe_effect(event)
        case KillerShown():
            where = f"in {place(event.place)}"
            return f"{seat(event.seat)} shows the Killer {where}: the {card(event.power)} has no effect."
        case WrongShown():
            shown = f"{card(event.card)} in {place(event.place)}"
            return f"{seat(event.seat)} shows {shown}, which is no Killer and goes back."
        case Laid():
            what = f"{seat(event.by)} lays the {card(event.power)} on {target(event.seat, event.place)}"
            return f"{what}, for {count(event.turns, 'turn')} of {seat(event.by)}."
        case Lifted():
            return f"The {card(event.power)} on {target(event.seat, event.place)} is discarded."
        case OmertaCalled():
            return f"{seat(event.seat)} calls Omerta!"
        case RoundEnded():
            return round_ended(event)
        case GameEnded():
            return game_ended(event)
        case _:
            assert_never(event)


def describe_snap(event: Snapped | SnappedLate | SnappedWrong | LotsDrawn) -> str:
    """O13 to O17: what became of the claims."""
    match event:
        case Snapped():
            return f"{seat(event.seat)} snaps first: {card(event.card)} is gone from {place(event.place)}."
        case SnappedLate():
            return f"{seat(event.seat)} snaps too late: {card(event.card)} goes back to {place(event.place)}."
        case SnappedWrong():
            return f"{seat(event.seat)} snaps wrongly: {card(event.card)} goes back to {place(event.place)}."
        case LotsDrawn():
            return f"Lots are drawn for the snap: {', then '.join(map(seat, event.seats))}."
        case _:
            assert_never(event)


def describe_effect(
    event: Swapped | Mixed | LookedAt | SafeOpened | Exchanged | Thrown | ThrownBack,
) -> str:
    """O19 to O24: what a character did."""
    match event:
        case Swapped():
            other = target(event.other, event.other_place)
            return f"Unseen, {target(event.seat, event.place)} and {other} are swapped."
        case Mixed():
            moved = [f" The Police Patrol moves from {place(a)} to {place(b)}." for a, b in event.patrols]
            return f"The hand of {seat(event.seat)} is shuffled: {places(event.places)}.{''.join(moved)}"
        case LookedAt():
            seen = None if event.card is None else (event.card,)
            return f"{seat(event.seat)} looks at {place(event.place)}{faces(seen)}."
        case SafeOpened():
            return f"{seat(event.seat)} looks into the safe{faces(event.cards)}."
        case Exchanged():
            left = "" if event.card is None else f" and leaves {card(event.card)} there"
            safe = f"card {event.safe + 1} of the safe"
            return f"{seat(event.seat)} swaps {place(event.place)} with {safe}{left}."
        case Thrown():
            return f"{seat(event.seat)} throws away {cards(event.cards)} from {places(event.places)}."
        case ThrownBack():
            return f"{seat(event.seat)} has to take back {cards(event.cards)} in {places(event.places)}."
        case _:
            assert_never(event)


def intent(move: Move) -> str:
    """O18: what a power is to be used on."""
    match move:
        case Swap():
            return f" on {target(move.seat, move.place)} and {target(move.other, move.other_place)}"
        case Mix():
            return f" on the hand of {seat(move.seat)}"
        case Look():
            return f" on {place(move.place)}"
        case Give():
            second = "twice" if move.first == move.second else f"and {seat(move.second)}"
            return f" on {seat(move.first)} {second}"
        case OpenSafe():
            return " on the safe"
        case Throw():
            return f" on {places(move.places)}"
        case LayMamma():
            return f" on {seat(move.seat)}"
        case LayPatrol():
            return f" on {target(move.seat, move.place)}"
        case _:
            raise AssertionError(f"{move} uses no power")


def gangsters_dealt(event: GangstersDealt) -> str:
    """O4: who holds which famous gangster."""
    dealt = [f"{seat(index)} {FAMOUS_NAMES[name]}" for index, name in enumerate(event.gangsters)]
    aside = [FAMOUS_NAMES[name] for name in event.aside]
    laid = f" Laid aside: {listed(aside)}." if aside else ""
    return f"The famous gangsters are dealt: {', '.join(dealt)}.{laid}"


def round_ended(event: RoundEnded) -> str:
    """O30 to O33: everybody's cards and what they are worth."""
    hands = [
        f"{seat(index)} shows {cards([name for _, name in hand]) if hand else 'no card'} "
        f"(stock {event.stocks[index]}, scores {event.scores[index]}, total {event.totals[index]})"
        for index, hand in enumerate(event.hands)
    ]
    return f"Round {event.round} ends: {end_of_round(event.reason, event.caller)}. {'; '.join(hands)}."


def end_of_round(reason: EndReason, caller: int | None) -> str:
    """O30, O33: why a round is over."""
    match reason:
        case "omerta":
            assert caller is not None
            return f"{seat(caller)} called Omerta"
        case "nothing_to_draw":
            return "nobody can draw any more"
        case "turn_limit":
            return "it has lasted too many turns"
        case _:
            assert_never(reason)


def game_ended(event: GameEnded) -> str:
    """O3: who won."""
    verb = "wins" if len(event.winners) == 1 else "share the win"
    totals = ", ".join(f"{seat(index)} {total}" for index, total in enumerate(event.totals))
    return f"The game is over: {listed([seat(winner) for winner in event.winners])} {verb}. Totals: {totals}."


def seat(index: int) -> str:
    """A player, by where they sit."""
    return f"Seat {index + 1}"


def place(index: int) -> str:
    """A place in a hand."""
    return f"place {index + 1}"


def places(indexes: Sequence[int]) -> str:
    """One or several places in a hand."""
    if len(indexes) == 1:
        return place(indexes[0])
    return f"places {listed([str(index + 1) for index in indexes])}"


def target(owner: int, index: int | None) -> str:
    """A player, or one of that player's cards."""
    return seat(owner) if index is None else f"{place(index)} of {seat(owner)}"


def card(name: CardName) -> str:
    """A card by its English name."""
    return CHARACTERS.get(name) or f"bottle {name}"


def cards(names: Sequence[CardName]) -> str:
    """The names of several cards."""
    return listed([card(name) for name in names])


def a_card(name: CardName | None) -> str:
    """A card, seen or not."""
    return "a card" if name is None else card(name)


def faces(names: Sequence[CardName] | None) -> str:
    """What was seen, if it may be told."""
    return "" if names is None else f" and sees {cards(names)}"


def count(number: int, noun: str) -> str:
    """A number with its noun, such as `2 cards`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"
