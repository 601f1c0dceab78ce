"""The kit that runs the laws on ORGANIZED CRIME: every seat count, variant and deck, at several tempers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from hypothesis import strategies as st

from backroom.core.form import Bag, Field, Form
from backroom.core.game import Answers, Aside, Ask, Entry
from backroom.games.organized_crime.events import (
    Audited,
    BaseChosen,
    CameHome,
    CardsReturned,
    CardsTaken,
    Controlled,
    DealMade,
    Drew,
    Eliminated,
    Event,
    GameEnded,
    Hired,
    Killed,
    ManRemoved,
    OfferDropped,
    Offered,
    OfferRejected,
    OfficialLost,
    Owed,
    Paid,
    Stepped,
    Voted,
    WordBroken,
    WordKept,
    WordLapsed,
)
from backroom.games.organized_crime.game import OrganizedCrime
from backroom.games.organized_crime.moves import (
    Accept,
    Audit,
    Cash,
    Claim,
    Close,
    Hire,
    Leave,
    Move,
    Offer,
    Place,
    Request,
)
from backroom.games.organized_crime.rules import CARDS, WORDS
from backroom.games.organized_crime.setup import Setup, Variant
from backroom.games.organized_crime.state import KIND, Walker
from backroom.games.organized_crime.title import ORGANIZED_CRIME
from tests.games.organized_crime.books import Books, compare_money, compare_things
from tests.games.organized_crime.builder import Family, a_country, snapshot
from tests.games.organized_crime.foolish import FOOLISH, MEANT, conceivable
from tests.games.organized_crime.memory import Memory
from tests.games.organized_crime.playing import check_cards, check_knowledge, check_men, check_money
from tests.games.organized_crime.stories import posteriors
from tests.games.organized_crime.tempers import FEW, TEMPERS, Temper, choose, say_aside, setups
from tests.laws.kit import Fingerprint, Kit, Played, Trial

VARIANTS: tuple[Variant, ...] = ("standard", "short", "limit")
MEN_CHANGE = (BaseChosen, Hired, Controlled, Killed, ManRemoved, OfficialLost, Eliminated, CameHome, Stepped)


def kinds(state: OrganizedCrime, seat: int) -> list[int]:
    """The cards in a hand, in no order."""
    return sorted(card & KIND for card in state.hands[seat])


def is_word(event: object) -> bool:
    """C27: whether an event says what became of a word."""
    return isinstance(event, WordKept | WordBroken)


def hashed(index: int, played: Played, rng: Random) -> Iterable[object]:
    """Every entry, every event, some views along the way, and an imagined world."""
    yield played.entry, played.events
    if index % 50 == 0:
        state, players = played.state, played.setup.players
        seat = index // 50 % players
        imagined = state.imagine(seat, rng)
        for viewer in (None, *range(players)):
            yield state.view(viewer)
        yield imagined.money, imagined.hands, imagined.options(seat)


class OrganizedCrimeKit(Kit):
    """Tells the laws what they need to know about ORGANIZED CRIME."""

    game = ORGANIZED_CRIME
    folder = Path(__file__).parent
    rule = "C"
    tempers = TEMPERS
    trials: ClassVar[Mapping[str, Trial]] = {
        "replay": Trial(12),
        "fast_lane": Trial(4, longest=1_000),
        "fast_draws": Trial(3, longest=500),
        "secrecy": Trial(40, longest=1_500, often=0.06),
        "telling": Trial(6, often=0.2),
        "options": Trial(12, longest=1_200, often=0.02),
        "nature": Trial(4, longest=600),
        "menus": Trial(6, longest=800, often=0.1),
        "misspelt": Trial(3, longest=600, often=0.002),
        "account": Trial(10),
        "copy": Trial(8, often=0.02),
        "parts": Trial(4, longest=300),
        "imagine": Trial(60, longest=1_500, often=0.08),
        "views": Trial(12, longest=1_500, often=0.1),
    }
    fingerprints: ClassVar[Mapping[str, Fingerprint]] = {
        f"{players} {variant}": Fingerprint(
            f"{players}{variant}",
            [
                (
                    Setup(players=players, variant=variant, decks=FEW if number % 2 else None),
                    TEMPERS[number % len(TEMPERS)],
                )
                for number in range(6)
            ],
            longest=600,
            hashed=hashed,
        )
        for players in ORGANIZED_CRIME.seats
        for variant in VARIANTS
    }
    foolish = FOOLISH
    # a drawn card, or the money of a player who pays or votes
    showing = (Audited, CardsReturned, CardsTaken, Drew, GameEnded, Owed, Paid, Voted)
    short: ClassVar[Mapping[str, Any]] = {"variant": "short", "rounds": 1}
    met = ("odds",)
    meant = MEANT
    misspelt_at = ("turn", "floor")
    aside = (*(Audit(seat) for seat in range(-1, 5)), Leave(), Hire())
    mutable = (list, Walker)

    def setups(self) -> st.SearchStrategy[Setup]:
        return setups()

    def choose(self, options: Sequence[Move | Form], rng: Random, temper: Temper) -> Move:
        return choose(tuple(options), rng, temper)

    def say_aside(self, state: OrganizedCrime, rng: Random, temper: Temper) -> Aside[Move] | None:
        return say_aside(state, rng, temper)

    def snapshot(self, state: OrganizedCrime) -> object:
        return snapshot(state)

    def may_be_refused(self, real: OrganizedCrime, other: OrganizedCrime) -> bool:
        """Whether they differ in anything one seat may hide from another."""
        if real.money != other.money or len(real.offers) != len(other.offers):
            return True
        return any(kinds(real, seat) != kinds(other, seat) for seat in range(real.rules.players))

    def may_sound_otherwise(self, there: list[Any], here: list[Any]) -> bool:
        """C27: a word that others gave each other is heard of when it is kept or broken."""
        kept, imagined = [one for one in there if is_word(one)], [one for one in here if is_word(one)]
        if all(one in kept for one in imagined):
            there, here = [one for one in there if one not in kept], [one for one in here if not is_word(one)]
        return there == here or super().may_sound_otherwise(there, here)

    def online(self, number: int, rng: Random) -> dict[str, Any]:
        return {"players": rng.randint(2, 4), "variant": "short", "rounds": rng.randint(1, 3)}

    def check_telling(self, event: Event, told: Mapping[int | None, Event | None]) -> None:
        """C7, C8, C27, C30: faces drawn, terms of deals and results of audits stay private."""
        for seat, heard in told.items():
            match event:
                case Drew():
                    assert isinstance(heard, Drew)
                    assert (heard.card is None) == (seat != event.seat)
                case Offered() | OfferDropped() | OfferRejected() | WordLapsed():
                    assert (heard is None) == (seat not in (event.by, event.to))
                case DealMade():
                    assert isinstance(heard, DealMade)
                    hidden = seat not in (event.by, event.to)
                    terms = (heard.money, heard.give, heard.take, heard.promise, heard.ask)
                    assert [term is None for term in terms] == [hidden] * 5
                case CardsTaken():
                    assert isinstance(heard, CardsTaken)
                    assert (heard.cards is None) == (seat not in (event.seat, event.victim))
                case Audited():
                    assert isinstance(heard, Audited)
                    assert (heard.amount is None) == (seat != event.by)
                case _:
                    assert heard == event

    def check_spectator(self, state: OrganizedCrime) -> None:
        view = state.view(None)
        assert all(family.money is None and family.known == () for family in view.families)
        assert view.session is None or view.session.offers == ()
        assert view.words == ()

    def rare_positions(self) -> Iterator[tuple[OrganizedCrime, Entry[Move]]]:
        """C23, C29: the caller still has income and MONEY when the vote is over."""
        caller = Family("boston", men={"new_york_power_2": 1}, circles="boston", cards="money one_hit")
        table = a_country(caller, Family("miami", cards="money"), Family("new_york", cards="one_or_two_hits"))
        table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
        table.say(Request("narcotics")).say(Offer(1, 150_000, (), ()), seat=0).say(Accept(0), seat=1)
        table.vote(1, 1, 1).say(Offer(1, 0, ("money",), ("money",)), seat=0)
        for move in (Claim(), Place(), Cash(), Close()):
            entry: Answers[Move] = Answers(table.ask.id, ((0, move),))
            yield table.game, entry
            table.take(entry)

    def conceivable(self, state: OrganizedCrime, rng: Random) -> list[Move]:
        return conceivable(state, rng)

    def outside(self, field: Field) -> list[tuple[str, ...]]:
        """Cards that are not in the bag, and words that may not be given now."""
        if not isinstance(field, Bag):
            return []
        held = dict(field.limits)
        names = WORDS if field.name in {"promise", "ask"} else CARDS
        return [(name,) for name in names if name not in held]

    def check_aside(self, before: OrganizedCrime, after: OrganizedCrime, said: Aside[Move]) -> None:
        """C30: an audit moves nothing; C1: when a player has left, the others get a new question."""
        if isinstance(said.move, Audit):
            assert (after.pending(), after.money) == (before.pending(), before.money)
            return
        pending, asked = after.pending(), before.pending()
        assert not after.lives(said.seat)
        if isinstance(pending, Ask):
            assert not isinstance(asked, Ask) or pending.id != asked.id
            for one in pending.seats:
                assert after.lives(one)
                assert after.options(one)

    def place(self, state: OrganizedCrime) -> object:
        return state.step

    def audit(self, setup: Setup) -> Callable[[Played], None]:
        """C2, C3, C6, C28: check every dollar, debt, man and card against a second set of books."""
        men = [20] * setup.players
        books = Books(setup, ORGANIZED_CRIME.start(setup))
        steps = 0

        def check(played: Played) -> None:
            nonlocal men, steps
            state, events = played.state, played.events
            check_money(state)
            check_cards(state)
            check_knowledge(state)
            if any(isinstance(event, MEN_CHANGE) for event in events):
                men = check_men(state, men)
            books.hear(events)
            compare_money(books, state)
            if steps % 16 == 0:  # the books go on, so nothing is missed
                compare_things(books, state)
            steps += 1

        return check

    def memory(self, setup: Setup, seat: int) -> Memory:
        return Memory(setup, seat)

    def is_telling(self, events: list[Event]) -> bool:
        """C27: votes tell about money."""
        return any(isinstance(event, Voted) for event in events)

    def check_imagined(self, played: Played, imagined: OrganizedCrime, seat: int) -> None:
        """Assert that a seat's own things, the votes it saw and all the totals are right."""
        state: Any = played.state
        assert imagined.hands[seat] == state.hands[seat]
        assert imagined.money[seat] == state.money[seat]
        for event in played.events:
            if isinstance(event, Voted):
                assert imagined.votes(event.seat) == event.available
        check_money(imagined)
        check_cards(imagined)
        check_knowledge(imagined)


OrganizedCrimeKit.posteriors = posteriors(OrganizedCrimeKit())
