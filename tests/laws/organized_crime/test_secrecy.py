"""Law 2: what a seat sees, is asked, may do and hears does not change with what it cannot see."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.core.chance import Drawn
from backroom.core.game import Answers, Aside
from backroom.core.refusal import Refused
from backroom.games.organized_crime.events import (
    Audited,
    CardsReturned,
    CardsTaken,
    DealMade,
    Drew,
    Event,
    GameEnded,
    OfferDropped,
    Offered,
    Owed,
    Paid,
    Voted,
)
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    Bribe,
    BuyPower,
    Cash,
    Claim,
    Close,
    Demand,
    Hire,
    Hit,
    Move,
    Offer,
    PassDice,
    Place,
    Reject,
    Repay,
    Request,
    Roll,
    Target,
    Vote,
    Withdraw,
)
from backroom.games.organized_crime.setup import Setup
from backroom.games.organized_crime.state import KIND
from backroom.games.organized_crime.telling import tell
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.builder import Family, a_country
from tests.laws.organized_crime.playing import Entry, Temper, next_entry, play, setups, tempers
from tests.laws.sizes import games

# What shows something hidden as it happens: a card turned up, or the money of one who pays or votes.
SHOWING = (Audited, CardsReturned, CardsTaken, Drew, GameEnded, Owed, Paid, Voted)

FOOLISH: tuple[Move, ...] = (
    Claim(),
    Hire(),
    BuyPower(),
    Cash(),
    Bribe("senator"),
    Repay(),
    Roll(),
    PassDice(),
    Demand(),
    Vote(True, 99),
    Offer(0, 20_000, ("money",), ("judge",)),
    Offer(1, 20_000, (), ("one_hit", "one_hit", "money")),
    Offer(2, -990_000, ("senator",), ()),
    Withdraw(0),
    Accept(1),
    Reject(2),
    Hit("one_hit", (Target("federal", 1, False),)),
)


def heard(events: list[Event], seat: int | None) -> list[Event]:
    """What a seat is told."""
    return [told for event in events if (told := tell(event, seat)) is not None]


def refusal(state: OrganizedCrime, seat: int, move: Move) -> str | None:
    """The words in which this seat is refused when it says this, or None."""
    try:
        state.copy().advance(Answers(int(state.question), ((seat, move),)))
    except Refused as refused:
        return str(refused)
    return None


def kinds(state: OrganizedCrime, seat: int) -> list[int]:
    return sorted(card & KIND for card in state.hands[seat])


def hidden_differs(real: OrganizedCrime, other: OrganizedCrime) -> bool:
    """Whether the two differ in anything that one seat may hide from another."""
    seats = range(real.rules.players)
    if real.money != other.money or len(real.offers) != len(other.offers):
        return True
    return any(kinds(real, seat) != kinds(other, seat) for seat in seats)


def looks_the_same(seat: int, real: OrganizedCrime, other: OrganizedCrime) -> None:
    """Assert that this seat cannot tell the two apart now."""
    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(real.view(seat))
    assert other.pending() == real.pending()
    assert other.options(seat) == real.options(seat)
    assert other.asides(seat) == real.asides(seat)
    assert [bool(other.options(one)) for one in range(4)] == [bool(real.options(one)) for one in range(4)]
    for move in FOOLISH:
        assert refusal(other, seat, move) == refusal(real, seat, move)


def sounds_the_same(seat: int, real: OrganizedCrime, other: OrganizedCrime, entry: Entry) -> None:
    """Assert that what happens next tells this seat nothing but what it openly shows."""
    there, here = real.copy(), other.copy()
    told_there = heard(there.apply(entry), seat)
    try:
        told_here = heard(here.apply(entry), seat)
    except Refused:
        assert isinstance(entry, Answers)
        assert any(speaker != seat for speaker, _ in entry.moves), (
            "one's own move depends on one's own things"
        )
        assert hidden_differs(real, other)
        return
    for one, two in zip(told_there, told_here, strict=False):
        if one != two:
            assert isinstance(one, SHOWING)
            assert isinstance(two, SHOWING)
            return
    if len(told_there) != len(told_here):
        longer = max(told_there, told_here, key=len)
        assert isinstance(longer[min(len(told_there), len(told_here))], SHOWING)


@settings(max_examples=games(25))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_2_nothing_told_depends_on_what_is_hidden(setup: Setup, seed: int, temper: Temper) -> None:
    rng = Random(seed)
    state = ORGANIZED_CRIME.start(setup)
    entry: Entry | None = next_entry(state, rng, temper)
    for _ in range(1_500):
        if entry is None:
            break
        state.apply(entry)
        entry = next_entry(state, rng, temper)
        if rng.random() < 0.06 and entry is not None:
            seat = int(rng.random() * setup.players)
            other = state.imagine(seat, rng)
            looks_the_same(seat, state, other)
            sounds_the_same(seat, state, other, entry)


def test_law_2_money_that_the_caller_finds_when_the_vote_is_over_tells_nothing_else() -> None:
    """C23, C29: random players seldom have income or MONEY left by then, so it is laid out."""
    caller = Family("boston", men={"new_york_power_2": 1}, circles="boston", cards="money one_hit")
    table = a_country(caller, Family("miami", cards="money"), Family("new_york", cards="one_or_two_hits"))
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    table.say(Request("narcotics")).say(Offer(1, 150_000, (), ()), seat=0).say(Accept(0), seat=1)
    table.vote(1, 1, 1).say(Offer(1, 0, ("money",), ("money",)), seat=0)
    rng = Random(1)
    for move in (Claim(), Place(), Cash(), Close()):
        entry: Answers[Move] = Answers(table.ask.id, ((0, move),))
        for seat in [0, 1, 2] * 10:
            other = table.game.imagine(seat, rng)
            looks_the_same(seat, table.game, other)
            sounds_the_same(seat, table.game, other, entry)
        table.take(entry)


@settings(max_examples=games(6))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_2_secrets_are_told_to_their_owners_alone(setup: Setup, seed: int, temper: Temper) -> None:
    """C7, C8, C27, C30: the face of a card drawn, the terms of a deal, the figure of an audit."""
    for played in play(setup, Random(seed), temper):
        for event in played.events:
            for seat in (None, *range(setup.players)):
                told = tell(event, seat)
                match event:
                    case Drew():
                        assert isinstance(told, Drew)
                        assert (told.card is None) == (seat != event.seat)
                    case Offered() | OfferDropped():
                        assert (told is None) == (seat not in (event.by, event.to))
                    case DealMade():
                        assert isinstance(told, DealMade)
                        hidden = seat not in (event.by, event.to)
                        assert [told.money is None, told.give is None, told.take is None] == [hidden] * 3
                    case CardsTaken():
                        assert isinstance(told, CardsTaken)
                        assert (told.cards is None) == (seat not in (event.seat, event.victim))
                    case Audited():
                        assert isinstance(told, Audited)
                        assert (told.amount is None) == (seat != event.by)
                    case _:
                        assert told == event


@settings(max_examples=games(6))
@given(setups(), st.integers(0, 2**32), tempers())
def test_law_2_a_spectator_sees_no_hand_no_money_and_no_offer(
    setup: Setup, seed: int, temper: Temper
) -> None:
    rng = Random(seed)
    for played in play(setup, rng, temper):
        if isinstance(played.entry, Drawn | Aside) or rng.random() < 0.9:
            continue
        view = played.state.view(None)
        assert all(family.money is None and family.known == () for family in view.families)
        assert view.session is None or view.session.offers == ()
        for seat in range(setup.players):
            imagined = played.state.imagine(seat, rng).view(None)
            assert [family.known for family in imagined.families] == [()] * setup.players
