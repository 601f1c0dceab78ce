"""Every event of OMERTA reads as a line for people."""

import pytest
from msgspec import Struct

from backroom.games.omerta.events import (
    CardAdded,
    Discarded,
    Drew,
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
from backroom.games.omerta.moves import (
    Give,
    LayMamma,
    LayPatrol,
    Look,
    Mix,
    OpenSafe,
    Swap,
    Take,
    Throw,
)
from backroom.games.omerta.printed.cards import FAMOUS, NAMES, CardName, GangsterName
from backroom.games.omerta.text import describe

SAID: list[tuple[Event, str]] = [
    (
        GangstersDealt(("lucky_luciano", "al_capone", "meyer_lansky"), ()),
        "The famous gangsters are dealt: Seat 1 Lucky Luciano, Seat 2 Al Capone, Seat 3 Meyer Lansky.",
    ),
    (
        GangstersDealt(("johnny_torrio", "al_capone", "meyer_lansky"), ("lucky_luciano", "virginia_hill")),
        (
            "The famous gangsters are dealt: Seat 1 Johnny Torrio, Seat 2 Al Capone, Seat 3 Meyer Lansky. "
            "Laid aside: Lucky Luciano and Virginia Hill."
        ),
    ),
    (RoundBegun(2, 0, None), "Round 2 begins; Seat 1 starts."),
    (
        RoundBegun(1, 3, ("10", "patrol", "1", "alibi")),
        "Round 1 begins; Seat 4 starts. The safe shows bottle 10, Police Patrol, bottle 1 and Alibi.",
    ),
    (Peeked(1, (0, 3), None), "Seat 2 looks at places 1 and 4."),
    (Peeked(1, (0, 3), ("7", "lady")), "Seat 2 looks at places 1 and 4 and sees bottle 7 and Lady."),
    (TurnSkipped(2), "Seat 3 is under a Mamma and loses the turn."),
    (TurnPassed(2), "Seat 3 finds nothing to draw and passes."),
    (Reshuffled(1), "The discard pile is shuffled into a new draw pile of 1 card."),
    (Reshuffled(31), "The discard pile is shuffled into a new draw pile of 31 cards."),
    (Drew(0, None), "Seat 1 draws a card."),
    (Drew(0, "10"), "Seat 1 draws bottle 10."),
    (Took(4, "2"), "Seat 5 takes bottle 2 from the discard pile."),
    (Replaced(0, 2, "mole"), "Seat 1 puts it in place 3 and discards Mole."),
    (Discarded(0, "6"), "Seat 1 discards bottle 6 straight away."),
    (Snapped(1, 0, "5"), "Seat 2 snaps first: bottle 5 is gone from place 1."),
    (SnappedLate(2, 1, "5"), "Seat 3 snaps too late: bottle 5 goes back to place 2."),
    (SnappedWrong(0, 3, "snitch"), "Seat 1 snaps wrongly: Snitch goes back to place 4."),
    (LotsDrawn((2, 0, 1)), "Lots are drawn for the snap: Seat 3, then Seat 1, then Seat 2."),
    (CardAdded(0, 4, "penalty"), "Seat 1 gets a penalty card, unseen, in place 5."),
    (CardAdded(0, 4, "gift"), "Seat 1 gets a card as a gift, unseen, in place 5."),
    (
        PowerNamed(0, "gangster", Swap(0, 1, 2, 3)),
        "Seat 1 uses the Gangster on place 2 of Seat 1 and place 4 of Seat 3.",
    ),
    (PowerNamed(0, "lady", Mix(1)), "Seat 1 uses the Lady on the hand of Seat 2."),
    (PowerNamed(0, "mole", Look(1)), "Seat 1 uses the Mole on place 2."),
    (PowerNamed(0, "snitch", Give(1, 2)), "Seat 1 uses the Snitch on Seat 2 and Seat 3."),
    (PowerNamed(0, "snitch", Give(1, 1)), "Seat 1 uses the Snitch on Seat 2 twice."),
    (PowerNamed(0, "safecracker", OpenSafe()), "Seat 1 uses the Safecracker on the safe."),
    (PowerNamed(0, "driver", Throw((0,))), "Seat 1 uses the Driver on place 1."),
    (PowerNamed(0, "driver", Throw((0, 2))), "Seat 1 uses the Driver on places 1 and 3."),
    (PowerNamed(0, "mamma", LayMamma(2)), "Seat 1 uses the Mamma on Seat 3."),
    (PowerNamed(0, "patrol", LayPatrol(2, 0)), "Seat 1 uses the Police Patrol on place 1 of Seat 3."),
    (PowerIdle(0, "lady", declined=True), "Seat 1 has discarded the Lady and leaves it unused."),
    (PowerIdle(0, "mole", declined=False), "Seat 1 has discarded the Mole and finds nothing to use it on."),
    (Swapped(0, 1, 2, 3), "Unseen, place 2 of Seat 1 and place 4 of Seat 3 are swapped."),
    (Mixed(1, (0, 2, 3), ()), "The hand of Seat 2 is shuffled: places 1, 3 and 4."),
    (
        Mixed(1, (0, 2), ((0, 2),)),
        "The hand of Seat 2 is shuffled: places 1 and 3. The Police Patrol moves from place 1 to place 3.",
    ),
    (LookedAt(0, 2, None), "Seat 1 looks at place 3."),
    (LookedAt(0, 2, "alibi"), "Seat 1 looks at place 3 and sees Alibi."),
    (SafeOpened(1, None), "Seat 2 looks into the safe."),
    (
        SafeOpened(1, ("1", "2", "3", "witness")),
        "Seat 2 looks into the safe and sees bottle 1, bottle 2, bottle 3 and Witness.",
    ),
    (Exchanged(1, 0, 3, None), "Seat 2 swaps place 1 with card 4 of the safe."),
    (Exchanged(1, 0, 3, "9"), "Seat 2 swaps place 1 with card 4 of the safe and leaves bottle 9 there."),
    (Thrown(0, (1, 2), ("4", "8")), "Seat 1 throws away bottle 4 and bottle 8 from places 2 and 3."),
    (ThrownBack(0, (1,), ("killer",)), "Seat 1 has to take back Killer in place 2."),
    (KillerShown(2, 1, "mamma"), "Seat 3 shows the Killer in place 2: the Mamma has no effect."),
    (WrongShown(2, 1, "3"), "Seat 3 shows bottle 3 in place 2, which is no Killer and goes back."),
    (Laid("mamma", 0, 1, None, 1), "Seat 1 lays the Mamma on Seat 2, for 1 turn of Seat 1."),
    (
        Laid("patrol", 0, 1, 2, 2),
        "Seat 1 lays the Police Patrol on place 3 of Seat 2, for 2 turns of Seat 1.",
    ),
    (Lifted("mamma", 1, None), "The Mamma on Seat 2 is discarded."),
    (Lifted("patrol", 1, 2), "The Police Patrol on place 3 of Seat 2 is discarded."),
    (OmertaCalled(0), "Seat 1 calls Omerta!"),
    (
        RoundEnded(
            2,
            "omerta",
            1,
            (((0, "4"), (3, "driver")), ((1, "alibi"),), ()),
            (24, 0, 0),
            (24, 0, 5),
            (30, 2, 9),
        ),
        (
            "Round 2 ends: Seat 2 called Omerta. "
            "Seat 1 shows bottle 4 and Driver (stock 24, scores 24, total 30); "
            "Seat 2 shows Alibi (stock 0, scores 0, total 2); "
            "Seat 3 shows no card (stock 0, scores 5, total 9)."
        ),
    ),
    (
        RoundEnded(1, "nothing_to_draw", None, ((),), (0,), (0,), (0,)),
        "Round 1 ends: nobody can draw any more. Seat 1 shows no card (stock 0, scores 0, total 0).",
    ),
    (
        RoundEnded(1, "turn_limit", None, ((),), (0,), (0,), (0,)),
        "Round 1 ends: it has lasted too many turns. Seat 1 shows no card (stock 0, scores 0, total 0).",
    ),
    (GameEnded((1,), (9, 3, 7)), "The game is over: Seat 2 wins. Totals: Seat 1 9, Seat 2 3, Seat 3 7."),
    (
        GameEnded((0, 1, 2), (3, 3, 3)),
        "The game is over: Seat 1, Seat 2 and Seat 3 share the win. Totals: Seat 1 3, Seat 2 3, Seat 3 3.",
    ),
]


@pytest.mark.parametrize(("event", "line"), SAID)
def test_an_event_is_said_in_plain_words(event: Event, line: str) -> None:
    assert describe(event) == line


def test_every_kind_of_event_is_said_above() -> None:
    said: set[type[Struct]] = {type(event) for event, _ in SAID}
    assert said == set(Event.__args__)


@pytest.mark.parametrize("name", [name for name in NAMES if name is not None])
def test_every_card_has_an_english_name(name: CardName) -> None:
    line = describe(Discarded(0, name))
    word = f"bottle {name}" if name.isdigit() else "Police Patrol" if name == "patrol" else name.capitalize()
    assert line == f"Seat 1 discards {word} straight away."


@pytest.mark.parametrize("gangster", FAMOUS)
def test_every_famous_gangster_has_a_name(gangster: GangsterName) -> None:
    words = gangster.replace("_", " ").title()
    assert describe(GangstersDealt((gangster,), ())) == f"The famous gangsters are dealt: Seat 1 {words}."


def test_a_move_that_uses_no_power_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError, match="uses no power"):
        describe(PowerNamed(0, "lady", Take()))
