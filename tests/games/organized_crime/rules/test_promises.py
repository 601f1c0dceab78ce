"""C27: words given in deals: what may be promised, who hears of it, and when a word is kept or broken."""

from __future__ import annotations

from typing import Unpack

from backroom.core.form import Bag, Form, OneOf
from backroom.games.organized_crime.events import (
    DealMade,
    OfferDropped,
    Offered,
    OfferRejected,
    WordBroken,
    WordKept,
    WordLapsed,
)
from backroom.games.organized_crime.moves import (
    Accept,
    CallVote,
    Close,
    Leave,
    Offer,
    PassDice,
    Place,
    Reject,
    Request,
    Vote,
    WordName,
)
from backroom.games.organized_crime.view import OfferView, WordView
from tests.games.organized_crime.builder import Family, Has, Table, a_country

Words = tuple[WordName, ...]


def session(**has: Unpack[Has]) -> Table:
    """Seat 0 asks for Narcotics; two others vote."""
    family = Family("boston", men={"new_york_power_2": 1}, **(Has(circles="boston", money=140_000) | has))
    other = Family("miami", men={"new_york_power_2": 1}, circles="miami", money=120_000)
    third = Family("new_york", men={"boston_power_2": 1}, money=90_000)
    table = a_country(family, other, third)
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    return table.say(Request("narcotics"))


def promised(promise: Words = (), ask: Words = (), *, money: int = 0) -> Table:
    """A deal of seats 0 and 1 with these words of both."""
    return session().say(Offer(1, money, (), (), promise, ask), seat=0).say(Accept(0), seat=1)


def open_words(table: Table, seat: int | None) -> list[tuple[int, int, str, int]]:
    """The words that a seat sees."""
    return [(one.by, one.to, one.word, one.until) for one in table.game.view(seat).words]


def record(table: Table) -> list[tuple[int, int]]:
    """How many words each has kept and broken, as everybody sees it."""
    return [(family.kept, family.broken) for family in table.game.view(None).families]


def end_session(table: Table) -> Table:
    """The vote carries, the informant is placed, and the turn goes on."""
    return table.vote(*(table.game.votes(seat) for seat in (1, 2, 0))).say(Place(), Close())


def next_round(table: Table) -> Table:
    """Everybody whose turn it is passes the dice, until the next round."""
    now = table.game.round
    while table.game.round == now:
        table.game.rolled = True
        table.say(PassDice())
    return table


def test_c27_promises_are_part_of_an_offer_both_ways() -> None:
    table = session()
    table.say(Offer(1, 20_000, (), (), ("favour", "favour"), ("yes", "peace")), seat=0)
    told = Offered(0, 1, 20_000, (), (), ("favour", "favour"), ("yes", "peace"))
    assert table.heard(1) == [told]
    assert table.heard(2) == table.heard(None) == []
    view = table.game.view(1).session
    assert view is not None
    assert view.offers == (OfferView(0, 1, 20_000, (), (), ("favour", "favour"), ("yes", "peace")),)
    assert open_words(table, 0) == [], "an offer is no promise yet"
    table.say(Accept(0), seat=1)
    assert table.heard(2) == [DealMade(0, 1, None, None, None, (0, 0, 0, 0))]
    made = DealMade(0, 1, 20_000, (), (), (0, 0, 0, 0), ("favour", "favour"), ("yes", "peace"))
    assert table.heard(0) == [made]
    words = (
        WordView(0, 1, "favour", 3, due=False),
        WordView(1, 0, "yes", 2, due=True),
        WordView(1, 0, "peace", 2, due=False),
    )
    assert table.game.view(0).words == table.game.view(1).words == words
    assert table.game.view(2).words == table.game.view(None).words == ()
    assert table.game.view_open().words == words


def test_c27_no_promise_binds() -> None:
    table = promised(ask=("yes",), money=50_000).say(CallVote())
    table.say(Vote(False, 2), seat=1)
    assert table.game.money[1] == 170_000, "the money stays where it is"
    assert table.events[-1] == WordBroken(1, 0, "yes")
    assert table.heard(2)[-1] == table.heard(None)[-1] == WordBroken(1, 0, "yes")
    assert record(table) == [(0, 0), (0, 1), (0, 0)]
    assert open_words(table, 0) == []


def test_c27_a_vote_is_kept_with_all_votes_and_broken_with_fewer() -> None:
    for vote, kept in ((Vote(True, 2), True), (Vote(True, 1), False), (Vote(True, 0), False)):
        table = promised(ask=("yes",), money=50_000).say(CallVote()).say(vote, seat=1)
        assert record(table)[1] == ((1, 0) if kept else (0, 1)), vote
        assert table.heard(None)[-1] == (WordKept if kept else WordBroken)(1, 0, "yes")
    for vote, kept in ((Vote(False, 2), True), (Vote(True, 2), False)):
        table = promised(ask=("no",)).say(CallVote()).say(vote, seat=1)
        assert record(table)[1] == ((1, 0) if kept else (0, 1)), vote


def test_c27_who_promises_both_sides_breaks_one_word() -> None:
    table = session().say(Offer(0, 0, (), (), ("yes",)), seat=1).say(Accept(1), seat=0)
    table.say(Offer(1, 10_000, (), (), (), ("no",)), seat=2).say(Accept(2), seat=1)
    table.say(CallVote()).say(Vote(False, 2), seat=1)
    assert table.heard(None)[-2:] == [WordBroken(1, 0, "yes"), WordKept(1, 2, "no")]


def test_c27_votes_for_the_next_request_are_due_when_it_is_called() -> None:
    table = promised(("favour",), ("yes",))
    end_session(table)
    assert record(table) == [(0, 0), (1, 0), (0, 0)], "this request was not the next one"
    table.game.rolled = True
    table.say(PassDice())
    assert open_words(table, 0) == [(0, 1, "favour", 2)]
    table.name("new_york_power_2", "right").roll(1, 1).step("chicago", "new_york_illegal_2")
    table.say(Request("gambling"), seat=1)
    assert table.game.view(0).words == (WordView(0, 1, "favour", 2, due=True),)
    table.say(CallVote(), seat=1)
    assert table.ask.seats == (2,)
    table.say(Vote(True, 1)).say(Vote(True, table.game.votes(0)), seat=0)
    assert table.heard(2)[-1] == WordKept(0, 1, "favour")


def test_c27_a_favour_that_is_not_called_in_lapses() -> None:
    table = end_session(promised(("favour",)))
    assert next_round(table).game.round == 2
    assert len(open_words(table, 1)) == 1, "it holds to the end of this round"
    next_round(table)
    assert open_words(table, 1) == []
    lapsed = WordLapsed(0, 1, "favour")
    assert lapsed in table.heard(0)
    assert lapsed in table.heard(1)
    assert lapsed not in table.heard(2)
    assert record(table) == [(0, 0)] * 3


def test_c27_no_attack_for_some_rounds_is_kept_when_they_are_over() -> None:
    table = end_session(promised(ask=("peace", "peace")))
    assert open_words(table, 0) == [(1, 0, "peace", 3)]
    next_round(next_round(table))
    assert record(table) == [(0, 0)] * 3
    next_round(table)
    assert WordKept(1, 0, "peace") in table.heard(2)
    assert record(table)[1] == (1, 0)


def test_c27_a_declared_attack_or_a_killing_breaks_the_peace() -> None:
    table = end_session(promised(("peace",)))
    table.game.rolled = False
    table.game.walkers = []
    table.name("new_york_illegal_2", "right", attack="miami")
    assert table.heard(2)[-1] == WordBroken(0, 1, "peace")
    table = end_session(promised(("peace",)))
    there = table.game.rules.board.number["new_york_illegal_2"]
    table.game.enter(1, there)
    table.game.rolled = False
    table.game.walkers = []
    table.name("new_york_illegal_2", "right").roll(1, 1).kill(1)
    assert WordBroken(0, 1, "peace") in table.heard(None)
    assert record(table)[0] == (0, 1)


def test_c27_an_attack_on_somebody_else_breaks_nothing() -> None:
    table = end_session(promised(("peace",)))
    table.game.rolled = False
    table.game.walkers = []
    table.name("new_york_illegal_2", "right", attack="new_york")
    assert record(table) == [(0, 0)] * 3


def test_c27_a_word_given_twice_lasts_longer() -> None:
    table = promised(("peace",))
    table.say(Offer(1, 0, (), (), ("peace", "peace")), seat=0).say(Accept(0), seat=1)
    assert open_words(table, 1) == [(0, 1, "peace", 3)]
    table.say(Offer(1, 0, (), (), ("peace",)), seat=0).say(Accept(0), seat=1)
    assert open_words(table, 1) == [(0, 1, "peace", 3)]


def test_c1_words_of_and_to_a_player_who_is_out_lapse() -> None:
    table = promised(("peace",), ("favour",))
    table.aside(1, Leave())
    assert open_words(table, 0) == []
    assert [event for event in table.heard(0) if isinstance(event, WordLapsed)] == [
        WordLapsed(0, 1, "peace"),
        WordLapsed(1, 0, "favour"),
    ]


def test_c27_a_session_that_lapses_takes_the_words_about_its_vote_along() -> None:
    table = session().say(Offer(2, 0, (), (), ("yes", "peace")), seat=1).say(Accept(1), seat=2)
    table.aside(0, Leave())
    assert open_words(table, 1) == [(1, 2, "peace", 2)]
    assert WordLapsed(1, 2, "yes") in table.heard(2)


def test_c24_an_offer_for_votes_lapses_when_the_vote_is_called() -> None:
    table = session()
    table.say(Offer(1, 10_000, (), (), (), ("yes",)), seat=0)
    table.say(Offer(2, 10_000, (), ()), seat=0).say(CallVote())
    assert [offer.to for offer in table.game.offers] == [2]
    assert OfferDropped(0, 1) in table.heard(1)
    assert OfferDropped(0, 1) not in table.heard(2)
    table.say(Vote(True, 1), Vote(True, 1), Vote(True, 1))
    assert table.refuses(Offer(1, 10_000, (), (), (), ("yes",)), seat=0) == "C27", "the votes are cast"
    table.say(Offer(1, 0, (), (), (), ("peace",)), seat=0)


def test_c27_the_form_says_what_may_be_promised() -> None:
    table = session()
    form = next(form for form in table.forms(0) if form.fields[0] == OneOf("to", (1,)))
    words = (("yes", 1), ("no", 1), ("favour", 3), ("peace", 3))
    assert form.fields[4:] == (Bag("promise", words), Bag("ask", words), OneOf("counter", (False,)))
    assert table.refuses(Offer(1, 0, (), (), ("yes", "yes")), seat=0) == "C27"
    assert table.refuses(Offer(1, 0, (), (), (), ("peace",) * 4), seat=0) == "C27"
    assert table.refuses(Offer(1, 0, (), (), ("peace", "yes")), seat=0) == "C27"


def test_c24_a_counter_offer_takes_the_place_of_the_offer() -> None:
    table = session()
    assert table.refuses(Offer(0, -30_000, (), (), ("yes",), counter=True), seat=1) == "C24"
    table.say(Offer(1, 10_000, (), (), (), ("yes",)), seat=0)
    form = next(form for form in table.forms(1) if form.fields[0] == OneOf("to", (0,)))
    assert form.fields[-1] == OneOf("counter", (False, True))
    table.say(Offer(0, -30_000, (), (), ("yes",), counter=True), seat=1)
    assert [(offer.by, offer.to, offer.money) for offer in table.game.offers] == [(1, 0, -30_000)]
    assert table.heard(0) == [Offered(1, 0, -30_000, (), (), ("yes",), counter=True)]
    table.say(Accept(1), seat=0)
    assert table.game.money == [110_000, 150_000, 90_000]


def test_c24_an_offer_back_that_is_no_answer_leaves_the_other_on_the_floor() -> None:
    table = session().say(Offer(1, 10_000, (), ()), seat=0).say(Offer(0, 20_000, (), ()), seat=1)
    assert [(offer.by, offer.to) for offer in table.game.offers] == [(0, 1), (1, 0)]


def test_c27_a_rejection_says_why_and_for_how_much() -> None:
    table = session().say(Offer(1, 10_000, (), (), (), ("yes",)), seat=0)
    assert isinstance(table.forms(1)[0], Form)
    assert table.refuses(Reject(0, "too_little", 15_000), seat=1) == "C27"
    assert table.refuses(Reject(0, None, 10_000), seat=1) == "C27"
    table.say(Reject(0, "too_little", 40_000), seat=1)
    assert table.heard(0) == table.heard(1) == [OfferRejected(0, 1, "too_little", 40_000)]
    assert table.heard(2) == []
    assert table.game.offers == ()
