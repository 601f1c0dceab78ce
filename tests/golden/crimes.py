"""What the golden games of ORGANIZED CRIME show: table, temper, and the moments that must occur."""

from __future__ import annotations

from typing import Final, NamedTuple

from backroom.games.organized_crime.events import (
    Audited,
    CameHome,
    CardsReturned,
    CardsTaken,
    Controlled,
    DealMade,
    Eliminated,
    GameEnded,
    Killed,
    MistakeMade,
    MotionDecided,
    Offered,
    OfferRejected,
    Owed,
    Paid,
    PenaltyDrawn,
    SessionOpened,
    WordBroken,
    WordKept,
)
from backroom.games.organized_crime.setup import Setup
from tests.games.organized_crime.tempers import KILLERS, QUITTERS, TRADERS, WILD, Temper
from tests.golden.scenes import Moment, an


class Crime(NamedTuple):
    """One golden game."""

    shows: str
    setup: Setup
    temper: Temper
    moments: tuple[Moment, ...]
    longest: int = 400  # entries; a longer game is discarded


def at_home(space: str) -> bool:
    return space.startswith("base_")


def on_track(space: str) -> bool:
    return not at_home(space)


LAST_BOSS = an(GameEnded, reason="last_boss")
ROUND_LIMIT = an(GameEnded, reason="round_limit")
THREE = Setup(players=3)

CRIMES: Final[dict[str, Crime]] = {
    "out-killed-at-home": Crime(
        "C21, C22: a declared attack; the attacker kills the Boss at home and goes home itself.",
        Setup(players=2),
        KILLERS,
        (an(Killed, boss=True, space=at_home), an(CameHome), an(Eliminated, cause="killed"), LAST_BOSS),
        900,
    ),
    "out-killed-on-the-track": Crime(
        "C4, C22: a Boss on the track is killed like a hit-man; cards and half the money go to the killer.",
        THREE,
        WILD,
        (
            an(Killed, boss=True, space=on_track),
            an(Eliminated, cause="killed"),
            an(Paid, reason="estate", payee=lambda seat: seat is not None),  # pyright: ignore[reportUnknownLambdaType]
            an(CardsTaken),
            LAST_BOSS,
        ),
    ),
    "out-mistake": Crime(
        "C9, C11: a Mistake removes the Boss; the cards go back to their decks.",
        THREE,
        WILD,
        (an(MistakeMade, undone=False), an(Eliminated, cause="mistake"), an(CardsReturned), LAST_BOSS),
    ),
    "out-federal": Crime(
        "C11: a Boss lands on FEDERAL GOVERNMENT.",
        Setup(players=2),
        WILD,
        (an(Eliminated, by=None, cause="federal"), LAST_BOSS),
    ),
    "out-penalty": Crime(
        "C10, C11, C26: a penalty is voted, and with no hit-man left it takes the Boss.",
        THREE,
        KILLERS,
        (an(MotionDecided, carried=True), an(PenaltyDrawn), an(Eliminated, cause="penalty"), LAST_BOSS),
        2_000,
    ),
    "out-left": Crime(
        "C1, C11: players leave the table; what they had goes to the Bank, and the last one wins.",
        THREE,
        QUITTERS,
        (
            an(Controlled),
            an(Eliminated, by=None, cause="left"),
            an(CardsReturned),
            an(Eliminated, by=None, cause="left"),
            LAST_BOSS,
        ),
        500,
    ),
    "end-last-boss": Crime(
        "C1: four begin and one is left.",
        Setup(players=4),
        WILD,
        (an(Eliminated), an(Eliminated), an(Eliminated), LAST_BOSS),
    ),
    "end-short": Crime(
        "The variant `short`: twelve rounds, then the richest living family.",
        Setup(players=2, variant="short"),
        KILLERS,
        (ROUND_LIMIT,),
        450,
    ),
    "end-limit": Crime(
        "The variant `limit`: as many rounds as the table says, with two families still there.",
        Setup(players=4, variant="limit", rounds=6),
        WILD,
        (an(Eliminated), ROUND_LIMIT),
    ),
    "session-with-deals": Crime(
        "C23, C24, C27, C28, C30: a deal with a debt, an audit, a vote that carries, an informant.",
        Setup(players=4, variant="limit", rounds=8),
        TRADERS,
        (
            an(SessionOpened, offender=None),
            an(DealMade),
            an(Owed, creditor=lambda seat: seat is not None),  # pyright: ignore[reportUnknownLambdaType]
            an(Audited),
            an(MotionDecided, carried=True),
            an(Controlled),
            ROUND_LIMIT,
        ),
        1_200,
    ),
    "session-with-promises": Crime(
        "C24, C27: a counter-offer, a rejection with a reason, a word that is kept and one that is broken.",
        Setup(players=4, variant="limit", rounds=8),
        TRADERS,
        (
            an(OfferRejected, reason=lambda reason: reason is not None),  # pyright: ignore[reportUnknownLambdaType]
            an(Offered, counter=True),
            an(WordKept, word="yes"),
            an(WordBroken),
            ROUND_LIMIT,
        ),
        1_200,
    ),
}
