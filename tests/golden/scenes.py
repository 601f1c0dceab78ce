"""What the golden games show: each one's table, who plays it, and the moments that must occur, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from backroom.games.omerta.events import (
    CardAdded,
    Discarded,
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
    TurnPassed,
    TurnSkipped,
    WrongShown,
)
from backroom.games.omerta.printed.cards import FAMOUS, KIND_OF, CardName, DeckName, is_bottle
from backroom.games.omerta.printed.editions import EDITIONS, EditionName
from backroom.games.omerta.setup import Setup
from tests.golden.director import (
    Caller,
    Claims,
    Clumsy,
    Director,
    KillerShower,
    LadyOnPatrol,
    Leaver,
    Thrower,
)

E = TypeVar("E")
Moment = Callable[[Any], bool]


class Scene(NamedTuple):
    """One golden game."""

    shows: str
    setup: Setup
    director: Callable[[], Director]
    moments: tuple[Moment, ...]
    longest: int = 90  # entries; a longer game is discarded


def an(kind: type[object], **fields: Any) -> Moment:
    """An event of this kind with these fields; a field may be a value or a test."""

    def happened(event: object) -> bool:
        if not isinstance(event, kind):
            return False
        for name, wanted in fields.items():
            found: object = getattr(event, name)
            if not (wanted(found) if callable(wanted) else found == wanted):
                return False
        return True

    return happened


def one_round(players: int = 3, edition: EditionName = "en", **options: Any) -> Setup:
    """A table that plays a single round."""
    return msgspec.convert({"players": players, "edition": edition, "rounds": 1, **options}, Setup)


def seen(moments: Sequence[Moment], events: Sequence[E]) -> list[E]:
    """The events that match the moments, in order; fewer than the moments if one did not occur."""
    found: list[E] = []
    for event in events:
        if len(found) < len(moments) and moments[len(found)](event):
            found.append(event)
    return found


def won(event: Event) -> bool:
    """O31: the caller alone had the lowest stock."""
    if not isinstance(event, RoundEnded) or event.caller is None:
        return False
    own = event.stocks[event.caller]
    return own <= 7 and event.stocks.count(own) == 1 and event.scores[event.caller] == 0


def lost(event: Event) -> bool:
    """O32: the caller paid 20 and the lowest of the others scored 0."""
    if not isinstance(event, RoundEnded) or event.caller is None:
        return False
    return event.scores[event.caller] == event.stocks[event.caller] + 20 and 0 in event.scores


def lost_with(low: int, high: int) -> Moment:
    """O32: lost with a stock within these bounds."""

    def happened(event: Event) -> bool:
        if not lost(event) or not isinstance(event, RoundEnded) or event.caller is None:
            return False
        return low <= event.stocks[event.caller] <= high

    return happened


def tied(event: Event) -> bool:
    """O31: the caller was tied and still scored 0; the other scored their stock."""
    if not isinstance(event, RoundEnded) or event.caller is None:
        return False
    own = event.stocks[event.caller]
    return 0 < own <= 7 and event.stocks.count(own) > 1 and event.scores.count(0) == 1


def mixed_sorts(cards: tuple[CardName, ...]) -> bool:
    """Whether these are a bottle and a character."""
    return len({is_bottle(KIND_OF[card]) for card in cards}) == 2


def characters(cards: tuple[CardName, ...]) -> bool:
    """Whether these are all characters."""
    return not any(is_bottle(KIND_OF[card]) for card in cards)


def so_many(number: int) -> Callable[[Sequence[object]], bool]:
    """Whether a list has this length."""
    return lambda things: len(things) == number


def is_shown(card: CardName | None) -> bool:
    return card is not None


def away_from_1(patrols: tuple[tuple[int, int], ...]) -> bool:
    """O29: the Patrol on the second place moved elsewhere."""
    return len(patrols) == 1 and patrols[0][0] == 1 != patrols[0][1]


def put_away(name: CardName) -> Moment:
    """O10: this card was discarded, straight from the pile or out of the hand."""
    return lambda event: isinstance(event, Discarded | Replaced) and event.card == name


def without_capone(gangsters: tuple[str, ...]) -> bool:
    return FAMOUS[0] not in gangsters


def ends() -> Iterator[tuple[str, Scene]]:
    """O30 to O33, O3: one game for each way a round or a game ends."""
    called = an(OmertaCalled)
    yield (
        "end-omerta-won",
        Scene(
            "The caller has 7 or less and nobody is as low: 0 points.",
            one_round(),
            lambda: Caller("won"),
            (called, won),
        ),
    )
    yield (
        "end-omerta-lost",
        Scene(
            "The caller has more than 7: 20 points more, and the lowest of the others scores 0.",
            one_round(),
            lambda: Caller("lost"),
            (called, lost_with(8, 99)),
        ),
    )
    yield (
        "end-omerta-lost-to-a-lower-stock",
        Scene(
            "The caller has 7 or less, but another has fewer.",
            one_round(4),
            lambda: Caller("beaten"),
            (called, lost_with(0, 7)),
            longest=200,
        ),
    )
    yield (
        "end-omerta-tied",
        Scene(
            "The caller has 7 or less and ties: the caller scores 0, the other the stock.",
            one_round(4),
            lambda: Caller("tied"),
            (called, tied),
            longest=200,
        ),
    )
    yield (
        "end-nothing-to-draw",
        Scene(
            "Penalties empty both piles; everybody passes in a row, and everybody scores the stock.",
            one_round(5),
            Clumsy,
            (an(Reshuffled), *([an(TurnPassed)] * 5), an(RoundEnded, reason="nothing_to_draw", caller=None)),
        ),
    )
    yield (
        "end-turn-limit",
        Scene(
            "Nobody calls in 200 turns; the draw pile is renewed on the way.",
            one_round(),
            Director,
            (an(Reshuffled), an(RoundEnded, reason="turn_limit", caller=None)),
            longest=1000,
        ),
    )
    yield (
        "end-shared-win",
        Scene(
            "Two players have the same lowest total and share the win.",
            one_round(),
            lambda: Caller("shared"),
            (lost, an(GameEnded, winners=so_many(2))),
        ),
    )


def powers() -> Iterator[tuple[str, Scene]]:
    """O19 to O29: one game for each character in use."""

    def named(name: CardName) -> Moment:
        return an(PowerNamed, power=name)

    yield (
        "power-gangster",
        Scene(
            "Two cards change places, unseen.",
            one_round(),
            lambda: Director(["gangster"]),
            (named("gangster"), an(Swapped)),
        ),
    )
    yield (
        "power-lady",
        Scene(
            "A hand is shuffled, unseen by everybody.",
            one_round(),
            lambda: Director(["lady"]),
            (named("lady"), an(Mixed, places=(0, 1, 2, 3))),
        ),
    )
    yield (
        "power-mole",
        Scene(
            "A player looks at an own card.",
            one_round(),
            lambda: Director(["mole"]),
            (named("mole"), an(LookedAt)),
        ),
    )
    yield (
        "power-snitch",
        Scene(
            "Two cards from the draw pile go to an opponent.",
            one_round(),
            lambda: Director(["snitch"]),
            (named("snitch"), an(CardAdded, reason="gift"), an(CardAdded, reason="gift")),
        ),
    )
    yield (
        "power-driver",
        Scene(
            "Two bottles are thrown.",
            one_round(),
            lambda: Thrower("bottle", "bottle"),
            (named("driver"), an(Thrown, places=so_many(2))),
        ),
    )
    yield (
        "power-safecracker",
        Scene(
            "A player looks into the safe and exchanges a card.",
            one_round(),
            lambda: Director(["safecracker"]),
            (named("safecracker"), an(SafeOpened), an(Exchanged, card=None)),
        ),
    )
    yield (
        "power-mamma",
        Scene(
            "A player loses the next turn; the Mamma is discarded after her placer's next draw.",
            one_round(),
            lambda: Director(["mamma"]),
            (named("mamma"), an(Laid, power="mamma"), an(TurnSkipped), an(Lifted, power="mamma")),
        ),
    )
    yield (
        "power-patrol",
        Scene(
            "A card is blocked until its placer's second next draw.",
            one_round(),
            lambda: Director(["patrol"]),
            (named("patrol"), an(Laid, power="patrol"), an(Lifted, power="patrol")),
        ),
    )
    idle: tuple[CardName, ...] = ("killer", "witness", "alibi")
    for name in idle:
        yield (
            f"power-none-{name}",
            Scene(
                f"A {name.capitalize()} discarded in the ordinary way does nothing.",
                one_round(),
                partial(Director, [name]),
                (put_away(name),),
            ),
        )
    stopped: tuple[CardName, ...] = ("gangster", "lady", "snitch", "mamma", "patrol")
    for name in stopped:
        yield (
            f"killer-stops-{name}",
            Scene(
                f"A Killer cancels the {name.capitalize()} that would touch its holder.",
                one_round(4),
                partial(KillerShower, name),
                (named(name), an(KillerShown, power=name)),
            ),
        )
    yield (
        "killer-false",
        Scene(
            "A card shown as the Killer is none: it goes back, and a penalty card comes before the effect.",
            one_round(),
            lambda: KillerShower("gangster", false=True),
            (named("gangster"), an(WrongShown), an(CardAdded, reason="penalty"), an(Swapped)),
        ),
    )


def editions() -> Iterator[tuple[str, Scene]]:
    """[E]: what each printed edition changes."""
    for edition in EDITIONS:
        aside = so_many(0 if edition == "fr" else 2)
        yield (
            f"edition-{edition}-gangsters",
            Scene(
                "Nobody holds Al Capone, and the famous gangsters are dealt again; "
                + ("all five are shuffled." if edition == "fr" else "those laid aside are shown."),
                one_round(edition=edition),
                Director,
                (
                    an(GangstersDealt, gangsters=without_capone, aside=aside),
                    an(GangstersDealt, aside=aside),
                    an(RoundBegun),
                ),
            ),
        )
        if edition == "nl":
            yield (
                "edition-nl-driver-one-bottle",
                Scene(
                    "The bottle stays discarded, the character comes back for a penalty card.",
                    one_round(edition="nl"),
                    lambda: Thrower("bottle", "character"),
                    (an(Thrown), an(ThrownBack, cards=characters), an(CardAdded, reason="penalty")),
                ),
            )
            yield (
                "edition-nl-driver-two-characters",
                Scene(
                    "Both characters come back, for a penalty card each.",
                    one_round(edition="nl"),
                    lambda: Thrower("character", "character"),
                    (an(ThrownBack, cards=characters), *([an(CardAdded, reason="penalty")] * 2)),
                ),
            )
        else:
            yield (
                f"edition-{edition}-driver-one-bottle",
                Scene(
                    "A bottle and a character come back together, for one penalty card.",
                    one_round(edition=edition),
                    lambda: Thrower("bottle", "character"),
                    (an(ThrownBack, cards=mixed_sorts), an(CardAdded, reason="penalty")),
                ),
            )
        stays = edition == "fr"
        yield (
            f"edition-{edition}-patrol-and-lady",
            Scene(
                "A Lady leaves the blocked card in its place."
                if stays
                else "A Lady shuffles the blocked card too, and the Patrol travels with it.",
                one_round(edition=edition),
                LadyOnPatrol,
                (
                    an(Laid, power="patrol", place=1),
                    an(Mixed, places=(0, 2, 3)) if stays else an(Mixed, patrols=away_from_1),
                ),
            ),
        )
    yield (
        "edition-fr-power-declined",
        Scene(
            "A Lady is left unused, where the print permits and does not command.",
            one_round(edition="fr"),
            lambda: Leaver(["lady"]),
            (an(PowerIdle, power="lady", declined=True),),
        ),
    )
    yield (
        "edition-fr-exchange-declined",
        Scene(
            "The safe is looked into and nothing is exchanged.",
            one_round(edition="fr"),
            lambda: Leaver(["safecracker"]),
            (an(SafeOpened), an(PowerIdle, power="safecracker", declined=True)),
        ),
    )
    yield (
        "edition-en-driver-declined",
        Scene(
            "Up to two bottles is also none, where every other power is an order.",
            one_round(edition="en"),
            lambda: Leaver(["driver"]),
            (an(PowerIdle, power="driver", declined=True),),
        ),
    )


def house() -> Iterator[tuple[str, Scene]]:
    """Snaps, house rules, and whole games for each number of players."""
    penalty = an(CardAdded, reason="penalty")
    yield (
        "snap-right-late-wrong",
        Scene(
            "The first right card goes, the second comes late and costs nothing, a wrong one pays.",
            one_round(),
            lambda: Claims("right", "right", "wrong"),
            (an(Snapped), an(SnappedLate), an(SnappedWrong), penalty),
        ),
    )
    yield (
        "snap-wrong-before-right",
        Scene(
            "A wrong card does not use the snap up.",
            one_round(4),
            lambda: Claims("wrong", "right", "right"),
            (an(SnappedWrong), an(Snapped), an(SnappedLate), penalty),
        ),
    )
    yield (
        "house-sealed-snaps",
        Scene(
            "Claims are made in secret and put in order by lot.",
            one_round(snap="sealed"),
            lambda: Claims("right", "right", "wrong"),
            (an(LotsDrawn, seats=so_many(3)), an(Snapped), an(SnappedLate)),
        ),
    )
    yield (
        "house-open-safe",
        Scene(
            "The safe lies face up, and so does the card that is left in it.",
            one_round(open_safe=True),
            lambda: Director(["safecracker"]),
            (
                an(RoundBegun, safe=so_many(4)),
                an(Exchanged, card=is_shown),
            ),
        ),
    )
    decks: dict[int, DeckName] = {3: "deduced", 4: "sorted", 5: "deduced"}
    for players, deck in decks.items():
        yield (
            f"players-{players}",
            Scene(
                f"A whole game of {players} players, as many rounds, everybody playing for a small stock.",
                Setup(players=players, deck=deck, memory_aid=players == 4),
                lambda: Caller("won"),
                (*([won] * players), an(GameEnded)),
                longest=800,
            ),
        )


SCENES: Final[dict[str, Scene]] = {**dict(ends()), **dict(powers()), **dict(editions()), **dict(house())}
